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
    lead: "You know what’s right for you. Getting help is harder.",
    named:
      "You trust your own sense, and you say no when a thing is too much. But when the heater breaks, or a night is bad, you {seldom} have {low}.",
    meaning:
      "There can be plain reasons: a move, a hard year, or people who have their hands full themselves. Decisions get heavier, too, if you’d have to fix whatever goes wrong on your own. Having few people to call says more about your circumstances than about you. Help in trouble often begins small, on a day when nothing is wrong.",
  },
  {
    high: [9, 17],
    low: { 8: "peace about what you chose" },
    lead: "You make up your own mind. The peace afterward is slower to come.",
    named:
      "You trust your own sense, and you say no when a thing is too much. But afterward you {seldom} have {low}.",
    meaning:
      "There can be plain reasons: the choice mattered, or somebody was disappointed, or you were tired when you made it. An uneasy day afterward says nothing against the choice. Being sure before and being at peace after are two different things, and you can have the first without the second. Late at night, most choices look worse than they are.",
  },
  {
    high: [14, 15],
    low: { 8: "peace" },
    lead: "People hear a clear voice from you. They don’t hear how long a decision goes on bothering you.",
    named:
      "You speak your mind, and you ask for what you need. After a decision, you {seldom} find {low}.",
    meaning:
      "Saying what you think is one thing, and being at peace with what you chose is another. Maybe a lot hangs on it, or you’ve been short of sleep. A doubt can come back days later, over something that others think is settled. That’s no reason to say less. You can also say the doubt out loud, just as plainly.",
  },
  {
    high: [14, 15],
    low: { 17: "trust in your own sense" },
    lead: "People hear a clear voice from you. You believe it less than they do.",
    named:
      "You speak your mind, and you ask for what you need. Behind that, there’s {seldom} {low}.",
    meaning:
      "A clear sentence sounds like a sure one, so people take your word for it, and you may be the only one who knows about the doubt. You can say what you think and still wonder, once you’re alone, if it’s right for you. That’s no lie, and no weakness: speaking and being sure are two different things.",
  },
  {
    high: [1, 4],
    low: { 8: "peace with a decision", 17: "trust in your own sense" },
    lead: "You take good care of yourself. Being sure of a choice is the harder part.",
    named: "You get your rest, and you stop for what feels good. You {seldom} find {either}.",
    meaning:
      "There may be many questions open at once, or one that really is hard. A rested head is a good one to choose with, but going over the same question again doesn’t answer it. Some peace only comes later, once you’ve lived with a thing for a while. Until then, you can leave the question alone.",
  },
  {
    high: [8, 9],
    low: { 7: "the plan you made for the day" },
    lead: "You can decide, and you can say no. Getting to your own plans is harder.",
    named:
      "Once you’ve decided, it’s settled, and you turn down what’s too much. Yet you {seldom} get to {low}.",
    meaning:
      "Nothing is wrong with your will: your no shows that. It may be the size of the plan, since what fits a good day doesn’t fit an ordinary one. Or you’re tired, people interrupt, and the plan waits all day for an hour of its own. A list that’s too long can get a no from you, too.",
  },
  {
    high: [7, 16],
    low: { 1: "rest", 4: "a stop for something pleasant", 19: "a quiet minute" },
    lead: "You finish what you start. What isn’t on any list has a harder time.",
    named:
      "You do what you planned, and you stay with one thing at a time. In between, you {seldom} get {either}.",
    meaning:
      "Work, a child or pain can take these things from anyone, and then no list is to blame. What gets done can be seen, and you can be glad of it. What was left out is harder to see. But where it’s the list, remember what happens to things that make it onto yours. They get done.",
  },
  {
    high: [9, 10],
    low: { 1: "enough rest" },
    lead: "You stand up for yourself. Standing up for your rest is harder.",
    named:
      "You say no to what’s too much, and on a hard day you’re kind to yourself. But you {seldom} get {low}.",
    meaning:
      "There can be plain reasons: pain, a child, a night shift, noise through a wall. Otherwise, rest mostly goes a little at a time, fifteen minutes for one more chore and fifteen for a screen, and no single one seems worth a no. A day when you’re tired from morning on is a hard day, too.",
  },
  {
    high: [1, 7],
    low: { 4: "something pleasant" },
    lead: "Your days work. Something pleasant in between is harder to fit in.",
    named: "You get your rest, and you do what you planned. But you {seldom} stop for {low}.",
    meaning:
      "You’re rested, so tiredness is probably not the reason. Maybe the days are simply full, or nothing has tempted you lately, and neither one is a failing. A small pleasure doesn’t take much: some air, the light, a song from a window. But nobody calls to say it’s time for it. Your plans get done because they have a place in the day. This may need one, too.",
  },
  {
    high: [1, 7],
    low: { 20: "a moment of wonder" },
    lead: "Your days work. There isn’t much wonder in them.",
    named:
      "You get your rest, and you do what you planned. Along the way, you {seldom} have {low}.",
    meaning:
      "You’re rested enough for it, so you don’t need more sleep first. It may just be a full stretch, or a gray one. Wonder comes when something turns out stranger than you took it for, like a shadow or a seed. None of that helps with the day’s list, so it’s easy to walk past. It takes half a minute, and your plans can spare it.",
  },
  {
    high: [4, 19],
    low: { 7: "a plan that works out", 16: "your whole attention for one thing" },
    lead: "Your days have pauses in them. What’s between the pauses is harder.",
    named:
      "You stop for what feels good, and you find a little quiet. You can {seldom} count on {either}.",
    meaning:
      "When a list gets long, pauses are the first thing to go. You’ve kept yours. It’s easy to blame your will for everything else. But there may simply be too much to do, or people interrupt, or the plan was made for a longer day. Trying harder doesn’t change any of that. Taking something off the list does.",
  },
  {
    high: [1, 19],
    low: { 16: "attention for one thing" },
    lead: "You have rest, and you have quiet. Staying with one thing is harder.",
    named:
      "Your body gets its rest, and your day has its quiet minutes. But you {seldom} have {low}.",
    meaning:
      "So it probably isn’t plain tiredness. Maybe your day comes in small pieces, with a phone beside it, or there’s a worry, or people need you every few minutes. Being called away all day is tiring, and it isn’t laziness. Attention can come back a few minutes at a time, and it’s easier for someone who’s rested.",
  },
  {
    high: [16, 18],
    low: { 1: "enough rest", 4: "something pleasant", 13: "ease in a conversation" },
    lead: "Attention takes strength, and yours has little rest behind it.",
    named:
      "You stay with one thing at a time, and you can picture how things look to others. You {seldom} get {either}.",
    meaning:
      "There can be plain reasons: pain, a worry, a child, a late shift. What’s missing may show as a stiff neck, a short temper or a third cup of coffee. When something’s wrong and you can’t say what, ask first how you’ve slept. If it goes on for weeks, a doctor can look for the cause.",
  },
  {
    high: [16, 17],
    low: { 5: "a strong feeling" },
    lead: "You look closely, and you trust what you find. Feelings have a harder time.",
    named:
      "You stay with one thing at a time, and you trust your own sense. But you {seldom} make room for {low}.",
    meaning:
      "Putting a feeling off can be good sense, while there’s work to do or nobody safe is near. What was put off may come back as a bad mood, and then it’s hard to tell what the mood is about. A feeling can be the one thing you look at for a minute, and it doesn’t have to be solved.",
  },
  {
    high: [7, 9],
    low: { 5: "room for a strong feeling", 20: "wonder", 21: "a sense of belonging" },
    lead: "Your days run well. There’s something a good plan can’t bring you.",
    named:
      "You do what you planned, and you turn down what’s too much. In between, there’s {seldom} {either}.",
    meaning:
      "It may be a busy stretch or a sad one, and the order in your days isn’t to blame. A plan can get an errand done, but it can’t make you be moved by something. That mostly happens when nothing has to get finished. One gap in a week, with nothing to do, can be enough. At first, it’ll look like wasted time.",
  },
  {
    high: [20, 21],
    low: { 16: "your whole attention for one thing" },
    lead: "You can be amazed, and you belong somewhere. Staying with one thing is the harder part.",
    named:
      "Ordinary things can amaze you, and you belong to something larger. But you {seldom} have {low}.",
    meaning:
      "There can be plain reasons: too little sleep, a worry, a phone that rings, or too much to do at once. None of that is laziness. If the thing is simply dull, it may need an end you can see, like one page, or the length of one song. After that, you’re free to look up again.",
  },
  {
    high: [20, 21],
    low: { 7: "a plan that works out" },
    lead: "You can be amazed, and you belong somewhere. The day’s small plans are harder.",
    named:
      "Ordinary things can amaze you, and you belong to something larger. A plain day {seldom} brings {low}.",
    meaning:
      "There can be plain reasons: too much to do, too little sleep, people who interrupt, or a plan that was made for a longer day. Wonder isn’t to blame for any of them. Still, what’s unfinished can follow you around, even outdoors. You don’t have to turn into someone with a tidy desk. Getting one thing done early may be enough.",
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
    lead: "You can enjoy things, and you can accept kindness. What’s strong or sad gets less room.",
    named:
      "You stop for small pleasures, and you can accept a kindness. But you {seldom} make room for {low}.",
    meaning:
      "A warm shower ends by itself, and so does a kind word. Nobody can tell you ahead of time how long anger or grief will stay, or what it’ll want. In the wrong place or company, keeping a feeling waiting can be wise. Where it’s safe, a minute is enough to see what it is.",
  },
  ...contrastsAmongPeople,
  {
    high: [17, 18],
    low: { 16: "your whole attention" },
    lead: "You see both sides of an argument. Giving one thing your whole attention is harder.",
    named:
      "You trust your own sense, and you can picture how things look to others. But one thing at a time {seldom} gets {low}.",
    meaning:
      "There can be plain reasons: too little sleep, a worry, a phone that rings, or too much that has to be done at once. None of them is laziness. Seeing both sides is one skill, and staying with one thing is another. Attention comes back sooner when less is asking for it, so taking something away helps more than trying harder.",
  },
];
