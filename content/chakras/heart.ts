import type { ChakraContent } from "./chakra-content.ts";

export const heart: ChakraContent = {
  key: "heart",
  name: "Heart",
  tradition: "Anahata, “unstruck sound,” at the heart",
  description: "Kindness, given and received",
  snapshot: {
    blocked:
      "A heart with its guard up usually has a reason, and kindness can start where very little is at stake.",
    needs_support:
      "Kindness can go out, come in and turn toward yourself, and one of these ways may be due for care.",
    balanced:
      "Warmth comes and goes freely here for the most part, and some of it should stay with you on tired evenings.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "Hand on Your Chest",
          time: "AM",
          duration: "2 min",
          how: "With a hand on your chest, wish yourself one thing, such as a quiet lunch.",
          why: "A kind wish in the morning is easier to remember when the day gets hard.",
          further: "Wish it again in the hardest minute of the day.",
          cue: "I close a door behind me",
          serves: 10,
        },
        {
          title: "Yes, Thank You",
          time: "Anytime",
          duration: "1 min",
          how: "From someone who means well, accept one small kindness with just a thanks. You owe nothing.",
          why: "A kindness that isn’t paid back at once gets to stay a kindness.",
          further: "No offer today? Leave a compliment as it is.",
          cue: "someone offers me something",
          serves: 12,
        },
        {
          title: "Words for a Tired Friend",
          time: "PM",
          duration: "3 min",
          how: "Tell yourself silently what you would tell a tired friend.",
          further: "Say it again, and begin with your own name.",
          cue: "I notice how tired I am",
          serves: 10,
        },
        {
          title: "Greet a Stranger",
          time: "Anytime",
          duration: "2 min",
          how: "Say hello to one person you do not know. Expect nothing back.",
          further: "Add half a sentence about the weather.",
          cue: "I get in line somewhere",
          serves: 11,
          from: 2,
        },
        {
          title: "Open the Window",
          time: "AM",
          duration: "3 min",
          how: "Let in fresh air before you ask anything of yourself.",
          further: "Stay until you have heard three sounds.",
          cue: "I pull up the blinds",
          serves: 10,
          needsSafeHome: true,
        },
      ],
      nutrition: ["Pea soup", "Pears", "Spinach", "Mint tea"],
    },
    needs_support: {
      practices: [
        {
          title: "Words Kept Ready",
          time: "AM",
          duration: "2 min",
          how: "Choose words for a bad day, like “This is hard, and I’m trying,” and keep them.",
          why: "On a bad day kind words are hard to find, so you look for them before.",
          further: "Say it once today, even if nothing goes badly.",
          cue: "I wash my face",
          serves: 10,
        },
        {
          title: "Let Someone Do It",
          time: "Anytime",
          duration: "10 min",
          how: "Let a person you trust carry, fetch or cook one thing for you.",
          why: "Help that you could do without is a good place to practice taking it.",
          further: "Say thanks, and offer nothing back.",
          cue: "I meet someone I trust",
          serves: 12,
          from: 2,
        },
        {
          title: "A Friendly Face",
          time: "PM",
          duration: "5 min",
          how: "Recall one friendly face, even a stranger’s or a pet’s, and wish it well.",
          further: "Choose somebody you hardly know.",
          cue: "the day winds down",
          serves: 11,
        },
        {
          title: "Call Instead of Texting",
          time: "Anytime",
          duration: "10 min",
          how: "Call someone you like, and ask one real question.",
          further: "Ask about something they told you last time.",
          cue: "I start a message to someone",
          serves: 11,
          from: 2,
        },
      ],
      nutrition: ["Broccoli", "Avocado", "Kiwi", "Basil"],
    },
    balanced: {
      practices: [
        {
          title: "Send One Good Wish",
          time: "AM",
          duration: "2 min",
          how: "Silently wish one person well, and use their name.",
          why: "One name is little to ask of your warmth, and nobody waits for it.",
          further: "Choose someone who tried your patience a little.",
          cue: "I pour my first glass of water",
          serves: 11,
        },
        {
          title: "Keep a Kind Line",
          time: "Anytime",
          duration: "3 min",
          how: "Reread or recall one kind sentence that somebody wrote or said to you.",
          why: "A kind line can be taken in slowly, with nobody watching.",
          further: "Say its best word to yourself at noon.",
          cue: "I’ve read my messages",
          serves: 12,
        },
        {
          title: "An Evening Half Hour",
          time: "PM",
          duration: "30 min",
          how: "Give half an hour to something you love, and only that.",
          further: "Turn down one other thing for it.",
          cue: "it is eight in the evening",
          serves: 10,
          needsSafeHome: true,
        },
      ],
      nutrition: ["Kale", "Limes", "Edamame", "Pistachios"],
    },
  },
  reflections: {
    10: {
      low: {
        affirmation: "I can be kind to myself today.",
        prompt: "What would you say to a friend who felt the way you feel tonight?",
      },
      high: {
        affirmation: "On a hard day, I am on my own side.",
        prompt: "How could someone tell that it is your turn to be looked after?",
      },
    },
    11: {
      low: {
        affirmation: "I can keep my distance and still wish someone well.",
        prompt: "Who has been quietly kind to you, lately or long ago, and what did they do?",
      },
      high: {
        affirmation: "I can be warm and still have limits.",
        prompt: "Who is easy for you to be warm to, and who wears you out?",
      },
    },
    12: {
      low: {
        affirmation: "I can let one kind word in.",
        prompt: "When someone offers you help, what is your very first thought?",
      },
      high: {
        affirmation: "I can accept a kindness and owe nothing for it.",
        prompt: "When did a kindness last surprise you, and what did you do with it?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "Running low on warmth doesn’t make you cold",
      insight: "Life may leave you little to give just now, and you can still care.",
    },
    always: {
      headline: "Kindness goes both ways with you",
      insight:
        "Others get kindness from you, you can accept it, and some is left for your own bad days.",
    },
    low: {
      headline: "Fair is a good place to start",
      insight: "Kindness can feel like a lot to ask, and being fair to yourself asks less.",
    },
    high: {
      headline: "You’re kind, and that includes you",
      insight:
        "Giving kindness, accepting it and keeping some for yourself are three different skills, and you use them all.",
    },
    onlyLow: {
      10: {
        headline: "You could use some of your own kindness",
        insight:
          "Whatever you say to yourself when a day goes wrong, you’re the one who has to hear it.",
      },
      11: {
        headline: "Warmth toward people is slower to come",
        insight: "Warmth can start with one person a day, and that’s plenty.",
      },
      12: {
        headline: "You’re kind to yourself, and careful with help",
        insight: "A kindness you didn’t ask for can be hard to take, even from someone you like.",
      },
    },
    onlyHigh: {
      10: {
        headline: "Kindness comes easiest toward yourself",
        insight: "You can be good to yourself first, and let other people come later.",
      },
      11: {
        headline: "Warmth goes out more easily than it comes in",
        insight: "The people you feel warm toward might like to do something for you, too.",
      },
      12: {
        headline: "You let people be good to you",
        insight: "On a hard day, somebody else’s kind word reaches you sooner than your own.",
      },
    },
  },
  helpUnless: [11],
  help: "Tell a counselor or someone you trust if you are lonely or grieving on most days.",
};
