import type { Contrast } from "#domain/report/letter.ts";

/** More of content/letter-contrasts.ts: those on other people. */
export const contrastsAmongPeople: readonly Contrast[] = [
  {
    high: [11, 12],
    low: { 14: "your real opinion", 15: "a request" },
    lead: "You like people, and you let them like you. Part of you stays out of the conversation.",
    named:
      "You like the people in your days, and you let them be kind to you. They {seldom} hear {either} from you.",
    meaning:
      "There can be good reasons: an opinion isn’t safe everywhere, and not everyone listens. Or a room stays pleasant because you left a thing unsaid, and you’re the only one who knows what it was. But the ones who are fond of you only know part of you. They might like to know the rest.",
  },
  {
    high: [11, 18],
    low: { 9: "no when it’s too much" },
    lead: "You see why people need what they ask for. Saying no to them is the hard part.",
    named:
      "You like the people in your days, and you can picture how things look to them. But you {seldom} say {low}.",
    meaning:
      "Once you understand why someone asks, a no can seem unfair, so the yes may be out before you’ve looked at your own day. The time for a yes is mostly taken from what nobody else is waiting for: a quiet minute, a slow cup of coffee, one thing done without interruptions. Someone who means well can wait a day.",
  },
  {
    high: [3, 15],
    low: { 9: "no when a thing is too much" },
    lead: "People help when you ask. No is the word that costs you more.",
    named:
      "You have someone to call, and you speak up when you need a hand. But you {seldom} say {low}.",
    meaning:
      "Maybe it seems unfair to ask for things and then turn one down. But nobody who helped you gladly is keeping a list, and they could have said no as well. You took that chance each time you asked. Help that you got doesn’t have to be paid back with a yes you can’t afford.",
  },
  {
    high: [3, 15],
    low: { 12: "a kindness that nobody asked for" },
    lead: "In trouble you let people in. On an ordinary day, that’s harder.",
    named: "You have someone to call, and you can ask. But you {seldom} let in {low}.",
    meaning:
      "When you ask, you know what’s coming. A kindness out of nowhere finds you unprepared, so “No, really, I’m fine” can be out before you’ve thought about it. Nobody is offended, and nothing bad happens. The offer just may not come again. People who’d come when you call might like to do something for you on a plain day, too, just because it’s you.",
  },
  {
    high: [5, 17],
    low: { 14: "your real opinion", 15: "what you need" },
    lead: "You know what you feel and what’s right for you. Less of it gets as far as other people.",
    named:
      "You let strong feelings come, and you trust your own sense. Others {seldom} get to hear {either}.",
    meaning:
      "In some company, keeping it to yourself is wise. Elsewhere, it may only be the first sentence that’s hard. You don’t have to find out what you feel or want, because you already know. Until you say it, people can only guess, and when they guess wrong, they aren’t being careless.",
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
    lead: "You get things done on your own. Asking for a hand is harder.",
    named:
      "You do what you planned, and once you’ve decided, it’s settled. And {low}? That’s {seldom} part of it.",
    meaning:
      "Maybe asking has gone badly before, or there’s nobody around who seems easy to ask. You don’t have to be in trouble to ask. It can be one bag you could have carried yourself, and somebody else carries it. Then both of you know what that’s like, ahead of the day when it matters.",
  },
  {
    high: [3, 12],
    low: { 15: "a request of your own" },
    lead: "There’s more help around you than you use.",
    named: "You have someone to call, and you can accept a kindness. Yet you {seldom} make {low}.",
    meaning:
      "What’s missing isn’t help. It’s the five seconds before you ask. Maybe asking has cost you something once, or you don’t like to be a bother. People who’d come can’t see when you need them. From their side it looks different: hearing about a trouble afterward is worse than being asked for a hand. The first request can be tiny.",
  },
  {
    high: [3, 10],
    low: { 15: "a request of your own" },
    lead: "There are people you could call. Most days, you look after yourself instead.",
    named:
      "You have someone to call, and on a hard day you’re kind to yourself. But you {seldom} make {low}.",
    meaning:
      "Maybe you don’t want to trouble anyone, or you’ve had to wait for help too often. Being good to yourself helps on any hard day, and you can keep that. But when nobody hears about a hard day, nobody can offer anything. People can’t know that you’d have liked some company. Asking doesn’t mean that you couldn’t have managed.",
  },
  {
    high: [6, 12],
    low: { 10: "a kind word for yourself" },
    lead: "You can laugh with people, and you can take their kindness. Your own is harder to come by.",
    named:
      "You’re silly with people you trust, and you let others be kind to you. On a hard day, you {seldom} find {low}.",
    meaning:
      "Maybe being strict has always seemed like the responsible thing. But you don’t have to make up kind words from nothing. Somebody who likes you knows how to talk to you on a day like that. You’ve heard that voice, so you can borrow it, word for word. It’ll sound odd at first, and that gets better with use.",
  },
  {
    high: [9, 14],
    low: { 12: "kindness from others" },
    lead: "You know how to stand your ground. Letting a kindness in is harder.",
    named:
      "You say no when you have to, and you say what you think. But you {seldom} take in {low}.",
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
      "Maybe you don’t like to owe anyone, or a favor came with a bill once. When you take a favor, someone else decides how much it is. Where a kindness has a price, you can go on saying no. But you know from your own favors that a kind thing can come without one.",
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
      "A body goes by what it has learned, and a new face or a loud room puts it on guard while you feel perfectly friendly. Nothing has to be wrong. It may just take a few minutes longer than you do, and it settles sooner when nobody scolds it.",
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
      "It isn’t courage you’re short on. People move, change jobs or have a hard year of their own, and then there are fewer numbers to call. New ones grow slowly, out of faces you see every week, and the first step is mostly a hello. After that, it goes faster for someone who can ask, and you can.",
  },
  {
    high: [3, 11],
    low: { 6: "a silly moment" },
    lead: "People are there when you need them. Being silly with them is harder to come by.",
    named:
      "You have someone to call, and you feel warm toward the people in your days. But between you and the ones you trust, there’s {seldom} {low}.",
    meaning:
      "A full or a sad year can do that. Play is often the first thing to go, and nobody complains. Nothing has to be wrong between you and them. You don’t have to be funny, either. One silly sentence is enough, and someone who likes you will mostly just be glad you started.",
  },
  {
    high: [8, 17],
    low: { 18: "a look at the other side" },
    lead: "You know where you stand. Where others stand comes into view later.",
    named:
      "You trust your own sense, and once you’ve decided, it’s settled. But you {seldom} take {low}.",
    meaning:
      "When a thing is clear to you, it’s hard to see why anyone still argues. They may know a piece of it that you’ve never had to look at. Hearing them out doesn’t reopen your decision: you can know their reasons and keep it. That’s for people who mean you well. With someone who frightens you, their side isn’t your job.",
  },
  {
    high: [18, 19],
    low: { 17: "trust in your own sense" },
    lead: "You see how things look to others. Your own view is the one you’re least sure of.",
    named:
      "You can picture the other side, and you find a little quiet. But you {seldom} come away with {low}.",
    meaning:
      "Maybe you’ve been talked out of your own sense before, or there’s a lot to decide just now. Doubt like that says nothing about how good your sense is. Other people’s reasons come in whole sentences, and your own may be just a feeling, like wanting to leave or to stay. It counts all the same.",
  },
  {
    high: [5, 10],
    low: { 11: "warmth for other people" },
    lead: "You’re gentle with what you feel. Less of that gets out to others.",
    named:
      "You give strong feelings room, and on a hard day you’re on your own side. But you {seldom} have {low}.",
    meaning:
      "Feeling a lot takes strength, and there may be little left for the person in line. That doesn’t make you cold. You may need the warmth yourself for now, or people have given you reason to be careful. You can be polite without it. When some of it comes back, it’ll probably be for one person first, and the others can wait.",
  },
  {
    high: [19, 20],
    low: { 6: "a silly moment", 11: "warmth", 13: "ease in a conversation" },
    lead: "Much of what holds you up, you find on your own.",
    named:
      "You find a little quiet, and ordinary things can still amaze you. Among people, you {seldom} find {either}.",
    meaning:
      "Quiet and wonder ask nothing of you. People do, and when you’re tired or on guard, that can be a lot. There’s nothing wrong with getting your strength where you find it, and where nobody waits for an answer. Company doesn’t have to be a full room, either. An hour near other people, where little has to be said, counts as well.",
  },
  {
    high: [10, 18],
    low: { 14: "where you stand", 15: "what you need" },
    lead: "You give everyone’s side a fair hearing. Yours gets heard less.",
    named:
      "You can see why someone disagrees, and on a hard day you’re kind to yourself. Others {seldom} hear {either}.",
    meaning:
      "There can be plain reasons: not everyone listens, and around somebody difficult it’s wiser to say little. It isn’t that you’re hard on yourself. But when your side isn’t heard, even people who mean well may plan without you, and think you’re fine with it. If that happened to anyone else at the table, you’d be the first to see that it wasn’t fair.",
  },
  {
    high: [8, 13],
    low: { 5: "room for a strong feeling", 6: "a silly moment", 20: "a moment of wonder" },
    lead: "You’re at peace with your choices, and at ease with people. Being carried away is rarer.",
    named:
      "What you decide stays decided, and a conversation doesn’t make you tense. Besides that, there’s {seldom} {either}.",
    meaning:
      "Maybe you’ve had your share of trouble, and then a calm stretch is just what you need. Or the weeks are simply full. Whatever moves us, or makes us laugh too loud, puts things out of order for a while. You can afford some of that, if you’d like it. You know the way back to calm.",
  },
  {
    high: [11, 13],
    low: { 1: "enough rest" },
    lead: "People meet an easy, friendly you. What you need for that is running short.",
    named:
      "You like the people in your days, and talking with them doesn’t make you tense. But you {seldom} get {low}.",
    meaning:
      "A child, a shift or pain can take anyone’s rest, and then there’s nothing you could have done better. But with you it may not show, so nobody sends you to bed. A tired person who snaps gets left in peace, and one who smiles gets asked for one more thing. You don’t have to look tired to be allowed to stop.",
  },
  {
    high: [6, 10],
    low: { 19: "a quiet minute" },
    lead: "You can be silly, and you can be kind to yourself. Quiet is harder to come by.",
    named:
      "You’re playful with people you trust, and kind to yourself when things go badly. But you {seldom} find {low}.",
    meaning:
      "The reason may be plain: a full house, a loud street, or work that never lets up. And quiet never calls to ask when you have time. Everything else has a bell, a voice or a deadline, so quiet comes last, and nobody meant it to. What’s missing can feel like thoughts that go on talking after the lamp is out.",
  },
  {
    high: [13, 15],
    low: { 4: "a pleasant moment", 6: "a silly moment", 21: "a sense of belonging" },
    lead: "You’re at ease with people, and you say what you need. What’s simply good gets less room.",
    named:
      "You stay relaxed in a conversation, and you ask when you need a hand. But you {seldom} get {either}.",
    meaning:
      "It may be a full stretch, or a sad one, when little feels good. If it’s time that’s missing, none of this is your doing. You can ask for a hand with the sofa, but a good hour can’t be asked for in the same way. It mostly comes when nothing has to be useful for a while.",
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
      "Being honest is one thing, and being honest with someone who’s worn out is another. With a friend you’d wait for the right hour, and mention what went well. With yourself you may skip both, and a day that was hard gets harder. Nothing you know about yourself gets less true if you say it gently, and some of it can wait until morning.",
  },
  {
    high: [10, 14],
    low: { 18: "a look at the other side" },
    lead: "You stand by yourself, out loud, too. How it looks from over there is harder to see.",
    named:
      "On a hard day you’re kind to yourself, and you say what you think. But you {seldom} take {low}.",
    meaning:
      "When you’re standing up for yourself, another view can look like an attack. With someone who means you well, it’s mostly a piece of the story that you hadn’t heard. Hearing it takes nothing from you: you can listen and still disagree. With someone who frightens you, you don’t have to try.",
  },
  {
    high: [7, 14],
    low: { 12: "a favor" },
    lead: "You hold your own. It’s harder for anyone to do something for you.",
    named:
      "You do what you planned, and you say what’s on your mind. But you {seldom} let anyone do you {low}.",
    meaning:
      "Maybe a favor came with strings once, or you don’t like to owe anyone. If so, you have your reasons. Where there are no strings, you may still say that it isn’t necessary, and you’d be right: hardly any kindness is necessary. It’s how people show that they like you. You can say yes to a thing without needing it.",
  },
  {
    high: [7, 14],
    low: { 6: "anything silly" },
    lead: "You get things done, and you say what you think. Being silly is harder.",
    named:
      "You do what you planned, and people know what’s on your mind. With the ones you trust, you {seldom} get to {low}.",
    meaning:
      "A full or a worried stretch leaves little room for play, and that’s no failing. Or nobody has started anything silly for a while. Being silly doesn’t have to lead anywhere, and you don’t have to be good at it. Someone you trust might be glad to find out that you’re bad at it.",
  },
];
