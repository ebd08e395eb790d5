import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and the next rung from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: "You rarely stop to enjoy a thing. A walk only gets you there. In a hard time stopping can also seem pointless, and that is not ingratitude. Next rung: hold a clean towel to your nose or cheek once a day. You don’t have to like it.",
    2: {
      says: "On some days you stop for something pleasant. You may notice how it begins, the first sip or warm water, and then your mind goes on. The rest happens without you.",
      next: "Next rung: catch an end as well, the last ten seconds before you turn off the tap.",
      on: 16,
      leaning: "Next rung: give one breeze the attention that you give a task, until it is over.",
    },
    3: {
      says: "Most days hold a pleasure that you stop for. So joy doesn’t have to wait for a special day. The oldest of your pleasures may be the one you notice least, done like locking a door.",
      next: "Move that one to an unusual hour, and see what is new.",
      on: 11,
      leaning: "Tell somebody you like which one it is, and ask for theirs.",
    },
    4: "Day after day lately, something pleasant made you stop. It keeps a bad day from being bad throughout. One day fresh air will be only air. Let that day be flat, and don’t test yourself on the next pleasure.",
  },
  5: {
    1: "Strong feelings are rarely let in just now. You hold them off, and so you get done what somebody must do. Later they may come out over a jammed zipper. Next rung: begin with relief. When a worry proves empty, feel it leave for three breaths.",
    2: {
      says: "You let some strong feelings come and put the others away. Those let in may suit how others know you, as the cheerful one or the strong one.",
      next: "Next rung: when a mild feeling of the other sort comes, call it by its name, silently.",
      on: 10,
      leaning:
        "Next rung: pick a mild feeling you usually hide, and be as kind to it as you are on a hard day.",
    },
    3: {
      says: "Most of your strong feelings get their turn. You have seen them rise and fall, so the next is less to be feared. The ones cut short may be pleasant, such as pride.",
      next: "When you are proud of something, let a minute pass before you say it was nothing.",
      on: 14,
      leaning: "When you are proud of something, say so to somebody kind, in five words.",
    },
    4: "No strong feeling was turned away lately, so you learn early what matters to you. Letting one in is different from being swept off. The test is whether you can put it down. If not, settle first: hold something cool, such as a can, until it is warm.",
  },
  6: {
    1: "You rarely play, even with people you trust. They may be few or far away just now, or you meet to solve something. After months of that, being silly can feel like bad manners. Next rung: give one thing you use daily a silly name, and stick to it.",
    2: {
      says: "In trusted company you play at times. You may be a good second, quick to join once somebody has begun. That is safe, since a joke that falls flat is theirs.",
      next: "Next rung: begin once with one of them, and ask which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Next rung: show one of them something odd that made you stop, and invent together what it is for.",
    },
    3: {
      says: "More often than not, you can play around those you trust. They may go by it: when the jokes stop, they can know before you do that something weighs on you. Somebody else may have stopped joking, too.",
      next: "Next time, let the quietest of them make up the rules.",
      on: 18,
      leaning: "Guess, as you can, what would make the quietest of them laugh.",
    },
    4: "Whenever you were among trusted people lately, you could play. It gives them leave to be foolish, too. In time they may count on you for the fun, and on a flat day you may feel that you let them down. Then let somebody else begin, and laugh second.",
  },
};
