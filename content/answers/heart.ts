import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: {
      says: "On a hard day a voice may keep count: the spilled milk, the missed stop, and whose fault it was.",
      next: "Leaving one thing uncounted is already kind. Next step: tell yourself about your next slip with your first name instead of “I,” as if it were someone else’s.",
      on: 11,
      leaning:
        "You feel warm toward other people, so you know how a kinder voice sounds. Next step: tell yourself about your next slip with your first name instead of “I,” as if it were someone else’s.",
    },
    2: {
      says: "You may be kind to yourself when it wasn’t your fault, and strict when it was. But a stubbed toe hurts the same, no matter who left the box there. See to the toe first. The box can wait.",
      next: "Next step: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning:
        "Next step: you’re playful with people you trust, so tell one of them your next slip, and let them say “ouch.”",
    },
    3: {
      says: "On a hard day one person needs company and another a closed door, and you know which one you are. Some hard days come without a name, and those are easy to miss.",
      next: "Kindness from others is harder for you to accept, so those days may go by without any.",
      on: 12,
      leaning:
        "You accept kindness from others. If somebody goes easy on you for no reason, they may have seen it first.",
    },
    4: {
      says: "On a hard day, there’s at least one person who won’t make it any harder for you. You don’t have to call them, explain anything or say thanks.",
      next: "When feelings are hard to let in, the comfort may get there first, before you know what it’s for.",
      on: 5,
      leaning:
        "You let strong feelings in, and that’s probably why the comfort works. You know what it’s for.",
    },
  },
  11: {
    1: {
      says: "Some days you smile at someone and feel only the muscles.",
      next: "When you’re worn down, there’s less warmth to pass on. You can act kindly without it, and that’s not fake. If you give up your seat on the bus, it helps just as much. Next step: for a minute, watch someone do their work well.",
      on: 3,
      leaning:
        "You have people to call, and maybe your warmth goes there first. You can act kindly without it, and that’s not fake. If you give up your seat on the bus, it helps just as much. Next step: for a minute, watch someone do their work well.",
    },
    2: {
      says: "The same neighbor is good company on Saturday and in the way on Monday. That says less about them than about the clock, since being in a hurry takes warmth away.",
      next: "So does bracing yourself to talk. Next step: when nothing’s waiting, stop for a minute with the person who’s easiest to talk with.",
      on: 13,
      leaning:
        "You’re relaxed when you talk with people, so hurry is probably most of it. Next step: leave two minutes early once, and spend them on somebody you meet.",
    },
    3: {
      says: "When a stranger snaps at you, you may think “tired” before “rude.” You can’t know which it is, but “tired” leaves you no grudge to carry home. With someone who snaps every day, trust “rude.”",
      next: "And when you’re the one who snaps, the same word is fair for you.",
      on: 10,
      leaning:
        "When “rude” does come first, be as kind to yourself as on any hard day, and ask which of you is tired.",
    },
    4: {
      says: "To feel warm toward people, you have to look at them for a second. It makes a line at the store good company: the man who hums, the child with one glove. None of them knows.",
      next: "On little rest, you do this with a low tank. People see the warmth, and may not think to ask.",
      on: 1,
      leaning: "You get your rest, too, so there’s still some of it left for the last one in line.",
    },
  },
  12: {
    1: {
      says: "A kindness can feel like the first half of a trade, so you wave it off. If it’s had its price before, being careful makes sense.",
      next: "But not everybody keeps score. Next step: when someone who doesn’t says something nice, say “thank you” and stop there.",
      on: 15,
      leaning:
        "You ask for what you need, so you know what owing is like, and you’ve lived with it. Next step: when someone says something nice to you, say “thank you” and stop there.",
    },
    2: {
      says: "An offer that’s easy to take on a good day is hard on a bad one, just when you could use it. “Let me carry that” sounds like “You can’t.”",
      next: "It was only about the bag. Next step: on a day like that, say yes to one small thing, like a place in line.",
      on: 18,
      leaning:
        "You picture how things look to others, and from over there it was only about the bag. Next step: on a good day, tell someone, “Don’t ask, just carry it.”",
    },
    3: {
      says: "People who offer you something can’t be sure it’s the right thing, and your plain “thanks” settles it. Which offers do you still turn down: the biggest ones, or those from someone you’d hate to owe?",
      next: "Saying what you think is harder for you, so a “thanks” of yours can hide a “too much.”",
      on: 14,
      leaning:
        "When a gift is too much, you say what you think, and that makes your “thanks” count for more.",
    },
    4: {
      says: "A kindness can get pushed back and forth like the check in a restaurant. With you it arrives, and a “thank you” is answer enough.",
      next: "You may be short of people to call, but you have half of what it takes to find some. People like coming back to someone who lets them help.",
      on: 3,
      leaning:
        "You have someone to call when things go wrong, and this is part of why. People like coming back to someone who lets them help.",
    },
  },
};
