import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "A cup of coffee can go down to the last drop and not once be tasted. Perhaps there is never a minute, or it comes and nothing in it pleases you. One can choose to notice, not to enjoy, so you need not feel ungrateful.",
      next: "Next step: once a day, smell something, such as soap. It need not please you.",
      on: 19,
      leaning: "Next step: in a quiet minute, smell an orange. It need not please you.",
    },
    2: {
      says: "On a day when you enjoy it, the shower is no warmer. The difference may be where you are: under the water, or already at the door with your keys. A better day need not have more in it.",
      next: "Next step: notice the last ten seconds before you turn off the tap.",
      on: 16,
      leaning: "Next step: stay with one breeze until it is over, as you would with a task.",
    },
    3: {
      says: "To stop for something small can look like lost time. Yet when you think back to Tuesday, the errands may have run together, and the two minutes on the back step are still there.",
      next: "When you are tired, choose one that takes no effort, such as a bench in the sun.",
      on: 1,
      leaning: "Tonight, look for one of them in each of the last three days.",
    },
    4: {
      says: "A pleasure that comes daily can wear smooth, like a stair: you still step on it, and no longer look. When one of yours has faded, change a detail, such as the street or the song.",
      next: "Even a hard day can have a pleasant minute, and you don’t have to earn it.",
      on: 10,
      leaning:
        "And ask yourself which of them you would miss first. It may be one that you have never told anyone about.",
    },
  },
  5: {
    1: "It may have been wise to hold feelings off, since not every room is safe for tears. It also takes strength. You can be worn out in the evening and not know why, or shout at a jar that won’t open. Next step: start with relief. When a worry turns out empty, feel it leave for three breaths.",
    2: {
      says: "You may hold a sadness back at a counter and feel it an hour later, on an empty bus. So look at the place before you look at yourself. Who was near, and how soon did you have to be somewhere?",
      next: "The next time a mild one has to wait, give it one minute that same evening.",
      on: 10,
      leaning: "The next time a mild one has to wait, come back to it that evening, and be kind.",
    },
    3: {
      says: "A feeling that you have let in can also leave again. If one of them is still kept waiting outside, is it the same one each time, such as anger? Where the moment is wrong, any feeling may wait.",
      next: "You don’t have to tell anyone which it is.",
      on: 14,
      leaning: "If the next one is a glad one, tell someone so, in five words.",
    },
    4: "A feeling may come to you ahead of its reasons. It can show what matters to you before you are able to explain it. It can also come when there is no time. If one is too much, stop and hold something cool, such as a can, for ten breaths. You may come back to it later, or leave it.",
  },
  6: {
    1: {
      says: "Play needs someone to go first, and in heavy weeks nobody may have it to spare. So even among people you trust, the conversation may stay with the rent.",
      next: "Company is not the only place for it. Next step: give one thing you use every day a silly name.",
      on: 4,
      leaning:
        "You do enjoy things, but a joke takes two in the same mood. Next step: give one thing you use every day a silly name.",
    },
    2: {
      says: "Think of the last time you were silly, and who began. If it was the other person, you may be just as playful, only slower to start.",
      next: "Start once yourself: ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Start once yourself: show one of them something odd, and invent together what it is for.",
    },
    3: {
      says: "Among people you trust there may be a joke by now that nobody else would understand. It takes at least two to keep one alive, and you are one of them. On a tired evening, you still don’t owe anyone a laugh.",
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
