import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Maybe you read a page, think of a message, and have to find the line again. Getting called away all day and coming back each time is work, even though it’s never on a list.",
      next: "And there’s not much quiet to find the line in. Next step: before you follow the next thought, put a finger where you stopped.",
      on: 19,
      leaning:
        "You do find some quiet, and fewer things call you there. Next step: read one page in it, and put a finger where you stop.",
    },
    2: "A deadline can do it for you: with an hour left, you’re allowed to drop everything else. Without one, the rest of the list stands around and looks over your shoulder. So part of what you’re short on may be permission, not attention. Next step: for ten minutes today, do one thing and let the others be late.",
    3: {
      says: "Giving one thing your attention means leaving ten others alone: a message waits, the laundry sits there, and you stay in your chair. When you do get up, is it always for the same one of the ten?",
      next: "Give that one an hour of its own, say Thursday at six.",
      on: 7,
      leaning: "You follow through on your plans. Give that one a time, and it can stop calling.",
    },
    4: {
      says: "When you look up, there may be a cold cup beside you that you don’t remember making. While one thing has all of you, the rest of the room fades.",
      next: "That may be where your quiet goes: by the time one thing lets go of you, the next is already waiting.",
      on: 19,
      leaning:
        "You find some quiet, too, so you do come back up. Others have to say your name twice, and then they get all of you.",
    },
  },
  17: {
    1: {
      says: "From inside it can feel fair: everyone has a point, and the last person to speak has the best one.",
      next: "Fear is different. If someone frightens you, that’s your own sense talking, so take it seriously. Next step: pick the next song just because you like it.",
      on: 2,
      leaning:
        "Your own sense needs a room where nobody else is talking, and since you feel safe at home, it could be there. Next step: pick the next song just because you like it.",
    },
    2: {
      says: "While nothing’s decided, an idea can feel right until someone raises an eyebrow. Then it feels wrong, though nothing about it has changed. Not every eyebrow does that, so look at whose it was.",
      next: "Next step: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning:
        "Once you’ve decided, you feel settled, so only the days before are shaky. Next step: tell your next plan to someone whose eyebrows stay put.",
    },
    3: {
      says: "Advice is easier to hear when you don’t have to follow it, since you don’t have to fight it either. You can hear three opinions and find your own among them or beside them.",
      next: "Saying no is harder for you. When you take advice you don’t agree with, it’s probably from someone who’s hard to turn down.",
      on: 9,
      leaning:
        "You can say no to a request. The advice that gets past you probably doesn’t sound like a request. It sounds like concern.",
    },
    4: {
      says: "That sense is made of everything you’ve tried so far, and what went wrong has probably taught it the most. So the mistakes weren’t wasted.",
      next: "If something or someone frightens you, that’s your own sense talking, and you can believe it.",
      on: 2,
      leaning:
        "In something brand new, it can say, “I don’t know yet.” You can trust that answer, too.",
    },
  },
  18: {
    1: "In the middle of a fight, being hurt and finding an answer can take all you have. Understanding can come later, and you don’t owe it to anyone who harms you. Next step: read a review you disagree with, and find one sentence that’s half right.",
    2: {
      says: "Their side may not reach you until an hour later, over the dishes. Late is fine, since most disagreements come back. When it does come in time, look at what helped: you liked them, or you’d just eaten.",
      next: "Next step: after a harmless argument, put their view in a sentence they’d sign.",
      on: 11,
      leaning:
        "Your warmth for people helps here. Next step: after a harmless argument, tell them an hour later what they had right.",
    },
    3: {
      says: "When you see how someone got to the other view, you two differ about the thing itself, and nobody has to be stupid or mean. A fight about something you did yourself is another matter: nobody sees well from there.",
      next: "If one is with someone who harms you, you can leave their reasons to them.",
      on: 2,
      leaning: "Save those for a day when you like yourself.",
    },
    4: {
      says: "You could argue their case for them, and maybe you do it in your head before they’ve opened their mouth.",
      next: "But understanding someone isn’t agreeing, and having a reason doesn’t make it right. If somebody harms you, you don’t have to look for one.",
      on: 2,
      leaning:
        "The one thing missing is somebody to correct you. Your picture can be fair and still be wrong, and they’re the only ones who would know.",
    },
  },
};
