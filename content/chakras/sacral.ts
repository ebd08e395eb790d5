import type { ChakraContent } from "./chakra-content.ts";

export const sacral: ChakraContent = {
  key: "sacral",
  name: "Sacral",
  sanskrit: "Svadhisthana",
  description: "Pleasure, feelings and play",
  snapshot: {
    blocked:
      "The smell of an orange is a fine beginning when most of this side of life has had little room lately.",
    needs_support:
      "There is color in your days already, and the easiest pleasure you have may open the way to others.",
    balanced:
      "Delight seems to know your address, which is worth protecting when the months get crowded.",
  },
  templates: {
    blocked: {
      headline: "Letting a little color back into your days",
      insight:
        "Begin with the senses, which ask for no talent and no mood.\n\nWhen almost nothing has pleased you for weeks, or a dull tiredness will not lift, tell a doctor.",
      quotation: "Begin with the senses, which ask for no talent and no mood.",
      practices: [
        {
          title: "Savor the Shower",
          time: "AM",
          duration: "3 min",
          how: "For the first minutes of your shower, notice only the warmth and the smell of soap.",
          cue: "the water runs warm",
          serves: 4,
        },
        {
          title: "One Song, All Through",
          time: "Anytime",
          duration: "4 min",
          how: "Hear one song you like to the last note. Turn it off if it stirs too much.",
          cue: "I wait for something to cook",
          serves: 5,
        },
        {
          title: "Name the Day’s Feeling",
          time: "PM",
          duration: "3 min",
          how: "Find one word for how today felt. Where in your body is it, if anywhere?",
          cue: "I have brushed my teeth",
          serves: 5,
        },
        {
          title: "Doodle Without a Plan",
          time: "Anytime",
          duration: "5 min",
          how: "Draw loops and wavy lines over the back of an envelope until it is full.",
          cue: "I open the mail",
          serves: 6,
        },
        {
          title: "Come Back to the Room",
          time: "Anytime",
          duration: "2 min",
          how: "When a feeling gets too big, cool your wrists with water and name three colors you see.",
          cue: "a feeling gets too big",
          serves: 5,
        },
      ],
      nutrition: ["Oranges", "Apricots", "Cinnamon", "Honey"],
    },
    needs_support: {
      practices: [
        {
          title: "Wear a Happy Color",
          time: "AM",
          duration: "2 min",
          how: "Pick one thing to wear today only because you like its color. A sock counts.",
          cue: "I get dressed",
          serves: 4,
        },
        {
          title: "Stretch Like a Cat",
          time: "Anytime",
          duration: "2 min",
          how: "Reach, twist and yawn as a cat would after a nap, and skip what hurts.",
          cue: "I have sat for a long while",
          serves: 4,
        },
        {
          title: "Play by the Timer",
          time: "PM",
          duration: "20 min",
          how: "Set a timer and do something with no use, such as a puzzle or dancing in socks.",
          cue: "the dishes are put away",
          serves: 6,
        },
        {
          title: "Let It Stay a Minute",
          time: "Anytime",
          duration: "2 min",
          how: "Name the feeling and stay for a minute, or one breath if strong. Then rinse a cup.",
          cue: "a lump comes into my throat",
          serves: 5,
        },
      ],
      nutrition: ["Mango", "Pumpkin seeds", "Orange peppers", "Cucumber"],
    },
    balanced: {
      headline: "A lively side that gets its share",
      insight:
        "Delight needs a date, or the calendar fills up without it. Which place and which person would you write in first?",
      quotation: "Delight needs a date, or the calendar fills up without it.",
      practices: [
        {
          title: "Color Hunt",
          time: "AM",
          duration: "10 min",
          how: "Choose a color, look for it all along your way, and count how often it appears.",
          cue: "I step out the door",
          serves: 4,
        },
        {
          title: "Make Something of It",
          time: "Anytime",
          duration: "15 min",
          how: "Turn one feeling of the day into a tune or a scribble. Nobody has to see it.",
          cue: "something has moved me",
          serves: 5,
        },
        {
          title: "Dance While Dinner Cooks",
          time: "PM",
          duration: "5 min",
          how: "Play something with a beat and dance badly until the rice is done, seated if you prefer.",
          cue: "the rice begins to simmer",
          serves: 6,
        },
      ],
      nutrition: ["Peaches", "Almonds", "Cantaloupe", "Dark chocolate"],
    },
  },
  reflections: {
    4: {
      between: {
        headline: "Color that passes by a little fast",
        insight: "Five senses come along on every errand, and one of them is usually free.",
      },
      low: {
        affirmation: "I am allowed to enjoy a thing before the work is done.",
        prompt:
          "Which smell, taste or sound do you like even a little, and where could you meet it?",
      },
      high: {
        affirmation: "What I enjoy is worth protecting and worth sharing.",
        prompt: "Which pleasure of yours costs nothing, and whom would you like to show it to?",
      },
    },
    5: {
      between: {
        headline: "Feelings that wait for their turn",
        insight:
          "A feeling without a name may take up more room than one that has been introduced.",
      },
      low: {
        affirmation: "I may feel a little at a time.",
        prompt: "Which feelings do you share easily, and which do you tend to keep in your pocket?",
      },
      high: {
        affirmation: "I can let a feeling come, and I can put it down.",
        prompt: "What helps you when a feeling gets too big, and where do you keep it handy?",
      },
    },
    6: {
      between: {
        headline: "Where the next laugh could come from",
        insight: "There is a kind of laugh that gets out before you can stop it.",
      },
      low: {
        affirmation: "I need not be good at something to enjoy it.",
        prompt:
          "What have you loved doing, at any age, and which scrap of it could fit into this week?",
      },
      high: {
        affirmation: "Play may have a place in my full week.",
        prompt: "Who brings out your playful side, and what could the two of you make next?",
      },
    },
  },
  otherSide:
    "Some dull jobs grow by waiting. If one of yours does, do its first part before you sit down in the sun.",
};
