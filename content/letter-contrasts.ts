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
    low: { 8: "an evening without second thoughts" },
    lead: "You make up your own mind. The peace afterward is slower to come.",
    named:
      "You trust your own sense, and you say no when a thing is too much. What {seldom} follows is {low}.",
    meaning:
      "Others see someone who is sure, and don’t see the evening after. A choice that nobody else has heard of can stay open for a long time, because only you can call it settled. It need not have been a bad one. To be sure beforehand and to be at peace afterward are two things, and the first can come without the second.",
  },
  {
    high: [14, 15],
    low: { 8: "peace with a decision" },
    lead: "Others hear a clear voice from you. Inside, the conversation goes on longer.",
    named:
      "You speak your mind, and you ask for what you need. In private, you {seldom} find {either}.",
    meaning:
      "So you may pass for surer than you feel. Once you have said a thing, it is over for the listener. You may hear it again on the stairs and weigh each word. That is no reason to say less. Perhaps your own side simply has its turn last, when the day is nearly gone and most things look doubtful.",
  },
  {
    high: [14, 15],
    low: { 17: "trust in your own sense" },
    lead: "Others hear a clear voice from you. You believe it less than they do.",
    named:
      "You speak your mind, and you ask for what you need. What {seldom} stands behind it is {low}.",
    meaning:
      "A clear sentence sounds like a sure one, so people may think you more certain than you are. You can say what you think and still wonder, alone, whether it is right for you. That is no lie, and no weakness either: to speak and to be sure are two different things. You have plenty of practice in the first.",
  },
  {
    high: [1, 4],
    low: { 8: "peace with a decision", 17: "trust in your own sense" },
    lead: "Your body gets more peace than your thoughts do.",
    named:
      "You get your rest, and you stop for what is pleasant. Your head {seldom} finds {either}.",
    meaning:
      "So it is hardly a matter of trying harder. What wears on you may be the number of questions that stand open at the same time, each of them asking at any hour. A rested head is a good one to choose with, and still no choice feels sure from the start. You may be waiting for a feeling that comes late.",
  },
  {
    high: [8, 9],
    low: { 7: "a plan that works out" },
    lead: "You decide, and you refuse. It is the doing that slips away.",
    named:
      "You leave a decision decided, and you say no when a thing is too much. What {seldom} follows is {low}.",
    meaning:
      "So there is nothing wrong with your will. It may be the size of the plan: what fits a good day does not fit an ordinary one. Or the plan has no hour of its own and waits for one all day. You have cut other people’s requests down to what you can carry, and you can do that with your own.",
  },
  {
    high: [7, 16],
    low: { 1: "rest", 4: "a stop for something pleasant", 19: "a quiet minute" },
    lead: "You finish what you start. What stands on no list has a harder time.",
    named:
      "You do what you planned, and you stay with one thing at a time. What {seldom} gets a turn is {low}.",
    meaning:
      "What is done can be seen, and what was left out can’t, so nobody notices but you. Even you may only notice a shorter temper, or an evening that feels flat for no reason. It need not be your doing: work, a child or pain can take such things from anyone. Where it is the list, this can stand on it, too.",
  },
  {
    high: [9, 10],
    low: { 1: "enough rest" },
    lead: "You stand up for yourself. It is harder to stand up for your rest.",
    named:
      "You say no to what is too much, and on a hard day you are kind to yourself. What you {seldom} get is {low}.",
    meaning:
      "When rest goes, there is often nobody to refuse. It goes by the quarter hour: a chore, a screen, a worry at night. Pain, a child or a shift may also take it, and then there is nothing to blame yourself for. Where it is up to you, you know how to draw a line, and the end of the day could have one.",
  },
  {
    high: [1, 7],
    low: { 4: "a stop for something pleasant", 20: "a moment of wonder" },
    lead: "You are rested, and things get done. There is less in it to enjoy.",
    named:
      "You get your rest, and you do what you planned. What {seldom} finds a place in between is {low}.",
    meaning:
      "You have the strength for such moments, so strength is not what is missing. A day that works gives you no reason to stop in the middle of it. What could please you lies beside the way to the next thing: the air, the light, a song from a window. It would take half a minute, and nobody calls to say that it is time.",
  },
  {
    high: [4, 19],
    low: { 7: "a plan that works out", 16: "your whole attention for one thing" },
    lead: "Your days have pauses in them. What lies between the pauses is harder.",
    named:
      "You stop for what is pleasant, and you find a little quiet. You can {seldom} count on {either}.",
    meaning:
      "A pause is the first thing that most lists cost, and you have kept yours. So don’t trade them in. It is easy to blame your will for the rest. But there may simply be too much to do, or somebody interrupts it, or the plan was made for a longer day. None of these gets better by trying harder.",
  },
  {
    high: [1, 19],
    low: { 16: "attention for one thing" },
    lead: "You have rest and quiet. When a task begins, your attention scatters.",
    named:
      "Your body gets its rest, and your day has its quiet minutes. What you {seldom} have is {low}.",
    meaning:
      "So you are not simply tired. Perhaps your work comes in small pieces, with a phone beside it. A mind that is called away all day gets used to it, and in the end it leaves before anyone calls. It can get used to staying as well, a few minutes at a time. Your quiet minutes show that it still knows how.",
  },
  {
    high: [16, 18],
    low: { 1: "rest", 4: "something pleasant", 13: "ease in a conversation" },
    lead: "Your head keeps its order. Your body may be paying part of the bill.",
    named:
      "You stay with one thing at a time, and you can picture how others see it. Your body {seldom} gets {either}.",
    meaning:
      "A clear head can go on for a long time without asking the body, which does not complain in words. It uses a short temper, a stiff neck or a third cup of coffee. You may put those down to the day, or to other people. When something is wrong and you can’t say what, the body is a good place to look first.",
  },
  {
    high: [16, 17],
    low: { 5: "a strong feeling" },
    lead: "You look closely, and you trust what you find. Feelings have a harder time.",
    named:
      "You stay with one thing at a time, and you trust your own sense. What {seldom} gets its turn is {low}.",
    meaning:
      "It can be good sense to put a feeling off while there is work to do, or while nobody safe is near. It is not gone then. It may come back as a bad mood about something else, and you look for the reason there. Nothing has to be done about a feeling. For a minute, it can be the one thing that you look at.",
  },
  {
    high: [7, 9],
    low: { 5: "room for a strong feeling", 20: "wonder", 21: "the sense of belonging" },
    lead: "Your days run well. There is something that a good plan can’t bring you.",
    named:
      "You do what you planned, and you refuse what is too much. What {seldom} fits in between is {low}.",
    meaning:
      "The order you keep is not to blame. A plan can get an errand done, and it can’t make a feeling come. Such things come by the way, mostly when nothing has to be finished. You can leave them room, though, as you would for a guest who never says when. For a while that room may look like a waste.",
  },
  {
    high: [20, 21],
    low: { 7: "a plan that works out", 16: "full attention for one thing" },
    lead: "Large things have hold of you. The small order of the day gives way.",
    named:
      "Ordinary things can amaze you, and you belong to something larger. A plain day {seldom} brings {either}.",
    meaning:
      "It is an old kind of trouble, and not the worst. Still, what is unfinished follows people about, even out under the sky. You don’t have to turn into someone with a tidy desk. One thing that is done early can be enough for an easy mind when you look up, and it may be so small that it feels silly.",
  },
  {
    high: [4, 20],
    low: { 19: "a quiet minute" },
    lead: "You notice what is lovely. A minute without noise is harder to get.",
    named:
      "You stop for what is pleasant, and ordinary things can amaze you. What you {seldom} get is {low}.",
    meaning:
      "So nobody has to tell you to slow down. Your days may be full of people, or a screen takes each gap as soon as it opens. Quiet is less than it sounds: only a minute in which nothing speaks to you. It need not be silent, and it need not be pretty. You have the eyes and ears for what turns up in it.",
  },
  {
    high: [4, 12],
    low: { 5: "a strong feeling" },
    lead: "Pleasant things get in. Strong ones have to wait outside.",
    named:
      "You stop for small pleasures, and kindness reaches you. What {seldom} finds a place is {low}.",
    meaning:
      "A warm shower ends by itself, and so does a kind word. Nobody can say beforehand how long anger or grief will stay, or what it will want. In the wrong place or company it may be wise to keep it waiting. Still, it takes a hand to hold a door shut, and that hand is missing for other things. Joy can end up behind the same door.",
  },
  {
    high: [17, 18],
    low: { 16: "attention for one thing" },
    lead: "You keep an eye on both sides of a thing. It is harder to look at only one.",
    named:
      "You trust your own sense, and you can picture how things look to others. What you {seldom} have is {low}.",
    meaning:
      "A mind that holds two views at once is good at just that. A page, a pot or a road has only one side, so part of the mind goes off to look for another. Or the reason is plainer: too little sleep, a worry, a phone that rings. None of these is laziness. What serves you well in a quarrel is simply more than a page asks for.",
  },
  ...contrastsAmongPeople,
];
