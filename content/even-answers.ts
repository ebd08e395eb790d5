import { helpLines } from "./site.ts";
import type { EvenAnswers, TensionText, Together } from "#domain/report/tensions.ts";

const { housing } = helpLines;

/** For answers that hardly differ, where no tension can be read: what evenness can mean, and one thing to try. */
export const evenAnswers: Readonly<Record<EvenAnswers | "highButHome", TensionText>> = {
  allRarely: {
    title: "When all of it is rare",
    text: `You answered Rarely to all twenty-one. On the page that looks like twenty-one troubles. It may be one. If home keeps you on guard, that takes strength all day long. So does a loss, an illness, a job that’s gone, or a body that has been tired too long. There’s one more possibility. When a person is very low, every question looks like a no, even the ones about things that are still there. If that could be you, tell a doctor: “I’m worn out, and nothing has felt good for weeks.” If home feels unsafe, that is real, whatever your mood. If a doctor costs too much, ${housing.reach} and ask for a clinic. And if there’s nobody to call when things go wrong, the lines above are for you, too. The answers say what life has asked of you lately, and nothing about what you’re worth. If you read one chapter, read Root. The rest can wait, or stay unread.`,
    experiment:
      "Choose your first sentence, just in your head: “I don’t feel safe at home,” or “I’m worn out, and it’s a lot,” or “I don’t know where to start.” On a line, there may be a recording and a wait. Then someone says hello and asks what’s going on, and your sentence is enough.",
  },
  allSometimes: {
    title: "Sometimes, twenty-one times",
    text: "You never said Often, and you never said Rarely. So nothing on the list is foreign to you. At times you’ve rested, asked, said no and been silly, and you know how each of them goes. But none of it is there enough to count on, and it’s tiring not to know what a day will bring. You don’t need anything new for this. You need a good day to come around a little sooner. And if you answered in a hurry, the questions are free, and you can take them again whenever you like.",
    experiment:
      "Think of one good day lately. If you find one, do one thing again that was part of it. If you find none, stay with this week’s one thing.",
  },
  allOften: {
    title: "Often, twenty-one times",
    text: "Twenty-one good answers: you’re mostly rested, you mostly speak up, and people and quiet both have a place in your weeks. Maybe everything really is about equally good. Or big words aren’t your style, and even a great month would get an “often” from you. Either way, a lot is in place at once, so you can ask what you’d enjoy. And whatever you choose to look after, you may find someone to share it with.",
    experiment:
      "Which of the twenty-one did you nearly answer Sometimes? Try one practice from its chapter.",
  },
  allAlways: {
    title: "Always, twenty-one times",
    text: "You answered Always, from first to last. If that’s how it is, it’s a very good stretch, and you can simply be glad of it. It can be a pleasure to look at it up close. For each answer, look for a day of last week that shows it. Where you find a day, you have something good to remember, and perhaps to tell someone about. Where all you find is “I’m like that,” look again. And if an Always came quickly, out of habit, the questions are free, and you can take them again whenever you like.",
    experiment:
      "Do this with the three questions you answered fastest. If no day turns up, choose a softer answer, for your eyes only.",
  },
  rarely: {
    title: "When so much of it is rare",
    text: "You answered Rarely again and again. On the page that looks like many troubles. It may be one: a long, heavy stretch, a loss, or a body that has been tired too long. Then sleep and patience come first, and play, plans and trust in yourself come after them. Being very low can do it, too. Then every question looks like a no, even the ones about things that are still there. If you’d have answered differently a year ago, that’s worth telling a doctor, in just those words. None of it says anything about what you’re worth, and nothing here is a duty.",
    experiment:
      "If you do anything, do this week’s one thing. If even that is too much today, leave it, and say to someone you feel safe with, or to a help line: “A lot has been low for me lately. Can I tell you about it?”",
  },
  sometimes: {
    title: "Sometimes, all the way through",
    text: "You answered Sometimes again and again. Two quite different lives can look like this. In one, every day is middling. In the other, good days and bad days take turns, and you never know in the morning which one it is. To tell which life is yours, ask of each answer when you last had it. If a certain day comes to mind, that answer has good days in it, and you can look at what made them good.",
    experiment:
      "Which of the twenty-one had a good day lately? If you remember that day, repeat one thing from it. If there’s none, stay with this week’s one thing.",
  },
  often: {
    title: "Often, nearly every time",
    text: "You said Often again and again. Your weeks may be steady, with a bad day here and there. Or big words aren’t your style, and even a great month would get an “often” from you. You know which it is. Either way, a lot is in place at once. So there’s no hurry with the answers that differ. Of all the others, think of the one you’d miss first. What does it need to stay: an hour, a place, someone to do it with?",
    experiment: "On which day this week is there room for it, and what would have to move?",
  },
  alwaysButOne: {
    title: "Always, with one exception",
    text: "Twenty times you answered Always, and once you didn’t. It would have been easy to give that one the same answer, and you told the truth instead. That’s why it counts most here. The others say what has been good lately, and you can be glad of them. They take nothing away from what that one answer says.",
    experiment:
      "If that one answer weighs on you, and there’s someone you trust, tell them about it, away from home if that’s safer.",
  },
  highButHome: {
    title: "Everything but home",
    text: "Twenty of your answers are high, and the one about home is low. People may use the good parts to argue the bad one away: “You laugh, you’ve got friends. It can’t be that bad.” You may have told yourself so, too. But one doesn’t follow from the other. The twenty are real, and they can even be why nobody has noticed, since from outside there’s little to see. The one about home is just as real. It would have been easy to give it the same answer as the rest. You didn’t, so you’ve already said it once.",
    experiment:
      "Nothing has to be proved first. To a helpline or a person you trust, this is enough: “Most of my life works. Home doesn’t feel safe.” A hotline may ask first if you’re safe to talk. You can say no, and call another time.",
  },
  highButOne: {
    title: "One answer stands apart",
    text: "Twenty of your answers are high, and one is low. You didn’t hide it among the others. A score adds answers up, so it can make this one look slight. Give it the weight that it has for you. The chapter it belongs to may be the only one you need.",
    experiment:
      "There’s no task here. If that answer is on your mind, and there’s someone you trust, they could hear about it, away from home if that’s safer.",
  },
  balanced: {
    title: "Between Often and Always",
    text: "Your answers are Often and Always, with nothing lower. That’s good news, and you’ve been exact about it: you’ve told the two apart. What makes the difference? What’s always there may run by itself by now, like locking the door. What’s often there still has something in its way, like a late evening, a full week or another person. You don’t have to do anything about that. It’s just good to know, once you’ve chosen the one good thing from your letter, which of the two it is.",
    experiment:
      "Think of the good thing that you chose. Does it run by itself, or does something get in its way? If so, what could move?",
  },
};

