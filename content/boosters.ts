import type { BoosterKey } from "#domain/report/boosters.ts";
import type { Booster } from "#domain/report/guidance.ts";

/** The special focus areas, with practices in the order AM, Anytime, PM. */
export const boosters: Readonly<Record<BoosterKey, Booster>> = {
  foundation_first: {
    title: "Foundation First",
    description:
      "Your root score, which stands for rest, safety and help, came out low, and it is not alone down there. It is hard to play or to decide anything while the floor is shaking. So let the plain things go first this week. A meal at its usual hour, one letter opened and an early night give the rest of you somewhere to stand.",
    practices: [
      {
        title: "Water Before Anything",
        time: "AM",
        duration: "2 min",
        how: "Sit down with a glass of water and drink it slowly, before the first task of the day. Fill it the night before if you like.",
        cue: "I walk into the kitchen",
      },
      {
        title: "Ten Minutes Off Duty",
        time: "Anytime",
        duration: "10 min",
        how: "Sit with your back against something firm, such as a wall, and do nothing useful. A timer can keep watch for you.",
        cue: "I come back from an errand",
      },
      {
        title: "Down Before You Drop",
        time: "PM",
        duration: "10 min",
        how: "Lie down ten minutes earlier than usual, whether or not you sleep. On a full evening, five are enough.",
        cue: "I start to yawn",
      },
    ],
  },
  gentle_communication: {
    title: "Gentle Communication",
    description:
      "Your throat score came out short of balanced. Its questions are about feeling at ease in company, saying what you think and asking for what you need. One big talk rarely changes such things. Softer words start smaller, with a clear request, a question asked with real interest or, with someone safe, an honest no. Pick a calm hour and a kind listener. You may be brief, and you may try twice. Where speaking up is not safe, staying quiet is no failing, and finding help comes first.",
    practices: [
      {
        title: "Ten Words to Carry",
        time: "AM",
        duration: "3 min",
        how: "Think of something you want to say today and write it in ten words or fewer. Keep the note in your pocket.",
        cue: "I pack my pockets for the day",
      },
      {
        title: "Feeling, Then Request",
        time: "Anytime",
        duration: "2 min",
        how: "When something bothers you about a person you trust, say how you feel in one short line and what you would like in another. Leave their habits out.",
        cue: "something a friend did nags at me",
      },
      {
        title: "One Line That Landed",
        time: "PM",
        duration: "3 min",
        how: "Recall one thing you said today that came out well, even if it was only a hello. Hear it once more before you go to bed.",
        cue: "I turn off the lights",
      },
    ],
  },
  mind_to_body: {
    title: "From Mind to Body",
    description:
      "You have a high score near the top of the map, where attention and wonder live, and a low one at the root, which stands for rest and for help with practical things. You may be the person who has read a whole book on sleep and is still up at one. There’s no need to think less. Pick one good idea, give it legs, and let your hands and feet have the first turn.",
    practices: [
      {
        title: "Move Before You Read",
        time: "AM",
        duration: "5 min",
        how: "Before any screen or book, march on the spot, roll your shoulders and shake out your hands. Count aloud if your mind wanders off.",
        cue: "I stand up in the morning",
      },
      {
        title: "Hard, Soft, Warm, Cold",
        time: "Anytime",
        duration: "1 min, 3x",
        how: "Pause wherever you are and press both feet down. Tell yourself in one or two words how the ground feels.",
        cue: "I come to a doorway",
      },
      {
        title: "Cook With Your Hands",
        time: "PM",
        duration: "20 min",
        how: "Make something that needs chopping, stirring or kneading, with no podcast on. Taste it as you go.",
        cue: "I take out the cutting board",
      },
    ],
  },
  heart_bridge: {
    title: "Heart Bridge",
    description:
      "You have a high score above the heart, and the heart itself came out low. One can look closely, or wonder at a great deal, from a distance. Coming nearer takes longer, and it is wise to choose whom to come nearer to. Bridges are laid one plank at a time. Turn a warm thought into a small act, such as calling a friend or taking a compliment with a simple thank you.",
    practices: [
      {
        title: "Like One Thing First",
        time: "AM",
        duration: "2 min",
        how: "Choose a person from today’s calendar and recall one thing you like about them. Keep it in mind when you say hello.",
        cue: "I look at my plans for today",
      },
      {
        title: "Pass the Thought On",
        time: "Anytime",
        duration: "5 min",
        how: "When you think something kind about a person, let them know within the hour, by text or face to face.",
        cue: "I think well of somebody",
      },
      {
        title: "Let One Kindness Land",
        time: "PM",
        duration: "3 min",
        how: "Remember a friendly word or a favor you got today. Stay with it for five breaths before you argue it away.",
        cue: "I close the curtains",
      },
    ],
  },
  creative_spark: {
    title: "Creative Spark",
    description:
      "Play and drive both came out low, at the sacral and the solar plexus centers. The pair can feel like a workshop with the lights off. Perhaps there is little you want to make just now, or you couldn’t say where to begin. One spark is all it takes to begin. Make something small, clumsy and finished, such as a paper hat, a sandwich or a silly verse. Wanting sometimes turns up after the hands have started.",
    practices: [
      {
        title: "A Title for Today",
        time: "AM",
        duration: "2 min",
        how: "Give the day ahead a title, as if it were a song or a bad movie. Change it at noon if the plot does.",
        cue: "I stir my first cup",
      },
      {
        title: "Rearrange One Corner",
        time: "Anytime",
        duration: "5 min",
        how: "Move things around on a shelf, a plate or a wall until it pleases you. You are the only judge.",
        cue: "a shelf looks dull to me",
      },
      {
        title: "Two Lines That Rhyme",
        time: "PM",
        duration: "5 min",
        how: "Make up two lines about your day that rhyme, however badly. Being done matters more here than being good.",
        cue: "I hang up my coat at night",
      },
    ],
  },
};
