import type { TensionText } from "#domain/report/tensions.ts";

/** Two answers that are both Always. */
export const pairs = {
  peopleToCallAndYouCall: {
    title: "You have people, and you ask",
    text: "A flat tire is easy to call about. Harder things get told later, or to nobody, because the first sentence is hard to find. You already have what it takes to get help: people who’d come, and the words to ask them. The same people might want to hear the harder things, too. And a first sentence can be short.",
    experiment:
      "In your head, put one thing you’ve told nobody into a sentence. Is there someone who has no part in it and wouldn’t pass it on?",
  },
  aPlaceToLetItOut: {
    title: "A place to let it out",
    text: "A strong feeling needs a place where it can be loud, and home may not be that place for you. Keeping it until you’re somewhere safe isn’t the same as hiding it. It’s the same kindness you have for yourself on any hard day. It helps to know such a place before you need one. It can be somebody’s kitchen, or a bench in a park.",
    experiment:
      "In your head, choose one place outside home for an hour, and one for a night. If no place for a night comes to mind, a hotline can help.",
  },
  feltAndMetWithKindness: {
    title: "Felt, and met with kindness",
    text: "A feeling can hurt twice: once by itself, and once when you’re scolded for it. You leave the scolding out, so a strong feeling can take the time it needs. Good feelings gain from this, too. Joy, pride or being moved by a song can come all the way up, because nobody inside tells them that they’re too much.",
    experiment:
      "The next time a good feeling comes, give it the room you’d give a sad one. Stop, and stay until it fades by itself.",
  },
  frankAndFair: {
    title: "Frank, and fair",
    text: "Being frank can hurt somebody, and understanding them can keep you quiet. With both, you can disagree with someone and stay on good terms. When two friends have stopped talking, you may be the one who can talk to both. That’s useful work, but never between people who frighten you. Seeing both sides doesn’t oblige you to bring them together.",
    experiment:
      "The next time you disagree with a friend about something small, say their reason first, and then yours. What happens?",
  },
  kindInBothDirections: {
    title: "Kind in both directions",
    text: "Being warm to others can use a person up, and being kind to yourself on a hard day keeps that from happening. You can also put the two together. On a day when you’re low, say to someone else the kind thing that you’d like to hear. It doesn’t replace your own kindness. You simply get to hear it twice.",
    experiment:
      "On your next hard day, think one kind sentence to yourself, and send the same one to someone you like. Which of you needed it more?",
  },
  warmWithAClearNo: {
    title: "A warm yes, a clear no",
    text: "Because you turn down what’s too much, you can do a favor without being annoyed about it. And because you feel warm toward people, your no can sound friendly to anyone who takes it well. You can look for the favors you like best, such as a ride or a recipe, and let those be the ones you do.",
    experiment:
      "Remember a recent favor that you enjoyed doing. What was it about that one, and would you like more of those?",
  },
  doneAndEnjoyed: {
    title: "You finish things, and enjoy things",
    text: "If you’ve ever wondered whether you’re too strict with yourself or too easy, these two answers say neither. Your plans get done, and the pleasant things aren’t left out. Just watch what happens when a day gets tight. A plan can defend itself with a deadline, and a cup by the window can’t. On such a day, give the cup an hour of its own.",
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
    text: "Going back and forth over a choice takes hours, and you lose few of them: one thing, then a choice, and then the next thing. From inside that may feel like nothing special. It leaves you time, and time goes to the next task on the list unless it’s meant for something. So it’s worth having a wish ready.",
    experiment:
      "Name one thing you’d like to have time for. After your next quick choice, give it the half hour that doubt would have taken.",
  },
  quietAndFullOfWonder: {
    title: "Quiet, and full of wonder",
    text: "Wonder seems to come by itself. Your quiet minutes are probably doing some of the work, because you have to look at a thing before it can amaze you. A loud month could take both at once. The sky would look plain, and you’d think that you had changed. All you’d be short of is minutes.",
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
    text: "Whole evenings that doubt would use up are yours. One thing comes along with that: a decision that gives you no trouble doesn’t get looked at again. So an old one can stay in force long after its reasons are gone, like a way to work or a firm opinion about olives. You don’t have to doubt it. You can just try the other way once.",
    experiment:
      "Pick one small rule you made for yourself years ago, and do the opposite once. Does the rule still have a reason?",
  },
  wonderAndAPlaceInIt: {
    title: "Wonder, and a place in it",
    text: "Wonder alone could make a person feel tiny. You have the other half as well: you feel part of something larger. Next to it, a worry of your own can look smaller, at least for an evening. In a hard week that’s worth a lot. In a good week it’s something to share: show someone what makes you feel it, and don’t explain.",
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
