import type { ChakraContent } from "./chakra-content.ts";

export const solar: ChakraContent = {
  key: "solar",
  name: "Solar Plexus",
  sanskrit: "Manipura",
  description: "Plans, decisions and limits",
  snapshot: {
    blocked:
      "Begin with a promise so small that it is almost dull, and let trust in yourself grow from keeping it.",
    needs_support:
      "Your will burns well at times and low at others, and it helps to find out where the draft comes in.",
    balanced: "With a will this steady, the open question is which of your duties are truly yours.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "One Early Promise",
          time: "AM",
          duration: "5 min",
          how: "Write down a five-minute task and do it within the hour.",
          cue: "I am dressed",
          serves: 7,
        },
        {
          title: "Choose by Ten",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Where it hardly matters, count to ten and choose. Let it stand.",
          why: "Where little hangs on it, you can find out how it feels to leave a choice alone.",
          cue: "I waver over something minor",
          serves: 8,
        },
        {
          title: "Three Things Done",
          time: "PM",
          duration: "3 min",
          how: "Count three things you did today on your fingers, however plain.",
          why: "A plan shows what is still open, and your fingers show what you did do.",
          cue: "I change into what I sleep in",
          serves: 7,
        },
        {
          title: "Pause Before Yes",
          time: "Anytime",
          duration: "2 min",
          how: "Tell somebody kind that you’ll answer in an hour.",
          why: "In an hour you can look at your own week before you answer.",
          cue: "I am asked for a favor",
          serves: 9,
          from: 2,
        },
        {
          title: "March in Place",
          time: "AM",
          duration: "3 min",
          how: "Plan on one song and march in place to its end.",
          cue: "I turn on some music",
          serves: 7,
        },
      ],
      nutrition: ["Bananas", "Chickpeas", "Lemon", "Noodle soup"],
    },
    needs_support: {
      practices: [
        {
          title: "Halve One Plan",
          time: "AM",
          duration: "10 min",
          how: "Cut one plan of today in half, and do that half.",
          cue: "I sit down to begin my day",
          serves: 7,
        },
        {
          title: "Rise and Reset",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Get up, drop your shoulders and say why you chose so.",
          why: "Once you have said the reason, you need not search for it again.",
          cue: "I reopen a choice in my head",
          serves: 8,
        },
        {
          title: "Tomorrow’s One Thing",
          time: "PM",
          duration: "3 min",
          how: "Write down the one task that would make tomorrow good.",
          why: "One task is easier to keep in mind than a long list.",
          cue: "I set my alarm",
          serves: 7,
        },
        {
          title: "A Kind, Short No",
          time: "Anytime",
          duration: "5 min",
          how: "Find two kind sentences for a no. They need not be sent.",
          why: "You can look at your no before anybody hears it.",
          cue: "a request sits unanswered",
          serves: 9,
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
          how: "Say in one sentence what today is for.",
          why: "A plan is easier to follow when you know what it is for.",
          cue: "I tie my shoes",
          serves: 7,
        },
        {
          title: "Hand Something Over",
          time: "Anytime",
          duration: "10 min",
          how: "Hand one task back to somebody who is easy to talk to.",
          why: "To hand a task back is a no that can still be said after the yes.",
          cue: "my list runs over the page",
          serves: 9,
          from: 3,
        },
        {
          title: "Bank the Fire",
          time: "PM",
          duration: "10 min",
          how: "Choose an hour after which you decide nothing more today.",
          cue: "the clock shows my hour to stop",
          serves: 8,
        },
      ],
      nutrition: ["Turmeric", "Polenta", "Golden raisins", "Quinoa"],
    },
  },
  reflections: {
    7: {
      low: {
        affirmation: "One plan kept is enough for me today.",
        prompt: "What did you finish this week that nobody saw, and how did it feel?",
      },
      high: {
        affirmation: "I choose my aim, and I also choose when to rest.",
        prompt: "Which of your duties still matter to you, and which are you keeping out of habit?",
      },
    },
    8: {
      low: {
        affirmation: "I am free to choose, even in little things.",
        prompt: "Which decision of yours are you still glad about, and what made it sit well?",
      },
      high: {
        affirmation: "I can lead and still let others choose.",
        prompt: "Which choice in your life would you like to have more of a say in?",
      },
    },
    9: {
      low: {
        affirmation: "My energy is mine to spend with care.",
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
      headline: "Plans, choices and limits slip most days",
      insight: "In a hard stretch, the next hour is as far as a plan has to reach.",
    },
    always: {
      headline: "What you plan, decide or decline holds",
      insight: "People can take your yes and your no at their word.",
    },
    low: {
      headline: "Plans, choices and limits are hard to hold",
      insight:
        "The lightest comes first, be it a five-minute plan, a choice of seat or a no to a newsletter.",
    },
    high: {
      headline: "Plans, choices and limits that hold",
      insight: "The three help each other in a busy season, when a no leaves room for your plans.",
    },
    onlyLow: {
      7: {
        headline: "Clear choices and limits, plans that slip",
        insight: "When a plan gives way, suspect its size before you suspect your character.",
      },
      8: {
        headline: "Done, defended, and still reopened",
        insight:
          "A decision is made with what you knew that day, and you have learned things since.",
      },
      9: {
        headline: "Plans and choices hold better than limits",
        insight: "A yes that was too much is paid for later, on a day that has its own requests.",
      },
    },
    onlyHigh: {
      7: {
        headline: "Plans get done, doubts and requests get in",
        insight:
          "You keep your word to the day, and less often to a choice or a limit of your own.",
      },
      8: {
        headline: "Settled choices, slipping plans and limits",
        insight:
          "Choosing gives you peace, and it is in doing and refusing that the day gets away.",
      },
      9: {
        headline: "A firm no, and a shaky yes",
        insight:
          "You can refuse what others want too much of; what you want yourself holds less well.",
      },
    },
  },
};
