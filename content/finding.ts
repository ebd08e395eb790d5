import type { FindingWords } from "#domain/scan/finding.ts";

/** What stands at the top of the free results, below 1.5 KB. */
export const finding: FindingWords = {
  allEqual: {
    balanced:
      "Balanced all the way around, at {score} each. What works in these weeks is worth keeping.",
    needs_support: "An even flower: every petal reaches {score}. Begin with what you’d most enjoy.",
    blocked:
      "Every petal is low by the same amount, at {score}. Such weeks can be hard, so begin with whatever is easiest.",
  },
  allBalanced:
    "All seven petals are balanced, with {names} reaching furthest. What works in these weeks is worth keeping.",
  allBlocked:
    "All seven petals are short right now, with {names} holding up best. Be gentle with yourself, and begin with one small thing.",
  carries: {
    one: "Your {names}, {gift}, carries you most right now.",
    few: "Your {names} carry you most right now, equally.",
    many: "Most of your petals share the highest score and carry you together.",
  },
  asks: {
    needs_support: {
      one: "Your {names}, {gift}, could use a little more time.",
      few: "Your {names} could use a little more time, in any order.",
      many: "Most petals share the lowest score, so begin with the one you like best.",
    },
    blocked: {
      one: "Your {names}, {gift}, would be glad of some care.",
      few: "Your {names} would be glad of some care, one at a time.",
      many: "Most petals are low together, so begin with the easiest.",
    },
  },
  gifts: {
    root: "the ground under your feet",
    sacral: "the room you have for joy",
    solar: "the fire of your own will",
    heart: "the kindness you give and take in",
    throat: "the voice for what you need",
    third_eye: "your own sense of how things are",
    crown: "the feeling for something larger",
  },
};
