import type { TensionText } from "#domain/report/tensions.ts";

/** No, please and thank you: requests, help and kindness. */
export const requests = {
  opinionsYesRefusalsNo: {
    title: "You speak up, yet say yes",
    text: "When you say what you think, you take nothing from the other person. A no takes away something they hoped for, and you may have to watch their face while you say it. They take two kinds of courage, and you have the first. Since you speak so freely, people can’t tell which of your yeses is too much for you.",
    experiment:
      "Think of a no you swallowed, and say it as an opinion: “I think that’s a lot for one week.” Then try that line on someone easygoing.",
  },
  warmthThatCannotSayNo: {
    title: "You like them, so you agree",
    text: "Turning someone down can feel like taking your warmth back. So you say yes, and the price may come later: when the evening is gone, you like them a little less than before. The yes was meant to protect the feeling, and it wears the feeling down. They might have liked a friendly no better, if they’d had the choice.",
    experiment:
      "Say “I’d love to, but I can’t” in your warmest voice, first alone, then to someone easygoing. Can the second half sound as warm as the first?",
  },
  limitsKeptWishesKeptToo: {
    title: "You say no sooner than please",
    text: "You say no to what’s too much, and you hold back your own requests. From outside that can look as if you didn’t need anything. Maybe you know how it feels when someone asks for too much, and you want to spare others that. But you manage to say no when you have to. So can they, and that means you can ask.",
    experiment:
      "Ask someone you like for one small favor, and add “a no is fine.” Does the asking get lighter?",
  },
  theNoYouGrantOthers: {
    title: "Asking comes easier than refusing",
    text: "You ask for what you need, although any request can get a no. When someone asks too much of you, a no is harder to say. Yet it’s the same answer that you risk each time you ask. If you can hear one and think no less of someone, the people who like you can probably do the same for you.",
    experiment:
      "Give someone easygoing one small no this week. What were you afraid they’d think, and how were they with you the next day?",
  },
  knowingItIsTooMuch: {
    title: "You know it’s too much",
    text: "You trust your sense of what’s right for you, so you can probably tell at once when a request is too much. Then the yes is no mistake in judgment. It answers another question: how to keep this moment pleasant. If that’s how it goes, you only need a little time before you answer, and you can ask for it.",
    experiment:
      "Answer one message that asks for something with “Let me get back to you tonight.” Is your answer still the one you’d have given on the spot?",
  },
  youArgueTheirCase: {
    title: "You argue their case",
    text: "While someone asks, you can see their week, with its deadline and its long drive. Nobody looks at your week in that moment, because you’re busy with theirs. Their case gets made twice, once by them and once by you. A request can be reasonable from start to finish and still be more than you have.",
    experiment:
      "Take one request that’s waiting for an answer. Write their reason in one line and your own in another. Which did you write first?",
  },
  comfortAfterNoLimitBefore: {
    title: "Kind tonight, too willing this morning",
    text: "Did your last hard evening begin in the morning, with a yes to something that was too much? If so, a no would have been the same kindness you showed yourself that night, only some hours earlier. It’s harder at that time of day, because someone is standing there waiting for your answer. In the evening nobody is.",
    experiment:
      "When a hard day is over, ask which hour of it began with a yes of yours. Next time, that hour is where “Let me get back to you” goes.",
  },
  guardedOnOneSideOnly: {
    title: "You stop others sooner than yourself",
    text: "Others hear a no from you when they ask too much. On a hard day, the one who asks too much may be you: faster, once more, no break yet. Coming from someone else, you’d notice a demand like that at once. From yourself it sounds like a plain fact, so you don’t think of turning it down. But you know how.",
    experiment:
      "On a hard day, say aloud what you demand of yourself, as though a stranger were asking for it. Then answer the stranger.",
  },
  noToPeopleYesToHours: {
    title: "No to people, yes to midnight",
    text: "Some of what takes your rest can’t be refused, like a night shift or pain. What’s left doesn’t look like a request. A worry or one more episode never asks, so it slips past the no that you have for people. You would turn down a visitor who came at midnight to talk about Thursday, and you can tell a worry the same thing.",
    experiment:
      "When something keeps you up that could wait, answer it under your breath as you would a person: “Not tonight, thank you.” See if it listens.",
  },
  shortOfRestSlowToRefuse: {
    title: "Tired, so you say yes",
    text: "Saying no takes strength, so on a tired day yes is the shorter way. Some of those yeses take an evening, and then the next day is tired, too. If you wonder where to begin, it doesn’t have to be with the no. A little more rest, wherever you can get it, makes the next answer easier for you.",
    experiment:
      "Choose one message this evening that can truly wait, and answer it tomorrow. Did anyone mind?",
  },
  neitherNoNorPlease: {
    title: "Hard to refuse, hard to ask",
    text: "Both words would tell someone how much you can carry: a no says that this is too much, and a please says that something is missing. Without them, people have to guess, and they may guess that you’re fine. You have your reasons for holding back, and in some places either word costs too much. Begin where nobody will remember it tomorrow.",
    experiment:
      "With someone kind, say one “Could you …?” and one “Not today” on the same day. Which is easier?",
  },
  thePeopleWhoWouldCome: {
    title: "The people who would come",
    text: "The people are there. The call comes less easily. In an emergency, the trouble does the asking: when the key breaks off in the lock, you only have to dial. An everyday wish has to be asked for in your own name, and that may be all that’s in the way. The people who’d come for a flood at midnight would mostly rather help you carry a table on Saturday.",
    experiment:
      "Ask someone you could call for five minutes of help this week, and say that a no is fine. What’s the tone of the reply?",
  },
  willingToAskWithCompany: {
    title: "You ask, unsure who would come",
    text: "Speaking up isn’t the problem. And you’re not without people: there are some you joke with, and you let others be kind to you. But you can laugh with someone and still not be sure that they’d come. They may live far off, or nobody has ever said it aloud. “You can call me” is easiest to say before anything breaks, and somebody has to say it first.",
    experiment:
      "Text the last person you laughed with: “You crossed my mind. Could I call you on a bad day? You can call me, too.” Not ready? Send the first half.",
  },
  willingToAskAndWhom: {
    title: "You ask, and few can come",
    text: "You ask, so nobody has to tell you to be braver. What’s harder to find is someone who’d come, and that’s nobody’s fault. Knowing somebody is one thing, and knowing that they’d come is another. The second mostly grows by small steps: you take in a package, or you ask for an hour’s help before anything breaks.",
    experiment:
      "Learn the first name of one person you see most weeks. Or tell someone you know better: “If I ever get locked out, could I call you?”",
  },
  warmToManySureOfFew: {
    title: "You like many and call few",
    text: "You can like someone within a minute. Being able to call them takes longer: you’ve needed each other a little, and you both remember it. Some of the people you like might come gladly, if they knew. They probably suppose your phone is full of names, since anyone that friendly looks as though they had everybody.",
    experiment:
      "Mention to someone friendly one practical thing you’re bad at, like sewing or reading maps. Do they turn out to be good at it?",
  },
  belongingToMuchNearToFew: {
    title: "You belong, with few to call",
    text: "What you belong to can lift your mood. For a broken lock you need one name and one number, and those can be missing all the same. You might find them in the same place, if you asked there once who’s good with locks. Even if you belong to nature, someone sweeps that path or counts those birds, and might be glad of company.",
    experiment:
      "Find out who looks after a thing you feel part of, like a park, and when they meet. Would you go once?",
  },
  warmAndSlowToAccept: {
    title: "Warm, and slow to accept",
    text: "Think of someone you like. If they let you do something for them, you’d be pleased, and you wouldn’t be counting. Somebody may feel that way about you, and all they hear is “Don’t bother.” Where a gift has strings, turning it down is good sense. Otherwise, paying it back at once ends it. Keeping it for a while is what the giver was hoping for.",
    experiment:
      "Which offer did you wave off this month, from someone who isn’t keeping score? If it isn’t too late, text: “Actually, yes, please.” What comes back?",
  },
  helpAsLongAsYouAsked: {
    title: "Help, as long as you asked",
    text: "What you ask for, you’ve chosen: the size, the hour and the person. With a kindness that comes unasked, someone looked at you and wondered what you might be missing. That may be the uncomfortable part. It’s the good part, too, since it can bring you something you’d never have thought of.",
    experiment:
      "When something kind comes unasked, say only thanks, and look for one thing in it that you wouldn’t have thought of.",
  },
  takingGladlySeldomAsking: {
    title: "You take gladly and ask late",
    text: "When someone offers you a thing, they’ve already decided, and nothing depends on your words. When you ask, you find out what they would have said. That way, most of your help comes from people who notice. The ones who don’t notice may like you just as well. They simply have no way to know what you could use.",
    experiment:
      "Tell someone one wish, with no question attached, like “I’ve been wanting a long walk.” See what they do.",
  },
  helpThatFindsNoWayIn: {
    title: "Help that asks nothing of you",
    text: "Asking is hard for you, and accepting is hard, too. Even help that’s near may not get in, and then you carry a lot alone. It’s heavy, and it’s nobody’s fault. But some help needs no word from you and expects nothing back. A library is heated for anyone who comes in, and a bench was put there for anyone who’s tired.",
    experiment:
      "Use one thing this week that was made for everybody, like a bench or a reading room. Notice that you were meant, too.",
  },
  helpYesKindnessNotYet: {
    title: "Help sooner than kindness",
    text: "When your sink leaks and someone comes, you both look at the sink. With a kindness there is no sink, and someone looks at you. That may be why help is easier for you to accept than a good word. But it means people have to wait for something to break before they can be good to you. Whoever fixes your sink may well like you.",
    experiment:
      "For one day, count the kind things that reached you while nothing was wrong, like a greeting or a joke. The number is all you need.",
  },
  kindnessButFromOthers: {
    title: "Kindness is easier from others",
    text: "Others haven’t seen all of your hard day. You know it with every slip in it, so kindness from yourself can feel unearned. Yet you took theirs on days with just as many slips. You can take your own as well. It doesn’t ask for a perfect day, and it’s there when nobody else is near.",
    experiment:
      "Think of something kind that someone once did for you on a bad day. Plan to do that very thing for yourself on the next one.",
  },
  comfortOfYourOwnMaking: {
    title: "You’d rather comfort yourself",
    text: "Your own comfort comes without strings: you know who sent it, and you don’t have to thank anybody. With someone else’s, you can’t see what it costs them. It makes sense that you’d rather look after yourself on a hard day. But there’s one thing you can’t give yourself. It’s the surprise that someone thought of you.",
    experiment:
      "When someone offers to do a thing you could do yourself, let them do half. What is it like to watch?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
