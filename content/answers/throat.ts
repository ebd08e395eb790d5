import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: "In most talks your body stays tense: a set jaw, perhaps, or raised shoulders. You did not choose that, and it is hard work. So being worn out afterward need not mean that the talk went badly. When the next one is over, let both arms hang for a minute.",
    2: {
      says: "In some talks your body is loose, and in others it tightens. You may have looked for the reason in what was said. It can also lie in the setting: face to face or side by side, sitting or on the phone.",
      next: "Next rung: recall your last easy talk, and where each of you was.",
      on: 19,
      leaning: "Next rung: spend one of your quiet minutes right before a talk.",
    },
    3: {
      says: "Your body is at ease in most talks. So when your neck tightens with one person or in one room, there is likely a reason for it there.",
      next: "The next time it happens, ask yourself what had just been said.",
      on: 17,
      leaning: "You trust your own sense of things, so let your body have a say in it.",
    },
    4: "Your body has always stayed relaxed lately when you talked with people. None of your strength went into holding still, so more of it was free for listening. Somebody with hard news may find it easier to tell you.",
  },
  14: {
    1: "It has rarely felt comfortable to say what you really think. Perhaps a nod or a joke goes out in its place, and then people get to know the one who nods. Where honesty has a price, keep the nod. Next rung: watch or read something alone, and note in your head where you disagree.",
    2: {
      says: "At times you say what you really think, and at other times the safe answer is out first. Your own view may be only ten seconds slower, and by then the talk has moved on. So you may be short of time more than of courage.",
      next: "Next rung: with a friend, try “Can I go back to that?”",
      on: 18,
      leaning: "Next rung: with a friend, win time with “Let me think for a second.”",
    },
    3: {
      says: "You can mostly say what you think while the talk is still going on. That leaves few evenings on which the right sentence comes to you too late.",
      next: "Where you hold back, with one person or on one subject, you may have a good reason for it.",
      on: 19,
      leaning:
        "If one subject is harder, a quiet minute is a good place to find the words, even if nobody hears them.",
    },
    4: "Lately you have always felt comfortable saying what you think. That gives your praise its weight: people know that you would have told them if you disliked a thing.",
  },
  15: {
    1: "You rarely ask. You may go without what you need, or you may drop a hint. A hint that nobody hears hurts like a no, although nobody was asked. Around anyone you fear, not asking is sound judgment. Next rung: in your head, pick the easiest thing you could ask a clerk.",
    2: {
      says: "You ask for some things that you need, and others go unasked. The ones you leave out need not be the largest. They may be those where a no would hurt most, so even a light request can be hard to make.",
      next: "Next rung: ask a clerk or a librarian for something where a no would not hurt.",
      on: 6,
      leaning:
        "Next rung: ask somebody you can be silly with for a thing where a no would be funny.",
    },
    3: {
      says: "When you need something from somebody, you mostly ask in so many words. Others can then help you without having to watch your face for signs.",
      next: "And where the answer is no, you know it early and can try elsewhere.",
      on: 6,
      leaning:
        "Ask once for the fun of it: have someone you laugh with come along on a dull errand.",
    },
    4: "When you needed something in these weeks, you asked for it. Every request can get a no, and that has not stopped you. So whoever could help has heard of it in time.",
  },
};
