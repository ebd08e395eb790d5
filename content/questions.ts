import type { Question } from "#domain/question.ts";

export const questions: readonly Question[] = [
  { id: 1, chakra: "root", text: "I keep a steady rhythm from day to day." },
  { id: 2, chakra: "root", text: "I feel safe in the place where I live." },
  {
    id: 3,
    chakra: "root",
    text: "When something practical goes wrong, I find someone to turn to.",
  },
  {
    id: 4,
    chakra: "sacral",
    text: "I stop to enjoy small pleasures, such as a warm shower or good food.",
  },
  { id: 5, chakra: "sacral", text: "When a strong feeling comes up, I let myself feel it." },
  { id: 6, chakra: "sacral", text: "Around people I trust, I let myself be playful." },
  { id: 7, chakra: "solar", text: "I follow through on the small plans I make for my day." },
  { id: 8, chakra: "solar", text: "After I make a decision, I feel settled about it." },
  { id: 9, chakra: "solar", text: "If a request is too much for me, I say no." },
  { id: 10, chakra: "heart", text: "On a hard day, I look after myself as I would a friend." },
  { id: 11, chakra: "heart", text: "I feel real warmth toward the people I meet in my day." },
  { id: 12, chakra: "heart", text: "When someone is kind to me, I let it in." },
  { id: 13, chakra: "throat", text: "My voice feels relaxed when I speak." },
  { id: 14, chakra: "throat", text: "I feel comfortable saying what I really think." },
  { id: 15, chakra: "throat", text: "When others speak, I hear them out before I answer." },
  { id: 16, chakra: "third_eye", text: "I do one thing at a time, with my full attention." },
  { id: 17, chakra: "third_eye", text: "I can feel when something is right or wrong for me." },
  {
    id: 18,
    chakra: "third_eye",
    text: "When I disagree with someone, I can picture how things look to them.",
  },
  { id: 19, chakra: "crown", text: "I find a few minutes of quiet in my day." },
  {
    id: 20,
    chakra: "crown",
    text: "I feel wonder at something ordinary, such as the sky or a song.",
  },
  {
    id: 21,
    chakra: "crown",
    text: "I feel part of something larger than my own life, such as nature or a group.",
  },
];
