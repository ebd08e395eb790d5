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
      says: "It may be less a matter of words than of chairs. Side by side, on a bench or in a car, is often easier than face to face. So is a conversation with an end to it, such as the next bus stop.",
      next: "Next step: recall your last easy conversation, and where each of you was.",
      on: 19,
      leaning: "Next step: spend one of your quiet minutes right before a conversation.",
    },
    3: {
      says: "Because you are mostly at ease when you talk, your body can tell you something when you are not. In someone who is always tense, one more tight muscle says little. If your neck tightens with one person only, that is worth knowing.",
      next: "Ask yourself afterward what had just been said.",
      on: 17,
      leaning: "It may belong to the same good sense that you trust elsewhere.",
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
      says: "Perhaps a nod goes out in its place, and the real sentence comes to you in the car. So people may know less about you than they think.",
      next: "If being honest could get you hurt, a nod doesn’t mean that you agree. Next step: read something alone, and note in your head where you disagree.",
      on: 15,
      leaning:
        "An opinion can feel riskier than asking, and with anyone you fear it may be. Next step: read something alone, and note in your head where you disagree.",
    },
    2: {
      says: "The safer sentence may simply be the faster one. If your own view comes ten seconds later, you lack time more than courage. Who waits those ten seconds for you, and who has already changed the subject?",
      next: "Next step: with someone you like, try “Can I go back to that?”",
      on: 18,
      leaning: "Next step: with someone you like, win time with “Let me think for a second.”",
    },
    3: {
      says: "You may find out what you think by saying it. In the head a view can stay half finished for a long time. As a sentence it has to end somewhere, and you hear at once whether you mean it.",
      next: "There are rooms where silence is still good sense, and you owe openness to nobody.",
      on: 19,
      leaning: "In a quiet minute you can do the same, with nobody there to hear.",
    },
    4: {
      says: "When you like someone’s soup, they can believe it, since you would also have said that it needs salt.",
      next: "If your body tightens in talks all the same, the company or the noise may be the reason. Your own opinion need not be what makes you tense.",
      on: 13,
      leaning:
        "Among people you feel safe with, leave a pause when you have spoken. Someone who takes longer to find words may have some salt to add.",
    },
  },
  15: {
    1: {
      says: "What nobody knows you need, nobody can offer, and the second trip to the car stays yours.",
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
      says: "Whoever you ask learns two things: what you need, and that you thought of them for it. The second may please them even where the answer has to be no.",
      next: "You can check that: recall the last time someone asked you for help.",
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
