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
      headline: "Trusting yourself again through very small wins",
      insight:
        "A plan kept, a choice left alone and a no that stands all tell you one thing: your word holds.",
      quotation:
        "A plan kept, a choice left alone and a no that stands all tell you one thing: your word holds.",
      practices: [
        {
          title: "One Early Promise",
          time: "AM",
          duration: "5 min",
          how: "Write down a five-minute task, do it within an hour of getting up, and cross it off.",
          cue: "I am dressed",
          serves: 7,
        },
        {
          title: "Choose by Ten",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "For choices that hardly matter, such as which mug, count to ten, decide, and let it stand.",
          cue: "I waver over something minor",
          serves: 8,
        },
        {
          title: "Three Things Done",
          time: "PM",
          duration: "3 min",
          how: "List three things you did today, however plain, such as taking out the trash.",
          cue: "I change into what I sleep in",
          serves: 7,
        },
        {
          title: "Pause Before Yes",
          time: "Anytime",
          duration: "2 min",
          how: "When somebody you feel safe with asks a favor, say that you will answer in an hour.",
          cue: "I am asked for a favor",
          serves: 9,
        },
        {
          title: "March in Place",
          time: "AM",
          duration: "3 min",
          how: "Plan on one song, and march in place to its end, seated if you prefer.",
          cue: "I turn on some music",
          serves: 7,
        },
      ],
      nutrition: ["Bananas", "Chickpeas", "Lemon", "Noodle soup"],
    },
    needs_support: {
      practices: [
        {
          title: "One Plan First",
          time: "AM",
          duration: "10 min",
          how: "Choose one plan for today and give it your first ten minutes, before anything else.",
          cue: "I sit down to begin my day",
          serves: 7,
        },
        {
          title: "Rise and Reset",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When you reopen a choice, get up, drop your shoulders and say why you made it.",
          cue: "I reopen a choice in my head",
          serves: 8,
        },
        {
          title: "Tomorrow’s One Thing",
          time: "PM",
          duration: "3 min",
          how: "Write down the task that would make tomorrow a good day, and leave it in sight.",
          cue: "I set my alarm",
          serves: 7,
        },
        {
          title: "A Kind, Short No",
          time: "Anytime",
          duration: "5 min",
          how: "When it is safe to refuse, write a no of two sentences, with thanks and no excuses.",
          cue: "a request sits unanswered",
          serves: 9,
        },
      ],
      nutrition: ["Pineapple", "Yellow squash", "Millet", "Hummus"],
    },
    balanced: {
      headline: "A steady flame of your own",
      insight:
        "Go through your duties once, as if each were offered to you today. Keep those you would take. For one other, choose a last day.",
      quotation: "Go through your duties once, as if each were offered to you today.",
      practices: [
        {
          title: "Aim for the Day",
          time: "AM",
          duration: "2 min",
          how: "Say in one sentence what today is for, and drop one item that does not serve it.",
          cue: "I tie my shoes",
          serves: 7,
        },
        {
          title: "Hand Something Over",
          time: "Anytime",
          duration: "10 min",
          how: "Hand one task that you took on too fast back to somebody easy to talk to.",
          cue: "my list runs over the page",
          serves: 9,
        },
        {
          title: "Bank the Fire",
          time: "PM",
          duration: "10 min",
          how: "Choose an hour to stop, have a warm drink, and let decisions stand until morning.",
          cue: "the clock shows my hour to stop",
          serves: 8,
        },
      ],
      nutrition: ["Turmeric", "Polenta", "Golden raisins", "Quinoa"],
    },
  },
  reflections: {
    7: {
      between: {
        headline: "A fire that likes smaller logs",
        insight: "When a plan gives way, suspect its size before you suspect your character.",
      },
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
      between: {
        headline: "A fire that likes to be left alone",
        insight:
          "A decision is made with what you knew that day, and you have learned things since.",
      },
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
      between: {
        headline: "A fire that likes some shelter",
        insight: "A yes that was too much is paid for later, on a day that has its own requests.",
      },
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
  otherSide:
    "Where plans are kept and choices settled, changing your mind may feel like losing. One new fact is reason enough to open a closed question again.",
};
