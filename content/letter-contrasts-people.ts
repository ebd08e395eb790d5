import type { Contrast } from "#domain/report/letter.ts";

/** More of content/letter-contrasts.ts: those on other people. */
export const contrastsAmongPeople: readonly Contrast[] = [
  {
    high: [11, 12],
    low: { 14: "your own opinion", 15: "a request of your own" },
    lead: "You are good company, and a part of you stays out of the conversation.",
    named:
      "You like the people in your days, and their kindness reaches you. They {seldom} hear {either} from you.",
    meaning:
      "The two may belong together. A room can stay pleasant because someone left a thing unsaid, and you are the only one who knows what it was. None of this makes your warmth false. It may mean that people like a slightly smaller version of you. Some of them would like the whole one.",
  },
  {
    high: [11, 18],
    low: { 9: "a no to what is too much" },
    lead: "You see why people need what they ask, and you find it hard to refuse.",
    named:
      "You like the people in your days, and you can picture how things look to them. What {seldom} comes is {low}.",
    meaning:
      "While you look at their week, nobody looks at yours. So a yes can be out before you know whether you have the hour for it. That comes from kindness, and your kindness would lose nothing if the answer took a little longer. Someone who means you well can wait a day, and would rather not get a tired yes.",
  },
  {
    high: [3, 15],
    low: { 9: "no when a thing is too much" },
    lead: "Help reaches you when you ask. A no is the word that costs you more.",
    named:
      "You have someone to call, and you speak up when you need a hand. What you {seldom} say is {low}.",
    meaning:
      "Perhaps it seems unfair to ask for things and then refuse one. But nobody keeps such a list if they helped you gladly, and they could have said no as well. With anyone who makes you pay for it, a yes can be wise. With the others, help that you got does not have to be paid for with a yes.",
  },
  {
    high: [5, 17],
    low: { 14: "your real opinion", 15: "what you need" },
    lead: "You know your own mind better than other people get to know it.",
    named:
      "You let strong feelings in, and you trust your own sense. Others {seldom} get to hear {either}.",
    meaning:
      "So half the work is done: you need not find out what you feel or want. What is left is the short way from there to another person, and its first sentence costs the most. With anyone who is not safe, silence can be sound. The others can only guess, and they may well guess that you are fine.",
  },
  {
    high: [11, 18],
    low: { 10: "a kind word on a hard day" },
    lead: "You are fair to people, and there is one whom you leave out.",
    named:
      "You feel warm toward the people in your day, and you can see the other side of a quarrel. What you {seldom} have for yourself is {low}.",
    meaning:
      "You know how it is done, so there is nothing new to learn. What is missing is one more person on the list, and that is you. When someone else slips, you look for a reason. With yourself, you may stop at the slip, and a day that was hard already gets harder.",
  },
  {
    high: [7, 8],
    low: { 15: "a request of your own" },
    lead: "You manage, and you make it look easier than it may be.",
    named:
      "You do what you planned, and you leave a decision decided. And {low}? That is {seldom} part of it.",
    meaning:
      "Whoever sees you manage may never think that you could use a hand. So nobody offers, and so you manage. You need not be in trouble to ask. It can be one bag that you could have carried yourself and that somebody else carries. Then both of you know what that is like, before a day when it matters.",
  },
  {
    high: [3, 12],
    low: { 15: "a request of your own" },
    lead: "There is more help near you than you make use of.",
    named: "You have someone to call, and kindness reaches you. Yet you {seldom} make {low}.",
    meaning:
      "People who would come can’t see when. Perhaps asking has cost you something before, or you learned early to be the one who needs little. From the other side it looks different: it can be worse to hear of a trouble afterward than to be asked for a hand. The first request may be very small.",
  },
  {
    high: [6, 12],
    low: { 10: "a kind word for yourself" },
    lead: "People bring out a good deal in you. It is harder when they have gone.",
    named:
      "You can be silly in good company, and kindness reaches you there. Alone on a hard day, you {seldom} find {low}.",
    meaning:
      "It may be that others get the good hours, and you meet yourself in what is left. Either way, you don’t start from nothing. Somebody who likes you knows in what tone to speak to you on such a day. You have heard it often enough to borrow it, and they would not ask for it back.",
  },
  {
    high: [9, 14],
    low: { 12: "kindness from others" },
    lead: "Nobody gets past you easily, and that may include the good ones.",
    named:
      "A no comes when it has to, and so does your opinion. What about {low}? That {seldom} gets through.",
    meaning:
      "There may be sound reasons for that, and you know them best. A gift may have had its price once. But to take a kindness is not to give in, and you owe nobody anything for it. You know how to turn a thing down, and have shown it often. So you could let one good thing in and still turn down the next.",
  },
  {
    high: [10, 11],
    low: { 12: "the kindness that others offer" },
    lead: "Kindness goes out from you. It has a harder way in.",
    named:
      "You like the people in your days, and a hard day finds you on your own side. What {seldom} gets through is {low}.",
    meaning:
      "To give is the safer side: you know what it costs and what you mean by it. To take is different, since someone else decides how much. Perhaps a gift had its price once. Yet you know from your own giving that it can be meant without any, and that a giver likes to see the thing kept.",
  },
  {
    high: [10, 19],
    low: { 13: "ease in a conversation" },
    lead: "You are gentle with yourself, and people cost you strength.",
    named:
      "On a hard day you are on your own side, and your quiet minutes are there. With others, your body {seldom} has {low}.",
    meaning:
      "So count a conversation as work for a while: something that takes strength, and after which a rest is only fair. That is no verdict on anybody. And the gentle tone that you have for yourself could come along, silently, the next time a room is full. Nobody else has to hear it.",
  },
  {
    high: [6, 11],
    low: { 13: "ease in a conversation" },
    lead: "You like people, and with some you can be silly. Your body is slower to believe it.",
    named:
      "You feel warm toward the people in your days, and you play with those you trust. What your body {seldom} has is {low}.",
    meaning:
      "So you know both, the loose shoulders and the tight ones. A body goes by what it has learned, and a new face or a loud room can put it on guard while you feel friendly. It need not mean that something is wrong. It may take a few minutes longer than you do, and it settles sooner when nobody scolds it.",
  },
  {
    high: [11, 21],
    low: { 3: "somebody to call" },
    lead: "You belong to something. A number to call in trouble is harder to find.",
    named:
      "You like the people in your days, and you feel part of something larger. When something breaks, there is {seldom} {low}.",
    meaning:
      "It takes long to get from liking someone to calling them at night, and nobody says when you have arrived. Those you like may suppose that you have others to call. You may suppose the same of them. So a number can be missing on both sides, and neither has done anything wrong.",
  },
  {
    high: [15, 17],
    low: { 3: "somebody to call" },
    lead: "You know what you need, and you say it. The question is to whom.",
    named:
      "You trust your own sense, and you speak up when you need a hand. When something breaks, there is {seldom} {low}.",
    meaning:
      "So it is not courage that you lack, and nobody should tell you to speak up. People move, change jobs or have a hard year of their own, and one day the phone has fewer names in it. New ones grow slowly, out of faces that you see each week. It goes faster for someone who asks, and you do.",
  },
  {
    high: [3, 11],
    low: { 6: "play with people you trust" },
    lead: "People are there when you need them. With them, a silly moment is harder to come by.",
    named:
      "You have someone to call, and you feel warm toward the people in your days. What {seldom} comes up between you is {low}.",
    meaning:
      "Help has a reason, and so has a kind word. Play has none, so somebody has to begin and risk that nobody laughs. In a full year it may be the first thing to go, and it can stay away for long, since nobody complains. You don’t have to be funny for it. Someone who likes you will mostly be glad that you began.",
  },
  {
    high: [8, 17],
    low: { 18: "a look at the other side" },
    lead: "You know where you stand. Where others stand comes into view later.",
    named:
      "You trust your own sense, and you leave a decision decided. What {seldom} comes with it is {low}.",
    meaning:
      "When a thing is clear to you, it is hard to see why anyone still argues. They need not be slow or stubborn. They may be looking at a piece of it that you never had to look at. To hear them out doesn’t reopen your decision: you can know their reasons and keep it. Where somebody harms you, you can leave this out.",
  },
  {
    high: [18, 19],
    low: { 17: "trust in your own sense" },
    lead: "You see many sides. Yours is the one that you are least sure of.",
    named:
      "You can picture how things look to others, and you find a little quiet. What {seldom} comes of it is {low}.",
    meaning:
      "Whoever sees three sides has good reasons to doubt each of them. Your own may also be the one that you hear last, after everybody else’s. That says nothing about how good it is. It is seldom the loudest, so it is easiest to notice early in the day, before anyone has told you theirs.",
  },
  {
    high: [5, 10],
    low: { 11: "warmth toward people" },
    lead: "You are gentle with what you feel. Toward others, less of it gets out.",
    named:
      "You give strong feelings room, and a hard day finds you on your own side. What {seldom} goes out is {low}.",
    meaning:
      "It takes strength to feel a lot, and there may be little left for the person in line. That doesn’t make you cold. Perhaps you need the warmth yourself for now. You can be polite without it, and nobody can ask for more than that. When some of it comes back, it will likely be for one person first.",
  },
  {
    high: [19, 20],
    low: { 6: "a silly moment", 11: "warmth", 13: "ease in a conversation" },
    lead: "Much of what holds you, you find on your own.",
    named:
      "You find a little quiet, and ordinary things can still amaze you. Among people, you {seldom} find {either}.",
    meaning:
      "Being alone well is something that many never learn. It can also become the easier way each time, and that need not be your doing: people move away, work eats the evenings, and some company is not worth the trip. It doesn’t take a full room. An hour beside one person, where little has to be said, is company, too.",
  },
  {
    high: [10, 18],
    low: { 14: "your own side", 15: "what you need" },
    lead: "You give everyone’s side a fair hearing. Your own gets one in your head, and seldom aloud.",
    named:
      "You can see why someone disagrees, and on a hard day you are kind to yourself. What others {seldom} hear is {low}.",
    meaning:
      "In your head, each side has its turn, and you may have made peace with all of them before a word is said. From outside it can look as if you had no wish at all. So others decide for two and believe that it suits you. With anyone who is not safe, leave it so. Elsewhere, a fair judge may be heard as well.",
  },
  {
    high: [8, 13],
    low: { 5: "a strong feeling", 6: "a silly moment", 20: "a moment of wonder" },
    lead: "You are settled, and easy in a conversation. Surprise comes by less often.",
    named:
      "What you decide stays decided, and a conversation doesn’t make you tense. What {seldom} gets a turn is {low}.",
    meaning:
      "Calm is good to have, and it can be a little still. Whatever amazes us, moves us or makes us laugh too loud puts things out of order for a while. You may have had your share of disorder, and then a calm stretch is just what you need. If not, you can afford some. You know the way back.",
  },
  {
    high: [11, 13],
    low: { 1: "enough rest" },
    lead: "People meet an easy, friendly you. What you need for that is running short.",
    named:
      "You like the people in your days, and talking with them doesn’t make you tense. What you {seldom} get is {low}.",
    meaning:
      "Because it doesn’t show, nobody sends you to bed. A tired person who snaps is left in peace, and one who smiles is asked for one more thing. So your good manners may cost you some sleep. It can also be a child, a shift or pain, and then manners have nothing to do with it. You don’t have to look tired to be allowed to stop.",
  },
  {
    high: [6, 10],
    low: { 19: "a quiet minute" },
    lead: "You are good company, for friends and, on a hard day, for yourself. On an ordinary day something is always going on.",
    named:
      "You are playful with people you trust, and kind to yourself when things go badly. What you {seldom} find is {low}.",
    meaning:
      "Quiet is the one thing that never calls to ask when you have time. All else has a bell, a voice or a deadline, so quiet comes last, and nobody meant it to. You may not even miss it under that name. It can feel like thoughts that go on talking when the lamp is out, or like a good day that you can’t remember much of.",
  },
  {
    high: [13, 15],
    low: {
      4: "something pleasant",
      6: "play with people you trust",
      21: "the sense of belonging",
    },
    lead: "Between you and others, things get said and done. What has no use gets less room.",
    named:
      "You are at ease in a conversation, and you ask for what you need. What {seldom} comes up is {low}.",
    meaning:
      "You can’t ask for such a thing as you would for a hand with the sofa. It needs an hour that isn’t for anything, and that kind of hour looks like a gap to be filled. It may not come when it is called, either. One can only be there, as for the birds at a feeder. Where it is time that is missing, none of this is your doing.",
  },
  {
    high: [12, 13],
    low: { 3: "somebody to call" },
    lead: "Kind words reach you, and talking is easy. Who would come at night is another question.",
    named:
      "You can accept kindness, and your shoulders stay down in a conversation. When something breaks, there is {seldom} {low}.",
    meaning:
      "Kindness mostly happens where people meet anyway, at a counter or over a fence. To be called at eleven at night is a different closeness, and hardly anyone offers it in so many words. So both sides wait for a sign. Someone you talk with easily may have wondered about you, too. It can come up over something as dull as a spare key.",
  },
  {
    high: [3, 6],
    low: { 11: "warmth" },
    lead: "A few people have you whole, and the many get less of you.",
    named:
      "You have someone to call, and you are playful with those you trust. What the others {seldom} get is {low}.",
    meaning:
      "That may be how you are made, and then nothing has to be mended. It can also be a year that has used the warmth up. You can tell by the few. If they still get the usual you, it is only how you divide it. Where even they get less, you may be the one who could use some, and they would be the ones to hear of it.",
  },
  {
    high: [14, 17],
    low: { 10: "a kind word for yourself" },
    lead: "You say what you think, and trust what you sense. To yourself you may speak in another tone.",
    named:
      "Your opinion gets said, and you believe your own sense of things. What you {seldom} have on a hard day is {low}.",
    meaning:
      "It is one thing to be honest, and another to be honest with someone who is worn out. With a friend you would wait for the right hour, and mention what went well. You may skip both when it is you, and take that for the truth. Nothing you know about yourself gets less true in a lower voice, and some of it can wait until morning.",
  },
  {
    high: [10, 14],
    low: { 18: "a look at the other side" },
    lead: "You stand by yourself, aloud as well. How it looks from over there is harder to see.",
    named:
      "On a hard day you are kind to yourself, and you say what you think. What {seldom} comes with it is {low}.",
    meaning:
      "To be on one’s own side is worth a great deal. From there, another view can look like an attack when it is only another window on the same yard. To look out of it takes nothing from you: your own window is still there, and your kindness to yourself is, too. With anyone who harms you, you don’t owe them that look.",
  },
  {
    high: [7, 14],
    low: { 6: "play", 12: "a kindness from others" },
    lead: "You get things done, and you say what you think. What others would give you has a harder way in.",
    named:
      "You do what you planned, and your opinion gets said. What {seldom} gets through is {low}.",
    meaning:
      "People who manage and speak plainly are easy to rely on, and hard to do something for. Nobody sees the gap where it could go. So those who like you may have stopped looking, or they offer, and you say that it isn’t necessary. That is true. But hardly anything kind or silly is necessary. It is how people show that they would be there if it were.",
  },
];
