import type { Tension } from "./tensions.ts";

/** Two answers that are both Always: `high` holds the two, `low` is empty. */
export const pairs: readonly Tension[] = [
  {
    high: [14, 18],
    low: [],
    title: "Frank, and fair",
    insight:
      "You say what you really think, and you can picture the other side while you are saying it.",
    text: "Frankness alone can wound, and understanding alone can fall silent. With both, you can disagree with somebody and leave them feeling heard. Others come to notice it. When two of them have stopped talking, you may be the one who gets the call. It is useful work, and it is not always yours. Seeing both sides doesn’t make you the bridge between them.",
    experiment:
      "The next time two people you know differ over something harmless, let them have it for ten minutes without your help. See what they find alone.",
  },
  {
    high: [10, 11],
    low: [],
    title: "Kind in both directions",
    insight:
      "You are warm to the people you meet and kind to yourself on a hard day, so neither lives off the other.",
    text: "A helper’s warmth is often taken out of the helper’s own share. Yours seems to be fed from both ends, which makes it easy to accept: nobody has to fear that they are using you up. A crowded season may still force a cut. Watch which half goes first. The inward one can be dropped without a single complaint, since only you would notice.",
    experiment:
      "Find the day of this week when your kindness to yourself will be first to go. Write one line that protects ten minutes of it.",
  },
  {
    high: [9, 11],
    low: [],
    title: "Warm, with a clear no",
    insight:
      "You feel warm toward people and still turn down what is too much for you, and neither spoils the other.",
    text: "Because your no comes without frost, it is easy to believe. Others can ask you freely, knowing that they would be told, and so your yes is worth having. One thing can get lost on the way. A refusal that is friendly and quick sounds as if it cost you nothing. Somebody may go home without learning that you would have liked to come.",
    experiment:
      "With your next no to somebody you feel safe with, name the part you would have enjoyed. Notice what they do with it.",
  },
  {
    high: [4, 7],
    low: [],
    title: "Done, and enjoyed",
    insight:
      "You follow through on the day’s plans, and you stop for warm water or fresh air along the way.",
    text: "Work and pleasure mostly want the same hour. With you they seem to have come to terms, and neither waits until the other is finished. One may even help: it is easier to go back to a task from a minute in the sun. There is one thing to watch. Somebody so good at plans can begin to plan the pleasures, until a breath of air is one more item.",
    experiment:
      "Follow one pleasure this week that was in no plan, for as long as it lasts. Notice what in you looks at the clock.",
  },
  {
    high: [1, 7],
    low: [],
    title: "Rested, and reliable",
    insight:
      "Your body gets its rest, and your plans for the day get done; one of these may be carrying the other.",
    text: "You may think of following through as character. Quite possibly sleep does half of it. A rested person needs less will for the same list and doesn’t feel the difference, as nobody feels a level floor. This is useful to know for the week when plans begin to slip. You might go looking for laziness when all there is to find is a run of short nights.",
    experiment:
      "After your next short night, cut the day’s list by a third before you start. How much of your discipline is left?",
  },
  {
    high: [3, 15],
    low: [],
    title: "People to call, and you call",
    insight:
      "You have somebody to turn to and you do ask, so help can reach you before things grow large.",
    text: "Help works for you because both halves are there, the people and the sentence. Each time you ask, you also show those people that asking is allowed. Whether they feel free to do the same is harder to see from where you are. What takes you one line may take somebody else a week of circling. Someone may be circling now.",
    experiment:
      "Put this to one of the people you call on: “Is there something you have been meaning to ask me?” Count to five before you speak again.",
  },
  {
    high: [16, 17],
    low: [],
    title: "A close look, a sure choice",
    insight:
      "You look closely at one thing and trust what you then find right, so your choices need little company.",
    text: "You believe what you see, so few second opinions are called in. It can be restful to be near somebody who is not pulled five ways. The risk sits in the same place. What full attention leaves out doesn’t come to mind, and a trusted sense doesn’t go back for it. A choice can feel complete because the view was narrow.",
    experiment:
      "With one choice this week, spend three minutes on what you have not looked at, such as next year or a person it touches. What was there?",
  },
  {
    high: [19, 20],
    low: [],
    title: "Quiet, and full of wonder",
    insight:
      "You find quiet in your day and wonder in ordinary things, and the first may well open the way for the second.",
    text: "Wonder seems to come by itself. In your case the quiet likely does some of the work, because a thing has to be looked at before it can amaze. The two also share a danger: a loud month takes both at one stroke. The sky would look plain then, as though something in you had worn out. Only the minutes would be missing.",
    experiment:
      "Give three quiet minutes to the plainest corner you pass all day, such as a parking lot. Notice when it stops being plain.",
  },
  {
    high: [5, 10],
    low: [],
    title: "Felt, and met with kindness",
    insight:
      "You let strong feelings come, and on a hard day you are kind to the one who is having them.",
    text: "Letting a feeling in is easier when something kind is waiting for it. That may be why it works: you are not alone with it, even in an empty room. Others may sense this and bring you theirs, because you don’t back away. Keep an eye on what you carry home. A mood that has no reason in your own day can be a borrowed one.",
    experiment:
      "After somebody has told you something heavy, ask which part of your mood is theirs. Shake out your arms, and leave that part where you stood.",
  },
  {
    high: [6, 12],
    low: [],
    title: "Easy to be with",
    insight:
      "You are playful with people you trust and can accept a kindness, which makes you easy to give to.",
    text: "Both mean lowering a guard. To be silly is to risk a groan, and to accept a gift is to stand there with nothing to give back. People can tell that whatever they bring you arrives, a joke or a favor alike. They may be funnier and kinder near you than elsewhere and not know why. Remember it on a day when you think that you gave nobody anything.",
    experiment:
      "Start something silly with a trusted person who has been serious lately, and follow wherever they take it. Notice who ends it.",
  },
  {
    high: [8, 17],
    low: [],
    title: "Decisions that stay made",
    insight:
      "You trust your sense of what is right, and what you have decided stays decided, so little of it follows you home.",
    text: "There is little friction before your choices and little after, which leaves whole evenings free that doubt would have used. This ease has one blind side. A decision that gives no trouble isn’t visited again. An old one can stay in force long after its reasons have gone, be it a way home or a firm opinion about olives.",
    experiment:
      "Pick one trifling rule you made for yourself years ago, and do the opposite once. Has the rule still got a reason?",
  },
  {
    high: [20, 21],
    low: [],
    title: "Wonder, and a place in it",
    insight:
      "Ordinary things fill you with wonder, and you feel part of something larger, so a worry has wide space around it.",
    text: "You look at the stars and feel counted in. A private trouble can shrink that way until it fits into a day, which is worth a great deal in a hard week. A person with so much sky may run short of patience for small print, such as a form or a long story about parking. Yet what you belong to mostly arrives in that shape.",
    experiment:
      "Do the most tedious task on your list as a service to whatever you feel part of. Does it get shorter or longer?",
  },
  {
    high: [13, 14],
    low: [],
    title: "Relaxed, and honest",
    insight:
      "Your body stays at ease while you say what you really think, so people can believe both.",
    text: "Others can hear that nothing is hidden and nothing is wrong, since your voice and your words agree. What comes lightly to you is no measure for them, though. When you speak so freely, a tense person may take it as a call to do the same, right now. Their true answer may need a night, or a walk side by side with nobody looking.",
    experiment:
      "When somebody is slow to say what they think, tell them that tomorrow is fine. Notice what they bring you then.",
  },
];
