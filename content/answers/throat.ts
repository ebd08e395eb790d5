import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: {
      says: "In most talks your body stays tense: a set jaw, perhaps. You did not choose that, and it is hard work.",
      next: "Where home is no place to let go, a body has reason to stay on guard elsewhere, too. When a talk is over, let both arms hang for a minute.",
      on: 2,
      leaning:
        "So being worn out afterward need not mean that the talk went badly. When the next one is over, let both arms hang for a minute.",
    },
    2: {
      says: "What makes one talk easy on your neck and the next one hard? You may have looked for the reason in what was said. It can also lie in the setting: side by side can be easier than face to face.",
      next: "Next rung: recall your last easy talk, and where each of you was.",
      on: 19,
      leaning: "Next rung: spend one of your quiet minutes right before a talk.",
    },
    3: {
      says: "Your body is at ease in most talks. So when your neck tightens with one person or in one room, perhaps there is a reason for it.",
      next: "The next time it happens, ask yourself what had just been said.",
      on: 17,
      leaning: "You trust your own sense of things, so let your body have a say in it.",
    },
    4: {
      says: "Your body has always stayed relaxed when you talked with people.",
      next: "If a thought of yours stays unsaid all the same, something else than nerves may hold it: tact, or good sense.",
      on: 14,
      leaning:
        "In those talks your strength was free for listening. A person with hard news may find it easier to tell you.",
    },
  },
  14: {
    1: {
      says: "It has rarely felt comfortable to say what you really think.",
      next: "Perhaps a nod or a joke goes out in its place, and then people get to know the one who nods. Where honesty has a price, keep the nod. Next rung: watch or read something alone, and note in your head where you disagree.",
      on: 15,
      leaning:
        "You do ask for what you need, so one kind of speaking up works. A request can only be refused; an opinion can be disliked. Where honesty has a price, keep it to yourself. Next rung: watch or read something alone, and note in your head where you disagree.",
    },
    2: {
      says: "Do you know on the way home what you wanted to say? Then your own view is perhaps ten seconds slower than the safe answer, and you lack time more than courage.",
      next: "Next rung: with a friend, try “Can I go back to that?”",
      on: 18,
      leaning: "Next rung: with a friend, win time with “Let me think for a second.”",
    },
    3: {
      says: "Your opinion comes out without trouble on most days. So people seldom have to guess it.",
      next: "Where you hold back, with one person or on one subject, you may have a good reason for it.",
      on: 19,
      leaning:
        "If one subject is harder, a quiet minute is a good place to find the words, even if nobody hears them.",
    },
    4: {
      says: "Lately you have always felt comfortable saying what you think.",
      next: "If your body tightens in talks all the same, perhaps the reason is the company. The opinion itself comes easily.",
      on: 13,
      leaning:
        "That gives your praise its weight: people know that you would have told them if you disliked a thing.",
    },
  },
  15: {
    1: {
      says: "You rarely ask.",
      next: "Nor are there many whom you could ask. Perhaps you drop a hint. A hint that nobody hears hurts like a no, although nobody was asked. Around anyone you fear, not asking is sound judgment. Next rung: in your head, pick the easiest thing you could ask a clerk.",
      on: 3,
      leaning:
        "Perhaps you go without, or you drop a hint. A hint that nobody hears hurts like a no, although nobody was asked. Around anyone you fear, not asking is sound judgment. Next rung: in your head, pick the easiest thing you could ask a clerk.",
    },
    2: {
      says: "Which of your needs go unasked? Perhaps those where a no would hurt most. A no can be about the other person’s day and not about you.",
      next: "Next rung: ask a clerk or a librarian for something where a no would not hurt.",
      on: 6,
      leaning:
        "Next rung: ask somebody you can be silly with for a thing where a no would be funny.",
    },
    3: {
      says: "As a rule, when you need something from somebody, you ask in so many words. Others can then help you without having to watch your face for signs.",
      next: "And where the answer is no, you know it early and can try elsewhere.",
      on: 6,
      leaning:
        "Ask once for the fun of it: have someone you laugh with come along on a dull errand.",
    },
    4: {
      says: "Each time you needed something from someone, you asked for it. Every request can get a no, and that has not stopped you.",
      next: "Home may be harder to speak of than other things, and you may ask for help with that, too.",
      on: 2,
      leaning: "It takes some nerve each time, even if the thing is only a ladder.",
    },
  },
};
