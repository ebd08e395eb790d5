import type { ChakraContent } from "./chakra-content.ts";

export const root: ChakraContent = {
  key: "root",
  name: "Root",
  sanskrit: "Muladhara",
  description: "Rest, safety and support",
  snapshot: {
    blocked:
      "Your footing has been thin lately in more than one place, so start with one plain thing, such as an early night.",
    needs_support:
      "Part of your ground holds, and the side of it that holds least deserves the first look.",
    balanced:
      "Much of your ground bears weight, and knowing what holds it up will help in a busy season.",
  },
  templates: {
    blocked: {
      headline: "Finding solid ground, one inch at a time",
      insight:
        "When rest or help runs short, you can stay on guard even on a quiet day.\n\nIf home is not safe, or may be lost, call a helpline or a friend you trust first.",
      quotation: "When rest or help runs short, you can stay on guard even on a quiet day.",
      practices: [
        {
          title: "Feet on the Floor",
          time: "AM",
          duration: "3 min",
          how: "Sit on the edge of your bed, soles on the floor, for ten slow breaths. Rise slowly.",
          cue: "I sit up in bed",
          serves: 1,
        },
        {
          title: "Solid Things Nearby",
          time: "Anytime",
          duration: "2 min",
          how: "Sit where you feel safest, and name five sturdy things you can see, such as a door.",
          cue: "I catch myself holding my breath",
          serves: 1,
        },
        {
          title: "Dim One Lamp",
          time: "PM",
          duration: "5 min",
          how: "Choose a bedtime you can keep tonight, and turn down one lamp half an hour before it.",
          cue: "supper is cleared away",
          serves: 1,
        },
        {
          title: "A Number Kept Close",
          time: "Anytime",
          duration: "5 min",
          how: "Write one number for when something breaks, perhaps a neighbor’s, where only you look.",
          cue: "I put down my keys",
          serves: 3,
        },
        {
          title: "Breakfast Sitting Down",
          time: "AM",
          duration: "10 min",
          how: "Sit down with your food for ten minutes, screens face down and your phone within reach.",
          cue: "my breakfast is ready",
          serves: 1,
        },
      ],
      nutrition: ["Red lentils", "Potatoes", "Carrots", "Oatmeal"],
    },
    needs_support: {
      practices: [
        {
          title: "Make the Bed Well",
          time: "AM",
          duration: "3 min",
          how: "Smooth the sheet and shake out the pillow, so that tonight’s rest finds its place ready.",
          cue: "I have washed my face",
          serves: 1,
        },
        {
          title: "Offer a Hand First",
          time: "AM",
          duration: "5 min",
          how: "Write to somebody you like and offer ten minutes of help, perhaps with a heavy bag.",
          cue: "I check my messages in the morning",
          serves: 3,
        },
        {
          title: "Set Out Tomorrow",
          time: "PM",
          duration: "5 min",
          how: "Lay out what you will wear. Say aloud tomorrow’s first step, and leave the rest.",
          cue: "I plug in my phone for the night",
          serves: 1,
        },
        {
          title: "Two Names by the Phone",
          time: "Anytime",
          duration: "10 min",
          how: "Choose two people or services to call in a hard week, and learn one number by heart.",
          cue: "lunch is over",
          serves: 3,
        },
      ],
      nutrition: ["Black beans", "Sweet potatoes", "Eggs", "Apples"],
    },
    balanced: {
      headline: "Knowing what holds you up",
      insight:
        "Strength of this kind is easy to overlook, since it consists of trouble that did not grow. Whichever of rest, safety and support is least sure comes first, with help.",
      quotation:
        "Strength of this kind is easy to overlook, since it consists of trouble that did not grow.",
      practices: [
        {
          title: "Stand Like a Tree",
          time: "AM",
          duration: "3 min",
          how: "Stand with soft knees until both feet carry you equally. Then choose when to rest today.",
          cue: "I open the curtains",
          serves: 1,
        },
        {
          title: "Fix One Small Thing",
          time: "Anytime",
          duration: "15 min",
          how: "With somebody you like, mend one thing of theirs or yours, such as a squeaky hinge.",
          cue: "I notice a squeak or a drip",
          serves: 3,
        },
        {
          title: "Remember Who Came",
          time: "PM",
          duration: "5 min",
          how: "Think of somebody who helped when something broke, even a stranger. Write one line about it.",
          cue: "I sit down after supper",
          serves: 3,
        },
      ],
      nutrition: ["Radishes", "Mushrooms", "Walnuts", "Fresh ginger"],
    },
  },
  reflections: {
    1: {
      between: {
        headline: "Ground that is shortest of rest",
        insight: "Rest is easiest to take before it is badly needed, and hardest after.",
      },
      low: {
        affirmation: "I may stop before everything is done.",
        prompt: "What do you still do at the hour when you could have stopped?",
      },
      high: {
        affirmation: "I know what keeps me steady, and I look after it.",
        prompt: "Which habits hold up your week, and how did each of them begin?",
      },
    },
    2: {
      between: {
        headline: "Ground that holds in part",
        insight:
          "It is worth knowing a place where you can breathe out, at home or elsewhere.\n\nIf home frightens you, a helpline or someone you trust comes before all this.",
      },
      low: {
        affirmation: "I can take today one hour at a time.",
        prompt: "Where do you breathe most easily, and what makes that spot different?",
      },
      high: {
        affirmation: "I can feel the floor under my feet.",
        prompt:
          "What does a day look like when you feel steady, and which part of it could you repeat?",
      },
    },
    3: {
      between: {
        headline: "Ground that could use one more name",
        insight: "Whom to call is a question for a week in which nothing is broken.",
      },
      low: {
        affirmation: "I have come through hard weeks before, one day after the other.",
        prompt:
          "Who could be on a short list for a bad day, even a neighbor you hardly know or a helpline?",
      },
      high: {
        affirmation: "I lean on what holds, and I ask for help with the rest.",
        prompt: "Who leans on you when things shake, and what do you wish they knew?",
      },
    },
  },
  otherSide:
    "Ask somebody you like what would make their week steadier, and listen first. Then offer one thing that you can keep up.",
};
