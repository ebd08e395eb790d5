import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Being pulled away all day, and coming back each time, is work, even though it’s never on a list.",
      next: "Part of it may be what other people want from you. Next step: finish one small thing before you look at the next message.",
      on: 9,
      leaning:
        "You can turn down a request, and most messages are requests. Next step: finish one small thing before you look at the next one.",
    },
    2: "A deadline can help: with an hour left, you’re allowed to drop everything else. Without one, all the other things keep asking for you. Next step: before the next thing you do, decide what can wait until it’s done.",
    3: {
      says: "Giving one thing your attention means leaving ten others alone: a message waits, the laundry sits there, and you stay with what you’re doing. So it gets done, and you were there for it.",
      next: "If one of the ten keeps calling, give it a time of its own, say Thursday at six.",
      on: 7,
      leaning: "And since you keep your plans, you can believe yourself when you say “later.”",
    },
    4: {
      says: "When you look up, the coffee may be cold. While one thing has all of you, the rest of the room fades.",
      next: "If there’s something you can’t miss, like a meal or a bus, let an alarm watch the clock for you.",
      on: 19,
      leaning:
        "You find quiet in your day, too, and that gives your attention a rest between one thing and the next.",
    },
  },
  17: {
    1: {
      says: "When you don’t trust your own sense, everyone seems to have a point, and whoever speaks last has the best one.",
      next: "But if someone frightens you, that’s your own sense talking, so take it seriously. Next step: pick the next song just because you like it.",
      on: 2,
      leaning:
        "You hear yourself better where nobody else is talking. When you have a room to yourself, begin there. Next step: pick the next song just because you like it.",
    },
    2: {
      says: "An idea can feel right until someone raises an eyebrow. Then it feels wrong, though nothing about it has changed. Not everyone has that effect on you, so notice who does.",
      next: "Next step: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning:
        "Once you’ve decided, you feel settled, so only the time before that is shaky. Next step: tell your next small plan to someone who lets you finish.",
    },
    3: {
      says: "You can listen to advice without having to follow it or fight it. You take what fits, and you leave the rest.",
      next: "Saying no is harder for you, but advice doesn’t need a no. You can say thanks and do it your own way.",
      on: 9,
      leaning: "And when someone goes on advising you, you know how to say no.",
    },
    4: {
      says: "Your own sense is made of everything you’ve tried so far, and that includes what went wrong. So the mistakes weren’t wasted.",
      next: "If something or someone frightens you, take that seriously. It’s your own sense talking.",
      on: 2,
      leaning:
        "With something brand new, it can say, “I don’t know yet.” You can trust that answer, too.",
    },
  },
  18: {
    1: "When you’re hurt or tired, your own side of things can take all you have. Understanding can come later, and you don’t owe it to anyone who harms you. Next step: read a review you disagree with, and find one sentence that’s half right.",
    2: {
      says: "The other person’s side may come to you an hour later, over the dishes. That isn’t too late. When you see it sooner, notice what helped, such as liking them or having eaten.",
      next: "Next step: after a harmless argument, put their view into a sentence they’d agree with.",
      on: 11,
      leaning:
        "Your warmth for people helps here. Next step: after a harmless argument, tell the other person later what they had right.",
    },
    3: {
      says: "When you see how someone got to another view, the two of you can disagree without anyone being stupid or mean. You may even come away with a better idea than either of you had.",
      next: "And if somebody harms you, you can leave their reasons to them.",
      on: 2,
      leaning: "That’s worth an evening with someone who sees it another way.",
    },
    4: {
      says: "When someone disagrees with you, you could argue their case for them. That makes it easier to be fair.",
      next: "But understanding someone isn’t agreeing, and having a reason doesn’t make it right. If somebody harms you, you don’t have to look for their reasons.",
      on: 2,
      leaning: "A fair picture can still be wrong, and only the other person can tell you.",
    },
  },
};
