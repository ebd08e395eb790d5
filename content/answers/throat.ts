import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: "At a store counter this week, lean on it while you talk with the clerk. A body braces before its owner has decided anything: the jaw sets, the shoulders rise. To hold that through a talk is work, so being tired afterward says little about the people, or whether they liked you.",
    2: {
      says: "List the talks in which your body was loose and those in which it was braced. Leave out what was said. Look at the seating: face to face or side by side, walking or on the phone.",
      next: "Next rung: take one slightly harder talk, with someone kind, to the setting that works.",
      on: 19,
      leaning: "Next rung: spend one of your quiet minutes right before a talk with someone kind.",
    },
    3: {
      says: "Your body is at ease in most talks. So when your neck tightens with one person or in one room, it may be because of them, and it is worth noticing.",
      next: "The next time it happens, ask yourself what had been said just before.",
      on: 17,
      leaning: "You trust your own sense of things, so let your body have a say in it.",
    },
    4: "In your next talk, leave the other person the seat from which they can look away. You need no such seat. No part of you is busy bracing, so all of you can listen.",
  },
  14: {
    1: "Where does your real opinion go when it isn’t said? Into a nod, a joke? Then people get to know the one who nods. Where honesty has a price, keep the nod. In your head none is needed: finish “I actually think …” there, once a day.",
    2: {
      says: "Between one speaker and the next there is mostly less than half a second. What is ready by then is the safe answer. The true one comes late. Think of a talk in which you did say it: was it slow?",
      next: "With someone you feel safe with, try “Can I go back to that?”",
      on: 18,
      leaning: "With someone you feel safe with, buy time by saying their view back first.",
    },
    3: {
      says: "Mostly you can say what you think while the talk is still going on, so you need not look for the sentence on the way home. Is there one person or subject with whom you hold back? If a word there could harm you, leave it so.",
      next: "Otherwise tell someone you feel safe with which it is.",
      on: 19,
      leaning: "Otherwise find the one sentence for it in a quiet minute.",
    },
    4: "Whoever says “I don’t like it” is believed when they say “I do.” So your praise carries weight. It is also the part of an open word that is easily left out, because nothing presses for it. This week, say one good thing that would have stayed in your head.",
  },
  15: {
    1: "Not asking comes in two forms, going without and hinting. The hint costs more. When nobody hears it, it hurts like a no, although nobody was asked. Around anyone you fear, not asking is sound judgment. Next rung: ask for the time at a bus stop.",
    2: {
      says: "Whoever speaks up only when it is urgent is known by their emergencies. Nobody learns which chair or which song they like. Were the last three things you asked for all pressing?",
      next: "Next rung: ask someone kind for one thing you could do without, and give no reasons.",
      on: 3,
      leaning: "Next rung: of those you could call, tell one you trust one thing you could use.",
    },
    3: {
      says: "“Could you hold this for a second?” Asked like that, others know what you want, and they can say yes or no and mean it. Mostly you ask in this way, and nobody has to guess.",
      next: "Ask once for something that is not needed at all: ten minutes of somebody’s company.",
      on: 6,
      leaning:
        "Ask once for the fun of it: have someone you laugh with come along on a dull errand.",
    },
    4: "When did somebody last tell you no? If it was lately, you can hear the word, and that is what makes all this asking possible. If you have to think back far, somebody could be finding it hard to say. Put your next request in a message, so that declining takes no courage.",
  },
};
