/**
 * One sentence on each answer, for the letter that opens a report: `low` holds for Rarely and Sometimes, `high` for
 * Often and Always.
 */
export const letterAnswers: Readonly<
  Record<number, { readonly low: string; readonly high: string }>
> = {
  1: {
    low: "Your body has been getting by on less rest than it needs, on many days.",
    high: "Your body can count on the rest it needs, and a good part of your day leans on that.",
  },
  2: {
    low: "Home has not felt safe often enough lately, and you are not to blame for that.",
    high: "Home has felt safe to you lately, on most days or on all of them.",
  },
  3: {
    low: "If something practical goes wrong, you are often left to sort it out by yourself.",
    high: "You have somebody to call on when something breaks, which counts even before anything does.",
  },
  4: {
    low: "Fresh air or warm water has mostly gone by before you stopped for it.",
    high: "You stop for fresh air, warm water and whatever else an ordinary day hands out.",
  },
  5: {
    low: "When a strong feeling comes, you more often hold it off than let it in.",
    high: "When something moves you strongly, you let yourself feel it rather than look away.",
  },
  6: {
    low: "Your playful side has had few outings lately, even in company you trust.",
    high: "Among people you trust, there is room for nonsense, and you use it.",
  },
  7: {
    low: "Of the plans you make for your day, a good part stays a plan.",
    high: "A plan that you make for the day can count on you.",
  },
  8: {
    low: "Once you have decided, the question often stays open in you for a while.",
    high: "Once you have decided, you can leave it decided and go on to the next thing.",
  },
  9: {
    low: "When something is asked that is too much for you, the no often stays unsaid.",
    high: "Your yes can be believed, because what goes past your limit hears a no.",
  },
  10: {
    low: "When a day went badly, you were not often kind to the one who lived it.",
    high: "A hard day brings out your kindness toward yourself, just when it is easiest to forget.",
  },
  11: {
    low: "Warmth toward people has not come easily lately, and nobody can feel it on demand.",
    high: "Inside, you are warm toward whoever crosses your day, whether or not it shows.",
  },
  12: {
    low: "Kindness that comes your way is often waved off before it can reach you.",
    high: "You can let kindness land when somebody has some for you.",
  },
  13: {
    low: "A talk with somebody often costs your body effort, however calm you sound.",
    high: "In company your body stays loose, so a talk can be just a talk.",
  },
  14: {
    low: "What you really think has mostly felt uncomfortable to say, and silence can be the safe choice.",
    high: "Your real opinion can be said as it is, and saying it feels all right.",
  },
  15: {
    low: "You often leave unasked what you need, so others can only guess.",
    high: "You say what you need from others, so nobody has to guess at it.",
  },
  16: {
    low: "Your attention has been divided lately, and single things have had to share it.",
    high: "You give one thing after the other your whole attention.",
  },
  17: {
    low: "You have not often taken your own word for what is right for you.",
    high: "When it comes to what is right for you, you ask yourself before anybody else.",
  },
  18: {
    low: "In a disagreement, it has mostly been hard to picture how the other person sees it.",
    high: "Even in a disagreement, the other person’s view is something you can picture.",
  },
  19: {
    low: "On many days not even a few quiet minutes have come your way.",
    high: "Quiet has its place in your day, if only a brief one, whatever else goes on.",
  },
  20: {
    low: "Sky and music have mostly been just sky and music lately, without any wonder in them.",
    high: "An ordinary sky or a song can still fill you with wonder.",
  },
  21: {
    low: "The feeling of being part of something larger has mostly been missing lately.",
    high: "Something larger than your own week has a place for you, and you feel it.",
  },
};
