import { helpLines } from "#content/site.ts";
import type { ChakraContent } from "./chakra-content.ts";

const { country, crisis } = helpLines;

export const crown: ChakraContent = {
  key: "crown",
  name: "Crown",
  tradition: "Sahasrara, “thousand petals,” at the top of the head",
  description: "Quiet, wonder and belonging",
  snapshot: {
    blocked:
      "Ten minutes under some trees, with nothing to achieve, would suit a time when quiet and wonder may feel far off.",
    needs_support:
      "A little quiet or wonder has found its way into your weeks, and a fixed time for it would help it stay.",
    balanced:
      "Whatever gives you this wider view, go back to it often, and on dull days above all.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "Greet the Sky",
          time: "AM",
          duration: "1 min",
          how: "Look up and name the color of the sky exactly.",
          why: "An exact word takes a second look, and a second look is a beginning.",
          further: "Look again at noon, and name what has changed.",
          cue: "I step outside",
          serves: 20,
        },
        {
          title: "Five Minutes of Nothing",
          time: "Anytime",
          duration: "5 min",
          how: "Sit somewhere safe with no task, and with music on if you like.",
          why: "For five minutes nothing is asked of you, which is what quiet means here.",
          further: "If it is comfortable, leave the music off.",
          cue: "I finish a chore",
          serves: 19,
        },
        {
          title: "A Blanket and a Lamp",
          time: "PM",
          duration: "10 min",
          how: "Sit under a blanket by a lamp, with nothing to read.",
          further: "Find the farthest sound that you can hear.",
          cue: "the last dish is put away",
          serves: 19,
          needsSafeHome: true,
        },
        {
          title: "Sit Near a Tree",
          time: "Anytime",
          duration: "10 min",
          how: "Sit by a tree and let your eyes follow one branch.",
          why: "You keep company with something alive that asks nothing of you.",
          further: "Find something that lives on it.",
          cue: "I pass a tree I like",
          serves: 21,
        },
        {
          title: "A Coin Up Close",
          time: "PM",
          duration: "3 min",
          how: "Look at a coin or a button until you find something new.",
          further: "Take a different thing from your pocket or bag.",
          cue: "I empty my pockets",
          serves: 20,
        },
      ],
      nutrition: ["Cauliflower", "Jasmine tea", "Popcorn", "White beans"],
    },
    needs_support: {
      practices: [
        {
          title: "Three Breaths Before News",
          time: "AM",
          duration: "1 min",
          how: "Before any headline, follow your breath in and out three times.",
          why: "The news can wait for three breaths, and your first thought is then your own.",
          further: "Look out the window before you begin.",
          cue: "I reach for the news",
          serves: 19,
        },
        {
          title: "The Longer Way Home",
          time: "Anytime",
          duration: "10 min",
          how: "Going home or at lunch, take a route by daylight with more trees, water or sky.",
          further: "Stop somewhere on the way, and look around for a minute.",
          cue: "I set out for home",
          serves: 20,
        },
        {
          title: "Stars or Street Lights",
          time: "PM",
          duration: "5 min",
          how: "From a safe window or door, take in the widest view.",
          further: "Stay until one light goes on or off.",
          cue: "the street lights come on",
          serves: 20,
        },
        {
          title: "Tend a Shared Place",
          time: "Anytime",
          duration: "5 min",
          how: "In a place you share with others, straighten one thing, and greet whoever is there.",
          why: "A place that you have looked after becomes partly yours.",
          further: "Add a sentence to the hello.",
          cue: "I walk down my street",
          serves: 21,
        },
      ],
      nutrition: ["Turnips", "Ricotta", "Fennel", "Vanilla pudding"],
    },
    balanced: {
      practices: [
        {
          title: "Ten Soft Minutes",
          time: "AM",
          duration: "10 min",
          how: "With a room to yourself, begin the day with birds, rain or quiet music.",
          further: "Turn off the sound for the last two.",
          cue: "I have ten minutes to myself",
          serves: 19,
          from: 3,
        },
        {
          title: "Name a Bird or Tree",
          time: "Anytime",
          duration: "5 min",
          how: "Find out the name of a bird or tree you often see.",
          why: "A bird or tree that you know by name is one more tie to where you live.",
          further: "Find out what it does in winter.",
          cue: "I look out the window",
          serves: 21,
        },
        {
          title: "Thank the Day",
          time: "PM",
          duration: "5 min",
          how: "Write down up to five things you are thankful for today.",
          further: "Let one person know that they were on the list.",
          cue: "my last warm drink is ready",
          studied: "gratitude_writing",
          serves: 20,
          needsSafeHome: true,
        },
      ],
      nutrition: ["Garlic", "Leeks", "Rice pudding", "Sourdough"],
    },
  },
  reflections: {
    19: {
      low: {
        affirmation: "A few minutes of my day can stay quiet.",
        prompt: "Which sound do you like, and where could you hear it this week?",
      },
      high: {
        affirmation: "I know where to find quiet.",
        prompt: "Which of your quiet minutes do you like best, and what makes it good?",
      },
    },
    20: {
      low: {
        affirmation: "I can look twice at one ordinary thing.",
        prompt: "Which color did you see today that you’d like to see again?",
      },
      high: {
        affirmation: "I can stop on the sidewalk for a cloud.",
        prompt: "What did you stop for this week, and what did it make you forget?",
      },
    },
    21: {
      low: {
        affirmation: "I can belong without feeling it today.",
        prompt: "Which place, animal or group would you miss if it were gone?",
      },
      high: {
        affirmation: "My life is wider than my tasks.",
        prompt:
          "Which group or place makes you feel part of something bigger, and what do you bring to it?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "You can let a gray day be gray",
      insight: "Getting through the day is enough, even if nothing in it shone.",
    },
    always: {
      headline: "You know when to stop and look",
      insight: "Quiet, wonder and belonging all have a place in your days.",
    },
    low: {
      headline: "There isn’t always room to look up",
      insight: "You can’t order a moment of wonder, but you can go back to where one found you.",
    },
    high: {
      headline: "You remember to look up",
      insight: "Wonder comes when it likes, and often in a quiet minute.",
    },
    onlyLow: {
      19: {
        headline: "You have wonder and belonging, and less quiet",
        insight: "Quiet is easy to skip, since no one notices.",
      },
      20: {
        headline: "Ordinary things are often just ordinary",
        insight: "Wonder can start with one ordinary thing, looked at for a minute.",
      },
      21: {
        headline: "You stop and look, and belonging comes and goes",
        insight: "You can belong somewhere as a regular, even before anyone there knows your name.",
      },
    },
    onlyHigh: {
      19: {
        headline: "Your quiet is just quiet, and that’s fine",
        insight: "A quiet minute doesn’t have to turn into anything to do you good.",
      },
      20: {
        headline: "Wonder comes easier than quiet or belonging",
        insight: "Somebody else is looking at the same sky, and that’s a kind of company.",
      },
      21: {
        headline: "You belong; quiet and wonder come less often",
        insight: "Ten minutes of doing nothing won’t cost you your place.",
      },
    },
  },
  helpUnless: [4, 20],
  help: `If most days have felt flat or pointless for weeks, please tell a counselor or someone you trust. If it’s life that feels pointless, ${crisis.reach} (${country}), or see findahelpline.com.`,
};
