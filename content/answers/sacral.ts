import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "A whole cup of coffee can be gone before you’ve tasted it. Maybe there’s never a minute, or there is one and nothing in it feels good. Nobody can decide to enjoy something. If nothing pleases you right now, you haven’t done anything wrong.",
      next: "Next step: taste just the first sip of one cup today.",
      on: 19,
      leaning:
        "Next step: in one of your quiet minutes, taste just the first sip of something warm.",
    },
    2: {
      says: "The shower isn’t any warmer on the days you enjoy it. The difference is where your mind is: under the water, or already out the door. An ordinary day is good enough for this.",
      next: "Next step: feel the last ten seconds before you turn off the water.",
      on: 16,
      leaning:
        "Next step: you’re good at attention, so for a minute do nothing but feel the air at an open window.",
    },
    3: {
      says: "Which days of this week do you remember best? They may be the ones when you stopped, for the air or the smell of rain.",
      next: "When you’re short of rest, stopping looks like one more thing to do. But fresh air from a window counts, and you can have that lying down.",
      on: 1,
      leaning: "It’s easier to stop for something when you’re rested.",
    },
    4: {
      says: "Some of the best moments of a week make no story: a warm towel, or the air early in the morning. They cost nothing, and you don’t have to plan them.",
      next: "On a hard day, when a kind word for yourself won’t come, a warm towel is a kindness, too.",
      on: 10,
      leaning:
        "And when you want to be kind to yourself on a hard day, you don’t have to think long about how.",
    },
  },
  5: {
    1: "Holding feelings back can be smart, since not every room is safe for tears. It’s work, too, so you can be worn out in the evening. If feelings used to come and now hardly any do, tell a doctor. Next step: start with relief. When something small goes better than you feared, notice for three breaths how that feels.",
    2: {
      says: "It may depend on the place: who’s near, and how soon you have to leave. You can hold a sadness back at a counter and feel it an hour later, in an elevator. Waiting for a better place is fine.",
      next: "Next step: when a mild feeling has to wait, give it one minute that evening.",
      on: 6,
      leaning:
        "Next step: when a mild feeling has to wait, tell it later to someone you joke with.",
    },
    3: {
      says: "A strong feeling can change once you let yourself feel it. What began as anger can be worry a minute later, and then it turns out you miss someone. Held back, it might have stayed anger.",
      next: "You can find that out by yourself. Nobody else has to hear about it.",
      on: 14,
      leaning: "Since you say what you think, you can also say when the feeling has changed.",
    },
    4: "Feeling something doesn’t mean acting on it, so you can be furious for ten minutes and send nothing. And if a feeling is too big for the moment, you can still let it wait.",
  },
  6: {
    1: {
      says: "Play takes some energy and someone you trust, and either one can be missing. Or a funny remark comes to you, and the moment is gone.",
      next: "Play can wait until there’s room for it. Next step: give one thing you use every day a silly name.",
      on: 4,
      leaning:
        "You stop for small pleasures, so you can enjoy yourself. Next step: when someone amuses you, let your face show it longer.",
    },
    2: {
      says: "Think of the last time you were silly. Who started it? If it was the other person, you may only be slower to begin. Or it takes a certain place, like a kitchen late at night.",
      next: "Next step: start it yourself once, and ask someone you trust which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Next step: you feel wonder at ordinary things, so show someone an odd one and make up what it’s for.",
    },
    3: {
      says: "When you’re being silly, other people may dare to say a half-baked thought, because nobody is afraid of looking foolish. Some of those thoughts turn out to be good.",
      next: "If you’re quiet one night, they may think it was something they said. Two words help: “Just quiet.”",
      on: 18,
      leaning:
        "And on a night when you don’t feel like it, you don’t have to play along for their sake.",
    },
    4: {
      says: "When people know you’ll join in, they may save a story for you, like the one about a goose in a parking lot.",
      next: "Talking with people can make you tense, and laughing with these people is a good way to loosen up.",
      on: 13,
      leaning:
        "You’re relaxed when you talk, so even a bad day of yours can sound like the start of a joke. When you need them to take it seriously, say, “No joke this time.”",
    },
  },
};
