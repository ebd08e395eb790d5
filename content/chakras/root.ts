import type { ChakraContent } from "./chakra-content.ts";

export const root: ChakraContent = {
  key: "root",
  name: "Root",
  sanskrit: "Muladhara",
  description: "Rest, safety at home and someone to call on",
  snapshot: {
    blocked:
      "Your footing has been thin lately in more than one place, so start with one plain thing, such as an early night.",
    needs_support:
      "Part of your ground holds well, and the part that tires first would be glad of some attention.",
    balanced:
      "Your ground bears a good deal, and knowing what holds it up will help in a busy season.",
  },
  templates: {
    blocked: {
      headline: "Finding solid ground, one small step at a time",
      insight:
        "A body that is short of rest, of safety or of help stays on watch. It may start at every noise in the stairwell. Being on watch is tiring work, even on a day when nothing happens.\n\n" +
        "“Blocked” is only this scan’s word for low. It is no verdict, and it can change. Rest, a safe place and someone to call hold each other up, so move whichever will move an inch. It may be a lock that closes, a number by the phone, or a nap that you explain to nobody.\n\n" +
        "If home is not safe, or you may lose it, everything else here can wait. Go first to a friend you trust or a helpline.",
      quotation: "Being on watch is tiring work, even on a day when nothing happens.",
      practices: [
        {
          title: "Feet on the Floor",
          time: "AM",
          duration: "3 min",
          how: "As you get up, stand or sit still with both feet on the bare floor. Press down gently through your soles for ten slow breaths.",
          serves: 2,
        },
        {
          title: "Solid Things Nearby",
          time: "Anytime",
          duration: "2 min",
          how: "Sit where you feel safest and name five sturdy things you can see, such as a door or a table. Touch the closest one and notice whether it is cool or warm.",
          serves: 2,
        },
        {
          title: "Dim One Lamp",
          time: "PM",
          duration: "5 min",
          how: "Choose a bedtime you can keep tonight and turn down one lamp half an hour before it. Let the softer light do the reminding.",
          serves: 1,
        },
        {
          title: "A Number by the Door",
          time: "Anytime",
          duration: "5 min",
          how: "Write down one number to call when something breaks, such as a landlord, a neighbor or a city service. Put it where you would see it in a hurry.",
          serves: 3,
        },
        {
          title: "Breakfast Sitting Down",
          time: "AM",
          duration: "10 min",
          how: "Put your food on a plate and sit at a table, even for toast. Turn every screen face down until the plate is empty, with your phone within reach.",
          serves: 1,
        },
      ],
      affirmations: [
        "I can take today in small, solid steps.",
        "Right now, the ground is holding me.",
      ],
      nutrition: [
        { food: "Red lentils", why: "they soften into soup while you set the table" },
        { food: "Potatoes", why: "an oven does nearly all of the work" },
        { food: "Carrots", why: "good even straight from the bag" },
        { food: "Oatmeal", why: "one pot, five minutes, and a warm bowl to hold" },
        { food: "Brown bread", why: "a thick slice with butter asks for no recipe" },
        { food: "Beets", why: "earthy, and sold already cooked" },
        { food: "Peanut butter", why: "thick on toast, it makes a quick supper" },
      ],
      journal_prompts: [
        "Where in your home do you breathe most easily, and what makes that spot different?",
        "Which practical worry could be a little smaller in a week, and what would the first inch be?",
      ],
    },
    needs_support: {
      headline: "Ground that holds in part",
      insight:
        "Something here already holds. Of rest, safety and a person to call on, at least one has been there often, and it may be carrying the others.\n\n" +
        "A footing like this tends to do well until a child has a fever, the water heater quits, or three short nights come in a row. The time to prepare for a hard week is a calm one. Ask which of the three would give way first, and put a spare beside it. A second key with a neighbor is one kind of spare. An evening kept for sleep is another.\n\n" +
        "You should not have to prepare for danger at home. If you feel afraid there, tell somebody you trust or call a helpline first.",
      quotation: "The time to prepare for a hard week is a calm one.",
      practices: [
        {
          title: "Make the Bed Well",
          time: "AM",
          duration: "3 min",
          how: "Smooth the sheet and square the pillows before you leave the room. Tonight’s rest will find its place ready.",
          serves: 1,
        },
        {
          title: "One Thing Made Safer",
          time: "Anytime",
          duration: "10 min",
          how: "Put right one small thing at home, such as a loose rug or a dark step, or ask for help with it. If a person there scares you, leave this out and call a helpline.",
          serves: 2,
        },
        {
          title: "Set Out Tomorrow",
          time: "PM",
          duration: "5 min",
          how: "Put keys, bag and clothes for the morning in one spot. Say aloud the first thing you will do when you wake, and leave the rest until then.",
          serves: 1,
        },
        {
          title: "Two Names by the Phone",
          time: "Anytime",
          duration: "10 min",
          how: "Write down two people you could call when something breaks. Ask one of them whether that is all right.",
          serves: 3,
        },
      ],
      affirmations: [
        "I have come through hard weeks before, one day at a time.",
        "My routines are allowed to be simple.",
      ],
      nutrition: [
        { food: "Black beans", why: "open a can and dinner is half made" },
        { food: "Sweet potatoes", why: "soft and honeyed after an hour left alone" },
        { food: "Eggs", why: "boil half a dozen for the days that follow" },
        { food: "Parsnips", why: "nutty at the edges when roasted" },
        { food: "Brown rice", why: "a big pot lasts for three suppers" },
        { food: "Apples", why: "they keep for weeks in a cool corner" },
      ],
      journal_prompts: [
        "What does a day look like when you feel steady, and which part of it could you repeat?",
        "Who could be on a short list for a bad day, even a neighbor you hardly know or a helpline?",
      ],
    },
    balanced: {
      headline: "Steady ground to build on",
      insight:
        "The lights go out, and soon somebody has found the flashlight. Strength of this kind is easy to overlook, since it consists of trouble that did not grow.\n\n" +
        "Habits laid this floor, and people, and some luck. Name the two or three things that carry most of the weight, so that you will defend them when the weeks fill up. If a board creaks, see to it now, while the others are firm.\n\n" +
        "After that, use the floor for what floors are for. Try something that might wobble a bit, such as a first lesson, a trip with half a plan, or a table with new people around it.",
      quotation:
        "Strength of this kind is easy to overlook, since it consists of trouble that did not grow.",
      practices: [
        {
          title: "Stand Like a Tree",
          time: "AM",
          duration: "3 min",
          how: "Stand barefoot with soft knees and rock gently until both feet carry you equally. Ask how rested you are, and set one break for the day to match.",
          serves: 1,
        },
        {
          title: "Fix One Small Thing",
          time: "Anytime",
          duration: "15 min",
          how: "Ask a friend or a neighbor about a squeaky hinge or a dead bulb, theirs or yours, and see to it together. Say that each of you may call again.",
          serves: 3,
        },
        {
          title: "Evening Round at Home",
          time: "PM",
          duration: "5 min",
          how: "Walk through your rooms before bed, closing curtains and switching off lights. In each one, find a thing that served you well today.",
          serves: 2,
        },
      ],
      affirmations: [
        "I know what keeps me steady, and I look after it.",
        "I have enough ground under me to try something new.",
      ],
      nutrition: [
        { food: "Radishes", why: "a peppery crunch after a quick rinse" },
        { food: "Mushrooms", why: "a woodsy taste with nothing more than salt" },
        { food: "Cherry tomatoes", why: "bright red and sweet by the handful" },
        { food: "Walnuts", why: "something slow to crack after supper" },
        { food: "Fresh ginger", why: "a warm bite to wake up a familiar soup" },
        { food: "Pomegranate", why: "red seeds that reward a patient cook" },
      ],
      journal_prompts: [
        "Which habits hold up your week, and how did each of them begin?",
        "Who leans on you when things shake, and what do you wish they knew?",
      ],
    },
  },
  otherSide:
    "On a floor this firm it is easy to forget how others live without one. Ask somebody what would make their week steadier, and listen before you offer anything.",
};
