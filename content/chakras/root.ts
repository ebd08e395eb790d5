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
        "A body that is short of rest, safety or help may stay on watch. Being on watch is tiring, even on a day when nothing happens.\n\n" +
        "If home is not safe, or may be lost, call a helpline or a friend you trust first.",
      quotation: "Being on watch is tiring, even on a day when nothing happens.",
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
          title: "A Number by the Door",
          time: "Anytime",
          duration: "5 min",
          how: "Write down one number for when something breaks, a neighbor’s or a city service’s. Hang it there.",
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
      affirmations: ["I can take today one hour at a time.", "I can feel the floor under my feet."],
      nutrition: ["Red lentils", "Potatoes", "Carrots", "Oatmeal"],
      journal_prompts: [
        "Where do you breathe most easily, and what makes that spot different?",
        "Which practical worry could weigh less in a week, and what would be the first thing to move?",
      ],
    },
    needs_support: {
      headline: "Ground that holds in part",
      insight:
        "Of rest, safety and a person to call, one is often there and may carry the others. The time to prepare for a hard week is a calm one.\n\n" +
        "If home is ever frightening, a helpline or someone you trust comes before all this.",
      quotation: "The time to prepare for a hard week is a calm one.",
      practices: [
        {
          title: "Make the Bed Well",
          time: "AM",
          duration: "3 min",
          how: "Smooth the sheet and square the pillows, so that tonight’s rest finds its place ready.",
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
          how: "Put keys, bag and clothes in one spot. Say aloud tomorrow’s first step, and leave the rest.",
          cue: "I plug in my phone for the night",
          serves: 1,
        },
        {
          title: "Two Names by the Phone",
          time: "Anytime",
          duration: "10 min",
          how: "Choose two people or services to call in a hard week, and keep both numbers handy.",
          cue: "lunch is over",
          serves: 3,
        },
      ],
      affirmations: [
        "I have come through hard weeks before, one day at a time.",
        "My routines are allowed to be simple.",
      ],
      nutrition: ["Black beans", "Sweet potatoes", "Eggs", "Apples"],
      journal_prompts: [
        "What does a day look like when you feel steady, and which part of it could you repeat?",
        "Who could be on a short list for a bad day, even a neighbor you hardly know or a helpline?",
      ],
    },
    balanced: {
      headline: "Knowing what holds you up",
      insight:
        "Habits laid this floor, and people, and some luck. Strength of this kind is easy to overlook, since it consists of trouble that did not grow. Whichever of rest, safety and support is least sure comes first, with help.",
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
      affirmations: [
        "I know what keeps me steady, and I look after it.",
        "I lean on what holds, and I ask for help with the rest.",
      ],
      nutrition: ["Radishes", "Mushrooms", "Walnuts", "Fresh ginger"],
      journal_prompts: [
        "Which habits hold up your week, and how did each of them begin?",
        "Who leans on you when things shake, and what do you wish they knew?",
      ],
    },
  },
  otherSide:
    "On a floor this firm it is easy to forget how others live without one. Ask somebody what would make their week steadier, and listen before you offer anything.",
};
