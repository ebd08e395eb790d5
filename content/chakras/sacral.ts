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
        "When did something last please you for no reason at all? Take your time; the answer may be small, and some way back.\n\n" +
        "The three things you were asked about here are close relatives. When one goes quiet, after too much duty or worry, the others tend to lower their voices too. If almost nothing has pleased you for weeks, or a dull tiredness will not lift, tell a doctor. That is reason enough to go.\n\n" +
        "Relatives also wake each other, beginning with the one who sleeps least. So begin there, and with the senses, which ask for no talent. Smell an orange before you peel it. Watch the rain until it has crossed the street. Half a minute of interest is a fine amount.",
      quotation: "When did something last please you for no reason at all?",
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
        "My feelings can come at their own pace.",
      ],
      nutrition: [
        "Oranges: the peel alone perfumes a kitchen",
        "Apricots: soft, golden and sweet as they come",
        "Vanilla yogurt: cool, smooth and quick to spoon out",
        "Cinnamon: a pinch turns plain toast into dessert",
        "Coconut milk: it makes any curry silky",
        "Butternut squash: a mellow soup the color of sunset",
        "Honey: one slow drip over warm bread",
      ],
      journal_prompts: [
        "What did you love doing at ten, and which scrap of it could fit into this week?",
        "When did you last laugh without planning to, and who was there?",
      ],
    },
    needs_support: {
      headline: "Some color already, and room for more",
      insight:
        "There is a kind of laugh that gets out before you can stop it. Pleasure and tears can be like that as well. They come unplanned, and the most you can do is leave the gate open.\n\n" +
        "One gate or another often stands open with you already. Go in there. If small pleasures come easily, take a feeling along on the walk. If it is play, a silly hour with a good friend may be a safe place for a sad word. If it is feeling, let your mood choose the music.\n\n" +
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
        "I can make time for play, even in a full week.",
        "I can do something badly and still have fun.",
      ],
      nutrition: [
        "Mango: messy, perfumed and worth every napkin",
        "Pumpkin seeds: a toasted crunch for the desk drawer",
        "Salmon: pink, tender and done in fifteen minutes",
        "Papaya: a squeeze of lime makes it sing",
        "Orange peppers: sweet enough to eat out of hand",
        "Cucumber: cold and watery on a hot afternoon",
      ],
      journal_prompts: [
        "Which feelings do you share easily, and which do you tend to keep in your pocket?",
        "How would an ordinary day change if pleasure had an appointment in it?",
      ],
    },
    balanced: {
      headline: "A lively side that gets its share",
      insight:
        "Rain on warm asphalt, a chorus that everybody knows, a silly word that makes the whole table laugh: such things seem to find you at home.\n\n" +
        "Delight asks you to let go of the wheel for a moment, and you seem able to. Whoever lets go for joy will now and then be overtaken by sorrow. There is nothing to mend in that, and a proper cry is part of the trip.\n\n" +
        "Which people and places make it easy for you? Give them dates before the crowded months take them all. And invite somebody along who has grown rather too serious; you need not tell them why.",
      quotation: "Whoever lets go for joy will now and then be overtaken by sorrow.",
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
        "Peaches: the juice down your wrist is part of it",
        "Passion fruit: sour, bright and full of crackle",
        "Saffron rice: a pinch of threads colors the whole pan",
        "Almonds: lovely warm from a dry skillet",
        "Cantaloupe: a cool wedge tastes of summer",
        "Dark chocolate: bittersweet, and best when it melts slowly",
      ],
      journal_prompts: [
        "Where do your best ideas tend to find you, and how do you welcome them?",
        "Who brings out your playful side, and what could the two of you make next?",
      ],
    },
  },
  otherSide:
    "So much enjoyment can crowd out sleep, or the dull job that only gets worse by waiting. Let a pleasure go by now and then; there will be another.",
};
