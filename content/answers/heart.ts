import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: {
      says: "On a hard day, it’s easy to keep count against yourself: the spilled milk, the missed stop, and whose fault it was.",
      next: "Leave one thing out of the count. That’s a kindness. Next step: the next time you slip up, talk to yourself by your first name, as you would to someone else.",
      on: 11,
      leaning:
        "You feel warm toward other people, so you know what kinder words sound like. Next step: the next time you slip up, talk to yourself by your first name, as you would to someone else.",
    },
    2: {
      says: "You may be kind to yourself when it wasn’t your fault, and strict when it was. But a stubbed toe hurts the same, no matter who left the box there. Take care of the toe first.",
      next: "Next step: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning:
        "Next step: you’re playful with people you trust, so tell one of them your next slip, and let them say “ouch.”",
    },
    3: {
      says: "On a hard day, being kind to yourself can mean company or a closed door, music or an early night. You don’t have to earn any of it first.",
      next: "On a day like that, the kindest thing may be to stop early.",
      on: 12,
      leaning: "If somebody else wants to be kind to you, you can let them, and rest.",
    },
    4: {
      says: "On a hard day, you’re on your own side before anyone else gets there.",
      next: "You don’t have to know what you’re feeling, either. A blanket can help before the feeling has a name.",
      on: 5,
      leaning:
        "You let yourself feel what hurts, so you know which comfort you need: a blanket, a walk or a good cry.",
    },
  },
  11: {
    1: {
      says: "You can smile at someone and feel only the muscles in your face.",
      next: "When you’re worn out or on guard, there’s less warmth to pass on. You can act kindly without it, and that’s not fake. A dropped glove you hand back helps, whatever you feel. Next step: for a minute, watch someone do their work well.",
      on: 3,
      leaning:
        "You have someone to call, and it’s fine if your warmth goes there first. You can act kindly without it, and that’s not fake. A dropped glove you hand back helps, whatever you feel. Next step: for a minute, watch someone do their work well.",
    },
    2: {
      says: "The same person can be good company on Saturday and in the way on Monday. That says less about them than about your time, since being in a hurry can take warmth away.",
      next: "Bracing yourself before you talk can, too. Next step: when nothing’s waiting, stop for a minute with the person who’s easiest to talk with.",
      on: 13,
      leaning: "Next step: leave two minutes early once, and spend them on somebody you meet.",
    },
    3: "When a stranger snaps at you, you may think “tired” before “rude.” You can’t know which it is, but “tired” leaves you no grudge to carry home. You don’t have to make excuses for someone who snaps at you every day. And when you’re the one who snaps, “tired” is a fair word for you, too.",
    4: {
      says: "Even a line at the store can be good company for you: a man who hums, a child with one glove.",
      next: "You’re warm even on little rest. People see the warmth and may not think to ask how you are. You can say, “I’m tired today.”",
      on: 1,
      leaning: "Being rested helps with that, since it’s hard to be warm when you’re worn out.",
    },
  },
  12: {
    1: {
      says: "A kindness can feel like the first half of a trade, so you wave it off. If kindness has come with a price before, it makes sense to be careful.",
      next: "But not everybody keeps score. A stranger who holds a door mostly wants nothing back. Next step: when someone does that, say “thanks,” and nothing else.",
      on: 15,
      leaning:
        "Help you’ve asked for is easier, since you know what you’re getting. Next step: when a stranger holds a door, say “thanks,” and nothing else.",
    },
    2: {
      says: "An offer that’s easy to take on a good day can be hard on a bad one, just when you could use it. “Let me carry that” sounds like “You can’t.”",
      next: "Mostly it’s only about the bag. Next step: on such a day, say, “Not now, but ask me again.”",
      on: 18,
      leaning:
        "To the person who offers, it’s just a heavy bag. Next step: on such a day, say, “Not now, but ask me again.”",
    },
    3: {
      says: "People who offer you something can’t be sure it’s the right thing, and your plain “thanks” settles it. That makes the next offer easier for them, and you get to enjoy this one.",
      next: "If something is too much, you can say thanks and still not take it.",
      on: 14,
      leaning: "A “no, thanks” from you can be just as plain.",
    },
    4: {
      says: "A kindness can get pushed back and forth like the check in a restaurant. You can just say thank you, and that’s answer enough.",
      next: "It may also be how you find new people to call. People like coming back to someone who lets them help.",
      on: 3,
      leaning:
        "That may be part of why you have someone to call. People like coming back to someone who lets them help.",
    },
  },
};
