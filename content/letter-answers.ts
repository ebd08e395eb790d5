/** One sentence on each answer, for the letter that opens a report: `high` holds for Often and Always. */
export const letterAnswers: Readonly<
  Record<number, { readonly rarely: string; readonly sometimes: string; readonly high: string }>
> = {
  1: {
    rarely:
      "Your body has rarely had its rest lately, and tired days make everything else heavier.",
    sometimes: "Rest has come on some days only, and the others had to run without it.",
    high: "Rest has mostly come when your body needed it, and much of the day leans on that.",
  },
  2: {
    rarely: "You answered that home rarely feels safe, and you are not to blame for that.",
    sometimes: "Home has felt safe to you only sometimes, and you are not to blame for that.",
    high: "Home has felt safe to you lately, on most days or on all of them.",
  },
  3: {
    rarely:
      "When something breaks, there has rarely been anyone to call, so much of it falls to you alone.",
    sometimes:
      "There is somebody to call on at some times, and at others the repair is yours alone.",
    high: "Somebody can be called when something breaks, and knowing that counts before anything does.",
  },
  4: {
    rarely: "Fresh air or a warm shower has rarely made you stop, as happens in tired weeks.",
    sometimes: "Fresh air or warm water stops you on some days and goes by on others.",
    high: "You stop for fresh air, warm water and whatever else an ordinary day hands out.",
  },
  5: {
    rarely: "Strong feelings rarely get let in, and holding them off takes strength of its own.",
    sometimes: "A strong feeling gets its moment on some days, and on others it has to wait.",
    high: "You mostly let yourself feel it when something moves you strongly, rather than look away.",
  },
  6: {
    rarely: "Even among people you trust, you have rarely been playful lately.",
    sometimes: "Among people you trust, you are playful at times, and at others you stay serious.",
    high: "Among people you trust, there is room for nonsense, and you use it.",
  },
  7: {
    rarely: "Of the plans you make for your day, most stay plans.",
    sometimes: "Of the plans you make for your day, some hold and a good part slips.",
    high: "A plan that you make for the day can mostly count on you.",
  },
  8: {
    rarely: "A decision rarely lets you rest: once it is made, the question opens again.",
    sometimes: "You feel settled after some decisions, and others stay open in you for a while.",
    high: "Once you have decided, you can mostly leave it decided and go on.",
  },
  9: {
    rarely: "When a request is too much for you, your no rarely gets said.",
    sometimes: "Some of what is too much for you hears a no, and some slips through.",
    high: "Your yes can be believed, because what goes past your limit mostly hears a no.",
  },
  10: {
    rarely: "On hard days you have rarely been kind to the one who lives them.",
    sometimes:
      "When a day goes badly, you have a kind word for yourself at times, and at others none.",
    high: "A hard day brings out your kindness toward yourself, just when it is easiest to forget.",
  },
  11: {
    rarely: "Warmth toward people has been rare lately, and nobody can feel it on demand.",
    sometimes: "Warmth toward people comes at times, and nobody can feel it on demand.",
    high: "Inside, you are warm toward those who cross your day, whether or not it shows.",
  },
  12: {
    rarely: "Kindness that comes your way rarely gets in, whatever the reasons are.",
    sometimes: "Some of the kindness that comes your way gets in, and some is waved off.",
    high: "You can let kindness land when somebody has some for you.",
  },
  13: {
    rarely: "Your body is rarely at ease in a talk, however calm you sound.",
    sometimes:
      "In some talks your body stays loose, and in others it braces, however calm you sound.",
    high: "In most company your body stays loose, so a talk can be just a talk.",
  },
  14: {
    rarely: "Your real opinion rarely comes out with ease, and silence can be the safe choice.",
    sometimes: "What you really think comes out in some company, and elsewhere it stays with you.",
    high: "Your real opinion can be said as it is, and saying it mostly feels all right.",
  },
  15: {
    rarely:
      "Asking for what you need from somebody happens rarely, whatever it is that holds you back.",
    sometimes: "You ask for some of what you need, and the rest goes unasked.",
    high: "When you need something from somebody, you mostly come out with it.",
  },
  16: {
    rarely: "One thing at a time has rarely had all of your attention lately.",
    sometimes: "Some things get your full attention, and others have to share it.",
    high: "Mostly you give one thing after the other your whole attention.",
  },
  17: {
    rarely: "What is right for you, you have rarely left to your own judgment.",
    sometimes:
      "What is right for you, you judge for yourself at times, and at others you doubt it.",
    high: "What is right for you, you mostly know, and you go by it.",
  },
  18: {
    rarely: "In a disagreement, you can rarely picture how it looks to the other person.",
    sometimes:
      "The other person’s view comes into sight in some disputes, and in others it does not.",
    high: "Even in a disagreement, the other person’s view is something you can picture.",
  },
  19: {
    rarely: "Days without any quiet have been the rule lately, and days with some are rare.",
    sometimes: "A few quiet minutes turn up on some days, and others pass without any.",
    high: "Quiet has its place on most of your days, if only a brief one.",
  },
  20: {
    rarely: "Sky and music have rarely been more to you than sky and music lately.",
    sometimes: "An ordinary sky or a song moves you at times, and at others it stays plain.",
    high: "An ordinary sky or a song can still fill you with wonder.",
  },
  21: {
    rarely: "Whatever is larger than your own life has rarely felt near lately.",
    sometimes: "The feeling of being part of something larger comes at times and goes again.",
    high: "Most days something larger than you, be it woods or a choir, feels like yours.",
  },
};
