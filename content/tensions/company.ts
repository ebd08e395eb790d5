import type { TensionText } from "#domain/report/tensions.ts";

/** With others and with oneself: what is said, felt and shared. */
export const company = {
  theirSideComesInFirst: {
    title: "Their side comes in first",
    text: "In an argument, you look over there before you look here. Your own view gets its turn last, when things are nearly settled. By then it sounds late, or selfish, and you doubt it. It may be just as good as theirs, and only thinner, because it has had less of your time. Being fair to both sides means counting yourself as one of them.",
    experiment:
      "Over something harmless, give your own side one full minute in writing. Only then picture theirs. Has yours kept its size? If so, tell them.",
  },
  plainViewsQuietNeeds: {
    title: "Plain about views, quiet about needs",
    text: "What you think of the plan is no secret. That you could use a hand with it often is. A view can be argued with, and it’s still yours afterward. A need is out of your hands once you’ve said it, since the answer belongs to someone else. And because you’re so plain otherwise, people may hear your silence as an answer: nothing needed here.",
    experiment:
      "Say to someone you like, in one breath: “I like the left one better, and I could use ten minutes of help with it.” Which half is quieter?",
  },
  warmOutwardStrictInward: {
    title: "Warmer to them than to yourself",
    text: "Picture one mistake made twice, once by someone you like and once by you. With them you see the long day behind it, and with yourself mostly the mistake. You don’t need a new feeling for a hard day. You have it already, and other people get it from you. It just gets lost on the way to your own address.",
    experiment:
      "The next time you scold yourself, say one fact aloud that a fair witness would mention, like the hour or the noise. Does the tone change?",
  },
  kindInsideGuardedOutside: {
    title: "You’re saving your smiles",
    text: "These two answers may belong together, as a way of saving strength. In a bad stretch, one way of being good to yourself is asking less of your face: fewer smiles, shorter conversations. That makes sense. It can also turn into a habit, and then you meet a better day the same way. Your warmth hasn’t run out. You’re only keeping it in.",
    experiment:
      "Take the words you use for yourself on a hard day, and think them once toward a tired face in the checkout line. Does your own face change?",
  },
  fairToAllButOne: {
    title: "Fairer to others than yourself",
    text: "When you disagree with someone, you can see what’s behind it, like a short night or a bad call. On a hard day of your own, looking for that feels like making excuses. But you know your own reasons better than anyone’s. Seeing them fairly doesn’t let you off the hook. You can still put the thing right.",
    experiment:
      "Take one tiny slip from this week, like a forgotten call. Say in one fair sentence why it made sense at that hour, out loud if you can.",
  },
  theirSideToldYoursKept: {
    title: "Their side gets told, yours waits",
    text: "In a disagreement you see both sides, and you’re slower to speak up for yours. The other person only hears one, and may take your silence for a yes. They can’t do for you what you do for them, because nobody can picture a view they haven’t heard. When it goes their way again, they don’t know they won. Nobody else was playing.",
    experiment:
      "Of a movie or a meal, tell someone you like: “I see why you like it, and for me it was different.” Which half is easier to say?",
  },
  theWordBeforeTheLook: {
    title: "The word before the look",
    text: "Your own view can be out before theirs has come into sight. Then you answer what you would have meant by their words, and half of the argument is about something nobody said. Your honesty loses nothing by coming second. It may even land better, because by then they’re no longer busy being misunderstood.",
    experiment:
      "In one conversation this week, let someone you like finish, and take two breaths before your first word. Do you still say what you were going to say?",
  },
  youAnswerForThem: {
    title: "You answer for them",
    text: "You can picture other people’s side, and perhaps you use that to turn yourself down before anyone else can: they’re busy, they’ve had a week of their own. That’s considerate. But a picture like that isn’t complete. It shows the trouble that your request would make. It leaves out that they might like to be useful to you.",
    experiment:
      "The next time you catch yourself answering for someone kind, text them: “I nearly didn’t ask, but …” If the gloomy guess was right, it’s about their week. Ask somebody else.",
  },
  knowingItAndNotAsking: {
    title: "Knowing it, and slow to ask",
    text: "You know what would be right for you, and you’re slow to ask for it. That may be because of what a no would seem to say, as if it were a verdict on your judgment. But a no only tells you how much someone else has to give this week. What’s right for you stays right, whether or not that person can help.",
    experiment:
      "Ask a friendly person for something tiny. Decide first what you’ll do if it’s a no. Did you need the second plan?",
  },
  saidWithATightJaw: {
    title: "You say it, and tense up",
    text: "People hear someone who just says it. A tight jaw doesn’t stop you, and that takes nerve. With people you trust, it may simply be the price of being plain. If it happens with just one person, it’s worth asking why. If you’re afraid of them, saying less is wise, and so is telling someone else.",
    experiment:
      "After two conversations this week, notice your jaw and your hands. Which was easier on them, and with whom? Take the next hard subject to that person first.",
  },
  atEaseAndUnsaid: {
    title: "At ease, with something left unsaid",
    text: "Your ease in conversations and your unsaid opinions may belong together: there’s nothing to be tense about as long as the talk goes around whatever could lead to an argument. That’s pleasant. It only costs you with the people you like. They get to know your good mood very well, and not much of what you think.",
    experiment:
      "The next time a friend asks what you’d like to do, leave out “anything’s fine” and pick one. What do your shoulders do?",
  },
  closeEnoughToJoke: {
    title: "You joke sooner than you ask",
    text: "Being silly in front of someone takes trust: they could hold it against you. Asking for something takes much the same trust, and where you joke, you have it already. A request may just seem to spoil the fun, because for a moment it’s about you. But anyone who laughs with you has already seen you without your guard up.",
    experiment:
      "Ask someone you laugh with for one tiny thing, with a silly reason. Is it any harder than the joke before it?",
  },
  looseWithThoseYouTrust: {
    title: "Silly with people you trust",
    text: "With people you trust you can be silly, so your body knows how to loosen up. It may just wait for trust first. That takes time, the way a shy cat comes out only when the guests have sat down, and most meetings in a day are over sooner. If you call yourself a tense person, you leave something out. Anyone who laughs with you knows better.",
    experiment:
      "Before you talk with someone new, think for ten seconds of the last time someone made you laugh. Are your hands any looser?",
  },
  warmWithABodyOnGuard: {
    title: "You like them, and tense up",
    text: "Liking someone and being tense can happen in the same minute, and neither makes the other false. You feel the warmth, and you feel the tension. From inside you can’t tell how much of either one shows. But you can help the warmth along. One kind word is enough for that, and your shoulders don’t have to be loose to say it.",
    experiment:
      "In your next short conversation, put the warmth where it shows without effort: use the person’s name once. What does their face do?",
  },
  askingCostsTheBody: {
    title: "Asking costs the body",
    text: "The tension may be what makes asking so hard. When a plain sentence takes that much strength, it makes sense to save it for what can’t be avoided. But then every request you make is an important one, and important ones make you tense. None of this is a lack of courage. In writing, a request counts just as much, and there’s no face to watch.",
    experiment:
      "Send one question in writing that you would have had to speak, like a message to a library. Where are your shoulders when you send it?",
  },
  warmAndRatherSerious: {
    title: "Warm, and rather serious",
    text: "Your warmth may mostly show as care, and that’s why there’s less play in it. Care keeps an eye on what someone needs. Play is different: for a while nobody needs anything, and you’re liked all the same. The people who know your kind side might enjoy it very much if you lost a silly bet to them.",
    experiment:
      "Send someone you trust one useless thing that made you smile, with no question and no advice. Do you want to add something useful?",
  },
  companyMostlyForTrouble: {
    title: "Help comes easier than play",
    text: "Trouble gives people a reason to come. Play doesn’t have one, so somebody has to begin for no reason, and it’s easy to leave that to the other person. Then both of you wait. But someone who’d cross town at night because you’re in a fix would probably cross it for a silly bet, too. They’d only need to hear that there is one.",
    experiment:
      "Pick someone you’d call in trouble, and text them a bet about nothing, like when the rain will stop. The loser owes the other a bad joke.",
  },
  feltInFullSaidInPart: {
    title: "You feel more than you say",
    text: "You let a feeling in, and then it has to get out as words. On the way it can turn into something milder, like “fine” or “a bit tired.” Inside it’s loud, and you may think it’s written all over your face. A face shows much less than that. People answer the mild version, because it’s the one they got.",
    experiment:
      "The next time someone you trust asks how you are, use the word you’d have left out. What do they answer?",
  },
  viewsYesFeelingsNo: {
    title: "Views sooner than feelings",
    text: "A view comes easier to you than a feeling, so now and then it takes the feeling’s place. You can tell when an opinion of yours comes out sharper than the matter deserves, about a parking spot, say. Some of that edge may come from being hurt, or tired, or left out. Others hear only the opinion. Nobody can comfort you about a parking spot.",
    experiment:
      "When an opinion of yours comes out sharp, ask yourself afterward which word fits: hurt, tired, left out? If someone you trust is near, say just that word.",
  },
  theirInsideBeforeYours: {
    title: "You see their side; feelings wait",
    text: "You can say how others see an argument. Asked how you feel about it yourself, you start with their side again. Near someone you fear, that’s good sense, since their mood decides what comes next. Elsewhere, your own reaction isn’t missing. It’s late. It may turn up an hour afterward, over something that hardly matters, like a door that sticks.",
    experiment:
      "Tell one event of this week, aloud or on paper, in three sentences that all begin with “I.” Which of them is hardest to find?",
  },
  feelingsMetWithAVerdict: {
    title: "You feel it, then judge it",
    text: "You let the feeling come, and that takes courage. On a hard day, what you tell yourself next can be less kind: this is too much, or it’s about nothing again. You wouldn’t say that to a guest who was upset. When you scold yourself for a feeling, two things hurt, and at first there was only one.",
    experiment:
      "When a strong feeling comes, do one thing for your body that you’d do for an upset guest, like getting a blanket.",
  },
  feelingWithLittleToLightenIt: {
    title: "Feeling, with little to lighten it",
    text: "You let strong feelings in, and the heavy ones come by themselves. Pleasure and play have to be invited, and right now they’re getting less room. That way, your days can look darker than they are, and you’re not to blame for it. If it’s a lot just now, do something that calms you first. You don’t have to feel anything more today.",
    experiment:
      "When a feeling gets too big, trace the edge of a key or a spoon with your thumb, ten times around. The feeling can wait, or go.",
  },
  theJokeThatComesFirst: {
    title: "The joke that comes first",
    text: "A joke of yours can get to a sore spot before you do, and change the subject. That has probably saved a few evenings. But the people who hear the joke take it that you’re fine. Saying something serious takes the same trust as saying something silly, and with some of them you have that trust. They’d want to know.",
    experiment:
      "The next time a joke comes fast, enjoy it. Afterward, tell one of the people who laughed what you’d have said without it, if you like.",
  },
  takenInAndSlowToGoOut: {
    title: "Kindness reaches you; warmth comes slower",
    text: "A kindness gets through to you, so you’re not closed to people. Yet you can walk past a whole street of them and feel little. Maybe you warm up to people who came toward you first, and strangers haven’t. Or you’re worn out, and warmth is what runs dry. Either way, it isn’t a duty. You can be fair and polite without it.",
    experiment:
      "Think of one person who was kind to you this month. Look for one thing that someone you pass today has in common with them.",
  },
  politeAndOnTheFarSide: {
    title: "You say no, and warmth waits",
    text: "When there’s always someone who wants something, a no keeps them at a distance, and it does that well. Then each face can start to look like the next request, and it’s hard to warm to a face like that. But your no works, so you don’t need the distance as well. You can let someone come close, hear what they want, and still turn it down.",
    experiment:
      "Talk for two minutes with someone who can’t want anything from you, like a person in the same line. Does it feel any lighter?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
