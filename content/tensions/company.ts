import type { TensionText } from "#domain/report/tensions.ts";

/** With others and with oneself: what is said, felt and shared. */
export const company = {
  theirSideComesInFirst: {
    title: "Their side comes in first",
    text: "When two of you disagree, theirs may be the side that you see first. Your own gets the floor last, when the matter is nearly settled. By then it can sound late, or selfish, and you doubt it. It may be as good as theirs and only shorter, because it has had less of your time. Whoever is fair to both sides has to count as one of them.",
    experiment:
      "Over something harmless, give your own side one minute alone, in your head or in writing, and only then picture theirs. Has yours kept its size?",
  },
  plainViewsQuietNeeds: {
    title: "Plain about views, quiet about needs",
    text: "They know what you think of the plan, and not that you could use a hand with it. A view can be disputed, and it is still yours afterward. A need is out of your hands once it is said, since the answer belongs to someone else. And because you are so plain otherwise, people may hear your silence as an answer: nothing needed here.",
    experiment:
      "Alone, say in one breath: “The left one is better, and I could use ten minutes of help with it.” Which half gets quieter?",
  },
  warmOutwardStrictInward: {
    title: "Warmer to them than to yourself",
    text: "Picture one mistake made twice, once by someone you like and once by you. With them you may see the long day behind it, and with yourself only the mistake. If that is so, you need no new feeling for a hard day. You have it already, and other people get it from you. You can use the same one for yourself.",
    experiment:
      "The next time you scold yourself, add one fact that a fair witness would mention, such as the hour or the noise. Does the tone change?",
  },
  kindInsideGuardedOutside: {
    title: "You may be saving your smiles",
    text: "Perhaps you are saving strength, and the two answers belong together. In a bad stretch, one way to be good to yourself is to ask less of your face: fewer smiles, shorter conversations. That makes sense. It can also become a habit, and then you meet a better day in the same way. In that case your warmth has not run out. You are only keeping it in.",
    experiment:
      "Take the words you use for yourself on a hard day and think them once toward a tired face in a line. Does your own face change?",
  },
  fairToAllButOne: {
    title: "Fairer to others than yourself",
    text: "When you disagree with someone, you can see what lies behind it, such as a short night or a bad call. On a hard day of your own, you may not look for that, because it feels like making excuses. Yet you know your own reasons best. To see them fairly is not to let yourself off. You can still put the thing right.",
    experiment:
      "Take one tiny slip of this week, such as a forgotten call. Say in one fair sentence why it made sense at that hour.",
  },
  theirSideToldYoursKept: {
    title: "Their side gets told, yours waits",
    text: "In a disagreement you can see both sides, and you are slower to speak up for yours. So the other person knows only one side, and may take your silence for a yes. They can’t do for you what you do for them, because nobody can picture a view that they have not heard. With someone who means you well, one sentence from you is a start.",
    experiment:
      "In your head, say of a movie: “I see why you like it, and for me it was different.” Which half is easier to say?",
  },
  theWordBeforeTheLook: {
    title: "The word before the look",
    text: "Your own view may be out before theirs has come into sight. Perhaps you sometimes answer what you would have meant by their words. Then half of an argument can be about something that nobody said. Your honesty loses nothing when it comes second. You hear first what they mean, and then you say just as plainly what you think of it.",
    experiment:
      "In one conversation this week, let someone you like finish, and take two breaths before your first word. Do you still say what you were going to say?",
  },
  youAnswerForThem: {
    title: "You answer for them",
    text: "You can picture other people’s side, and perhaps you use that to turn yourself down before anyone else can: they are busy, they have had a week of their own. It is considerate of you. But one thing is easily missing from such a picture. It shows the trouble that your request would make. It leaves out that they might like to be useful to you.",
    experiment:
      "Guess what someone you like would say to a tiny request. Then ask them by message, and compare the two answers.",
  },
  knowingItAndNotAsking: {
    title: "Knowing it, and slow to ask",
    text: "You know what would be right for you, and you are slow to ask for it. Perhaps that is because of what a no would seem to say, as if it were a verdict on your judgment. But a no only tells how much someone else has to give this week. What is right for you stays right, whether or not that person can help.",
    experiment:
      "Think of one thing you need from someone. Then think of both answers they could give, and of what you would do after each.",
  },
  saidWithATightJaw: {
    title: "You say it, and tense up",
    text: "From outside, people see someone who says it. They don’t see what it costs you. Among people you trust, the tension may simply be the price of being plain, and you pay it. If your body tightens with one person only, it may be a warning, and then it is wise to say less. And if somebody costs you less than the others, that is worth knowing.",
    experiment:
      "After two conversations this week, notice your jaw and your hands. Which conversation was easier on them, and who was it with?",
  },
  atEaseAndUnsaid: {
    title: "At ease, with something left unsaid",
    text: "Your ease in conversations and your unsaid opinions may belong together: there is nothing to be tense about as long as the conversation goes around whatever could lead to a quarrel. That is pleasant, and in some company it is wise. It has a price only with those you like. They get to know your good mood very well, and little of what you think.",
    experiment:
      "Think of an opinion that you have held back, and watch your shoulders while you say it silently. Nobody has to hear it.",
  },
  closeEnoughToJoke: {
    title: "You joke sooner than you ask",
    text: "To be silly in front of someone, you have to trust that they will not hold it against you. To ask for something takes much the same trust, and where you joke, you have it already. Perhaps a request only seems to spoil the fun, because for a moment it is about you. But those who laugh with you may be the ones who would not mind.",
    experiment:
      "Ask someone you laugh with for one tiny thing, with a silly reason. Is it any harder than the joke before it?",
  },
  looseWithThoseYouTrust: {
    title: "Silly with people you trust",
    text: "With people you trust you can be silly, so your body knows how to loosen up. Perhaps it waits for trust first. That takes time, as a shy cat comes out only when the guests have sat down, and most meetings of a day are over sooner. So if you call yourself a tense person, you leave something out. Whoever laughs with you knows another side of you.",
    experiment:
      "Before you talk with someone new, recall for ten seconds the last time someone made you laugh. Are your hands any looser?",
  },
  warmWithABodyOnGuard: {
    title: "You like them, and tense up",
    text: "Liking someone and being tense can happen in the same minute, and neither makes the other false. You feel the warmth, and you feel the tension. From inside you can’t tell how much of either shows. But you can help the warmth along. One kind word is enough for that, and your shoulders need not be loose for it.",
    experiment:
      "In your next short conversation, put the warmth where it shows without effort: use the person’s name once. Notice what their face does.",
  },
  askingCostsTheBody: {
    title: "Asking costs the body",
    text: "The tension may be what makes asking hard for you. When a plain sentence takes so much strength, it makes sense to save it for what can’t be avoided. But then every request is an important one, and important ones make you tense. None of this is a lack of courage. In writing, a request counts just as much, and there is no face to watch.",
    experiment:
      "Put one question in writing that you would have had to speak, such as a message to a library. Where are your shoulders as you send it?",
  },
  warmAndRatherSerious: {
    title: "Warm, and rather serious",
    text: "Perhaps your warmth mostly shows as care, and that is why there is less play in it. Care keeps an eye on what someone needs. Play is different: for a while nobody needs anything, and you are liked all the same. Those who know your kind side might enjoy it if you lost a silly bet to them.",
    experiment:
      "Send someone you trust one useless thing that made you smile, without a question or any advice. Do you want to add something useful?",
  },
  companyMostlyForTrouble: {
    title: "Help comes easier than play",
    text: "A burst pipe gives people a reason to come to you. Play gives no reason, so one of you has to begin without one. Perhaps that is why it happens less. But someone who would come at night because your kitchen is under water would probably come for a silly bet, too. They may be waiting for you to start.",
    experiment:
      "Make a bet about nothing with someone you would call in trouble, such as when the rain will stop. See who laughs first.",
  },
  feltInFullSaidInPart: {
    title: "You feel more than you say",
    text: "You let a feeling in, and then it has to get out as words. On that way it may turn into something milder, such as “fine” or “a bit tired.” Inside it is loud, and it can seem to you that your whole face shows it. Often a face shows much less. Then others answer the mild version, because it is the one they got.",
    experiment:
      "Recall one moment of today with someone else in it. Which words would have told what you felt? Find them in your head only.",
  },
  viewsYesFeelingsNo: {
    title: "Views sooner than feelings",
    text: "A view is easier for you than a feeling, so now and then it may take the feeling’s place. You could notice that when an opinion of yours comes out sharper than the matter deserves, such as a parking spot. Part of the sharpness might then come from being hurt, or tired, or left out. Others hear only the opinion, and answer that.",
    experiment:
      "When an opinion of yours comes out sharp, ask yourself afterward which word fits: hurt, tired, left out? Keep the answer to yourself.",
  },
  theirInsideBeforeYours: {
    title: "You see their side; feelings wait",
    text: "You can say how others see a quarrel. Asked how you feel about it yourself, you might begin with their side again. Near someone you fear, that is good sense, since their mood decides what comes next. Elsewhere, your own reaction may only be late. Perhaps it comes an hour afterward, about something that hardly matters, such as a door that sticks.",
    experiment:
      "In your head, tell one event of this week in three sentences that all begin with “I.” Which of them is hardest to find?",
  },
  feelingsMetWithAVerdict: {
    title: "You feel it, then judge it",
    text: "You let the feeling come, and that takes courage. On a hard day, what comes next may be less kind: this is too much, you tell yourself, or it is about nothing again. You would not say that to a guest who was upset. When you scold yourself for a feeling, two things hurt, and at first there was only one.",
    experiment:
      "When a strong feeling comes, do one thing for your body that you would do for an upset guest, such as fetching a blanket.",
  },
  feelingWithLittleToLightenIt: {
    title: "Feeling, with little to lighten it",
    text: "You let strong feelings in, and the heavy ones come by themselves. Pleasure and play mostly have to be invited, and they get less room at present. So your days can look darker than they are, and you are not to blame for that. If it is a lot just now, do something that calms you first. You don’t have to feel any further today.",
    experiment:
      "When a feeling grows too big, trace the edge of a key or a spoon with your thumb, ten times around. Return to it later, or leave it.",
  },
  theJokeThatComesFirst: {
    title: "The joke that comes first",
    text: "A joke of yours may reach a sore spot before you do, and change the subject. That can save an evening. But people who hear the joke may well take it that you are fine. A serious sentence needs the same trust that a silly one does, and with some of them you have that trust. They would probably rather know.",
    experiment:
      "The next time a joke comes quickly, enjoy it, and afterward ask yourself in private what you would have said without it.",
  },
  takenInAndSlowToGoOut: {
    title: "Kindness reaches you; warmth comes slower",
    text: "A kindness gets through to you, so you are not closed to people. Yet you may meet a whole street of them and feel little. Perhaps you warm to people who came toward you first, and strangers have not done that. Or you are worn out, and warmth is what runs dry. It is not a duty either way. You can be fair and polite without it.",
    experiment:
      "Recall one person who was kind to you this month. Look for one thing that someone you pass today has in common with them.",
  },
  politeAndOnTheFarSide: {
    title: "You refuse, and warmth comes slowly",
    text: "When there is always someone who wants something, a no keeps them at a distance, and it does that well. Then each face can look like the next request. Warmth has a hard time under such a look. But your no works, so you don’t need the distance as well. You can let someone come near, hear what they want, and still refuse it.",
    experiment:
      "Talk for two minutes with someone who can’t want anything from you, such as a person in the same line. Is it any lighter?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
