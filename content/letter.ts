import type { LetterWords } from "#domain/report/letter.ts";
import { listed } from "#domain/english.ts";
import { contrasts } from "./letter-contrasts.ts";

const times = { AM: "in the morning", Anytime: "any time of day", PM: "in the evening" } as const;

/** The letter that opens the report, put together in domain/report/letter.ts: 120 to 160 words for all answers. */
export const letter: LetterWords = {
  home: {
    1: "You answered that home rarely feels safe, and you’re not to blame for that.",
    2: "You answered that home feels safe only sometimes, and you’re not to blame for that.",
  },
  high: {
    1: "you get your rest",
    3: "you have someone to call",
    4: "you stop for what feels good",
    5: "you let strong feelings come",
    6: "you’re playful with people you trust",
    7: "you do what you planned",
    8: "you’re settled once you’ve decided",
    9: "you turn down what’s too much",
    10: "you’re kind to yourself on a hard day",
    11: "you like the people in your days",
    12: "you let kindness in",
    13: "you stay relaxed in a conversation",
    14: "you say what you think",
    15: "you ask for what you need",
    16: "you stay with one thing at a time",
    17: "you trust your own sense",
    18: "you can see the other side",
    19: "you find a little quiet",
    20: "you still wonder at ordinary things",
    21: "you belong to something larger",
  },
  low: {
    1: "enough rest",
    3: "somebody to call",
    4: "a pause for small pleasures",
    5: "room for a strong feeling",
    6: "play with people you trust",
    7: "a plan that works out",
    8: "peace after a decision",
    9: "a no to what’s too much",
    10: "a kind word for yourself",
    11: "warmth toward people",
    12: "kindness that you let in",
    13: "ease in a conversation",
    14: "your real opinion",
    15: "asking for what you need",
    16: "attention for one thing",
    17: "trust in your own sense",
    18: "a look at the other side",
    19: "a quiet minute",
    20: "a moment of wonder",
    21: "a sense of belonging",
  },
  seldom: (low) =>
    listed(
      [...(low.includes(1) ? ["rarely"] : []), ...(low.includes(2) ? ["only sometimes"] : [])],
      "or",
    ),
  contrasts,
  plain: {
    unsafeLow: {
      lead: "{home}",
      named: "There’s a lot to carry, and what would help is {seldom} there: {low}.",
      meaning:
        "When one of these is missing, the others get harder to find. You’re not failing at many things: it may be one long, heavy stretch, and nobody should have to get through it alone. Whatever makes home unsafe, a person, the street or a broken lock, it counts. You’ve already told the truth about it here, and that isn’t a small thing.",
    },
    unsafeHigh: {
      lead: "{home}",
      named: "Whether or not you’ve told anyone, this is on your side: {high}.",
      meaning:
        "None of that makes up for home, but some of it can help when you want to tell somebody. If it’s the lock, the street or the lease, there’s a line for housing, too. Maybe you think other people need those lines more. They’re there for anyone who doesn’t feel safe. Home doesn’t have to be bad every day: once is reason enough to call.",
    },
    noneLow: {
      lead: "Rest, people, plans, quiet: on most days you have most of them. That’s good news, and you can take it as it is. It doesn’t happen by itself, and you’re probably the one who makes it happen.",
      named: "Three good habits are easy to lose in a busy week: {high}.",
      meaning:
        "None of them sends a reminder. A plan that you skip stays on the list, but a quiet evening that you skip leaves no trace. So look after one good thing this week: the quiet, or whatever you’d hate most to lose. Give it a time of its own. Everything else can go on the way it has.",
    },
    noneHigh: {
      lead: "A lot has been running short for you, all at once.",
      named: "What would hold everything else up is {seldom} there: {low}.",
      meaning:
        "When one of these is missing, the others get harder to find, so they aren’t separate failings. It may be one long, heavy stretch. For now, a short list is better than a long one, and a day when just one thing went right still counts.",
    },
    fewLow: {
      lead: "Most of what you were asked about is there, and that’s worth hearing first. The exception is easy to see.",
      named: "Lately, {high}. But there’s {seldom} {either}.",
      meaning:
        "A gap in good weeks gets explained away: others have it harder, and it isn’t much. Still, you noticed it enough to answer the way you did. You have more strength for it now than you’d have in a bad month, and it doesn’t have to be fixed all at once. A few minutes at a time will do.",
    },
    fewHigh: {
      lead: "A lot is short just now, and something holds all the same.",
      named: "Whatever else is missing, {high}. There’s {seldom} {either}.",
      meaning:
        "When a lot is short at once, one thing makes the next one harder, and that’s no failing of yours. At a time like this, what holds is worth more than it looks, so don’t give it up for anything on a list. You don’t have to work on everything together, either. One thing at a time is as much as a week like this can carry.",
    },
    mixed: {
      lead: "Some things hold for you right now, and others don’t.",
      named: "On one side, {high}. On the other, there’s {seldom} {either}.",
      meaning:
        "Nothing says that one comes from the other. They may just live in different hours, or with different people. You don’t have to find one cause behind all of it, and you don’t have to change everything to change one thing. Take one low answer, and leave the others alone until you’ve seen whether that one moves. A few weeks are enough to tell.",
    },
  },
  step: ({ practice: { title, duration, time }, chapter }) =>
    `If you do one thing this week, let it be “${title}” (${duration}, ${times[time]}), from ${chapter}.`,
  close: {
    none: "These pages only know twenty-one answers, so skip whatever doesn’t sound like you.",
    home: "The note above says who can help, and that matters more than these pages. Read on only if you like. If it’s safer, delete the PDF and our email, and press “Forget everything” on our site. If nobody else reads your email, “Find your report” sends a new link.",
    many: "The note above says where help is, a doctor or a counselor included, and nothing here has to be done at once, or alone.",
  },
};
