import type { EvenAnswers, TensionText, Together } from "#domain/report/tensions.ts";

/** For answers that hardly differ, where no tension can be read: what evenness can mean, and one thing to try. */
export const evenAnswers: Readonly<Record<EvenAnswers | "highButHome", TensionText>> = {
  allRarely: {
    title: "When all of it is rare",
    text: "You answered Rarely to all twenty-one. On the page that looks like a lot, and it may be one thing. If home keeps you on guard, that takes strength all day long. So does a loss, an illness, a job that’s gone, or a body that has been tired too long. Then little is left over: for sleep, for a loose jaw, for one thing at a time, for play, for a decision, for a smile in the checkout line. You said there’s rarely someone to call, and that’s what the lines above are for. So the answers say what these weeks have asked of you, and nothing about what you’re worth. You don’t have to read any further. What follows is a shelf, not a list.",
    experiment:
      "Just one thing, in an hour when you’re alone: text or call one line from the note above. This is enough to begin: “I don’t feel safe at home,” or “I’m worn out, and it’s a lot.” You don’t need a name or a plan, and you can stop whenever you like.",
  },
  allSometimes: {
    title: "Sometimes, twenty-one times",
    text: "You never said Often, and you never said Rarely. Equal answers can’t be told apart, but together they say two things. Nothing on the list is foreign to you: you’ve rested, asked, said no and laughed, all of it lately. And none of it has been there enough to lean on, so each day starts from scratch. That’s tiring in a way nobody sees, since on a good day you look just fine. The two readings that follow are of pairs that can weigh on each other.",
    experiment:
      "Look for the last good day of any answer. If you find one, do again what you did on it. If you find none, stay with the one thing of this week.",
  },
  allOften: {
    title: "Often, twenty-one times",
    text: "You never said Always, and never Sometimes. Or you just don’t like large words, and would call a splendid month “often” as well. Equal answers can’t be told apart, so this reads all of them at once. Here’s what nobody could say of you: that you pay for one thing with another. It’s easy to have plans and no rest, or kindness for all and none for yourself. You don’t. But where everything holds about equally well, nothing sticks out, and you may be the last to hear that you’re running low. A bad day tells you more than these pages: on it, the good things go one after the other, and the first to go is the one to look after. Two readings of pairs follow.",
    experiment:
      "Go back to your last bad day. What went first? Rest belongs to Root, pleasure or play to Sacral, a plan to Solar Plexus, a kind word to Heart, an easy conversation to Throat, a clear head to Third Eye, and quiet to Crown. Read that chapter, and let the others wait.",
  },
  allAlways: {
    title: "Always, twenty-one times",
    text: "You answered Always, from first to last, and equal answers can’t be told apart. So here’s one question for all of them: which would you be the last to admit had slipped? Someone who’s always fine gets asked less and less, and after a while stops asking, too. It can be a very good stretch. A top answer can also come quickly, out of habit. So for each, look for a day of last week that shows it. Where all you find is “I’m like that,” look again. Two readings of pairs follow. Keep whichever sounds like you.",
    experiment:
      "Do this with the three questions you answered fastest. If no day turns up, choose a softer answer, for your eyes only.",
  },
  rarely: {
    title: "When so much of it is rare",
    text: "You answered Rarely again and again. On the page that looks like a lot, and it may be one thing: a long, heavy stretch, a loss, or a body that has been tired too long. It takes sleep and patience first, and after them play, plans and trust in yourself. So it says what these weeks have asked of you, and nothing about what you’re worth. Nothing here is a duty. If one question made you stop longer than the others, it could be the one to mention to a person.",
    experiment:
      "If you do anything, do the one thing of this week. If even that is too much today, leave it, and say to someone you feel safe with, or to a help line: “A lot has been low for me lately. Can I tell you about it?”",
  },
  sometimes: {
    title: "Sometimes, all the way through",
    text: "You answered Sometimes again and again. Two quite different lives can look like this. In one, every day is middling. In the other, good days and bad days take turns, and you never know in the morning which one it is. You can tell which life is yours: ask of each answer when the last time was. If a certain day comes to mind, that answer has good days in it, and you can look at what made them good.",
    experiment:
      "Which of the twenty-one had a good day lately? If you remember that day, repeat one thing from it. If there’s none, stay with the one thing of this week.",
  },
  often: {
    title: "Often, nearly every time",
    text: "You said Often again and again. Your weeks may be steady, with a bad day here and there. Or you don’t like large words, and would call a splendid month “often” as well. You know which it is. Either way, asked how you are, you can say “fine,” and nobody looks any closer. You left room for an exception beside nearly every good thing, and you’re the only one who can say what those days were like.",
    experiment:
      "Look at the last day that went poorly. Which three of these good things were missing from it, and which of the three went first?",
  },
  alwaysButOne: {
    title: "Always, with one exception",
    text: "Twenty times you answered Always, and once you didn’t. It would have been easy to give that one the same answer, and you told the truth instead. So it counts most here. The others say what has been good in these weeks. They take nothing away from what that one answer says.",
    experiment:
      "If the one answer weighs on you, tell someone you trust about it, away from home if that’s safer.",
  },
  highButHome: {
    title: "Everything but home",
    text: "Twenty of your answers are high, and the one about home is low. People may use the good answers against that one: “You laugh, you’ve got friends. It can’t be that bad.” You may have told yourself so, too. It doesn’t follow. The twenty may even be why nobody has noticed, since from outside there’s little to see. Is one of them something you hold up so that nobody looks?",
    experiment:
      "Nothing has to be proved first. To a line or a person you trust, this is enough: “Most of my life works. Home doesn’t feel safe.”",
  },
  highButOne: {
    title: "One answer stands apart",
    text: "Twenty of your answers are high, and one is low. You didn’t hide it among the others. Scores add answers up, so a score can make it look slight. Give it the weight that it has for you. Of all the chapters, the one it belongs to may be the only one you need.",
    experiment:
      "No step belongs to this. If that answer is on your mind, one person you trust could hear about it, away from home if that’s safer.",
  },
  balanced: {
    title: "Between Often and Always",
    text: "Your answers are Often and Always, and you’ve told the two apart. What makes the difference? What’s always there may run by itself by now, like locking the door. What’s often there still has something against it, like a late evening, a full week or another person. If you know what that is, you know on which day to take care.",
    experiment:
      "Choose one thing that you answered Often to and like to think about. When did you last go a day without it? What came in its place, and was it worth it?",
  },
};

