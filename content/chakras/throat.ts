import { helpLines } from "#content/site.ts";
import type { ChakraContent } from "./chakra-content.ts";

const { country, violenceAtHome } = helpLines;

export const throat: ChakraContent = {
  key: "throat",
  name: "Throat",
  tradition: "Vishuddha, “especially pure,” at the throat",
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
      practices: [
        {
          title: "Hum While It Brews",
          time: "AM",
          duration: "2 min",
          how: "Hum one low note, or sigh as slowly and softly as you can.",
          why: "To hum, you breathe out slowly and let your jaw go loose.",
          further: "Let the note slide down slowly, with a loose jaw.",
          cue: "I make my first hot drink",
          serves: 13,
        },
        {
          title: "Say Which You’d Like",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Say which one you want, even between tea and coffee.",
          further: "Say it first, before the other has chosen.",
          cue: "someone kind gives me a choice",
          serves: 14,
          from: 2,
        },
        {
          title: "One True Line Goodnight",
          time: "PM",
          duration: "2 min",
          how: "In your head, finish: “One thing that was all right today was …”. Even soup counts.",
          why: "Your opinion finds its words first, where nobody can answer back.",
          further: "Add an opinion that starts with “I’d rather.”",
          cue: "I close my eyes for the night",
          serves: 14,
        },
        {
          title: "Guess, Then Ask",
          time: "Anytime",
          duration: "2 min",
          how: "Guess what a kind person will say to a tiny request. Then ask, and see.",
          why: "If your guesses are gloomier than the answers, you have found out something useful.",
          further: "Ask for something that takes five minutes.",
          cue: "I could use something small",
          serves: 15,
        },
        {
          title: "Loosen Jaw and Neck",
          time: "Anytime",
          duration: "3 min",
          how: "Part your teeth and look slowly over each shoulder, five times.",
          further: "Do it once more, just before you talk with someone.",
          cue: "I wait for a screen to load",
          serves: 13,
        },
      ],
      nutrition: ["Warm broth", "Blueberries", "Applesauce", "Maple syrup"],
    },
    needs_support: {
      practices: [
        {
          title: "A First Sentence",
          time: "PM",
          duration: "5 min",
          how: "Think of one thing you’d like to tell someone kind, and find a friendly first sentence.",
          further: "Say it tomorrow, if it still matters and it’s safe.",
          cue: "I take off my shoes",
          serves: 14,
        },
        {
          title: "An Honest Opinion, Aloud",
          time: "AM",
          duration: "2 min",
          how: "Alone, say aloud what you really think of something you read lately.",
          why: "Nobody answers, so you can hear your opinion whole.",
          further: "Say it again, without any “maybe.”",
          cue: "I’ve read the news",
          serves: 14,
          needsSafeHome: true,
        },
        {
          title: "Make One Clear Request",
          time: "Anytime",
          duration: "2 min",
          how: "Ask someone you trust for one thing that takes a minute.",
          why: "When it only takes a minute, a yes and a no are both easy to hear.",
          further: "Ask for something that matters a little more.",
          cue: "I could use a hand",
          serves: 15,
          from: 2,
        },
        {
          title: "Slow Breaths Before Talking",
          time: "Anytime",
          duration: "5 min",
          how: "Sit, breathe in for about four seconds and out for about six. No holding; stop if dizzy.",
          further: "Take one slow breath while you listen.",
          cue: "a call or meeting is coming up",
          studied: "slow_breathing",
          serves: 13,
        },
      ],
      nutrition: ["Plums", "Celery sticks", "Vegetable soup", "Raspberries"],
    },
    balanced: {
      practices: [
        {
          title: "Send Detailed Thanks",
          time: "AM",
          duration: "3 min",
          how: "Tell one person exactly what they did for you.",
          why: "It is a true opinion of yours, of a kind that is mostly welcome.",
          further: "Thank someone for a thing that usually goes without thanks.",
          cue: "I first pick up my phone",
          serves: 14,
          from: 2,
          needsSafeHome: true,
        },
        {
          title: "A Little Extra",
          time: "Anytime",
          duration: "3 min",
          how: "Ask someone kind for one thing you’d normally go without.",
          why: "A small extra is something that either of you can do without.",
          further: "Ask someone you have never asked.",
          cue: "something begins to bother me",
          serves: 15,
          from: 3,
        },
        {
          title: "Read to Someone",
          time: "PM",
          duration: "10 min",
          how: "Read something funny aloud to someone you like.",
          further: "Let the other choose the next one.",
          cue: "the evening goes quiet",
          serves: 13,
          from: 3,
        },
      ],
      nutrition: ["Blackberries", "Hot cider", "Snow peas", "Miso soup"],
    },
  },
  reflections: {
    13: {
      low: {
        affirmation: "First I take a breath, and then I answer.",
        prompt: "Who is a little easier to talk to than the others, even if it’s a pet?",
      },
      high: {
        affirmation: "I can talk and keep my shoulders low.",
        prompt: "Which conversation in the last few weeks did you enjoy, and what made it easy?",
      },
    },
    14: {
      low: {
        affirmation: "My words can come slowly and still be mine.",
        prompt: "Where does your voice get smaller, and who is in the room?",
      },
      high: {
        affirmation: "I speak plainly and leave space for others.",
        prompt: "When did something you said make a day easier for someone?",
      },
    },
    15: {
      low: {
        affirmation: "I can say what I need, first to myself.",
        prompt: "Which question have you been meaning to ask, and what makes you wait?",
      },
      high: {
        affirmation: "I can ask, and I can hear a no.",
        prompt: "Who seldom asks you for anything, and what might they need?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "A short conversation can be a good one",
      insight: "You don’t owe anybody more words than you have strength for.",
    },
    always: {
      headline: "Talking comes easily to you",
      insight: "Who hears a thing, and when, is up to you.",
    },
    low: {
      headline: "Talking can take a lot out of you",
      insight: "It’s easiest to begin with a friendly stranger, like someone behind a counter.",
    },
    high: {
      headline: "You say it in a calm voice",
      insight:
        "It can be restful to be around somebody who says what they think and what they’d like.",
    },
    onlyLow: {
      13: {
        headline: "You say it, even when you’re tense",
        insight: "A sip of water before you answer gives your body time to catch up.",
      },
      14: {
        headline: "You’re at ease, but keep some opinions back",
        insight: "Nobody can agree with an opinion that they haven’t heard.",
      },
      15: {
        headline: "You share your views sooner than your needs",
        insight: "Not asking can look a lot like not needing, even to people who’d gladly help.",
      },
    },
    onlyHigh: {
      13: {
        headline: "You’re at ease, and keep things to yourself",
        insight: "Because you look relaxed, people may not think to ask what you’d like.",
      },
      14: {
        headline: "Opinions come easier to you than requests",
        insight: "Once you’ve said what you think, you’re done; after a request, you have to wait.",
      },
      15: {
        headline: "You’d sooner ask than disagree",
        insight: "People may know what you need and still not know what you think.",
      },
    },
  },
  cautions: [
    {
      upTo: { 2: 3, 14: 2 },
      text: `Where speaking up could get you hurt, staying quiet can be the safer choice. If somebody hurts you for your words, that isn’t your doing. You can tell someone you feel safe with, or, on a phone that stays private, the ${violenceAtHome.name}: ${violenceAtHome.reach} (${country}).`,
    },
  ],
};
