import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: "On your next hard day, tell it in one sentence with your first name in place of “I.” It then sounds like news of somebody, and somebody is easier to be fair to. Being strict can carry a person through a bad stretch. The price is that a hard day gets hard twice.",
    2: {
      says: "Hard days come in two kinds: those that happened to you, and those you helped to cause. If only the first kind gets your kindness, it is given out as a prize. A hurt of your own making is just as sore.",
      next: "Next rung: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning: "Next rung: when you drop something, give the mishap a title, as among friends.",
    },
    3: {
      says: "A hard day has two halves: what happened, and what is said about it inside, in the evening. On most of yours lately, the second half was mild.",
      next: "Catch one such evening sentence word for word, and keep it where a worse day can find it.",
      on: 12,
      leaning:
        "Write one such sentence down, and beside it a kind one from somebody else, for a worse day.",
    },
    4: "Your kindness to yourself seems to be a mood, and yet it has a form: a warm bath, a walk around the block, a certain sentence. Find out which. A mood has to come by itself. A form can be laid out beforehand, like clothes for the morning.",
  },
  11: {
    1: "Warmth can’t be felt on demand, and after a loss or a long strain none may be left to spare. To act kindly without it is not false. The held door was real to whoever walked through. Next rung: for a minute, watch someone do their work well.",
    2: {
      says: "Hurry cools a person faster than dislike does, and so does being asked for something. A stranger laughing on the bus has time and wants nothing.",
      next: "The next time you are asked, look at the face before you look for the answer.",
      on: 20,
      leaning: "The next time you are asked, take one breath and look, as you would at a sky.",
    },
    3: {
      says: "A clerk snaps at somebody in line. There is a rude person to see there or a tired one, and mostly you see the tired one. Before warmth does anything else, it chooses the explanation.",
      next: "Take one face you meet every week, and find something new about it.",
      on: 14,
      leaning:
        "Take one face you meet every week, and say one true thing that you like about their work.",
    },
    4: "Everybody you met lately was met with some warmth, the slow ones in line included. Such warmth doesn’t ask whether a person is good for you, and feeling it is no reason to stay close. You can wish somebody well from across a street. Is there one person for whom that is the right distance?",
  },
  12: {
    1: "A car stops to let people cross. Some walk. Some break into a trot, which pays for the kindness while it is still going on. If kindness has had its price with you, that is good sense. Where it is only a car, cross once at your own pace.",
    2: {
      says: "A coffee can be returned. An hour that somebody sat with you cannot. Check which of the two makes you stiff.",
      next: "If it is the hour, there is a reply that repays nothing and refuses nothing: “I’ll remember this.”",
      on: 18,
      leaning: "If it is the hour, picture what the giver had from it.",
    },
    3: {
      says: "To see a kindness arrive is the best minute of giving. Somebody lends you their coat, and you put it on while they are looking. On most days you grant people that minute.",
      next: "Grant it to a friend you feel safe with who sees that you are tired: say “Yes, a bit.”",
      on: 14,
      leaning:
        "Grant it to a friend you feel safe with who sees how you are: say it in one plain sentence.",
    },
    4: "People repeat what arrives. You have accepted every kindness lately, so some of what comes to you is likely of your own making. Thanks and a yes are still two words. If a favor comes with a wish attached and waiting is safe, thank them now and answer tomorrow.",
  },
};
