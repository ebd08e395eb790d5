import type { LetterWords } from "#domain/report/letter.ts";
import { filled } from "#domain/english.ts";

/** One sentence on each answer, for the letter that opens a report. */
export const letterAnswers: LetterWords["answers"] = {
  1: {
    rarely:
      "Your body has rarely had its rest lately, and that alone can wear down attention, patience and mood.",
    sometimes: "Rest has come on some days only, and the others had to run without it.",
    often: "Rest has mostly come when your body needed it, and much of the day leans on that.",
    always: "Your body has had its rest all these weeks, and every day leans on that.",
  },
  2: {
    rarely: "You answered that home rarely feels safe, and you are not to blame for that.",
    sometimes: "Home has felt safe to you only sometimes, and you are not to blame for that.",
    often: "Where you live, you have been safe on most days.",
    always: "Home has felt safe to you throughout.",
  },
  3: {
    rarely:
      "When something breaks, there has rarely been anyone to call, so much of it falls to you alone.",
    sometimes:
      "There is somebody to call on at some times, and at others the repair is yours alone.",
    often:
      "Somebody can mostly be called when something breaks, and knowing that helps even on days when nothing does.",
    always:
      "There has always been somebody to call, and knowing that helps even on days when nothing breaks.",
  },
  4: {
    rarely: "Fresh air or a warm shower has rarely made you stop.",
    sometimes: "Fresh air or warm water stops you on some days and goes by on others.",
    often: "You often stop for fresh air, warm water and whatever else an ordinary day hands out.",
    always: "You have stopped for whatever felt good, fresh air or warm water, day after day.",
  },
  5: {
    rarely: "Strong feelings rarely get let in, and holding them off is work of its own.",
    sometimes: "A strong feeling gets its moment on some days, and on others it has to wait.",
    often:
      "When something moves you strongly, you mostly let yourself feel it rather than look away.",
    always:
      "Strong feelings have always been let in lately, and you have not looked away from any.",
  },
  6: {
    rarely: "Even among people you trust, you have rarely been playful lately.",
    sometimes: "Among people you trust, you are playful at times, and at others you stay serious.",
    often: "Among people you trust, you are often up for nonsense.",
    always: "Among people you trust, there has always been room for nonsense.",
  },
  7: {
    rarely: "Your plans for the day have rarely worked out lately.",
    sometimes: "Some of your plans for the day work out, and others slip.",
    often: "A plan that you make for the day can mostly count on you.",
    always: "What you planned for a day, you have done, every time.",
  },
  8: {
    rarely: "A decision rarely lets you rest: once it is made, the question opens again.",
    sometimes: "You feel settled after some decisions, and others stay open in you for a while.",
    often: "Once you have chosen, you can mostly put the question down and go on.",
    always: "Whatever you decided lately, you could leave it decided and go on.",
  },
  9: {
    rarely: "When a request is too much for you, your no rarely gets said.",
    sometimes: "Some of what is too much for you hears a no, and some slips through.",
    often: "Your yes can be believed, because what goes past your limit mostly hears a no.",
    always: "Your yes can be believed, because whatever went past your limit has heard a no.",
  },
  10: {
    rarely: "On hard days you have rarely been kind to the one who lives them.",
    sometimes:
      "When a day goes badly, you have a kind word for yourself at times, and at others none.",
    often:
      "A hard day mostly brings out your kindness toward yourself, just when it is easiest to forget.",
    always:
      "Even the hardest day has found you kind to yourself, just when it is easiest to forget.",
  },
  11: {
    rarely: "Warmth toward people has been rare lately, and nobody can feel it on demand.",
    sometimes: "Warmth toward people comes at times, and nobody can feel it on demand.",
    often: "You often warm to those who cross your day, whether or not it shows.",
    always: "You felt warm toward the people in your days, whether or not it showed.",
  },
  12: {
    rarely: "Kindness that comes your way rarely gets in, whatever the reasons are.",
    sometimes: "Some of the kindness that comes your way gets in, and some is waved off.",
    often: "You can mostly let kindness land when somebody has some for you.",
    always: "Kindness from others has always landed with you.",
  },
  13: {
    rarely: "Talks rarely find your body at ease, and that wears anybody out.",
    sometimes: "How loose your body is in a talk changes from one to the next.",
    often: "In most company your body stays loose, so a talk can be just a talk.",
    always: "In every talk your body has stayed loose, so a talk could be just a talk.",
  },
  14: {
    rarely: "Your real opinion rarely comes out with ease, and silence can be the safe choice.",
    sometimes: "What you really think comes out in some company, and elsewhere it stays with you.",
    often: "Your real opinion can be said as it is, and saying it mostly feels all right.",
    always: "It has always felt all right to say what you really think.",
  },
  15: {
    rarely:
      "Asking for what you need from somebody happens rarely, whatever it is that holds you back.",
    sometimes: "You ask for some of what you need, and the rest goes unasked.",
    often: "When you need something from somebody, you mostly come out with it.",
    always: "Whenever you needed something from somebody, you have come out with it.",
  },
  16: {
    rarely: "One thing at a time has rarely had all of your attention lately.",
    sometimes: "Some things get your full attention, and others have to share it.",
    often: "One thing after the other mostly gets your whole attention.",
    always: "Whatever was in front of you has had your whole attention.",
  },
  17: {
    rarely: "Lately you have rarely trusted your own sense of what is right for you.",
    sometimes: "You believe yourself about what suits you at times, and at others you doubt it.",
    often: "You mostly know what is right for you, and you go by it.",
    always: "Whenever something felt right for you, you have believed it.",
  },
  18: {
    rarely: "In a disagreement, you can rarely picture how it looks to the other person.",
    sometimes:
      "The other person’s view comes into sight in some disputes, and in others it does not.",
    often: "Even in a disagreement, you can mostly picture the other person’s view.",
    always: "However you disagreed, you could always picture the other person’s view.",
  },
  19: {
    rarely: "Days without any quiet have been the rule lately, and days with some are rare.",
    sometimes: "A few quiet minutes turn up on some days, and others pass without any.",
    often: "Quiet has its place on most of your days, if only a brief one.",
    always: "Quiet has had its place on every one of your days, if only a brief one.",
  },
  20: {
    rarely: "Sky and music have rarely been more to you than sky and music lately.",
    sometimes: "An ordinary sky or a song moves you at times, and at others it stays plain.",
    often: "A plain sky or a song can still stop you, and often does.",
    always: "A plain sky or a song has been more than that to you every time.",
  },
  21: {
    rarely: "Whatever is larger than your own life has rarely felt near lately.",
    sometimes: "The feeling of being part of something larger comes at times and goes again.",
    often: "On most days you feel that you belong to something larger, whatever it is.",
    always: "All these weeks you have felt that you belong to something larger, whatever it is.",
  },
};

