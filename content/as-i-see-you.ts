/**
 * The questions as a friend answers them about the one who asked: only what others can see or hear. Those that are left out stand
 * in domain/compare/friend-code.ts, each with its reason.
 */
export const asISeeYou: Readonly<Record<number, string>> = {
  1: "They seem rested.",
  3: "When something practical goes wrong, they have someone to call on.",
  4: "They stop to enjoy small pleasures, such as a warm drink or fresh air.",
  6: "Around people they trust, they are playful.",
  7: "They follow through on the small plans they make for their day.",
  8: "After a decision, they seem settled about it.",
  9: "If a request is too much for them, they say no.",
  10: "On a hard day, they are kind to themselves.",
  11: "They are warm toward the people they meet.",
  12: "When someone is kind to them, they can accept it.",
  13: "They seem relaxed when they talk with people.",
  14: "They seem comfortable saying what they really think.",
  15: "When they need something from someone, they ask for it.",
  16: "They give one thing at a time their full attention.",
  18: "When they disagree with someone, they can see the other side.",
  20: "They light up at something ordinary, such as the sky or a song.",
};
