import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "You rarely stop for something pleasant.",
      next: "Perhaps there is no time, or nothing comes when you do. Nobody can choose to enjoy a thing, so you are not ungrateful. Next step: once a day, stop for something that smells good, such as soap. It need not please you.",
      on: 19,
      leaning:
        "You do find quiet, so you do have a minute. Perhaps nothing comes when you stop, and nobody can choose to enjoy a thing. Next step: once a day, stop for something that smells good, such as soap. It need not please you.",
    },
    2: {
      says: "You stop for some pleasant things.",
      next: "Others go by, perhaps while your mind is elsewhere. A better day need not have more in it. It can be the same day, with your mind on the shower. Next step: notice the last ten seconds before you turn off the tap.",
      on: 16,
      leaning:
        "Others go by, perhaps because a task has your attention. You know how to give one thing all of it, and that one thing can also be the shower. Next step: stay with one breeze until it is over.",
    },
    3: {
      says: "You often stop for something pleasant. On other days the pleasant things are mostly there as well: the air, the light, the warm water. What is missing is the stop.",
      next: "Since you are short of rest, choose one that takes no effort, such as a bench in the sun.",
      on: 1,
      leaning: "Tonight, recall one of them from each of the last three days.",
    },
    4: {
      says: "You have stopped for pleasant things all along. What comes every day can become so usual that you no longer notice it. When one of yours has faded, change a detail, such as the street or the song.",
      next: "Even a hard day can have a pleasant minute, and you don’t have to earn it.",
      on: 10,
      leaning: "Even a bad day can have a pleasant minute.",
    },
  },
  5: {
    1: "You rarely let yourself feel a strong feeling. Holding it off can be wise. It also takes strength, so you can be worn out in the evening and not know why. Next step: start with relief. When a worry turns out to be empty, feel it leave for three breaths.",
    2: {
      says: "Some strong feelings get in, and others you hold off. The place can matter: it is easier to feel something alone in a parked car than at a counter.",
      next: "The next time a mild one has to wait, give it one minute that same evening.",
      on: 10,
      leaning: "The next time a mild one has to wait, come back to it that evening, and be kind.",
    },
    3: {
      says: "Mostly you let a strong feeling come, and now and then you hold one off. That is fine where the moment is wrong. Just notice whether it is always the same one, such as anger.",
      next: "You don’t have to tell anyone which.",
      on: 14,
      leaning: "If the next one is a glad one, tell someone so, in five words.",
    },
    4: "You have let each strong feeling come. A feeling can show what matters to you before you can explain it. If one is too much, stop and hold something cool, such as a can, for ten breaths. You may come back to the feeling later, or leave it.",
  },
  6: {
    1: {
      says: "There has been little play lately, even with people you trust.",
      next: "Heavy weeks can do that, and so can distance. To be silly, most of us need a second person, so less company may mean less laughter. Next step: give one thing you use every day a silly name.",
      on: 4,
      leaning:
        "You do stop for pleasant things, so you can still enjoy something. A joke needs a second person in the same mood, and that is harder to find. Next step: give one thing you use every day a silly name.",
    },
    2: {
      says: "With people you trust, you are silly at times. Think of the last time, and who began. If it was the other person, you may be just as playful, only slower to start.",
      next: "Start once yourself: ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Start once yourself: show one of them something odd, and invent together what it is for.",
    },
    3: {
      says: "You are mostly playful with people you trust. On a day when you are not, they may ask what is wrong. You don’t owe anyone a joke, and a quiet evening needs no excuse.",
      next: "The next time you play, let the quietest person choose what you do.",
      on: 18,
      leaning: "The next time you play, guess what would make the quietest person laugh.",
    },
    4: {
      says: "With people you trust, you have been playful all along. Perhaps they save the silly news for you, because they know that you will join in.",
      next: "It also shows that you don’t have to be relaxed in every talk in order to be fun.",
      on: 13,
      leaning:
        "But people who are always funny may not be asked how they are. On a bad day, tell them.",
    },
  },
};
