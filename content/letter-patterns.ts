import type { LetterWords } from "#domain/report/letter-words.ts";

/** What the letter says about the seven scores as a whole, by their pattern. */
export const patterns: LetterWords["patterns"] = {
  equalHighest: {
    picture:
      "Always, twenty-one times: your flower is open all the way around. That is a fine thing to be able to say about a few weeks of your life, and it needs neither an explanation nor an apology.",
    carries:
      "With seven scores of 12, no part has to carry the others. Rest and play, will and kindness, your voice, your attention and your quiet all pull together, and when one has a bad day, six can stand in for it.",
    carriesMore: "You may not notice how much that is, because it makes so little noise.",
    asks: "What is left is upkeep. For you it may mean two things: noticing what makes these weeks go well, so that you could find your way back to it, and letting an answer slip to Often one day without counting it as a loss.",
    asksMore: "A flower in full bloom has nothing to prove.",
  },
  equalBalanced: {
    picture:
      "Seven scores of {score}: your flower is balanced and exactly round. No petal sticks out, and in each of the seven at least one answer was Always, the highest there is.",
    carries:
      "What carries you is the evenness itself. No single strength does all the work, so none of them is likely to wear out, and a poor week in one place finds six others still standing.",
    carriesMore: "Lean on whichever petal is nearest; they are all about as strong.",
    asks: "Scores like these ask for upkeep. Give what already works its usual place in busy weeks, say no to a few things that would crowd it out, and let a dull day be dull.",
    asksMore: "After a month or so you might answer the questions again, out of plain curiosity.",
  },
  equalBetween: {
    picture:
      "Seven scores of {score}: your flower is perfectly even, and does not quite reach the rim. No part of you has been fed at the cost of another, and no part has quite had its fill.",
    carries:
      "So what carries you is no single chakra. It is the evenness: whatever keeps you going these days has reached all seven by about the same amount.",
    carriesMore: "An even flower is a calm place to add to.",
    asks: "What asks for care is for you to choose, since no petal is the short one. {points} in any of them and it counts as balanced. Take the one where a little more would please you most.",
    asksMore: "Each point is a single answer, one step higher.",
  },
  equalBlocked: {
    picture:
      "Seven scores of {score}: your flower is small and even all the way around. A long or tired stretch can look like this, when everything gets a little and nothing gets enough.",
    carries:
      "An even flower also means that no part of you has been left behind. In every one of the seven, at least one answer rose above Rarely, so a pilot light is on in each room.",
    carriesMore: "A pilot light is small, and it is what fires are lit from.",
    asks: "Since nothing is lowest, you may choose where to begin. Take the part that seems easiest and not the most important one; with little strength to spend, easy is wise.",
    asksMore: "The other six can wait their turn.",
  },
  equalLowest: {
    picture:
      "You answered Rarely twenty-one times, and that is a lot to put down in one sitting. Please read it as a sign of how hard these weeks may have been, and never as a measure of you.",
    carries:
      "No score stands out, so what carries you is not in this flower. It may be whatever made you sit down and ask how you are. Some part of you thinks you are worth the question, and that part is right.",
    carriesMore: "Keep it company; it has been working alone.",
    asks: "Where every petal is short, none is the wrong one to begin with. Choose what costs you least, be it ten minutes more sleep or a word to somebody kind, and leave the rest for another season.",
    asksMore: "Small is not a lesser way to begin, only a shorter one.",
  },
  allBalanced: {
    picture:
      "All seven of your scores are balanced, from {low} to {high}. It takes a good many answers of Often and Always to get there, and each of them stands for something that held on ordinary days.",
    carriesMore: "Strengths like these ask for nothing but room in the week.",
    asks: "Balanced scores ask for upkeep. That means knowing which two or three habits hold all this up, giving them a place when the calendar fills, and letting a tired day be a tired day.",
    asksMore: "If you want to do more, lend some of it to someone who is short of it just now.",
  },
  allBlocked: {
    picture:
      "All seven of your scores came out low, from {low} to {high}. If that is hard to see in one place, go slowly. It may only mean that life has asked a great deal of you for a while.",
    carriesMore: "It is not much, and it doesn’t have to be.",
    asksMore: "The practices can wait until you want one, and one in a week is a fair pace.",
  },
  mostlyBlocked: {
    picture:
      "{blocked} of your seven scores came out low. A hard stretch can look like that, and it says more about what these weeks have asked of you than about who you are.",
    carries: "Begin with what holds.",
    carriesMore: "You don’t have to make more of it; it is enough to know that it is there.",
    asksMore: "No practice has to be done at once, and any of them will wait without complaint.",
  },
  closeTogether: {
    picture:
      "Your seven scores lie close together, all from {low} to {high}. No score runs far ahead and none drops far behind, so read the differences lightly, like a degree or two on a thermometer.",
    carriesMore: "It is a small lead, and still the likeliest place for a good day to begin.",
    asksMore:
      "With so little between them, you could also follow your curiosity and begin anywhere.",
  },
  oneShort: {
    picture:
      "Six of your seven scores are balanced, and only {short} is shorter. So there is one place to look at first, and there are six others that can lend it something.",
    carriesMore:
      "Strengths like this need no improving, only their place in the week and now and then a nod.",
    asksMore: "There is no catching up to do; ten minutes in a week would be a start.",
  },
  twoShort: {
    picture:
      "Five of your seven scores are balanced, and {short} are shorter. It is a picture with two clear exceptions, and the five that are balanced can spare something for those two.",
    carriesMore: "What already works needs no improving, and can be used as it is, and often.",
    asksMore: "The two need not be looked after in the same week.",
  },
  mostlyBetween: {
    picture:
      "Most of your scores lie in the middle: {counts}. There good things come and go, and the days on which they come can show you how to make room for them.",
    carriesMore:
      "Notice the days when this comes easily, and what came just before, for that is worth doing again.",
    asksMore: "A little, often, will do more there than one brave weekend.",
  },
  mixed: {
    picture:
      "Your scores run from {low} to {high}: {counts}. That spread is useful, because it shows both what you can stand on now and what you may want to tend next.",
    carriesMore:
      "Go there when a day comes apart; a strength of that kind doesn’t mind being asked twice.",
    asksMore: "A short petal is a place to begin and no verdict on how you live.",
  },
};
