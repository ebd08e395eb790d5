import type { TensionText } from "#domain/report/tensions.ts";

/** What is planned, decided and attended to, against what it costs or lacks. */
export const plans = {
  theSkyStillGetsAllOfYou: {
    title: "Wonder still gets all of you",
    text: "Wonder is attention, too. It is the kind that comes without being called. So yours is not gone: a cloud or a song can have it at once. What is hard is to give it to something that you have to do. Perhaps too many things ask for it at the same time, and the cloud is the only one that does not ask.",
    experiment:
      "Before a dull task, look at one thing you like for a full minute. Is the first part of the task any easier?",
  },
  plansKeptRestShort: {
    title: "You keep plans, even when tired",
    text: "Your plans get done, so in the evening you see a day that worked. What it took can show later and in another place, as a wrong turn or an impatient answer. The list may be only part of the reason. Pain, a baby or a night shift can take rest from anyone. But where it is the list, you can make it shorter.",
    experiment:
      "If the list keeps you up, write a stopping time on tomorrow’s, and move the least urgent thing to another day.",
  },
  plansGetClosedDecisionsStayOpen: {
    title: "You finish plans and reopen decisions",
    text: "A plan is over when it is done: the call is made, the shelf is up. A decision has no such moment, so your mind can go back to check on it. That doesn’t have to mean that you chose badly. Perhaps it only lacks a last step, as a letter has to be mailed. You are good at last steps, as your plans show.",
    experiment:
      "Give one minor decision a closing act: throw out the other leaflet, or close the second tab for good. See whether the question stays closed.",
  },
  theListBeforeThePleasure: {
    title: "Pleasure waits until you are done",
    text: "A task has its day. A pleasure often has only “when this is done,” and since a list grows at the bottom, that hour keeps moving. If it is time that is missing, nobody decided that: it happens one task at a time. But you keep your plans, and you can make use of that. Ten pleasant minutes can have a fixed time, just like a task.",
    experiment:
      "Think of something pleasant that you would save for the end of the day, and have it before noon. Check whether any task has suffered.",
  },
  whosePlansAreThese: {
    title: "Whose plans you are keeping",
    text: "Some of what stands on your list may stand there because a no was too hard. A favor that you promised in a hurry gets the same good work from you as a wish of your own, and on the page the two look alike. So you can do a whole list well and then find that you chose little of it.",
    experiment:
      "Take one day’s list and put a dot beside each thing you would have chosen yourself. Count the dots, and change nothing yet.",
  },
  finishedInPieces: {
    title: "Done, with your mind elsewhere",
    text: "You finish what you plan, and your attention is in several places while you do. A form that you fill in while the news runs leaves hardly a trace. So at the end of a full day, you may think that you did little. If your weeks feel short to you, this could be one reason.",
    experiment:
      "Each time you cross something off today, write one detail of it beside the line, such as a color or a name. Read them in the evening.",
  },
  strictnessTakesTheCredit: {
    title: "Strictness takes the credit",
    text: "You may believe that you would drop everything if you let up on yourself. Before you believe it, look at your easier days. You keep your plans on those, too, most likely with fewer harsh words. So perhaps the work is yours, and strictness only makes it unpleasant. Then you can try a hard day with less of it.",
    experiment:
      "Do one dull chore without a harsh word to yourself, at whatever speed it takes. See whether it gets done anyway.",
  },
  keptPlansUnsureDirection: {
    title: "You finish, unsure what suits you",
    text: "A list that gets done leaves you little time to ask whether it suits you. But it holds a clue. After some tasks you are glad that it is over, and after others you are glad that you did it. The second kind points to what is right for you, even while you doubt your own sense.",
    experiment:
      "For three days, when you cross something off, add one word: “over” or “glad.” Then read the second kind together. What do they share?",
  },
  rightAtNineDroppedAtFive: {
    title: "Right at nine, dropped at five",
    text: "You trust your own sense, and it may be what talks you out of your plans. In the morning a walk feels right, and you plan one. In the evening a chair feels right, and you believe that as well. A tired hour and a good reason can feel the same. You can tell them apart the next morning: a good reason is still there then.",
    experiment:
      "When the hour of a plan comes and you would rather not, write your reason in five words. Read it the next morning and see whether you agree.",
  },
  deepInOneThing: {
    title: "Deep in one thing",
    text: "When you are deep in one thing, the day’s other plans can slip past. A mind that is so deep in something lets go of the clock, and errands need the clock. Trying harder changes little, because you would have to remember to try at the right moment. If an alarm does the remembering, you can stay as deep as you like.",
    experiment:
      "Before you start on something absorbing, set an alarm and name it after one plan of the day. When it rings, notice how hard it is to surface.",
  },
  decidedAndNotBegun: {
    title: "Decided, and not always begun",
    text: "Your decisions sit well with you, and that may be why some of them wait so long to begin. When a thing feels settled, nothing nags you to pick up the phone. Perhaps you settled what to do and left open on which day. Then you don’t have to decide again. You only have to choose a day and an hour.",
    experiment:
      "Take one thing that is decided and not begun. Name a day, an hour and the first move, such as finding the number. Does it happen?",
  },
  sureBeforeUnsureAfter: {
    title: "Sure before, unsure after",
    text: "You are sure, then you decide, and then you are less at peace. Perhaps you ask a different question afterward. Before a choice you ask what fits you. After it you ask what you gave up, and no choice can pass that test, since you give up something every time. So the doubt by itself can’t tell you whether you chose badly. A new fact could.",
    experiment:
      "When a choice comes back to bother you, write down the exact question that the doubt is asking. Check whether it is the one you decided by.",
  },
  settledForYouNewsToOthers: {
    title: "You are settled; others just heard",
    text: "A thing can be settled in you for weeks before someone else hears of it. You had time to get used to it, and they have had none. So when they are surprised or annoyed, it need not be an attack on what you decided. Perhaps they stand where you stood on your first day, and need some time as well.",
    experiment:
      "Pick a decision that touched someone else, and tell it in two written sentences as they might. Begin with “One day I heard that …”",
  },
  doubtThatEndsOnceYouDecide: {
    title: "Doubt that ends once you decide",
    text: "Before an everyday choice you doubt your own sense, and once you have chosen, you mostly settle. So your doubt does end, and it is choosing that ends it. Perhaps the doubt beforehand is worse than any regret afterward, and you can check that. This is about everyday choices alone. It is not about people who frighten you. There, take your fear seriously.",
    experiment:
      "Before a minor decision, rate your unease from one to ten. Rate it again a day later, and keep the two numbers side by side.",
  },
  decidedInOneMood: {
    title: "Decided in one mood",
    text: "A plan that was right on a bright morning can look foolish on a tired evening, though nothing about it has changed. What has changed is your mood, and you let feelings come. So part of such a doubt may only tell you how you are tonight. Doubt about your safety is another matter. Take that seriously in any mood.",
    experiment:
      "When an old decision starts to bother you, notice the hour and your mood before anything else. After the third time, look at what they share.",
  },
  theHourSomebodyElseHad: {
    title: "Who had the hour",
    text: "Two answers may be one here. A yes takes its hour from somewhere, and it may take it from a plan that nobody else knows of. Then you kept your promise to someone and not the one to yourself, and only the second looks like a lack of will. So before you ask more of yourself, look at the last plan that slipped. Was its hour still yours?",
    experiment:
      "In the evening, recall one plan that slipped and ask who had its hour. Do the same tomorrow. Is the answer the same?",
  },
  restedAndGivenAway: {
    title: "You are rested, and plans slip",
    text: "You are rested, so tiredness is probably not what your plans lack. A no comes hard to you as well, so look first at who had the hour. A plan that nobody else knows of is easy to give away. You may have kept every promise that day except the one to yourself. If nobody had asked for anything, look at the size of the plan.",
    experiment:
      "Beside the next plan that slips, write whose request came in between, or “nobody.” Read the list after a week.",
  },
  restedAndStillItSlips: {
    title: "You are rested, and plans slip",
    text: "Tiredness is probably not what makes your plans slip. That is useful to know, because more sleep is the usual advice. The reason may be the size of the plans, or the hour when you make them. At night it is easy to forget how slowly a morning begins. And it is easy to plan too much when you feel rested.",
    experiment:
      "Cut one of tomorrow’s plans in half now, and call the half a whole. See whether you start sooner.",
  },
  oneThingThenTheNext: {
    title: "One thing, then the next",
    text: "You can give one task all of your attention. A minute with no task in it is something else, and it seldom comes by itself. If you begin the next thing as soon as one is done, no gap is left for it, and you may not even miss the gap. So you would have to put one there. It can be very short.",
    experiment:
      "Between two things, look out of the nearest window until three things have moved. Do you begin the next one any differently?",
  },
  sureAndAloneWithIt: {
    title: "Sure, from your own side",
    text: "When you are sure what is right for you, the other side’s reasons can sound like mistakes. With people who mean you well, it costs you nothing to hear them. Your own sense doesn’t change because you listened, and now and then they know a fact that you don’t. Afterward you may still do exactly what you had in mind.",
    experiment:
      "Answer a harmless disagreement with one question: “What makes you think so?” Notice what was new to you.",
  },
  doubtBeforeAndAfter: {
    title: "Doubt before and after",
    text: "You doubt your sense before a choice, and after it the question is not quite closed. That is double work for one decision. It doesn’t have to mean that you choose badly, since one can choose well and be uneasy for days. You don’t have to wait until you feel sure, which could take long. For minor questions, a fixed rule can choose for you.",
    experiment:
      "Give one tiny matter a rule for this week, such as the same seat on the bus. Is one question less a relief?",
  },
  scatteredOrShortOfRest: {
    title: "Your attention may be tired",
    text: "It takes strength to stay with one thing, and a tired body has less of it. So your attention may be short on the same days as your rest, and you can look whether that is so. Before you blame your will or your phone, think of the hours that were missing. What took them may be nothing that you chose.",
    experiment:
      "On three days, note two numbers from one to ten: how rested you are, and how well you could stay with a task.",
  },
  sureAndCalledAway: {
    title: "Sure of it, and called away",
    text: "You know what is right for you, so that need not be found out. It can still lose to things that are louder. A message gets an answer because it is there, and what you would have chosen has no bell. So at the end of a day you may have done a great deal, and little of what you would call your own.",
    experiment:
      "Tomorrow, do ten minutes of one thing that is right for you before you look at any screen. Does the day feel different?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
