import type { Insight } from "#domain/report/tensions.ts";

/** With others and with oneself: what is said, felt and shared. */
export const company = {
  theirSideComesInFirst: {
    high: [18],
    low: [17],
    steps: 2,
    insight:
      "You see other people’s side with ease; what is right for you is harder to trust, so theirs may come in first.",
  },
  plainViewsQuietNeeds: {
    high: [14],
    low: [15],
    steps: 2,
    insight:
      "You say plainly what you think and far less often what you need, so people may not know that you need anything.",
  },
  warmOutwardStrictInward: {
    high: [11],
    low: [10],
    insight:
      "There is warmth in you for whoever you meet, and on a hard day less of it for yourself.",
  },
  kindInsideGuardedOutside: {
    high: [10],
    low: [11],
    insight:
      "You have kindness for yourself on a hard day, and less of it goes out to the people you meet.",
  },
  fairToAllButOne: {
    high: [18],
    low: [10],
    insight:
      "You can find reasons for someone you disagree with; on a hard day you may find fewer for yourself.",
  },
  theirSideToldYoursKept: {
    high: [18],
    low: [14],
    insight:
      "You can see the other side when you disagree; your own is harder to say, so theirs may get more room.",
  },
  theWordBeforeTheLook: {
    high: [14],
    low: [18],
    steps: 2,
    insight:
      "You say readily what you think; the other side comes into view later, so your answer may miss what they meant.",
  },
  youAnswerForThem: {
    high: [18],
    low: [15],
    insight:
      "You picture other people’s side so readily that you may turn down your own request before you have made it.",
  },
  knowingItAndNotAsking: {
    high: [17],
    low: [15],
    insight:
      "You know what would be right for you and hold back from asking, so those who could help don’t know it.",
  },
  saidWithATightJaw: {
    high: [14],
    low: [13],
    insight:
      "You say what you really think while your body is less at ease, so honesty may look easier than it is.",
  },
  atEaseAndUnsaid: {
    high: [13],
    low: [14],
    insight:
      "Your body is relaxed when you talk with people; what you really think is harder to say, which may keep things calm.",
  },
  closeEnoughToJoke: {
    high: [6],
    low: [15],
    insight:
      "You can be silly with people you trust; asking for what you need takes the same trust, and is harder for you.",
  },
  looseWithThoseYouTrust: {
    high: [6],
    low: [13],
    insight:
      "With people you trust you can be silly; when you talk with people, your body is less at ease.",
  },
  warmWithABodyOnGuard: {
    high: [11],
    low: [13],
    insight:
      "You like the people you meet and tense up when you talk with them; they may notice only the tension.",
  },
  askingCostsTheBody: {
    high: [],
    low: [13, 15],
    insight:
      "Your body tenses when you talk with people, and asking for what you need is hard; the two may belong together.",
  },
  warmAndRatherSerious: {
    high: [11],
    low: [6],
    insight:
      "You feel warm toward the people in your day; being silly, even with those you trust, happens less.",
  },
  companyMostlyForTrouble: {
    high: [3],
    low: [6],
    insight:
      "You have someone to call when things break; you play less with those you trust, perhaps because nobody begins.",
  },
  feltInFullSaidInPart: {
    high: [5],
    low: [14],
    insight:
      "You let yourself feel strong feelings, and what you think is harder to say; less of you shows than you may suppose.",
  },
  viewsYesFeelingsNo: {
    high: [14],
    low: [5],
    insight:
      "You say what you think more readily than you let yourself feel, so the opinion may come in place of the feeling.",
  },
  theirInsideBeforeYours: {
    high: [18],
    low: [5],
    insight:
      "You picture other people’s side more easily than you let yourself feel your own strong feelings, which may then come late.",
  },
  feelingsMetWithAVerdict: {
    high: [5],
    low: [10],
    insight:
      "You let a strong feeling come, and on a hard day you may judge yourself where you could be kind.",
  },
  feelingWithLittleToLightenIt: {
    high: [5],
    low: [4, 6],
    insight:
      "Strong feelings get room with you; pleasure and play get less, so your days can look darker than they are.",
  },
  theJokeThatComesFirst: {
    high: [6],
    low: [5],
    insight:
      "With people you trust you can be playful, and the joke may come just where a strong feeling was about to.",
  },
  takenInAndSlowToGoOut: {
    high: [12],
    low: [11],
    insight:
      "You can accept kindness when it comes, and feel warmth toward the people you meet less often.",
  },
  politeAndOnTheFarSide: {
    high: [9],
    low: [11],
    insight:
      "You turn down what is too much, and warmth toward people comes less often; you may be worn out from being asked.",
  },
} as const satisfies Readonly<Record<string, Insight>>;
