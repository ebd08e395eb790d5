/** The words of the About page; the founder story is the owner's own and stands in site.ts. */
export const about = {
  title: "About Us",
  story: "Our story",
  sample: "Sample",
  valuesTitle: "What we hold to",
  researchTitle: "What research supports, and what it does not",
  goOn: { title: "See for yourself", scan: "Take the Energy Scan", blog: "Read the Blog" },
  lead: "A small site with one idea: a few honest questions can tell you where to be kinder to yourself.",
  values: [
    {
      emblem: "crown",
      title: "Holistic Healing",
      text: "We ask about the whole of a life: body, feelings, work, voice and rest. By healing we mean feeling more whole. It is never a promise about an illness.",
    },
    {
      emblem: "solar",
      title: "Personal Journey",
      text: "Two people with the same score may need different things. Take what helps, leave what does not, and come back at your own pace.",
    },
    {
      emblem: "throat",
      title: "Community Support",
      text: "Few of us change alone. Calling a friend or asking for help counts as a practice here, and every article says when to talk to a professional.",
    },
  ],
} as const;
