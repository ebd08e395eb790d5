import type { ChakraContent } from "./chakra-content.ts";

export const thirdEye: ChakraContent = {
  key: "third_eye",
  name: "Third Eye",
  sanskrit: "Ajna",
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
      headline: "Clearing a little space to see",
      insight: "To see a question clearly, list what you know, then what you only guess.",
      quotation: "To see a question clearly, list what you know, then what you only guess.",
      practices: [
        {
          title: "Look Far First",
          time: "AM",
          duration: "2 min",
          how: "Before you touch your phone, rest your eyes on the most distant thing outside a window.",
          cue: "I get out of bed",
          serves: 16,
        },
        {
          title: "Try On Both Choices",
          time: "Anytime",
          duration: "2 min",
          how: "Before an everyday choice, picture each way for three breaths, and notice where you breathe more easily.",
          cue: "I cannot choose between two things",
          serves: 17,
        },
        {
          title: "Phone Face Down",
          time: "PM",
          duration: "30 min",
          how: "Half an hour before bed, turn your phone face down, within reach and with calls on.",
          cue: "it is half an hour before bed",
          serves: 16,
        },
        {
          title: "One Tab, One Task",
          time: "Anytime",
          duration: "15 min",
          how: "Set a timer and close all but one thing. Jot stray thoughts on paper, then go back.",
          cue: "I sit down to a task",
          serves: 16,
        },
        {
          title: "From Another Seat",
          time: "PM",
          duration: "3 min",
          how: "Think of someone you only passed today. Picture one minute as it looked from their seat.",
          cue: "I lie down for the night",
          serves: 18,
        },
      ],
      nutrition: ["Purple grapes", "Eggplant", "Hazelnuts", "Clementines"],
    },
    needs_support: {
      practices: [
        {
          title: "Your Own Lines First",
          time: "AM",
          duration: "5 min",
          how: "Before anyone’s opinions reach you, find three sentences for what is on your mind. Stop there.",
          cue: "I pour my first cup",
          serves: 17,
        },
        {
          title: "Walk Without Earphones",
          time: "Anytime",
          duration: "10 min",
          how: "Walk somewhere with nothing in your ears. Find five things you had never noticed.",
          cue: "I put on my coat",
          serves: 16,
        },
        {
          title: "Replay the Day Backward",
          time: "PM",
          duration: "5 min",
          how: "Run through your day in reverse, like a movie. Skip any scene you would rather not see.",
          cue: "dinner is over",
          serves: 16,
        },
        {
          title: "Argue the Other Side",
          time: "Anytime",
          duration: "5 min",
          how: "Take a harmless question, such as an open window. Find three good reasons for the other view.",
          cue: "I hear a view I do not share",
          serves: 18,
        },
      ],
      nutrition: ["Prunes", "Pecans", "Black olives", "Green tea"],
    },
    balanced: {
      headline: "A good view from where you stand",
      insight:
        "Being right eight times out of ten feels exactly like being right every time. Try writing down, for two weeks, what you expect before you know.",
      quotation: "Being right eight times out of ten feels exactly like being right every time.",
      practices: [
        {
          title: "Picture One Good Hour",
          time: "AM",
          duration: "3 min",
          how: "Picture one hour of today as it would be right for you. Take its first step.",
          cue: "I have made my bed",
          serves: 17,
        },
        {
          title: "Ask Before Assuming",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Say back to somebody you like what you think they mean, and let them correct you.",
          cue: "I think I know what somebody means",
          serves: 18,
        },
        {
          title: "Sit in Low Light",
          time: "PM",
          duration: "10 min",
          how: "Turn off the bright lamps, and give ten minutes to one thing, such as a record.",
          cue: "it gets dark outside",
          serves: 16,
        },
      ],
      nutrition: ["Figs", "Radicchio", "Cherries", "Wild rice"],
    },
  },
  reflections: {
    16: {
      between: {
        headline: "Attention that is pulled many ways",
        insight: "Attention has a door, and most of what comes through it was not invited.",
      },
      low: {
        affirmation: "I can look at one thing at a time.",
        prompt: "What gets most of your attention, and what does it give back?",
      },
      high: {
        affirmation: "I notice more when I slow down a little.",
        prompt: "What have you seen lately that other people seemed to miss?",
      },
    },
    17: {
      between: {
        headline: "An eye that is slow to believe itself",
        insight: "What would you choose if nobody ever found out which way you chose?",
      },
      low: {
        affirmation: "I do not have to decide today.",
        prompt: "When did a quiet hunch turn out to be worth hearing?",
      },
      high: {
        affirmation: "I trust my eyes and I check my guesses.",
        prompt: "Which of your certainties would you enjoy putting to the test?",
      },
    },
    18: {
      between: {
        headline: "The view from your own window",
        insight:
          "In a disagreement, the side you would rather skip is probably the one with news in it.",
      },
      low: {
        affirmation: "I need not agree in order to listen.",
        prompt: "Whose view would you like to understand better, and what would you ask them?",
      },
      high: {
        affirmation: "I can see two sides and still choose one.",
        prompt: "Whose reasons do you understand and still not share?",
      },
    },
  },
  otherSide:
    "Seeing a lot can make it hard to take advice. Ask one person you trust what you may have missed, and for once only listen.",
};
