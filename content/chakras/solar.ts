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
        "See a doctor first if you have been tired for weeks, despite rest.\n\n" +
        "A dropped plan, a reopened choice and a yes you did not mean each make your own word weigh less. Every kept promise is something true to remember when you doubt yourself.",
      quotation: "Every kept promise is something true to remember when you doubt yourself.",
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
      affirmations: [
        "I can keep one small promise to myself today.",
        "I am free to choose, even in little things.",
      ],
      nutrition: ["Bananas", "Chickpeas", "Lemon", "Noodle soup"],
      journal_prompts: [
        "What did you finish this week that nobody saw, and how did it feel?",
        "Which choice in your life would you like to have more of a say in?",
      ],
    },
    needs_support: {
      headline: "A fire that likes some shelter",
      insight:
        "When does your fire burn low? A plan, a choice and a no all draw on it, so they may give way in the same hour. Think of the hour, the company and the kind of task before you think of your character.",
      quotation:
        "Think of the hour, the company and the kind of task before you think of your character.",
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
      affirmations: [
        "One plan kept is enough for me today.",
        "My energy is mine to spend with care.",
      ],
      nutrition: ["Pineapple", "Yellow squash", "Millet", "Hummus"],
      journal_prompts: [
        "Which plan, choice or request weighs on you just now, and what would make it lighter?",
        "When does your energy run highest, and what do you usually spend that hour on?",
      ],
    },
    balanced: {
      headline: "A steady flame of your own",
      insight:
        "“Could you take this on as well?” Whoever keeps plans and stands by choices is handed more of both. Go through your duties once, as if each were offered to you today. Keep those you would take. For one other, choose a last day.",
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
      affirmations: [
        "I choose my aim, and I also choose when to rest.",
        "I can lead and still let others choose.",
      ],
      nutrition: ["Turmeric", "Polenta", "Golden raisins", "Quinoa"],
      journal_prompts: [
        "Which of your duties still matter to you, and which are you keeping out of habit?",
        "Which decision of yours are you still glad about, and what made it sit well?",
      ],
    },
  },
  otherSide:
    "Where plans are kept and choices settled, changing your mind may feel like losing. One new fact is reason enough to open a closed question again.",
};
