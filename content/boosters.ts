import type { BoosterKey } from "#domain/report/boosters.ts";
import type { Booster } from "#domain/report/guidance.ts";

/** The special focus areas, with practices in the order AM, Anytime, PM. */
export const boosters: Readonly<Record<BoosterKey, Booster>> = {
  foundation_first: {
    title: "Foundation First",
    description:
      "Rest and people to call both run short just now, and everything else leans on those two. Start with the plain things: water, a chair, an early bed.",
    ifUnsafe:
      "Rest and support are hard to build where home is unsafe, so help with home comes first.",
    practices: [
      {
        title: "Water Before Anything",
        time: "AM",
        duration: "2 min",
        how: "Sit down and drink a glass of water before you do anything for anybody.",
        cue: "I walk into the kitchen",
        needsSafeHome: true,
      },
      {
        title: "Ten Minutes Off Duty",
        time: "Anytime",
        duration: "10 min",
        how: "Where you feel safe, lean back and do nothing useful.",
        cue: "I come back from an errand",
      },
      {
        title: "Down Before You Drop",
        time: "PM",
        duration: "10 min",
        how: "Lie down ten minutes earlier than usual, asleep or not.",
        cue: "I start to yawn",
        needsSafeHome: true,
      },
    ],
  },
  gentle_communication: {
    title: "Gentle Communication",
    description: "This is about {theme}, where you answered {answer}. {begin}",
    byLowest: {
      13: "Your body comes first here, and the words come second. Before you say hello, let one long breath out.",
      14: "Find the words first, alone. Then say them to someone you trust, about something as small as lunch.",
      15: "Start with someone who’s easy to talk to, and with a wish that fits into ten words.",
    },
    ifUnsafe:
      "At home, keeping quiet may be the safe choice. With anyone who’s safe, say as much as you like.",
    ifKept:
      "You answered Often to all three questions about talking. These are small ways to enjoy it.",
    practices: [
      {
        title: "Feet First, Then Words",
        time: "AM",
        duration: "2 min",
        how: "Alone, feel your feet on the floor, and find words for one thing you’d like to say.",
        cue: "I pick up my keys",
        serves: 13,
      },
      {
        title: "Two Words of Your Own",
        time: "AM",
        duration: "2 min",
        how: "Alone, look at something and say what you make of it, in two words.",
        cue: "I see the first headline",
        serves: 14,
      },
      {
        title: "What Would Help Today",
        time: "AM",
        duration: "2 min",
        how: "In your head, name one thing that somebody could do to make today easier.",
        cue: "I button my shirt",
        serves: 15,
      },
      {
        title: "Talk Side by Side",
        time: "Anytime",
        duration: "10 min",
        how: "With someone you like, walk or wait side by side, and say one small thing you think.",
        cue: "I meet someone I like",
        serves: 13,
      },
      {
        title: "I See It Differently",
        time: "Anytime",
        duration: "5 min",
        how: "With someone you trust, disagree about something harmless, like a movie or a menu.",
        cue: "a friend tells me what’s good",
        serves: 14,
      },
      {
        title: "Without Getting Up",
        time: "Anytime",
        duration: "1 min",
        how: "Ask someone friendly for a thing they can give you without getting up.",
        cue: "we’re at the same table",
        serves: 15,
      },
      {
        title: "Something You Said Well",
        time: "PM",
        duration: "3 min",
        how: "Think of one thing you said today that came out the way you meant it.",
        cue: "I turn off the lights",
      },
    ],
  },
  mind_to_body: {
    title: "From Mind to Body",
    description:
      "Rest is short, people to call are few, and {high} came out high. When a lot goes on in your head, it can help to start with your hands and feet.",
    ifUnsafe:
      "Root is low, and {high} came out high. Whatever helps at home goes before these. They’re for an hour when nobody bothers you.",
    practices: [
      {
        title: "Move Before You Read",
        time: "AM",
        duration: "5 min",
        how: "Before any screen, march, roll your shoulders and shake your hands.",
        cue: "I stand up in the morning",
      },
      {
        title: "Hard, Soft, Warm, Cold",
        time: "Anytime",
        duration: "1 min",
        how: "Press both feet down and name how the ground feels.",
        cue: "I come to a doorway",
      },
      {
        title: "Cook With Your Hands",
        time: "PM",
        duration: "20 min",
        how: "Chop, stir or knead something, with no podcast on.",
        cue: "I take out the cutting board",
      },
    ],
  },
  heart_bridge: {
    title: "Heart Bridge",
    description:
      "You answered {answer} to {theme}, and {high} came out high. That helps, because you know how to stop and look, and every kindness starts with noticing. {begin}",
    byLowest: {
      10: "On a hard day, look at yourself the way you’d look at a stranger who’s having one.",
      11: "Look for one kind thing that comes your way today. It’s easier to be warm once something has warmed you.",
      12: "Picture somebody who meant well and offered you something. What were they hoping for?",
    },
    practices: [
      {
        title: "Room for One Kindness",
        time: "AM",
        duration: "2 min",
        how: "Choose one small thing that you’d let someone you trust do for you today.",
        cue: "I look at my plans for today",
      },
      {
        title: "Spot Three Kind Things",
        time: "Anytime",
        duration: "5 min",
        how: "Look around for three kind things, like a held door. One may be for you.",
        cue: "I’m out among people",
      },
      {
        title: "Let One Kindness Land",
        time: "PM",
        duration: "3 min",
        how: "Recall a friendly word that came with no strings, and stay with it.",
        cue: "I close the curtains",
      },
    ],
  },
  creative_spark: {
    title: "Creative Spark",
    description:
      "Sacral and Solar Plexus both came out low. Making something takes a bit of both: playing, and finishing. It can be as clumsy as a paper hat. You don’t have to be in the mood first.",
    ifUnsafe: "This is just for something light. You can’t do it wrong.",
    practices: [
      {
        title: "Two Colors That Match",
        time: "AM",
        duration: "2 min",
        how: "Look out a window until you find two colors that go well together.",
        cue: "I stir my first cup",
      },
      {
        title: "Rearrange One Corner",
        time: "Anytime",
        duration: "5 min",
        how: "Move things around on a shelf until it pleases you.",
        cue: "I put something back on a shelf",
      },
      {
        title: "Two Lines That Rhyme",
        time: "PM",
        duration: "5 min",
        how: "Make up two lines about your day that rhyme, as badly as you like.",
        cue: "the last screen goes dark",
      },
    ],
  },
};
