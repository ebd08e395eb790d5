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
        "Quiet, wonder and belonging cannot be ordered, but you can sit where one turned up before.\n\nPlease tell a therapist or somebody you trust if most days have felt flat or pointless for weeks.",
      quotation:
        "Quiet, wonder and belonging cannot be ordered, but you can sit where one turned up before.",
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
      nutrition: ["Cauliflower", "Jasmine tea", "Popcorn", "White beans"],
    },
    needs_support: {
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
      nutrition: ["Turnips", "Ricotta", "Fennel", "Vanilla pudding"],
    },
    balanced: {
      headline: "A wide sky over ordinary days",
      insight:
        "The best use of a wide view is on a bad day. So find the way to it that you could take when tired.",
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
      nutrition: ["Garlic", "Leeks", "Rice pudding", "Sourdough"],
    },
  },
  reflections: {
    19: {
      between: {
        headline: "A little sky between the errands",
        insight: "Quiet is easily crowded out, because nothing happens when you skip it.",
      },
      low: {
        affirmation: "Part of my day may stay open.",
        prompt: "Which noise of your day could stop tomorrow, and what would you hear then?",
      },
      high: {
        affirmation: "I can bring my calm to ordinary things.",
        prompt: "How could you share some of your quiet with somebody you like?",
      },
    },
    20: {
      between: {
        headline: "A sky that waits to be looked at",
        insight: "Ten minutes is a long time to look at a cloud.",
      },
      low: {
        affirmation: "I do not need all the answers today.",
        prompt: "What would you do with one open hour and no one to impress?",
      },
      high: {
        affirmation: "I may stop in the street for a cloud.",
        prompt: "What did you stop for this week, and what did it make you forget?",
      },
    },
    21: {
      between: {
        headline: "A sky that is wider than one life",
        insight: "Belonging is mostly made of dull things done at the same hour as others.",
      },
      low: {
        affirmation: "There is room for me in this world.",
        prompt: "Where have you felt, even once, that you belonged without having to earn it?",
      },
      high: {
        affirmation: "My life is wider than my tasks.",
        prompt:
          "Which group or place makes you feel part of something bigger, and what do you bring to it?",
      },
    },
  },
  otherSide:
    "From outside, quiet can look like distance, and you owe nobody a reason for it. A quiet place may also be a safe one, so keep it.",
};
