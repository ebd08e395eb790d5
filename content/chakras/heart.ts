import type { ChakraContent } from "./chakra-content.ts";

export const heart: ChakraContent = {
  key: "heart",
  name: "Heart",
  sanskrit: "Anahata",
  description: "Kindness, given and received",
  snapshot: {
    blocked:
      "A heart with its guard up usually has a reason, and kindness can start where very little is at stake.",
    needs_support:
      "Kindness can go out, come in and turn toward yourself, and one of these ways may be due for care.",
    balanced:
      "Warmth comes and goes freely here for the most part, and some of it should stay with you on tired evenings.",
  },
  templates: {
    blocked: {
      headline: "Kindness may come by the side door",
      insight:
        "After a hard day, make something warm before you go over what went wrong.\n\nTell a friend or a counselor if you are lonely or grieving on most days.",
      quotation: "After a hard day, make something warm before you go over what went wrong.",
      practices: [
        {
          title: "Hand on Your Chest",
          time: "AM",
          duration: "2 min",
          how: "In bed, lay a hand on your chest and wish yourself one plain thing for today.",
          cue: "my alarm goes off",
          serves: 10,
        },
        {
          title: "Just Say Thanks",
          time: "Anytime",
          duration: "1 min",
          how: "When someone praises you or holds a door, say thanks and nothing more. Take one breath.",
          cue: "a stranger holds a door for me",
          serves: 12,
        },
        {
          title: "Words for a Tired Friend",
          time: "PM",
          duration: "3 min",
          how: "After a hard day, tell yourself silently what you would tell a tired friend.",
          cue: "I have washed up for the night",
          serves: 10,
        },
        {
          title: "Greet a Stranger",
          time: "Anytime",
          duration: "2 min",
          how: "Say good morning to one person you do not know, such as a cashier. Expect nothing back.",
          cue: "I get in line somewhere",
          serves: 11,
        },
        {
          title: "Open the Window",
          time: "AM",
          duration: "3 min",
          how: "Open a window and take five slow breaths before you ask anything of yourself.",
          cue: "I pull up the blinds",
          serves: 10,
        },
      ],
      nutrition: ["Pea soup", "Pears", "Spinach", "Mint tea"],
    },
    needs_support: {
      practices: [
        {
          title: "Kind First Words",
          time: "AM",
          duration: "1 min",
          how: "Notice the first thing you tell yourself. Then say what you would tell someone dear.",
          cue: "I look in the mirror",
          serves: 10,
        },
        {
          title: "Let Someone Show You",
          time: "Anytime",
          duration: "10 min",
          how: "Ask a person you trust to show you something they do well, such as a recipe.",
          cue: "I meet somebody I trust",
          serves: 12,
        },
        {
          title: "Three Good Faces",
          time: "PM",
          duration: "5 min",
          how: "Lying down, recall three friendly faces from your week. Wish each of them a good night.",
          cue: "my head is on the pillow",
          serves: 11,
        },
        {
          title: "Call Instead of Texting",
          time: "Anytime",
          duration: "10 min",
          how: "Phone a friend you would normally message. Tell one true thing and ask one real question.",
          cue: "I start a message to a friend",
          serves: 11,
        },
      ],
      nutrition: ["Broccoli", "Avocado", "Kiwi", "Basil"],
    },
    balanced: {
      headline: "Warmth that finds its way",
      insight:
        "Warmth that can be relied on is soon taken for granted. When someone reaches for the check, let them.",
      quotation: "Warmth that can be relied on is soon taken for granted.",
      practices: [
        {
          title: "Send One Good Wish",
          time: "AM",
          duration: "2 min",
          how: "With your first drink of the day, think of one person and wish them well by name.",
          cue: "I take the day’s first sip",
          serves: 11,
        },
        {
          title: "Take the Offered Seat",
          time: "Anytime",
          duration: "1 min",
          how: "When somebody offers a seat, a hand or a good word, accept and say thank you.",
          cue: "I am offered a seat or a hand",
          serves: 12,
        },
        {
          title: "An Evening Half Hour",
          time: "PM",
          duration: "30 min",
          how: "Set aside half an hour for something you love, with the phone face down.",
          cue: "the evening chores are done",
          serves: 10,
        },
      ],
      nutrition: ["Kale", "Limes", "Edamame", "Pistachios"],
    },
  },
  reflections: {
    10: {
      between: {
        headline: "Kindness to yourself, scarce on hard days",
        insight: "Whatever you tell yourself on a hard day, you are the one who has to hear it.",
      },
      low: {
        affirmation: "I can be kind to myself before I feel ready.",
        prompt: "What would you say to a friend who felt the way you feel tonight?",
      },
      high: {
        affirmation: "What I give others, I may also give myself.",
        prompt: "How could somebody tell that it is your turn to be looked after?",
      },
    },
    11: {
      between: {
        headline: "A warm house with a slow front door",
        insight: "Warmth can begin with one face a day; the others will not know.",
      },
      low: {
        affirmation: "I may keep my distance and still wish somebody well.",
        prompt: "Who has been quietly kind to you, lately or long ago, and what did they do?",
      },
      high: {
        affirmation: "I can be warm and still have limits.",
        prompt: "Where does your care flow most easily, and where does it get tired?",
      },
    },
    12: {
      between: {
        headline: "What becomes of kindness at your door",
        insight: "A kindness that you wave off goes home with the person who brought it.",
      },
      low: {
        affirmation: "I may let one kind word in.",
        prompt: "When someone offers you help, what is your very first thought?",
      },
      high: {
        affirmation: "I may accept a kindness and owe nothing for it.",
        prompt: "When did a kindness last surprise you, and what did you do with it?",
      },
    },
  },
  otherSide:
    "Even a heart that takes as well as it gives can go a little past empty. If a kindness leaves you tired or short with people, let the next one be a nap.",
};
