import type { Insight } from "#domain/report/tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours = {
  quietMinutesTooLittleRest: {
    high: [19],
    low: [1],
    insight:
      "You find quiet in your day, yet your body runs short of rest; quiet minutes cannot make up for hours.",
  },
  restedAndSeldomStill: {
    high: [1],
    low: [19],
    insight:
      "Your body gets its rest, but waking quiet is scarce, so some thoughts may have to wait for the night.",
  },
  tiredAndShortOfColor: {
    high: [],
    low: [1, 4],
    insight:
      "Rest falls short at present, and pleasures come by less often; the second may come from the first.",
  },
  pleasureSoonerThanRest: {
    high: [4],
    low: [1],
    insight:
      "You stop for things that feel good, yet your body gets too little rest; one may be standing in for the other.",
  },
  theSkyYesTheShowerNo: {
    high: [20],
    low: [4],
    insight:
      "The sky or a song stops you often; nearer pleasures, such as a warm shower, are more often passed over.",
  },
  pleasantAndRarelyAstonishing: {
    high: [4],
    low: [20],
    insight:
      "You stop readily for what feels good; wonder comes less often, and it may need only a moment more.",
  },
  closeToEachPartOfLittle: {
    high: [11],
    low: [21],
    insight:
      "You feel warm toward people, one at a time, and less often part of something that holds them all.",
  },
  partOfMuchSeldomQuiet: {
    high: [21],
    low: [19],
    insight:
      "You feel part of something larger, yet quiet minutes are scarce, so there may be little time to notice it.",
  },
  movedAndOnYourOwn: {
    high: [20],
    low: [21],
    insight:
      "You look at something large with wonder more often than you feel that you belong to it.",
  },
  quietWithAStrictVoice: {
    high: [19],
    low: [10],
    insight:
      "You find minutes of quiet, and on hard days they may be the ones in which you scold yourself.",
  },
  pleasuresForBetterDays: {
    high: [4],
    low: [10],
    insight:
      "You know how to enjoy a good moment; on a hard day, when it would help most, it may be missing.",
  },
  funThatNeedsAWitness: {
    high: [6],
    low: [4],
    insight:
      "With people you trust you can be playful; a small pleasure, such as a warm shower, gets passed over more easily.",
  },
  closeLookLittleWonder: {
    high: [16],
    low: [20],
    insight:
      "You can give one thing your whole attention, and you spend less of it on things that only want to be looked at.",
  },
  peopleAndNoPlace: {
    high: [3],
    low: [21],
    insight:
      "You have someone to call when things break, and less often the sense of being part of something larger.",
  },
  refusedPeopleNotNoise: {
    high: [9],
    low: [19],
    insight:
      "You can turn down what is too much, and quiet minutes are still scarce, since noise never asks.",
  },
} as const satisfies Readonly<Record<string, Insight>>;
