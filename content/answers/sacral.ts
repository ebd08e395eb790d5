import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: "Air still reaches your face, and water your hands. What is missing is the second of noticing, and in a hard time even that second can bring nothing. It is not ingratitude. Once a day, hold a clean towel to your cheek. You don’t have to like it.",
    2: {
      says: "The first sip is noticed by itself. By the third, the mind has gone ahead, and the rest happens without you. A pleasant day need not hold more to enjoy. You only went along with it further.",
      next: "Next rung: catch an end, the last ten seconds before you turn off the tap.",
      on: 16,
      leaning: "Next rung: give one breeze the attention that you give a task, until it is over.",
    },
    3: "What you stop for, you can also remember. Try it tonight: name one pleasant thing from yesterday, one from the day before, and one from the day before that. If one of them stays empty, ask whether it was a hurried one.",
    4: "A taste for life is one name for this. A more exact one is that you are easy to interrupt: whatever you are busy with, a breeze gets through. One day fresh air will be only air. Stop for it all the same, for a single breath, and let the day be flat.",
  },
  5: {
    1: "Begin with the lightest feeling, relief: when a worry proves empty, feel it leave for three breaths. To hold feelings off takes strength, and it gets things done. The strength is spent all the same, and by evening it can look like plain tiredness.",
    2: {
      says: "Where were you when you last let a strong feeling come? In a car, a shower, one person’s kitchen? Away from such a place, a feeling is told to wait, and nobody calls it back.",
      next: "The next time a mild one waits, give it a minute that same evening.",
      on: 10,
      leaning:
        "The next time a mild one waits, call it back that evening, as kindly as on a hard day.",
    },
    3: {
      says: "If you let feelings come, you learn how long they last. You have felt them rise and stay, and then grow less. So you can meet the next one knowing that such feelings change.",
      next: "With the next one, watch for the turn, the moment when it first grows less.",
      on: 14,
      leaning: "When the next one is a glad one, say so to somebody kind, in five words.",
    },
    4: "Letting a feeling in and being carried off by it look alike from outside. The difference shows at the end: can you put it down when the phone rings? If so, your feelings tell you early what matters to you. If not, settle first: hold something cool, such as a can, until it is warm.",
  },
  6: {
    1: "What friends laugh at is seldom a joke. Mostly it is a plain remark at a good moment. So play asks less for wit than for moments, and where trusted people are few or far away, those run out first. Next rung: give one thing you use daily a silly name.",
    2: {
      says: "Compare the last time you fooled around with somebody you trust and the last time you didn’t. Who began? If it was the other person, your playfulness was only waiting for its cue.",
      next: "Give the cue once: ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Give the cue once: show one of them something odd that made you stop, and invent together what it is for.",
    },
    3: {
      says: "To be silly with people, you have to know where not to joke. You likely do that without thinking, and stay clear of what would hurt. That is tact, even if it looks like nonsense.",
      next: "Next time, let the quietest of them decide what you do.",
      on: 18,
      leaning: "Guess what would make the quietest of them laugh, and test it.",
    },
    4: "Grown people wait for somebody else to be silly first. Around you, the people you trust needn’t wait. On a flat day you owe them no fun: let another begin, and laugh second.",
  },
};
