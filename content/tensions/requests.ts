import type { TensionText } from "#domain/report/tensions.ts";

/** No, please and thank you: requests, help and kindness. */
export const requests = {
  opinionsYesRefusalsNo: {
    title: "You speak up, yet say yes",
    text: "An opinion takes nothing away from the other person. A no takes away something they hoped for, and you may have to watch their face while you say it. So speaking up takes one kind of courage and saying no takes another. You already have the first, and the second can be learned. Since you speak so freely, people may not notice when a yes is too much for you.",
    experiment:
      "Remember the last no that you wanted to say to someone you like. What did you think you’d see in their face?",
  },
  warmthThatCannotSayNo: {
    title: "Liking people, and saying yes",
    text: "Turning someone down can feel like taking your warmth back. But a yes that was too much has its own price: when the evening is gone, you like them a little less than before. The yes was meant to protect the feeling, and it wears the feeling down. They might have liked a friendly no better, if they’d had the choice.",
    experiment:
      "Remember one friendly no that somebody gave you. Did you like them any less for it, and for how long?",
  },
  limitsKeptWishesKeptToo: {
    title: "You say no sooner than please",
    text: "Someone who says no and asks for little can look, from outside, as if nothing were missing. Maybe you know how it feels when a person asks for too much, and you want to spare others that. But you manage to say no when you have to. So can they, and that means you can ask. Nobody who says yes to you had to.",
    experiment:
      "Think of one small thing you did alone lately. Would anyone have been easy to ask, and which words would have been enough?",
  },
  theNoYouGrantOthers: {
    title: "Asking comes easier than refusing",
    text: "Each time you ask for something, you risk a no, and you ask all the same. So you know that a no isn’t the end of anything. When someone asks too much of you, they’re taking that same risk. If you can hear a no and think no less of someone, the people who like you can probably do the same for you.",
    experiment:
      "Remember the last small no that you were given. What did you think of the person a day later? Would they think worse of you?",
  },
  knowingItIsTooMuch: {
    title: "You know it’s too much",
    text: "A yes to something you knew was too much isn’t a mistake in judgment. It answers another question: how to keep this moment pleasant. But a moment is short, and what you agreed to can take a week. You don’t need to know yourself any better for this. You only need a little time before you answer, and you can ask for it.",
    experiment:
      "Remember one yes that was too much. When did you know it: before the yes was out, or after?",
  },
  youArgueTheirCase: {
    title: "You argue their case",
    text: "While someone asks, you can see their week, with its deadline and its long drive. Nobody looks at your week in that moment, because you’re busy with theirs. Their case gets made twice, once by them and once by you. A request can be reasonable from start to finish and still be more than you have. You’re allowed to see that, too.",
    experiment:
      "Take one request that’s waiting for an answer. Write their reason in one line and your own in another. Which did you write first?",
  },
  comfortAfterNoLimitBefore: {
    title: "Kind tonight, too willing this morning",
    text: "Did your last hard evening begin in the morning, with a yes to something that was too much? If so, a no would have been the same kindness you showed yourself that night, only some hours earlier. A no is harder in the morning, because someone is standing there waiting for your answer. It helps to have a sentence ready that buys you an hour.",
    experiment:
      "When a hard day is over, ask if any hour of it began with a yes of yours. If so, which words would have bought you some time?",
  },
  guardedOnOneSideOnly: {
    title: "You stop others sooner than yourself",
    text: "On a hard day, the one who asks too much may be you: faster, once more, no break yet. If someone else demanded that, you’d notice at once, and you’d turn it down. From yourself it sounds like a plain fact, so you don’t think of saying no. You can. The no that works on others works here, too.",
    experiment:
      "On a hard day, put what you demand of yourself into words, as though a stranger were asking for it. Then answer the stranger.",
  },
  noToPeopleYesToHours: {
    title: "You can turn people down",
    text: "You can say no to people. A worry, or one more episode, doesn’t ask first. You would turn down a visitor who came at midnight to talk about Thursday, and you can try telling a worry the same. Some things can’t be turned down, like pain, a baby or a night shift. Begin with whatever can wait until morning.",
    experiment:
      "When something keeps you up that could wait, answer it under your breath as you would a person: “Not tonight, thank you.” Does it help a little?",
  },
  shortOfRestSlowToRefuse: {
    title: "Tired, and saying yes",
    text: "Saying no takes strength, so on a tired day yes is the shorter way. Some of those yeses take an evening, and then the next day is tired, too. If you wonder where to begin, it doesn’t have to be with the no. A little more rest, wherever you can get it, makes the next answer easier.",
    experiment:
      "This evening, choose one message from someone easygoing that can truly wait, and answer it tomorrow. Did they mind?",
  },
  neitherNoNorPlease: {
    title: "Hard to refuse, hard to ask",
    text: "Both words would tell someone how much you can carry: a no says that this is too much, and a please says that something is missing. Without them, people have to guess, and they may guess that you’re fine. You have your reasons for holding back, and in some places either word costs too much. Begin with something so small that nobody will remember it tomorrow.",
    experiment:
      "In your head, finish two sentences: “I could use …” and “I’d rather not …” Which of the two comes faster?",
  },
  thePeopleWhoWouldCome: {
    title: "The people who would come",
    text: "In an emergency, the trouble does the asking: when the key breaks off in the lock, you only have to dial. An everyday wish has to be asked for in your own name, and that may be all that’s in the way. The people who’d come for a burst pipe would mostly rather help you carry a table on Saturday. There’s more time to talk.",
    experiment:
      "Think of someone you could call. What was the last small thing they asked of you, and did you mind? They may feel the same about you.",
  },
  willingToAskWithCompany: {
    title: "You can ask, if somebody’s there",
    text: "It’s possible to laugh with someone and still not be sure that they’d come. They may live far off, or nobody has ever said it aloud. You’re not without people: there are some you joke with, and you let others be kind to you. “You can call me” is a sentence that somebody has to say first. It doesn’t have to be this week.",
    experiment:
      "Think of the people you’ve laughed with lately. Who lives near enough to help, and have you ever said that you’d help each other?",
  },
  willingToAskAndWhom: {
    title: "You ask, and few can come",
    text: "It isn’t nerve that’s missing, and it’s nobody’s fault. Knowing somebody is one thing, and knowing that they’d come is another. The second mostly grows by small steps: a first name, a few words about the weather, a package you take in. Until then, it also counts to know a place where asking is normal, like a library or a help desk.",
    experiment: "Find out the first name of one person you see most weeks. Nothing more for now.",
  },
  warmToManySureOfFew: {
    title: "You like many and call few",
    text: "You can like someone within a minute. Being able to call them takes longer: you’ve needed each other a little, and you both remember it. Some of the people you like might come gladly, if they knew. But they can’t tell. Anyone that friendly looks as though they had plenty of people already.",
    experiment:
      "Mention to someone friendly one practical thing you’re bad at, like sewing or reading maps. Do they turn out to be good at it?",
  },
  belongingToMuchNearToFew: {
    title: "You belong, with few to call",
    text: "What you belong to can lift your mood. For a broken lock you need one name and one number, and those can be missing all the same. You might find them in the same place, if you asked there once who’s good with locks. If what you belong to is nature, someone sweeps that path or counts those birds, and might be glad of company.",
    experiment:
      "Find out who looks after a thing you feel part of, like a park, and when they meet. Would you go once?",
  },
  warmAndSlowToAccept: {
    title: "Warm, and slow to accept",
    text: "Think of someone you like. If they let you do something for them, you’d be pleased, and you wouldn’t be counting. Somebody may feel that way about you, and all they hear is “Don’t bother.” Where a gift has strings, turning it down is good sense. Where it has none, you can simply have it. That’s what the giver was hoping for.",
    experiment:
      "Think of one offer you waved off lately, from someone who isn’t keeping score. How would it have gone if you had said yes?",
  },
  helpAsLongAsYouAsked: {
    title: "Help, as long as you asked",
    text: "A kindness that comes unasked means that someone looked at you and wondered what you’d like. That may be the uncomfortable part: you weren’t ready for it. It’s the good part, too, since it can bring you something you’d never have thought of. And nobody expects you to be ready. “Oh, thanks, I didn’t see that coming” is a fine answer.",
    experiment:
      "Think of one kindness that came unasked. What was in it that you wouldn’t have thought of asking for?",
  },
  takingGladlySeldomAsking: {
    title: "You take gladly and ask late",
    text: "When someone offers you a thing, they’ve already decided, and nothing depends on your words. When you ask, you find out what they would have said. If you mostly wait for offers, your help comes from people who notice. The ones who don’t notice may like you just as well. They simply have no way to know what you could use.",
    experiment:
      "Tell someone one wish, with no question attached, like “I’ve been wanting a good soup.” See what they do.",
  },
  helpThatFindsNoWayIn: {
    title: "Help that asks nothing of you",
    text: "When neither asking nor accepting comes easily, even help that’s near may not get in, and then you carry a lot alone. That’s heavy, and no one is to blame. But some help needs no word from you and expects nothing back. A library is heated for anyone who comes in, and a bench was put there for anyone who’s tired.",
    experiment:
      "Use one thing this week that was made for everybody, like a bench or a reading room. Notice that you were meant, too.",
  },
  helpYesKindnessNotYet: {
    title: "Help sooner than kindness",
    text: "When your sink leaks and someone comes, you both look at the sink. With a kindness there is no sink, and someone looks at you. That may be why help is easier for you to accept than a good word. But the person at the sink isn’t there for the sink. Nobody fixes a pipe on a Sunday for someone they don’t like.",
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
    text: "Your own comfort comes without strings, and you don’t have to thank anybody. With someone else’s, you can’t see what it costs them. It makes sense that you’d rather look after yourself on a hard day. But there’s one thing you can’t give yourself. It’s the surprise that someone thought of you.",
    experiment:
      "When someone you trust offers to do a thing you could do yourself, let them do half. How does it feel to let them?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
