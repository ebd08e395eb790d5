import type { ChakraContent } from "./chakra-content.ts";

export const sacral: ChakraContent = {
  key: "sacral",
  name: "Sacral",
  sanskrit: "Svadhisthana",
  description: "Small pleasures, strong feelings and a playful side",
  snapshot: {
    blocked:
      "Crumbs of enjoyment are a fine beginning when most of this side of life has had little room lately.",
    needs_support:
      "There is color in your days already, and the easiest pleasure you have may open the way to others.",
    balanced:
      "Delight seems to know your address, which is worth protecting when the months get crowded.",
  },
  templates: {
    blocked: {
      headline: "Letting a little color back into your days",
      insight:
        "Pleasure, feeling and play are close relatives. When one goes quiet, after too much duty or worry, the others tend to lower their voices too. They also wake each other, one at a time.\n\n" +
        "If almost nothing has pleased you for weeks, or a dull tiredness will not lift, tell a doctor. That is reason enough to go.\n\n" +
        "Begin with the easiest of the three, and with the senses, which ask for no talent. Smell an orange before you peel it. Watch the rain until it has crossed the street. If a feeling comes along, it may stay as long as you like and no longer. Half a minute of interest is a fine amount.",
      quotation:
        "Begin with the easiest of the three, and with the senses, which ask for no talent.",
      practices: [
        {
          title: "Savor the Shower",
          time: "AM",
          duration: "3 min",
          how: "Give the first minutes of your shower to the warmth on your shoulders and the smell of the soap. Let the plans for the day wait outside.",
          serves: 4,
        },
        {
          title: "One Song, All Through",
          time: "Anytime",
          duration: "4 min",
          how: "Play a song you once loved and give it your full attention. Whatever feeling comes with it may stay until the last note.",
          serves: 5,
        },
        {
          title: "Name the Day’s Feeling",
          time: "PM",
          duration: "3 min",
          how: "Before bed, write one word for how today felt. Add where in your body you noticed it, even if the answer is nowhere.",
          serves: 5,
        },
        {
          title: "Doodle Without a Plan",
          time: "Anytime",
          duration: "5 min",
          how: "Draw loops and wavy lines over the back of an envelope until it is full. If someone you trust is near, pass it over and take turns.",
          serves: 6,
        },
        {
          title: "Slow Hip Circles",
          time: "AM",
          duration: "3 min",
          how: "Stand with your hands on your waist and draw slow circles with your hips, ten each way. Make them as small as feels comfortable.",
          serves: 4,
        },
      ],
      affirmations: [
        "I am allowed to enjoy small things before the work is done.",
        "I may feel a little at a time.",
      ],
      nutrition: [
        { food: "Oranges", why: "the peel alone perfumes a kitchen" },
        { food: "Apricots", why: "sweetest when they are almost too soft" },
        { food: "Vanilla yogurt", why: "a cool spoonful straight from the cup" },
        { food: "Cinnamon", why: "a pinch turns plain toast into dessert" },
        { food: "Coconut milk", why: "it makes any curry silky" },
        { food: "Butternut squash", why: "a mellow soup the color of sunset" },
        { food: "Honey", why: "one slow drip over warm bread" },
      ],
      journal_prompts: [
        "What did you love doing at ten, and which scrap of it could fit into this week?",
        "Which smell, taste or sound do you like even a little, and where could you meet it?",
      ],
    },
    needs_support: {
      headline: "Color to begin with, and time for more",
      insight:
        "There is a kind of laugh that gets out before you can stop it. Pleasure and tears can be like that as well. They come unplanned, and they like to be met halfway.\n\n" +
        "So start with whichever of the three comes to you most easily, and let it help the others. A small pleasure can keep a heavy feeling company. A mood can choose the music. A silly hour with a good friend can be a safe place for a sad word.\n\n" +
        "Twenty minutes will do, and they need not be useful. Picking something that you are bad at takes care of that.",
      quotation: "There is a kind of laugh that gets out before you can stop it.",
      practices: [
        {
          title: "Wear a Happy Color",
          time: "AM",
          duration: "2 min",
          how: "Pick one thing to wear today only because you like its color. A sock counts.",
          serves: 4,
        },
        {
          title: "Stretch Like a Cat",
          time: "Anytime",
          duration: "2 min",
          how: "Reach, twist and yawn as a cat would after a nap. Follow whatever stretch feels good and skip the ones that do not.",
          serves: 4,
        },
        {
          title: "Play by the Timer",
          time: "PM",
          duration: "20 min",
          how: "Set a kitchen timer and do something with no use, such as a puzzle, a card game or dancing in socks. Ask somebody you trust to join, if you like.",
          serves: 6,
        },
        {
          title: "Let It Stay a Minute",
          time: "Anytime",
          duration: "2 min",
          how: "When a feeling comes up, name it and stay with it for a minute. Then do something ordinary, such as rinsing a cup.",
          serves: 5,
        },
      ],
      affirmations: [
        "Play may have a place in my full week.",
        "I need not be good at something to enjoy it.",
      ],
      nutrition: [
        { food: "Mango", why: "messy, perfumed and worth every napkin" },
        { food: "Pumpkin seeds", why: "a toasted crunch for the desk drawer" },
        { food: "Salmon", why: "fifteen minutes in the oven turns it tender" },
        { food: "Papaya", why: "a squeeze of lime makes it sing" },
        { food: "Orange peppers", why: "sweet enough to eat out of hand" },
        { food: "Cucumber", why: "cold and watery on a hot afternoon" },
      ],
      journal_prompts: [
        "Which feelings do you share easily, and which do you tend to keep in your pocket?",
        "How would an ordinary day change if pleasure had an appointment in it?",
      ],
    },
    balanced: {
      headline: "A lively side that gets its share",
      insight:
        "Sun on the kitchen floor, a lump in the throat at the end of a movie, a silly word that makes a friend laugh: most of this seems to find you at home.\n\n" +
        "Delight asks you to let go for a moment, and often you seem able to. Feelings like company, so a good cry may come along with the laughter. It tends to leave the air clear, as rain does.\n\n" +
        "Which people and places make it easy for you? Give them dates before the calendar fills by itself. And invite somebody along who has grown rather too serious; you need not tell them why.",
      quotation: "Feelings like company, so a good cry may come along with the laughter.",
      practices: [
        {
          title: "Color Hunt",
          time: "AM",
          duration: "10 min",
          how: "Choose a color at breakfast and look for it on your way to work or the store. Count how often it finds you.",
          serves: 4,
        },
        {
          title: "Make Something of It",
          time: "Anytime",
          duration: "15 min",
          how: "Take the strongest feeling of your day and make something of it, such as a tune, a scribble or a loaf. Nobody has to see it.",
          serves: 5,
        },
        {
          title: "Dance While Dinner Cooks",
          time: "PM",
          duration: "5 min",
          how: "Put on something with a beat while the rice simmers. Invite whoever is home, and let the worst dancer lead.",
          serves: 6,
        },
      ],
      affirmations: [
        "I welcome delight and let it pass when it is ready.",
        "What I enjoy is worth protecting and worth sharing.",
      ],
      nutrition: [
        { food: "Peaches", why: "the juice down your wrist is part of it" },
        { food: "Passion fruit", why: "the sour seeds crackle as you bite" },
        { food: "Saffron", why: "two threads perfume a whole pot" },
        { food: "Almonds", why: "lovely warm from a dry skillet" },
        { food: "Cantaloupe", why: "a cool wedge tastes of summer" },
        { food: "Dark chocolate", why: "bittersweet, and best when it melts slowly" },
      ],
      journal_prompts: [
        "Where do your best ideas tend to find you, and how do you welcome them?",
        "Who brings out your playful side, and what could the two of you make next?",
      ],
    },
  },
  otherSide:
    "So much enjoyment can crowd out the dull job that only gets worse by waiting. Let a pleasure go by now and then; there will be another.",
};
