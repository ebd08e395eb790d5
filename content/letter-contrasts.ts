import type { Contrast } from "#domain/report/letter.ts";
import { contrastsAmongPeople } from "./letter-contrasts-people.ts";

/**
 * What a letter tells first: one side of life that has more than another, by the ids of its questions. `lead` and `meaning` hold
 * whichever of the low answers are named, and whatever the others are; neither gives a first step, which the letter ends on. Of
 * equally wide ones the earlier is told. Here those on days, work and body.
 */
export const contrasts: readonly Contrast[] = [
  {
    high: [9, 17],
    low: { 3: "somebody to call" },
    lead: "You know your own mind. Help when something breaks is harder to find.",
    named:
      "You trust your own sense, and you say no when a thing is too much. But when a pipe leaks, you {seldom} have {low}.",
    meaning:
      "From outside, someone who is sure and says no can look as if everything were covered. So it may not occur to anyone to offer. Decisions get heavier, too, if you’d have to fix alone whatever goes wrong. None of this says that people don’t like you. Help in trouble is something else, and it mostly begins small, on a day when nothing is wrong.",
  },
  {
    high: [9, 17],
    low: { 8: "peace about what you chose" },
    lead: "You make up your own mind. The peace afterward is slower to come.",
    named:
      "You trust your own sense, and you say no when a thing is too much. But afterward you {seldom} have {low}.",
    meaning:
      "When you look sure, it occurs to nobody to tell you, “You chose right.” A choice that only you know about stays open longer, because only you can call it settled. Late at night, when you’re tired, it looks worse than it is. None of that means you chose badly. Being sure before and being at peace after are two different things, and you can have the first without the second.",
  },
  {
    high: [14, 15],
    low: { 8: "peace with a decision" },
    lead: "People hear a clear voice from you. Inside, the conversation goes on longer.",
    named:
      "You speak your mind, and you ask for what you need. In private, you {seldom} find {low}.",
    meaning:
      "People take you for surer than you feel, and it’s no act: you do say things clearly. For the person who heard you, the matter is over. You may go over it again on the stairs and weigh every word. That’s no reason to say less. Doubts like to come late in the day, when you’re tired and most things look worse than they are.",
  },
  {
    high: [14, 15],
    low: { 17: "trust in your own sense" },
    lead: "People hear a clear voice from you. You believe it less than they do.",
    named:
      "You speak your mind, and you ask for what you need. Behind that, there’s {seldom} {low}.",
    meaning:
      "A clear sentence sounds like a sure one, so people take your word for it, and you may be the only one who knows about the doubt. You can say what you think and still wonder, once you’re alone, if it’s right for you. That’s no lie, and no weakness: speaking and being sure are two different things. You’ve had a lot of practice at the first, and a doubt can be said out loud, too.",
  },
  {
    high: [1, 4],
    low: { 8: "peace with a decision", 17: "trust in your own sense" },
    lead: "Your body gets more peace than your head does.",
    named:
      "You get your rest, and you stop for what feels good. Your head {seldom} finds {either}.",
    meaning:
      "Taking better care of yourself won’t fix this, because you already do. What wears on you may be how many questions stand open at once. A rested head is a good one to choose with, but it can’t close a question by going over it again. Some peace only comes later, once you’ve lived with a thing for a while. Until then, a question can stay open and be left alone.",
  },
  {
    high: [8, 9],
    low: { 7: "the plan you made for the day" },
    lead: "You know how to decide. The doing is what slips away.",
    named:
      "Once you’ve decided, it’s settled, and you turn down what’s too much. Yet you {seldom} get to {low}.",
    meaning:
      "Nothing is wrong with your will: your no shows that. It may be the size of the plan, since what fits a good day doesn’t fit an ordinary one. Or the plan has no hour of its own, and waits for one all day. You cut other people’s requests down to what you can carry. Nobody does that for your own list, and you’re the one who knows how.",
  },
  {
    high: [7, 16],
    low: { 1: "rest", 4: "a stop for something pleasant", 19: "a quiet minute" },
    lead: "You finish what you start. What isn’t on any list has a harder time.",
    named:
      "You do what you planned, and you stay with one thing at a time. In between, you {seldom} get {either}.",
    meaning:
      "What gets done can be seen, and you can be glad of it. What was left out is harder to see. You may only notice a shorter temper, or an evening that feels flat for no reason. Work, a child or pain can take these things from anyone. But where it’s the list, remember what happens to things that make it onto yours. They get done.",
  },
  {
    high: [9, 10],
    low: { 1: "enough rest" },
    lead: "You stand up for yourself. Standing up for your rest is harder.",
    named:
      "You say no to what’s too much, and on a hard day you’re kind to yourself. But you {seldom} get {low}.",
    meaning:
      "When rest goes, there’s nobody to say no to. It goes fifteen minutes at a time: a chore, a screen, a worry at night. None of them asks, so your no never comes up. Pain, a child or a night shift may be taking it, too, and then there’s nothing to blame yourself for. Where it’s up to you, the end of the day could use the same no that people get.",
  },
  {
    high: [1, 7],
    low: { 4: "something pleasant" },
    lead: "Your days work. Something gets left out in between.",
    named: "You get your rest, and you do what you planned. But you {seldom} stop for {low}.",
    meaning:
      "You have the strength for it, so strength isn’t what’s missing. A day that works gives you no reason to stop in the middle. What would please you is right beside the way to the next thing: the air, the light, a song from a window. It would take half a minute, and nobody calls to say it’s time. Your plans get done because they have a place in the day. This may need one, too.",
  },
  {
    high: [1, 7],
    low: { 20: "a moment of wonder" },
    lead: "Your days work. Amazement isn’t on the schedule.",
    named:
      "You get your rest, and you do what you planned. Along the way, you {seldom} have {low}.",
    meaning:
      "You’re rested enough for it, so tiredness isn’t what’s in the way. A day that works holds few surprises, and wonder needs one. It comes when a thing turns out stranger than you took it for: a shadow, a seed, a song that sticks in your head. None of that helps with the list, so it may look like wasted time. It takes half a minute, and your plans can spare it.",
  },
  {
    high: [4, 19],
    low: { 7: "a plan that works out", 16: "your whole attention for one thing" },
    lead: "Your days have pauses in them. What’s between the pauses is harder.",
    named:
      "You stop for what feels good, and you find a little quiet. You can {seldom} count on {either}.",
    meaning:
      "When a list gets long, pauses are the first thing to go. You’ve kept yours, so don’t trade them in. It’s easy to blame your will for everything else. But there may simply be too much to do, or people interrupt, or the plan was made for a longer day. Trying harder doesn’t change any of that. Taking something off the list does.",
  },
  {
    high: [1, 19],
    low: { 16: "attention for one thing" },
    lead: "You have rest, and you have quiet. Then a task begins, and your attention scatters.",
    named:
      "Your body gets its rest, and your day has its quiet minutes. But you {seldom} have {low}.",
    meaning:
      "This isn’t plain tiredness, then. Maybe your day comes in small pieces, with a phone beside it. A mind that gets called away all day learns to leave before anyone calls. It can learn to stay, too, a few minutes at a time. Your quiet minutes show that it still knows how: when nothing is due, it stays put.",
  },
  {
    high: [16, 18],
    low: { 1: "rest", 4: "something pleasant", 13: "ease in a conversation" },
    lead: "Your head keeps things in order. Your body may be paying part of the bill.",
    named:
      "You stay with one thing at a time, and you can picture how others see it. Your body {seldom} gets {either}.",
    meaning:
      "A clear head can go on for hours without asking the body, and the body doesn’t complain in words. It uses a short temper, a stiff neck or a third cup of coffee. Seeing why other people are short with you comes easily. It’s harder to see why you’re short with them. When something’s wrong and you can’t say what, look at the body first.",
  },
  {
    high: [16, 17],
    low: { 5: "a strong feeling" },
    lead: "You look closely, and you trust what you find. Feelings have a harder time.",
    named:
      "You stay with one thing at a time, and you trust your own sense. But you {seldom} let in {low}.",
    meaning:
      "Putting a feeling off can be good sense, while there’s work to do or nobody safe is near. It isn’t gone, though. It may come back as a bad mood about something else, and because you look closely, you’ll find a good reason for the mood. A feeling doesn’t have to be solved. For a minute, it can be the one thing you look at.",
  },
  {
    high: [7, 9],
    low: { 5: "room for a strong feeling", 20: "wonder", 21: "a sense of belonging" },
    lead: "Your days run well. There’s something a good plan can’t bring you.",
    named:
      "You do what you planned, and you turn down what’s too much. In between, there’s {seldom} {either}.",
    meaning:
      "The order isn’t to blame. A plan can get an errand done, but it can’t make you be moved by something. That mostly happens when nothing has to get finished, and a day that runs well has few hours like that. You don’t have to give up the order. Leave one gap in it, with nothing to do, and see what turns up. At first, it’ll look like wasted time.",
  },
  {
    high: [20, 21],
    low: { 16: "your whole attention for one thing" },
    lead: "Large things can have all of you. Small ones get you in pieces.",
    named:
      "Ordinary things can amaze you, and you belong to something larger. But you {seldom} have {low}.",
    meaning:
      "Your attention isn’t weak: a sky or a song can have all of it. Such things call you, and a form or a pan doesn’t. That isn’t laziness. It may only mean that a dull thing needs an end you can see, like one page, or the length of one song. After that, you’re free to look up again.",
  },
  {
    high: [20, 21],
    low: { 7: "a plan that works out" },
    lead: "Large things have hold of you. The small order of the day gives way.",
    named:
      "Ordinary things can amaze you, and you belong to something larger. A plain day {seldom} brings {low}.",
    meaning:
      "It’s an old kind of trouble, and not the worst. Still, what’s unfinished can follow you around, even out under the sky. You don’t have to turn into someone with a tidy desk. Getting one thing done early may be enough to let you look up with an easy mind, and it can be so small that it feels silly.",
  },
  {
    high: [4, 20],
    low: { 19: "a quiet minute" },
    lead: "You notice what’s lovely. A minute without noise is harder to get.",
    named:
      "You stop for what feels good, and ordinary things can amaze you. But you {seldom} get {low}.",
    meaning:
      "Nobody has to tell you to slow down. Your days may be full of people, or a screen takes each gap as soon as it opens. Quiet is less than it sounds like: just a minute when nothing talks to you. It doesn’t have to be silent, and it doesn’t have to be pretty. You have the eyes and ears for whatever turns up in it.",
  },
  {
    high: [4, 12],
    low: { 5: "a strong feeling" },
    lead: "Pleasant things get in. Strong ones wait outside.",
    named:
      "You stop for small pleasures, and you can accept a kindness. But you {seldom} make room for {low}.",
    meaning:
      "A warm shower ends by itself, and so does a kind word. Nobody can tell you ahead of time how long anger or grief will stay, or what it’ll want. In the wrong place or company, keeping a feeling waiting can be wise. But holding one back takes strength, and it tends to hold joy back as well. It doesn’t have to be let in all at once. A minute is enough to see what it is.",
  },
  {
    high: [17, 18],
    low: { 16: "attention for one thing" },
    lead: "You keep an eye on both sides of a thing. Looking at just one is harder.",
    named:
      "You trust your own sense, and you can picture how things look to others. But you {seldom} have {low}.",
    meaning:
      "A mind that holds two views at once is good at just that. A page, a pot or a road has only one side, so part of the mind goes off to look for another. Or the reason is plainer: too little sleep, a worry, a phone that rings. None of that is laziness. What serves you so well in an argument is simply more than a page asks for.",
  },
  ...contrastsAmongPeople,
];
