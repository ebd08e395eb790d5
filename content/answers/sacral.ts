import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "A whole cup of coffee goes down, and you haven’t tasted it once. Maybe there’s never a minute, or there is one and nothing in it pleases you. You choose what you notice, not what you enjoy, so this isn’t being ungrateful.",
      next: "Next step: once a day, smell something, like soap. It doesn’t have to please you.",
      on: 19,
      leaning:
        "Next step: in one of your quiet minutes, smell an orange. It doesn’t have to please you.",
    },
    2: {
      says: "On the days you enjoy it, the shower isn’t any warmer. The difference may be where you are: under the water, or already at the door with your keys. A better day doesn’t need more in it.",
      next: "Next step: feel the last ten seconds before you turn off the water.",
      on: 16,
      leaning:
        "Full attention is something you can give, even to a shower. Next step: stay with one breeze until it’s over.",
    },
    3: {
      says: "The days of this week that you still tell apart are probably the ones when you stopped, for the air or the smell of rain. The others run into each other.",
      next: "When you’re short of rest, stopping looks like one more thing to do. It’s the one you can do on a bench.",
      on: 1,
      leaning:
        "You get your rest, so tired days aren’t what gets in the way. It’s the full ones, when anything nice has to wait until you’re done.",
    },
    4: {
      says: "Somebody asks about your week, and the best of it makes no story: a warm towel, the air at seven in the morning. You say “not much,” and they picture a dull week.",
      next: "They don’t see what a towel like that is on a hard day: something kind that you don’t have to find words for.",
      on: 10,
      leaning:
        "Being kind to yourself on a hard day probably starts there, too. Nobody had to buy a thing.",
    },
  },
  5: {
    1: "Holding feelings off may have been smart, since not every room is safe for tears. It also takes strength. Some evenings you’re worn out and don’t know why, or you yell at a jar that won’t open. Next step: start with relief. When a worry turns out to be nothing, feel it leave for three breaths.",
    2: {
      says: "You may hold a sadness back at a counter and feel it an hour later, in an empty elevator. Look at the place first: who was near, and how soon did you have to leave?",
      next: "Next step: when a mild one has to wait, give it one minute that same evening.",
      on: 10,
      leaning:
        "Next step: you’re kind to yourself on a hard day, so when a mild one has to wait, go back to it that evening.",
    },
    3: {
      says: "A strong feeling changes its name once you let it in. What began as anger may be worry a minute later, and the worry about someone you miss. The ones you don’t let in never get past their first name.",
      next: "You don’t have to say a word for any of this.",
      on: 14,
      leaning:
        "You say what you think, so on those days people hear the anger and never learn who you miss.",
    },
    4: "You can be furious for ten minutes and send nothing. Feeling it all is one step and acting on it is another, and the first one doesn’t need the second. It does cost you time, because a feeling never checks whether you have a minute. If one gets too big, it’s fine to hold something cool and let it wait.",
  },
  6: {
    1: {
      says: "A funny remark may come to you, and you let it go, because the moment is gone or somebody looks tired. So people meet your sensible side, and they bring it sensible things.",
      next: "Play doesn’t have to start in front of anyone. Next step: give one thing you use every day a silly name.",
      on: 4,
      leaning:
        "You stop for small pleasures, so enjoying yourself isn’t the problem. Next step: when someone amuses you, let your face show it a second longer.",
    },
    2: {
      says: "Think of the last time you were silly, and who started it. If it was the other person, you may be just as playful, only slower to start. Or it takes a certain place, like a kitchen late at night.",
      next: "Next step: start it once yourself, and ask one of them which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Next step: you wonder at things, so show one of them an odd one and make up what it’s for.",
    },
    3: {
      says: "When you’re being silly, other people dare to say a half-baked thought, because nobody is afraid of looking foolish. Some of those thoughts turn out to be good.",
      next: "On a night when you’re quiet, the same people may think it was something they said.",
      on: 18,
      leaning:
        "You picture how things look to others, so on a night when you don’t feel like it, you may play along for their sake.",
    },
    4: {
      says: "The people you trust save things for you, like the goose they saw in the parking lot, because they know you’ll join in.",
      next: "If talking with people makes you tense, these are the ones who’d never guess.",
      on: 13,
      leaning:
        "But someone who is always funny may not get asked how they are. You’re relaxed when you talk, too, so even a bad day sounds like the setup to a joke.",
    },
  },
};
