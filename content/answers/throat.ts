import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: {
      says: "A set jaw, a short breath, feet that point to the door: you did not choose them, and they are hard work while you also look for words.",
      next: "If home is no place to relax, your body has reason to stay on guard elsewhere, too. When a conversation is over, let both arms hang for a minute.",
      on: 2,
      leaning:
        "So being worn out afterward need not mean that the conversation went badly. When the next one is over, let both arms hang for a minute.",
    },
    2: {
      says: "It may be less a matter of words than of chairs. Side by side, on a bench or in a car, is often easier than face to face. So is a talk with an end to it, such as the next bus stop.",
      next: "Next step: recall your last easy conversation, and where each of you was.",
      on: 19,
      leaning: "Next step: spend one of your quiet minutes right before a conversation.",
    },
    3: {
      says: "With your shoulders down you can listen to the end, because you are not busy getting ready. You may only notice this with the one person where it is different.",
      next: "The next time it happens, ask yourself what had just been said.",
      on: 17,
      leaning:
        "A tight neck may belong to the same good sense that you trust elsewhere: what had just been said?",
    },
    4: {
      says: "Your body is at ease when you talk, so you can listen to the end. Such calm can mislead people, though: you may seem to have nothing at stake.",
      next: "If a thought of yours stays unsaid all the same, nerves are probably not the reason. It may be tact, or good sense about who is listening.",
      on: 14,
      leaning:
        "If your body ever tightens with one person, you have good reason to take that seriously.",
    },
  },
  14: {
    1: {
      says: "Perhaps a nod or a joke goes out in its place, and the real sentence comes to you in the car. So others know you less well than they think.",
      next: "Where honesty could get you hurt, a nod may be safer, and doesn’t mean that you agree. Next step: read something alone, and note in your head where you disagree.",
      on: 15,
      leaning:
        "An opinion can feel riskier than asking. If it could get you hurt, keep it to yourself. Next step: read something alone, and note in your head where you disagree.",
    },
    2: {
      says: "The safer sentence may simply be the faster one. If your own view comes ten seconds later, you lack time more than courage. Who waits those ten seconds for you, and who has already changed the subject?",
      next: "Next step: with someone you like, try “Can I go back to that?”",
      on: 18,
      leaning: "Next step: with someone you like, win time with “Let me think for a second.”",
    },
    3: {
      says: "Anyone who asks you mostly gets your view, so they know what a yes from you is worth. Where you keep it back, such as on money or somebody’s driving, you may have a good reason.",
      next: "Is it for peace, for someone’s sake or out of habit?",
      on: 19,
      leaning: "A quiet minute can help you find the words, even if no one hears them.",
    },
    4: {
      says: "When you like someone’s soup, they can believe it, since you would also have said that it needs salt.",
      next: "If your body tightens in conversations all the same, the company or the noise may be the reason. Your own opinion is not what makes you tense.",
      on: 13,
      leaning:
        "Among people you feel safe with, some may need a question from you first, and a pause that feels a little too long.",
    },
  },
  15: {
    1: {
      says: "What nobody knows you need, nobody can offer, and the heavy bag stays yours.",
      next: "Perhaps you drop a hint, such as a sigh. When nobody catches the hint, it can hurt as much as a no. Around anyone you fear, not asking is sound judgment. Next step: in your head, pick something easy to ask a clerk.",
      on: 14,
      leaning:
        "People hear your opinions, so they may suppose that they would also hear if you wanted a hand. Around anyone you fear, not asking is sound judgment. Next step: in your head, pick something easy to ask a clerk.",
    },
    2: {
      says: "A ladder may be easy to ask for, and an hour of company hard. Perhaps you keep back what it would hurt most to be refused. But a no can be about the other person’s day and not about you.",
      next: "Next step: ask a clerk for something where a no would not hurt.",
      on: 6,
      leaning: "Next step: ask someone you laugh with for a thing where a no would be funny.",
    },
    3: {
      says: "You may ask for a thing sooner than for time, and for time sooner than for comfort. What you leave unasked can be little and still be all of one kind.",
      next: "Find out which kind it is. Just knowing it is enough for this week.",
      on: 6,
      leaning: "Ask once for fun: have someone you laugh with come along on a dull errand.",
    },
    4: {
      says: "Every request can get a no, and that has not stopped you. A no is over in a minute. A wish that nobody hears of can go on for years.",
      next: "Home may be harder to speak of than other things, and you may ask for help with that, too.",
      on: 2,
      leaning: "It may also show the people you ask that they can ask you. Do they?",
    },
  },
};
