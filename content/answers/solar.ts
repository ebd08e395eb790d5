import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: {
      says: "What you left undone is still on the list in the evening. What you did instead has left no mark: the call you took, the stain you got out. So the day looks emptier than it was.",
      next: "When you’re short of rest, a shorter list is only fair. Next step: plan just the next ten minutes.",
      on: 1,
      leaning:
        "You get your rest, so the day has one good place to start from. Next step: plan just the ten minutes after it.",
    },
    2: {
      says: "Look at the plans you did get done. If someone was waiting for most of them, what’s missing probably isn’t willpower. A dentist calls when you’re late. A drawer that you meant to clear doesn’t.",
      next: "Next step: give one plan like that a day and an hour, the way a dentist would.",
      on: 3,
      leaning:
        "Have someone you’d call ask about it on Friday. Next step: promise a picture of the empty drawer by six.",
    },
    3: {
      says: "When you tell yourself “tomorrow,” you can mostly believe it. Your word is good with the one person who’d know if it weren’t.",
      next: "When a plan does slip, a yes to somebody else has probably eaten its hour. You kept your word that day, too, just not the one to yourself.",
      on: 9,
      leaning:
        "You say no when it’s too much, so it isn’t favors that fill up tomorrow. A plan that slips was probably just too big for its day.",
    },
    4: {
      says: "A list with every line crossed out looks easy afterward, because it doesn’t show which line was hard. You know which one it was, and you did that one, too.",
      next: "And where a no is hard, the prize for a finished list is a longer one.",
      on: 9,
      leaning:
        "You say no when it’s too much, so a finished list doesn’t have to turn into a longer one. It can just be finished.",
    },
  },
  8: {
    1: {
      says: "What you chose has shown you its bad days, and what you turned down hasn’t. Of course the other one looks better, most of all when you’re tired.",
      next: "A doubt about something small can wait until you’ve slept. Next step: take one small choice, and picture a dull, rainy day with the other option.",
      on: 17,
      leaning:
        "You trust your own judgment, and it was in the room when you chose. Next step: tell someone how you chose one small thing. It only has to be heard.",
    },
    2: {
      says: "As long as you can return a sweater, you keep judging it in the mirror. Once the receipt is gone, you just wear it. The decisions you go back over are probably the ones that still have a receipt.",
      next: "Next step: give one small choice a last day for doubting, and stick to it.",
      on: 14,
      leaning:
        "Next step: you say what you think, so tell someone about one small choice, “That’s decided.”",
    },
    3: {
      says: "You don’t have to be certain to feel settled. You may have stopped weighing while the two sides were nearly even, and it still holds.",
      next: "When one doesn’t hold, it helps to ask whether the choice was wrong or only the day.",
      on: 7,
      leaning:
        "Because you follow through on your plans, a choice soon turns into something you’re doing. If one still bothers you, is there anything about it that you could do yet?",
    },
    4: {
      says: "What you turned down doesn’t have to be bad for you to be at peace. A friend can rave about the dish you didn’t order, and yours tastes the same.",
      next: "If you doubt for a long time beforehand, it isn’t wasted. By then the doubt has had its turn.",
      on: 17,
      leaning:
        "You trust your own sense of what’s right for you, so nobody else has to order the same.",
    },
  },
  9: {
    1: {
      says: "The yes is out before you’ve looked at your evening.",
      next: "Sometimes a yes is the quietest way through that evening, and then it’s good judgment. Anywhere else, “I’ll tell you tomorrow” is an answer, too. Next step: say no to something that can’t be hurt, like a free sample.",
      on: 2,
      leaning:
        "It buys you a nice minute, and the bill comes on Thursday. Unless a no would cost you more, say, “I’ll tell you tomorrow.” You feel safe at home, so think it over there. Next step: say no to something that can’t be hurt, like a free sample.",
    },
    2: {
      says: "It probably depends on who’s asking. A face is harder to turn down than a voice, and a friend harder than a store. If a no would cost you more, let the yes stand. Otherwise, an hour between the question and your answer helps.",
      next: "Next step: say once, “Let me call you back about that.”",
      on: 7,
      leaning:
        "Next step: you follow through on your plans, so say once, “I’ll check my plans first.”",
    },
    3: {
      says: "People can believe your yes, because they’ve also heard your no. When a yes slips out anyway, whose face was it?",
      next: "When it’s your turn to ask, remember how you mean yours. You’re saying no to the hour, and not to the person.",
      on: 15,
      leaning:
        "You ask for what you need, so you know a no is survivable. You’ve had some yourself.",
    },
    4: {
      says: "Nobody has to wait a week for your “maybe.” An early no leaves people time to plan around it or ask someone else. It’s probably kinder than it feels.",
      next: "If there’s a price, it comes in the evening, when you go back over it: did that come out too hard?",
      on: 8,
      leaning:
        "And since you feel settled after a decision, nobody gets a second message that takes half of it back.",
    },
  },
};
