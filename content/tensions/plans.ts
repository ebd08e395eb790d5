import type { TensionText } from "#domain/report/tensions.ts";

/** What is planned, decided and attended to, against what it costs or lacks. */
export const plans = {
  theSkyStillGetsAllOfYou: {
    title: "Wonder still gets all of you",
    text: "Wonder is attention, too. It’s the kind that comes without being called. Yours isn’t gone: a cloud or a song can have it at once. What’s hard is giving it to something you have to do. Too many things may be asking for it at the same time. So make it easy: one page, one pan, and the rest out of sight.",
    experiment:
      "Before a dull task, decide where it ends, like after one page, and stop there. How often did your mind leave?",
  },
  plansKeptRestShort: {
    title: "You keep plans, even when tired",
    text: "In the evening, the list is crossed off. What it cost shows up later and somewhere else: a wrong turn, a short answer. Pain, a baby or a night shift can take anyone’s rest, and then the list isn’t to blame. Where it is the list, a time to stop can be on it, too, and you keep your plans.",
    experiment:
      "On three evenings, note which one thing kept you up longest. Could it have waited until morning?",
  },
  plansGetClosedDecisionsStayOpen: {
    title: "Plans get done, decisions come back",
    text: "A plan is over when it’s done: the call is made, the shelf is up. A decision has no such moment, so your mind goes back to check on it. That doesn’t mean you chose badly. The decision may only be missing a last step, the way a letter still has to be mailed. Your plans show that you’re good at last steps.",
    experiment:
      "Give one minor decision a last step that you can see: throw out the other leaflet, or close the page. Does the question stay closed?",
  },
  theListBeforeThePleasure: {
    title: "Pleasure waits for the list",
    text: "A task has its day. A pleasure only has “when this is done,” and since a list grows at the bottom, that hour keeps moving. But you keep your plans, and you can use that: ten pleasant minutes can have a fixed time, just like a task, with your name on it.",
    experiment:
      "Think of a song, a chapter or a call that you’d save for the end of the day, and have it before noon. How was the morning?",
  },
  whosePlansAreThese: {
    title: "Whose plans you’re keeping",
    text: "Some of what’s on your list may be there because a no was too hard. A favor you promised in a hurry gets the same good work from you as a wish of your own, and on the page the two look alike. You can get through a whole list, do it well, and then find that you chose little of it.",
    experiment:
      "Take one day’s list and put a dot next to each thing you’d have chosen yourself. Count the dots, and change nothing yet.",
  },
  finishedInPieces: {
    title: "Done, with your mind elsewhere",
    text: "A form filled in while the news is on gets done, and it leaves hardly a trace. By the end of a full day, you may think you did very little, though a lot is crossed off. If your weeks seem short to you, this could be one reason. You don’t have to do more. It’s enough to be all there for one of the things you do.",
    experiment:
      "Each time you cross something off today, notice one detail of it, like a color or a name. In the evening, how many do you remember?",
  },
  strictnessTakesTheCredit: {
    title: "Strictness takes the credit",
    text: "It’s easy to believe you’d drop everything if you let up on yourself. Before you believe it, look at your easier days. You keep your plans on those, too, most likely with fewer harsh words. The work is yours. Being strict only makes it unpleasant, and takes credit for something you’d have done anyway.",
    experiment:
      "Do one dull chore without a harsh word to yourself, at whatever speed it takes. Does it get done anyway?",
  },
  keptPlansUnsureDirection: {
    title: "You finish, unsure what suits you",
    text: "Getting a list done leaves you little time to ask if it suits you. But the list holds a clue. After some tasks you’re glad to be done, and after others you’re glad you did them. The second kind points to what’s right for you, even while you doubt your own sense. You don’t have to change anything yet. Noticing is enough to begin with.",
    experiment:
      "For three days, when you cross something off, add one word: “over” or “glad.” Then read the second kind together. What do they share?",
  },
  rightAtNineDroppedAtFive: {
    title: "Right at nine, dropped at five",
    text: "The sense that makes a plan can also cancel it. In the morning a walk feels right, and you plan one. In the evening a chair feels right, and you believe that as well. A tired hour and a good reason can feel the same. You can tell them apart the next morning: a good reason is still there.",
    experiment:
      "When the hour of a plan comes and you’d rather not, write your reason in five words. Read it the next morning. Do you agree?",
  },
  deepInOneThing: {
    title: "Deep in one thing",
    text: "A mind that’s deep in one thing lets go of the clock, and the day’s other plans need the clock. Trying harder changes little, because you’d have to remember to try at just the right moment. An alarm can do the remembering. Then you can stay as deep as you like, and the errand still gets its turn.",
    experiment:
      "Before you start on something absorbing, set an alarm and name it after one plan of the day. When it rings, how hard is it to surface?",
  },
  decidedAndNotBegun: {
    title: "Decided, and not always begun",
    text: "When a thing feels settled, nothing nags you to pick up the phone, so it can wait a long time to begin. You’ve settled what to do, and left open on which day. You don’t have to decide again, and you don’t need more willpower. You only have to choose a day, an hour, and a first move that takes five minutes.",
    experiment:
      "Take one thing that’s decided and not begun. What’s the very first move, like finding the number? Is it smaller than you thought?",
  },
  sureBeforeUnsureAfter: {
    title: "Sure before, unsure after",
    text: "Before a choice you ask what fits you. After it you may ask what you gave up, and no choice can pass that test, since you give up something every time. A new fact can be a reason to choose again, and it doesn’t make the first choice a bad one. Without a new fact, you can leave the choice as it is.",
    experiment:
      "The next time an old choice bothers you, look for a new fact. Did you find one that counts?",
  },
  settledForYouNewsToOthers: {
    title: "You’re settled; others just heard",
    text: "A thing can be settled in you for weeks before anyone else hears about it. You’ve had time to get used to it, and they’ve had none. When they’re surprised or annoyed, it doesn’t have to be an attack on what you decided. They’re where you were on your first day, and they need some time as well. You can give them that and still keep the decision.",
    experiment:
      "Pick a decision that touched someone else, and tell it in two sentences the way they might. Begin with “One day I heard that …”",
  },
  doubtThatEndsOnceYouDecide: {
    title: "Doubt that ends once you decide",
    text: "Your doubt does end, and it’s choosing that ends it. So the worst part may be the time before, and you can check that: compare how uneasy you are before a small choice with how you feel a day later. If choosing is what helps, choose sooner. This is about everyday choices, and not about people who frighten you. With them, take your fear seriously.",
    experiment:
      "Before a minor decision, rate your unease from one to ten. Rate it again a day later, and put the two numbers side by side.",
  },
  decidedInOneMood: {
    title: "Decided in one mood",
    text: "A plan that was right on a bright morning can look foolish on a tired evening, though nothing about it has changed. What has changed is your mood. Part of a doubt like that only tells you how you are tonight, and you can wait a day before you believe it. Doubt about your safety is different: take that seriously in any mood.",
    experiment:
      "When an old decision starts to bother you, notice the hour and your mood before anything else. After the third time, look at what they share.",
  },
  theHourSomebodyElseHad: {
    title: "Who had the hour",
    text: "A yes takes an hour from somewhere, and often from a plan that nobody else knows about. Then you’ve kept a promise to someone, and your own plan has slipped. That looks like a lack of will, and it may only be a lack of hours. Before you ask more of yourself, look at the last plan that slipped. Was its hour still yours?",
    experiment:
      "In the evening, think of one plan that slipped, and ask who had its hour. If the answer is the same tomorrow, keep that hour for yourself once.",
  },
  restedAndGivenAway: {
    title: "Rested, and giving hours away",
    text: "More sleep is probably not the answer here, since you get your rest. Saying no is hard for you, too, so look first at who had the hour. A plan that nobody else knows about is easy to give away. You can keep every promise of the day except the one to yourself. If nobody asked for anything, look at the size of the plan.",
    experiment:
      "Beside the next plan that slips, write whose request came in between, or “nobody.” Read the list after a week.",
  },
  restedAndStillItSlips: {
    title: "You’re rested, and plans slip",
    text: "“Sleep more” is the usual advice when plans slip, and you can leave it aside: you get your rest. Look at the size of the plans, and at the hour when you make them. At night it’s easy to forget how slowly a morning begins. And when you feel rested, it’s easy to plan for two people. A smaller plan that happens beats a fine one that doesn’t.",
    experiment:
      "Take the last plan that slipped, and work out how long it would really have taken. Was there that much time in the day?",
  },
  oneThingThenTheNext: {
    title: "One thing, then the next",
    text: "A minute with no task in it doesn’t come by itself. If you begin the next thing as soon as one is done, there’s no gap, and being busy can hide how tired you are until the evening. So the gap has to be put there on purpose. It can be short: long enough to look up and see what the weather is doing.",
    experiment:
      "Between two things, look out the nearest window until three things have moved. Do you begin the next one any differently?",
  },
  sureAndAloneWithIt: {
    title: "Sure, from your own side",
    text: "When you’re sure what’s right for you, the other side’s reasons can sound like mistakes. With people who mean you well, hearing those reasons costs you nothing. Your own sense doesn’t change because you listened, and now and then they know a fact that you don’t. Afterward you can still do exactly what you had in mind.",
    experiment:
      "Answer a harmless disagreement with one question: “What makes you think so?” Notice what was new to you.",
  },
  doubtBeforeAndAfter: {
    title: "Doubt before and after",
    text: "Doubt on both sides of a decision is double work for one choice. It doesn’t mean that you choose badly: you can choose well and be uneasy for days. And you don’t have to wait until you feel sure, which could take forever. For questions that hardly matter, a fixed rule can choose for you. That saves strength for the ones that do matter.",
    experiment:
      "Give one tiny matter a rule for this week, like the same seat on the bus. Is it a relief to have one question less?",
  },
  scatteredOrShortOfRest: {
    title: "Your attention may be tired",
    text: "Staying with one thing takes strength, and a tired body has less strength. Your attention may be wandering on the same days that you slept badly, and you can check. Before you blame your will or your phone, count the hours of sleep that were missing. What took them may be nothing you chose.",
    experiment:
      "On three days, write down two numbers from one to ten: how rested you are, and how well you could stay with a task.",
  },
  sureAndCalledAway: {
    title: "The loudest thing wins",
    text: "What’s right for you can lose to things that are louder. A message gets an answer because it’s there, and what you’d have chosen doesn’t ring. So at the end of a day you may have done a lot, and little of what you’d call your own. You don’t have to shut the noise out. It’s enough if your own thing comes first, for ten minutes.",
    experiment:
      "In the evening, name one thing that got your attention today and one that you’d have chosen. Were they the same?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
