import { helpLines } from "#content/site.ts";
import type { ChakraContent } from "./chakra-content.ts";

const { country, crisis, housing, violenceAtHome } = helpLines;

export const root: ChakraContent = {
  key: "root",
  name: "Root",
  tradition: "Muladhara, “root support,” at the base of the spine",
  description: "Rest, safety and support",
  snapshot: {
    blocked:
      "Your footing has been thin lately in more than one place, so start with one plain thing, such as an early night.",
    needs_support:
      "Some of what you lean on is there, and the part of it that is weakest deserves the first look.",
    balanced:
      "Much of what you lean on is there, and it helps to know what that is before a busy season.",
  },
  templates: {
    blocked: {
      practices: [
        {
          title: "Book a Rest",
          time: "AM",
          duration: "2 min",
          how: "Set aside ten minutes today to lie down or lean back, and take them if you can.",
          why: "Ten minutes don’t replace a night: if nobody needs you then, go to bed as soon as you feel sleepy, too.",
          further: "Put off one task that could get in the way.",
          cue: "I first check the time",
          serves: 1,
        },
        {
          title: "Just Saying Hello",
          time: "Anytime",
          duration: "2 min",
          how: "Send a line like “I thought of you today” to someone who is kind to you.",
          why: "A hello today can make a harder call easier later. If nobody comes to mind, greet someone you see every week.",
          further: "Send it to a second person, or answer the one who wrote back.",
          cue: "I’ve had lunch",
          serves: 3,
          needsSafeHome: true,
        },
        {
          title: "Let It Wait",
          time: "PM",
          duration: "2 min",
          how: "Leave one thing undone that matters to nobody else, and lie down that much earlier.",
          why: "Time for rest has to come from somewhere, and this takes it from a list.",
          further: "Leave a second thing undone, too.",
          cue: "I’ve had dinner",
          serves: 1,
        },
        {
          title: "Feet Up, Screen Off",
          time: "Anytime",
          duration: "10 min",
          how: "Lean back where you feel safest, with your phone in reach and its screen off.",
          why: "Ten minutes of reading messages don’t rest the eyes or the mind. These do.",
          further: "Stretch out for all ten minutes, if you can.",
          cue: "the time for my rest comes",
          serves: 1,
        },
        {
          title: "Breakfast Sitting Down",
          time: "AM",
          duration: "10 min",
          how: "Sit down with your food or a warm drink for ten minutes, screens face down.",
          further: "Stay in your seat for a minute after the last bite.",
          cue: "my breakfast is ready",
          serves: 1,
          needsSafeHome: true,
        },
      ],
      nutrition: ["Red lentils", "Potatoes", "Carrots", "Oatmeal"],
    },
    needs_support: {
      practices: [
        {
          title: "Feet on the Floor",
          time: "AM",
          duration: "3 min",
          how: "Sit and keep both soles on the floor for ten breaths. Rise slowly.",
          why: "Ten breaths sitting still let you begin the day less in a rush.",
          further: "Stay for twenty breaths, and leave the phone for afterward.",
          cue: "I first sit down in the morning",
          serves: 1,
        },
        {
          title: "Offer a Hand First",
          time: "AM",
          duration: "5 min",
          how: "Write to someone you like and offer ten minutes of help.",
          why: "It is easier to call on someone once help has gone one way between you.",
          further: "Offer it to someone you know less well.",
          cue: "I check my messages in the morning",
          serves: 3,
          from: 2,
          needsSafeHome: true,
        },
        {
          title: "A Time to Lie Down",
          time: "PM",
          duration: "2 min",
          how: "Choose when you’ll lie down tonight, and set an alarm for half an hour before.",
          further: "Make it fifteen minutes earlier.",
          cue: "the table is cleared",
          serves: 1,
          needsSafeHome: true,
          why: "An evening ends more easily when its end has been decided.",
        },
        {
          title: "A Number Kept Close",
          time: "Anytime",
          duration: "2 min",
          how: "Silently repeat one number for trouble, a person’s or a hotline’s, until you know it.",
          why: "On the day when something breaks, the search for a number is already done.",
          further: "Decide from which phone you would call, and when.",
          cue: "I wait in line",
          serves: 3,
        },
      ],
      nutrition: ["Black beans", "Sweet potatoes", "Eggs", "Apples"],
    },
    balanced: {
      practices: [
        {
          title: "A Pause Before It Starts",
          time: "AM",
          duration: "3 min",
          how: "Before the day takes over, sit or stand still and do nothing for three minutes.",
          why: "A pause taken early is easier to find than an hour at night.",
          further: "Take another one at noon.",
          cue: "I wait for the coffee or the bus",
          serves: 1,
        },
        {
          title: "Good News, Too",
          time: "Anytime",
          duration: "5 min",
          how: "Tell someone you’d call in trouble one thing that went well.",
          further: "Ask what has gone well for them.",
          cue: "something goes better than I expected",
          serves: 3,
          from: 3,
          needsSafeHome: true,
        },
        {
          title: "Remember Who Came",
          time: "PM",
          duration: "5 min",
          how: "Recall someone who stood by you when it counted, and what they did.",
          further: "If you can reach them, tell them you still think of it.",
          cue: "I turn on the first lamp",
          serves: 3,
          from: 3,
        },
      ],
      nutrition: ["Radishes", "Mushrooms", "Walnuts", "Fresh ginger"],
    },
  },
  reflections: {
    1: {
      low: {
        affirmation: "I can stop before everything is done.",
        prompt: "When did you last feel rested, even for an hour, and where were you?",
      },
      high: {
        affirmation: "I know what rest does for me, and I make room for it.",
        prompt: "Which habits hold up your week, and how did each of them begin?",
      },
    },
    2: {
      low: {
        affirmation: "I deserve to feel safe where I live.",
        prompt: "Where do you breathe most easily, and what makes that spot different?",
      },
      high: {
        affirmation: "Where I’m safe, I can let my shoulders drop.",
        prompt:
          "What does a day look like when you feel steady, and which part of it could you repeat?",
      },
    },
    3: {
      low: {
        affirmation: "I can look for one person to ask.",
        prompt: "Who could be on a short list for a bad day, a helpline included?",
      },
      high: {
        affirmation: "I know who to call, and I don’t have to wait until it’s urgent.",
        prompt: "Who would you call first in trouble, and what do you wish they knew?",
      },
    },
  },
  openings: {
    rarely: {
      headline: "No wonder you’re worn out",
      insight: "It’s hard to sleep deeply while one ear is listening, however tired you are.",
    },
    always: {
      headline: "You have room for a bad day",
      insight: "A bad day is easier to get through when you’re rested, safe and not alone with it.",
    },
    low: {
      headline: "There’s not much slack in your days",
      insight:
        "When one of these three gets a little better, the others can, too, so start with one.",
    },
    high: {
      headline: "Home, rest and help hold you up",
      insight: "More days than not, you can count on all three.",
    },
    onlyLow: {
      1: {
        headline: "You’ve got backup, and you’re short of rest",
        insight: "Some of what takes your rest may not be up to you, so begin with what is.",
      },
      2: {
        headline: "Home shouldn’t be the hard part",
        insight:
          "Home comes first here, and people outside it can help more than any practice can.",
      },
      3: {
        headline: "You’ve got rest and home, with less backup",
        insight: "It’s easier to find someone to call in a week when nothing is broken.",
      },
    },
    onlyHigh: {
      1: {
        headline: "You’re rested, and that’s a start",
        insight: "A call about home takes some strength, and your rest gives you some.",
      },
      2: {
        headline: "You could use more rest and more help",
        insight: "A job that somebody shares with you leaves more time for rest.",
      },
      3: {
        headline: "You’ve got someone to call, even about home",
        insight:
          "Being tired, or uneasy at home, is as good a reason to call as anything that breaks.",
      },
    },
  },
  cautions: [
    {
      upTo: { 2: 3 },
      from: 3,
      text: `Often isn’t always. In danger at home, call 911 or the emergency number where you live. If you’re afraid of someone there: ${violenceAtHome.name}, ${violenceAtHome.reach}, if nobody checks your phone. For repairs, rent or bills, ${housing.reach} (${country}). Elsewhere, findahelpline.com.`,
    },
    {
      upTo: { 3: 1 },
      text: `On a bad night when you need somebody to talk to, ${crisis.reach} (${country}).`,
    },
    {
      upTo: { 2: 2 },
      text: "This score mixes home with rest and people, so it says little about home. Do the practices below only at times when you feel safe.",
    },
    {
      upTo: { 1: 1 },
      text: "If you’ve slept badly for weeks, or stay tired, tell a doctor. Don’t drive when you’re sleepy.",
    },
  ],
};
