import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and the next rung from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: "The day you plan and the day you get rarely match. What fills it may be real work that was on no list. One slip by ten can make the whole day seem lost. Next rung: at noon, drop the list and plan the next hour only.",
    2: {
      says: "Your day’s plans get done in part. What somebody counts on may happen, while what only you would miss is dropped. That means keeping your word to everybody but yourself.",
      next: "Next rung: give a plan of that sort a fixed time, as if somebody were at the door.",
      on: 16,
      leaning:
        "Next rung: give a plan of that sort ten minutes of your full attention, and call it kept.",
    },
    3: {
      says: "Most plans of your day get done, and when you say “tomorrow” you can believe yourself. One item may still move from list to list, too large for its line or no longer yours.",
      next: "Find it, and strike it out or write down what your hands would do first.",
      on: 9,
      leaning: "You know how to say no: say it to that item, in one written line.",
    },
    4: "Lately you have done what you planned, and your word to yourself is good. One thing is worth a look. A list that always gets finished may have left out whatever could fail. Put one thing on it this week that you might well not manage.",
  },
  8: {
    1: "A decision rarely lets you rest. The option you turned down keeps getting better, because it never has to show you a bad day. That you look back at all means that the choice mattered. Next rung: with one minor choice, picture a dull rainy afternoon with the other option.",
    2: {
      says: "Some decisions let go of you, and some come back at night. Perhaps those are the ones you have to explain to somebody. You go over the speech then, more than the choice.",
      next: "Next rung: give one of them a date, and save all second thoughts for that day.",
      on: 14,
      leaning: "Next rung: say that speech once to somebody kind, and leave it there.",
    },
    3: {
      says: "Mostly you decide, and then it is quiet. You don’t need a choice to be the best one. Where one still nags, that may be sadness about what you gave up, which sounds just like doubt.",
      next: "With a light one, say what you will miss. Does the nagging fade?",
      on: 5,
      leaning: "With a light one, let yourself be sad for a minute.",
    },
    4: "Your decisions of these weeks have all sat well, so the evenings stay free of them. To somebody so settled, a “why” can sound like an attack, when the other person is only a step behind. When a kind person next asks, tell them one thing that spoke against it.",
  },
  9: {
    1: "You rarely refuse what is too much. The yes may come at once, the better words an hour later. Where a no has a price, that is wise. An unsaid no can leak out anyway, as a late reply. Next rung: refuse something faceless, such as one e-mail list.",
    2: {
      says: "You refuse some things that are too much, and agree to others. The way you are asked may decide: by message you manage, face to face you hear yourself agree. What helps then is time.",
      next: "Next rung: tell someone you feel safe with, “Text me that,” and reply there.",
      on: 7,
      leaning:
        "Next rung: read someone you feel safe with your plan for that day before answering.",
    },
    3: {
      says: "What is too much mostly gets a no from you. Others can ask without guessing where you stop. One sort may still get by you: the favor that grows, from one ride to one every week.",
      next: "Pick such a favor, and note what you agreed to at the start.",
      on: 15,
      leaning: "Ask somebody kind who could take a turn with it.",
    },
    4: "Whatever was too much in these weeks got a no. That spares you the grudge that follows a wrong yes. Over time people may bring you less, and with the burdens go a few things you would have liked. Tell one kind person what they may ask of you anytime.",
  },
};
