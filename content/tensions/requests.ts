import type { TensionText } from "#domain/report/tensions.ts";

/** No, please and thank you: requests, help and kindness. */
export const requests = {
  opinionsYesRefusalsNo: {
    title: "You speak up, yet say yes",
    text: "When you say what you think, you take nothing from the other person. A no takes away something they hoped for, and you may have to watch their face while you say it. So each needs a courage of its own, and you have the first. Since you speak so freely, people can’t tell which of your yeses is too much for you.",
    experiment:
      "Alone, put a no that you left unsaid into an opinion, such as “I think that is a lot for one week.” Does it come easier?",
  },
  warmthThatCannotSayNo: {
    title: "You like them, so you agree",
    text: "Turning someone down can feel like taking your warmth back. So perhaps you say yes, and the price comes later: when the evening is gone, you like them a little less than before. The yes was meant to protect the feeling, and it wears the feeling down. Where a no is safe, they might have liked a friendly one better.",
    experiment:
      "Say “I’d love to, but I can’t” aloud, alone, in your warmest voice. Notice whether the second half can sound as warm as the first.",
  },
  limitsKeptWishesKeptToo: {
    title: "You say no, but seldom ask",
    text: "You say no to what is too much, and you hold back your own requests. From outside that can look as if you needed nothing. Perhaps you know how it feels to be asked too much, and you want to spare others that. But you manage to refuse when you must. So can they, and so you may ask.",
    experiment:
      "In your head, ask someone for one favor and add “a no is fine.” Notice whether the asking gets lighter.",
  },
  theNoYouGrantOthers: {
    title: "Asking comes easier than refusing",
    text: "You ask for what you need, although any request can get a no. When someone asks too much of you, a no is harder to say. Yet it would be the answer that you risk each time you ask. If you can hear one and think no less of someone, a person who is safe can likely do that for you. Elsewhere, a yes may be wise.",
    experiment:
      "Recall the last harmless no that someone gave you. How long did it bother you, and what did you think of them the next day?",
  },
  knowingItIsTooMuch: {
    title: "You know it is too much",
    text: "You trust your sense of what is right for you, so perhaps you can tell at once when a request is too much. Then the yes is no mistake in judgment. It may answer another question: how to keep this moment pleasant. If that is how it goes, you only need a little time before you answer, and you can ask for it.",
    experiment:
      "After each yes in one day, draw a plus or a minus for the feeling just before it. Count the minuses in the evening.",
  },
  youArgueTheirCase: {
    title: "You argue their case",
    text: "While someone asks, you can see their week, with its deadline and its long drive. Perhaps nobody looks at your week in that moment, since you are busy with theirs. Then their case is made twice, once by them and once by you. A request can be reasonable from start to finish and still be more than you have.",
    experiment:
      "Take one request that waits for an answer. Write their reason in one line and your own in another, and notice which you wrote first.",
  },
  comfortAfterNoLimitBefore: {
    title: "Kind tonight, too willing this morning",
    text: "Part of a hard evening may have begun in the morning, with a yes to something that was too much. A no would then be the same kindness that you show yourself later, only some hours earlier. It is harder at that time of day, because someone stands there and waits for your answer. In the evening nobody does.",
    experiment:
      "When a hard day is over, ask which hour of it began with a yes of yours. Just find it; no blame is needed.",
  },
  guardedOnOneSideOnly: {
    title: "You stop others sooner than yourself",
    text: "Others hear a no from you when they ask too much. On a hard day, the one who asks too much may be you: faster, once more, no break yet. From someone else you might notice such a demand at once. From yourself it can sound like a plain fact, so you don’t think of refusing it. But you know how to.",
    experiment:
      "On a hard day, say silently what you demand of yourself, as though a stranger were asking it. Then answer the stranger.",
  },
  noToPeopleYesToHours: {
    title: "You can refuse people, not hours",
    text: "Some of what takes your rest can’t be refused, such as a night shift or a pain. The rest doesn’t look like a request. A worry or one more episode never asks, so it slips past the no that you have for people. You would turn down a visitor who came at midnight to talk about Thursday, and you can tell a worry the same.",
    experiment:
      "When something keeps you up that could wait, answer it under your breath as you would a person: “Not tonight, thank you.” See if it listens.",
  },
  shortOfRestSlowToRefuse: {
    title: "Tired, so you say yes",
    text: "It takes strength to refuse, so on a tired day yes can be the shorter way. Some of those yeses take an evening, and the next day is tired, too. If you wonder where to begin, it need not be with the no. A little more rest, where you can get it, makes the next answer easier for you.",
    experiment:
      "Choose one message this evening that can truly wait, and answer it tomorrow. Find out whether anyone minded.",
  },
  neitherNoNorPlease: {
    title: "Hard to refuse, hard to ask",
    text: "Both words would tell someone how much you can carry: a no says that this is too much, and a please says that something is missing. Without them, people have to guess, and they may guess that you are fine. You may have good reasons to hold back, and in some places either word costs too much. So begin where nobody will remember it tomorrow.",
    experiment:
      "With a clerk or someone kind, say one “Could you …?” and one “Not today” on the same day. Which is easier?",
  },
  thePeopleWhoWouldCome: {
    title: "The people who would come",
    text: "In an emergency, the trouble does the asking. When the car will not start, you only have to dial. An everyday wish has to be asked for in your own name. If large help feels easier to ask for, that may be why. But those who would come for a flood at midnight would mostly rather help you carry a table on Saturday.",
    experiment:
      "Ask someone you could call for five minutes of help this week, and say that a no is fine. Notice the tone of the reply.",
  },
  willingToAskWithCompany: {
    title: "You ask, and few can come",
    text: "To speak up for a need is not what you lack. Nor are you without people: there are some you joke with, and kindness reaches you. But you can laugh with someone and still not be sure that they would come. Perhaps they live far off, or nobody has ever said it aloud. It is easiest to say before anything breaks.",
    experiment:
      "Ask someone you joke with: “May I call you if something breaks? You may call me, too.” If nobody lives near, learn one neighbor’s first name.",
  },
  willingToAskAndWhom: {
    title: "You ask, and few can come",
    text: "You ask, so nobody has to tell you to be braver. What is missing is someone who would come, and that is nobody’s fault. To know somebody is one thing, and to know that they would come is another. The second mostly grows by small steps: you take in a package, or you ask for an hour’s help before anything breaks.",
    experiment:
      "Learn the first name of one person you see most weeks, or, of someone you know better, ask whether you may call if something breaks.",
  },
  warmToManySureOfFew: {
    title: "You like many and call few",
    text: "You can like someone within a minute. Being able to call them takes longer: you have needed each other a little, and you both remember it. Some of those you like might come gladly, if they knew. They may suppose that your phone is full of names, since people who are friendly look as though they had everybody.",
    experiment:
      "Mention to someone friendly one practical thing that you are bad at, such as sewing or parking. Notice whether they turn out to be good at it.",
  },
  belongingToMuchNearToFew: {
    title: "You belong, with few to call",
    text: "What you belong to can lift your mood. For a flat tire you need one name and one number, and those can be missing all the same. You might find them in the same place, if you asked there once who knows about tires. Even if you belong to nature, someone sweeps that path or counts those birds, and would perhaps be glad of company.",
    experiment:
      "Find out who looks after a thing you feel part of, such as a park, and when they meet. Would you go once?",
  },
  warmAndSlowToAccept: {
    title: "Warm, and slow to accept",
    text: "Perhaps you call a kindness too much, or you pay it back at once so that nothing is owed. You may do that out of warmth, to spare the other person trouble. Where a gift has strings, turning it down is good sense. Where it has none, nothing has to be paid back, and the giver is glad when you keep it.",
    experiment:
      "The next time someone is kind to you, say thanks, and wait a day before you do anything in return. Notice what that day is like.",
  },
  helpAsLongAsYouAsked: {
    title: "Help, as long as you asked",
    text: "What you ask for, you have chosen: the size, the hour and the person. With a kindness that comes unasked, someone looked at you and wondered what you might lack. Perhaps that is the uncomfortable part. It can be the good part, too, since it may bring you something that you would not have thought to ask for.",
    experiment:
      "When something kind comes unasked, look for one thing in it that you would not have thought of.",
  },
  takingGladlySeldomAsking: {
    title: "You take gladly and ask late",
    text: "When someone offers you a thing, they have already decided, and nothing depends on your words. When you ask, you find out what they would have said. So most of your help may come from people who notice. The ones who don’t may like you just as well. They simply have no way to know what you could use.",
    experiment:
      "Tell someone one wish, with no question attached, such as “I have been wanting a long walk.” See what they do.",
  },
  helpThatFindsNoWayIn: {
    title: "Help that asks nothing of you",
    text: "To ask is hard for you, and to accept is hard, too. So even help that is near may not get in, and you may have to carry a great deal alone. It is heavy, and it is nobody’s fault. But some help needs no word from you and expects nothing back. A library is heated for whoever comes in, and a bench was put there for whoever is tired.",
    experiment:
      "Use one thing this week that was made for everybody, such as a bench or a reading room. Notice that you were meant, too.",
  },
  helpYesKindnessNotYet: {
    title: "Help sooner than kindness",
    text: "When your sink leaks and someone comes, you both look at the sink. With a kindness there is no sink, and someone looks at you. Perhaps that is why help is easier for you to accept than a good word. Both can come from the same person. Whoever fixes your sink may well like you, and may want you to know it.",
    experiment:
      "For one day, count the kind things that reached you while nothing was wrong, such as a greeting or a held door. The number is all you need.",
  },
  kindnessButFromOthers: {
    title: "Kindness is easier from others",
    text: "Others have not seen all of your hard day. You know it with every slip in it, so kindness from yourself can feel unearned. Yet you took theirs on days with just as many slips. You could take your own as well. It doesn’t ask for a perfect day, and it is there when nobody else is near.",
    experiment:
      "Recall something kind that someone once did for you on a bad day. Plan to do that very thing for yourself on the next one.",
  },
  comfortOfYourOwnMaking: {
    title: "You would rather comfort yourself",
    text: "Your own comfort comes without strings: you know who sent it, and nobody has to be thanked. With someone else’s, you can’t see what it costs them. So it makes sense that you would rather look after yourself on a hard day. But there is one thing you can’t give yourself. It is the surprise that someone has thought of you.",
    experiment:
      "When someone offers to do a thing that you could do yourself, let them do half. Notice what it is like to watch.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
