import type { ChakraContent } from "./chakra-content.ts";

export const thirdEye: ChakraContent = {
  key: "third_eye",
  name: "Third Eye",
  sanskrit: "Ajna",
  description: "Attention, intuition, imagination and a wider point of view",
  templates: {
    blocked: {
      headline: "When a busy head could use some quiet",
      insight:
        "Picture a browser with forty tabs open. Your days may feel a little like that. Perhaps you walk into the kitchen and forget why, or at midnight you are still scrolling with sore eyes. When a choice comes up you may poll three friends, because your own hunch is too faint to hear. Old texts put this center between the brows, and newer ones link it to attention and the pictures in the mind. The scan labels a low score blocked, but there may be nothing stranger behind it than too many screens and too little rest, and rest can start tonight. The number can’t see how bright you are or how much you imagine. Begin with your eyes, and find the farthest thing you can see from a window. Then do one task in one tab. A hunch has an easier time when the noise is down.",
      practices: [
        {
          title: "Look Far First",
          time: "AM",
          duration: "2 min",
          how: "Before you touch your phone, stand at a window and rest your eyes on the most distant thing in view.",
        },
        {
          title: "Palms Over Closed Eyes",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Rub your hands warm, cup them over your closed eyes without pressing, and breathe slowly until the minute is up.",
        },
        {
          title: "Screens Down Early",
          time: "PM",
          duration: "30 min",
          how: "Half an hour before bed, leave your phone to charge in another room. Fold laundry, stretch, or look at the ceiling.",
        },
        {
          title: "One Tab, One Task",
          time: "Anytime",
          duration: "15 min",
          how: "Close everything except the thing you’re working on and set a timer. If a stray thought cuts in, jot it on paper and go back.",
        },
        {
          title: "Worry Parking List",
          time: "PM",
          duration: "5 min",
          how: "Put every loose end on one sheet, from the tax form to the dripping faucet. Circle one for tomorrow and leave the others parked.",
        },
      ],
      affirmations: ["I can look at one thing at a time.", "I can begin with a quiet minute."],
      nutrition: [
        "Purple grapes: they burst when you bite",
        "Eggplant: glossy outside, silky once it is roasted",
        "Hazelnuts: crunchy, a little sweet, and good by the handful",
        "Red cabbage: bright in a salad, mellow in a pan",
        "Black lentils: earthy, cheap and patient in the cupboard",
        "Clementines: peeling one makes a short break",
        "Plain rice: a blank page for dinner",
      ],
      journal_prompts: [
        "What gets most of your attention, and what does it give back?",
        "When did a quiet hunch turn out to be worth hearing?",
      ],
    },
    needs_support: {
      headline: "A clear view may come and go",
      insight:
        "Some mornings you may see the whole board. You know which email matters, and you can hear in a friend’s hello that something is off. By four in the afternoon the same mind can circle one worry like a dog around a rug. If you recognize both hours, a score in the middle makes sense, and it grades nothing, least of all how wise you are. Today’s charts tie this center to inner sight, which in plain terms can mean noticing what you already half know. The help it asks for is rather dull and kind. Take in a bit less, step away before the slump instead of after it, and hold a big question for a day before you settle it. You could also write down your guesses and look later at how they turned out, to learn when to lean on one and when to fetch more facts.",
      practices: [
        {
          title: "Three Lines by Hand",
          time: "AM",
          duration: "5 min",
          how: "Before any news, take a pen and write three lines about whatever is on your mind. Stop there, even if more is coming.",
        },
        {
          title: "Walk Without Earphones",
          time: "Anytime",
          duration: "10 min",
          how: "Take one short walk with nothing in your ears. Find five things on that street that you had never noticed.",
        },
        {
          title: "Replay the Day Backward",
          time: "PM",
          duration: "5 min",
          how: "In bed, run through your day from now to breakfast like a movie in reverse. Linger on anything you missed the first time.",
        },
        {
          title: "Guess, Then Check",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Before you open a message, guess what it says. Keep score lightly and notice what your good guesses had in common.",
        },
      ],
      affirmations: [
        "I can wait a day before I decide.",
        "I notice more when I slow down a little.",
      ],
      nutrition: [
        "Prunes: dark, sweet and better than their name",
        "Purple sweet potatoes: dessert color, dinner comfort",
        "Pecans: buttery, with a taste of fall",
        "Black olives: salty, wrinkled and good with bread",
        "Shallots: savory and quick in a hot pan",
        "Green tea: grassy and light, for the start of a long task",
        "Black currants: sharp little wake-up notes",
      ],
      journal_prompts: [
        "Which decision would look different from ten years away?",
        "What do you already half know about the thing that worries you?",
      ],
    },
    balanced: {
      headline: "An eye for the detail and the distance",
      insight:
        "You seem to catch things. Perhaps it is the short silence before someone says they’re fine, the odd figure in the spreadsheet, or the side street that saves ten minutes. You may picture a plan before it exists, and tell a hunch from a fear on most days. All of that fits what the modern chart gives this center to look after. Still, a keen eye likes some shade. A mind that sees many roads can put off walking down one, and people who read a room well may stop asking the room. So stay curious about being wrong, and check your hunch with a plain question. Spend some imagination on pure fun, such as a daydream or a strange new soup. Then give your eyes the evening off, whatever the number says.",
      practices: [
        {
          title: "Picture One Good Hour",
          time: "AM",
          duration: "3 min",
          how: "Close your eyes and picture one hour of today going well, down to the chair and the light. Then take its first step.",
        },
        {
          title: "Ask Before Assuming",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When you think you know what someone means, say it back to them. Ask what you missed.",
        },
        {
          title: "Sit in Low Light",
          time: "PM",
          duration: "10 min",
          how: "After dinner, turn off the bright lamps and sit where it is dim. Let your eyes wander with nothing to read.",
        },
      ],
      affirmations: [
        "I trust my eyes and I check my guesses.",
        "I can imagine freely and still choose one step.",
      ],
      nutrition: [
        "Figs: plain outside, a small surprise within",
        "Purple carrots: the same crunch in an unexpected color",
        "Radicchio: bitter and handsome, softer with a little oil",
        "Cherries: stems and all, with a bowl for the pits",
        "Lavender shortbread: buttery with a garden smell",
        "Wild rice: nutty, chewy and worth the longer wait",
      ],
      journal_prompts: [
        "What have you seen lately that other people seemed to miss?",
        "Which of your certainties would you enjoy putting to the test?",
      ],
    },
  },
};
