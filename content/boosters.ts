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
      "Part of talking comes less easily than the rest. Begin with what is easiest for you, even if that is only in your head. To say it aloud, choose someone you trust. Where speaking up is not safe, finding help comes first.",
    ifUnsafe:
      "At home, keeping quiet may be the safe choice. To someone outside, you may tell as much as you like.",
    ifKept:
      "Talking goes well for you on most days. If you’d like to try something new with it, here are three ideas.",
    practices: [
      {
        title: "Ten Words to Carry",
        time: "AM",
        duration: "3 min",
        how: "Put something you want to say into ten words or fewer. Keep them in mind.",
        cue: "I pack my pockets for the day",
      },
      {
        title: "Feeling, Then Request",
        time: "Anytime",
        duration: "2 min",
        how: "Tell a person you trust what bothers you, then what you’d like.",
        cue: "something a friend did nags at me",
        serves: 14,
        from: 3,
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
      "Your heart score is low, with {high} at ten or more. Being close to people can take longer, and you choose to whom. Start with one warm thought, and do something with it.",
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
        cue: "I hang up my coat at night",
      },
    ],
  },
};
