import type { ChakraContent } from "./chakra-content.ts";

export const root: ChakraContent = {
  key: "root",
  name: "Root",
  sanskrit: "Muladhara",
  description: "Rest, safety at home and someone to call on",
  templates: {
    blocked: {
      headline: "Finding solid ground, one small step at a time",
      insight:
        "A low score here can look like a suitcase that never quite gets unpacked. You may eat standing up, leave letters unopened, or lie in bed running through tomorrow’s list. Often there is a plain reason, such as a move, a new baby or a tight month. The number only echoes the three answers you gave that day, and another week might bring different ones. Today’s charts call a root like this blocked, and that is a reason to start low and slow, with your feet, your food and a made bed. Pick one thing that could happen at the same time each day. A cup of tea at seven will do. Once that feels ordinary, add the next. And if your home or your income truly is unsafe, let real help come first, beginning with a person you trust.",
      practices: [
        {
          title: "Feet on the Floor",
          time: "AM",
          duration: "3 min",
          how: "As you get up, stand or sit still with both feet on the bare floor. Press down gently through your soles for ten slow breaths.",
        },
        {
          title: "Solid Things Nearby",
          time: "Anytime",
          duration: "2 min",
          how: "Look around and name five sturdy things you can see, such as a door or a table. Touch the closest one and notice whether it is cool or warm.",
        },
        {
          title: "Dim One Lamp",
          time: "PM",
          duration: "5 min",
          how: "Choose a bedtime you can keep tonight and turn down one lamp half an hour before it. Let the softer light do the reminding.",
        },
        {
          title: "Open One Envelope",
          time: "Anytime",
          duration: "10 min",
          how: "Open a single bill or message you have put off. Write the due date on a sticky note, then stop; the rest can wait until tomorrow.",
        },
        {
          title: "Breakfast Sitting Down",
          time: "AM",
          duration: "10 min",
          how: "Put your food on a plate and sit at a table, even for toast. Keep every screen in another room until the plate is empty.",
        },
      ],
      affirmations: [
        "I can take today in small, solid steps.",
        "Right now, the ground is holding me.",
      ],
      nutrition: [
        "Red lentils: they soften into soup while you set the table",
        "Potatoes: plain, warm and happy in any oven",
        "Carrots: sweet and orange, good even straight from the bag",
        "Oatmeal: one pot, five minutes, and a warm bowl to hold",
        "Brown bread: a thick slice with butter asks for no recipe",
        "Beets: deep red, earthy and sold already cooked",
        "Peanut butter: thick on toast, it makes a quick supper",
      ],
      journal_prompts: [
        "Where in your home do you breathe most easily, and what makes that spot different?",
        "What practical worry could be a little smaller in a week, and who might help?",
      ],
    },
    needs_support: {
      headline: "A footing that could use some care",
      insight:
        "Some of the pieces may already be in place. Perhaps the bills get paid, and on a good week dinner turns up at a sensible hour. Then one late train or odd expense knocks the table, and everything slides. A score in between can look like a routine that works until life leans on it and has no slack. There is no fault in that, and the score knows nothing of the month you have had. Look for the hour that goes wrong most often and give it something to hold on to. It may be the half hour after work, when a hook for the bag can set the tone. You can test one such anchor this week. But if you do not feel safe at home, all of this can wait. Turn first to people who can help, such as a friend, a doctor or a helpline.",
      practices: [
        {
          title: "Make the Bed Well",
          time: "AM",
          duration: "3 min",
          how: "Smooth the sheet and square the pillows before you leave the room. Let that be the first thing you finish today.",
        },
        {
          title: "Once Around the Block",
          time: "Anytime",
          duration: "10 min",
          how: "Step outside and walk once around the block at an easy pace. Feel each heel land, and let your arms swing.",
        },
        {
          title: "Set Out Tomorrow",
          time: "PM",
          duration: "5 min",
          how: "Put keys, bag and clothes for the morning in one spot. Say aloud the first thing you will do when you wake.",
        },
        {
          title: "Ten-Line Money Look",
          time: "Anytime",
          duration: "10 min",
          how: "Once this week, open your account and read the last ten lines. Mark one you are glad of and one you would change.",
        },
      ],
      affirmations: [
        "I have handled hard weeks before, and I can ask for help.",
        "My routines are allowed to be simple.",
      ],
      nutrition: [
        "Black beans: open a can and dinner is half made",
        "Sweet potatoes: soft and honeyed after an hour left alone",
        "Eggs: boil half a dozen for the days that follow",
        "Parsnips: nutty at the edges when roasted",
        "Brown rice: a big pot lasts for three suppers",
        "Apples: they keep for weeks in a cool corner",
      ],
      journal_prompts: [
        "Which hour of the day tires you most, and what would a real rest in it look like?",
        "Who would you call if something broke at home tomorrow, and who might call you?",
      ],
    },
    balanced: {
      headline: "Steady ground you can build on",
      insight:
        "You seem to know where your feet are. Perhaps meals happen, sleep comes most nights, and a surprise bill is a nuisance more than an earthquake. People may lean on you in a crisis, if you are the one who finds the flashlight. It is easy to overlook this kind of strength because it makes so little noise. The task now is upkeep, much like oiling a door that already opens well. Learn which two or three habits carry your week, so that you can protect them when things get busy. With a firm base you can also afford some play, so try a new road home or say yes to the weekend trip. Seasons change, of course, so look again at your footing when yours does.",
      practices: [
        {
          title: "Stand Like a Tree",
          time: "AM",
          duration: "3 min",
          how: "Stand barefoot with soft knees and rock your weight gently to the left and the right. Stop where both feet carry you equally, and stay for a few breaths.",
        },
        {
          title: "Fix One Small Thing",
          time: "Anytime",
          duration: "15 min",
          how: "Choose a loose handle, a dead bulb or a squeaky hinge. Repair it today and enjoy the result each time you pass.",
        },
        {
          title: "Evening Round at Home",
          time: "PM",
          duration: "5 min",
          how: "Walk through your rooms before bed, closing curtains and switching off lights. In each one, find a thing that served you well today.",
        },
      ],
      affirmations: [
        "I know what keeps me steady, and I make room for it.",
        "I have enough ground under me to try something new.",
      ],
      nutrition: [
        "Radishes: crisp, peppery and ready in a minute",
        "Mushrooms: a woodsy taste with nothing more than salt",
        "Cherry tomatoes: bright red and sweet by the handful",
        "Walnuts: something slow to crack after supper",
        "Fresh ginger: a warm bite to wake up a familiar soup",
        "Pomegranate: red seeds that reward a patient cook",
      ],
      journal_prompts: [
        "Which habits hold up your week, and how did each of them begin?",
        "Who leans on you when things shake, and what do you wish they knew?",
      ],
    },
  },
};
