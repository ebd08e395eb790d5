import type { EvenAnswers, TensionText, Together } from "#domain/report/tensions.ts";

/** For answers that hardly differ, where no tension can be read: what evenness can mean, and one thing to try. */
export const evenAnswers: Readonly<Record<EvenAnswers | "highButHome", TensionText>> = {
  allRarely: {
    title: "When all of it is rare",
    text: "You answered Rarely to all twenty-one. On the page that looks like a lot, and it may be one thing. If home keeps you on guard, that takes strength all day long. So does a loss, an illness, a job that’s gone, or a body that has been tired too long. There’s one more possibility. When a person is very low, every question looks like a no, even the ones about things that are still there. If you’d have answered differently a year ago, that’s worth telling a doctor, in just those words. You said there’s rarely someone to call, and that’s what the lines above are for. The answers say what life has asked of you lately, and nothing about what you’re worth. You don’t have to read any further. What follows is a shelf, not a list.",
    experiment:
      "Just one thing, in an hour when you’re alone: text or call one line from the note above. There may be a recording and a wait. Then someone says hello and asks what’s going on. This is enough to begin: “I don’t feel safe at home,” or “I’m worn out, and it’s a lot,” or “I don’t know where to start.” You can stop whenever you like.",
  },
  allSometimes: {
    title: "Sometimes, twenty-one times",
    text: "You never said Often, and you never said Rarely. That tells two things. Nothing on the list is foreign to you: you’ve rested, asked, said no and laughed, all of it lately, so you know how each of them goes. And none of it has been there enough to lean on, so each day starts from scratch. That’s tiring in a way nobody sees, since on a good day you look just fine. You don’t need anything new for this. You need one good day to come around a little sooner.",
    experiment:
      "Look for the last good day of any answer. If you find one, do again what you did on it. If you find none, stay with this week’s one thing.",
  },
  allOften: {
    title: "Often, twenty-one times",
    text: "You never said Always, and never Sometimes. Maybe everything really is about equally good. Or maybe big words aren’t your style, and even a great month would get an “often” from you. Either way, here’s something worth hearing: you don’t pay for one good thing with another. It’s easy to have plans and no rest, or kindness for everyone but yourself, and you’ve kept hold of all of them. There’s one odd effect. Where everything holds about equally well, nothing sticks out, and you may be the last to hear that you’re running low. A bad day can tell you sooner. On it, the good things drop out one after the other, and the one that goes first is the one to look after.",
    experiment:
      "Go back to your last bad day. What went first? Rest belongs to Root, pleasure or play to Sacral, a plan to Solar Plexus, a kind word to Heart, an easy conversation to Throat, a clear head to Third Eye, and quiet to Crown. Read that chapter, and let the others wait.",
  },
  allAlways: {
    title: "Always, twenty-one times",
    text: "You answered Always, from first to last. If that’s how it is, it’s a very good stretch, and you can simply be glad of it. An Always can also come quickly, out of habit. Here’s one question for all twenty-one: which would you be the last to admit had slipped? When things are nearly always fine, there’s little reason to ask, and after a while you may stop asking yourself. For each answer, look for a day of last week that shows it. Where all you find is “I’m like that,” look again.",
    experiment:
      "Do this with the three questions you answered fastest. If no day turns up, choose a softer answer, for your eyes only.",
  },
  rarely: {
    title: "When so much of it is rare",
    text: "You answered Rarely again and again. On the page that looks like a lot, and it may be one thing: a long, heavy stretch, a loss, or a body that has been tired too long. It takes sleep and patience first, and after them play, plans and trust in yourself. Being very low can do it, too. Then every question looks like a no, even the ones about things that are still there. If you’d have answered differently a year ago, that’s worth telling a doctor, in just those words. None of it says anything about what you’re worth, and nothing here is a duty.",
    experiment:
      "If you do anything, do this week’s one thing. If even that is too much today, leave it, and say to someone you feel safe with, or to a help line: “A lot has been low for me lately. Can I tell you about it?”",
  },
  sometimes: {
    title: "Sometimes, all the way through",
    text: "You answered Sometimes again and again. Two quite different lives can look like this. In one, every day is middling. In the other, good days and bad days take turns, and you never know in the morning which one it is. You can tell which life is yours: ask of each answer when the last time was. If a certain day comes to mind, that answer has good days in it, and you can look at what made them good.",
    experiment:
      "Which of the twenty-one had a good day lately? If you remember that day, repeat one thing from it. If there’s none, stay with this week’s one thing.",
  },
  often: {
    title: "Often, nearly every time",
    text: "You said Often again and again. Your weeks may be steady, with a bad day here and there. Or big words aren’t your style, and even a great month would get an “often” from you. You know which it is. Either way, a lot holds at once, and that’s worth hearing. It also means that when one good thing slips, the others cover for it, and it can be gone a while before anyone misses it. You left room for an exception beside nearly every answer, and only you can say what those days were like.",
    experiment:
      "Look at the last day that went poorly. Which three of these good things were missing from it, and which of the three went first?",
  },
  alwaysButOne: {
    title: "Always, with one exception",
    text: "Twenty times you answered Always, and once you didn’t. It would have been easy to give that one the same answer, and you told the truth instead. That’s why it counts most here. The others say what has been good lately, and you can be glad of them. They take nothing away from what that one answer says.",
    experiment:
      "If the one answer weighs on you, tell someone you trust about it, away from home if that’s safer.",
  },
  highButHome: {
    title: "Everything but home",
    text: "Twenty of your answers are high, and the one about home is low. People may use the good answers against that one: “You laugh, you’ve got friends. It can’t be that bad.” You may have told yourself so, too. It doesn’t follow. The twenty are real, and they may even be why nobody has noticed, since from outside there’s little to see. The one is real, too. It would have been easy to give it the same answer as the rest. You didn’t, so you’ve already said it once.",
    experiment:
      "Nothing has to be proved first. To a line or a person you trust, this is enough: “Most of my life works. Home doesn’t feel safe.”",
  },
  highButOne: {
    title: "One answer stands apart",
    text: "Twenty of your answers are high, and one is low. You didn’t hide it among the others. A score adds answers up, so it can make this one look slight. Give it the weight that it has for you. Of all the chapters, the one it belongs to may be the only one you need.",
    experiment:
      "No step belongs to this. If that answer is on your mind, one person you trust could hear about it, away from home if that’s safer.",
  },
  balanced: {
    title: "Between Often and Always",
    text: "Your answers are Often and Always, with nothing lower. That’s good news, and you’ve been exact about it: you’ve told the two apart. What makes the difference? What’s always there may run by itself by now, like locking the door. What’s often there still has something against it, like a late evening, a full week or another person. If you know what that is, you know on which day to take care.",
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
    text: "You stay at ease when you talk, and you say what you think. People hear your words, but not always how much rides on them. Someone who gets loud shows what they’d fight for. From you, “I’d rather not” and “never again” can come in the same friendly voice. If you’ve told a friend twice and nothing changed, maybe it just didn’t sound like trouble.",
    experiment:
      "The next time you tell a friend something that matters, put that into the sentence: “This one is important to me.” Does the answer come back any different?",
  },
  {
    high: [1, 7],
    low: [],
    title: "Rest and plans, one team",
    text: "You get your rest, and you do what you planned. It’s easy to think of those two as rivals. With you they’re more like partners: a rested day gets through its list, and a finished list lets you lie down. You’d only see that in a week when one of them goes. If your plans begin to slip, look at your sleep before you look at your will.",
    experiment:
      "In your next tight week, take one line off the list on Tuesday, before the week takes it out of your sleep. How is Thursday?",
  },
  {
    high: [5, 6],
    low: [],
    title: "One door for tears and laughter",
    text: "You let strong feelings come, and you let yourself be silly. They look like opposites, and they use the same door: for a moment, you stop managing how you come across. That’s how a good laugh can end in tears, or a hard talk in giggles. On a flat day, when neither comes, the door’s just shut. Either of them opens it for the other.",
    experiment:
      "On your next flat evening, send someone you trust the silliest thing the two of you ever did. What else comes along with it?",
  },
  {
    high: [17, 18],
    low: [],
    title: "Their side, and yours",
    text: "You can hear someone out and still know what you think. There’s one place where the two get in each other’s way: it matters which of them has the first word. When it’s theirs, some of it slips into your own view before you’ve looked at yours. That’s hard to notice from inside. You’d still call it your own sense, and trust it.",
    experiment:
      "Before you ask someone about something harmless, put your own view into five words. Hear theirs, and look at yours again.",
  },
  {
    high: [3, 10],
    low: [],
    title: "Two ways through a hard day",
    text: "When a day goes wrong, you’ve got two kinds of help: your own kindness, and someone to call. You probably reach for whichever is closer, and that’s you. It works, and it has one limit: everything you can tell yourself, you already know. Someone else sees your day from outside, and can say the one thing that would never have occurred to you.",
    experiment:
      "On your next hard day, before you’ve talked yourself through it, text someone you’d call in trouble: “Rough one today. Tell me something.” What do they say?",
  },
  {
    high: [9, 11],
    low: [],
    title: "A friendly face gets asked more",
    text: "You like people, and they can tell, so you probably hear requests that a gruffer person never would. Your no gets more work that way. Being tired of saying it doesn’t mean you’ve turned cold, or into a pushover. It’s what being easy to ask costs. A no from someone warm can also get tested, to see if it was meant. Once is a test. More than once is pressure.",
    experiment:
      "For one day, count the requests that came because you’re easy to ask. Answer the last of them tomorrow, and not today. Did it still need you?",
  },
  {
    high: [19, 21],
    low: [],
    title: "The porch of a full house",
    text: "You find quiet in your day, and you feel part of something larger. For a person without the second, quiet can feel like being shut out. For you it’s more like the porch of a full house: you’re out of the noise, and the door is open. It works the other way, too. When belonging starts to feel like duty, ten minutes on the porch may bring it back.",
    experiment:
      "The next time what you belong to feels like work, take ten quiet minutes before you say yes or no to it. Has your answer changed?",
  },
  {
    high: [12, 15],
    low: [],
    title: "You ask, so they stop guessing",
    text: "You ask for things, and you can accept what comes unasked. The first may cost you some of the second. People who know that you’ll speak up stop guessing what you’d like. They’re not being careless: you’ve made it easy not to wonder. When something comes without your asking, somebody wondered anyway. It says more than it would to a person who never asks.",
    experiment:
      "Think of one thing that simply came lately, without your asking. Tell the person that you noticed. What do they say?",
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
