import type { TensionText } from "#domain/report/tensions.ts";

/** Two answers that are both Always. */
export const pairs = {
  peopleToCallAndYouCall: {
    title: "People to call, and you call",
    text: "Help can reach you, because you have both halves of it: people to call, and the words to ask them. It’s easy to use the two only for what can be repaired, like a flat tire. Harder things get told later, or to nobody, because nobody has the first sentence. The same people might want to hear those, too. And a first sentence can be short.",
    experiment:
      "Put something you’ve told nobody into one sentence. If a name comes quickly, and it’s someone who has no part in it and won’t pass it on, tell that person.",
  },
  feltAndMetWithKindness: {
    title: "Felt, and met with kindness",
    text: "You don’t hold a strong feeling off, and you don’t scold yourself for it, either. That may be why this works. A feeling can hurt twice, once by itself and once through the scolding that follows. You leave out the second part. The first can take the time it needs, and you’re not alone with it, even in an empty room.",
    experiment:
      "The next time a strong feeling has passed, notice what you did for yourself. Could you do some of it in the place where you feel safest?",
  },
  frankAndFair: {
    title: "Frank, and fair",
    text: "You can disagree with someone and still see their side of it. It takes both: frank words alone can hurt, and understanding alone can go silent. When two other people have stopped talking, you’re the one who could talk to both. That’s useful work, and you don’t always have to do it. Seeing both sides doesn’t oblige you to bring them together.",
    experiment:
      "The next time two people you know disagree over something harmless, leave it to them for ten minutes. See what they find without you.",
  },
  kindInBothDirections: {
    title: "Kind in both directions",
    text: "Your warmth toward others doesn’t come out of your own share: on a hard day you’re kind to yourself as well. That’s good for both. If a full week ever makes you cut something, watch which of the two goes first. Kindness to yourself can be dropped without a single complaint, since you’re the only one who would notice, and you’re busy.",
    experiment:
      "Find the day this week when your kindness to yourself will be the first to go. Write one line that protects ten minutes of it.",
  },
  warmWithAClearNo: {
    title: "You like them and say no",
    text: "You may think of these as two sides of you, a soft one and a firm one. They help each other. Because you turn down what’s too much, you can do a favor without being annoyed about it. And because you feel warm toward people, your no doesn’t have to sound unfriendly. Anyone who gets a favor from you can tell you had a choice.",
    experiment:
      "Think of someone you like and have turned down lately. What was different between you the next time you met?",
  },
  doneAndEnjoyed: {
    title: "You finish things, and enjoy things",
    text: "Your plans get done, and the pleasant things aren’t left out. If you’ve ever wondered whether you’re too strict with yourself or too easy, these two answers say neither. Just watch what happens when a day gets tight. A plan can defend itself with a deadline. A cup by the window has nobody to speak for it but you.",
    experiment:
      "Tomorrow, notice which comes first, a finished task or a pleasant minute. Does the second one get anything from it?",
  },
  restedAndReliable: {
    title: "Rest may carry your plans",
    text: "You keep your plans, and you may think it’s all discipline. Your rest could be doing half of the work, because it takes less will to get through the same list when you’ve slept. That’s useful to know for a week when plans begin to slip. Before you call yourself lazy, count the short nights of that week.",
    experiment:
      "After your next short night, cut the day’s list by a third before you start. How much of your discipline is left?",
  },
  aCloseLookASureChoice: {
    title: "A close look, a sure choice",
    text: "First you look, and then you believe what you see. You hardly need a second opinion, and that can make you restful to be around. From inside it may feel like nothing special: one thing, then a choice, and then the next thing. What you gain is time, all those hours that anyone can lose to going back and forth.",
    experiment:
      "After your next choice, look at the clock and see how long it took. What will you do with the time you didn’t spend on doubt?",
  },
  quietAndFullOfWonder: {
    title: "Quiet, and full of wonder",
    text: "Your wonder seems to come by itself. Your quiet minutes are probably doing some of the work, because you have to look at a thing before it can amaze you. A loud month could take both at once. The sky would look plain, and you’d think that you had changed. All you’d be short of is minutes.",
    experiment:
      "Give three quiet minutes to the plainest corner you pass all day, like a parking lot. When does it stop being plain?",
  },
  easyToBeWith: {
    title: "Easy to be with",
    text: "You let down your guard in two ways. When you’re silly, it can happen that nobody laughs. When you accept a gift, you have nothing in your hands to give back. You do both, so the people near you feel free to do the same. They may be funnier and kinder for it. Remember that on a day when you think you gave nobody anything.",
    experiment:
      "Start something silly with someone you trust who has been serious lately, and follow wherever they take it. Who ends it?",
  },
  decisionsThatStayMade: {
    title: "Decisions that stay made",
    text: "You trust your own sense before a choice, and you’re settled after it. That leaves you whole evenings that doubt would have used up. One thing comes with it: a decision that gives you no trouble doesn’t get looked at again. So an old one can stay in force long after its reasons are gone, like a way home or a firm opinion about olives.",
    experiment:
      "Pick one small rule you made for yourself years ago, and do the opposite once. Does the rule still have a reason?",
  },
  wonderAndAPlaceInIt: {
    title: "Wonder, and a place in it",
    text: "You can look at the stars and feel that you belong there. Wonder alone could make a person feel tiny. You have the other half as well: you feel part of something larger. Next to it, a worry of your own can look smaller, at least for an evening. In a hard week that’s worth a lot, and nobody can see it from outside.",
    experiment:
      "Do the most tedious task on your list as a service to whatever you feel part of. Does it get shorter or longer?",
  },
  relaxedAndHonest: {
    title: "They can hear you mean it",
    text: "Your voice and your words agree, so people can hear that you mean what you say. A hard sentence from you may be easier to take than the same one from someone tense. What’s easy for you isn’t easy for everybody, though. Some will need a night before they can give you a true answer, or a walk side by side.",
    experiment:
      "When someone is slow to say what they think, tell them that tomorrow is fine. Notice what they bring you then.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
