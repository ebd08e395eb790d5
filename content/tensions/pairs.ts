import type { TensionText } from "#domain/report/tensions.ts";

/** Two answers that are both Always. */
export const pairs = {
  frankAndFair: {
    title: "Frank, and fair",
    text: "Frankness alone can wound, and understanding alone can fall silent. With both, you can disagree with somebody and leave them feeling heard. Others come to notice it. When two of them have stopped talking, it can be you who gets the call. It is useful work, and it is not always yours. Seeing both sides doesn’t make you the bridge between them.",
    experiment:
      "The next time two people you know differ over something harmless, let them have it for ten minutes without your help. See what they find alone.",
  },
  kindInBothDirections: {
    title: "Kind in both directions",
    text: "A helper’s warmth is often taken out of the helper’s own share. Yours seems to be fed from both ends, which makes it easy to accept: nobody has to fear that they are using you up. If a crowded season ever forces a cut, watch which half goes first. The inward one can be dropped without a single complaint, since only you would notice.",
    experiment:
      "Find the day of this week when your kindness to yourself will be first to go. Write one line that protects ten minutes of it.",
  },
  warmWithAClearNo: {
    title: "Warm, with a clear no",
    text: "You can like somebody and still refuse them. Each protects the other. Since you turn down what is too much, you seldom go to a favor already cross, and a friendly no leaves the friendship standing. One kind of request can get past this. It comes from somebody you are fond of and grows a little each week, and no single step is large.",
    experiment:
      "Think of the person you do most for, and compare this month with half a year ago. Is there one step you would take back?",
  },
  doneAndEnjoyed: {
    title: "Done, and enjoyed",
    text: "Each of them takes time, every day. A week has only so many hours, so it is worth asking what gave way without a word. It could be a wish that fits into no single day, or people who would have liked that hour. What is missing never stood on the list, so nothing there reminds you of it.",
    experiment:
      "Name one thing you would like that takes longer than a day. Give its beginning ten minutes that would have gone to a plan. Do you miss them?",
  },
  restedAndReliable: {
    title: "Rested, and reliable",
    text: "Following through looks like character. Quite possibly sleep does half of it. A rested person needs less will for the same list and doesn’t feel the difference, as nobody feels a level floor. This is useful to know for the week when plans begin to slip. You might go looking for laziness when all there is to find is a run of short nights.",
    experiment:
      "After your next short night, cut the day’s list by a third before you start. How much of your discipline is left?",
  },
  peopleToCallAndYouCall: {
    title: "People to call, and you call",
    text: "Help works for you because both halves are there, the people and the sentence. Each time you ask, you also show those people that asking is allowed. Whether they feel free to do the same is harder to see from where you are. What takes you one line takes somebody else a week of circling. Someone may be circling now.",
    experiment:
      "Put this to one of the people you call on: “Is there something you have been meaning to ask me?” Count to five before you speak again.",
  },
  aCloseLookASureChoice: {
    title: "A close look, a sure choice",
    text: "You believe what you see, so few second opinions are called in. It can be restful to be near somebody who is not pulled five ways. The risk sits in the same place. What full attention leaves out doesn’t come to mind, and a trusted sense doesn’t go back for it. A choice can feel complete because the view was narrow.",
    experiment:
      "With one choice this week, spend three minutes on what you have not looked at, such as next year or a person it touches. What was there?",
  },
  quietAndFullOfWonder: {
    title: "Quiet, and full of wonder",
    text: "Wonder seems to come by itself. In your case the quiet likely does some of the work, because a thing has to be looked at before it can amaze. The two also share a danger: a loud month takes both at one stroke. The sky would look plain then, as though something in you had worn out. Only the minutes would be missing.",
    experiment:
      "Give three quiet minutes to the plainest corner you pass all day, such as a parking lot. When does it stop being plain?",
  },
  feltAndMetWithKindness: {
    title: "Felt, and met with kindness",
    text: "Letting a feeling in is easier when something kind is waiting for it. That may be why it works: you are not alone with it, even in an empty room. Others can sense this and bring you theirs, because you don’t back away. Keep an eye on what you carry home. A mood that has no reason in your own day can be a borrowed one.",
    experiment:
      "After somebody has told you something heavy, ask which part of your mood is theirs. Shake out your arms, and leave that part where you stood.",
  },
  easyToBeWith: {
    title: "Easy to be with",
    text: "Both mean lowering a guard. To be silly is to risk a groan, and to accept a gift is to stand there with nothing to give back. People can tell that whatever they bring you arrives, a joke or a favor alike. They may be funnier and kinder near you than elsewhere and not know why. Remember it on a day when you think that you gave nobody anything.",
    experiment:
      "Start something silly with a trusted person who has been serious lately, and follow wherever they take it. Who ends it?",
  },
  decisionsThatStayMade: {
    title: "Decisions that stay made",
    text: "There is little friction before your choices and little after, which leaves whole evenings free that doubt would have used. This ease has one blind side. A decision that gives no trouble isn’t visited again. An old one can stay in force long after its reasons have gone, be it a way home or a firm opinion about olives.",
    experiment:
      "Pick one trifling rule you made for yourself years ago, and do the opposite once. Has the rule still got a reason?",
  },
  wonderAndAPlaceInIt: {
    title: "Wonder, and a place in it",
    text: "You look at the stars and feel counted in. A private trouble can shrink that way until it fits into a day, which is worth a great deal in a hard week. With so much sky, it is easy to run short of patience for small print, such as a form or a long story about parking. Yet what you belong to mostly arrives in that shape.",
    experiment:
      "Do the most tedious task on your list as a service to whatever you feel part of. Does it get shorter or longer?",
  },
  relaxedAndHonest: {
    title: "Relaxed, and honest",
    text: "Others can hear that nothing is hidden and nothing is wrong, since your voice and your words agree. What comes lightly to you is no measure for them, though. When you speak so freely, a tense person can hear a call to do the same, right now. Their true answer may need a night, or a walk side by side with nobody looking.",
    experiment:
      "When somebody is slow to say what they think, tell them that tomorrow is fine. Notice what they bring you then.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
