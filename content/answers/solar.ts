import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: {
      says: "What you left undone is still on the list in the evening. What you did instead was never on it, so the day looks emptier than it was.",
      next: "When you’re short of rest, a shorter list is only fair. Next step: plan just the next ten minutes.",
      on: 1,
      leaning: "Next step: plan just ten minutes, at the hour when you feel most rested.",
    },
    2: {
      says: "Look at the plans you did get done. If someone was waiting for most of them, what’s missing probably isn’t willpower. A dentist calls when you’re late. A drawer that you meant to clear doesn’t.",
      next: "Next step: give one plan like that a day and an hour, the way a dentist would.",
      on: 3,
      leaning:
        "Next step: tell someone you’d call, “You’ll get a picture of the empty drawer by six.”",
    },
    3: {
      says: "When you tell yourself “tomorrow,” you can mostly believe it. That makes a small plan worth making, and you don’t have to keep it in your head all day.",
      next: "When a plan does slip, its hour may have gone to somebody else. Then you kept your word to them, and not to yourself.",
      on: 9,
      leaning: "You don’t give all your time away, so there’s usually some left for it.",
    },
    4: {
      says: "A finished list looks easy afterward, because it doesn’t show which line was hard. You know which one it was, and you did that one, too.",
      next: "And where a no is hard, the prize for a finished list is a longer one.",
      on: 9,
      leaning:
        "You say no when a request is too much, so a finished list doesn’t have to turn into a longer one.",
    },
  },
  8: {
    1: {
      says: "Once you live with a choice, you see its bad days. The choice you turned down has none, because you never lived it. If it’s about your safety, take your fear seriously.",
      next: "Next step: after one small choice, don’t look at the other options for a day.",
      on: 17,
      leaning:
        "For a small choice, your own judgment is enough. Next step: don’t look at the other options for a day.",
    },
    2: {
      says: "As long as you can return a sweater, you keep judging it in the mirror. Once the receipt is gone, you just wear it. The decisions you go back over may be ones that you could still change.",
      next: "Next step: give one small choice a last day for doubting, and stick to it.",
      on: 14,
      leaning: "Next step: after one small choice, say aloud: “That’s decided.”",
    },
    3: {
      says: "You don’t have to be certain to feel settled. Two options can be nearly even when you choose, and you can still be at peace with the one you took.",
      next: "When a decision does bother you, ask whether the choice was wrong or only the day.",
      on: 7,
      leaning:
        "When a decision does bother you, is there something you can still do about it? If so, give it a day and an hour.",
    },
    4: {
      says: "What you turned down doesn’t have to be bad for you to be at peace. A friend can rave about the dish you didn’t order, and yours tastes the same.",
      next: "If you doubt for a long time before you choose, the time isn’t wasted. You’re done with doubting when you decide.",
      on: 17,
      leaning:
        "You trust your own sense of what’s right for you, so nobody else has to choose the same.",
    },
  },
  9: {
    1: {
      says: "With someone kind, you don’t need a no on the spot. You need a day.",
      next: "If a yes keeps you safe, that’s good judgment, and it isn’t your fault. With kind people, “I’ll tell you tomorrow” is an answer, too. Next step: say no to something that can’t be hurt, like a free sample.",
      on: 2,
      leaning:
        "You often see at once why somebody asks, and only later what it takes from your week. Next step: say no to something that can’t be hurt, like a free sample.",
    },
    2: {
      says: "It probably depends on who’s asking, and how. A no is harder face to face than in a text, and harder to a friend than to a store. If a no would cost you more than the yes, let the yes stand.",
      next: "Next step: say one small no in writing, where you don’t have to watch anyone’s face.",
      on: 7,
      leaning:
        "Next step: you follow through on your plans, so say once, “I’ll check my plans first.”",
    },
    3: {
      says: "The time that you don’t give away is yours for something else, even for nothing at all. You don’t have to use it well.",
      next: "You can also be the one who asks, and let them say no.",
      on: 15,
      leaning: "And when you do say yes, nobody has to wonder if you meant it.",
    },
    4: {
      says: "A no that comes early leaves people time to plan around it or ask someone else.",
      next: "You don’t owe anyone a long reason for it, either.",
      on: 8,
      leaning:
        "And since you feel settled after a decision, they don’t get a second message that takes half of it back.",
    },
  },
};
