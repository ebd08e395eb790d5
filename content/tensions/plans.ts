import type { TensionText } from "#domain/report/tensions.ts";

/** What is planned, decided and attended to, against what it costs or lacks. */
export const plans = {
  plansPaidForWithRest: {
    title: "Plans paid for with rest",
    text: "A missed errand shows the same evening. Missed rest shows a day or two later, as a wrong turn or a cross answer, and by then it is hard to trace. That is how a list can look well kept while something is being borrowed. What you finish last on a tired evening is worth a look. Would anything have happened if it had waited until the morning?",
    experiment:
      "Write “stop” on tomorrow’s list with a time beside it, and move the least urgent thing to make room. Notice how it feels to cross it off.",
  },
  plansGetClosedDecisionsStayOpen: {
    title: "Plans get closed, decisions stay open",
    text: "With a plan for the day, doing it settles the matter. The call is made, the shelf is hung. A decision has no such moment. Nobody stamps it, so the mind goes back to check whether it is really closed. You are good at ending whatever can be seen to end. A decision wants one last step for the hands, as a letter has to be mailed.",
    experiment:
      "Give one minor decision a closing act. Throw out the other leaflet, or delete the second tab for good, and see whether the question stays closed.",
  },
  theListBeforeThePleasure: {
    title: "The list before the pleasure",
    text: "Look at how the two are dated. A task has a day. A pleasure has “when this is done,” and since a list grows at the bottom, that hour keeps moving. You have shown that whatever has a date gets its turn with you. A pleasant ten minutes could borrow that talent, if it stood before some item instead of after the last.",
    experiment:
      "Think of something pleasant that you would save for the end of the day, and have it before noon. Then check whether any task has suffered.",
  },
  whosePlansAreThese: {
    title: "Whose plans these are",
    text: "Following through is a strength, and it doesn’t ask where a task came from. A favor that you agreed to in a hurry gets the same good work as a wish of your own. On the page the two look alike. The only label is what you feel on the way there. That is how a whole list can be done well and hold little that you chose.",
    experiment:
      "Take one day’s list and put a dot beside each thing you would have chosen yourself. Count the dots, and change nothing yet.",
  },
  finishedInPieces: {
    title: "Finished in pieces",
    text: "Things done with half a mind get finished too, so nothing warns you. The cost shows up later. You look back on a full day and can recall little of it, because memory mostly keeps what you really looked at. A form that was filled in while the news ran leaves hardly a trace. That is one way for busy weeks to feel short and thin.",
    experiment:
      "Each time you cross something off, write one detail of it beside the line, such as a color or a name. Which tasks left nothing behind?",
  },
  strictnessTakesTheCredit: {
    title: "Strictness takes the credit",
    text: "When a scolding voice comes along on the hard days, scolding and finishing begin to look like cause and effect. Letting up would then seem risky. Look at your easier days before you believe it. The voice is likely quieter on those, and you keep your plans all the same. The work seems to be yours, while the voice rides along and talks as if it were driving.",
    experiment:
      "Do one dull chore without a harsh word to yourself, at whatever speed it takes. See whether it gets done anyway.",
  },
  keptPlansUnsureDirection: {
    title: "Kept plans, unsure direction",
    text: "So what you begin gets done. Whether it was worth beginning is a question of its own, and a full list leaves no minute for it. There is a clue. After some tasks you are glad that it is over, and after others you are glad that you did it. The second kind points to what suits you, even where you doubt your own judgment.",
    experiment:
      "For three days, when you cross something off, add one word: “over” or “glad.” Then read the second kind together. What do they share?",
  },
  rightAtNineDroppedAtFive: {
    title: "Right at nine, dropped at five",
    text: "In the morning you find that a walk would be right, and you plan one. When the hour comes you find that a chair would be right, and you believe that as well. Both times you followed what felt true. The trouble is that a tired hour and a real objection sound alike. They differ in how long they last. Only one of them is still there at breakfast.",
    experiment:
      "When the hour of a plan comes and you would rather not, write your reason in five words. Read it the next morning and see whether you agree.",
  },
  deepInOneThing: {
    title: "Deep in one thing",
    text: "To be wholly in one thing, a mind lets go of the clock, and errands live by the clock. On such a day a letter stays unmailed, however firmly you meant to mail it. Trying harder changes little, because you would have to remember to try at the right moment. Let something outside you do the remembering, and the deep hours can stay deep.",
    experiment:
      "Before you start on something absorbing, set an alarm and name it after one plan of the day. When it rings, notice how hard it is to surface.",
  },
  decidedAndNotBegun: {
    title: "Decided, and not always begun",
    text: "Your decisions sit well, so nothing nags at you afterward. For getting started, that is a drawback, because nagging is what sends somebody to the phone at last. A settled choice can lie there for weeks and feel finished. You decided what to do, and the day and hour were left open. So you need not decide again. Only the time is missing.",
    experiment:
      "Take one thing that is decided and not begun. Name a day, an hour and the first move, such as finding the number. Does it happen?",
  },
  sureBeforeUnsureAfter: {
    title: "Sure before, unsure after",
    text: "Before a choice you ask what fits you. Afterward the question changes quietly: what did I give up, and how will it look? No choice passes that second test, since something is given up every time. Doubt that comes only after the choice says little about how well you chose. It measures the price of choosing at all. Your first question was the better one.",
    experiment:
      "When a choice comes back to bother you, write down the exact question that the doubt is asking. Check whether it is the one you decided by.",
  },
  settledForYouNewsToOthers: {
    title: "Settled for you, news to others",
    text: "A decision is quiet when nothing argues with it. One way to such quiet is to have weighed the other view, and another is never to have met it. From inside, both feel the same. The difference shows later, when somebody is startled by a thing that was long settled for you. In your mind it had been ready for weeks. For them it came on a Monday morning.",
    experiment:
      "Pick a decision that touched somebody else, and tell it in two written sentences as they might. Begin with “One day I heard that …”",
  },
  doubtThatEndsOnceYouDecide: {
    title: "Doubt that ends once you decide",
    text: "This is about everyday choices only. Before them you doubt what is right for you, and afterward they let you rest. So the unease may be louder than what follows. Only you can check whether it is. Perhaps it says that something is about to be given up, and little about the time after. Where a person frightens you, heed the fear.",
    experiment:
      "Before a minor decision, rate your unease from one to ten. Rate it again a day later, and keep the two numbers side by side.",
  },
  decidedInOneMood: {
    title: "Decided in one mood",
    text: "Feelings change by the hour. A decision is meant to last longer than that. If a mood has made it, each new mood opens the file again. The same plan looks foolish on a tired evening and right on a bright morning, though nothing about it has changed. What you learn from such a doubt is partly how you are tonight. Doubt about your safety is no mood.",
    experiment:
      "When an old decision starts to itch, notice the hour and your mood before anything else. After the third time, look at what they share.",
  },
  restedAndStillItSlips: {
    title: "Rested, and still it slips",
    text: "When plans slip, more sleep is the usual advice, and you can set that aside. In your case the trouble seems to lie elsewhere, perhaps in how large the plans are or in the hour when you make them. A plan made at night easily leaves out how slowly a morning begins.",
    experiment:
      "Cut one of tomorrow’s plans in half now, and call the half a whole. See whether you start sooner.",
  },
  heldByWonderScatteredByTasks: {
    title: "Held by wonder, scattered by tasks",
    text: "For the length of a song you can do what the rest of the day seems to forbid. You stay with one thing and want nothing else from it. That attention shows up when something pulls you, and it leaves when you have to push. Before you blame your mind for wandering, look at what it was given to hold. Dull things need to be made a little strange.",
    experiment:
      "Before a dull task, find one detail in it that is new to you, such as the shape of a letter. See whether your mind stays longer.",
  },
  oneThingThenTheNext: {
    title: "One thing, then the next",
    text: "You are good at one thing at a time. Quiet is no thing at a time, and the first doesn’t lead to the second by itself. Attention goes on working even when nobody interrupts. If the end of one task is the start of another, no spot in the day asks nothing of you. That can show at night, when a busy mind is told to let go.",
    experiment:
      "Between two things, look out of the nearest window until three things have moved. Do you begin the next one any differently?",
  },
  sureAndAloneWithIt: {
    title: "Sure, from your own side",
    text: "You know what is right for you. In a disagreement, that can pass for knowing what is right. The other person’s reasons then sound like mistakes, and after a while they keep them to themselves. Hearing the reasons costs you nothing. Your own sense doesn’t change because you listened, and now and then they hold a fact that you were missing.",
    experiment:
      "With somebody you feel safe with, answer a harmless disagreement with one question: “What makes you think so?” Notice what was new to you.",
  },
  everyViewButYours: {
    title: "Every view makes sense",
    text: "You can put yourself in somebody’s place and find good reasons there. Then the next person’s reasons look good, too. What is right for you is another kind of question. It isn’t settled by who has the better reasons, so hearing one more view brings no answer. It shows in minor things, such as which plan you put off again and which you begin unasked.",
    experiment:
      "Give five things today a number from one to ten, such as a song, a chair or a street. How fast does your own number come?",
  },
  doubtBeforeAndAfter: {
    title: "Doubt before and after",
    text: "Two rounds of doubt are tiring. Feeling at ease says less than it seems, since one can choose well and be uneasy for days. So waiting until you feel sure can be a long wait, and going by the feeling afterward would be unfair to you. Part of that weight can be put down, because some questions are too minor to deserve an answer each time.",
    experiment:
      "Give one tiny matter a rule for this week, such as the same seat on the bus. Is one question less a relief?",
  },
  scatteredOrShortOfRest: {
    title: "Scattered, or short of rest",
    text: "A mind that jumps is quickly blamed on weak will or on the phone. But holding on to one thing takes strength, and strength is what a tired body saves on first. It is easy to work on one’s attention in the one state where it can’t be mended. A rested hour, even a rare one, is the only fair place to judge it.",
    experiment:
      "For three days, note the hour when your mind is clearest, even if it lasts ten minutes. Give that time something you care about.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
