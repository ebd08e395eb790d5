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
      headline: "Warmth can return by the side door",
      insight:
        "“I’m fine, really.” A guarded heart may say it and even mean it. After a hard day, make something warm before you go over what went wrong.\n\n" +
        "Tell a friend or a counselor if you are lonely or grieving on most days.",
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
          title: "Note to a Tired Friend",
          time: "PM",
          duration: "8 min",
          how: "After a hard day, write three lines to yourself as you would to a tired friend.",
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
      affirmations: ["I can be kind to myself before I feel ready.", "I may let one kind word in."],
      nutrition: ["Pea soup", "Pears", "Spinach", "Mint tea"],
      journal_prompts: [
        "Who has been quietly kind to you, lately or long ago, and what did they do?",
        "What would you say to a friend who felt the way you feel tonight?",
      ],
    },
    needs_support: {
      headline: "A warm house with a few cool rooms",
      insight:
        "Kindness has three directions: toward others, toward yourself, and from others to you. The one that runs best may hide the one that does not. Where none stands out, look at your tired hours.",
      quotation:
        "Kindness has three directions: toward others, toward yourself, and from others to you.",
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
      affirmations: [
        "I may accept a kindness and owe nothing for it.",
        "What I give others, I may also give myself.",
      ],
      nutrition: ["Broccoli", "Avocado", "Kiwi", "Basil"],
      journal_prompts: [
        "When someone offers you help, what is your very first thought?",
        "When did a kindness last surprise you, and what did you do with it?",
      ],
    },
    balanced: {
      headline: "Warmth that finds its way",
      insight:
        "Warmth that can be relied on is soon taken for granted. Of the kindness you give, accept and keep for yourself, let the one that comes last go first this week. When someone reaches for the check, let them.",
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
      affirmations: [
        "I love with open hands and clear limits.",
        "Care may come to me as freely as it goes.",
      ],
      nutrition: ["Kale", "Limes", "Edamame", "Pistachios"],
      journal_prompts: [
        "Where does your care flow most easily, and where does it get tired?",
        "How could somebody tell that it is your turn to be looked after?",
      ],
    },
  },
  otherSide:
    "Even a heart that takes as well as it gives can go a little past empty. If a kindness leaves you tired or short with people, let the next one be a nap.",
};
