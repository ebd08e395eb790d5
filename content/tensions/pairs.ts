import type { TensionText } from "#domain/report/tensions.ts";

/** Two answers that are both Always. */
export const pairs = {
  peopleToCallAndYouCall: {
    title: "People to call, and you call",
    text: "Help can reach you, because you have both halves of it: people to call, and the words to ask them. It is easy to use the two only for what can be repaired, such as a flat tire. Harder things get told later, or to nobody, for want of a first sentence. The same people might want to hear those. And a first sentence can be short.",
    experiment:
      "In your head, put something that you have told nobody into one sentence. Which of them can you imagine hearing it?",
  },
  feltAndMetWithKindness: {
    title: "Felt, and met with kindness",
    text: "You don’t hold a strong feeling off, and you don’t scold yourself for it either. That may be why this works. A feeling can hurt twice, once by itself and once through the scolding that follows. You leave out the second part. So the first can take the time it needs, and you are not alone with it, even in an empty room.",
    experiment:
      "The next time a strong feeling has passed, recall what you did for yourself meanwhile. Give that a name of two words, to find it again.",
  },
  frankAndFair: {
    title: "Frank, and fair",
    text: "You can disagree with someone and still see their side of it. It takes both. Frank words alone can hurt, and understanding alone can fall silent. When two others have stopped talking, they may turn to you, because you can do both. That is useful work, and you don’t have to always do it. Seeing both sides does not oblige you to bring them together.",
    experiment:
      "The next time two people you know differ over something harmless, let them sort it out for ten minutes without you. See what they find alone.",
  },
  kindInBothDirections: {
    title: "Kind in both directions",
    text: "Your warmth toward others is not taken out of your own share, since a hard day finds you kind to yourself as well. That is good for both. If a full week ever forces you to cut something, watch which of the two goes first. Kindness to yourself can be dropped without a single complaint, since only you would notice.",
    experiment:
      "Find the day of this week when your kindness to yourself will be first to go. Write one line that protects ten minutes of it.",
  },
  warmWithAClearNo: {
    title: "You like them and still refuse",
    text: "You may think of these as two sides of you, a soft one and a firm one. They help each other. Because you turn down what is too much, you can do a favor without being annoyed about it. And because you feel warm toward people, your no doesn’t have to sound unfriendly. With anyone who is safe, either answer is all right.",
    experiment:
      "Think of someone you like and have turned down lately. What was different between you the next time you met?",
  },
  doneAndEnjoyed: {
    title: "You finish, and you stop",
    text: "Your plans get done, and the pleasant things are not left out. Each takes time, and each has got it from you lately. If you have ever wondered whether you are too strict with yourself or too easy, these two answers say neither. They may even help each other: a short stop can give you strength for the next task.",
    experiment:
      "Tomorrow, notice which comes first, a finished task or a pleasant minute. Does the second one get anything from it?",
  },
  restedAndReliable: {
    title: "Rest may carry your plans",
    text: "You keep your plans, and you may think that this is all discipline. Your rest could be doing half of the work, because someone who is rested needs less will for the same list. That is useful to know for a week in which plans begin to slip. Before you call yourself lazy, count the short nights of that week.",
    experiment:
      "After your next short night, cut the day’s list by a third before you start. How much of your discipline is left?",
  },
  aCloseLookASureChoice: {
    title: "A close look, a sure choice",
    text: "First you look, and then you believe what you see. So you seldom need a second opinion, and that can make you restful to be near. From inside it may feel like nothing special: one thing, then a choice, and then the next thing. What you gain is time, the hour that anyone can lose to going back and forth.",
    experiment:
      "After your next choice, look at the clock and see how long it took. What will you do with the time that you did not spend on doubt?",
  },
  quietAndFullOfWonder: {
    title: "Quiet, and full of wonder",
    text: "Your wonder may seem to come by itself. Your quiet minutes likely do some of the work, because you have to look at a thing before it can amaze you. So a loud month could take both at once. The sky would look plain then, and you might think that you had changed. You would only have had too few of those minutes.",
    experiment:
      "Give three quiet minutes to the plainest corner you pass all day, such as a parking lot. When does it stop being plain?",
  },
  easyToBeWith: {
    title: "Easy to be with",
    text: "You let down your guard in two ways. When you are silly, nobody may laugh. When you accept a gift, you have nothing in your hands to give back. You do both, so people near you can feel free to do the same. They might be funnier and kinder for it. Remember that on a day when you think that you gave nobody anything.",
    experiment:
      "Start something silly with a trusted person who has been serious lately, and follow wherever they take it. Who ends it?",
  },
  decisionsThatStayMade: {
    title: "Decisions that stay made",
    text: "You trust your own sense before a choice, and you are settled after it. That leaves whole evenings free that doubt would have used. One thing comes with it: a decision that gives you no trouble is not looked at again. So an old one can stay in force long after its reasons have gone, such as a way home or a firm opinion about olives.",
    experiment:
      "Pick one trifling rule you made for yourself years ago, and do the opposite once. Has the rule still got a reason?",
  },
  wonderAndAPlaceInIt: {
    title: "Wonder, and a place in it",
    text: "You can look at the stars and feel that you belong there. Wonder alone could make a person feel tiny. You have the other half as well, since you feel part of something larger. Beside it, a worry of your own can look smaller, at least for an evening. In a hard week that is worth a great deal, and nobody can see it from outside.",
    experiment:
      "Do the most tedious task on your list as a service to whatever you feel part of. Does it get shorter or longer?",
  },
  relaxedAndHonest: {
    title: "They can hear you mean it",
    text: "Your voice and your words agree, so others can hear that you mean what you say. A hard sentence from you may be easier to take than the same one from someone tense. What is easy for you is not easy for everybody, though. Some will need a night before they can give you a true answer, or a walk side by side.",
    experiment:
      "When someone is slow to say what they think, tell them that tomorrow is fine. Notice what they bring you then.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
