import type { ChakraContent } from "./chakra-content.ts";

export const sacral: ChakraContent = {
  key: "sacral",
  name: "Sacral",
  tradition: "Svadhisthana, “one’s own seat,” below the navel",
  description: "Pleasure, feelings and play",
  snapshot: {
    blocked:
      "The smell of an orange is a fine beginning when most of this side of life has had little room lately.",
    needs_support:
      "There is color in your days already, and the easiest pleasure you have may open the way to others.",
    balanced:
      "You let in a good deal of what feels alive, which is worth protecting when the months get crowded.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "Savor the Shower",
          time: "AM",
          duration: "3 min",
          how: "For three minutes, notice only the warm water and the soap.",
          why: "The shower comes anyway, so noticing it takes no time from your day.",
          further: "Notice the smell of the soap, and stay for one more minute.",
          cue: "the water runs warm",
          serves: 4,
          needsSafeHome: true,
        },
        {
          title: "The Whole Song",
          time: "Anytime",
          duration: "4 min",
          how: "Listen to one song you like, all the way to the last note.",
          further: "Choose a song that goes with the day you have had.",
          cue: "I’m on my way somewhere",
          serves: 5,
        },
        {
          title: "A Word for Today",
          time: "PM",
          duration: "3 min",
          how: "Find one word for today, like “long.” It doesn’t have to be a feeling.",
          why: "A feeling that has a word can be easier to look at.",
          further: "Ask where in your body you notice it, if anywhere.",
          cue: "the day is nearly over",
          serves: 5,
        },
        {
          title: "Ten-Second Animal",
          time: "Anytime",
          duration: "1 min",
          how: "Draw an animal in ten seconds, on paper or a screen.",
          why: "It can’t turn out well, so it doesn’t have to.",
          further: "Send it to someone you trust, and ask what it is.",
          cue: "I’m about to scroll",
          serves: 6,
        },
        {
          title: "Come Back to the Room",
          time: "Anytime",
          duration: "2 min",
          how: "For a feeling that’s too big: run cool water over your hands, and name three colors.",
          further: "Listen for two sounds, near and far.",
          cue: "a feeling gets too big",
          serves: 5,
        },
      ],
      nutrition: ["Oranges", "Apricots", "Cinnamon", "Honey"],
    },
    needs_support: {
      practices: [
        {
          title: "Both Hands Around Warmth",
          time: "AM",
          duration: "2 min",
          how: "Hold a warm cup or cloth in both hands until you have really felt it.",
          why: "Warmth is pleasant before you have thought about it, so it is an easy one to notice.",
          further: "Stay until it has cooled a little.",
          cue: "my first tea or coffee is ready",
          serves: 4,
        },
        {
          title: "Something Nice First",
          time: "Anytime",
          duration: "2 min",
          how: "Before the next task, have one thing you like, such as a song, for two minutes.",
          why: "Two minutes are short enough to come before the work.",
          further: "Choose a different one than last time.",
          cue: "I’m about to start a task",
          serves: 4,
        },
        {
          title: "Play by the Timer",
          time: "PM",
          duration: "20 min",
          how: "Set a timer, and do something just for fun, such as a puzzle, until it rings.",
          further: "Invite someone you trust, if only to watch.",
          cue: "I reach for my phone at night",
          serves: 6,
        },
        {
          title: "Let It Stay a Minute",
          time: "Anytime",
          duration: "2 min",
          how: "Name a mild feeling and stay with it for a minute. Stop sooner if it grows.",
          why: "A minute has an end, so the feeling is let in for a short while only.",
          further: "Stay for two minutes, and see whether it changes.",
          cue: "I’m a little annoyed or sad",
          serves: 5,
        },
      ],
      nutrition: ["Mango", "Pumpkin seeds", "Orange peppers", "Cucumber"],
    },
    balanced: {
      practices: [
        {
          title: "Three Smells Outside",
          time: "AM",
          duration: "10 min",
          how: "On your way, find three smells and choose the best.",
          further: "Go a few steps out of your way for a fourth.",
          cue: "I step out the door",
          serves: 4,
        },
        {
          title: "Draw the Day",
          time: "Anytime",
          duration: "3 min",
          how: "With a finger on the table, draw how today feels as one line.",
          further: "Say one word for it.",
          cue: "I sit down to rest my feet",
          serves: 5,
          why: "A line needs no words, so the feeling doesn’t have to be explained.",
        },
        {
          title: "Dance While Dinner Cooks",
          time: "PM",
          duration: "5 min",
          how: "While something cooks, dance badly to one song, on your feet or seated.",
          further: "Dance to a song that’s new to you.",
          cue: "dinner is on the stove",
          serves: 6,
          needsSafeHome: true,
        },
      ],
      nutrition: ["Peaches", "Almonds", "Cantaloupe", "Dark chocolate"],
    },
  },
  reflections: {
    4: {
      low: {
        affirmation: "I am allowed to enjoy a thing before the work is done.",
        prompt:
          "Which smell, taste or sound do you like even a little, and where could you meet it?",
      },
      high: {
        affirmation: "What I enjoy is worth protecting and worth sharing.",
        prompt: "Which pleasure of yours costs nothing, and who would you like to show it to?",
      },
    },
    5: {
      low: {
        affirmation: "I can feel a little at a time.",
        prompt:
          "What do you do with a strong feeling when it can’t come out, and when does that help?",
      },
      high: {
        affirmation: "I can let a feeling come, and I can put it down.",
        prompt: "What helps you when a feeling gets too big, and where do you keep it handy?",
      },
    },
    6: {
      low: {
        affirmation: "I don’t have to be good at something to enjoy it.",
        prompt:
          "What have you loved doing, at any age, and which small part of it could fit into this week?",
      },
      high: {
        affirmation: "There’s room for play in my week.",
        prompt: "Who brings out your playful side, and what could the two of you make next?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "No feeling is due today",
      insight:
        "Joy can go quiet while you’re getting through hard days, and it can come back later.",
    },
    always: {
      headline: "You don’t need a special occasion",
      insight: "Joy, tears and bad jokes are all welcome with you.",
    },
    low: {
      headline: "Fun and feelings could use more room",
      insight: "Start with your senses: a warm cup doesn’t need you to be in the mood.",
    },
    high: {
      headline: "You don’t save the good things for later",
      insight: "On most days there’s room for a laugh, a tear or the smell of bread.",
    },
    onlyLow: {
      4: {
        headline: "Small good things can pass you by",
        insight: "A small pleasure needs a pause first, and it can be a short one.",
      },
      5: {
        headline: "Pleasure and play are easier than strong feelings",
        insight: "A small feeling is a good one to begin with.",
      },
      6: {
        headline: "Your silly side is the shy one",
        insight: "Somebody has to be silly first, and that’s usually the hard part.",
      },
    },
    onlyHigh: {
      4: {
        headline: "You can enjoy a thing quietly",
        insight:
          "A warm shower asks nothing of you, while a joke or a strong feeling takes some nerve.",
      },
      5: {
        headline: "You let feelings come, with less room for fun",
        insight: "You can be sad and still like the sun on your arms, and neither one is fake.",
      },
      6: {
        headline: "You can be silly with people you trust",
        insight: "With people you laugh with, you can also stop and say how good the bread smells.",
      },
    },
  },
  helpUnless: [20],
  help: "If almost nothing has pleased you for weeks, or a dull tiredness won’t lift, tell a doctor.",
};
