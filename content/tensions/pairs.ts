import type { TensionText } from "#domain/report/tensions.ts";

/** Two answers that are both Always. */
export const pairs = {
  frankAndFair: {
    title: "Frank, and fair",
    text: "You can disagree with somebody and still see their side of it. Frankness alone can wound, and understanding alone can fall silent. You have brought both to your talks lately. When two people have stopped talking, it may be you who gets the call. That is useful work, and it is not always yours. Seeing both sides doesn’t make you the bridge between them.",
    experiment:
      "The next time two people you know differ over something harmless, let them sort it out for ten minutes without you. See what they find alone.",
  },
  kindInBothDirections: {
    title: "Kind in both directions",
    text: "Your warmth toward others is not taken out of your own share, since a hard day finds you kind to yourself as well. So nobody has to fear that they are using you up. If a full week ever forces a cut, watch which half goes first. The inward one can be dropped without a single complaint, since only you would notice.",
    experiment:
      "Find the day of this week when your kindness to yourself will be first to go. Write one line that protects ten minutes of it.",
  },
  warmWithAClearNo: {
    title: "You like them and still refuse",
    text: "You may think of these as two sides of you, the soft one and the firm one. They look after each other. Because you turn down what is too much, you can go to a favor without being cross. And because the warmth is real, a no from you need not sound like a farewell. People can ask you for things without fear of either answer.",
    experiment:
      "Think of somebody you like and have turned down lately. What was different between you the next time you met?",
  },
  doneAndEnjoyed: {
    title: "You finish, and you stop",
    text: "Your list does not eat up the warm shower, and the shower does not eat up the list. Each of them takes time, and each has got it from you lately. If you have ever wondered whether you are too strict with yourself or too easy, these two answers say neither. You stop, and then you go on.",
    experiment:
      "Tomorrow, notice which comes first, a finished task or a pleasant minute. Does the second one get anything from it?",
  },
  restedAndReliable: {
    title: "Rest may carry your plans",
    text: "You keep your plans, and that looks like character. Quite possibly your rest does half of it. Somebody who is rested needs less will for the same list and doesn’t feel the difference, as nobody feels a level floor. This is useful to know for a week when plans begin to slip. You might look for laziness when all there is to find is a run of short nights.",
    experiment:
      "After your next short night, cut the day’s list by a third before you start. How much of your discipline is left?",
  },
  peopleToCallAndYouCall: {
    title: "People to call, and you call",
    text: "Help works for you because both halves are there, the people and the sentence. Each time you ask, you also show those people that asking is allowed. Whether they feel free to do the same is harder to see from where you are. What takes you one line can take somebody else a week of circling.",
    experiment:
      "Put this to one of the people you call on: “Is there something you have been meaning to ask me?” Count to five before you speak again.",
  },
  aCloseLookASureChoice: {
    title: "A close look, a sure choice",
    text: "You look at one thing closely, and then you believe what you see. So few second opinions are called in. It can be restful to be near somebody who is not pulled five ways. You may hardly notice it yourself, because from inside it feels like nothing special. There is one thing, then a choice, and then the next thing.",
    experiment:
      "After your next choice, look at the clock and see how long it took. What will you do with the time that you did not spend on doubt?",
  },
  quietAndFullOfWonder: {
    title: "Quiet, and full of wonder",
    text: "Your wonder may seem to come by itself. Your quiet minutes likely do some of the work, because a thing has to be looked at before it can amaze. So the two also go together: a loud month takes both at one stroke. The sky would look plain then, as though something in you had worn out. Only the minutes would be missing.",
    experiment:
      "Give three quiet minutes to the plainest corner you pass all day, such as a parking lot. When does it stop being plain?",
  },
  feltAndMetWithKindness: {
    title: "Felt, and met with kindness",
    text: "When you let a strong feeling in, something kind is waiting for it. That may be why it works: you are not alone with it, even in an empty room. A feeling can hurt twice, once by itself and once through the scolding that follows. You leave out the second. So there is only the first to be felt, and it can take the time it needs.",
    experiment:
      "The next time a strong feeling has passed, recall what you did for yourself meanwhile. Give that a name of two words, to find it again.",
  },
  easyToBeWith: {
    title: "Easy to be with",
    text: "You lower your guard in two ways. When you are silly, you risk a groan, and when you accept a gift, you stand there with nothing to give back. People can tell that whatever they bring you arrives, a joke or a favor alike. They may be funnier and kinder near you than elsewhere. Remember it on a day when you think that you gave nobody anything.",
    experiment:
      "Start something silly with a trusted person who has been serious lately, and follow wherever they take it. Who ends it?",
  },
  decisionsThatStayMade: {
    title: "Decisions that stay made",
    text: "There is little friction before your choices and little after, which leaves whole evenings free that doubt would have used. One thing comes with it. A decision that gives you no trouble isn’t visited again. An old one can stay in force long after its reasons have gone, be it a way home or a firm opinion about olives.",
    experiment:
      "Pick one trifling rule you made for yourself years ago, and do the opposite once. Has the rule still got a reason?",
  },
  wonderAndAPlaceInIt: {
    title: "Wonder, and a place in it",
    text: "You can look at the stars and feel counted in. Wonder by itself could leave a person tiny, and you have the other half as well: you feel part of something larger. A private trouble can shrink that way until it fits into a day. In a hard week that is worth a great deal, and nobody can see it from outside.",
    experiment:
      "Do the most tedious task on your list as a service to whatever you feel part of. Does it get shorter or longer?",
  },
  relaxedAndHonest: {
    title: "They can hear you mean it",
    text: "Others can hear that nothing is hidden and nothing is wrong, since your voice and your words agree. So a hard sentence from you may be easier to hear than the same one from somebody tense. What comes lightly to you is not light for everybody, though. Their true answer may need a night, or a walk side by side with nobody looking.",
    experiment:
      "When somebody is slow to say what they think, tell them that tomorrow is fine. Notice what they bring you then.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
