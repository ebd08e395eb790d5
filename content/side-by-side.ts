/** What two answers to one question have to say to each other, whoever is asked. It takes no side. */
export type SideBySide = {
  /** Where a friend sees more of it than the reader does, and where the reader does; of the questions that friends can see. */
  readonly more?: string;
  readonly less?: string;
  /** Where two answered for themselves and differ. */
  readonly apart: string;
  /** A sentence that both finish in turns. */
  readonly finish: string;
};

/** By question; the second, about home, is never compared. */
export const sideBySide: Readonly<Record<number, SideBySide>> = {
  1: {
    more: "They meet you awake and dressed. What a short night costs you is mostly out of their sight.",
    less: "They seem to catch signs of tiredness that you pass over. You could ask which ones.",
    apart: "Ask each other which hour of the day finds you most awake. It may not be the same one.",
    finish: "The hour when I have the most to give is …",
  },
  3: {
    more: "They may have somebody in mind whom you had not counted. Perhaps they mean themselves.",
    less: "They may not know everybody you could call. Nobody sees all of another person’s phone book.",
    apart:
      "One of you more often has somebody to call when a pipe bursts. Phone numbers can be lent.",
    finish: "You can call me when …",
  },
  4: {
    more: "They may have noticed you enjoy things that did not stay in your memory. A good minute is quickly forgotten by the person who has it.",
    less: "Much of what you enjoy may happen when nobody is by. Tell them about one such minute.",
    apart: "One of you stops more often for something small. Show the other an example.",
    finish: "Something free that made my week better was …",
  },
  5: {
    apart:
      "Strong feelings get in at a different speed here. Neither of you has to catch up with the other.",
    finish: "When something hits me hard, it helps me if you …",
  },
  6: {
    more: "In their eyes you are more playful than in your own. People rarely watch themselves while they joke.",
    less: "Your playful side may come out in places where they have not been. It needs the right people and the right day.",
    apart:
      "One of you is playful more often. Try to recall when you last laughed at the same thing.",
    finish: "What still makes me laugh when I think of it is …",
  },
  7: {
    more: "You know each plan that you dropped. They mostly see the ones that got done.",
    less: "A plan that is kept in silence leaves nothing to see. Perhaps they never hear of yours until it is over.",
    apart: "Ask what a change of plan feels like on each side. For one of you it may weigh more.",
    finish: "A plan of mine that I would like to keep this month is …",
  },
  8: {
    more: "Your second thoughts make little noise. Seen from outside, a choice of yours looks more final than it feels.",
    less: "Thinking aloud can sound like doubt. They may take for wavering what is only your way to check.",
    apart: "For one of you a decision is over sooner. Leave a night between choosing and booking.",
    finish: "A choice I would make again is …",
  },
  9: {
    more: "They have heard a no from you that you may not count. Those that you swallow are heard by nobody.",
    less: "They see you say no less often than you feel you do. With other people you may refuse sooner.",
    apart:
      "One of you says no more readily. A yes from the other is worth a second, softer question.",
    finish: "You can always say no to me about …",
  },
  10: {
    more: "Nobody else hears the voice in your head. What reaches them may sound kinder than what you hear.",
    less: "Something on your hard days may look harder on you than it feels. Ask them what they notice.",
    apart:
      "A bad day is told in two different tones here. Let each say what they would tell the other about it.",
    finish: "On a hard day I would like to hear from you that …",
  },
  11: {
    more: "Warmth is noticed most by the one who gets it. You can be tired of people and still be the friendly face in somebody’s day.",
    less: "A face can hold back part of the warmth behind it. Your first words may carry it better.",
    apart:
      "One of you warms to people more often. When you are out together, that one can do the asking.",
    finish: "Somebody whose kindness I noticed lately is …",
  },
  12: {
    more: "Your thank you reaches them. If part of you wants to wave it off, it does not show.",
    less: "They may have offered something that you turned down without a thought. Do they remember such a thing?",
    apart:
      "A favor lands more softly with one of you. For the other, keep it plain and want nothing back.",
    finish: "A kindness of yours that I still think of is …",
  },
  13: {
    more: "Ease and strain can look alike from outside. To them you look calmer than you may feel.",
    less: "Something in how you talk looks like strain to them, while you feel more at ease than that. It could be as plain as a quick voice.",
    apart:
      "Try your next talk side by side, with something to look at. It asks less of whoever tenses up.",
    finish: "The place where talking comes easiest to me is …",
  },
  14: {
    more: "You know how much you hold back. They know only what was said.",
    less: "They may suspect that there is more behind your words. You may simply have nothing to add.",
    apart:
      "One of you speaks up more easily. Leave a pause before you take the other’s silence for a yes.",
    finish: "Something good that I thought of you and did not say is …",
  },
  15: {
    more: "They remember what you asked for. What you did without is known to you alone.",
    less: "Some of your asking never reaches them. Perhaps it goes elsewhere, or sounds too light to be a request.",
    apart:
      "Asking comes more easily to one of you. The other can be offered things, with no as a good answer.",
    finish: "You can always ask me for …",
  },
  16: {
    more: "Thoughts can wander while the eyes stay put. To them it looks as though you are all there.",
    less: "Listening does not always look like it. A glance out of the window may have passed for absence.",
    apart:
      "Attention is spread differently here. Pick an hour when nothing else lies on the table.",
    finish: "You have all of my attention when …",
  },
  17: {
    apart:
      "One of you leans more on an inner sense of what is right. Tell the other whether advice is welcome before any is given.",
    finish: "Before a hard choice, the best thing you can do for me is …",
  },
  18: {
    more: "You know how long the way to the other side was. They may see only that you got there.",
    less: "You may see another view and keep that to yourself. Said aloud, half a sentence of it goes a long way.",
    apart:
      "In a disagreement, one of you changes seats more often. The other may need a night first.",
    finish: "I saw it differently after you told me …",
  },
  19: {
    apart:
      "Quiet has a firmer place in one of your days. Tell each other where those minutes could hide.",
    finish: "The quietest part of my day is …",
  },
  20: {
    more: "Your face tells them of it before you notice. Ask what they saw you look at.",
    less: "Wonder needs no face. You can be struck by the sky and look as if you were only waiting.",
    apart:
      "Ordinary things reach one of you more easily. Send each other a picture of such a thing this week.",
    finish: "Something plain that I could look at for an hour is …",
  },
  21: {
    apart:
      "One of you feels more a part of something wide, be it nature, a group or faith. That can be told without being taught.",
    finish: "I feel that I belong when …",
  },
};
