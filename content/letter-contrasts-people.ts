import type { Contrast } from "#domain/report/letter.ts";

/** More of content/letter-contrasts.ts: those on other people. */
export const contrastsAmongPeople: readonly Contrast[] = [
  {
    high: [11, 12],
    low: { 14: "your real opinion", 15: "a request" },
    lead: "You’re good company, and part of you stays out of the conversation.",
    named:
      "You like the people in your days, and you let them be kind to you. They {seldom} hear {either} from you.",
    meaning:
      "The two may belong together. A room can stay pleasant because someone left a thing unsaid, and you’re the only one who knows what it was. Your warmth isn’t fake, and people are right to enjoy it. But the ones who are fond of you only know part of you, and they can’t tell. Some of them would like to know the rest.",
  },
  {
    high: [11, 18],
    low: { 9: "no when it’s too much" },
    lead: "You see why people need what they ask for. Saying no to them is harder.",
    named:
      "You like the people in your days, and you can picture how things look to them. But you {seldom} say {low}.",
    meaning:
      "Once you understand why someone asks, a no can seem unfair. A yes can be out before you know if you have the hour for it. That’s kindness, and it would still be kindness if the answer took a little longer. Someone who means well can wait a day, and would rather not get a tired yes.",
  },
  {
    high: [3, 15],
    low: { 9: "no when a thing is too much" },
    lead: "People help when you ask. No is the word that costs you more.",
    named:
      "You have someone to call, and you speak up when you need a hand. But you {seldom} say {low}.",
    meaning:
      "Maybe it seems unfair to ask for things and then turn one down. But nobody who helped you gladly is keeping a list, and they could have said no as well. You took that chance each time you asked, and you’d have lived with the answer. So would they. Help that you got doesn’t have to be paid back with a yes you can’t afford.",
  },
  {
    high: [3, 15],
    low: { 12: "a kindness that nobody asked for" },
    lead: "In trouble you let people in. On an ordinary day, that’s harder.",
    named: "You have someone to call, and you can ask. But you {seldom} let in {low}.",
    meaning:
      "When you ask, you know what’s coming. A kindness out of nowhere finds you unprepared, so “No, really, I’m fine” can be out before you’ve thought about it. Nobody is offended, and nothing bad happens. The offer just doesn’t come a second time. People who’d come when you call would probably like to do something for you on a plain day, too, just because it’s you.",
  },
  {
    high: [5, 17],
    low: { 14: "your real opinion", 15: "what you need" },
    lead: "You know what you feel and what’s right for you. Part of it never gets as far as other people.",
    named:
      "You let strong feelings in, and you trust your own sense. Others {seldom} get to hear {either}.",
    meaning:
      "Half the work is done, and it’s the harder half: you don’t have to find out what you feel or want. What’s left is the short way from there to another person, and the first sentence costs the most. Until it comes, people can only guess, and when they guess wrong, they aren’t being careless. You may have already had the whole conversation, just without them.",
  },
  {
    high: [11, 18],
    low: { 10: "a kind word on a hard day" },
    lead: "You’re fair to people, and you leave one out.",
    named:
      "You feel warm toward the people in your day, and you can see the other side of an argument. For yourself, you {seldom} have {low}.",
    meaning:
      "You already know how it’s done. What’s missing is one more person on the list, and that’s you. When someone else slips, you wonder what came before. With yourself, you may stop at the slip, and a day that was hard already gets harder. Nobody else hears that part, so nobody can tell you that it isn’t fair.",
  },
  {
    high: [7, 8],
    low: { 15: "a request of your own" },
    lead: "You manage, and you make it look easier than it may be.",
    named:
      "You do what you planned, and once you’ve decided, it’s settled. And {low}? That’s {seldom} part of it.",
    meaning:
      "Managing is a real strength, and it hides something: people who see it may not think you’d want a hand. They don’t offer, so you manage. You don’t have to be in trouble to ask. It can be one bag you could have carried yourself, and somebody else carries it. Then both of you know what that’s like, ahead of the day when it matters.",
  },
  {
    high: [3, 12],
    low: { 15: "a request of your own" },
    lead: "There’s more help around you than you use.",
    named: "You have someone to call, and you can accept a kindness. Yet you {seldom} make {low}.",
    meaning:
      "What’s missing isn’t help. It’s the five seconds before you ask. People who’d come can’t see when you need them. Maybe asking has cost you something before, or you learned early to be the one who needs little. From the other side it looks different: hearing about a trouble afterward is worse than being asked for a hand. And the first time, it can be something tiny.",
  },
  {
    high: [3, 10],
    low: { 15: "a request of your own" },
    lead: "There are people you could call. Most days, you look after yourself instead.",
    named:
      "You have someone to call, and on a hard day you’re kind to yourself. But you {seldom} make {low}.",
    meaning:
      "You’re good at being good to yourself, and that helps on any hard day. It can also turn into the whole plan: by the time anyone could help, you’ve already taken care of it. From outside, it looks as if the job is taken. Nobody did anything wrong. They just can’t know that you’d have liked some company.",
  },
  {
    high: [6, 12],
    low: { 10: "a kind word for yourself" },
    lead: "People bring out a lot in you. It’s harder once they’ve gone.",
    named:
      "You can be silly with people you trust, and you let others be kind to you. Alone on a hard day, you {seldom} find {low}.",
    meaning:
      "It’s easier to be at your best with somebody there. But you aren’t starting from nothing when they’re gone. Somebody who likes you knows how to talk to you on a day like that. You’ve heard that voice, so you can borrow it, word for word. It’ll sound odd at first, the way your own voice does on a recording. That gets better with use.",
  },
  {
    high: [9, 14],
    low: { 12: "kindness from others" },
    lead: "Nobody gets past you easily, and that includes the good ones.",
    named:
      "You say no when you have to, and you say what you think. What about {low}? That {seldom} gets through.",
    meaning:
      "You have your reasons, and you know them best. Maybe a gift came with a price once. But taking a kindness isn’t giving in, and it doesn’t put you in anyone’s debt. People know that you turn things down, so when you do take something, they can tell you wanted it. You could let one good thing in and still turn down the next.",
  },
  {
    high: [10, 11],
    low: { 12: "the kindness that others offer" },
    lead: "You’re warm to people, and good to yourself. Letting them be kind to you is harder.",
    named:
      "You like the people in your days, and on a hard day you’re on your own side. But you {seldom} take {low}.",
    meaning:
      "When you do someone a favor, you know what it costs and what you mean by it. Taking one is different, since someone else decides how much. And you look after yourself so well that there may seem to be nothing left for anyone to do. But you know from your own side that a kind thing can come with no strings, and that it’s good to see it kept.",
  },
  {
    high: [10, 19],
    low: { 13: "ease" },
    lead: "You’re gentle with yourself. Being with people takes more out of you.",
    named:
      "On a hard day you’re on your own side, and you find your quiet minutes. With others, your body is {seldom} at {low}.",
    meaning:
      "For a while, count a conversation as work: it takes strength, and a rest afterward is only fair. That’s no verdict on anybody. You also have a gentle voice for yourself on bad days. You can take it along into a full room, and nobody else has to hear it. It can say: “This is a lot, and it’s nearly over.”",
  },
  {
    high: [6, 11],
    low: { 13: "ease" },
    lead: "You like people, and you can be silly with some of them. Your body is slower to believe it.",
    named:
      "You feel warm toward the people in your days, and you play with the ones you trust. But your body is {seldom} at {low}.",
    meaning:
      "You know both, being at ease and being tense. A body goes by what it has learned, and a new face or a loud room puts it on guard while you feel perfectly friendly. Nothing has to be wrong. It may just take a few minutes longer than you do, and it settles sooner when nobody scolds it.",
  },
  {
    high: [11, 21],
    low: { 3: "somebody to call" },
    lead: "You belong to something. A number to call in trouble is harder to find.",
    named:
      "You like the people in your days, and you feel part of something larger. When something breaks, there’s {seldom} {low}.",
    meaning:
      "It’s a long way from liking someone to calling them when a pipe bursts, and nobody tells you when you’ve arrived. The people you like probably suppose that you have others to call. You may suppose the same of them. Then a number is missing on both sides, and neither of you did anything wrong. One of you would have to say it first.",
  },
  {
    high: [15, 17],
    low: { 3: "somebody to call" },
    lead: "You know what you need, and you say it. Who would come when something breaks is less clear.",
    named:
      "You trust your own sense, and you ask when you need a hand. When something breaks, there’s {seldom} {low}.",
    meaning:
      "It isn’t courage you’re short on, and nobody should tell you to speak up. People move, change jobs or have a hard year of their own, and then there are fewer numbers to call. New ones grow slowly, out of faces you see every week, and the first step is mostly a hello. After that, it goes faster for someone who can ask, and you can.",
  },
  {
    high: [3, 11],
    low: { 6: "a silly moment" },
    lead: "People are there when you need them. Being silly with them is harder to come by.",
    named:
      "You have someone to call, and you feel warm toward the people in your days. But between you and the ones you trust, there’s {seldom} {low}.",
    meaning:
      "Help has a reason, and so has a kind word. Play has none, so somebody has to begin and risk that nobody laughs. In a full year it’s the first thing to go, and it can stay away for a long time, because nobody complains. You don’t have to be funny. Someone who likes you will mostly just be glad you started.",
  },
  {
    high: [8, 17],
    low: { 18: "a look at the other side" },
    lead: "You know where you stand. Where others stand comes into view later.",
    named:
      "You trust your own sense, and once you’ve decided, it’s settled. But you {seldom} take {low}.",
    meaning:
      "When a thing is clear to you, it’s hard to see why anyone still argues. They don’t have to be slow or stubborn. They may be looking at a piece of it that you’ve never had to look at. Hearing them out doesn’t reopen your decision: you can know their reasons and keep it. You’re in a good place to listen, because nothing falls over when you do.",
  },
  {
    high: [18, 19],
    low: { 17: "trust in your own sense" },
    lead: "You see many sides. Yours is the one you’re least sure of.",
    named:
      "You can picture how things look to others, and you find a little quiet. But you {seldom} come away with {low}.",
    meaning:
      "Seeing three sides gives you good reasons to doubt each of them. And yours may be the one you hear last, after everybody else’s. That says nothing about how good it is. It’s just not the loudest, so it’s easiest to notice early in the day, before anyone has told you theirs.",
  },
  {
    high: [5, 10],
    low: { 11: "warmth for other people" },
    lead: "You’re gentle with what you feel. Less of that gets out to others.",
    named:
      "You give strong feelings room, and on a hard day you’re on your own side. But you {seldom} have {low}.",
    meaning:
      "Feeling a lot takes strength, and there may be little left for the person in line. That doesn’t make you cold. It can be that you need the warmth yourself for now. You can be polite without it, and nobody can ask for more than that. When some of it comes back, it’ll probably be for one person first, and the others can wait.",
  },
  {
    high: [19, 20],
    low: { 6: "a silly moment", 11: "warmth", 13: "ease in a conversation" },
    lead: "Much of what holds you up, you find on your own.",
    named:
      "You find a little quiet, and ordinary things can still amaze you. Among people, you {seldom} find {either}.",
    meaning:
      "Being alone well takes learning, and you’ve learned it. Nobody there waits for an answer, so you can look at a thing for as long as you like. With people you’d give some of that up, and it can seem like a bad trade. But company doesn’t have to be a full room. An hour next to one person, where little has to be said, counts as well.",
  },
  {
    high: [10, 18],
    low: { 14: "where you stand", 15: "what you need" },
    lead: "You give everyone’s side a fair hearing. Yours hardly gets heard at all.",
    named:
      "You can see why someone disagrees, and on a hard day you’re kind to yourself. Others {seldom} hear {either}.",
    meaning:
      "It isn’t that you’re hard on yourself. By the time your side comes up, you’ve already argued everybody else’s, and next to their reasons your own hardly seem worth the trouble. So even people who mean well may plan without you, and think you’re fine with it. If that happened to anyone else at the table, you’d be the first to see that it wasn’t fair.",
  },
  {
    high: [8, 13],
    low: { 5: "a strong feeling", 6: "a silly moment", 20: "a moment of wonder" },
    lead: "You don’t go back on things, and talking with you is relaxed. Surprises come by less.",
    named:
      "What you decide stays decided, and a conversation doesn’t make you tense. In all that calm, there’s {seldom} {either}.",
    meaning:
      "Calm is good to have, and it can get a little still. Whatever amazes us, moves us or makes us laugh too loud puts things out of order for a while. You may have had your share of disorder, and then a calm stretch is just what you need. If not, you can afford some. You know the way back.",
  },
  {
    high: [11, 13],
    low: { 1: "enough rest" },
    lead: "People meet an easy, friendly you. What you need for that is running short.",
    named:
      "You like the people in your days, and talking with them doesn’t make you tense. But you {seldom} get {low}.",
    meaning:
      "With you it may not show, so nobody sends you to bed. A tired person who snaps gets left in peace, and one who smiles gets asked for one more thing. Your good manners could be costing you sleep. Or it’s a child, a shift or pain, and manners have nothing to do with it. Either way, you don’t have to look tired to be allowed to stop.",
  },
  {
    high: [6, 10],
    low: { 19: "a quiet minute" },
    lead: "You’re good company, for others and for yourself. Quiet is harder to come by.",
    named:
      "You’re playful with people you trust, and kind to yourself when things go badly. But you {seldom} find {low}.",
    meaning:
      "Quiet is the one thing that never calls to ask when you have time. Everything else has a bell, a voice or a deadline, so quiet comes last, and nobody meant it to. You may not even miss it by name. It can feel like thoughts that go on talking after the lamp is out, or like a good day you can’t remember much of.",
  },
  {
    high: [13, 15],
    low: { 4: "a pleasant moment", 6: "a silly moment", 21: "a sense of belonging" },
    lead: "Between you and others, things get said and done. What isn’t useful gets less room.",
    named:
      "You’re at ease in a conversation, and you ask for what you need. But you {seldom} get {either}.",
    meaning:
      "You can’t ask for a thing like that the way you’d ask for a hand with the sofa. It needs an hour that isn’t for anything, and an hour like that looks like a gap to fill. It doesn’t come when you call, either. All you can do is be there, the way you’d wait for birds at a feeder. If it’s time that’s missing, none of this is your doing.",
  },
  {
    high: [12, 13],
    low: { 3: "somebody to call" },
    lead: "Kindness reaches you. Who would come when something breaks is another question.",
    named:
      "You accept kindness, and your body stays relaxed in a conversation. In practical trouble, there’s {seldom} {low}.",
    meaning:
      "Kindness mostly happens where people meet anyway, at a counter or over a fence. Being called when the car won’t start is a different kind of close, and hardly anyone offers it in so many words. Both sides wait for a sign. Someone you talk with easily may have wondered about you, too. It can come up over something as dull as a spare key.",
  },
  {
    high: [3, 6],
    low: { 11: "your warmth" },
    lead: "A few people get all of you, and the many get less.",
    named:
      "You have someone to call, and you’re playful with people you trust. The others {seldom} see {low}.",
    meaning:
      "Maybe that’s how you’re made, and then nothing has to change. It can also be a year that has used the warmth up. You can tell by the few. If they still get the usual you, it’s only how you divide it. If even they get less, then you’re the one who needs some, and they’re the ones to tell.",
  },
  {
    high: [14, 17],
    low: { 10: "a kind word for yourself" },
    lead: "You’re honest with people. With yourself, honest can come out harsh.",
    named:
      "You say what you think, and you trust what you sense. But on a hard day, you {seldom} have {low}.",
    meaning:
      "Being honest is one thing, and being honest with someone who’s worn out is another. With a friend you’d wait for the right hour, and mention what went well. With yourself you may skip both, and because you trust your own sense, you take it for the truth. Nothing you know about yourself gets less true in a lower voice, and some of it can wait until morning.",
  },
  {
    high: [10, 14],
    low: { 18: "a look at the other side" },
    lead: "You stand by yourself, out loud, too. How it looks from over there is harder to see.",
    named:
      "On a hard day you’re kind to yourself, and you say what you think. But you {seldom} take {low}.",
    meaning:
      "Being on your own side is worth a lot. From there, another view can look like an attack. With someone who means you well, it’s mostly a piece of the story that you hadn’t heard. Hearing it takes nothing from you: your own view is still there, and so is your kindness to yourself. You can listen and still disagree. With someone who frightens you, you don’t have to try.",
  },
  {
    high: [7, 14],
    low: { 12: "a favor" },
    lead: "You hold your own. It’s harder for anyone to do something for you.",
    named:
      "You do what you planned, and you say what’s on your mind. But you {seldom} let anyone do you {low}.",
    meaning:
      "From outside, it can look as if nothing were missing, so the ones who like you may not know where to start when they want to give you something. If they offer, you can say that it isn’t necessary, and you’d be right: hardly any kindness is necessary. A kindness is how people show that they like you. You can say yes to a thing without needing it.",
  },
  {
    high: [7, 14],
    low: { 6: "anything silly" },
    lead: "People know what you think. They may not know that you’re fun.",
    named:
      "You do what you planned, and you say what’s on your mind. With the people you trust, you {seldom} get to {low}.",
    meaning:
      "Kept plans and plain words earn trust. They can also come across as stern, since people only see you when you’re getting somewhere. Being silly is another way of talking: it isn’t an opinion, and nothing has to come of it. You don’t have to be good at it. Someone you trust might be glad to find out that you’re bad at it.",
  },
];
