import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "A cup of coffee can go down to the last drop and not once be tasted. Perhaps there is never a minute, or it comes and nothing in it pleases you. Noticing can be decided and enjoying can’t, so you need not feel ungrateful.",
      next: "Next step: once a day, smell something, such as soap. It need not please you.",
      on: 19,
      leaning: "Next step: in a quiet minute, smell an orange. It need not please you.",
    },
    2: {
      says: "On a day when you enjoy it, the shower is no warmer. The difference may be where you are: under the water, or already at the door with your keys. A better day need not have more in it.",
      next: "Next step: notice the last ten seconds before you turn off the tap.",
      on: 16,
      leaning: "It is like staying with a task. Next step: stay with one breeze to its end.",
    },
    3: {
      says: "Go back over this week in your head. The days that you can still tell apart may be the ones on which you stopped, for the air, perhaps, or the smell of rain. Without a stop, one day can run into the next.",
      next: "When you are tired, choose one that takes no effort, such as a bench in the sun.",
      on: 1,
      leaning: "Tonight, recall one pleasant thing from each of the last three days.",
    },
    4: {
      says: "Asked about your week, you may find that the best of it makes no story: a warm towel, the air at seven in the morning. So a week in which nothing happened can still have been a good one.",
      next: "Even a hard day can have a pleasant minute, and you don’t have to earn it.",
      on: 10,
      leaning:
        "Ask yourself which of them you would miss first. It may be one that you have never told anyone about.",
    },
  },
  5: {
    1: "It may have been wise to hold feelings off, since not every room is safe for tears. It also takes strength. You can be worn out in the evening and not know why, or shout at a jar that won’t open. Next step: start with relief. When a worry turns out empty, feel it leave for three breaths.",
    2: {
      says: "You may hold a sadness back at a counter and feel it an hour later, in an empty elevator. So look at the place before you look at yourself. Who was near, and how soon did you have to be somewhere?",
      next: "The next time a mild one has to wait, give it one minute that same evening.",
      on: 10,
      leaning: "The next time a mild one has to wait, come back to it that evening, and be kind.",
    },
    3: {
      says: "A strong feeling can change its name once it is let in. What began as anger may be worry a minute later, and the worry may be about someone you miss. You often stay long enough to find out.",
      next: "You don’t have to tell anyone what you find.",
      on: 14,
      leaning: "If the next one is a glad one, tell someone so, in five words.",
    },
    4: "You can be furious for ten minutes and send nothing. To feel it all and to act on it are two steps, and the first can do without the second. When one feeling is too much, hold something cool, such as a can, for ten breaths. You may come back to it later, or leave it.",
  },
  6: {
    1: {
      says: "The remark may be there, and you let it pass, because the moment is gone or somebody looks tired. So people you trust may know your sensible side better than your funny one.",
      next: "Play need not begin in front of anyone. Next step: give one thing you use every day a silly name.",
      on: 4,
      leaning:
        "You do enjoy things, and perhaps it doesn’t show. Next step: when something amuses you, let your face show it a second longer.",
    },
    2: {
      says: "Think of the last time you were silly, and who began. If it was the other person, you may be just as playful, only slower to start.",
      next: "Start once yourself: ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Start once yourself: show one of them something odd, and invent together what it is for.",
    },
    3: {
      says: "Where you are silly yourself, others can risk a half-baked thought, because looking foolish no longer matters. Some of those thoughts turn out to be good. Play may do more there than pass the evening.",
      next: "The next time you do play, let the quietest person choose the game.",
      on: 18,
      leaning: "The next time you do play, guess what would make the quietest person laugh.",
    },
    4: {
      says: "Perhaps the people you trust save things for you, such as the goose they saw in the parking lot, because they know that you will join in.",
      next: "It also shows that you don’t have to be relaxed in every conversation in order to be fun.",
      on: 13,
      leaning:
        "But someone who is always funny may not be asked how they are. On a bad day, tell them, and leave out the punch line.",
    },
  },
};
