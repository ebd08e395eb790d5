import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: {
      says: "In most talks your body stays tense: a set jaw, perhaps. You did not choose that, and it is hard work.",
      next: "If home is no place to relax, your body has reason to stay on guard elsewhere, too. When a talk is over, let both arms hang for a minute.",
      on: 2,
      leaning:
        "So being worn out afterward need not mean that the talk went badly. When the next one is over, let both arms hang for a minute.",
    },
    2: {
      says: "In some talks your body is at ease, and in others it tightens. The reason need not be what was said. It can be the setting: side by side is often easier than face to face.",
      next: "Next step: recall your last easy talk, and where each of you was.",
      on: 19,
      leaning: "Next step: spend one of your quiet minutes right before a talk.",
    },
    3: {
      says: "Your body is at ease in most talks. So when your neck tightens with one person or in one room, perhaps there is a reason for it.",
      next: "The next time it happens, ask yourself what had just been said.",
      on: 17,
      leaning:
        "You trust yourself in other things. So trust your neck a little, too, and ask what had just been said.",
    },
    4: {
      says: "Your body has always stayed relaxed when you talked with people.",
      next: "If a thought of yours stays unsaid all the same, nerves are probably not the reason. It may be tact, or good sense about who is listening.",
      on: 14,
      leaning:
        "That leaves you strength for listening. If your body ever tightens with one person, you have good reason to take that seriously.",
    },
  },
  14: {
    1: {
      says: "It has rarely felt comfortable to say what you really think.",
      next: "Perhaps you nod or joke instead, and people know less about you than they think. If being honest could get you hurt, a nod protects you, and it doesn’t mean that you agree. Next step: watch or read something alone, and note in your head where you disagree.",
      on: 15,
      leaning:
        "You do ask for what you need, and an opinion can feel riskier than that. If being honest could get you hurt, keep it to yourself. Next step: read something alone, and note in your head where you disagree.",
    },
    2: {
      says: "At times you say what you think, and at times something safer. Perhaps your own view just comes ten seconds later. Then you lack time more than courage.",
      next: "Next step: with someone you like, try “Can I go back to that?”",
      on: 18,
      leaning: "Next step: with someone you like, win time with “Let me think for a second.”",
    },
    3: {
      says: "On most days you say what you think, and it feels all right. So people seldom have to guess it.",
      next: "Where you hold back, with one person or on one subject, you may have a good reason. You don’t have to be equally open with everybody.",
      on: 19,
      leaning:
        "If one subject is harder, a quiet minute can help you find the words, even if no one hears them.",
    },
    4: {
      says: "Lately you have always felt comfortable saying what you think.",
      next: "If your body tightens in talks all the same, the company or the noise may be the reason. Your own opinion is not what makes you tense.",
      on: 13,
      leaning:
        "That gives your praise its weight, since you would also say what you dislike. Those who are slower may need a question from you, and a pause.",
    },
  },
  15: {
    1: {
      says: "You rarely ask for what you need.",
      next: "There are also few people to ask. Perhaps you drop a hint. When nobody catches the hint, it can hurt as much as a no. Around anyone you fear, not asking is sound judgment. Next step: in your head, pick something easy to ask a clerk.",
      on: 3,
      leaning:
        "Perhaps you drop a hint. When nobody catches the hint, it can hurt as much as a no. Around anyone you fear, not asking is sound judgment. Next step: in your head, pick something easy to ask a clerk.",
    },
    2: {
      says: "Some needs you speak of, and some you don’t. Perhaps those are the ones where a no would hurt most. A no can be about the other person’s day and not about you.",
      next: "Next step: ask a clerk for something where a no would not hurt.",
      on: 6,
      leaning: "Next step: ask someone you laugh with for a thing where a no would be funny.",
    },
    3: {
      says: "Mostly you ask in plain words for what you need, so nobody has to guess. What you leave unasked may be of one kind, such as comfort or time.",
      next: "Find out which kind it is. Just knowing it is enough for this week.",
      on: 6,
      leaning: "Ask once for fun: have someone you laugh with come along on a dull errand.",
    },
    4: {
      says: "Each time you needed something from someone, you asked for it. Every request can get a no, and that has not stopped you.",
      next: "Home may be harder to speak of than other things, and you may ask for help with that, too.",
      on: 2,
      leaning:
        "That takes some nerve, even when it is only about a ladder. It may also show the people you ask that they can ask you.",
    },
  },
};
