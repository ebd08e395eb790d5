import type { Tension } from "./tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours: readonly Tension[] = [
  {
    high: [19],
    low: [1],
    title: "Quiet minutes, too little rest",
    insight:
      "You find quiet in your day, yet your body runs short of rest; a still mind is not yet a rested body.",
    text: "Quiet and rest are easy to confuse. A few silent minutes can settle the thoughts, while the body counts in hours. Quiet that comes at the far end of a day can even be cut out of sleep. The one peaceful half hour may be the one after you had meant to lie down. It would be easier to give up if another stood earlier in the day.",
    experiment:
      "Spend one quiet spell lying down with your eyes closed instead of sitting up. How soon does your body take over?",
  },
  {
    high: [1],
    low: [19],
    title: "Rested, and seldom still",
    insight:
      "Your body gets its rest, but waking quiet is scarce, so some thoughts may have to wait for the night.",
    text: "Sleep looks after you while you are away. Quiet is stillness with you in the room, and nobody has to be tired for it. When the day runs from voice to screen to voice, bedtime may be its first silence. Everything that waited for a free moment then arrives together. Some of it would have come at noon, if there had been a gap.",
    experiment:
      "Go where some sound that you did not choose is fainter, such as a stairwell or a bench, for five minutes. Notice which thought had been waiting.",
  },
  {
    high: [],
    low: [1, 4],
    title: "Tired, and short of color",
    insight:
      "Rest falls short at present and pleasures come by less often, which may be one tiredness seen from two sides.",
    text: "A worn body turns things down. Colors and jokes arrive from further away, and a shower is only a way to get clean. So there may be nothing wrong with your taste for life, and no need to hunt for joy on top of everything. Tiredness can be looked at first. If it stays for weeks whatever you do, a doctor is a good person to tell.",
    experiment:
      "Stop once a day at something warm, such as a sunny wall or a heater, for twenty slow counts. Nothing has to come of it.",
  },
  {
    high: [4],
    low: [1],
    title: "Pleasure in place of rest",
    insight:
      "You stop for things that feel good, yet your body gets too little rest; one may be standing in for the other.",
    text: "A tired day can be sweetened at its end with a long shower or another chapter. That makes sense, for these minutes may be the first that are yours. They can’t do the work of sleep, though, and at times they take the hour it needed. Joy and rest feel alike to somebody short of both. The evening can be lovely and still leave the tiredness where it was.",
    experiment:
      "Late in the evening, as you reach for something pleasant, ask whether you are after joy or after rest. Notice which answer comes.",
  },
  {
    high: [20],
    low: [4],
    title: "The sky yes, the shower no",
    insight:
      "The sky or a song stops you often, while nearer pleasures are passed over; the far ones ask for no permission.",
    text: "Wonder comes over you at a window, and by the time you think of the clock it has happened. A pleasant thing has to be chosen, and for that you must find your own comfort worth the minutes. Your senses are wide awake, then. What you seem short of is leave to use them for nothing but your own good.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, such as a better seat. Which of the two did you have to justify?",
  },
  {
    high: [4],
    low: [20],
    title: "Pleasant, and rarely astonishing",
    insight:
      "You stop readily for what feels good; wonder comes less often, and it wants a stop for nothing at all.",
    text: "A pleasure repays you at once, in warmth or a good smell, so stopping for it explains itself. Wonder has less to show. At first you get only a thing that need not be there. Pleasure asks how it feels, and wonder asks how it can exist. You know how to stand still on a busy day. Once in a while you could do it with no reward in sight.",
    experiment:
      "During one pleasure, ask where it came from, three steps back, as from tap to pipe to cloud. Notice whether it feels any different.",
  },
  {
    high: [11],
    low: [21],
    title: "Close to each, part of little",
    insight:
      "You are warm toward people one at a time, and that does not yet add up to being part of something.",
    text: "Your warmth runs from you to one person at a time, like the spokes of a wheel. The wheel can lack a rim all the same, because the people at its ends don’t know each other. When two of them meet, something exists that doesn’t hang on you. A group is often little more than that. It would also give you a rest from being the middle.",
    experiment:
      "Tell one person something good about another whom they might like. See whether they ask for more.",
  },
  {
    high: [21],
    low: [19],
    title: "Part of much, seldom quiet",
    insight:
      "You feel part of something larger, yet quiet minutes are scarce, so the feeling may stay where you last had it.",
    text: "A hill or a hall full of voices gives you the feeling while you are there. Then comes the way home, and the day closes over it, because a busy day has no door for something that large. A quiet minute is such a door. It can stand anywhere, even beside a sink. You only need to be idle until the hill crosses your mind.",
    experiment:
      "In a line or on a bus, call to mind the place where you feel part of things, for five slow breaths. Notice what of it is there.",
  },
  {
    high: [20],
    low: [21],
    title: "Moved, and on your own",
    insight:
      "You look at something large with wonder more often than you feel that you belong to it.",
    text: "Wonder leaves you standing in front of the picture. Belonging would put you inside it. What you look up at is being looked at by others, and they may say as little about it as you do. So each of you stands before the same thing alone. A song that stops you has stopped more people than you, and some would be glad to hear that it got you, too.",
    experiment:
      "When something ordinary amazes you, send it to somebody kind in three words, such as “Look at this.” See whether the moment grows.",
  },
  {
    high: [19],
    low: [10],
    title: "Quiet, with a strict voice",
    insight:
      "You find minutes of quiet, but on a hard day the voice that fills them may be a strict one.",
    text: "When the radio and the people stop, whoever talks most inside gets to speak. On a hard day that may be the one who keeps the accounts. That is how a silent quarter of an hour can leave you more worn than noise would have. Nothing is wrong with you then, or with silence. It only needs something outside to rest on, some sound or view that wants nothing.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When the strict voice starts, go back to the far one.",
  },
  {
    high: [4],
    low: [10],
    title: "Pleasures for better days",
    insight:
      "You know how to enjoy a good moment; on a hard day, when it would help most, you grant yourself fewer.",
    text: "Compare what your senses get on an average day with what a bad one gets. The warm water is still there, and so is the air. Perhaps they turn into something to be earned, on the very day when you feel that you earned nothing. Then the good things go to the one who needs them least, and the tired one goes without.",
    experiment:
      "Choose a pleasure now and write it down as the first thing for your next hard day. Add “no conditions”.",
  },
  {
    high: [6],
    low: [4],
    title: "Fun that needs a witness",
    insight:
      "With people you trust you can be playful; pleasures that nobody shares, such as a warm shower, get passed over.",
    text: "Your lightness has an audience. Somebody laughs, and the moment is real. Fresh air has nobody to laugh with you, so it is easily left for later. On days without friends the fun may then wait until the next visit, as if it lived at their address. It comes along with you, though. You are the one who brings it to them.",
    experiment:
      "Do one chore alone the way you would do it to make a friend laugh, such as singing the label on a can. Does it still work?",
  },
];
