import type { TensionText } from "#domain/report/tensions.ts";

/** What is planned, decided and attended to, against what it costs or lacks. */
export const plans = {
  theSkyStillGetsAllOfYou: {
    title: "Wonder still gets all of you",
    text: "Wonder is attention, too. It’s the kind that comes without being called. Yours isn’t gone: a cloud or a song can have it at once. What’s hard is giving it to something you have to do. Too many things may be asking for it at the same time, and the cloud is the only one that doesn’t ask.",
    experiment:
      "Before a dull task, look at one thing you like for a full minute. Is the first part of the task any easier?",
  },
  plansKeptRestShort: {
    title: "You keep plans, even when tired",
    text: "Your plans get done, so in the evening you see a day that worked. What it cost shows up later and somewhere else: a wrong turn, a short answer. Pain, a baby or a night shift can take anyone’s rest, and then the list is the smaller part of it. But where it’s the list, you’re the one who holds the pencil.",
    experiment:
      "If the list keeps you up, write a stopping time on tomorrow’s, and tell someone what it is. Move the least urgent thing to another day.",
  },
  plansGetClosedDecisionsStayOpen: {
    title: "You finish plans and reopen decisions",
    text: "A plan is over when it’s done: the call is made, the shelf is up. A decision has no such moment, so your mind goes back to check on it. That doesn’t mean you chose badly. It may only be missing a last step, the way a letter still has to be mailed. You’re good at last steps, as your plans show.",
    experiment:
      "Give one minor decision a closing act: throw out the other leaflet, or tell someone, “I went with the blue one.” Does the question stay closed?",
  },
  theListBeforeThePleasure: {
    title: "Pleasure waits until you’re done",
    text: "A task has its day. A pleasure only has “when this is done,” and since a list grows at the bottom, that hour keeps moving. If it’s time that’s missing, nobody decided that: it happens one task at a time. But you keep your plans, and you can use that. Ten pleasant minutes can have a fixed time, just like a task.",
    experiment:
      "Think of something pleasant that you’d save for the end of the day, and have it before noon. Did any task suffer?",
  },
  whosePlansAreThese: {
    title: "Whose plans you’re keeping",
    text: "Some of what’s on your list may be there because a no was too hard. A favor you promised in a hurry gets the same good work from you as a wish of your own, and on the page the two look alike. You can get through a whole list, do it well, and then find that you chose little of it.",
    experiment:
      "Take one day’s list and put a dot next to each thing you’d have chosen yourself. Count the dots, and change nothing yet.",
  },
  finishedInPieces: {
    title: "Done, with your mind elsewhere",
    text: "You finish what you plan, with your attention in several places while you do. A form you fill in while the news is on leaves hardly a trace. By the end of a full day, you may think you did very little. If your weeks feel short to you, this could be one reason: you were away for part of them.",
    experiment:
      "Each time you cross something off today, write one detail of it beside the line, like a color or a name. Read them in the evening.",
  },
  strictnessTakesTheCredit: {
    title: "Strictness takes the credit",
    text: "You may believe you’d drop everything if you let up on yourself. Before you believe it, look at your easier days. You keep your plans on those, too, most likely with fewer harsh words. The work is yours. The strictness only makes it unpleasant. It has been taking credit for something you’d have done without it.",
    experiment:
      "Do one dull chore without a harsh word to yourself, at whatever speed it takes. Does it get done anyway?",
  },
  keptPlansUnsureDirection: {
    title: "You finish, unsure what suits you",
    text: "Getting a list done leaves you little time to ask if it suits you. But the list holds a clue. After some tasks you’re glad it’s over, and after others you’re glad you did it. The second kind points to what’s right for you, even while you doubt your own sense. You may have been voting all along.",
    experiment:
      "For three days, when you cross something off, add one word: “over” or “glad.” Then read the second kind together. What do they share?",
  },
  rightAtNineDroppedAtFive: {
    title: "Right at nine, dropped at five",
    text: "You trust your own sense, and it may be what talks you out of your plans. In the morning a walk feels right, and you plan one. In the evening a chair feels right, and you believe that as well. A tired hour and a good reason can feel the same. You can tell them apart the next morning: a good reason is still there.",
    experiment:
      "When the hour of a plan comes and you’d rather not, write your reason in five words. Read it the next morning. Do you agree?",
  },
  deepInOneThing: {
    title: "Deep in one thing",
    text: "When you’re deep in one thing, the day’s other plans slip past. A mind that deep in something lets go of the clock, and errands need the clock. Trying harder changes little, because you’d have to remember to try at just the right moment. If an alarm does the remembering, you can stay as deep as you like.",
    experiment:
      "Before you start on something absorbing, set an alarm and name it after one plan of the day. When it rings, how hard is it to surface?",
  },
  decidedAndNotBegun: {
    title: "Decided, and not always begun",
    text: "You’re at peace with your decisions, and that may be why some of them wait so long to begin. When a thing feels settled, nothing nags you to pick up the phone. You settled what to do, and left open on which day. You don’t have to decide again. You only have to choose a day and an hour.",
    experiment:
      "Take one thing that’s decided and not begun. Tell someone you like the day, the hour and the first move. Does it happen?",
  },
  sureBeforeUnsureAfter: {
    title: "Sure before, unsure after",
    text: "You’re sure, you decide, and then the peace doesn’t come. You may be asking a different question afterward. Before a choice you ask what fits you. After it you ask what you gave up, and no choice can pass that test, since you give up something every time. A new fact can be a reason to choose again. It still doesn’t make the first choice a bad one.",
    experiment:
      "When a choice comes back, ask: “Is there a new fact?” If not, tell someone how you chose, and ask them nothing. It only needs to be heard.",
  },
  settledForYouNewsToOthers: {
    title: "You’re settled; others just heard",
    text: "A thing can be settled in you for weeks before anyone else hears about it. You’ve had time to get used to it, and they’ve had none. When they’re surprised or annoyed, it doesn’t have to be an attack on what you decided. They may just be standing where you stood on your first day, and need some time as well.",
    experiment:
      "Pick a decision that touched someone else, and tell it in two written sentences the way they might. Begin with “One day I heard that …”",
  },
  doubtThatEndsOnceYouDecide: {
    title: "Doubt that ends once you decide",
    text: "Before an everyday choice you doubt your own sense, and once you’ve chosen, you settle. Your doubt does end, and it’s choosing that ends it. The doubt beforehand may be worse than any regret afterward, and you can check that. This is about everyday choices, and not about people who frighten you. With them, take your fear seriously.",
    experiment:
      "Before a minor decision, rate your unease from one to ten. Rate it again a day later, and put the two numbers side by side.",
  },
  decidedInOneMood: {
    title: "Decided in one mood",
    text: "A plan that was right on a bright morning can look foolish on a tired evening, though nothing about it has changed. What has changed is your mood, and you let your feelings come. Part of a doubt like that only tells you how you are tonight. Doubt about your safety is different: take that seriously in any mood.",
    experiment:
      "When an old decision starts to bother you, notice the hour and your mood before anything else. After the third time, look at what they share.",
  },
  theHourSomebodyElseHad: {
    title: "Who had the hour",
    text: "Two answers may be one here. A yes takes its hour from somewhere, and it may take it from a plan that nobody else knows about. Then you’ve kept your promise to someone and not the one to yourself, and only the second looks like a lack of will. Before you ask more of yourself, look at the last plan that slipped. Was its hour still yours?",
    experiment:
      "In the evening, think of one plan that slipped, and ask who had its hour. If the answer is the same tomorrow, keep that hour for yourself once.",
  },
  restedAndGivenAway: {
    title: "Rested, and giving hours away",
    text: "You’re rested, so more sleep is probably not the answer. Saying no comes hard to you as well, so look first at who had the hour. A plan that nobody else knows about is easy to give away. You may have kept every promise that day except the one to yourself. If nobody asked for anything, look at the size of the plan.",
    experiment:
      "Beside the next plan that slips, write whose request came in between, or “nobody.” Read the list after a week.",
  },
  restedAndStillItSlips: {
    title: "You’re rested, and plans slip",
    text: "Tiredness probably isn’t what makes your plans slip. That’s useful to know, because more sleep is the usual advice. The reason may be the size of the plans, or the hour when you make them. At night it’s easy to forget how slowly a morning begins. And when you feel rested, it’s easy to plan for two people.",
    experiment:
      "Cut one of tomorrow’s plans in half now, and call the half a whole. Do you start sooner?",
  },
  oneThingThenTheNext: {
    title: "One thing, then the next",
    text: "You can give one task all of your attention. A minute with no task in it is something else, and it doesn’t come by itself. If you begin the next thing as soon as one is done, no gap is left, and you may not even miss it: attention that always has a job never gets to say it’s tired. You’d have to put the gap there yourself.",
    experiment:
      "Between two things, look out the nearest window until three things have moved. Do you begin the next one any differently?",
  },
  sureAndAloneWithIt: {
    title: "Sure, from your own side",
    text: "When you’re sure what’s right for you, the other side’s reasons can sound like mistakes. With people who mean you well, hearing them costs you nothing. Your own sense doesn’t change because you listened, and now and then they know a fact that you don’t. Afterward you can still do exactly what you had in mind.",
    experiment:
      "Answer a harmless disagreement with one question: “What makes you think so?” Notice what was new to you.",
  },
  doubtBeforeAndAfter: {
    title: "Doubt before and after",
    text: "You doubt your own sense before a choice, and after it the question still isn’t closed. That’s double work for one decision. It doesn’t mean that you choose badly: you can choose well and be uneasy for days. You don’t have to wait until you feel sure, which could take forever. For minor questions, a fixed rule can choose for you.",
    experiment:
      "Give one tiny matter a rule for this week, like the same seat on the bus. Is one question less a relief?",
  },
  scatteredOrShortOfRest: {
    title: "Your attention may be tired",
    text: "Staying with one thing takes strength, and a tired body has less of it. Your attention may be wandering on the same days that you slept badly, and you can check. Before you blame your will or your phone, count the hours that were missing. What took them may be nothing you chose.",
    experiment:
      "On three days, write down two numbers from one to ten: how rested you are, and how well you could stay with a task.",
  },
  sureAndCalledAway: {
    title: "Sure of it, and called away",
    text: "You know what’s right for you, so you don’t have to find that out. It can still lose to things that are louder. A message gets an answer because it’s there, and what you’d have chosen has no bell. So at the end of a day you may have done a lot, and very little of what you’d call your own.",
    experiment:
      "Tomorrow, do ten minutes of one thing that’s right for you before you look at any screen. Does the day feel different?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
