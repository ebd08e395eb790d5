import type { ChakraContent } from "./chakra-content.ts";

export const throat: ChakraContent = {
  key: "throat",
  name: "Throat",
  sanskrit: "Vishuddha",
  description: "Ease with people, saying what you think, asking for what you need",
  templates: {
    blocked: {
      headline: "Your voice may be waiting for more room",
      insight:
        "Someone asks where you want to eat, and perhaps you say you don’t mind, although you do. A message may sit half written for days, and in the meeting your idea stays in the notebook until a colleague says it first. On the modern map of seven centers, the throat stands for putting what is inside you into words. This score is called blocked, which here only means that your three answers came out low, and that small, safe practice is a good place to start. It says nothing about your wit or your worth. Plenty of quiet people learned early that silence kept the peace. So begin where little is at stake. Hum while the kettle boils, or order exactly the coffee you want. Tell one kind person one plain thing before the day is over.",
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
        "On some days you may speak up with ease. On others you might make a whole table laugh, and then drive home without having said that you were hurt. Or you agree to something on the phone and wish, a minute later, that you had asked for time. A middle score at the throat can be like a radio that comes in well on most roads and fades in the hills. The number has never heard you talk, so take it as a hint. The map in use today seats speaking and listening side by side at this center, so you can begin from either one. Notice where the sound drops out for you. It may be around a certain person or topic, and that is where a little help belongs. Rehearse your first sentence. Ask for a calm moment to talk, and let a pause stand before you answer.",
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
          title: "Listen Without Fixing",
          time: "Anytime",
          duration: "10 min",
          how: "In one conversation, offer no advice at all. Repeat the main point in your own words and ask if you heard it right.",
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
      headline: "You seem to speak clearly and listen well",
      insight:
        "You can probably send back the wrong dish without a speech, and you can also sit in a parked car while a friend talks for an hour. People tend to know where they stand with you. When you get something wrong, you may well be able to say so. That skill is worth a nod, because it hardly shows from the inside. High numbers belong to the day you gave them, of course. Tired people mumble, and old family roles can hush anyone at the dinner table. So keep your voice in gentle use, by singing a song you like or by making your thanks longer than two words. And since your own words come fairly freely, you may have air to spare for quieter people. Leave a gap in the meeting, turn to the one who hasn’t spoken, and wait.",
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
};
