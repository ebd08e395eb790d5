import type { TensionText } from "#domain/report/tensions.ts";

/** No, please and thank you: requests, help and kindness. */
export const requests = {
  opinionsYesRefusalsNo: {
    title: "Opinions come easier than refusals",
    text: "An opinion takes nothing from the other person. A no takes away something they hoped for, and you have to watch their face while it happens. That asks for another kind of courage than frankness does. Those who know you as outspoken trust each yes of yours the more for it. They can’t see which ones cost you something.",
    experiment:
      "Alone, put a no that you left unsaid into an opinion, such as “I think that is a lot for one week.” Does it come easier?",
  },
  warmthThatCannotSayNo: {
    title: "Warm, and slow to refuse",
    text: "While you like somebody, turning them down can feel like taking the liking back. The yes goes out, and the price comes later. When the evening is gone, the thought of them is a little cooler than before. The yes was meant to keep the feeling, and it wears the feeling down. Those you like best have the most to gain from hearing where you stop.",
    experiment:
      "Say “I would love to, and I can’t” aloud, alone, in your warmest voice. Notice whether the second half can sound as warm as the first.",
  },
  limitsKeptWishesKeptToo: {
    title: "Limits kept, wishes kept too",
    text: "From outside you look like a person who carries just what fits and wants for nothing. Yet a no only keeps what you have. To get anything more, somebody has to know. Perhaps you remember how it feels to be asked too much and want to spare others that. You manage to refuse when you must. So might they.",
    experiment:
      "Ask a favor of somebody you feel safe with, and add “a no is fine.” Notice how it feels to hand that word over.",
  },
  theNoYouGrantOthers: {
    title: "The no you grant others",
    text: "Asking as you do rests on a quiet belief: they can say no, and nothing will break. You grant that to others. On your own side another rule is in force, as though a request to you were an order. Nobody announced that rule. You hold no one else to it. If you can hear a no and think no less of somebody, they can likely do that for you.",
    experiment:
      "Recall the last harmless no that somebody gave you. How long did it bother you, and what did you think of them the next day?",
  },
  knowingItIsTooMuch: {
    title: "Knowing it is too much",
    text: "It shows at the very moment of being asked. Something sinks, and then the polite word is out. So the yes is no error of judgment. It answers a different question, such as how to keep this moment pleasant. Your judgment needs no training, then. What you lack is half a second between the sinking feeling and the word.",
    experiment:
      "After each yes in one day, draw a plus or a minus for the feeling just before it. Count the minuses in the evening.",
  },
  youArgueTheirCase: {
    title: "You argue their case",
    text: "While somebody asks, you are already picturing their week, with its deadline and its long drive. You make their case better than they did. Your own week has no one to speak for it, because its best speaker is busy on the other side. A request can be reasonable from start to finish and still be more than you have. You don’t have to find a flaw in it first.",
    experiment:
      "Take one request that waits for an answer. Write their reason in one line and your own in another, and notice which you wrote first.",
  },
  comfortAfterNoLimitBefore: {
    title: "Comfort after, fewer limits before",
    text: "Your kindness comes when the day is over and you can see what it cost. Some of what it has to soothe may have been agreed to in the morning, in a single word. Seen this way, a no is that same kindness a few hours earlier. It takes more at that time of day, because somebody is standing there and waiting to hear the word.",
    experiment:
      "When a hard day is over, ask which hour of it began with a yes of yours. Think no further than the hour.",
  },
  guardedOnOneSideOnly: {
    title: "Better guarded on one side",
    text: "If somebody else asked for what you ask of yourself on such a day, you would likely hear it at once. There is the sharp tone, and no word of thanks. Coming from inside, it doesn’t sound like a request at all. It sounds like the facts. So the no that you have for others is never called, although the load lands on the same shoulders.",
    experiment:
      "On a hard day, say silently what you demand of yourself, as though a stranger were asking it. Then answer the stranger.",
  },
  noToPeopleYesToHours: {
    title: "Firm with people, short of rest",
    text: "Some of what takes rest can’t be refused, such as a night shift, a pain or a child who wakes. The remainder has no face. One more chapter doesn’t look like a request, nor does a worry that wants to be thought through at midnight. So the no that works so well with people isn’t called. Late hours simply happen to a person who is good at limits.",
    experiment:
      "When something keeps you up that could wait, answer it under your breath as you would a person: “Not tonight, thank you.” See if it listens.",
  },
  tiredByOthersRequests: {
    title: "Tired by others’ requests",
    text: "A tired person has little strength for the rub of a refusal, so yes is the shorter way. It is paid for at night, and the next request meets somebody more tired still. If you wonder where to break this circle, it need not be at the no. One night with a bit more rest can make every answer of the next day cheaper.",
    experiment:
      "Choose one message this evening that can truly wait, and answer it tomorrow. Find out whether anybody minded.",
  },
  neitherNoNorPlease: {
    title: "Hard to refuse, hard to ask",
    text: "Both words tell somebody where you stand: this is too much, or this is missing. Without them others are left to guess, and mostly they guess that you are fine. There are good reasons to hold back, and places where either word costs too much. No need to begin in one of those. Some moments ask for a yes or a no and forget it at once.",
    experiment:
      "With a clerk or a driver, use one “please” and one “no, thank you” in a single day, over a bag or a receipt. Which is easier?",
  },
  thePeopleWhoWouldCome: {
    title: "The people who would come",
    text: "An emergency asks on your behalf. When the car will not start, the car makes the request and you only dial. An everyday wish has no such excuse, so it has to be asked in your own name. That may be why large help feels easier to ask for. To the other person, carrying one end of a table is likely more welcome than a flood at midnight.",
    experiment:
      "Send one of those you could call two photos, or two words, and ask which they would choose. Notice the tone of the reply.",
  },
  willingToAskAndWhom: {
    title: "Ready to ask, fewer to ask",
    text: "Being told to dare and ask is of no use to you. What is missing is somebody who would come, and that is worth saying plainly. Such people are mostly found beforehand, through very slight dealings: a package taken in, or the same nod each morning. You have the half that takes courage. The other half takes weeks and hardly any courage at all.",
    experiment:
      "Tell your first name to one person you see most weeks, such as a librarian or a clerk, and learn theirs. Use it the next time.",
  },
  warmToManySureOfFew: {
    title: "Warm to many, sure of few",
    text: "Warmth and reliance are built differently. Warmth can happen in a doorway within a minute. Reliance comes from having needed each other a little, and from both remembering it. Somebody who is friendly all around can have a dozen people who would gladly come. None of them knows that they are meant. They could even suppose that your phone is full of names.",
    experiment:
      "Mention to somebody friendly one practical thing that you are bad at, such as sewing or parking. Notice whether they turn out to be good at it.",
  },
  belongingToMuchNearToFew: {
    title: "Belonging to much, near to few",
    text: "Feeling part of something larger and knowing whom to call are two things, and you have the first. A forest or a choir can carry your mood. A flat tire needs one name and one number. Those mostly come from some dull job done together, such as stacking chairs. If what you belong to is nature, somebody sweeps that same path or counts those birds.",
    experiment:
      "Find out who looks after a thing you feel part of, such as a park or a choir, and when they meet. Would you go once?",
  },
  easierToGiveThanTake: {
    title: "Easier to give than take",
    text: "When you are warm to somebody, you want it to arrive. You can tell when it does not: they wave it off, or pay you back at once. Your own givers may see the same. Handing a kindness straight back spares you a debt and leaves the other person standing with full hands. You know that feeling from the giving side.",
    experiment:
      "When somebody does you a kindness, wait one full day before you return it in any way. Notice what that day is like.",
  },
  helpAsLongAsYouAsked: {
    title: "Help, as long as you asked",
    text: "What you ask for, you have chosen: the size, the hour and the person. A kindness arrives without an order. It says that somebody looked at you and guessed what you might lack, and that may be the uncomfortable part. Your way keeps you in charge of how you are helped. It also leaves out everything that would never have crossed your mind to ask for.",
    experiment:
      "When something kind comes unasked, look for one thing in it that you would not have thought of. Tell the giver, if you like.",
  },
  takingGladlySeldomAsking: {
    title: "Taking gladly, slower to ask",
    text: "Being helped is fine with you, then. When somebody offers, they have already decided, and nothing hangs on your words. When you ask, you find out what they would have said. So most of your help has to come from those who notice things. The ones who don’t notice can like you just as well. They have simply had no sign that you could use them.",
    experiment:
      "Tell a kind person who is slow to notice one wish, with no question attached, such as “I have been wanting a long walk.” See what they do.",
  },
  helpThatFindsNoWayIn: {
    title: "Help with few ways in",
    text: "Help is called, or it turns up by itself. If both doors are narrow, a great deal has to be carried alone, and it is heavy through nobody’s fault. There is a kind of help that needs no word from you. It has no face and expects nothing back. A library is heated for whoever comes in. A bench was set down for the tired, who need not explain themselves.",
    experiment:
      "Use one thing this week that was made for everybody, such as a bench or a reading room. Notice that you were meant, too.",
  },
  helpYesKindnessNotYet: {
    title: "Help sooner than kindness",
    text: "When the sink leaks and somebody comes, you both look at the sink. With a kindness there is no sink. Somebody looks at you, and there is nothing to point to and nowhere else to look. Perhaps that is why a wrench feels lighter to receive than a good word. Both can come from the same people, who were fond of you while they fixed the sink, too.",
    experiment:
      "For one day, count the kind things that reached you while nothing was wrong, such as a greeting or a held door. The number is all you need.",
  },
  kindnessButFromOthers: {
    title: "Kindness, more from others",
    text: "Others are kind to you without having seen everything. You know a hard day with every slip in it, so kindness from you can feel like a favor to somebody who did not earn it. Yet theirs did you good on such a day, slips and all. It worked without a clean record. Yours could, too, and it is at hand when nobody else is near.",
    experiment:
      "Recall something kind that somebody once did for you on a bad day. Plan to do that very thing for yourself on the next one.",
  },
  comfortOfYourOwnMaking: {
    title: "Comfort of your own making",
    text: "Your own kindness comes without strings. You know who sent it, and nobody has to be thanked. With other people’s you can’t see what it costs, so you would rather not sign for it. You have made yourself independent that way. One thing can’t be made at home, however skilled you are, and that is the surprise of having been thought of.",
    experiment:
      "When somebody offers to do a thing that you could do yourself, let them do half. Notice what it is like to watch.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
