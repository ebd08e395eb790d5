import type { ChakraContent } from "./chakra-content.ts";

export const crown: ChakraContent = {
  key: "crown",
  name: "Crown",
  sanskrit: "Sahasrara",
  description: "Meaning, wonder, stillness and belonging to something larger",
  snapshot: {
    blocked:
      "Ten minutes under some trees, with nothing to achieve, would suit a time when wonder or meaning may feel far off.",
    needs_support:
      "Some sky has found its way into your weeks, and a fixed place for it, however small, would help it stay.",
    balanced:
      "Whatever gives you this wider view, go back to it often, and take somebody along now and then.",
  },
  templates: {
    blocked: {
      headline: "Small moments of meaning may be near",
      insight:
        "The old name of this center means a thousand petals, which can sound like a lot at the end of a long day. It is about quiet, wonder and being part of something. By your answers, at least two of these have been rare or occasional.\n\n" +
        "If most days have felt flat or pointless for weeks, please tell a doctor or a therapist, who will not need you to explain it well. An ordinary dry spell is a good time to go where wonder is common and wait without an errand. A bench under trees will do, or the back row of a choir rehearsal.\n\n" +
        "Ten minutes are enough at first. You need no belief for it, only a coat if the evening is cold.",
      quotation:
        "An ordinary dry spell is a good time to go where wonder is common and wait without an errand.",
      practices: [
        {
          title: "Greet the Sky",
          time: "AM",
          duration: "1 min",
          how: "Step outside or open a window and look up for one full minute. Name the color you see as exactly as you can.",
        },
        {
          title: "Five Minutes of Nothing",
          time: "Anytime",
          duration: "5 min",
          how: "Sit down with no phone, book or task. When the urge to get up comes, wait three more breaths before you decide.",
        },
        {
          title: "Listen to the Night",
          time: "PM",
          duration: "3 min",
          how: "With the lamp off, find the farthest sound that reaches you, then the closest. Go back and forth until you feel settled.",
        },
        {
          title: "Sit Near a Tree",
          time: "Anytime",
          duration: "10 min",
          how: "Find a tree on your street or in a park and stay beside it. Let your eyes climb from the roots to the top, twice.",
        },
        {
          title: "Small Wonder Note",
          time: "PM",
          duration: "3 min",
          how: "Write down one thing from today that you did nothing to earn, such as warm bread or a stranger’s laugh.",
        },
      ],
      affirmations: ["I do not need all the answers today.", "There is room for me in this world."],
      nutrition: [
        "Cauliflower: mild and pale, golden when roasted",
        "Coconut: soft, white and faintly sweet",
        "Lychees: like eating a small perfume",
        "Jasmine tea: half of the pleasure is the steam",
        "Honeydew: pale green slices, cold from the fridge",
        "Popcorn: light as air, for a movie with the phone off",
        "White beans: creamy, and friendly with garlic",
      ],
      journal_prompts: [
        "When did you last lose track of time in a good way?",
        "Where have you felt, even once, that you belonged without having to earn it?",
      ],
    },
    needs_support: {
      headline: "Some sky between the errands",
      insight:
        "Ten minutes is a long time to look at a cloud. It is about as much as this chapter wants from you, and it need not come out of your sleep.\n\n" +
        "Some of this has come often lately. All of it is easily crowded out, though, because nothing happens when you skip it. No one calls to ask where you were. So give it a place that is hard to skip, like the bus stop or the minute before you start the car.\n\n" +
        "Being alone with the sky can feel empty on some days. Then borrow company. A choir, a congregation or a crew that clears a trail will do the lifting while you only turn up.",
      quotation: "Ten minutes is a long time to look at a cloud.",
      practices: [
        {
          title: "Three Breaths Before News",
          time: "AM",
          duration: "1 min",
          how: "Open the curtains and follow three full breaths, in and out. The headlines can wait that long.",
        },
        {
          title: "The Longer Way Home",
          time: "Anytime",
          duration: "15 min",
          how: "Choose a route with more trees, water or sky, even if it costs you some minutes. Walk or ride it without hurry.",
        },
        {
          title: "Stars or Street Lights",
          time: "PM",
          duration: "5 min",
          how: "Before bed, stand at the door and take in the widest view you have. Stay until your shoulders drop.",
        },
        {
          title: "Name a Wild Neighbor",
          time: "Anytime",
          duration: "5 min",
          how: "Find out what a bird, a tree or a star that you often pass is called. Greet it by name from now on.",
        },
      ],
      affirmations: ["I can leave part of today open.", "My life is wider than my tasks."],
      nutrition: [
        "Turnips: sweeter than they look, nice with pepper",
        "Ricotta: gentle on toast, with a thread of honey",
        "Meringues: crisp outside, then gone like snow",
        "Fennel: cool in a thin slice, with a hint of anise",
        "Steamed dumplings: a meal that suits a full table",
        "Vanilla pudding: old-fashioned, pale and spoonable",
        "Sesame seeds: a plain bowl looks finished with a pinch",
      ],
      journal_prompts: [
        "What would you do with one open hour and no one to impress?",
        "Which group or place makes you feel part of something bigger?",
      ],
    },
    balanced: {
      headline: "Room in your days for the larger things",
      insight:
        "Keep one foot in the kitchen. Quiet, wonder and belonging seem to have a place with you, and from so high up the dishes can look very small.\n\n" +
        "The best use of a wide view is on a bad day. It can keep that day from turning into a bad life. So it helps to know where yours comes from. Whether it is faith, the sea, music or the people you sit with, go there by habit, so that your feet know the road when you are too tired to choose one.\n\n" +
        "You can also take someone along who has not looked up for a while. Do not explain anything on the way.",
      quotation: "The best use of a wide view is on a bad day.",
      practices: [
        {
          title: "Ten Silent Minutes",
          time: "AM",
          duration: "10 min",
          how: "Begin the day without talk, news or music. Make the bed, open the curtains, and let the house stay quiet.",
        },
        {
          title: "One Chore, Whole Attention",
          time: "Anytime",
          duration: "5 min",
          how: "Choose a plain job such as washing a pan. Do it slowly, with nothing playing, as if a guest were coming.",
        },
        {
          title: "Thank the Day",
          time: "PM",
          duration: "5 min",
          how: "Write down up to five things from today that you are thankful for, large or small. Say thank you for each, to whomever or whatever you like.",
          studied: "gratitude_writing",
        },
      ],
      affirmations: [
        "I am small, and I am part of it all.",
        "I can bring this calm to ordinary things.",
      ],
      nutrition: [
        "Garlic: sharp when raw, sweet after an hour in the oven",
        "Leeks: mild and silky, a good start for soup",
        "Rice pudding: warm milk with a pinch of spice",
        "Daikon: crisp and clean beside something rich",
        "Jicama: cold and crunchy, big enough for two",
        "Sourdough: better when half goes to a neighbor",
      ],
      journal_prompts: [
        "What keeps you steady when a harder season comes?",
        "How could you share some of this quiet with someone near you?",
      ],
    },
  },
  otherSide:
    "Bills do not reach such heights, and neither do people who need a lift. If ordinary matters begin to feel beneath you, come down for a while and peel some potatoes.",
};
