import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and the next rung from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: "Around a conversation, your body rarely lets go. Part of you speaks while another part stands guard. The tiredness afterward may come from the guarding more than from the people. Next rung: at a store counter, lean on it a little while you talk with the clerk.",
    2: {
      says: "Some talks find your body loose, and others find it braced. What separates them is perhaps the setting more than the topic: walking side by side, say, or being on the phone.",
      next: "Next rung: take one slightly harder talk, with someone kind, to the setting that usually works.",
      on: 19,
      leaning: "Next rung: spend one of your quiet minutes right before a talk with someone kind.",
    },
    3: {
      says: "Most talks leave your body at ease and your mind free. With a certain voice or in a certain room, your neck may know before you do. Take it as news about the voice or the room.",
      next: "Next time, hold a pen and let that hand do the gripping.",
      on: 4,
      leaning: "Next time, keep something pleasant to touch in your pocket.",
    },
    4: "Lately no talk has made your body tense. You can hear what is said, since none of you is busy bracing. Yet ease can hide from you that the other person has none. Before your next talk, leave them the seat that lets them look away.",
  },
  14: {
    1: "Your real opinion has rarely felt comfortable to say. It may stay behind a nod or a change of subject, and then people get to know the one who nods. Where honesty has a price, silence protects you. Next rung: finish “I actually think …” once a day, in your head.",
    2: {
      says: "There are times when you speak your mind in comfort. At others a thought can get trimmed until it offends nobody and says little. Knowing where to be careful is a skill.",
      next: "Next rung: with someone you feel safe with, give one harmless opinion without a “maybe” in it.",
      on: 18,
      leaning:
        "Next rung: with someone you feel safe with, say their view first, then yours at equal length.",
    },
    3: {
      says: "With few exceptions, you say what is on your mind and feel fine about it. What you still hold back may all concern a single person or subject. If speaking there could harm you, go on holding back.",
      next: "Otherwise tell someone you feel safe with which subject it is.",
      on: 19,
      leaning: "Otherwise use a quiet minute to find the one sentence you’d say.",
    },
    4: "Whatever your opinion was, you could give it and feel fine. On opinions, at least, nobody around you needs to guess. The cost, if any, may fall on people who need longer to find words. In one talk this week, hear what they think before you say your part.",
  },
  15: {
    1: "What you need from others, you rarely say aloud. You may go without, or hint and wait. A hint that nobody hears hurts like a no, although nobody was asked. Around anyone you fear, not asking is sound judgment. Next rung: ask for the time at a bus stop.",
    2: {
      says: "Some needs you mention, and the rest you manage alone. Perhaps a need has to look urgent before it gets a voice. That spares others, and it means that they meet only your emergencies.",
      next: "Next rung: ask someone kind for one thing you could do without, and give no reasons.",
      on: 3,
      leaning: "Next rung: of those you could call, tell one you trust one thing you could use.",
    },
    3: {
      says: "You mostly ask for what you need. Others don’t have to guess, so they can say yes or no and mean it. The exception may be a need with no task in it, such as company or praise.",
      next: "Ask someone kind for ten minutes of company, and give no reason.",
      on: 6,
      leaning: "Ask someone you laugh with to come along on a dull errand.",
    },
    4: "Not one need of yours went unasked lately. Either you can live with a no, or you have heard few. There is a risk on the other side: those who cannot refuse will say yes anyway. Put your next request in a message, so that declining takes no courage.",
  },
};
