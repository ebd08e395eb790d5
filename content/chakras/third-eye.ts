import type { ChakraContent } from "./chakra-content.ts";

export const thirdEye: ChakraContent = {
  key: "third_eye",
  name: "Third Eye",
  tradition: "Ajna, “command,” between the eyebrows",
  description: "Attention, instinct and perspective",
  snapshot: {
    blocked:
      "Before you look any harder, take something away, because a clear view tends to need fewer things at once.",
    needs_support:
      "Looking from the side you tend to skip could clear up a question that keeps coming back.",
    balanced: "Because you notice a good deal, it can pay to check a guess before you lean on it.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "One Small Thing, Whole",
          time: "AM",
          duration: "2 min",
          how: "Do one small thing, like making the bed, with nothing else on.",
          why: "Full attention is easier to hold for two minutes than to find for an hour.",
          further: "Give five minutes to one thing on your list.",
          cue: "I start on the first small task",
          serves: 16,
        },
        {
          title: "Try On Both Choices",
          time: "Anytime",
          duration: "2 min",
          how: "When two small choices seem equal, picture each, and ask which feels more like you.",
          why: "This practice asks your own sense before anyone’s advice.",
          further: "Take that one, even if the other looks more sensible.",
          cue: "I choose what to wear",
          serves: 17,
        },
        {
          title: "Phone Face Down",
          time: "PM",
          duration: "30 min",
          how: "Turn your phone over for half an hour, with calls on.",
          further: "Leave it in the next room, loud enough for a call.",
          cue: "it is half an hour before bed",
          serves: 16,
          needsSafeHome: true,
        },
        {
          title: "One Tab, One Task",
          time: "Anytime",
          duration: "15 min",
          how: "Set a timer, and close everything on your screen but one thing.",
          further: "When another thought comes, note it in one word and go on.",
          cue: "I sit down to a task",
          serves: 16,
        },
        {
          title: "A Cup From Two Sides",
          time: "PM",
          duration: "2 min",
          how: "Look at a cup from two sides, and name what you see from only one.",
          why: "A view depends on where you stand, and a cup is an easy place to begin.",
          further: "Name what someone above it would see.",
          cue: "I’ve had my last drink of the day",
          serves: 18,
        },
      ],
      nutrition: ["Purple grapes", "Eggplant", "Hazelnuts", "Clementines"],
    },
    needs_support: {
      practices: [
        {
          title: "Your Own Vote First",
          time: "AM",
          duration: "2 min",
          how: "Before you ask anyone about a choice, say which way you lean.",
          why: "You hear your own view while no other one has been spoken yet.",
          further: "Ask nobody, and go that way.",
          cue: "I’m about to ask for advice",
          serves: 17,
        },
        {
          title: "Walk Without Earbuds",
          time: "Anytime",
          duration: "10 min",
          how: "Walk with nothing in your ears and find five new things.",
          further: "Find all five with your ears.",
          cue: "I go out on foot",
          serves: 16,
        },
        {
          title: "Replay the Day Backward",
          time: "PM",
          duration: "5 min",
          how: "Run through your day in reverse, and stop at the first good minute.",
          further: "Stay there until you have found three details.",
          cue: "dinner is over",
          serves: 16,
          needsSafeHome: true,
        },
        {
          title: "Their Side, Then Yours",
          time: "Anytime",
          duration: "3 min",
          how: "Over something harmless, find one good reason for their view, then one for yours.",
          why: "Your own reason comes last, so theirs cannot push it out.",
          further: "Find a second reason for theirs before you turn to yours.",
          cue: "I wait for water to boil",
          serves: 18,
        },
      ],
      nutrition: ["Prunes", "Pecans", "Black olives", "Green tea"],
    },
    balanced: {
      practices: [
        {
          title: "Picture One Good Hour",
          time: "AM",
          duration: "3 min",
          how: "Picture one hour of today as it would be right for you.",
          further: "Change one thing, so that the real one matches.",
          cue: "I look at the day ahead",
          serves: 17,
        },
        {
          title: "Ask Before Assuming",
          time: "Anytime",
          duration: "1 min",
          how: "Tell someone you like what you heard, in your own words, and ask if that’s right.",
          why: "You check your picture with the one person who knows.",
          further: "Ask what you have left out.",
          cue: "someone has told me something new",
          serves: 18,
          from: 2,
        },
        {
          title: "Sit in Low Light",
          time: "PM",
          duration: "10 min",
          how: "Dim the lamps and give ten minutes to one piece of music.",
          further: "Choose music that you don’t know yet.",
          cue: "it gets dark outside",
          serves: 16,
          needsSafeHome: true,
        },
      ],
      nutrition: ["Figs", "Radicchio", "Cherries", "Wild rice"],
    },
  },
  reflections: {
    16: {
      low: {
        affirmation: "I can look at one thing at a time.",
        prompt: "What gets most of your attention, and what does it give back?",
      },
      high: {
        affirmation: "I can give one thing my whole attention.",
        prompt: "What have you seen lately that other people seemed to miss?",
      },
    },
    17: {
      low: {
        affirmation: "I can choose something small and see how it feels.",
        prompt: "Which small thing do you always choose the same way, whatever others say?",
      },
      high: {
        affirmation: "I know what suits me, and I can change my mind.",
        prompt: "Which of your opinions would you enjoy testing?",
      },
    },
    18: {
      low: {
        affirmation: "My side counts, too.",
        prompt: "Whose day would you like to know more about, even a stranger’s?",
      },
      high: {
        affirmation: "I can see two sides and still choose one.",
        prompt: "Whose reasons do you understand and still not share?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "You don’t have to see it all now",
      insight: "When everything pulls at once, the smallest thing is a good one to do next.",
    },
    always: {
      headline: "You look closely, and you judge fairly",
      insight: "You trust what you see, and you can still picture what others see.",
    },
    low: {
      headline: "A clear head comes and goes",
      insight: "Finding out what you think is easier over a choice that nobody else will notice.",
    },
    high: {
      headline: "You can hold two views at once",
      insight: "You can see both sides and still know which one you’re on.",
    },
    onlyLow: {
      16: {
        headline: "You know what’s right, and get pulled away",
        insight: "Nothing is wrong with your judgment: it gets interrupted.",
      },
      17: {
        headline: "You see other sides sooner than your own",
        insight: "What you think before you ask anyone deserves to count.",
      },
      18: {
        headline: "Your own view comes easier than someone else’s",
        insight: "You don’t have to guess what someone else thinks, because they can tell you.",
      },
    },
    onlyHigh: {
      16: {
        headline: "Tasks are clearer to you than opinions",
        insight: "A task holds still while you look at it, and an opinion doesn’t.",
      },
      17: {
        headline: "You’re clearest about your own mind",
        insight: "You can lose your place on a page and still know what’s right for you.",
      },
      18: {
        headline: "Someone else’s side is clearer than your own",
        insight: "Give your own side the same minute that you give to everyone else’s.",
      },
    },
  },
};
