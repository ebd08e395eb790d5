import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: "You rarely stop for something pleasant. Perhaps there is no time, or nothing comes when you do. Nobody can choose to enjoy a thing, so you are not ungrateful. Next rung: once a day, hold a clean towel to your cheek. You don’t have to like it.",
    2: {
      says: "For some pleasant things you stop, and others go by while your mind is elsewhere. So a better day need not have more in it. It can be the same day, with your mind on the shower while it lasts.",
      next: "Next rung: notice the last ten seconds before you turn off the tap.",
      on: 16,
      leaning:
        "Next rung: give one breeze the full attention that you give a task, until it is over.",
    },
    3: "You often stop for something pleasant. What you stopped for, you can find again: the cold air of Tuesday is still there on Friday. Tonight, recall one pleasant thing from each of the last three days.",
    4: "You have stopped for pleasant things all along, on bad days as well. Even a day that you would rather forget has a minute that you can keep.",
  },
  5: {
    1: "You rarely let yourself feel a strong feeling. Holding it off can be wise. It also takes strength, so you may be tired in the evening and not know from what. Next rung: start with relief. When a worry turns out to be empty, feel it leave for three breaths.",
    2: {
      says: "Some strong feelings you let come, and others you put off. Where were you the last time one came, perhaps in a car or a shower? The place may decide more than you do.",
      next: "The next time a mild one has to wait, give it one minute that same evening.",
      on: 10,
      leaning:
        "The next time a mild one has to wait, come back to it that evening, as kindly as you would on a hard day.",
    },
    3: {
      says: "You seldom send a strong feeling away. So you have also felt such feelings grow less, which nobody learns by pushing feelings away. You can meet the next one knowing that.",
      next: "Watch for the moment when it first grows less.",
      on: 14,
      leaning: "If the next one is a glad one, tell a friend so, in five words.",
    },
    4: "You have let each strong feeling come. They can tell you what matters to you before you have any reasons for it. If one is too much, stop and hold something cool, such as a can, for ten breaths. The feeling can wait.",
  },
  6: {
    1: "There has been little play lately, even with people you trust. Heavy weeks can do that, and so can distance. It doesn’t mean that your humor is gone. To be silly, you need a light moment more than a gift for jokes. Next rung: give one thing you use every day a silly name.",
    2: {
      says: "With people you trust, you are silly on some days and serious on others. Think of the last silly time. Who began? If it was the other person, you may be just as playful, only slower to start.",
      next: "Start once yourself: ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Start once yourself: show one of them something odd, and invent together what it is for.",
    },
    3: {
      says: "With people you trust, you are often playful. To do that, you have to know what not to joke about, and you likely know it without thinking. There is a good deal of care in your nonsense.",
      next: "Next time, let the quietest person choose what you do.",
      on: 18,
      leaning: "Next time, guess what would make the quietest person laugh, and try it.",
    },
    4: "With people you trust, you have been playful all along. The stories that friends still tell years later are mostly nonsense, such as the wrong bus or the hat in the rain. Lately you have had a hand in such stories.",
  },
};
