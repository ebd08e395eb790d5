import { helpLines } from "#content/site.ts";
import type { ChakraContent } from "./chakra-content.ts";

const { country, violenceAtHome } = helpLines;

export const solar: ChakraContent = {
  key: "solar",
  name: "Solar Plexus",
  tradition: "Manipura, “city of jewels,” above the navel",
  description: "Plans, decisions and limits",
  snapshot: {
    blocked:
      "Begin with a promise so small that it is almost dull, and let trust in yourself grow from keeping it.",
    needs_support:
      "Your will is strong at times and low at others, and it helps to find out what makes the difference.",
    balanced: "With a will this steady, the open question is which of your duties are truly yours.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "One Early Promise",
          time: "AM",
          duration: "2 min",
          how: "Promise yourself one task of two minutes, such as rinsing a cup, and do it.",
          further: "Choose a task of five minutes.",
          cue: "I am dressed",
          serves: 7,
          why: "A plan this small is easy to keep, and then you have kept one.",
        },
        {
          title: "Choose by Ten",
          time: "Anytime",
          duration: "1 min",
          how: "Where it hardly matters, count to ten and choose. Let it stand.",
          why: "Where little hangs on it, you can find out how it feels to leave a choice alone.",
          further: "Count only to five.",
          cue: "I waver over something minor",
          serves: 8,
          from: 2,
        },
        {
          title: "Three Things Done",
          time: "PM",
          duration: "3 min",
          how: "Count on your fingers three things you did today, however plain.",
          why: "What you did in place of a plan is easily forgotten, and counting shows it.",
          further: "Add one thing that you were right to leave undone.",
          cue: "I sit down after dinner",
          serves: 7,
        },
        {
          title: "Pause Before Yes",
          time: "Anytime",
          duration: "2 min",
          how: "Tell someone kind, “I’ll let you know tomorrow,” and then say no if it’s too much.",
          why: "Every yes takes time from something, such as quiet or fun. After a day, you can see what you’d be giving up. If nobody asks, say the words once to yourself.",
          further: "At work, you can say: “Let me look at my list first.”",
          cue: "someone kind asks for my time",
          serves: 9,
        },
        {
          title: "Choose My Half Hour",
          time: "AM",
          duration: "3 min",
          how: "Choose a half hour of today that stays yours, whatever comes up.",
          further: "Tell one person that it’s taken.",
          cue: "I see what today holds",
          serves: 9,
          why: "A no is easier when you know what the time is for.",
          needsSafeHome: true,
        },
      ],
      nutrition: ["Bananas", "Chickpeas", "Lemon", "Noodle soup"],
    },
    needs_support: {
      practices: [
        {
          title: "Ten Minutes of It",
          time: "AM",
          duration: "10 min",
          how: "Choose a task you’ve put off, do its first ten minutes, and stop.",
          further: "Before you stop, decide where you’ll pick up.",
          cue: "I sit down to begin my day",
          serves: 7,
          why: "The beginning is the hardest part of a long task.",
        },
        {
          title: "Say Why, Once",
          time: "Anytime",
          duration: "1 min",
          how: "Say the reason for one small choice once. Then do something else.",
          why: "Once you have said the reason, you don’t have to search for it again.",
          further: "If nothing has changed since, leave it as it is.",
          cue: "I start to doubt a choice",
          serves: 8,
        },
        {
          title: "Tomorrow’s One Thing",
          time: "PM",
          duration: "3 min",
          how: "Write down the one task that would make tomorrow good.",
          why: "One task is easier to keep in mind than a long list.",
          further: "Write down a time for it, too.",
          cue: "I set my alarm",
          serves: 7,
        },
        {
          title: "A Kind, Short No",
          time: "Anytime",
          duration: "5 min",
          how: "Keep a kind no in your head, like “I can’t this week,” and a thank-you.",
          why: "You can look at your no before anyone hears it.",
          further: "Send it, where it is safe, and give no reason.",
          cue: "a request sits unanswered",
          serves: 9,
          from: 2,
        },
      ],
      nutrition: ["Pineapple", "Yellow squash", "Millet", "Hummus"],
    },
    balanced: {
      practices: [
        {
          title: "Aim for the Day",
          time: "AM",
          duration: "2 min",
          how: "Name the one thing you’d like to have done by tonight, however small.",
          why: "With one thing named, you can tell in the evening whether it’s done.",
          further: "Say it again at noon, and change it if the day has changed.",
          cue: "I tie my shoes",
          serves: 7,
        },
        {
          title: "Hand Something Over",
          time: "Anytime",
          duration: "10 min",
          how: "Ask for help with one task from someone who is easy to talk to.",
          why: "Handing a task back is a no that you can still say after the yes.",
          further: "Let it be done their way.",
          cue: "I look over what is left to do",
          serves: 9,
          from: 3,
        },
        {
          title: "Closed for Tonight",
          time: "PM",
          duration: "1 min",
          how: "Leave small decisions until tomorrow. Anything about safety can’t wait.",
          why: "A choice that has its hour tomorrow can be left alone at night.",
          further: "Stop deciding half an hour earlier.",
          cue: "I plug in my phone",
          serves: 8,
        },
      ],
      nutrition: ["Turmeric", "Polenta", "Golden raisins", "Quinoa"],
    },
  },
  reflections: {
    7: {
      low: {
        affirmation: "I can let today be small.",
        prompt: "What did you do this week that was on no list?",
      },
      high: {
        affirmation: "I keep my plans, and I can let one go.",
        prompt: "Which of your duties still matter to you, and which are you keeping out of habit?",
      },
    },
    8: {
      low: {
        affirmation: "What I chose can stay chosen.",
        prompt: "Which small choice of this week did you never think about again?",
      },
      high: {
        affirmation: "Once I have chosen, I can look ahead.",
        prompt: "Which choice in your life would you like to have more of a say in?",
      },
    },
    9: {
      low: {
        affirmation: "I can think before I say yes.",
        prompt: "Which request weighs on you just now, and what would make it lighter?",
      },
      high: {
        affirmation: "I can say no and still like the one who asked.",
        prompt: "What did your last no make room for, and how did you use it?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "The next hour is plan enough",
      insight: "A hundred small decisions a day are tiring, even if nobody sees them.",
    },
    always: {
      headline: "You mean it when you say yes",
      insight: "With people who take a no well, you can say either one and mean it.",
    },
    low: {
      headline: "Your days can slip away from you",
      insight: "A small plan, a small choice or a small no can each be a place to start.",
    },
    high: {
      headline: "Most days, you’re the one driving",
      insight: "Your day has a plan, a decision or two, and a no when it needs one.",
    },
    onlyLow: {
      7: {
        headline: "Your decisions hold better than your plans",
        insight: "A plan that keeps slipping may just be too big, and that’s easy to change.",
      },
      8: {
        headline: "Decisions take longer to feel finished",
        insight: "A choice can be a good one even while you’re still uneasy about it.",
      },
      9: {
        headline: "Saying no is the harder part for you",
        insight: "A yes takes a second, and you pay for it on a later day.",
      },
    },
    onlyHigh: {
      7: {
        headline: "You keep plans more easily than limits or decisions",
        insight: "A favor that lands on your list gets done like everything else on it.",
      },
      8: {
        headline: "You can decide, and other things slip",
        insight: "A plan can slip simply because you said yes to something else.",
      },
      9: {
        headline: "You can say no when you need to",
        insight: "Your no is clear, even while plans and choices are still open.",
      },
    },
  },
  cautions: [
    {
      upTo: { 2: 2, 9: 1 },
      text: `If a no could get you hurt, a yes isn’t your fault, and the ${violenceAtHome.name} can help: ${violenceAtHome.reach} (${country}), on a phone nobody checks.`,
    },
  ],
};
