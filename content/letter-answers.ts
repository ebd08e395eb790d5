import type { LetterWords } from "#domain/report/letter.ts";

/** One sentence on each answer, for the letter that opens a report. */
export const letterAnswers: LetterWords["answers"] = {
  1: {
    rarely:
      "Your body has rarely had its rest lately, and tired days make everything else heavier.",
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
    rarely: "Fresh air or a warm shower has rarely made you stop, as happens in tired weeks.",
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
    rarely: "Most of the plans that you make for your day stay plans.",
    sometimes: "Some of the plans that you make for your day hold, and a good part slips.",
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
    always: "Everybody who crossed your day has met some warmth in you, whether or not it showed.",
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
    always: "Saying what you really think has felt all right wherever you were.",
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
    rarely: "Lately you have rarely believed yourself about what suits you.",
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
    often: "On most days something larger than you, be it woods or a choir, feels like yours.",
    always: "All these weeks something larger, be it woods or a choir, has felt like yours.",
  },
};
