import type { BoosterKey } from "#domain/report/boosters.ts";
import type { Booster } from "#domain/report/guidance.ts";

/** The special focus areas, with practices in the order AM, Anytime, PM. */
export const boosters: Readonly<Record<BoosterKey, Booster>> = {
  foundation_first: {
    title: "Foundation First",
    description:
      "Rest and someone to call on both run short, and Sacral or Solar Plexus is low, too. So the plain things go first.",
    ifUnsafe:
      "Home is part of why Root is low, and help with home comes before all of this. All else can wait.",
    practices: [
      {
        title: "Water Before Anything",
        time: "AM",
        duration: "2 min",
        how: "Sit down and drink a glass of water before the first task.",
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
    description:
      "This is about {theme}, where you answered {answer}. {begin} Where speaking up is not safe, finding help comes first.",
    byLowest: {
      13: "So these begin with your body, and the words come second.",
      14: "You need not begin aloud: find the words first, and say them only to someone you trust.",
      15: "Begin with a wish in ten words, and with someone who is easy to talk to.",
    },
    ifUnsafe:
      "At home, keeping quiet may be the safe choice. Anyone who is safe for you may hear as much as you like.",
    ifKept:
      "You answered Often to all three questions about talking. So these are for the exceptions: a conversation in which your jaw sets, or a wish that stays unsaid.",
    practices: [
      {
        title: "Feet First, Then Words",
        time: "AM",
        duration: "2 min",
        how: "Feel your soles on the floor, and put something you want to say into ten words.",
        cue: "I pack my pockets for the day",
      },
      {
        title: "Talk Side by Side",
        time: "Anytime",
        duration: "10 min",
        how: "With someone you like, talk about something easy while you both walk or wait.",
        cue: "I meet someone I like",
      },
      {
        title: "One Line That Landed",
        time: "PM",
        duration: "3 min",
        how: "Recall one thing you said that came out well, even hello.",
        cue: "I turn off the lights",
      },
    ],
  },
  mind_to_body: {
    title: "From Mind to Body",
    description:
      "Root is low, since rest and people to call on run short, and {high} came out high. So these three begin with your hands and feet.",
    ifUnsafe:
      "Root is low, and {high} came out high. Home has a part in that and comes first. The rest can wait for an hour when nobody troubles you.",
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
        duration: "1 min, 3x",
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
      "You answered {answer} to {theme}, and {high} came out high, which can be a help. {begin}",
    byLowest: {
      10: "A warm thought can be about you as well, so give yourself one of these.",
      11: "Warmth can take longer, and you choose for whom. Start with one warm thought, and do something with it.",
      12: "You may start as the one who gives, and let one kindness stay with you in the evening.",
    },
    practices: [
      {
        title: "Like One Thing First",
        time: "AM",
        duration: "2 min",
        how: "Recall what you like about a person you will meet today.",
        cue: "I look at my plans for today",
      },
      {
        title: "Pass the Thought On",
        time: "Anytime",
        duration: "5 min",
        how: "Tell someone a kind thought about them within the hour.",
        cue: "I think well of someone",
        serves: 11,
        from: 2,
      },
      {
        title: "Let One Kindness Land",
        time: "PM",
        duration: "3 min",
        how: "Recall a friendly word from today and stay with it.",
        cue: "I close the curtains",
      },
    ],
  },
  creative_spark: {
    title: "Creative Spark",
    description:
      "Sacral and Solar Plexus both came out low. Make something clumsy and finish it, such as a paper hat or a silly verse. You don’t have to feel like it first: that can come once you have started.",
    ifUnsafe: "This is something light for a minute of your own.",
    practices: [
      {
        title: "A Title for Today",
        time: "AM",
        duration: "2 min",
        how: "Give the day ahead a title, like a song’s.",
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
        how: "Make up two lines about your day that rhyme, however badly.",
        cue: "the last screen goes dark",
      },
    ],
  },
};