/** What two answers of Often or Always say together, for whoever would have fewer than three readings. */
export const oftenPairs: readonly (TensionText & Together)[] = [
  {
    high: [13, 14],
    low: [],
    title: "Too calm to sound like trouble",
    text: "You stay at ease when you talk, and you say what you think. So people hear your words, and not how much is riding on them. Someone who gets loud shows what they’d fight for. From you, “I’d rather not” and “never again” can come in the same friendly voice. If you’ve said a thing twice and nothing changed, it may just not have sounded like trouble.",
    experiment:
      "The next time you tell a friend something that matters, put that into the sentence: “This one is important to me.” Does the answer come back any different?",
  },
  {
    high: [9, 11],
    low: [],
    title: "A friendly face gets asked more",
    text: "You like people, and they can tell, so you hear requests that a gruffer person never would. That gives your no more work to do. When you’re tired of saying it, you haven’t gone hard, and you haven’t gone soft, either. It’s what being easy to ask costs. A no from someone warm may also get tested once, to see if it was meant.",
    experiment:
      "For one day, count the requests that came because you’re easy to ask. How many of them did you turn down, and did anyone ask twice?",
  },
  {
    high: [12, 15],
    low: [],
    title: "You ask, so they stop guessing",
    text: "You ask for things, and you can accept what comes unasked. The first may cost you some of the second. People who know that you’ll speak up stop guessing what you’d like. They’re not being careless: you’ve made it easy not to wonder. So when something comes without your asking, somebody wondered anyway. It says more than it would to a person who never asks.",
    experiment:
      "Think of one thing you asked for lately and one that simply came. Which of them did you enjoy longer?",
  },
  {
    high: [1, 7],
    low: [],
    title: "Rest and plans, and who pays",
    text: "You get your rest, and you do what you planned. In a tight week one of them pays for the other, and you may never have looked at which. If you cut the list, someone asks where it is. If you cut the sleep, nobody asks, and the bill comes on Thursday, over something small. Most days it doesn’t come up. You’ll know in the next week that’s too short.",
    experiment:
      "In your next tight week, look on Wednesday: what got cut, an hour of sleep or a line on the list? Who noticed?",
  },
  {
    high: [17, 18],
    low: [],
    title: "Their side, and yours",
    text: "You can see the other side, and you trust your own sense. It matters which of them has the first word. When theirs does, some of it slips into your own view before you’ve looked at yours. That’s hard to notice from inside, perhaps most of all with people you love. You’d still call it your own sense, and trust it.",
    experiment:
      "Before you ask someone about something harmless, put your own view into five words. Hear theirs, and look at yours again.",
  },
  {
    high: [4, 16],
    low: [],
    title: "Deep days and pleasant days",
    text: "One thing can have all of you, and something pleasant can make you stop. Think of the day when you were deepest in something. Was there anything pleasant in it? If so, it may have been part of what kept you there. If not, the two of them take turns with you, and they don’t have to. A pleasant stop can be as short as opening a window.",
    experiment:
      "On your next absorbed day, stop once for air or warm water, on purpose. Is the task harder or easier when you come back to it?",
  },
];
