import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: "By noon, the morning’s list has often been overtaken, whatever the reason. It goes on showing what was not done. What you did instead stands on no list, so it seems to count for nothing. On such a day, drop the list at noon and plan the next hour only.",
    2: {
      says: "Some plans have somebody waiting for them, and some would be missed by you alone. If the first kind got done last week and the second did not, your will works. What the second kind lacks is a witness.",
      next: "Next rung: give one of these a fixed time, as if somebody were at the door.",
      on: 16,
      leaning: "Next rung: give one of these ten minutes of your full attention, and call it kept.",
    },
    3: {
      says: "When you say “tomorrow,” you can mostly believe yourself. So a thing can be left for the night, because you know that you will come back to it.",
      next: "Try this with something you keep thinking about: give it a day and an hour, and see whether it lets you rest until then.",
      on: 9,
      leaning:
        "Try this with a request you are unsure of: name the day of your answer, and see whether it lets you rest until then.",
    },
    4: "A list gets finished in two ways. One is to do what stands on it. The other is to write down only what is sure to be done. You have mastered the first. To see how much of the second there is, name one thing that you would like and have kept off the list. It can stay off.",
  },
  8: {
    1: "The option you turned down never has to show you a bad day, so it can look better and better. The one you took has shown you several. Each time you look back, you compare real days with imagined ones. Next rung: with one minor choice, picture a dull, rainy afternoon with the other option.",
    2: {
      says: "As long as a sweater can be returned, it keeps being judged. Once it can’t, it is yours. See whether the decisions that come back at night are the ones that can still be undone.",
      next: "Set a last day for doubting one minor choice, and keep to it.",
      on: 14,
      leaning: "Say of one minor choice, to somebody kind, “That is decided now.”",
    },
    3: {
      says: "There may have been a slightly better choice, and you let it go without looking for it. That is why you can turn to the next thing so soon.",
      next: "The next time you choose something minor, notice what tells you that this one is good.",
      on: 5,
      leaning:
        "The next time you choose something minor, notice which feeling tells you that it is done.",
    },
    4: "What do you do in the first minute after deciding? To tell somebody, to begin, to clear away the other option: each of them closes a choice. Your decisions of these weeks have all sat well, and that minute has a part in it. Watch it once, so that a heavier choice can have it, too.",
  },
  9: {
    1: "There are two kinds of yes to what is too much. One is out before you have thought. The other you give with open eyes, because the no would cost more, and then it can be wise. The first kind lacks only time. Next rung: refuse something without a face, such as one e-mail list.",
    2: {
      says: "It is far harder to refuse a face than a message. If your recent noes went out in writing and your yeses were said aloud, you need no more courage, only another road for the question.",
      next: "Next rung: tell someone you feel safe with, “Text me that,” and reply there.",
      on: 7,
      leaning: "Next rung: to someone you feel safe with, say “I’ll look at my plan first.”",
    },
    3: {
      says: "Why is it easy to ask you for things? Because you say no. People can come straight out with it, since you will tell them when it is too much. They need not work out beforehand how much you can carry.",
      next: "Listen for it this week: who asks you most plainly?",
      on: 15,
      leaning: "You ask, too, so listen this week: who tells you no as plainly?",
    },
    4: "No hour lately went to a favor that you were cross about. That leaves time, and it leaves liking, for it is easy to be fond of people you can refuse. Has it become quiet around you? Then tell one kind person what they can ask of you anytime.",
  },
};
