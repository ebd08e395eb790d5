import type { TensionText } from "#domain/report/tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours = {
  quietMinutesTooLittleRest: {
    title: "You get more quiet than rest",
    text: "Your quiet minutes can settle your thoughts, and your body counts in hours. Where pain, a child or a shift takes your rest, no quiet can replace it. But if your one peaceful half hour comes after you had meant to lie down, it is cut out of your sleep. It would be easier to give up if another stood earlier in the day.",
    experiment:
      "Spend one quiet spell lying down or leaning back instead of sitting up. How soon does your body take over?",
  },
  restedAndSeldomStill: {
    title: "You rest, and the day doesn’t",
    text: "When a day runs from voice to screen to voice, bedtime is its first silence. Everything that waited for a free moment then arrives together. Some of it would have come at noon, if there had been five minutes. So a thought that visits you in bed need not be heavy. It may only be late, and you have the rest to hear it out.",
    experiment:
      "For five minutes, go where it is quieter than in your usual room, such as a stairwell or a bench. Which thought comes first?",
  },
  tiredAndShortOfColor: {
    title: "Tired, and short of color",
    text: "These two low answers may be one tiredness. A tired body turns things down: colors and jokes arrive from further away, and a shower is only a way to get clean. So your taste for life need not be gone, and you need not hunt for joy on top of everything. If the tiredness stays for weeks whatever you do, a doctor is a good person to tell.",
    experiment:
      "Stop once a day at something warm, such as a sunny wall or a heater, for twenty slow counts. Nothing has to come of it.",
  },
  pleasureSoonerThanRest: {
    title: "A lovely evening, still no rest",
    text: "On a tired evening, what feels good can be the first minutes that are yours, so a long shower or another chapter makes sense. But such an evening can be lovely and leave the tiredness where it was. Where something else keeps you up, the pleasure is not to blame, and nobody would want you to give it back.",
    experiment:
      "Late in the evening, as you reach for something pleasant, ask whether you are after joy or after rest. If it is rest, lean back for ten minutes.",
  },
  theSkyYesTheShowerNo: {
    title: "The sky more than the shower",
    text: "Wonder can stop you at a window before you think of the clock. A pleasant thing has to be chosen, in the middle of something else, and that choice may be all that is missing. That does not make you somebody who enjoys little. When wonder has stopped you, a comfort fits in, too.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, such as a better seat. Which of the two stays with you longer?",
  },
  pleasantAndRarelyAstonishing: {
    title: "You enjoy more than you marvel",
    text: "A pleasure repays you at once, in warmth or a good smell. Wonder has less to show. At first you get only a thing that need not be there, and the question how it can exist. You can stand still already, even on a busy day. For wonder, you would do it with no reward in sight.",
    experiment:
      "During one pleasure, ask where it came from, three steps back, as from tap to pipe to cloud. Does it feel any different?",
  },
  closeToEachPartOfLittle: {
    title: "You like them one by one",
    text: "The people you feel warm toward may never have met each other, so each of them stays a thread of its own. When two of them meet, something exists that doesn’t hang on you alone. What you could feel part of need not be grand. It can be three people and a habit.",
    experiment:
      "Tell one person something good about another whom they might like. See whether they ask for more.",
  },
  partOfMuchSeldomQuiet: {
    title: "Where the feeling goes afterward",
    text: "You are out among trees, perhaps, and feel part of it all. Then comes the way home, and a dozen errands take its place. You need not wait for the next time. You can call the feeling back for a minute from memory, beside a sink or in an elevator, as long as nobody and no screen is talking to you.",
    experiment:
      "In a line or on a bus, call to mind the place where you feel part of things, for five slow breaths. How much of it comes?",
  },
  movedAndOnYourOwn: {
    title: "You stop, and then move on",
    text: "An ordinary thing fills you with wonder, and a minute later you are back among your errands. The wonder was real, and it left you where you were. Feeling part of something mostly needs longer: the same tree for a month, or the same few faces each week. What you see once is a view. What you come back to can become a place of yours.",
    experiment:
      "Choose one thing that has made you stop, such as a tree or a bridge, and visit it three times this week. What do you know by the third?",
  },
  quietWithAStrictVoice: {
    title: "Quiet, with a strict voice",
    text: "On a hard day, your quiet minutes may be the ones in which you judge yourself. When the radio and the people stop, a strict voice is easier to hear. Then a silent quarter of an hour can leave you more worn than noise would have. Nothing is wrong with you, or with silence. Your ears only need some sound to rest on that wants nothing from you.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When the strict voice starts, go back to the far one.",
  },
  pleasuresForBetterDays: {
    title: "What goes first on hard days",
    text: "A warm shower, a minute of fresh air: do such things go on a hard day? A pleasure can turn into something to be earned, just when you feel that you earned nothing. Then the good things go to the one who needs them least, and the tired one goes without. The water has never asked who deserved it.",
    experiment:
      "Choose a pleasure now and write it down as the first thing for your next hard day. Add “no conditions.”",
  },
  funThatNeedsAWitness: {
    title: "Fun together, less on your own",
    text: "With people you trust, fun comes to you as a reply. One of you starts, and you are in it before you have decided anything. A warm shower or a clear sky starts nothing. To stop for it, you have to decide, and on a full day that is one decision too many. A pleasure with a fixed place in the day needs no deciding.",
    experiment:
      "For three days, right after you wash your hands at noon, step to a window or door for five breaths of air. When do you first look forward to it?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
