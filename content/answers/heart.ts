import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and the next rung from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: "On bad days you rarely go easy on yourself. Comfort may seem unearned, or wrong while others have it worse. Being strict may be how you got through. Such a tone makes a hard day hard twice. Next rung: on such a day, sit down for a minute.",
    2: {
      says: "You take your own side on some hard days only. Kindness may come when it was bad luck, and strictness when you helped to cause it. A hurt of your own making is just as sore.",
      next: "Next rung: when you next drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning: "Next rung: when you drop something, give the mishap a title, as among friends.",
    },
    3: {
      says: "Most hard days find you kind to yourself. That kindness may have an end date. After the third bad day, or in a long sorrow, a voice may say that you should be over it by now.",
      next: "When you next think “by now”, leave those two words out.",
      on: 12,
      leaning: "On that third day, let somebody else’s kindness take over from yours.",
    },
    4: "No hard day lately went by without your own kindness. You can have one without dreading your own voice. Perhaps that kindness is kept for emergencies, and ordinary days do without. On an ordinary day, do one thing that you would otherwise save for a hard one.",
  },
  11: {
    1: "The people you meet rarely warm you just now. After a loss or a long strain, little may be left over. Your kind acts may feel false to you, yet the held door was real to whoever walked through. Next rung: for a minute, watch someone do their work well.",
    2: {
      says: "The people you meet warm you on some days only. Warmth may come most easily when nothing is wanted of you, as with a stranger laughing on the bus. A question can put you on duty.",
      next: "Next rung: look at the asker’s face before you look for the answer.",
      on: 20,
      leaning: "Next rung: let the asker finish, and take one breath before you answer.",
    },
    3: {
      says: "Whoever you meet often finds some warmth in you. You needn’t know a person to wish them well. Those you see each day may get the least, since seeing them no longer counts as meeting.",
      next: "Choose one such face, perhaps behind a counter, and find something new about it.",
      on: 14,
      leaning: "Choose one such face, and say one true thing that you like about their work.",
    },
    4: "Everybody you met lately was met with some warmth, the slow ones in line included. Warmth doesn’t ask whether a person is good for you, and feeling it is no reason to stay close. Think of one person whom you could wish well from farther away.",
  },
  12: {
    1: "You can rarely accept a kindness that comes. Where it has had a price, that is good sense. Or perhaps a kind word could bring tears that a rude one never would, so you keep it short. Next rung: when a driver lets you cross, cross at your own pace.",
    2: {
      says: "Kindness reaches you at times, and at times it makes you stiff. That may depend on whether you can return it. A coffee can be returned. An hour that somebody sat with you cannot.",
      next: "Next rung: when a kindness is too large to return, say “I’ll remember this.”",
      on: 18,
      leaning: "Next rung: with the next large one, picture what the giver gets out of it.",
    },
    3: {
      says: "When somebody is kind, you can often let it happen. It gives them the joy of being useful. What you wave off may be kindness that noticed something, such as how tired you look.",
      next: "If a friend you feel safe with says so, try “Yes, a bit” before “I’m fine”.",
      on: 14,
      leaning: "If a friend you feel safe with says so, say in one sentence how you are.",
    },
    4: "Lately you have accepted every kindness that came, which is restful for those who give. Your thanks and your yes may come in one breath, though, and not every favor is free. If one arrives with a wish attached and waiting is safe, thank them now and answer tomorrow.",
  },
};
