import type { Question } from "#domain/scan/question.ts";

/** The 21 questions of the scan: three sides of each chakra, which everybody can answer. */
export const questions: readonly Question[] = [
  {
    id: 1,
    chakra: "root",
    text: "I get the rest my body needs.",
    theme: "getting the rest you need",
  },
  {
    id: 2,
    chakra: "root",
    text: "I feel safe in the place where I live.",
    theme: "feeling safe where you live",
  },
  {
    id: 3,
    chakra: "root",
    text: "When something practical goes wrong, there is someone I can call on.",
    theme: "having someone to call on",
  },
  {
    id: 4,
    chakra: "sacral",
    text: "I stop to enjoy small pleasures, such as a warm shower or fresh air.",
    theme: "enjoying small pleasures",
  },
  {
    id: 5,
    chakra: "sacral",
    text: "When a strong feeling comes up, I let myself feel it.",
    theme: "letting yourself feel strong feelings",
  },
  {
    id: 6,
    chakra: "sacral",
    text: "Around people I trust, I let myself be playful.",
    theme: "being playful with people you trust",
  },
  {
    id: 7,
    chakra: "solar",
    text: "I follow through on the small plans I make for my day.",
    theme: "following through on small plans",
  },
  {
    id: 8,
    chakra: "solar",
    text: "After I make a decision, I feel settled about it.",
    theme: "feeling settled after a decision",
  },
  {
    id: 9,
    chakra: "solar",
    text: "If a request is too much for me, I say no.",
    theme: "saying no when a request is too much",
  },
  {
    id: 10,
    chakra: "heart",
    text: "On a hard day, I treat myself with kindness.",
    theme: "being kind to yourself on a hard day",
  },
  {
    id: 11,
    chakra: "heart",
    text: "I feel warmth toward the people I meet in my day.",
    theme: "feeling warm toward the people you meet",
  },
  {
    id: 12,
    chakra: "heart",
    text: "When someone is kind to me, I can accept it.",
    theme: "accepting kindness",
  },
  {
    id: 13,
    chakra: "throat",
    text: "My body stays relaxed when I talk with people.",
    theme: "staying relaxed when you talk with people",
  },
  {
    id: 14,
    chakra: "throat",
    text: "I feel comfortable saying what I really think.",
    theme: "saying what you really think",
  },
  {
    id: 15,
    chakra: "throat",
    text: "When I need something from someone, I ask for it.",
    theme: "asking for what you need",
  },
  {
    id: 16,
    chakra: "third_eye",
    text: "I give one thing at a time my full attention.",
    theme: "giving one thing your full attention",
  },
  {
    id: 17,
    chakra: "third_eye",
    text: "I trust my own sense of what is right for me.",
    theme: "trusting your own sense of what is right for you",
  },
  {
    id: 18,
    chakra: "third_eye",
    text: "When I disagree with someone, I can picture how things look to them.",
    theme: "picturing how things look to others",
  },
  {
    id: 19,
    chakra: "crown",
    text: "I find a few minutes of quiet in my day.",
    theme: "finding a few minutes of quiet",
  },
  {
    id: 20,
    chakra: "crown",
    text: "I feel wonder at something ordinary, such as the sky or a song.",
    theme: "feeling wonder at ordinary things",
  },
  {
    id: 21,
    chakra: "crown",
    text: "I feel part of something larger than my own life, such as nature or a group.",
    theme: "feeling part of something larger",
  },
];
