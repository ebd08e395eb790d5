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
      "Say these words to one person you feel safe with, or to a help line: “I answered some questions about myself. A great deal of it was low.” If today is not the day, take one thing off today’s list that can wait.",
  },
  sometimes: {
    title: "Sometimes, all the way through",
    text: "Sometimes is the answer that you gave again and again. Two quite different lives can look like this. In one, every day is middling. In the other, good days and bad days cancel out. You can tell them apart by asking of each answer when the last time was. Where a certain day comes to mind, Sometimes has a date, and that answer differs from the rest.",
    experiment:
      "Run down the twenty-one questions and stop at the first for which you remember the day. Repeat one thing you did on that day, at the same hour.",
  },
  often: {
    title: "Often, and when it slips",
    text: "Often runs through your whole scan, and it is a good answer. Yet each Often has its exceptions. If rest is short on one day and quiet on the next, each of them soon comes back. If everything is short in the same week, look at that week: what was different? It helps to know which of your answers goes down first when life gets crowded.",
    experiment:
      "Think back to your last crowded week and name the first thing you dropped. On the next crowded day, give that one ten minutes before the rest.",
  },
  always: {
    title: "Always, from first to last",
    text: "You answered Always every time. That can mean a good stretch. A top answer can also come quickly, out of habit. There is a way to check. Let each answer name one day of last week. A good stretch has days to show. Where all you find is “I’m like that,” look again.",
    experiment:
      "Do this with the three questions you answered fastest. Where no day turns up, choose a softer answer, for your eyes only.",
  },
  alwaysButOne: {
    title: "Always, with one exception",
    text: "Twenty times you answered Always, and once you did not. It would have been easy to smooth that one over, and you left it as it is. So it counts most here. The others say how steady these weeks have been. They take nothing away from what that one answer says.",
    experiment:
      "There is nothing to practice here. If the one answer weighs on you, tell somebody you trust about it, in one sentence.",
  },
  highButOne: {
    title: "One answer stands apart",
    text: "Twenty of your answers are high, and one is low. You did not hide it among the others. A sum or a good week can make it look slight. Give it the weight that it has for you. Of all the chapters, the one that it belongs to may be the only one you need.",
    experiment:
      "No step belongs to this. If that answer is on your mind, one person you trust could hear of it.",
  },
  balanced: {
    title: "Between Often and Always",
    text: "Your answers go back and forth between Often and Always, and none lies far below the others. So no two of them pull apart. One line can still be drawn. An Always may rest on you alone, while an Often rests on other people, money or the weather, too. If one Often hangs on nobody but you, it is the odd one out.",
    experiment:
      "Choose an Often that is light to think about, and recall its latest exception. Name who or what had a part in it, and leave it at that.",
  },
};

/** What two answers of Often or Always say together, for whoever would have fewer than three readings. */
export const oftenPairs: readonly (TensionText & Together)[] = [
  {
    high: [4, 16],
    low: [],
    title: "Time for tasks and for pleasures",
    text: "Attention asks you to stay with a thing, and a pleasure asks you to stop. Mostly you do both. A breeze gets the same whole look as a task, one after the other, and neither has to hurry. On a crowded day the pleasures are the half that can go without a word, because nobody is waiting for them.",
    experiment:
      "Between two tasks, stop once for air or warm water and give it all of your attention. Which was harder to leave, the task or the pause?",
  },
  {
    high: [17, 18],
    low: [],
    title: "Their side, and yours",
    text: "You can look at a matter through somebody else’s eyes and come back to your own. So you can hear the other side out without losing yours, and a disagreement can end with two views. Nobody has to win it. It is hardest with people you are fond of, whose reasons soon sound like yours.",
    experiment:
      "When a friend sees something harmless differently, say their reason back in one sentence and keep your view. Does the talk get slower?",
  },
  {
    high: [12, 15],
    low: [],
    title: "You ask, and you accept",
    text: "You ask for what you need, and when kindness comes without asking, you let it in. So there are two ways to do something for you, and both of them work. That is restful for others, who need not watch your face for a hint. It shows in plain moments: you ask for a pen, and you take the better seat when it is offered.",
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
