import type { Contrast } from "#domain/report/letter.ts";

/**
 * What a letter tells first: one side of life that has more than another, by the ids of its questions. `lead` and `meaning` hold
 * whichever of the low answers are named. Of equally wide ones the earlier is told.
 */
export const contrasts: readonly Contrast[] = [
  {
    high: [11, 12],
    low: { 9: "a no", 14: "your own opinion", 15: "a request of your own" },
    lead: "You are good company, and a part of you stays out of the talk.",
    named:
      "You like the people in your days, and their kindness reaches you. They {seldom} hear {either} from you.",
    meaning:
      "The two may belong together. A room can stay pleasant because someone left a thing unsaid, and you are the only one who knows what it was. None of this makes your warmth false. It may mean that people like a slightly smaller version of you. Some of them would like the whole one.",
  },
  {
    high: [9, 17],
    low: { 8: "an evening without second thoughts" },
    lead: "You make up your own mind. The peace afterward is slower to come.",
    named:
      "You trust your own sense, and you say no when a thing is too much. What {seldom} follows is {low}.",
    meaning:
      "Others see someone who is sure, and don’t see the evening after. Many of us settle a matter by telling it to a person and hearing that it sounds right. Where nobody says so, it stays open, and an open matter feels like a mistake. It may only be a choice that has not been told yet. So tell one, with its reason, to a person or an empty chair.",
  },
  {
    high: [14, 15],
    low: {
      8: "peace with a decision",
      10: "a kind word on a hard day",
      17: "trust in your own sense",
    },
    lead: "Others hear a clear voice from you. Inside, the talk goes on longer.",
    named: "You speak your mind, and you name your needs. In private, you {seldom} find {either}.",
    meaning:
      "So you may pass for surer than you feel. Once you have said a thing, it is over for the listener. You hear it again on the stairs. That is no reason to say less. Perhaps your own side simply has its turn last, when the day is nearly gone, and it deserves a better hour.",
  },
  {
    high: [5, 17],
    low: { 14: "your real opinion", 15: "what you need" },
    lead: "You know your own mind better than other people get to know it.",
    named:
      "You let strong feelings in, and you trust your own sense. Others {seldom} get to hear {either}.",
    meaning:
      "So half the work is done: you need not find out what you feel or want. What is left is the short way from there to another person, and its first sentence costs the most. With anyone who is not safe, silence can be sound. With others, begin with something that nobody could mind.",
  },
  {
    high: [11, 18],
    low: { 1: "rest", 10: "a kind word on a hard day", 12: "the kindness that others offer" },
    lead: "You are fair to people, and there is one whom you leave out.",
    named:
      "You feel warm toward the people in your day, and you can see the other side of a quarrel. What {seldom} reaches you is {low}.",
    meaning:
      "You know how it is done, so there is nothing new to learn. What is missing is one more person on the list, and that is you. Think of something that you gave someone lately, such as an ear, a break or a second chance. What would have to happen for you to get it, too?",
  },
  {
    high: [7, 16],
    low: { 1: "rest", 4: "a stop for something pleasant", 19: "a quiet minute" },
    lead: "You finish what you start, and the next thing is in your hands before you have put down the last.",
    named:
      "You do what you planned, and you stay with one thing at a time. What {seldom} gets a turn is {low}.",
    meaning:
      "A finished list can be seen, and a pause can’t. So the pause goes first, and nobody notices but you. Even you may only notice a shorter temper, or an evening that feels flat for no reason. You know how to keep to a plan, though, and nothing says that a pause can’t be one.",
  },
  {
    high: [4, 19],
    low: {
      7: "a plan that works out",
      8: "peace with a decision",
      16: "your whole attention for one thing",
    },
    lead: "Your days have pauses in them. It is the tasks that won’t hold still.",
    named:
      "You stop for what is pleasant, and you find a little quiet. You can {seldom} count on {either}.",
    meaning:
      "A pause is the first thing that most lists cost, so don’t trade yours in. Before you blame your will, look at how much there is to do, and at how often somebody interrupts it. Then look at one thing that did get finished. Where were you, and who was waiting for it?",
  },
  {
    high: [16, 18],
    low: { 1: "rest", 4: "something pleasant", 13: "ease in a talk" },
    lead: "Your head keeps its order. Your body may be paying part of the bill.",
    named:
      "You stay with one thing at a time, and you can picture how others see it. Your body {seldom} gets {either}.",
    meaning:
      "A clear head can go on for a long time without asking the body, which does not complain in words. It uses a tight jaw, a short temper or a third cup of coffee. So the next time something is wrong and you can’t say what, ask there first: hungry, tired, tense or too long indoors?",
  },
  {
    high: [1, 4],
    low: {
      8: "peace with a decision",
      16: "room for one thing at a time",
      17: "trust in your own sense",
    },
    lead: "Your body gets more peace than your thoughts do.",
    named:
      "You get your rest, and you stop for what is pleasant. Your head {seldom} finds {either}.",
    meaning:
      "So it is hardly a matter of trying harder. What wears on you may be the number of questions that stand open at the same time. Each one that has a line on paper and a day of its own can be left alone until then. Begin with the smallest, since the largest would push in first.",
  },
  {
    high: [7, 8],
    low: { 3: "somebody to call", 12: "kindness that you let in", 15: "a request of your own" },
    lead: "You manage, and you make it look easier than it may be.",
    named:
      "You do what you planned, and you leave a decision decided. And {low}? That is {seldom} part of it.",
    meaning:
      "Whoever sees you manage may never think that you could use a hand. So nobody offers, and so you manage. The way out is rarely a great request. It can be one bag that you could have carried yourself and that somebody else carries, only so that you both find out what it is like.",
  },
  {
    high: [3, 12],
    low: { 15: "a request of your own" },
    lead: "There is more help near you than you make use of.",
    named: "You have someone to call, and kindness reaches you. Yet you {seldom} make {low}.",
    meaning:
      "People who would come can’t see when. Perhaps asking has cost you something before, or you learned early to be the one who needs little. From the other side it looks different: it can be worse to hear of a trouble afterward than to be asked for a hand. The first request may be very small.",
  },
  {
    high: [6, 12],
    low: { 10: "a kind word for yourself", 17: "trust in your own sense", 19: "a quiet minute" },
    lead: "People bring out a good deal in you. It is harder when they have gone.",
    named:
      "You can be silly in good company, and kindness reaches you there. Alone, you {seldom} find {either}.",
    meaning:
      "It may be that others get the good hours, and you meet yourself in what is left. Or the quiet lets in what the talk kept out. Either way, you don’t start from nothing. Somebody who likes you knows in what tone to speak to you, and you have heard it often enough to borrow it.",
  },
  {
    high: [19, 20],
    low: { 3: "somebody to call", 6: "a silly moment", 11: "warmth", 13: "ease in a talk" },
    lead: "Much of what holds you, you find on your own.",
    named:
      "You find a little quiet, and ordinary things can still amaze you. Among people, you {seldom} find {either}.",
    meaning:
      "Being alone well is something that many never learn. It can also become the only place where anything good happens, and that need not be your doing: people move away, work eats the evenings, and some company is not worth the way. An hour side by side with someone, where little has to be said, would be a start.",
  },
  {
    high: [7, 9],
    low: { 5: "room for a strong feeling", 20: "wonder", 21: "the sense of belonging" },
    lead: "Your days run well. What they are for may be harder to feel.",
    named:
      "You do what you planned, and you refuse what is too much. What {seldom} fits in between is {low}.",
    meaning:
      "The order you keep is not to blame. A full and tidy day has few gaps, and it is by gaps that such things come in. Nobody can plan them, but a gap can be planned: ten minutes without a use, on a few of your days. For a while it may feel like a waste.",
  },
  {
    high: [20, 21],
    low: { 7: "a plan that works out", 8: "peace with a decision", 16: "one thing at a time" },
    lead: "Large things have hold of you. The small order of the day gives way.",
    named:
      "Ordinary things can amaze you, and you belong to something larger. A plain day {seldom} brings {either}.",
    meaning:
      "It is an old kind of trouble, and not the worst. Still, what is unfinished follows people about, even out under the sky. One small thing that is done early may be enough for an easy mind when you look up. Choose it the evening before, and choose it so small that it feels silly.",
  },
  {
    high: [9, 14],
    low: { 6: "play", 11: "warmth toward people", 12: "kindness that you let in" },
    lead: "Nobody gets past you easily, and that may include the good ones.",
    named:
      "A no comes when it has to, and so does your opinion. What about {low}? That {seldom} gets through.",
    meaning:
      "A fence is a fine thing, and a gate is part of it. There may be sound reasons why yours has stayed shut, and you know them best. For anyone who has earned it, you could open it by a hand’s breadth: one joke, or one kind word that you answer with thanks and nothing else.",
  },
  {
    high: [10, 19],
    low: { 13: "ease in a talk", 14: "room for your real opinion", 15: "a request of your own" },
    lead: "You are gentle with yourself, and people cost you strength.",
    named:
      "On a hard day you are on your own side, and your quiet minutes are there. With others, there is {seldom} {either}.",
    meaning:
      "So count a talk as work for a while: something that takes strength, and after which a rest is only fair. That is no verdict on anybody. And the gentle tone that you have for yourself could come along, silently, the next time a room is full. Nobody else has to hear it.",
  },
];
