import type { ChakraContent } from "./chakra-content.ts";

export const crown: ChakraContent = {
  key: "crown",
  name: "Crown",
  sanskrit: "Sahasrara",
  description: "Quiet, wonder and belonging",
  snapshot: {
    blocked:
      "Ten minutes under some trees, with nothing to achieve, would suit a time when quiet and wonder may feel far off.",
    needs_support:
      "Some sky has found its way into your weeks, and a fixed place for it, however small, would help it stay.",
    balanced:
      "Whatever gives you this wider view, go back to it often, and on dull days above all.",
  },
  templates: {
    blocked: {
      headline: "Looking for a little quiet and wonder",
      insight:
        "Of quiet, wonder and belonging, begin with the least closed. Wonder cannot be ordered, but you can sit where it has turned up before.\n\n" +
        "Please tell a therapist or somebody you trust if most days have felt flat or pointless for weeks.",
      quotation: "Wonder cannot be ordered, but you can sit where it has turned up before.",
      practices: [
        {
          title: "Greet the Sky",
          time: "AM",
          duration: "1 min",
          how: "Look up for a minute, and name the color of the sky as exactly as you can.",
          cue: "I step outside",
          serves: 20,
        },
        {
          title: "Five Minutes of Nothing",
          time: "Anytime",
          duration: "5 min",
          how: "Sit with no phone, book or task. Before you get up, wait three more breaths.",
          cue: "I finish a chore",
          serves: 19,
        },
        {
          title: "A Blanket and a Lamp",
          time: "PM",
          duration: "10 min",
          how: "Wrap yourself in something soft and sit by a lamp, with nothing to read or answer.",
          cue: "the last task of the day is done",
          serves: 19,
        },
        {
          title: "Sit Near a Tree",
          time: "Anytime",
          duration: "10 min",
          how: "Stay beside a tree and think of all that has stood in its shade or nested there.",
          cue: "I pass a tree I like",
          serves: 21,
        },
        {
          title: "Small Wonder Note",
          time: "PM",
          duration: "3 min",
          how: "Write down one thing from today that you did nothing to earn, such as a stranger’s laugh.",
          cue: "I get into bed",
          serves: 20,
        },
      ],
      affirmations: ["I do not need all the answers today.", "There is room for me in this world."],
      nutrition: ["Cauliflower", "Jasmine tea", "Popcorn", "White beans"],
      journal_prompts: [
        "What makes the hours pass gently for you?",
        "Where have you felt, even once, that you belonged without having to earn it?",
      ],
    },
    needs_support: {
      headline: "A little sky between the errands",
      insight:
        "Ten minutes is a long time to look at a cloud. Quiet, wonder and belonging are easily crowded out, because nothing happens when you skip them. Give one of them a place that is hard to skip, like the bus stop.",
      quotation: "Ten minutes is a long time to look at a cloud.",
      practices: [
        {
          title: "Three Breaths Before News",
          time: "AM",
          duration: "1 min",
          how: "Open the curtains and follow three full breaths, in and out, before you read any headlines.",
          cue: "I draw back the curtains",
          serves: 19,
        },
        {
          title: "The Longer Way Home",
          time: "Anytime",
          duration: "10 min",
          how: "Choose a way home with more trees, water or sky, and take it without hurry.",
          cue: "my errands are done",
          serves: 20,
        },
        {
          title: "Stars or Street Lights",
          time: "PM",
          duration: "5 min",
          how: "At a window or door where you feel safe, take in the widest view you have.",
          cue: "the street lights come on",
          serves: 20,
        },
        {
          title: "Meet a Wild Neighbor",
          time: "Anytime",
          duration: "5 min",
          how: "Look up the name of a bird, tree or star you often pass, and greet it.",
          cue: "I hear a bird I cannot name",
          serves: 21,
        },
      ],
      affirmations: ["Part of my day may stay open.", "My life is wider than my tasks."],
      nutrition: ["Turnips", "Ricotta", "Fennel", "Vanilla pudding"],
      journal_prompts: [
        "What would you do with one open hour and no one to impress?",
        "Which group or place makes you feel part of something bigger?",
      ],
    },
    balanced: {
      headline: "A wide sky over ordinary days",
      insight:
        "The best use of a wide view is on a bad day. Quiet, wonder and belonging are three roads to it, and when one is closed, another may be open. Go by habit, so that your feet know the road when you are tired.",
      quotation: "The best use of a wide view is on a bad day.",
      practices: [
        {
          title: "Ten Silent Minutes",
          time: "AM",
          duration: "10 min",
          how: "Begin the day without talk, news or music. Make the bed and let the room stay quiet.",
          cue: "I switch off my alarm",
          serves: 19,
        },
        {
          title: "Tend a Shared Place",
          time: "Anytime",
          duration: "10 min",
          how: "Do one thing for a place you share, such as watering a street tree.",
          cue: "I walk down my street",
          serves: 21,
        },
        {
          title: "Thank the Day",
          time: "PM",
          duration: "5 min",
          how: "Write down up to five things from today that you are thankful for, large or small.",
          cue: "my last warm drink is ready",
          studied: "gratitude_writing",
          serves: 20,
        },
      ],
      affirmations: [
        "I am small, and I am part of it all.",
        "I can bring this calm to ordinary things.",
      ],
      nutrition: ["Garlic", "Leeks", "Rice pudding", "Sourdough"],
      journal_prompts: [
        "What keeps you steady without your noticing?",
        "How could you share some of this quiet with somebody you like?",
      ],
    },
  },
  otherSide:
    "Quiet can become a place to hide. If you notice that you go there to put off a bill or a hard talk, see to that first, and then come back.",
};
