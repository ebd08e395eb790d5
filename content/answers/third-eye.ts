import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Perhaps you read a page, think of a message, and then have to find the line again. To be called away all day and come back each time is work, though it never stands on a list.",
      next: "It happens sooner on little rest. Before you follow the next thought, put a finger where you stopped.",
      on: 1,
      leaning: "Next step: before you follow the next thought, put a finger where you stopped.",
    },
    2: "A deadline may do it for you: with an hour left, you are allowed to leave everything else undone. Without one, the rest of the list stands around and looks over your shoulder. You can give yourself that permission, too. For ten minutes today, do one thing and let the others be late.",
    3: {
      says: "To give one thing your attention, you have to leave ten others alone. That may be the harder half: a message waits, the laundry sits there, and you stay in your chair. From outside it looks like nothing.",
      next: "Which of the ten calls you most often? For an hour, it could stay in another room.",
      on: 20,
      leaning: "It is how a song can reach you, too: while it plays, the list has to wait.",
    },
    4: {
      says: "When you look up, there may be a cold cup beside you that you don’t remember making. For as long as one thing has all of you, the rest of the room fades.",
      next: "The day’s plans can fade with it, and trying harder may not help. Let an alarm watch the clock for you.",
      on: 7,
      leaning:
        "It may be why someone has to say your name twice. When people are waiting for you, set an alarm before you begin.",
    },
  },
  17: {
    1: {
      says: "From inside it can feel fair: everyone has a point, and whoever spoke last has the best one. Small choices are good practice, since a wrong one costs little.",
      next: "Fear is different: where a person frightens you, take it seriously, and tell somebody you trust or a help line. Next step: pick the next song just because you like it.",
      on: 2,
      leaning: "Next step: pick the next song just because you like it, with no other reason.",
    },
    2: {
      says: "As long as nothing is chosen, an idea may feel right until someone raises an eyebrow. Then it feels wrong, although nothing about it has changed. So look at whose eyebrow it was.",
      next: "Next step: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning:
        "Once you have chosen, it mostly holds. Next step: think of a decision that sits well with you, and of whom you asked.",
    },
    3: {
      says: "Advice is easier to hear when you don’t have to follow it, since you don’t have to fight it either. So you can often ask three people, get three answers, and find your own among them or beside them.",
      next: "A “thanks” is enough for each, and nobody is owed a report on how you chose.",
      on: 12,
      leaning: "You can thank all three and mean it.",
    },
    4: {
      says: "Such a sense is made of everything you have tried so far, and what went wrong has probably taught it most.",
      next: "In something new it knows less, and you can ask someone who has done it. Fear is different: where a person frightens you, take it seriously, and tell somebody you trust or a help line.",
      on: 2,
      leaning:
        "In something new it knows less and sounds just as sure, so there it is worth asking someone who has done it.",
    },
  },
  18: {
    1: "In the middle of a quarrel, you may be busy enough with being hurt and finding an answer. Understanding can come later, and you owe it to nobody who harms you. Next step: read a review that you disagree with, and find one sentence that is half right.",
    2: {
      says: "Their side may come to you an hour later, over the dishes. Late is fine: most disagreements come back. And if it came at once the last time, what helped? Perhaps you liked them, or had just eaten.",
      next: "Next step: after a harmless one, put their view into a sentence that they would sign.",
      on: 11,
      leaning:
        "Next step: after a harmless one, think of something you like about them, and look again.",
    },
    3: {
      says: "When you can see why someone thinks so, the two of you differ about the thing itself, and nobody has to be stupid or mean. Afterward you can still share an umbrella.",
      next: "You owe such understanding to nobody who harms you.",
      on: 2,
      leaning: "And you notice more easily when they are right.",
    },
    4: {
      says: "You could argue their case for them, and perhaps you do it in your head before they have opened their mouth. But to understand someone is not to agree.",
      next: "Nor does a reason make a thing right: where somebody harms you, you need not look for one.",
      on: 2,
      leaning:
        "And your picture can be fair and still be wrong. When a lot depends on it, and they mean you well, ask them. That is surer than any guess.",
    },
  },
};
