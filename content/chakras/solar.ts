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
        "Tiredness and self-doubt can look alike. If you have been tired for weeks, even after rest, see a doctor first.\n\n" +
        "Doubt is another matter. Nearly everything in this chapter leans on one thing, the memory of a promise to yourself that you kept. Setbacks can bury it, and so can a year spent on what others need.\n\n" +
        "The repair goes by small steps. Promise yourself that your shoes will stand by the door tonight, and put them there. Choose the blue socks and wear them all day. Every promise you keep is something true to remember the next time you doubt yourself. Raise the stakes only when this begins to bore you.",
      quotation:
        "Every promise you keep is something true to remember the next time you doubt yourself.",
      practices: [
        {
          title: "One Early Promise",
          time: "AM",
          duration: "5 min",
          how: "Write down one task so small that it takes under five minutes. Do it within an hour of getting up and cross it off with a thick line.",
          serves: 7,
        },
        {
          title: "Choose by Ten",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "For choices that hardly matter, such as which mug or which route, count to ten and decide. Let the choice stand.",
          serves: 8,
        },
        {
          title: "Three Things Done",
          time: "PM",
          duration: "3 min",
          how: "List three things you did today, however plain. Taking out the trash belongs on it.",
          serves: 7,
        },
        {
          title: "Pause Before Yes",
          time: "Anytime",
          duration: "2 min",
          how: "When someone asks a favor, say that you will answer in an hour. Use the time to see what your day has room for.",
          serves: 9,
        },
        {
          title: "March in Place",
          time: "AM",
          duration: "3 min",
          how: "March on the spot to one song with a strong beat, seated if you prefer, and stay until it ends. Finish with two slow breaths into your belly.",
          serves: 7,
        },
      ],
      affirmations: [
        "I can keep one small promise to myself today.",
        "I am free to choose, even in little things.",
      ],
      nutrition: [
        { food: "Bananas", why: "no knife, no plate, no decision to make" },
        { food: "Corn", why: "sweet yellow kernels from cob or can" },
        { food: "Chickpeas", why: "toss them with oil and salt and let the oven work" },
        { food: "Lemon", why: "a slice makes plain water taste like a choice" },
        { food: "Cheddar", why: "a sharp bite next to a cracker" },
        { food: "Noodle soup", why: "steam, salt and permission to slurp" },
        { food: "Chamomile tea", why: "pale gold and faintly like apples" },
      ],
      journal_prompts: [
        "What did you finish this week that nobody saw, and how did it feel?",
        "Which choice in your life would you like to have more of a say in?",
      ],
    },
    needs_support: {
      headline: "A fire that likes some shelter",
      insight:
        "When does your fire burn low? Think of the hour, the company and the kind of task before you think of your character.\n\n" +
        "Will changes with the company and the clock. The same person may be firm with a bank and helpless in front of an aunt, or decide fast at noon and reopen everything after dark. Your fire burns well at times, and even a good fire has an hour when the wind gets at it.\n\n" +
        "Find that hour before you try to be stronger all day. A small shelter will do. Let some answers wait until the next day, or make the list half as long. Within a week you may notice whether the wind has dropped.",
      quotation:
        "Think of the hour, the company and the kind of task before you think of your character.",
      practices: [
        {
          title: "One Plan First",
          time: "AM",
          duration: "10 min",
          how: "Choose one plan for today and give it your first ten minutes, before anything else gets a say. Then stop, or go on if you feel like it.",
          serves: 7,
        },
        {
          title: "Rise and Reset",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When you catch yourself going over a choice again, get up, drop your shoulders and take three low breaths. Say why you chose as you did, and sit down to something else.",
          serves: 8,
        },
        {
          title: "Tomorrow’s One Thing",
          time: "PM",
          duration: "3 min",
          how: "As you close the day, write the single task that would make tomorrow a good one. Leave the note where you will see it first.",
          serves: 7,
        },
        {
          title: "A Kind, Short No",
          time: "Anytime",
          duration: "5 min",
          how: "Think of a request that is too much, from someone it is safe to refuse. Write two sentences with thanks and no excuses, and read them aloud until they sound like you.",
          serves: 9,
        },
      ],
      affirmations: [
        "One plan kept is enough for me today.",
        "My energy is mine to spend with care.",
      ],
      nutrition: [
        { food: "Pineapple", why: "tangy enough to repay the peeling" },
        { food: "Yellow squash", why: "thin coins that brown in minutes" },
        { food: "Millet", why: "little golden grains for a bowl or a soup" },
        { food: "Mustard", why: "a spoonful sharpens any dressing" },
        { food: "Sunflower seeds", why: "scatter them on salad for crunch" },
        { food: "Hummus", why: "lemony, and ready when you are" },
      ],
      journal_prompts: [
        "Which plan, choice or request weighs on you just now, and what would make it lighter?",
        "When does your energy run highest, and what do you usually spend that hour on?",
      ],
    },
    balanced: {
      headline: "A steady flame of your own",
      insight:
        "“Could you take this on as well?” You may hear that question often, since a person who knows what they want can look like a person with time to spare.\n\n" +
        "Finding your will is hardly the task now. You might ask instead what it serves. When things get done well, it is hard to notice that some of them began as other people’s wishes.\n\n" +
        "Go through your duties once, as if each were being offered to you today. Keep the ones you would take. For one of the others, choose a last day, and tell whoever needs to know.",
      quotation: "Go through your duties once, as if each were being offered to you today.",
      practices: [
        {
          title: "Aim for the Day",
          time: "AM",
          duration: "2 min",
          how: "Say in one sentence what today is for. Drop or move one item that has nothing to do with it.",
          serves: 7,
        },
        {
          title: "Hand Something Over",
          time: "Anytime",
          duration: "10 min",
          how: "Pick a task you said yes to a little too fast, and hand it back or on, with a clear word on what is left to do. Resist checking on it.",
          serves: 9,
        },
        {
          title: "Bank the Fire",
          time: "PM",
          duration: "10 min",
          how: "Choose an hour to stop, and sit down with a warm drink when it comes. Whatever you decided today can stay decided until morning.",
          serves: 8,
        },
      ],
      affirmations: [
        "I choose my aim, and I also choose when to rest.",
        "I can lead and still let others choose.",
      ],
      nutrition: [
        { food: "Turmeric", why: "a pinch turns scrambled eggs to gold" },
        { food: "Polenta", why: "stir it tonight, slice and fry it tomorrow" },
        { food: "Golden raisins", why: "little sweet surprises in a pilaf" },
        { food: "Yellow tomatoes", why: "milder cousins with a lovely glow" },
        { food: "Quinoa", why: "good warm tonight and cold tomorrow" },
        { food: "Chili flakes", why: "a small spark for people who like heat" },
      ],
      journal_prompts: [
        "Which of your duties still matter to you, and which are you keeping out of habit?",
        "How do you behave when you are wrong in front of others, and where did you learn that?",
      ],
    },
  },
  otherSide:
    "Where plans are kept and choices settled, changing your mind may feel like losing. One new fact is reason enough to open a closed question again.",
};
