import type { TensionText, Together } from "#domain/report/tensions.ts";

/** For answers that hardly differ, where no tension can be read: what evenness can mean, and one thing to try. */
export const evenAnswers: Readonly<
  Record<
    "rarely" | "sometimes" | "often" | "always" | "alwaysButOne" | "highButOne" | "balanced",
    { readonly title: string; readonly text: string; readonly experiment: string }
  >
> = {
  rarely: {
    title: "When so much of it is rare",
    text: "Rarely is the answer that kept coming. Nothing in these pages is a task, and the chapters can stay closed. Weeks like these are heavy, and saying so again and again took honesty. If one question made you stop longer than the others, it could be the one to mention to a person.",
    experiment:
      "Say these words to one person you feel safe with, or to a help line: “A lot has been low for me lately. May I tell you about it?” If today is not the day, take one thing off today’s list.",
  },
  sometimes: {
    title: "Sometimes, all the way through",
    text: "Sometimes is the answer that you gave again and again. Two quite different lives can look like this. In one, every day is middling. In the other, good days and bad days cancel out. You can tell them apart by asking of each answer when the last time was. Where a certain day comes to mind, Sometimes has a date, and that answer differs from the rest.",
    experiment:
      "Run down the twenty-one questions and stop at the first for which you remember the day. Repeat one thing you did on that day, at the same hour.",
  },
  often: {
    title: "The Oftens that slip unseen",
    text: "Some of these Oftens have a witness. If you joke less, or stop asking for things, somebody will notice. Rest, quiet and pleasures mostly have none. In a full week they can go without a word from anyone. What others notice then is your tone, and you may call it a mood. Look first at which of the three had gone.",
    experiment:
      "Choose a good day, and give ten extra minutes to the one of the three that nobody would miss. Does anyone remark on you that evening, even yourself?",
  },
  always: {
    title: "Always, from first to last",
    text: "You answered Always every time. That can mean a good stretch. A top answer can also come quickly, out of habit. There is a way to check. Let each answer name one day of last week. A good stretch has days to show. Where all you find is “I’m like that,” look again.",
    experiment:
      "Do this with the three questions you answered fastest. Where no day turns up, choose a softer answer, for your eyes only.",
  },
  alwaysButOne: {
    title: "Always, with one exception",
    text: "Twenty times you answered Always, and once you did not. It would have been easy to smooth that one over, and you left it as it is. So it counts most here. The others say what has held in these weeks. They take nothing away from what that one answer says.",
    experiment:
      "There is nothing to practice here. If the one answer weighs on you, tell somebody you trust about it, away from home if that is safer.",
  },
  highButOne: {
    title: "One answer stands apart",
    text: "Twenty of your answers are high, and one is low. You did not hide it among the others. A sum or a good week can make it look slight. Give it the weight that it has for you. Of all the chapters, the one that it belongs to may be the only one you need.",
    experiment:
      "No step belongs to this. If that answer is on your mind, one person you trust could hear of it, away from home if that is safer.",
  },
  balanced: {
    title: "Between Often and Always",
    text: "You have told Often from Always, again and again. What makes the difference? An Always may run by itself by now, like locking the door. An Often still has to win against something: a late evening, a full week, another person. Know what it has to win against, and you know the day on which it will be missing.",
    experiment:
      "Choose an Often that is light to think about, and recall the last day without it. What won that day? Was it worth it?",
  },
};

/** What two answers of Often or Always say together, for whoever would have fewer than three readings. */
export const oftenPairs: readonly (TensionText & Together)[] = [
  {
    high: [4, 16],
    low: [],
    title: "Deep days and pleasant days",
    text: "Your answers say that you often go deep into one thing, and that you often stop for something pleasant. They don’t say that you do both on the same day. Think of the day when you were deepest in something. What pleasant thing do you remember of it? If there is none, the two take turns, and each has days of its own.",
    experiment:
      "On your next absorbed day, stop once for air or warm water, on purpose. Is the task harder or easier when you come back to it?",
  },
  {
    high: [17, 18],
    low: [],
    title: "Their side, and yours",
    text: "You can see the other side, and you trust your own. What no answer shows is which of the two comes first. If it is theirs, your own view has been mixed with it before you ask yourself. You would hardly notice, since the result still feels like yours. It happens soonest with people you are fond of.",
    experiment:
      "Before you ask a friend about something harmless, put your own view into five words. Hear theirs, and look at yours again.",
  },
  {
    high: [12, 15],
    low: [],
    title: "You ask, and you accept",
    text: "You can ask, and you can also take what nobody was asked for. That is restful for the people who like you: they may guess wrong about what you want and lose nothing. Yet what you asked for has a person’s yes in it, and what came unasked has their idea of you. Do you get more of one than of the other?",
    experiment:
      "Recall one thing you asked for lately and one that simply came. Which of them did you enjoy longer?",
  },
  {
    high: [8, 9],
    low: [],
    title: "Decided, and declined",
    text: "What you have decided mostly stays decided, and a request that is too much hears a no. Both of them spare you a second round. You need not go over the options again in the evening, and you need not look for a way out of a yes. That time is yours, and it is easy to overlook, because nothing happened in it.",
    experiment:
      "Name one thing you declined this month. What did you do with the hour it would have taken?",
  },
];
