import type { TensionText } from "#domain/report/tensions.ts";

/** What is planned, decided and attended to, against what it costs or lacks. */
export const plans = {
  plansKeptRestShort: {
    title: "You keep plans, even when tired",
    text: "Rest may be out of your hands: pain, a baby or a night shift can take it from anybody. In the evening you see a day that worked. What it took may show later and in another place, as a wrong turn or a cross answer, and nobody connects the two.",
    experiment:
      "If the list keeps you up, write a stopping time on tomorrow’s, and move the least urgent thing to another day.",
  },
  plansGetClosedDecisionsStayOpen: {
    title: "You finish plans and reopen decisions",
    text: "A plan ends when it is done: the call is made, the shelf is hung. A decision has no such moment, so your mind goes back to check on it. That need not mean that you chose badly. Perhaps it only wants one last act, as a letter has to be mailed. You are good at last acts, as your plans show.",
    experiment:
      "Give one minor decision a closing act: throw out the other leaflet, or close the second tab for good. See whether the question stays closed.",
  },
  theListBeforeThePleasure: {
    title: "Pleasure waits until you are done",
    text: "A task has a day. A pleasure has “when this is done,” and since a list grows at the bottom, that hour keeps moving. Nobody decided that you should go without. It happens one task at a time. Yet you have shown that whatever has a date gets its turn with you. Ten pleasant minutes could have a date as well.",
    experiment:
      "Think of something pleasant that you would save for the end of the day, and have it before noon. Check whether any task has suffered.",
  },
  whosePlansAreThese: {
    title: "Whose plans you are keeping",
    text: "Some of what stands on your list may stand there because a no was too hard. A favor that you agreed to in a hurry gets the same good work from you as a wish of your own. On the page the two look alike. So a whole list can be done well and hold little that you chose.",
    experiment:
      "Take one day’s list and put a dot beside each thing you would have chosen yourself. Count the dots, and change nothing yet.",
  },
  finishedInPieces: {
    title: "You did more than you remember",
    text: "Your plans get done while your mind is in several places, so nothing warns you of a loss. It shows later. You look back on a full day and recall little of it, because a form that was filled in while the news ran leaves hardly a trace. If your weeks feel short, this may be one reason.",
    experiment:
      "Each time you cross something off today, write one detail of it beside the line, such as a color or a name. Read them in the evening.",
  },
  strictnessTakesTheCredit: {
    title: "Strictness takes the credit",
    text: "You may believe that you would drop everything if you let up on yourself. Look at your easier days before you believe it. You keep your plans on those, too, most likely with fewer harsh words. So the work may be yours, and strictness only takes the credit. If that is so, a hard day needs less of it than you thought.",
    experiment:
      "Do one dull chore without a harsh word to yourself, at whatever speed it takes. See whether it gets done anyway.",
  },
  keptPlansUnsureDirection: {
    title: "You finish, and wonder what for",
    text: "A list that gets done leaves you little time to ask whether it suits you. But there is a clue. After some tasks you are glad that it is over, and after others you are glad that you did it. The second kind points to what is right for you, even while you doubt your own sense.",
    experiment:
      "For three days, when you cross something off, add one word: “over” or “glad.” Then read the second kind together. What do they share?",
  },
  rightAtNineDroppedAtFive: {
    title: "Right at nine, dropped at five",
    text: "You trust your own sense, and it may be what talks you out of your plans. In the morning a walk feels right, and you plan one. When the hour comes, a chair feels right, and you believe that as well. A tired hour and a real objection sound alike. They differ in how long they last. Only one of them is still there at breakfast.",
    experiment:
      "When the hour of a plan comes and you would rather not, write your reason in five words. Read it the next morning and see whether you agree.",
  },
  deepInOneThing: {
    title: "Deep in one thing",
    text: "You can be so much in one thing that the day’s other plans slip past. To be wholly in one thing, a mind lets go of the clock, and errands live by the clock. Trying harder changes little, because you would have to remember to try at the right moment. If something outside you does the remembering, the deep hours can stay deep.",
    experiment:
      "Before you start on something absorbing, set an alarm and name it after one plan of the day. When it rings, notice how hard it is to surface.",
  },
  decidedAndNotBegun: {
    title: "Decided, and not always begun",
    text: "Your decisions sit well with you, and that may be why some of them wait so long to begin. Nothing nags at you, and nagging is what sends a person to the phone at last. You settled what to do and left open on which day. So you need not decide again. Only a day and an hour are missing.",
    experiment:
      "Take one thing that is decided and not begun. Name a day, an hour and the first move, such as finding the number. Does it happen?",
  },
  sureBeforeUnsureAfter: {
    title: "Sure before, unsure after",
    text: "You are sure, then you decide, and then you are less at peace. The reason may be that the question has changed. Before a choice you ask what fits you. Afterward you ask what you gave up. No choice passes that second test, since something is given up every time. So this doubt says little about how well you chose.",
    experiment:
      "When a choice comes back to bother you, write down the exact question that the doubt is asking. Check whether it is the one you decided by.",
  },
  settledForYouNewsToOthers: {
    title: "You are settled; others just heard",
    text: "A thing can be settled in you for weeks, and for somebody else it comes on a Monday morning. You had time to get used to it, and they have had none. So their surprise need not be an attack on what you decided. They may only stand where you stood on your first day.",
    experiment:
      "Pick a decision that touched somebody else, and tell it in two written sentences as they might. Begin with “One day I heard that …”",
  },
  doubtThatEndsOnceYouDecide: {
    title: "Doubt that ends once you decide",
    text: "Before an everyday choice you doubt your own sense, and once you have chosen, you mostly settle. So your doubt does end, and it is the choosing that ends it. Perhaps the doubt beforehand is worse than any regret afterward. You can check. This is about everyday choices alone: where a person frightens you, heed the fear.",
    experiment:
      "Before a minor decision, rate your unease from one to ten. Rate it again a day later, and keep the two numbers side by side.",
  },
  decidedInOneMood: {
    title: "Decided in one mood",
    text: "A plan that was right on a bright morning looks foolish on a tired evening, though nothing about it has changed. What has changed is the feeling, and you let feelings come. So part of such a doubt tells you how you are tonight. Doubt about your safety is another matter. It is no mood.",
    experiment:
      "When an old decision starts to itch, notice the hour and your mood before anything else. After the third time, look at what they share.",
  },
  restedAndStillItSlips: {
    title: "You are rested, and plans slip",
    text: "Tiredness is likely not what makes your plans slip. That is useful to know, because more sleep is what people advise first. The reason may be how large the plans are, or the hour when you make them. A plan made at night easily leaves out how slowly a morning begins, and a rested person plans boldly.",
    experiment:
      "Cut one of tomorrow’s plans in half now, and call the half a whole. See whether you start sooner.",
  },
  heldByWonderScatteredByTasks: {
    title: "A song holds you, tasks don’t",
    text: "You can be struck by a song, so you can be wholly with one thing for as long as it lasts. The rest of the day seems to forbid just that. Your attention comes when something pulls you, and it goes when you have to push. Before you blame your mind for wandering, look at what it was given to hold.",
    experiment:
      "Before a dull task, find one detail in it that is new to you, such as the shape of a letter. See whether your mind stays longer.",
  },
  oneThingThenTheNext: {
    title: "One thing, then the next",
    text: "Quiet is no thing at a time, and being good at one thing at a time does not lead there by itself. If the end of one task is the start of another, no spot in your day asks nothing of you. That can show at night, when a busy mind is told to let go.",
    experiment:
      "Between two things, look out of the nearest window until three things have moved. Do you begin the next one any differently?",
  },
  sureAndAloneWithIt: {
    title: "Sure, from your own side",
    text: "When you are sure of something, the other side’s reasons can sound like mistakes. With people who mean you well, hearing them costs you nothing. Your own sense doesn’t change because you listened, and now and then they hold a fact that you were missing. You may still do exactly what you had in mind.",
    experiment:
      "With a friend, answer a harmless disagreement with one question: “What makes you think so?” Notice what was new to you.",
  },
  everyViewButYours: {
    title: "Every view makes sense",
    text: "One person explains, and you see the point. Then the next explains, and you see that one, too. After that it is hard to hear your own. But what is right for you is not settled by who has the better reasons, so one more opinion may not bring you closer. What you like may, since it needs no reasons.",
    experiment:
      "Give five things today a number from one to ten, such as a song, a chair or a street. How fast does your own number come?",
  },
  doubtBeforeAndAfter: {
    title: "Doubt before and after",
    text: "You doubt your sense before a choice, and after it the question is not quite closed. That is double work for one decision. It need not mean that you choose badly, since one can choose well and be uneasy for days. Waiting until you feel sure could be a long wait. Some questions are minor, and a rule can answer those for you.",
    experiment:
      "Give one tiny matter a rule for this week, such as the same seat on the bus. Is one question less a relief?",
  },
  scatteredOrShortOfRest: {
    title: "Your attention may be tired",
    text: "To hold on to one thing takes strength, and that is where a tired body saves. So your divided attention may simply come from missing rest. Before you blame your will or your phone, think of the hours that you were short of. What took them may be nothing that you chose. On a tired day, nobody can judge their own attention fairly.",
    experiment:
      "Read one page on your most rested day this week, and one on a tired day. Compare how often you lost the line.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
