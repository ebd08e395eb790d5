import type { ChakraContent } from "./chakra-content.ts";

export const throat: ChakraContent = {
  key: "throat",
  name: "Throat",
  sanskrit: "Vishuddha",
  description: "Ease, honesty and asking",
  snapshot: {
    blocked:
      "If speaking has cost you effort lately, one safe listener may help more than courage.",
    needs_support:
      "Words may come easily in some company, and comparing it with the rest would teach you something.",
    balanced: "A voice with this much room can afford to leave some of it to quieter ones.",
  },
  templates: {
    blocked: {
      headline: "Your voice may be waiting for more room",
      insight:
        "Where speaking up could bring you harm, silence is wise. Everywhere else, look for the listener with whom your shoulders drop.",
      quotation: "Everywhere else, look for the listener with whom your shoulders drop.",
      practices: [
        {
          title: "Hum at the Kettle",
          time: "AM",
          duration: "2 min",
          how: "While the water heats, hum one low, easy note on each out-breath, resting whenever you like.",
          cue: "I put the kettle on",
          serves: 13,
        },
        {
          title: "Say Which You’d Like",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When somebody kind offers a choice, say which one you want, even between tea and coffee.",
          cue: "somebody kind gives me a choice",
          serves: 14,
        },
        {
          title: "One True Line Goodnight",
          time: "PM",
          duration: "2 min",
          how: "In your head or under your breath, finish one sentence: “What I really thought today was …”.",
          cue: "I turn back the covers",
          serves: 14,
        },
        {
          title: "Ask at the Counter",
          time: "Anytime",
          duration: "2 min",
          how: "In a store or a library, ask somebody who works there where one thing is.",
          cue: "I walk into a store",
          serves: 15,
        },
        {
          title: "Loosen Jaw and Neck",
          time: "Anytime",
          duration: "3 min",
          how: "Let your teeth part, then look gently over each shoulder in turn, five times.",
          cue: "I notice that my teeth are clenched",
          serves: 13,
        },
      ],
      nutrition: ["Warm broth", "Blueberries", "Applesauce", "Maple syrup"],
    },
    needs_support: {
      practices: [
        {
          title: "An Honest Opinion, Aloud",
          time: "AM",
          duration: "2 min",
          how: "At a window, say aloud what you really think of the weather or the coffee.",
          cue: "I look out of the window",
          serves: 14,
        },
        {
          title: "Make One Clear Request",
          time: "Anytime",
          duration: "2 min",
          how: "Ask somebody you trust for one concrete thing, such as a pen, in a single sentence.",
          cue: "I could use a hand",
          serves: 15,
        },
        {
          title: "One Thing Left Unsaid",
          time: "PM",
          duration: "5 min",
          how: "Recall one thing you left unsaid: was it wisdom, kindness or habit? Leave it there.",
          cue: "I take off my shoes",
          serves: 14,
        },
        {
          title: "Slow Breaths Before Talking",
          time: "Anytime",
          duration: "5 min",
          how: "Sit, breathe in for about four seconds and out for about six, without holding. Stop if dizzy.",
          cue: "a call is ten minutes away",
          studied: "slow_breathing",
          serves: 13,
        },
      ],
      nutrition: ["Plums", "Celery sticks", "Vegetable soup", "Raspberries"],
    },
    balanced: {
      headline: "A voice that is at home",
      insight:
        "When you have had your turn, wait a little longer than feels polite. Across the table somebody may be getting ready.",
      quotation: "When you have had your turn, wait a little longer than feels polite.",
      practices: [
        {
          title: "Send Detailed Thanks",
          time: "AM",
          duration: "3 min",
          how: "Message one person and name exactly what they did and why it mattered to you.",
          cue: "I first pick up my phone",
          serves: 14,
        },
        {
          title: "Ask While It’s Easy",
          time: "Anytime",
          duration: "2 min",
          how: "Ask somebody you trust for something still easy to give, such as a quieter seat.",
          cue: "something begins to bother me",
          serves: 15,
        },
        {
          title: "Read to Somebody",
          time: "PM",
          duration: "10 min",
          how: "Read a poem aloud, shoulders low, to somebody you like or by yourself.",
          cue: "the evening goes quiet",
          serves: 13,
        },
      ],
      nutrition: ["Blackberries", "Hot cider", "Snow peas", "Miso soup"],
    },
  },
  reflections: {
    13: {
      between: {
        headline: "Shoulders that work while you talk",
        insight: "The pause before an answer belongs to you, and so do the shoulders in it.",
      },
      low: {
        affirmation: "First I take a breath, and then I answer.",
        prompt: "Who makes it easy for you to speak, and what do they do?",
      },
      high: {
        affirmation: "My talking and my silence both have a use.",
        prompt: "Which conversation would you like to have while things are calm?",
      },
    },
    14: {
      between: {
        headline: "Part of your voice is ready",
        insight:
          "In safe company, settle on your first sentence, and let the silence after it be theirs.",
      },
      low: {
        affirmation: "My words may come slowly and still be mine.",
        prompt: "Where does your voice get smaller, and who is in the room?",
      },
      high: {
        affirmation: "I speak plainly and leave space for others.",
        prompt: "When did your words make something easier for someone lately?",
      },
    },
    15: {
      between: {
        headline: "What your voice asks for, and when",
        insight: "A wish that is hinted at can be missed by the very person who would grant it.",
      },
      low: {
        affirmation: "What I need may be said in plain words.",
        prompt: "Which question have you been meaning to ask, and what makes you wait?",
      },
      high: {
        affirmation: "I can ask, and I can hear a no.",
        prompt: "Who seldom asks you for anything, and what might they need?",
      },
    },
  },
  otherSide:
    "When words come this easily, they may arrive before you have decided to send them. A night’s sleep improves most letters, and some of the best ones stay in the drawer.",
};