/** What two answers of Often or Always say together, for whoever would have fewer than three readings. */
export const oftenPairs: readonly (TensionText & Together)[] = [
  {
    high: [13, 14],
    low: [],
    title: "Calm, even when it matters",
    text: "If anyone has ever been surprised that you minded something, your calm may be the reason. Someone who gets loud is easy to read. From you, “I’d rather not” and “never again” can come in the same friendly voice. That’s pleasant to be around, and you don’t have to get louder. With someone kind, one more sentence is enough when it matters.",
    experiment:
      "The next time you tell someone kind something that matters, add: “This one is important to me.” Do you get a different answer?",
  },
  {
    high: [1, 7],
    low: [],
    title: "Room for something new",
    text: "Rest and kept plans are what a new thing needs in its first weeks. You have both on most days, so you can afford to begin something: a song on an old guitar, ten words of a language, a page a day. It doesn’t have to be useful, and nobody has to know. Make it so small that a bad day can’t stop it.",
    experiment:
      "On a day when you’re rested and the list is short, notice what you feel like doing. It doesn’t have to lead anywhere.",
  },
  {
    high: [5, 6],
    low: [],
    title: "Tears and laughter, close together",
    text: "Crying and being silly look like opposites, but in both you stop managing how you come across. That’s how a good laugh can end in tears, or a hard talk in giggles. You can share this. When one person is the first to be silly, or the first to be moved, it’s easier for the others.",
    experiment:
      "Text someone you trust about the silliest thing the two of you ever did. What else do you both remember?",
  },
  {
    high: [17, 18],
    low: [],
    title: "Good company for a hard choice",
    text: "If people like to think out loud with you, this may be why: you can see their side and still keep a view of your own. You can be that listener on purpose, if you’d enjoy it. You don’t need advice for it. Two questions go a long way: “What would you like?” and “What’s holding you back?” After that, let them hear themselves talk.",
    experiment:
      "When someone you like has a small choice to make, ask those two questions and keep your own view back. What do they come up with?",
  },
  {
    high: [3, 10],
    low: [],
    title: "Two ways through a hard day",
    text: "On a hard day you have two kinds of comfort. Your own is close at hand, any hour, without explaining. The other comes from someone you could call, who sees your day from outside and can say what would never have occurred to you. You can use whichever suits the day. And you don’t need trouble to call: good news is a fine reason, too.",
    experiment:
      "The next time you’re asked how you are, answer with one good thing, however small. What do they tell you back?",
  },
  {
    high: [9, 11],
    low: [],
    title: "A friendly face gets asked more",
    text: "If people ask you for a lot, it may be because you’re easy to ask. You like them, and they can tell. Your no keeps that from wearing you out, so you can go on liking them. A no from someone warm sometimes gets tested, to see if it was meant. Once is a test. More than once is pressure, and the same no still counts.",
    experiment:
      "For one day, count the requests that came because you’re easy to ask. Answer the last of them tomorrow, and not today. Did it still need you?",
  },
  {
    high: [19, 21],
    low: [],
    title: "The porch of a full house",
    text: "Quiet can feel like being shut out. For someone who belongs to something larger, it’s more like the porch of a full house: you’re out of the noise, and the door is open. It works the other way, too. After a few quiet minutes, you arrive with more to give, and you may notice more of what you like about it.",
    experiment:
      "Before you next join what you belong to, or go to see it, take ten quiet minutes. What’s different when you arrive?",
  },
  {
    high: [12, 15],
    low: [],
    title: "You ask, so they stop guessing",
    text: "People who know that you’ll speak up stop guessing what you’d like. They’re not being careless: you’ve made it easy not to wonder. So when something comes without your asking, somebody wondered anyway, and that’s worth enjoying. You can also turn it around. Guess what someone else would like, and bring it before they’ve said a word. It can be as small as the good chair.",
    experiment:
      "Think of one thing that simply came lately, without your asking. Tell the person that you noticed. What do they say?",
  },
  {
    high: [4, 16],
    low: [],
    title: "Deep days and pleasant days",
    text: "Think of the last day when you were deep in something. Was there anything pleasant in it? If so, it may have been part of what kept you there. If not, the two don’t have to take turns. A pleasant stop can be as short as opening a window. And your full attention makes a pleasure last: one peach, eaten slowly, is a lot of peach.",
    experiment:
      "On your next absorbed day, stop once for air or warm water, on purpose. Is the task harder or easier when you come back to it?",
  },
];
