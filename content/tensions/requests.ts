import type { TensionText } from "#domain/report/tensions.ts";

/** No, please and thank you: requests, help and kindness. */
export const requests = {
  opinionsYesRefusalsNo: {
    title: "You speak up, yet say yes",
    text: "Why is one easier? When you say what you think, you take nothing from the other person. A no takes away something they hoped for, and you have to watch their face while it happens. So each asks for a courage of its own, and you have the first. People who hear you speak freely can’t tell which of your yeses cost you something.",
    experiment:
      "Alone, put a no that you left unsaid into an opinion, such as “I think that is a lot for one week.” Does it come easier?",
  },
  warmthThatCannotSayNo: {
    title: "You like them, so you agree",
    text: "Turning somebody down can feel like taking your warmth back. So the yes goes out, and the price comes later. When the evening is gone, the thought of them is a little cooler than before. The yes was meant to protect the feeling, and it wears the feeling down. Perhaps they would sooner have heard the no.",
    experiment:
      "Say “I would love to, and I can’t” aloud, alone, in your warmest voice. Notice whether the second half can sound as warm as the first.",
  },
  limitsKeptWishesKeptToo: {
    title: "You say no, but seldom ask",
    text: "From outside you may look like somebody who carries what fits and wants for nothing. Yet a no only protects what you have. For anything more, somebody has to know. Perhaps you know how it feels to be asked too much, and you want to spare others that. But you manage to refuse when you must. So might they.",
    experiment:
      "In your head, ask a friend for one favor and add “a no is fine.” Notice whether the asking gets lighter.",
  },
  theNoYouGrantOthers: {
    title: "The no you grant others",
    text: "When you ask somebody for something, they may say no. When they ask too much of you, you feel less free to. So two rules are in force, one for them and one for you, and nobody ever announced the second. If you can hear a no and think no less of somebody, they can likely do that for you.",
    experiment:
      "Recall the last harmless no that somebody gave you. How long did it bother you, and what did you think of them the next day?",
  },
  knowingItIsTooMuch: {
    title: "You know it is too much",
    text: "When a request is too much, something sinks in you, and then the polite word is out. That yes is no error of judgment. You had felt the answer in time. The word answered another question: how to keep this moment pleasant. What you lack is half a second between the sinking feeling and the word.",
    experiment:
      "After each yes in one day, draw a plus or a minus for the feeling just before it. Count the minuses in the evening.",
  },
  youArgueTheirCase: {
    title: "You argue their case",
    text: "While somebody asks, you see their week, with its deadline and its long drive. Nobody pictures your week at that moment, since you are busy with theirs. So their case gets made twice, once by them and once by you. A request can be reasonable from start to finish and still be more than you have.",
    experiment:
      "Take one request that waits for an answer. Write their reason in one line and your own in another, and notice which you wrote first.",
  },
  comfortAfterNoLimitBefore: {
    title: "Kind tonight, too willing this morning",
    text: "Part of what you comfort in yourself on a hard evening may have been agreed to in the morning, in a single word. A no would then be that same kindness a few hours earlier. It is harder at that time of day, because somebody stands there and waits for the word. In the evening nobody does.",
    experiment:
      "When a hard day is over, ask which hour of it began with a yes of yours. Just find it; no blame is needed.",
  },
  guardedOnOneSideOnly: {
    title: "You stop others sooner than yourself",
    text: "Others hear a no from you when it gets too much. On a hard day the one who asks too much may be you: faster, once more, no break yet. From somebody else you would hear that tone at once. From inside it doesn’t sound like a request at all. It sounds like the facts, so nothing in you turns it down.",
    experiment:
      "On a hard day, say silently what you demand of yourself, as though a stranger were asking it. Then answer the stranger.",
  },
  noToPeopleYesToHours: {
    title: "You can refuse people, not hours",
    text: "Some of what takes your rest can’t be refused: a night shift, perhaps, or a pain. The remainder has no face. One more chapter doesn’t look like a request, nor does a worry at midnight. So the no that works with people isn’t used. Those hours may not need more discipline from you, only the word that you have already.",
    experiment:
      "When something keeps you up that could wait, answer it under your breath as you would a person: “Not tonight, thank you.” See if it listens.",
  },
  shortOfRestSlowToRefuse: {
    title: "Tired, so you say yes",
    text: "A refusal takes strength, so on a tired day yes is your shorter way, and some of those yeses cost an evening. Then the next day is tired, too. If you wonder where to begin, it need not be with the no. A little more rest, where you can get it, makes the next answer easier for you.",
    experiment:
      "Choose one message this evening that can truly wait, and answer it tomorrow. Find out whether anybody minded.",
  },
  neitherNoNorPlease: {
    title: "Hard to refuse, hard to ask",
    text: "Both words would tell somebody where you stand: a no says that this is too much, and a please says that something is missing. Without them, people mostly suppose that you are fine. You may have good reasons to hold back, and in some places either word costs too much. Begin where nobody will remember it tomorrow.",
    experiment:
      "With a clerk or somebody kind, say one “Could you …?” and one “Not today” on the same day. Which is easier?",
  },
  thePeopleWhoWouldCome: {
    title: "The people who would come",
    text: "An emergency asks on your behalf. When the car will not start, the car makes the request and you only dial. An everyday wish has no such excuse, so it has to be asked in your own name. If large help feels easier to ask for, that may be why. Most friends would rather help carry a table on Saturday than be called to a flood at midnight.",
    experiment:
      "Ask a friend you could call for five minutes of help this week, and say that a no is fine. Notice the tone of the reply.",
  },
  willingToAskAndWhom: {
    title: "You ask, and few can come",
    text: "You are ready to ask, so being told to dare is of no use to you. What is missing is somebody who would come, and that is worth saying plainly. Such people are mostly found beforehand, through very slight dealings: a package taken in, or the same nod each morning. That takes weeks, and hardly any courage at all.",
    experiment:
      "Tell your first name to one person you see most weeks, such as a librarian or a clerk, and learn theirs. Use it the next time.",
  },
  warmToManySureOfFew: {
    title: "You like many and call few",
    text: "Warmth can start in a doorway within a minute. Being able to call somebody takes longer: you have needed each other a little, and you both remember it. Some of those you like might come gladly, if they knew. They may suppose that your phone is full of names, since people who are friendly look as though they had everybody.",
    experiment:
      "Mention to somebody friendly one practical thing that you are bad at, such as sewing or parking. Notice whether they turn out to be good at it.",
  },
  belongingToMuchNearToFew: {
    title: "You belong, with few to call",
    text: "What you belong to can carry your mood. A flat tire needs one name and one number, and those can be missing all the same. Such a name mostly comes from some dull job done together, such as stacking chairs. Even if what you belong to is nature, somebody sweeps that path or counts those birds. They might be glad of one more.",
    experiment:
      "Find out who looks after a thing you feel part of, such as a park, and when they meet. Would you go once?",
  },
  warmAndSlowToAccept: {
    title: "Warm, and slow to accept",
    text: "Perhaps you call a kindness too much, or you pay it back at once so that nothing is owed. You may even do it out of warmth, to spare the other person trouble. Where a gift has strings, turning it down is good sense. Where it has none, there is no sum to settle, and the warmth can go in both directions.",
    experiment:
      "The next time somebody is kind to you, say thanks, and wait a day before you do anything in return. Notice what that day is like.",
  },
  helpAsLongAsYouAsked: {
    title: "Help, as long as you asked",
    text: "What you ask for, you have chosen: the size, the hour and the person. A kindness that comes unasked says that somebody looked at you and wondered what you might lack. That may be the uncomfortable part. It can also bring you something that you would not have thought to ask for.",
    experiment:
      "When something kind comes unasked, look for one thing in it that you would not have thought of.",
  },
  takingGladlySeldomAsking: {
    title: "You take gladly and ask late",
    text: "When somebody offers you a thing, they have already decided, and nothing hangs on your words. When you ask, you find out what they would have said. So most of your help comes from people who notice. The ones who don’t may like you just as well. They have had no sign that you could use them.",
    experiment:
      "Tell a friend who is slow to notice one wish, with no question attached, such as “I have been wanting a long walk.” See what they do.",
  },
  helpThatFindsNoWayIn: {
    title: "Help that asks nothing of you",
    text: "At present you may have to carry a great deal alone, and it is heavy through nobody’s fault. But there is help that needs no word from you and expects nothing back. A library is heated for whoever comes in. A bench was set down for the tired, who need not explain themselves.",
    experiment:
      "Use one thing this week that was made for everybody, such as a bench or a reading room. Notice that you were meant, too.",
  },
  helpYesKindnessNotYet: {
    title: "Help sooner than kindness",
    text: "When your sink leaks and somebody comes, you both look at the sink. With a kindness there is no sink. Somebody looks at you, and there is nowhere else to look. Perhaps that is why a wrench feels lighter to receive than a good word. Both can come from the same person, who was fond of you while they fixed the sink, too.",
    experiment:
      "For one day, count the kind things that reached you while nothing was wrong, such as a greeting or a held door. The number is all you need.",
  },
  kindnessButFromOthers: {
    title: "Kindness is easier from others",
    text: "Others have not seen all of your hard day. You know it with every slip in it, so kindness from you can feel unearned. Yet you took theirs with the same slips. You could take your own as well, and it is at hand when nobody else is near. It asks for no clean record either.",
    experiment:
      "Recall something kind that somebody once did for you on a bad day. Plan to do that very thing for yourself on the next one.",
  },
  comfortOfYourOwnMaking: {
    title: "You would rather comfort yourself",
    text: "Your own comfort comes without strings: you know who sent it, and nobody has to be thanked. With theirs you can’t see what it costs. So on a hard day you turn to the giver you know best. One thing can’t be made at home, however skilled you are, and that is the surprise of having been thought of.",
    experiment:
      "When somebody offers to do a thing that you could do yourself, let them do half. Notice what it is like to watch.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
