import type { EvenAnswers, TensionText, Together } from "#domain/report/tensions.ts";

/** For answers that hardly differ, where no tension can be read: what evenness can mean, and one thing to try. */
export const evenAnswers: Readonly<Record<EvenAnswers | "highButHome", TensionText>> = {
  allRarely: {
    title: "When all of it is rare",
    text: "You answered Rarely to all twenty-one. On the page that looks like twenty-one faults, and it may be one thing. If home keeps you on guard, that takes strength all day long, and little is left over: for sleep, for a loose jaw, for one thing at a time, for play, for a decision, for a smile in a line. And there is hardly anyone to call. So the answers say what these weeks have asked of you, and nothing about what you are worth. You need not read any further.",
    experiment:
      "Just one thing, in an hour when you are alone: text or call one line from the note above. This is enough to begin: “I don’t feel safe at home.” You need no name and no plan, and you may stop whenever you like.",
  },
  allSometimes: {
    title: "Sometimes, twenty-one times",
    text: "You never said Often, and you never said Rarely. Either it is middling from one day to the next, or good spells and bad ones add up to the middle. Only you can tell. In the second case the good is all there, and has too few days. No answer stands out, so the two readings that follow are of pairs that can weigh on each other.",
    experiment:
      "Look for the last good day of any answer. If you find one, do again what you did on it. If you find none, stay with the one thing of this week.",
  },
  allOften: {
    title: "Often, twenty-one times",
    text: "You never said Always, and never Sometimes. No report can tell equal answers apart, and this one will not pretend to. Your weeks may be steady, with a bad day here and there. Or you don’t like large words, and would call a splendid month “often” as well. You know which it is. A bad day can tell you more than these pages: on it, the good things go one after the other, and the first to go is the one to look after. The two readings that follow are of pairs that help each other. Keep whichever sounds like you.",
    experiment:
      "Recall your last bad day. What went first? Rest belongs to Root, pleasure or play to Sacral, a plan to Solar Plexus, a kind word to Heart, an easy conversation to Throat, a clear head to Third Eye, and quiet to Crown. Read that chapter, and let the others wait.",
  },
  allAlways: {
    title: "Always, twenty-one times",
    text: "You answered Always, from first to last. That can mean a good stretch. A top answer can also come quickly, out of habit. So for each, look for a day of last week that shows it. Where all you find is “I’m like that,” look again. No answer stands out, so the two readings that follow are of pairs that help each other. Keep whichever sounds like you.",
    experiment:
      "Do this with the three questions you answered fastest. Where no day turns up, choose a softer answer, for your eyes only.",
  },
  rarely: {
    title: "When so much of it is rare",
    text: "You answered Rarely again and again. On the page that looks like many faults, and it may be one thing: a long, heavy stretch. It takes sleep and patience first, and after them play, plans and trust in yourself. So it says what these weeks have asked of you, and nothing about what you are worth. Nothing here is a duty. If one question made you stop longer than the others, it could be the one to mention to a person.",
    experiment:
      "If you do anything, do the one thing of this week. If even that is too much today, leave it, and say to someone you feel safe with, or to a help line: “A lot has been low for me lately. May I tell you about it?”",
  },
  sometimes: {
    title: "Sometimes, all the way through",
    text: "You answered Sometimes again and again. Two quite different lives can look like this. In one, every day is middling. In the other, good days and bad days take turns. You can tell which is yours: ask of each answer when the last time was. Where a certain day comes to mind, that answer has good days in it, and you can look at what made them good.",
    experiment:
      "Which of the twenty-one had a good day lately? If you remember that day, repeat one thing from it. If there is none, stay with the one thing of this week.",
  },
  often: {
    title: "Often, nearly every time",
    text: "You said Often again and again. Your weeks may be steady, with a bad day here and there. Or you don’t like large words, and would call a splendid month “often” as well. You know which it is. Either way, you left room for an exception beside nearly every good thing. You are the only one who can say what those days were like.",
    experiment:
      "Look at the last day that went poorly. Which three of these good things were missing from it, and which of the three went first?",
  },
  alwaysButOne: {
    title: "Always, with one exception",
    text: "Twenty times you answered Always, and once you did not. It would have been easy to give that one the same answer, and you told the truth instead. So it counts most here. The others say what has been good in these weeks. They take nothing away from what that one answer says.",
    experiment:
      "If the one answer weighs on you, tell someone you trust about it, away from home if that is safer.",
  },
  highButHome: {
    title: "Everything but home",
    text: "Twenty of your answers are high, and the one about home is low. The good answers can be used against that one: someone who laughs and has friends, people say, can’t have it that bad. You may have told yourself so, too. It doesn’t follow. The twenty may even be why nobody has noticed, since from outside there is little to see.",
    experiment:
      "Nothing has to be proved first. To a line or a person you trust, this is enough: “Most of my life works. Home doesn’t feel safe.”",
  },
  highButOne: {
    title: "One answer stands apart",
    text: "Twenty of your answers are high, and one is low. You did not hide it among the others. Scores add answers up, so a score can make it look slight. Give it the weight that it has for you. Of all the chapters, the one that it belongs to may be the only one you need.",
    experiment:
      "No step belongs to this. If that answer is on your mind, one person you trust could hear of it, away from home if that is safer.",
  },
  balanced: {
    title: "Between Often and Always",
    text: "Your answers are Often and Always, and you have told the two apart. What makes the difference? What is always there may run by itself by now, like locking the door. What is often there still has something against it, such as a late evening, a full week or another person. If you know what that is, you know on which day to take care.",
    experiment:
      "Choose one thing that you answered Often to and like to think about. Recall the last day without it. What came in its place, and was it worth it?",
  },
};

/** What two answers of Often or Always say together, for whoever would have fewer than three readings. */
export const oftenPairs: readonly (TensionText & Together)[] = [
  {
    high: [12, 15],
    low: [],
    title: "You ask, and you accept",
    text: "You can ask for things, and you can also accept what comes unasked. That is restful for the people who like you: they may guess wrong about what you want, and nothing is lost. The two are not quite the same, though. What you asked for shows that they said yes. What came unasked shows what they thought of by themselves.",
    experiment:
      "Recall one thing you asked for lately and one that simply came. Which of them did you enjoy longer?",
  },
  {
    high: [8, 9],
    low: [],
    title: "Decided, and declined",
    text: "What you have decided mostly stays decided, and a request that is too much mostly gets a no. Both save you work. You don’t have to go over the options again in the evening, and you don’t have to look for a way out of a yes. The time that you save is yours, and it is easy to overlook, because nothing had to happen in it.",
    experiment:
      "Name one thing you declined this month. What did you do with the hour it would have taken?",
  },
  {
    high: [17, 18],
    low: [],
    title: "Their side, and yours",
    text: "You can see the other side, and you trust your own sense. It matters which of them has the first word. When theirs does, some of it may slip into your own view before you have looked at yours. That is hard to notice from inside, perhaps most of all with people you love. Where it matters to you, look at your own view first.",
    experiment:
      "Before you ask someone about something harmless, put your own view into five words. Hear theirs, and look at yours again.",
  },
  {
    high: [4, 16],
    low: [],
    title: "Deep days and pleasant days",
    text: "One thing often has all of you, and something pleasant often makes you pause. Think of the day when you were deepest in something. Was there anything pleasant in it? If so, it may have been part of what kept you there. If not, the two of them take turns with you, and they need not. A pleasant stop can be as short as opening a window.",
    experiment:
      "On your next absorbed day, stop once for air or warm water, on purpose. Is the task harder or easier when you come back to it?",
  },
];
