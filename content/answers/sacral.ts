import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Sacral looks like from inside, and a step from it, which may lean on another answer. */
export const sacralAnswers: AnswerTexts<4 | 5 | 6> = {
  4: {
    1: {
      says: "A whole cup of coffee can go down before you’ve tasted it. Maybe there’s never a minute, or there is one and nothing in it pleases you. You can decide where to look. You can’t decide what you’ll enjoy, so it isn’t ingratitude.",
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
        "You give things your full attention, so give some to something useless. Next step: stay with one breeze until it’s over.",
    },
    3: {
      says: "The days of this week that you can still tell apart are probably the ones when you stopped, for the air or the smell of rain. The others run into each other.",
      next: "When you’re short of rest, stopping looks like one more thing to do. But this one you can do lying down.",
      on: 1,
      leaning:
        "You get your rest, so it isn’t tired days that blur. It’s the full ones, when anything nice has to wait until you’re done.",
    },
    4: {
      says: "Somebody asks about your week, and the best of it makes no story: a warm towel, the air at seven in the morning. You say it, and it sounds like nothing. You know better.",
      next: "On a hard day, when you can’t find a kind word for yourself, the towel still works. It doesn’t need words.",
      on: 10,
      leaning:
        "And when you want to be kind to yourself on a hard day, you don’t have to think long about how.",
    },
  },
  5: {
    1: "Holding feelings off can be smart, since not every room is safe for tears. It also takes strength. Some evenings you may be worn out and not know why, or yell at a jar that won’t open. Next step: start with relief. When a worry turns out to be nothing, feel it leave for three breaths.",
    2: {
      says: "You may hold a sadness back at a counter and feel it an hour later, in an empty elevator. So it’s probably the place that decides: who’s near, and how soon you have to leave.",
      next: "Next step: when a mild one has to wait, give it one minute that same evening.",
      on: 6,
      leaning:
        "You joke with people you trust. That’s trust enough for a sad word. Next step: when a mild one has to wait, tell them later.",
    },
    3: {
      says: "A strong feeling changes its name once you let it in. What began as anger can be worry a minute later, and then it turns out you miss someone. The ones you don’t let in never get past their first name.",
      next: "Letting one in doesn’t mean saying it. You can find out its real name by yourself.",
      on: 14,
      leaning: "You say what you think, so people may hear the anger and never learn who you miss.",
    },
    4: "Feeling it all is one step and acting on it is another, so you can be furious for ten minutes and send nothing. And nobody else has to point out to you that you’re sad. You know before they do. If one is too big for the hour, you can still let it wait.",
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
      next: "Next step: start it yourself once, and ask someone you trust which of you would make the worse pirate.",
      on: 20,
      leaning:
        "Next step: you feel wonder at ordinary things, so show someone an odd one and make up what it’s for.",
    },
    3: {
      says: "When you’re being silly, other people dare to say a half-baked thought, because nobody is afraid of looking foolish. Some of those thoughts turn out to be good.",
      next: "If you’re quiet one night, they may think it was something they said. Two words help: “Just quiet.”",
      on: 18,
      leaning:
        "You picture how things look to others, so on a night when you don’t feel like it, you may play along for their sake.",
    },
    4: {
      says: "The people you trust save things for you, like the goose they saw in the parking lot, because they know you’ll join in.",
      next: "Where talking makes you tense, these are the people who’d never believe it.",
      on: 13,
      leaning:
        "You’re relaxed when you talk, too, so even a bad day of yours can sound like the setup to a joke. If you ever need them to hear it, say, “No joke this time.”",
    },
  },
};
