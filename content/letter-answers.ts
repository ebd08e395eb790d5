import type { LetterWords } from "#domain/report/letter.ts";
import { filled } from "#domain/english.ts";

/** One sentence on each answer, for the letter that opens a report. */
export const letterAnswers: LetterWords["answers"] = {
  1: {
    rarely:
      "Your body has rarely had its rest lately, and that alone can wear down attention, patience and mood.",
    sometimes: "Rest has come on some days only, and the others had to run without it.",
    often: "Rest has mostly come when your body needed it, and that helps with much of a day.",
    always: "Your body has had its rest all these weeks, and that helps with every day.",
  },
  2: {
    rarely: "You answered that home rarely feels safe, and you are not to blame for that.",
    sometimes: "Home has felt safe to you only sometimes, and you are not to blame for that.",
    often: "Where you live, you have been safe on most days.",
    always: "Home has felt safe to you throughout.",
  },
  3: {
    rarely: "There has rarely been anyone to call when something breaks, so it falls to you alone.",
    sometimes:
      "There is someone to call on at some times, and at others the repair is yours alone.",
    often:
      "Someone can mostly be called when something breaks, and knowing that helps even on days when nothing does.",
    always:
      "There has always been someone to call, and knowing that helps even on days when nothing breaks.",
  },
  4: {
    rarely: "Fresh air or a warm shower has rarely made you stop.",
    sometimes: "Fresh air or warm water stops you on some days and goes by on others.",
    often:
      "You often stop for fresh air, warm water and whatever else is pleasant in an ordinary day.",
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
    often: "You mostly do what you had planned for the day.",
    always: "What you planned for a day, you have done, every time.",
  },
  8: {
    rarely: "A decision rarely feels finished: once it is made, the question opens again.",
    sometimes: "You feel settled after some decisions, and others stay open in you for a while.",
    often: "Once you have chosen, you can mostly put the question down and go on.",
    always: "Whatever you decided lately, you could leave it decided and go on.",
  },
  9: {
    rarely: "When someone asks too much of you, you rarely manage to refuse.",
    sometimes: "You refuse some of what is too much for you, and some slips through.",
    often: "People can believe your yes, because you mostly refuse what is too much for you.",
    always: "People can believe your yes, because you have refused whatever was too much for you.",
  },
  10: {
    rarely: "A kind word from you to yourself has been rare when a day went badly.",
    sometimes:
      "When a day goes badly, you have a kind word for yourself at times, and at others none.",
    often: "On a hard day you are mostly kind to yourself, just when that is easiest to forget.",
    always:
      "Even on the hardest days you have been kind to yourself, when that is easiest to forget.",
  },
  11: {
    rarely: "Warmth toward people has been rare lately, and nobody can feel it on demand.",
    sometimes: "Warmth toward people comes at times, and nobody can feel it on demand.",
    often: "You often feel warm toward others, whether or not it shows.",
    always: "You felt warm toward the people in your days, whether or not it showed.",
  },
  12: {
    rarely: "Kindness that comes your way rarely gets in, and you may have good reasons.",
    sometimes: "Some of the kindness that comes your way gets in, and some is waved off.",
    often: "When others are kind to you, you can mostly let it in.",
    always: "Whenever others were kind to you, you have let it in.",
  },
  13: {
    rarely: "In talks your body is rarely at ease, and that would tire anyone out.",
    sometimes: "How loose your body is in a talk changes from one to the next.",
    often: "In most company your body stays loose, so a talk can be just a talk.",
    always: "In every talk your body has stayed loose, so a talk could be just a talk.",
  },
  14: {
    rarely: "Your real opinion rarely comes out with ease, and silence can be the safe choice.",
    sometimes: "What you really think comes out in some company, and elsewhere it stays with you.",
    often: "You can mostly say your real opinion as it is.",
    always: "It has always felt all right to say what you really think.",
  },
  15: {
    rarely: "Others have rarely heard from you what you need, whatever holds you back.",
    sometimes: "You ask for some of what you need, and the rest goes unasked.",
    often: "When you need something from someone, you mostly come out with it.",
    always: "Whenever you needed something from someone, you have come out with it.",
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
    often: "Mostly you could tell what suits you, and you believed it.",
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
    rarely: "Most of your days lately have gone by without a quiet minute.",
    sometimes: "A few quiet minutes turn up on some days, and others pass without any.",
    often: "Quiet has its place on most of your days, if only a brief one.",
    always: "Quiet has had its place on every one of your days, if only a brief one.",
  },
  20: {
    rarely: "Lately a sky or a song has rarely amazed you.",
    sometimes: "An ordinary sky or a song amazes you at times, and at others it does not.",
    often: "A plain sky or a song can still stop you, and often does.",
    always: "Ordinary things, such as the sky or a song, have amazed you all along.",
  },
  21: {
    rarely: "The feeling that you belong to something larger has been rare lately.",
    sometimes: "The feeling of being part of something larger comes at times and goes again.",
    often: "On most days you feel that you belong to something larger than yourself.",
    always: "All these weeks you have felt that you belong to something larger than yourself.",
  },
};

/** How an answer of Often or Always is named again, by the id of its question; that home feels safe never is. */
const strengths: Readonly<Record<number, string>> = {
  1: "you get your rest",
  3: "you have someone to call",
  4: "you stop for what is pleasant",
  5: "you let strong feelings in",
  6: "you are playful with people you trust",
  7: "you do what you planned",
  8: "you leave a decision decided",
  9: "you say no to what is too much",
  10: "you are good to yourself",
  11: "you feel warm toward people",
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
  1: "You are short of rest, and {strength} all the same. Read your other answers kindly.",
  2: "That does not make up for home, but you can draw on it if you look for help.",
  3: "While {strength}, what is missing is someone to call, and that is nobody’s fault.",
  4: "Though {strength}, small pleasant things get less room.",
  5: "While {strength}, a strong feeling has to wait its turn.",
  6: "Though {strength}, there is less room for nonsense. Nobody asks for it, so it is easily left out.",
  7: "Even in weeks when plans slip, {strength}, and no list of tasks shows that.",
  8: "Though {strength}, a decision can still feel open.",
  9: "Though {strength}, a request that is too much can get past you all the same.",
  10: "Though {strength}, your own kind word can be missing when you need it most.",
  11: "Though {strength}, you feel less warmth toward people. That does not make anyone cold.",
  12: "Though {strength}, being given something unasked is harder. There, someone else makes the first move.",
  13: "Though {strength}, a talk can still make you tense.",
  14: "Others may know that {strength}, and still not know what you think.",
  15: "Since {strength}, it may look from outside as if you needed nothing.",
  16: "Even with your mind in several places, {strength}.",
  17: "Though {strength}, doubt can come up when you choose for yourself.",
  18: "You can tell that {strength}. How a thing looks to others is harder to tell.",
  19: "Even without much quiet, {strength}. When a quiet minute comes, it may be for you alone.",
  20: "Nobody can order wonder. Meanwhile, {strength}, and that is worth something, too.",
  21: "Though {strength}, the feeling of belonging comes less often. Nobody can force it.",
};

export const joined: LetterWords["joined"] = (strongest = 0, weakest = 0) =>
  strongest && weakest
    ? filled(joins[weakest] ?? "", { strength: strengths[strongest] ?? "" })
    : "";
