import type { ChakraContent } from "./chakra-content.ts";

export const solar: ChakraContent = {
  key: "solar",
  name: "Solar Plexus",
  sanskrit: "Manipura",
  description: "Following through, settling a choice and saying no",
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
        "See a doctor first if you have been tired for weeks, even after rest.\n\n" +
        "A dropped plan, a reopened choice and a yes you did not mean can feed one another, because each makes your own word weigh less to you. Every promise you keep is something true to remember the next time you doubt yourself.",
      quotation:
        "Every promise you keep is something true to remember the next time you doubt yourself.",
      practices: [
        {
          title: "One Early Promise",
          time: "AM",
          duration: "5 min",
          how: "Write down one task that takes under five minutes. Do it within an hour of getting up and cross it off with a thick line.",
          cue: "I am dressed",
          serves: 7,
        },
        {
          title: "Choose by Ten",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "For choices that hardly matter, such as which mug or which route, count to ten and decide. Let the choice stand.",
          cue: "I waver over something minor",
          serves: 8,
        },
        {
          title: "Three Things Done",
          time: "PM",
          duration: "3 min",
          how: "List three things you did today, however plain. Taking out the trash belongs on it.",
          cue: "I change into what I sleep in",
          serves: 7,
        },
        {
          title: "Pause Before Yes",
          time: "Anytime",
          duration: "2 min",
          how: "When somebody you feel safe with asks a favor, say that you will answer in an hour. Use the time to see what your day has room for.",
          cue: "I am asked for a favor",
          serves: 9,
        },
        {
          title: "March in Place",
          time: "AM",
          duration: "3 min",
          how: "Plan on one song with a strong beat and march on the spot to it, seated if you prefer, until it ends. That was a plan, and you kept it.",
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
        "When does your fire burn low? A plan, a choice and a no all draw on it, so they may well give way in the same hour. Think of the hour, the company and the kind of task before you think of your character. Find that hour before you try to be stronger all day.",
      quotation:
        "Think of the hour, the company and the kind of task before you think of your character.",
      practices: [
        {
          title: "One Plan First",
          time: "AM",
          duration: "10 min",
          how: "Choose one plan for today and give it your first ten minutes, before anything else gets a say. Then stop, or go on if you feel like it.",
          cue: "I sit down to begin my day",
          serves: 7,
        },
        {
          title: "Rise and Reset",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When you catch yourself going over a choice again, get up, drop your shoulders and take three low breaths. Say why you chose as you did, and sit down to something else.",
          cue: "I reopen a choice in my head",
          serves: 8,
        },
        {
          title: "Tomorrow’s One Thing",
          time: "PM",
          duration: "3 min",
          how: "Write the single task that would make tomorrow a good one. Leave the note where you will see it first.",
          cue: "I set my alarm",
          serves: 7,
        },
        {
          title: "A Kind, Short No",
          time: "Anytime",
          duration: "5 min",
          how: "Think of a request that is too much, from someone it is safe to refuse. Write two sentences with thanks and no excuses, and read them aloud until they sound like you.",
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
        "“Could you take this on as well?” Whoever keeps plans and stands by choices is handed more of both. It is the no that keeps them your own. Go through your duties once, as if each were being offered to you today. Keep the ones you would take. For one of the others, choose a last day.",
      quotation: "Go through your duties once, as if each were being offered to you today.",
      practices: [
        {
          title: "Aim for the Day",
          time: "AM",
          duration: "2 min",
          how: "Say in one sentence what today is for. Drop or move one item that has nothing to do with it.",
          cue: "I tie my shoes",
          serves: 7,
        },
        {
          title: "Hand Something Over",
          time: "Anytime",
          duration: "10 min",
          how: "Pick a task that you took on too fast from somebody easy to talk to, and hand it back with a clear word on what is left to do. Resist checking on it.",
          cue: "my list runs over the page",
          serves: 9,
        },
        {
          title: "Bank the Fire",
          time: "PM",
          duration: "10 min",
          how: "Choose an hour to stop, and sit down with a warm drink when it comes. Whatever you decided today can stay decided until morning.",
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