/** How an answer of Often or Always is named again, by the id of its question; that home feels safe never is. */
const strengths: Readonly<Record<number, string>> = {
  1: "you get your rest",
  3: "you have somebody to call",
  4: "you stop for what is pleasant",
  5: "you let strong feelings in",
  6: "you are playful with people you trust",
  7: "you do what you planned",
  8: "you leave a decision decided",
  9: "you say no to what is too much",
  10: "you are good to yourself",
  11: "you warm to people",
  12: "you let kindness reach you",
  13: "you stay loose in a talk",
  14: "you say what you think",
  15: "you ask for what you need",
  16: "your mind stays with one thing",
  17: "you trust your own sense",
  18: "you can see the other side",
  19: "you find a little quiet",
  20: "you wonder at ordinary things",
  21: "you feel part of something larger",
};

/** What the lowest answer, by the id of its question, says beside the highest, "{strength}"; true of Rarely and of Sometimes. */
export const joins: Readonly<Record<number, string>> = {
  1: "On short rest, {strength} all the same. Rested, it may come more easily.",
  2: "That does not make up for home, but you can draw on it if you look for help.",
  3: "While {strength}, what you lack is a name and a number. That is nobody’s failing.",
  4: "Though {strength}, what is merely pleasant gets less of a place.",
  5: "While {strength}, a strong feeling has to wait its turn.",
  6: "Though {strength}, nonsense finds less room. Perhaps that is because nonsense has no due date.",
  7: "Even on days when the plan slips, {strength}, and no list shows that.",
  8: "Though {strength}, a decision can still feel open.",
  9: "Though {strength}, a request that is too much can get past you all the same.",
  10: "Though {strength}, your own kind word can be missing when you need it most.",
  11: "Though {strength}, the warm feeling comes slowly. That is a long way from being cold.",
  12: "Though {strength}, being given something unasked is harder. There, somebody else makes the first move.",
  13: "Though {strength}, a talk can still make you tense.",
  14: "Others may know that {strength}, and still not know what you think.",
  15: "Since {strength}, it may look from outside as if you needed nothing.",
  16: "Even with your mind in several places, {strength}.",
  17: "A doubt like that does not cancel the strong answers beside it.",
  18: "That {strength}, you know from inside. How a thing looks to others is only a guess.",
  19: "On days without quiet, too, {strength}. In a few quiet minutes, you might notice it more.",
  20: "Even without much wonder on the way, {strength}. These may simply be weeks for plain things.",
  21: "Though {strength}, the wider view comes less often. Near things may be what these weeks ask for.",
};

export const joined: LetterWords["joined"] = (strongest = 0, weakest = 0) =>
  strongest && weakest
    ? filled(joins[weakest] ?? "", { strength: strengths[strongest] ?? "" })
    : "";
