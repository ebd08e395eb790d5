import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and the next rung from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: "Quiet is rare in your day. There may be no room for it, or silence is where the thoughts get loud. Both are good reasons. Three minutes without a demand are quiet, too, even with sound. Next rung: when nobody is calling, hear one song through and do nothing else.",
    2: {
      says: "Quiet finds you on some days and misses you on others. The minutes you get can be leftovers: a long line, a canceled call. A wait is quiet only when you let it be.",
      next: "Next rung: in the next line, don’t touch your phone.",
      on: 4,
      leaning: "Next rung: after something pleasant, stay for ten more breaths.",
    },
    3: {
      says: "Somewhere in most of your days there is quiet. It works unseen. On a day without it, you may notice only in the evening, by how short your answers get.",
      next: "For such days, try a second place for it now, such as a hallway or a tree.",
      on: 7,
      leaning:
        "For such days, find a second place that is quiet for five minutes, and try it once today.",
    },
    4: "Each day lately has had its quiet. You guard those minutes, perhaps without calling it that. What is guarded so well can turn into a rule, and then a crowded day feels like a failure. To loosen it, sit somewhere noisy for three minutes. Let it be loud.",
  },
  20: {
    1: "Ordinary things rarely move you to wonder just now. You look, and nothing answers. In a gray stretch that is nobody’s fault, and trying harder does not help. What you can keep is the looking. Next rung: hold a leaf for a minute, with no duty to feel anything.",
    2: {
      says: "Every now and then an ordinary thing astonishes you. It can last only two seconds, until the light turns green, and it needed no planning. So what is rare, perhaps, is the stopping rather than the wonder.",
      next: "Next rung: when it comes, stay until you have found one more detail.",
      on: 19,
      leaning: "Next rung: give one quiet minute to a thing you never look at.",
    },
    3: {
      says: "Wonder often reaches you by way of plain things, without a special day or a ticket. It may have a favorite sense, though, so that you mostly look or mostly listen.",
      next: "Try another one for five minutes, perhaps your fingertips on bark or stone.",
      on: 6,
      leaning: "Try another one with a friend: eyes shut, each guesses what the other hands over.",
    },
    4: "All through these weeks, plain things have made you wonder. That takes no money and no company. It is hard to pass on, though: told later, it shrinks to “the light was nice.” Keep one for a flat day, in two exact sentences about what you saw.",
  },
  21: {
    1: "You rarely feel that your life belongs to something larger, and you don’t pretend otherwise. Days can seem to begin and end with you. One can be part of a thing, though, without feeling it. Next rung: count the strangers who had a hand in one of your shoes.",
    2: {
      says: "At times you belong to more than yourself, and then it fades. Does it come while you do something, singing with others or raking leaves, and stay away while you think about it? Then it asks for no belief.",
      next: "Next rung: for five minutes, do what you did last time.",
      on: 7,
      leaning: "Next rung: plan five minutes of it for a certain day.",
    },
    3: {
      says: "More often than not, your life feels like part of something larger. Some of the comfort may be that it goes on without you when you have nothing to give. You can be away and come back.",
      next: "Learn one fact about it, such as who was there before you.",
      on: 15,
      leaning: "Ask somebody in it, or near it, how they came to it.",
    },
    4: "In these weeks you never lost the sense that you belong to something larger. An evening alone does not put you outside. But it can ask a great deal, and what we love is hard to refuse. Spend ten minutes on what serves nobody, and see whether the feeling stays.",
  },
};
