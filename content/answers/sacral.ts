import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "You rarely stop for something pleasant.",
      next: "Perhaps there is no time, or nothing comes when you do. Nobody can choose to enjoy a thing, so you are not ungrateful. Next rung: once a day, hold a clean towel to your cheek. You don’t have to like it.",
      on: 19,
      leaning:
        "It is not for want of a free minute, since you do find quiet. Perhaps nothing comes when you stop, and nobody can choose to enjoy a thing. Next rung: once a day, hold a clean towel to your cheek. You don’t have to like it.",
    },
    2: {
      says: "For some pleasant things you stop.",
      next: "Others go by while your mind is elsewhere. So a better day need not have more in it. It can be the same day, with your mind on the shower while it lasts. Next rung: notice the last ten seconds before you turn off the tap.",
      on: 16,
      leaning:
        "Others go by while you attend to something else. Next time, let the shower be the one thing you do. Next rung: give one breeze the full attention that you give a task, until it is over.",
    },
    3: {
      says: "Which pleasant thing stopped you last? Some can be had again, like a bench in the sun.",
      next: "Rest runs short for you, and tired eyes go first to what is left to do. So take whatever is nearest.",
      on: 1,
      leaning: "Tonight, recall one pleasant thing from each of the last three days.",
    },
    4: {
      says: "You have stopped for pleasant things all along.",
      next: "Most need only a minute, so even the fullest day has room for one, and nothing else has to be late.",
      on: 10,
      leaning: "A pleasant minute does not make a bad day good. You may have it all the same.",
    },
  },
  5: {
    1: "You rarely let yourself feel a strong feeling. Holding it off can be wise. It also takes strength, so an evening can find you worn out for no reason that you could name. Next rung: start with relief. When a worry turns out to be empty, feel it leave for three breaths.",
    2: {
      says: "Where were you when you last let a strong feeling come: in a parked car, perhaps? Where nobody watches, a feeling may come sooner.",
      next: "The next time a mild one has to wait, give it one minute that same evening.",
      on: 10,
      leaning:
        "The next time a mild one has to wait, come back to it that evening, as kindly as you would on a hard day.",
    },
    3: {
      says: "Have you felt a strong feeling grow less while you simply let it be? Some do. Others take much longer, and that is no mistake.",
      next: "None of it has to be said aloud.",
      on: 14,
      leaning: "If the next one is a glad one, tell a friend so, in five words.",
    },
    4: "You have let each strong feeling come. A feeling can show what matters before any reason does. If one is too much, stop and hold something cool, such as a can, for ten breaths. The feeling can wait.",
  },
  6: {
    1: {
      says: "There has been little play lately, even with people you trust.",
      next: "Heavy weeks can do that, and so can distance. Nonsense mostly needs a second person, so less company may mean less laughter. Next rung: give one thing you use every day a silly name.",
      on: 4,
      leaning:
        "You do stop for pleasant things, so lightness has not left you. A joke needs a second person in the same mood, and that is harder to find. Next rung: give one thing you use every day a silly name.",
    },
    2: {
      says: "Think of the last time you were silly with somebody you trust. Who began? If it was the other person, you may be just as playful, only slower to start.",
      next: "Start once yourself: ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Start once yourself: show one of them something odd, and invent together what it is for.",
    },
    3: {
      says: "To be silly with somebody, you have to know what not to joke about, and you know it without much thinking. There is a good deal of care in your nonsense.",
      next: "Next time, let the quietest person choose what you do.",
      on: 18,
      leaning: "Next time, guess what would make the quietest person laugh, and try it.",
    },
    4: {
      says: "What friends still tell each other years later is mostly nonsense, such as the wrong bus.",
      next: "Your body can be tense in a talk. With people you trust, play has come all the same.",
      on: 13,
      leaning: "With people you trust, you have been adding to it all along.",
    },
  },
};
