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
      says: "There is what happened on a hard day, and there is what you tell yourself about it in the evening. You cannot always choose the first. The second has mostly been mild lately.",
      next: "Write one such sentence down, and keep it where you will find it on a worse day.",
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
      says: "A clerk snaps at somebody in line. You could take the clerk for rude or for tired. If you feel warm toward people, “tired” comes to mind sooner, and the rest of the meeting goes differently.",
      next: "Take one face you meet every week, and find something new about it.",
      on: 14,
      leaning:
        "Take one face you meet every week, and say one true thing that you like about their work.",
    },
    4: "Everybody you met lately was met with some warmth, the slow ones in line included. Such warmth doesn’t ask whether a person is good for you, and feeling it is no reason to stay close. You can wish somebody well from across a street. Is there one person for whom that is the right distance?",
  },
  12: {
    1: "Kindness can feel like a debt that has to be paid at once. When a car stops to let people cross, some break into a run for that reason. If kindness has had its price with you, such care is good sense. Where it is only a car, cross once at your own pace.",
    2: {
      says: "A coffee can be returned. An hour that somebody sat with you cannot. Check which of the two makes you stiff.",
      next: "If it is the hour, there is a reply that repays nothing and refuses nothing: “I’ll remember this.”",
      on: 18,
      leaning: "If it is the hour, picture what the giver had from it.",
    },
    3: {
      says: "When you accept a kindness, the giver gets something, too. If somebody lends you a coat and you put it on at once, they can see that it was welcome. Mostly you let people see that.",
      next: "When a friend you feel safe with asks how you are, let them see a little more than “fine.”",
      on: 14,
      leaning: "When a friend you feel safe with asks how you are, say it in one plain sentence.",
    },
    4: "People repeat what arrives. You have accepted every kindness lately, so some of what comes to you is likely of your own making. Thanks and a yes are still two words. If a favor comes with a wish attached and waiting is safe, thank them now and answer tomorrow.",
  },
};
