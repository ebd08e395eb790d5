import type { TensionText } from "#domain/report/tensions.ts";

/** With others and with oneself: what is said, felt and shared. */
export const company = {
  warmOutwardStrictInward: {
    title: "Warmer outward than inward",
    text: "Think of one mistake made twice, once by somebody you like and once by you. With them you see the long day behind it. With yourself you see the mistake. The facts are the same, and what differs is where you stand. You stand beside them, and above yourself. No new feeling has to be learned. The one you have for others only has to include you.",
    experiment:
      "The next time you scold yourself, add one fact that a fair witness would mention, such as the hour or the noise. Does the tone change?",
  },
  kindInsideGuardedOutside: {
    title: "Kind inside, guarded outside",
    text: "In a bad week, one way to be good to yourself is to ask less of your face, with fewer smiles and shorter talks. That is sensible. After a run of such weeks it can become a habit that outlives them. Then any day is met like a bad one. So your two answers fit together. Perhaps the warmth has not run out and is being kept in.",
    experiment:
      "Take the words you use for yourself on a hard day and think them once toward a tired face in a line. Does your own face change?",
  },
  fairToAllButOne: {
    title: "Fairer to others than yourself",
    text: "When somebody does a thing you dislike, you look for what lies behind it and mostly find something: a short night, a bad call, too little to go on. When you did it yourself, the same search feels like making excuses. Yet your own reasons are the ones you know best. A fair look would use them, and would still let you put the thing right.",
    experiment:
      "Take one tiny slip of this week, such as a forgotten call. Say in one fair sentence why it made sense at that hour.",
  },
  theirSideToldYoursKept: {
    title: "Their side told, yours often kept",
    text: "In such a talk you are the only one who knows both views. The other person knows one and takes your silence for a yes. So your understanding serves them twice: they are understood, and nothing contradicts them. They can’t return the favor. Nobody can picture how things look to you while you keep the picture in your pocket.",
    experiment:
      "With somebody you feel safe with, say of a movie: “I see why you like it, and for me it was different.” What do they say next?",
  },
  theWordBeforeTheLook: {
    title: "The word before the look",
    text: "Your sentence can be out while the other person is still on their first. It is honest and quick, so you are easily believed. The risk is an odd one. You answer what you would have meant by their words, and then half of an argument is about something that nobody said. Honesty loses nothing by coming second, when it knows what it is answering.",
    experiment:
      "In one talk this week, let somebody you like finish, and take two breaths before your first word. Do you still say what you were going to say?",
  },
  youAnswerForThem: {
    title: "You answer for them",
    text: "Before you ask, you look at the thing from over there. They are busy, and they have had a week of their own. You say no on their behalf and carry the box yourself. It feels considerate, and it is. But the picture you judge by has a flaw. It shows the trouble your request would be and leaves out that being useful to you might please them.",
    experiment:
      "Write down what you think somebody kind would say to a tiny request. Then ask them by message, and compare the two answers.",
  },
  knowingItAndNotAsking: {
    title: "Knowing it, and slow to ask",
    text: "One sentence in you is finished, such as “I would like to leave an hour earlier.” It has passed your own test. Once spoken it becomes a question, and then a no could sound like a verdict on your judgment. It would be nothing of the kind. A no says how much somebody else has to give this week. What is right for you stays right after they have answered.",
    experiment:
      "Write down one thing you need from somebody kind. Under it write both answers they could give, and what you would do after each.",
  },
  viewsSaidNeedsKeptBack: {
    title: "Views said, needs often kept back",
    text: "You can more easily say that the plan is wrong than ask for a ride home. An opinion shows what is in your head. A request shows what you lack, and it puts the next word in somebody else’s mouth. So others easily take your plain speech for the whole of you. They could well believe that if you needed something, you of all people would say so.",
    experiment:
      "With somebody you feel safe with, turn one need into an opinion: “I think this would go better with two.” Do they get up?",
  },
  saidWithATightJaw: {
    title: "Said, with a tight jaw",
    text: "The words are at ease and the shoulders are not. Others hear the words, and take you for more at home in company than you are. Speaking up all the same is brave and tiring, so a good talk can leave you more worn than its subject explains. Whether it is honesty that tightens the jaw is an open question. It might be just as tight over the weather.",
    experiment:
      "Compare two talks this week, one that matters and one about nothing. After each, check your jaw and hands, and see which was tighter.",
  },
  atEaseAndUnsaid: {
    title: "At ease, and not always frank",
    text: "Ease in company can have two sources. One is a body that trusts people. The other is a talent for steering around whatever might jar, so that nothing comes up to be tense about. Both are pleasant from inside. In the second case people come to know your good mood very well, and rather little of your mind. Nobody suspects that there is anything to ask.",
    experiment:
      "Think of an opinion that you have held back, and watch your shoulders while you say it silently. Nobody has to hear it.",
  },
  playfulWithFewBracedWithMost: {
    title: "Playful with few, braced with most",
    text: "Your body seems to know how to be at ease. It has a rule about when: trust comes first, and loosening follows, as a shy cat comes out once the guests have sat down. That takes time, and most meetings of a day are over before it. If you call yourself tense, you leave out half. The one your friends laugh with has not been introduced to the others.",
    experiment:
      "Before you talk with somebody new, recall for ten seconds the last time a friend made you laugh. Are your hands any looser?",
  },
  askingCostsTheBody: {
    title: "Asking costs the body",
    text: "If your heart speeds up before a plain sentence, asking is expensive, and it makes sense to save it for what can’t be avoided. Then each request is an important one, which is the tensest kind. This says nothing about your courage. You have been paying more for the same words. In writing a request counts just as much, and there is no face to watch meanwhile.",
    experiment:
      "Put one question in writing that you would have had to speak, such as a message to a library. Where are your shoulders as you send it?",
  },
  warmAndRatherSerious: {
    title: "Warm, and rather serious",
    text: "Warmth looks after people, and looking after them is a serious matter. One stays a little above, with an eye on what they need. Play gives that post up for a minute. It means being of no use to somebody and being liked anyway. Have those who count on your kindness seen you lose a silly bet lately? They might love to.",
    experiment:
      "Send somebody you trust one useless thing that made you smile, without a question or any advice. Do you want to add something useful?",
  },
  companyMostlyForTrouble: {
    title: "Help comes easier than play",
    text: "Trouble gives people a reason to meet. It has a beginning, a task and a word of thanks. Play has none of these, so somebody has to begin it for no reason. Two who meet mostly over broken things get to know each other’s tools better than each other’s jokes. The trust that play needs is already there. It has been tested with heavier loads.",
    experiment:
      "Make a bet about nothing with somebody you would call in trouble, such as when the rain will stop. See who laughs first.",
  },
  feltInFullSaidInPart: {
    title: "Felt in full, said in part",
    text: "Inside, little is held back. On the way out it is turned into something milder, such as “fine” or “a bit tired.” The rest is so loud to you that it seems to show anyway. Mostly it does not. Others see a calm face and answer the mild version. Their answer then seems too small for what you feel, which makes the next true sentence harder still.",
    experiment:
      "Ask somebody you feel safe with how you seemed to them at one moment today. Compare it with how you were.",
  },
  viewsYesFeelingsNo: {
    title: "Views sooner than feelings",
    text: "A view can be held up and argued for. A feeling can only be had, so a view is the easier of the two to bring. Yet the feeling finds its way in. When an opinion comes out sharper than its subject deserves, over a parking spot perhaps, the extra edge can belong to something that was not felt. Others answer the opinion. The edge stays with you.",
    experiment:
      "When an opinion of yours comes out sharp, ask afterward whether the matter was as large as the tone. Give the difference one private word.",
  },
  theirInsideBeforeYours: {
    title: "Their inside before yours",
    text: "Ask how they took it, and you would have an answer. Ask how you took it, and your reply might begin with them again. It is one gift, turned mostly outward. Somebody else’s mind is also a restful place to be while your own reaction is unclear. That reaction is only late. It can catch up with you on the stairs, over something that hardly matters.",
    experiment:
      "In your head, tell one event of this week in three sentences that all begin with “I.” Which of them is hardest to find?",
  },
  feelingsMetWithAVerdict: {
    title: "Feelings met with a verdict",
    text: "Letting it come is the brave part, and you do that. When somebody else is upset, what comes next is a chair and a softer voice. When it is you, a verdict comes sooner: too much, or over nothing again. Now two things hurt, and only one was there at first. The feeling itself doesn’t pass any sooner for being judged.",
    experiment:
      "When a strong feeling comes, do one thing for your body that you would do for an upset guest, such as fetching a blanket. Then go on feeling, or stop.",
  },
  feelingWithLittleToLightenIt: {
    title: "Feeling, with little to lighten it",
    text: "You leave the door open to feelings, and that is a strength. The heavy ones come through any open door by themselves. Pleasure and play mostly wait to be asked in, so an open door alone doesn’t bring them. That can make your inner life look darker than it is. If it is a lot at present, settling comes first, and feeling any further can wait.",
    experiment:
      "When a feeling grows too big, trace the edge of a key or a spoon with your thumb, ten times around. Return to it later, or leave it.",
  },
  theJokeThatComesFirst: {
    title: "The joke that comes first",
    text: "A joke is quick. It can reach a sore spot before you do and change the subject. That makes you good company and has saved more than one evening. It also teaches those around you that you are fine. They believe it, because you are convincing. One thing is easily missed: a serious sentence needs the same trust that a silly one does, and you have it.",
    experiment:
      "The next time a joke comes quickly, enjoy it, and afterward ask yourself in private what you would have said without it.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
