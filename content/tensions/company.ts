import type { TensionText } from "#domain/report/tensions.ts";

/** With others and with oneself: what is said, felt and shared. */
export const company = {
  theirSideComesInFirst: {
    title: "Their side comes in first",
    text: "Other people’s reasons are easy for you to find, so they tend to come first. By the time you look for your own, things are nearly settled, and your view sounds late, or selfish. That doesn’t make it a worse view. It has only had less of your time. Being fair to both sides means counting yourself as one of them.",
    experiment:
      "When you catch yourself explaining someone else’s reasons, ask: “And mine?” One reason is enough. How long does it take to come?",
  },
  plainViewsQuietNeeds: {
    title: "Plain about views, quiet about needs",
    text: "A view can be argued with, and it’s still yours afterward. A need is different: once you’ve said it, the answer belongs to someone else. That makes it the harder of the two to say. And because you’re so plain about your views, people may take your silence for an answer: nothing needed here. They can’t tell that there’s a request in it.",
    experiment:
      "To someone you like, put both into one sentence: “I like the left one better, and could you hand it to me?” Which half is quieter?",
  },
  warmOutwardStrictInward: {
    title: "Warmer to them than to yourself",
    text: "Picture one mistake made twice, once by someone you like and once by you. Behind theirs, it’s easy to see the long day. Behind your own, all you see is the mistake. You don’t have to invent a new feeling for a hard day. It’s there already, since others get it from you. The same words would do for you.",
    experiment:
      "The next time you scold yourself, think of one fact that a fair witness would mention, like the hour or the noise. Does the tone change?",
  },
  kindInsideGuardedOutside: {
    title: "Kind to yourself, slower with others",
    text: "Feeling less for others can be a way of saving strength. In a bad stretch, being good to yourself can mean fewer smiles and shorter conversations. That makes sense. It can also turn into a habit that stays on when the stretch is over. Your warmth isn’t gone, since you have it for yourself on a hard day. There’s no hurry to do more with it.",
    experiment:
      "Let one person go ahead of you this week, at a door or in a line, without trying to feel anything. What do you notice?",
  },
  fairToAllButOne: {
    title: "Fairer to others than to yourself",
    text: "When you disagree with someone, you look for what’s behind it, and you mostly find something. On a hard day of your own, looking for that can feel like making excuses. But a reason isn’t an excuse. You can see why it happened, and still make it right. You just don’t make a hard day harder.",
    experiment:
      "Take one tiny slip from this week, like a forgotten call. Tell yourself, in one fair sentence, why it made sense at that hour.",
  },
  theirSideToldYoursKept: {
    title: "Their side gets told, yours waits",
    text: "The other person hears only one side, and may take your quiet for a yes. They can’t do for you what you do for them, because nobody can picture a view they haven’t heard. So things go their way again, and they don’t know that you’d have chosen something else. Saying what you think doesn’t have to start an argument. It can be one friendly sentence.",
    experiment:
      "About a song or a meal, say to someone you like: “I can see why you like it. I liked it less.” Which half is easier to say?",
  },
  theWordBeforeTheLook: {
    title: "The word before the look",
    text: "A clear view is quick to say, so it can be out before theirs has come into sight. Then you answer what you would have meant by their words, and half of the argument is about something nobody said. Your honesty loses nothing by coming second. People listen better once they’ve been heard, so it may even land better.",
    experiment:
      "In one conversation this week, let someone you like finish, and take two breaths before your first word. Do you still say what you were going to say?",
  },
  youAnswerForThem: {
    title: "You answer for them",
    text: "Before you ask, you may already have said no in their name: they’re busy, they’ve had a week of their own. That’s considerate. But a picture like that isn’t complete. It shows the trouble that your request would make. It leaves out that they might like to be useful to you.",
    experiment:
      "Remember one small favor that you were glad to do for someone. Were you sorry that they had come to you with it?",
  },
  knowingItAndNotAsking: {
    title: "Knowing it, and slow to ask",
    text: "A no can sound like a verdict on your judgment, and then it seems safer not to ask. But a no only tells you how much someone else has to give this week. What’s right for you stays right, whether or not that person can help. So you can ask without putting your judgment up for a vote. All you’re asking for is a hand.",
    experiment:
      "Pick one thing you’d like a hand with, and decide what you’d do if the answer were no. Does asking seem easier with a second plan?",
  },
  saidWithATightJaw: {
    title: "You say it, and tense up",
    text: "People hear the sentence, and may not notice the tension. It takes nerve to speak while you’re tense, and you do it anyway. Now and then, the tension may simply come with being plain. If it happens with just one person, it’s worth asking why. If you’re afraid of them, saying less is wise, and so is telling someone else, or a hotline.",
    experiment:
      "After two conversations this week, notice your hands. In which one were they looser, and who was it with? Try your next hard subject on that person first.",
  },
  atEaseAndUnsaid: {
    title: "At ease, with something left unsaid",
    text: "There’s nothing to be tense about as long as a talk stays away from arguments. That’s pleasant, and it’s honest as far as it goes. It only has a price with the people you like: they get to know your good mood very well, and not much of what you think. They might enjoy a friendly argument with you, about a movie, say.",
    experiment:
      "After a pleasant talk with someone you like, ask yourself what they now know about what you think. Is there anything you’d add?",
  },
  closeEnoughToJoke: {
    title: "You joke sooner than you ask",
    text: "Being silly in front of someone takes trust: they could hold it against you. Asking for something takes much the same trust, and where you joke, you have it already. A request may just seem to spoil the fun, because for a moment it’s about you. But anyone who laughs with you has already seen you without your guard up.",
    experiment:
      "Think of someone you laugh with, and turn one wish into a joke in your head, like “Wanted: a hero with a ladder.” Does asking seem any closer?",
  },
  looseWithThoseYouTrust: {
    title: "Silly with people you trust",
    text: "Your body knows how to loosen up: it does when you fool around with people you trust. It may just want the trust first, and trust takes time. A shy cat comes out only when the guests have sat down, and most meetings in a day are over sooner. So you aren’t simply a tense person. You take a few minutes longer.",
    experiment:
      "Before you talk with someone new, think for ten seconds of the last time someone made you laugh. Are your hands any looser?",
  },
  warmWithABodyOnGuard: {
    title: "You like them, and tense up",
    text: "Warmth and tension can come in the same minute. Both are real, and they don’t cancel each other out. You can’t see how much of it shows. But you can help the warmth along. One kind word is enough for that, and you don’t have to be relaxed to say it.",
    experiment:
      "In your next short conversation, say one kind thing that you’re already thinking. Nothing else has to change.",
  },
  askingCostsTheBody: {
    title: "Asking costs the body",
    text: "Tension may be what makes asking so hard. When a plain sentence takes that much strength, it makes sense to save it for what can’t be avoided. But then every request you make is an important one, and important ones make you tense. None of this is a lack of courage. A request in writing counts just as much, and there’s no face to watch.",
    experiment:
      "Send one question in writing that you would have had to speak, like a message to a library. Was it easier on you?",
  },
  warmAndRatherSerious: {
    title: "Warm, with less room for play",
    text: "Warmth can mostly take the form of care, and care keeps an eye on what someone needs. Play is different: for a while nobody needs anything, and you’re liked all the same. It needs no reason, and hardly any time. If someone you trust knows your kind side, they might enjoy it very much if you lost a silly bet to them.",
    experiment:
      "Send someone you trust one useless thing that made you smile, with no question and no advice. Do you want to add something useful?",
  },
  companyMostlyForTrouble: {
    title: "Help comes easier than play",
    text: "Trouble gives people a reason to come. Play doesn’t have one, so somebody has to begin for no reason, and it’s easy to leave that to the other person. Then both of you wait. But someone who’d cross town because you’re in a fix would probably cross it for a silly bet, too. A silly text is enough.",
    experiment:
      "Pick someone you’d call in trouble, and text them a bet about nothing, like when the rain will stop. Loser owes the winner a bad joke.",
  },
  feltInFullSaidInPart: {
    title: "You feel more than you say",
    text: "On its way into words, a feeling can turn into something milder, like “fine” or “a bit tired.” Inside it’s still strong, so you may think it’s written all over your face. A face shows much less than that. People answer the mild version, because it’s the one they got. With somebody you trust, one honest word is enough to change that.",
    experiment:
      "The next time someone you trust asks how you are, add one word to “fine.” What do they answer?",
  },
  viewsYesFeelingsNo: {
    title: "Views sooner than feelings",
    text: "When an opinion comes out sharper than the matter deserves, about a parking spot, say, there may be a feeling in it: being hurt, or tired, or left out. Others hear only the opinion, and answer that. Nobody can comfort you about a parking spot. You don’t have to explain yourself to anyone. Knowing what’s in it already helps, and the next opinion can stay its normal size.",
    experiment:
      "When an opinion of yours comes out sharp, ask yourself afterward which word fits: hurt, tired, left out? You can keep the answer to yourself.",
  },
  theirInsideBeforeYours: {
    title: "You see their side; feelings wait",
    text: "When you’re asked how you feel about an argument, it’s easy to begin with how the other person feels. Near someone you fear, that’s good sense, since their mood decides what comes next. Elsewhere, your own reaction isn’t missing. It’s late. It may turn up an hour afterward, over something that hardly matters, like a door that sticks. It still belongs to the argument, and it still counts.",
    experiment:
      "In your head, tell one event of this week in three sentences that all begin with “I.” Which of them is hardest to find?",
  },
  feelingsMetWithAVerdict: {
    title: "You feel it, then judge it",
    text: "It takes courage to let a feeling come. On a hard day, what you tell yourself next can be less kind: this is too much, or it’s about nothing again. You wouldn’t say that to a guest who was upset. When you scold yourself for a feeling, two things hurt, and at first there was only one. You can leave the second one out.",
    experiment:
      "When a strong feeling comes, do one thing for your body that you’d do for an upset guest, like getting a blanket.",
  },
  feelingWithLittleToLightenIt: {
    title: "Feeling, with little to lighten it",
    text: "Heavy feelings come by themselves. Pleasure and play have to be invited, and right now they’re getting less room. That way, your days can look darker than they are, and you’re not to blame for it. One light thing won’t take a heavy feeling away, but it’s company. If it’s a lot just now, do something that calms you first. You don’t have to feel anything more today.",
    experiment:
      "When a feeling gets too big, trace the edge of a key or a spoon with your thumb, ten times around. The feeling can wait, or go.",
  },
  theJokeThatComesFirst: {
    title: "The joke that comes first",
    text: "A joke of yours can get to a sore spot before you do, and change the subject. But people who hear the joke may think you’re fine. Being serious takes the same trust as being silly, and with some of them you have that trust. You can notice what hurt, and decide later whom you tell.",
    experiment:
      "The next time a joke comes fast, enjoy it. Afterward, ask yourself which word you’d have used without it. You don’t have to tell anyone.",
  },
  takenInAndSlowToGoOut: {
    title: "Kindness gets in, warmth takes longer",
    text: "You can walk past a whole street of people and feel little, and still be touched when one of them is kind. Maybe you warm up once someone has come toward you, and strangers haven’t. Or you’re worn out, and warmth is the first thing to run dry. Either way, warmth isn’t a duty. You can be fair and polite without it.",
    experiment:
      "Think of one person who was kind to you lately. Look for one thing that someone you pass today has in common with them.",
  },
  politeAndOnTheFarSide: {
    title: "You say no, and warmth waits",
    text: "Warmth runs short when you’re worn out, or when somebody always wants something. A no gives you some distance then, and that’s a good use for it. But distance keeps the pleasant people away, too. Since your no works, you don’t need quite so much distance. You can let someone come close, hear what they want, and still turn it down.",
    experiment:
      "Is there someone you meet who never wants anything from you? The next time you see them, notice whether it feels any lighter.",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
