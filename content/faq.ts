import { priceLabel, site } from "./site.ts";

/** The five questions of the landing page, in the order in which they are shown. */
export const faq: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: "What is the Energy Scan, and how long does it take?",
    answer:
      "The Energy Scan is a set of 21 questions about ordinary life, three for each of the seven chakras. You answer Rarely, Sometimes, Often or Always, and then you see a free snapshot of your seven scores. Allow 3-5 minutes, though nobody is timing you. You can go back and change an answer along the way.",
  },
  {
    question: "What is a chakra, and is any of this scientific?",
    answer:
      "Chakra comes from the Sanskrit word for wheel. In yoga tradition the chakras are centers on a map of the body and the inner life, and the map with seven is the best known. Here each one is a theme to think about, such as safety or voice. Chakras can’t be measured, and the scan isn’t a scientific test. It offers questions that may help you notice something.",
  },
  {
    question: "Are my answers private?",
    answer:
      "Yes, they are kept confidential. Your scores are worked out in this browser, and your answers are kept here and never sent. If you choose to buy the report, your email address and a coupon code, if you have one, go to our server and to Stripe, which takes the payment. We keep a record of the purchase, so that the report opens for you, and we never sell data.",
  },
  {
    question: "What do I get in the report, and what does it cost?",
    answer: `The report opens with a letter about your answers. For each chakra you get your score, an insight, practices, affirmations, food ideas and two reflection prompts. A seven-day plan comes with it, and special focus areas and suggested reading where your scores call for them. You see the report on screen and can download it as a PDF. It is one payment of ${priceLabel}, with no subscription and no account. ${site.refund}`,
  },
  {
    question: "Is this medical advice, and can I take the scan again?",
    answer:
      "It isn’t medical advice. The scan and the report are for self-reflection, and they can’t tell you whether anything is wrong with your body or mind. If you are worried about either, please see a doctor or another professional. And yes, you can retake the scan as often as you like, at any time, and it stays free.",
  },
];
