import type { TensionText } from "#domain/report/tensions.ts";

/** With others and with oneself: what is said, felt and shared. */
export const company = {
  warmOutwardStrictInward: {
    title: "Warmer to them than to yourself",
    text: "Think of one mistake made twice, once by somebody you like and once by you. With them you see the long day behind it. With yourself you see the mistake. You stand beside them, and above yourself. You need no new feeling for a hard day. The one you have only has to include you.",
    experiment:
      "The next time you scold yourself, add one fact that a fair witness would mention, such as the hour or the noise. Does the tone change?",
  },
  kindInsideGuardedOutside: {
    title: "You may be saving your smiles",
    text: "You may be saving your strength, and the two answers then belong together. In a bad week, one way to be good to yourself is to ask less of your face: fewer smiles, shorter talks. After some weeks of that, a better day can be met like a bad one. So perhaps your warmth has not run out and is being kept in.",
    experiment:
      "Take the words you use for yourself on a hard day and think them once toward a tired face in a line. Does your own face change?",
  },
  fairToAllButOne: {
    title: "Fairer to others than yourself",
    text: "When you disagree with somebody, you look for what lies behind it, and you find something: a short night, a bad call. On a hard day of your own, the same search can feel like making excuses. Yet your own reasons are the ones you know best. A fair look would use them, and it would still let you put the thing right.",
    experiment:
      "Take one tiny slip of this week, such as a forgotten call. Say in one fair sentence why it made sense at that hour.",
  },
  theirSideToldYoursKept: {
    title: "Their side gets told, yours waits",
    text: "In a disagreement you may be the only one who knows both sides. The other person knows one, and can take your silence for a yes. So your understanding serves them twice: they are understood, and nothing contradicts them. They can’t return the favor. Nobody pictures a side that they have not heard.",
    experiment:
      "In your head, say of a movie: “I see why you like it, and for me it was different.” Which half is easier to say?",
  },
  theWordBeforeTheLook: {
    title: "The word before the look",
    text: "Your own view is out before you have theirs, and it is honest and quick. Yet you may answer what you would have meant by their words. Then half of an argument is about something that nobody said. Your honesty loses nothing by coming second. By then it knows what it is answering.",
    experiment:
      "In one talk this week, let somebody you like finish, and take two breaths before your first word. Do you still say what you were going to say?",
  },
  youAnswerForThem: {
    title: "You answer for them",
    text: "You may turn yourself down before anybody else can: they are busy, they have had a week of their own. It feels considerate, and it is. But the picture you judge by has a gap. It shows the trouble that your request would be. It leaves out that being useful to you might please them.",
    experiment:
      "Write down what you think a friend would say to a tiny request. Then ask them by message, and compare the two answers.",
  },
  knowingItAndNotAsking: {
    title: "Knowing it, and slow to ask",
    text: "Why is the asking harder than the knowing? Perhaps because of what a no would seem to say. Once the wish is spoken, a no could sound like a verdict on your judgment. But it only tells how much somebody else has to give this week. What is right for you stays right, whether or not anybody can help with it.",
    experiment:
      "Write down one thing you need from a friend. Under it write both answers they could give, and what you would do after each.",
  },
  viewsSaidNeedsKeptBack: {
    title: "They hear views and few wishes",
    text: "You can more easily say that a plan is wrong than ask for a ride home. An opinion shows what is in your head. A request shows what you lack, and the next word belongs to somebody else. Since you speak plainly, people may take what they hear for the whole of you. They may believe that you of all people would say if you needed something.",
    experiment:
      "In your head, turn one need into an opinion, such as “I think this would go better with two.” Is it easier to say?",
  },
  saidWithATightJaw: {
    title: "Said, with a tight jaw",
    text: "Your words are at ease, and your shoulders are not. People hear the words, and take you for more relaxed than you are. To speak up all the same is brave, and tiring. So a good talk can leave you more worn than its subject explains. Whether honesty tightens the jaw is open. It might be as tight over the weather.",
    experiment:
      "Compare two talks this week, one that matters and one about nothing. After each, check your jaw and hands, and see which was tighter.",
  },
  atEaseAndUnsaid: {
    title: "They know your good mood best",
    text: "Your ease in company and your unsaid opinions may belong together. Nothing comes up to be tense about, as long as the talk goes around whatever might jar. That is pleasant from inside, and in some company it is wise. But people then get to know your good mood very well, and rather little of your mind.",
    experiment:
      "Think of an opinion that you have held back, and watch your shoulders while you say it silently. Nobody has to hear it.",
  },
  looseWithThoseYouTrust: {
    title: "Silly with friends, tense with others",
    text: "Your body knows how to loosen. It waits for trust first, and that takes time, as a shy cat comes out once the guests have sat down. Most meetings of a day are over before that. So if you call yourself a tense person, you leave out half. The one your friends laugh with has not been introduced to the others.",
    experiment:
      "Before you talk with somebody new, recall for ten seconds the last time a friend made you laugh. Are your hands any looser?",
  },
  warmWithABodyOnGuard: {
    title: "You like them, and tense up",
    text: "Liking somebody and being on guard can happen in the same minute, and neither makes the other false. You feel the warmth, and you feel the tension. From inside you can’t tell how much of either shows. One warm word can let the first one out, and your shoulders need not be loose for it.",
    experiment:
      "In your next short talk, put the warmth where it shows without effort: use the person’s name once. Notice what their face does.",
  },
  askingCostsTheBody: {
    title: "Asking costs the body",
    text: "The tension may be what makes asking hard for you. If a plain sentence is expensive, it makes sense to save it for what can’t be avoided. Then each request is an important one, which is the tensest kind. This says nothing about your courage. In writing a request counts just as much, and there is no face to watch meanwhile.",
    experiment:
      "Put one question in writing that you would have had to speak, such as a message to a library. Where are your shoulders as you send it?",
  },
  warmAndRatherSerious: {
    title: "Warm, and rather serious",
    text: "Your warmth may show as care more than as nonsense. Care keeps an eye on what somebody needs. Play needs nobody to keep an eye on anything. It means being of no use to somebody and being liked anyway. Those who know your kind side might enjoy seeing you lose a silly bet.",
    experiment:
      "Send somebody you trust one useless thing that made you smile, without a question or any advice. Do you want to add something useful?",
  },
  companyMostlyForTrouble: {
    title: "Help comes easier than play",
    text: "A burst pipe gives people a reason to come to you. Play gives none, so one of you has to begin it for nothing. Two who meet mostly over broken things know each other’s tools better than each other’s jokes. But somebody who would come at night for your kitchen floor may well come for a silly bet.",
    experiment:
      "Make a bet about nothing with somebody you would call in trouble, such as when the rain will stop. See who laughs first.",
  },
  feltInFullSaidInPart: {
    title: "You feel more than you say",
    text: "Inside, you hold little back. On its way out, a feeling can turn into something milder, such as “fine” or “a bit tired.” A loud feeling can seem to show anyway, as if your whole face said it. It may not. Others may see a calm face, and answer the mild version.",
    experiment:
      "Recall one moment of today with somebody else in it. Which words would have told what you felt? Find them in your head only.",
  },
  viewsYesFeelingsNo: {
    title: "Views sooner than feelings",
    text: "A view is the easier of the two for you, so it may come in the feeling’s place. You could notice it when an opinion of yours comes out sharper than the matter deserves, over a parking spot perhaps. Some of that sharpness may belong to a feeling that you passed over. Others hear only the opinion, and answer that.",
    experiment:
      "When an opinion of yours comes out sharp, ask yourself afterward which word fits: hurt, tired, left out? Keep the answer to yourself.",
  },
  theirInsideBeforeYours: {
    title: "You see their side; feelings wait",
    text: "Asked how the others see a quarrel, you could mostly say. Asked how you feel about it yourself, you might begin with their side once again. Your own reaction is not missing. It may only be late, and catch up with you on the stairs, over something that hardly matters.",
    experiment:
      "In your head, tell one event of this week in three sentences that all begin with “I.” Which of them is hardest to find?",
  },
  feelingsMetWithAVerdict: {
    title: "You feel it, then judge it",
    text: "You let the feeling come, and that is the brave part. What follows may be less kind. When somebody else is upset, they get a chair and a softer voice. When it is you, a verdict may come sooner: too much, or over nothing again. Now two things hurt, and there was only one at first.",
    experiment:
      "When a strong feeling comes, do one thing for your body that you would do for an upset guest, such as fetching a blanket.",
  },
  feelingWithLittleToLightenIt: {
    title: "Feeling, with little to lighten it",
    text: "You leave the door open to feelings, and the heavy ones come in by themselves. Pleasure and play mostly wait to be asked. So an open door can make your days look darker than they are, and you are not to blame for that. If it is a lot at present, settle first. Feeling any further can wait.",
    experiment:
      "When a feeling grows too big, trace the edge of a key or a spoon with your thumb, ten times around. Return to it later, or leave it.",
  },
  theJokeThatComesFirst: {
    title: "The joke that comes first",
    text: "A joke of yours may reach a sore spot before you do, and change the subject. That has likely saved an evening or two. It also tells people that you are fine, and they believe it, because you are convincing. A serious sentence needs the same trust that a silly one does, and you have it.",
    experiment:
      "The next time a joke comes quickly, enjoy it, and afterward ask yourself in private what you would have said without it.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
