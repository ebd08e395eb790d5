import type { ChakraContent } from "./chakra-content.ts";

export const throat: ChakraContent = {
  key: "throat",
  name: "Throat",
  sanskrit: "Vishuddha",
  description: "Ease with people, saying what you think, asking for what you need",
  snapshot: {
    blocked:
      "If speaking has cost you effort lately, one safe listener may help more than courage.",
    needs_support:
      "Words may come easily in some company, and comparing it with the rest would teach you something.",
    balanced: "A voice with this much room can afford to leave some of it to quieter ones.",
  },
  templates: {
    blocked: {
      headline: "Your voice may be waiting for more room",
      insight:
        "Alone in the kitchen, a voice does as it likes. It hums, talks to the cat and has excellent answers ready. Add one listener, and the same voice may tighten or look for the door.\n\n" +
        "What a listener brings into the room is risk, and risk can be chosen. Think of someone who has been kind to you so far. With them you might name the movie you would rather see, ask for a hand with a heavy box, or simply walk a while without having to talk.\n\n" +
        "Where speaking up could bring you harm, silence is wise. Who would be a safe listener for the first small sentence?",
      quotation: "Who would be a safe listener for the first small sentence?",
      practices: [
        {
          title: "Hum in the Shower",
          time: "AM",
          duration: "2 min",
          how: "Hum one low, easy note on each out-breath while the water runs. Rest for a breath whenever you like, then begin again.",
        },
        {
          title: "Name Your Preference",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When somebody offers you a choice today, say which one you want. Tea or coffee counts, and so does the window seat.",
        },
        {
          title: "Voice Memo Goodnight",
          time: "PM",
          duration: "2 min",
          how: "Record a short memo about your day, as if you were talking to a friend. Play it back or delete it at once.",
        },
        {
          title: "Read a Page Aloud",
          time: "AM",
          duration: "5 min",
          how: "Read one page of any book out loud at an unhurried pace. Notice how your voice sounds when nobody is waiting for it to end.",
        },
        {
          title: "Loosen Jaw and Neck",
          time: "Anytime",
          duration: "3 min",
          how: "Let your teeth part and your tongue rest low in your mouth. Look gently over one shoulder and then the other, five times each.",
        },
      ],
      affirmations: [
        "I can say one small true thing today.",
        "My words may come slowly and still be mine.",
      ],
      nutrition: [
        "Warm broth: salty, simple and easy to sip between sentences",
        "Blueberries: small, cool and good straight from the bowl",
        "Applesauce: soft, tart and good warm or cold",
        "Nectarines: smooth skin, no peeling, a quiet fruit to eat",
        "Buttermilk pancakes: mild enough to get along with any topping",
        "Maple syrup: golden, sticky and good on nearly anything",
        "Risotto: hardly any chewing after a day of talking",
      ],
      journal_prompts: [
        "What would you like to say to someone soon, and what would make it easier?",
        "Who makes it easy for you to speak, and what do they do?",
      ],
    },
    needs_support: {
      headline: "Some words arrive, and others may wait",
      insight:
        "The phone is back in your pocket, and there it is, the sentence you meant to say. If that never happens to you, think of a favor you nearly asked for, or of your shoulders creeping up while you said it all perfectly well.\n\n" +
        "A voice rarely weakens everywhere at once. It may work well with one person and fade with another. Make two short lists, of people with whom you talk easily and of those with whom you do not. What divides the two will tell you more than general advice.\n\n" +
        "Then help yourself once, at a harder spot that is still a safe one. Write your first sentence down beforehand, and let the silence after it belong to the other person.",
      quotation:
        "Write your first sentence down beforehand, and let the silence after it belong to the other person.",
      practices: [
        {
          title: "Say Your Day Aloud",
          time: "AM",
          duration: "2 min",
          how: "Stand by a window and say, in two or three sentences, what you want from today. Use the volume you would use with a friend.",
        },
        {
          title: "Make One Clear Request",
          time: "Anytime",
          duration: "2 min",
          how: "Ask somebody for one concrete thing, such as a ride on Friday or the window shut. Use a single sentence and then stop talking.",
        },
        {
          title: "One Thing Left Unsaid",
          time: "PM",
          duration: "5 min",
          how: "Write down one thing you held back today and the kindest plain way to put it. Decide tomorrow whether it needs saying.",
        },
        {
          title: "Slow Breaths Before Talking",
          time: "Anytime",
          duration: "5 min",
          how: "Sit down before a call or a talk, and breathe in for about four seconds and out for about six, without holding. Go on like this for five minutes, or less if you feel dizzy.",
          studied: "slow_breathing",
        },
      ],
      affirmations: [
        "I can ask for what I need in plain words.",
        "I can take a breath and then answer.",
      ],
      nutrition: [
        "Plums: sweet inside a sharp skin, a bit like honest talk",
        "Celery sticks: crisp, loud and cheerful",
        "Sparkling water: bubbles first, and then a pause",
        "Vegetable soup: good for one spoon or a full table",
        "Rooibos tea: red and mellow, with enough in the pot for two",
        "Raspberries: a quick rinse and a pretty bowl",
        "Watermelon: mostly juice, best eaten outdoors in company",
      ],
      journal_prompts: [
        "Where does your voice get smaller, and who is in the room?",
        "Which question have you been meaning to ask, and what makes you wait?",
      ],
    },
    balanced: {
      headline: "A voice with room to move",
      insight:
        "Ease in company, plain speech and asking for what you need seldom come as a set, and you have at least some of all three. It is worth a moment to see how that came about. Perhaps somebody listened to you early, or you taught yourself late and remember what it cost.\n\n" +
        "Either way you know something worth passing on, which is that a sentence can be plain and warm at once. Say the good things too, in full and while they are fresh.\n\n" +
        "When you have had your turn, wait a little longer than feels polite. Across the table somebody may be getting ready.",
      quotation: "When you have had your turn, wait a little longer than feels polite.",
      practices: [
        {
          title: "Send Detailed Thanks",
          time: "AM",
          duration: "3 min",
          how: "Message one person and name exactly what they did and why it mattered to you. One full sentence is plenty.",
        },
        {
          title: "Leave a Longer Pause",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When someone stops talking, count to three before you reply. They may have been getting to the main part.",
        },
        {
          title: "Read to Somebody",
          time: "PM",
          duration: "10 min",
          how: "Read a poem or a short story aloud to a partner, a child or the cat. Take it slower than feels natural.",
        },
      ],
      affirmations: [
        "I speak plainly and leave space for others.",
        "My talking and my silence both have a use.",
      ],
      nutrition: [
        "Blackberries: dark and tart, nicer when you share the box",
        "Hot cider: spice and steam in a single mug",
        "Snow peas: snappy, clean and quick to rinse",
        "Damson jam: dark, tart and good on a shared loaf",
        "Miso soup: deep flavor from one spoonful of paste",
        "Flatbread and olive oil: made for passing around while people talk",
      ],
      journal_prompts: [
        "When did your words make something easier for someone lately?",
        "Which conversation would you like to have while things are calm?",
      ],
    },
  },
  otherSide:
    "When words come this easily, they may arrive before you have decided to send them. A night’s sleep improves most letters, and some of the best ones stay in the drawer.",
};
