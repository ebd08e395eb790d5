import type { ChakraContent } from "./chakra-content.ts";

export const sacral: ChakraContent = {
  key: "sacral",
  name: "Sacral",
  sanskrit: "Svadhisthana",
  description: "Small pleasures, strong feelings and a playful side",
  templates: {
    blocked: {
      headline: "Letting a little color back into your days",
      insight:
        "Perhaps you cannot say when you last did something for no reason at all. The week gets done and the dishes get washed, while a guitar may gather dust behind the door. Feelings may reach you late, or as a dull tiredness that has no name. A long stretch of duty or caution can do this to anyone, and your score describes one moment only. Nobody is asking you to become a painter. Start with the senses, since they call for no talent. Smell the orange before you peel it, or walk barefoot over wet grass and back. If something stirs, even mild annoyance, that counts as a feeling too. Stay with it for a breath or two, then go on with your day. Interest tends to come back in crumbs, so keep the portions small.",
      practices: [
        {
          title: "Savor the Shower",
          time: "AM",
          duration: "3 min",
          how: "Give one full minute of your shower to the warmth on your shoulders and the smell of the soap. Hum if you like.",
        },
        {
          title: "One Song, All Through",
          time: "Anytime",
          duration: "4 min",
          how: "Play a song you once loved and give it your full attention. Let any part of you move that wants to.",
        },
        {
          title: "Name the Day’s Feeling",
          time: "PM",
          duration: "3 min",
          how: "Before bed, write one word for how today felt. Add where in your body you noticed it, even if the answer is nowhere.",
        },
        {
          title: "Doodle Without a Plan",
          time: "Anytime",
          duration: "5 min",
          how: "Draw loops and wavy lines over the back of an envelope until it is full. Throw it away afterward if that makes it easier to begin.",
        },
        {
          title: "Slow Hip Circles",
          time: "AM",
          duration: "3 min",
          how: "Stand with your hands on your waist and draw slow circles with your hips, ten each way. Make them as small as feels comfortable.",
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
      headline: "Your playful side may be asking for a turn",
      insight:
        "You may enjoy things, mostly on Saturdays. Perhaps there is a spark when a friend makes you laugh or a recipe goes right, and by Tuesday it has sunk under the inbox. Pleasure may be welcome in your life but have no fixed address, so that it gets the leftover minutes. You may also notice that you share cheerful feelings freely and keep the awkward ones to yourself, or the other way around. All of it is common, and a number that one good weekend could change is no label to wear. Give enjoyment a place on the calendar, and be as loyal to it as you are to trash day. Twenty minutes is plenty, and you might choose something you can do badly without harm, like pancakes or watercolors. Then tell one person how it went, including the part that flopped. Closeness often grows from that sort of news.",
      practices: [
        {
          title: "Wear a Happy Color",
          time: "AM",
          duration: "2 min",
          how: "Pick one thing to wear today only because you like its color. A sock counts.",
        },
        {
          title: "Stretch Like a Cat",
          time: "Anytime",
          duration: "2 min",
          how: "Reach, twist and yawn as a cat would after a nap. Follow whatever stretch feels good and skip the ones that do not.",
        },
        {
          title: "Play by the Timer",
          time: "PM",
          duration: "20 min",
          how: "Set a kitchen timer and do something with no use, such as a puzzle, clay or dancing in socks. When it rings, stop or set it again.",
        },
        {
          title: "Watch Moving Water",
          time: "Anytime",
          duration: "5 min",
          how: "Find a fountain, a stream or the kitchen faucet, and watch how the water bends. Let your breath slow down with it.",
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
      headline: "A warm and lively flow of feeling",
      insight:
        "Something in you seems awake to flavor. You may notice the smell of rain, cry at a movie and be over it by bedtime, and lose an hour to a half-built shelf without regret. Others probably find you easy to be around because you let moods pass through like weather. A number can’t promise that this stays, and such ease is often the first thing to go when a deadline looms. Consider what feeds it. It may be the pottery class, the bath on Sundays or a friend who is always up for a silly plan. Make sure those dates survive a busy month. You might also share the wealth. Invite a serious colleague to lunch at the noisy place, or hand a child your good pencils. Delight has a way of growing when two people are in on it.",
      practices: [
        {
          title: "Color Hunt",
          time: "AM",
          duration: "10 min",
          how: "Choose a color at breakfast and look for it on your way to work or the store. Count how often it finds you.",
        },
        {
          title: "Make Something Small",
          time: "Anytime",
          duration: "15 min",
          how: "Fold a paper boat, whittle a stick or shake up a new salad dressing. Give it away before the day ends.",
        },
        {
          title: "Dance While Dinner Cooks",
          time: "PM",
          duration: "5 min",
          how: "Put on something with a beat while the rice simmers. Invite whoever is home, including the dog.",
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
};
