import type { Tension } from "../tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours: readonly Tension[] = [
  {
    high: [19],
    low: [1],
    title: "Quiet minutes, too little rest",
    insight: "You find some quiet in your day, and still your body gets less rest than it needs.",
    text: "The two are easy to confuse, because both are still. A few silent minutes settle the mind. The body counts in hours. Quiet that comes at the far end of a day can even be cut out of sleep. The one peaceful half hour may be the one after you had meant to lie down. No wonder that it is hard to give up.",
    experiment:
      "Spend one quiet spell lying down with your eyes closed instead of sitting up. How soon does your body take over?",
  },
  {
    high: [1],
    low: [19],
    title: "Rested, and seldom still",
    insight: "Your body gets the rest it needs, while quiet minutes in your waking day are few.",
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
      "Wonder at the sky or a song reaches you often, while nearer pleasures such as warm water are passed over.",
    text: "Wonder needs no permission. It comes over you at a window, and by the time you think of the clock it has happened. A pleasant thing has to be chosen, and for that you must find your own comfort worth the minutes. Your senses are wide awake, then. What you seem short of is leave to use them for nothing but your own good.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, such as a better seat. Which of the two did you have to justify?",
  },
  {
    high: [4],
    low: [20],
    title: "Pleasant, and rarely astonishing",
    insight:
      "You stop for things that feel good, and wonder at something ordinary comes to you less often.",
    text: "Pleasure and wonder start the same way, by stopping. Then they part. Pleasure asks how a thing feels and stays near. Wonder asks how it can be there at all. You have the difficult half already, which is to stand still on a busy day. Only a question is missing, and anything will answer to it. How far did this water come, and who first thought of soap?",
    experiment:
      "During one pleasure, ask where it came from, three steps back, as from tap to pipe to cloud. Notice whether it feels any different.",
  },
  {
    high: [11],
    low: [21],
    title: "Close to each, part of little",
    insight:
      "You feel warm toward single people, and feeling part of something larger comes to you less often.",
    text: "Your warmth runs from you to one person at a time, like the spokes of a wheel. The wheel can lack a rim all the same, because the people at its ends don’t know each other. When two of them meet, something exists that doesn’t hang on you. A group is often little more than that. It would also give you a rest from being the middle.",
    experiment:
      "Tell one person something good about another whom they might like. See whether they ask for more.",
  },
  {
    high: [21],
    low: [19],
    title: "Part of much, seldom quiet",
    insight: "You feel part of something larger, and find few quiet minutes in a day of your own.",
    text: "Whatever we belong to has work for us. There are chairs to set out or a trail to clear, and a message comes at ten. It is good work, and it takes just those loose minutes where quiet would have gone. After a while you may be serving the thing more than feeling it. A few still minutes would not be stolen from it. They remind you why you came.",
    experiment:
      "Wherever you feel part of things, come three minutes early and do nothing there. What do you hear before it begins?",
  },
  {
    high: [20],
    low: [21],
    title: "Moved, and on your own",
    insight:
      "The sky or a song can fill you with wonder, and feeling part of something larger comes less often.",
    text: "Wonder shows you something large and leaves you standing in front of it. Belonging would put you inside the picture. You can look up at the same moon as somebody across the street, and neither of you says so. The two feelings may be one sentence apart. A song that stops you has stopped others, and some would be glad to hear that it got you, too.",
    experiment:
      "When something ordinary amazes you, send it to somebody kind in three words, such as “Look at this.” See whether the moment grows.",
  },
  {
    high: [19],
    low: [10],
    title: "Quiet, with a strict voice",
    insight:
      "You find minutes of quiet, and on a hard day you are not very kind to yourself in them.",
    text: "When the radio and the people stop, whoever talks most inside gets to speak. On a hard day that may be the voice that keeps the accounts. That is how a silent quarter of an hour can leave you more worn than noise would have. Nothing is wrong with you then, or with quiet. It only needs something outside to rest on, so that the voice has company.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When the strict voice starts, go back to the far one.",
  },
  {
    high: [4],
    low: [10],
    title: "Pleasures for better days",
    insight:
      "You know how to stop and enjoy a thing, yet on a hard day you are less kind to yourself.",
    text: "Compare what your senses get on an average day with what a bad one gets. The warm water is still there, and so is the air. Perhaps they turn into something to be earned, on the very day when you feel that you earned nothing. Then the good things go to the one who needs them least, and the tired one goes without.",
    experiment:
      "Choose a pleasure now and write it down as the first thing for your next hard day. Add “no conditions”.",
  },
  {
    high: [6],
    low: [4],
    title: "Fun that needs a witness",
    insight:
      "With people you trust you let yourself be playful, and the plain pleasures of a day are more often passed over.",
    text: "Your lightness has an audience. Somebody laughs, and the moment is real. Fresh air has nobody to laugh with you, so it is easily left for later. On days without friends the fun may then wait until the next visit, as if it lived at their address. It comes along with you, though. You are the one who brings it to them.",
    experiment:
      "Do one chore alone the way you would do it to make a friend laugh, such as singing the label on a can. Does it still work?",
  },
];
