import type { TensionText } from "#domain/report/tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours = {
  quietMinutesTooLittleRest: {
    title: "Quiet minutes, too little rest",
    text: "Quiet and rest are easy to confuse. A few silent minutes can settle the thoughts, while the body counts in hours. Quiet that comes at the far end of a day can even be cut out of sleep. Is your one peaceful half hour the one after you had meant to lie down? It would be easier to give up if another stood earlier in the day.",
    experiment:
      "Spend one quiet spell lying down with your eyes closed instead of sitting up. How soon does your body take over?",
  },
  restedAndSeldomStill: {
    title: "Rested, with little quiet",
    text: "Sleep looks after you while you are away. Quiet is stillness with you in the room, and nobody has to be tired for it. When the day runs from voice to screen to voice, bedtime is its first silence. Everything that waited for a free moment then arrives together. Some of it would have come at noon, if there had been a gap.",
    experiment:
      "For five minutes, go where it is quieter than in your usual room, such as a stairwell or a bench. Which thought comes first?",
  },
  tiredAndShortOfColor: {
    title: "Tired, and short of color",
    text: "A worn body turns things down. Colors and jokes arrive from further away, and a shower is only a way to get clean. So there may be nothing wrong with your taste for life, and no need to hunt for joy on top of everything. Tiredness can be looked at first. If it stays for weeks whatever you do, a doctor is a good person to tell.",
    experiment:
      "Stop once a day at something warm, such as a sunny wall or a heater, for twenty slow counts. Nothing has to come of it.",
  },
  pleasureInPlaceOfRest: {
    title: "Pleasure in place of rest",
    text: "A tired day can be sweetened at its end with a long shower or another chapter. That makes sense, for these can be the first minutes that are yours. They can’t do the work of sleep, though, and at times they take the hour it needed. Joy and rest feel alike to somebody short of both. The evening can be lovely and still leave the tiredness where it was.",
    experiment:
      "Late in the evening, as you reach for something pleasant, ask whether you are after joy or after rest. Notice which answer comes.",
  },
  theSkyYesTheShowerNo: {
    title: "The sky more than the shower",
    text: "Wonder comes over you at a window, and by the time you think of the clock it has happened. A pleasant thing has to be chosen, in the middle of something else. Your senses are wide awake, then. What falls short is the moment of choosing, and wonder could lend it one, since it has stopped you already.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, such as a better seat. Which of the two stays with you longer?",
  },
  pleasantAndRarelyAstonishing: {
    title: "Pleasure more often than wonder",
    text: "A pleasure repays you at once, in warmth or a good smell, so stopping for it explains itself. Wonder has less to show. At first you get only a thing that need not be there. Pleasure asks how it feels, and wonder asks how it can exist. You know how to stand still on a busy day. Once in a while you could do it with no reward in sight.",
    experiment:
      "During one pleasure, ask where it came from, three steps back, as from tap to pipe to cloud. Does it feel any different?",
  },
  closeToEachPartOfLittle: {
    title: "Close to each, part of little",
    text: "Your warmth runs from you to one person at a time, like the spokes of a wheel. The wheel can lack a rim all the same, because the people at its ends don’t know each other. When two of them meet, something exists that doesn’t hang on you. A group is often little more than that. It would also give you a rest from being the middle.",
    experiment:
      "Tell one person something good about another whom they might like. See whether they ask for more.",
  },
  partOfMuchSeldomQuiet: {
    title: "Part of much, short of quiet",
    text: "Among trees, or in a hall full of voices, the feeling is there. Then comes the way home, and a dozen errands take its place. You need not wait for the next time. The feeling can be called back for a minute from memory, beside a sink or in an elevator. All it needs is that nobody, and no screen, is talking to you meanwhile.",
    experiment:
      "In a line or on a bus, call to mind the place where you feel part of things, for five slow breaths. How much of it comes?",
  },
  movedAndOnYourOwn: {
    title: "A view, less often a place",
    text: "The evening light stops you, and a minute later you are back among your errands. The wonder was real, and it left you where you were. Feeling part of something mostly needs a longer stay: the same tree for a month, or the same few faces each week. What you see once is a view. What you come back to can become a place of yours.",
    experiment:
      "Choose one thing that has made you stop, such as a tree or a bridge, and visit it three times this week. What do you know by the third?",
  },
  quietWithAStrictVoice: {
    title: "Quiet, with a strict voice",
    text: "When the radio and the people stop, whoever talks most inside gets to speak. On a hard day it is the one who keeps the accounts. That is how a silent quarter of an hour can leave you more worn than noise would have. Nothing is wrong with you then, or with silence. It only needs something outside to rest on, some sound or view that wants nothing.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When the strict voice starts, go back to the far one.",
  },
  pleasuresForBetterDays: {
    title: "Pleasures for better days",
    text: "Compare what your senses get on an average day with what a bad one gets. The warm water is still there, and so is the air. Perhaps they turn into something to be earned, on the very day when you feel that you earned nothing. Then the good things go to the one who needs them least, and the tired one goes without.",
    experiment:
      "Choose a pleasure now and write it down as the first thing for your next hard day. Add “no conditions.”",
  },
  funThatNeedsAWitness: {
    title: "Fun together, less on your own",
    text: "With people you trust, fun comes as a reply. One of you starts, and you are in it before you have decided anything. A warm shower or a clear sky starts nothing. To stop for it, you have to decide, and on a full day that is one decision too many. A pleasure with a fixed place in the day needs no deciding, so it can begin like a joke.",
    experiment:
      "For three days, right after you wash your hands at noon, step to a window or door for five breaths of air. When do you first look forward to it?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
