import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Maybe you read a page, think of a message, and have to find the line again. Getting called away all day and coming back each time is work, even though it’s never on a list.",
      next: "You’re short on rest, too, which brings it on sooner. Next step: before you follow the next thought, put a finger where you stopped.",
      on: 1,
      leaning:
        "You get your rest, so it probably isn’t tiredness. Next step: before you follow the next thought, put a finger where you stopped.",
    },
    2: "A deadline may do it for you: with an hour left, you’re allowed to drop everything else. Without one, the rest of the list stands around and looks over your shoulder. So it isn’t attention you’re short on, it’s permission. Next step: for ten minutes today, do one thing and let the others be late.",
    3: {
      says: "Giving one thing your attention means leaving ten others alone: a message waits, the laundry sits there, and you stay in your chair. The other times, it’s probably the same one of the ten that gets you up.",
      next: "Wonder comes less easily to you, and that one may be in its way, too.",
      on: 20,
      leaning:
        "You feel wonder at ordinary things, so you know it works: while the song plays, the list waits.",
    },
    4: {
      says: "When you look up, there may be a cold cup beside you that you don’t remember making. While one thing has all of you, the rest of the room fades.",
      next: "That may be where your quiet goes: by the time one thing lets go of you, the next is already waiting.",
      on: 19,
      leaning:
        "You find your quiet, so it does let go of you. What it costs, other people pay: they have to say your name twice.",
    },
  },
  17: {
    1: {
      says: "From inside it can feel fair: everyone has a point, and the last person to speak has the best one.",
      next: "Fear is different. If someone frightens you, that is your own sense talking, and you can believe it. Next step: pick the next song just because you like it.",
      on: 2,
      leaning:
        "Yours needs a room where nobody else is talking, and since you feel safe at home, it could be there. Next step: pick the next song just because you like it.",
    },
    2: {
      says: "While nothing’s decided, an idea can feel right until someone raises an eyebrow. Then it feels wrong, though nothing about it has changed. Not every eyebrow does that, so look at whose it was.",
      next: "Next step: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning:
        "Once you’ve decided, you feel settled, so only the days before are shaky. Next step: keep one harmless plan to yourself for a day.",
    },
    3: {
      says: "Advice is easier to hear when you don’t have to follow it, since you don’t have to fight it either. You can ask three people, get three answers, and find your own among them or beside them.",
      next: "Saying no is harder for you, so when you do follow one, it may come from someone you can’t easily refuse.",
      on: 9,
      leaning:
        "You can say no to a request. Advice that wins you over anyway probably doesn’t sound like one: it sounds like concern.",
    },
    4: {
      says: "That sense is made of everything you’ve tried so far, and what went wrong has probably taught it the most. In something new it knows less, and sounds just as sure.",
      next: "There you’d have to borrow someone else’s, and asking for things is harder for you.",
      on: 15,
      leaning: "You ask for what you need, so there you can borrow someone else’s.",
    },
  },
  18: {
    1: "In the middle of a fight, you may be busy enough with being hurt and finding an answer. Understanding can come later, and you don’t owe it to anyone who harms you. Next step: read a review you disagree with, and find one sentence that’s half right.",
    2: {
      says: "Their side may not reach you until an hour later, over the dishes. Late is fine, since most disagreements come back. When it does come in time, look at what helped: maybe you liked them, or you’d just eaten.",
      next: "Next step: after a harmless argument, put their view in a sentence they’d sign.",
      on: 11,
      leaning:
        "You warm to people, which helps. Next step: after a harmless argument, think of one thing you like about them.",
    },
    3: {
      says: "When you can see why they think so, you two differ about the thing itself, and nobody has to be stupid or mean. The hard ones are probably about you: something you did, or forgot.",
      next: "If it’s someone who harms you, you can leave their reasons to them.",
      on: 2,
      leaning: "It’s hard to look from their side when what they see there is you.",
    },
    4: {
      says: "You could argue their case for them, and maybe you do it in your head before they’ve opened their mouth.",
      next: "But understanding someone isn’t agreeing, and having a reason doesn’t make it right. If somebody harms you, you don’t have to look for one.",
      on: 2,
      leaning:
        "The trouble is that nobody corrects you in there. Your picture can be fair and still be wrong, and they’re the only ones who would know.",
    },
  },
};
