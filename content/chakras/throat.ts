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
        "Alone in the kitchen, a voice does as it likes. A listener brings risk into the room, and you may feel it in your body, in your words or in the asking. But risk can be chosen. Where speaking up could bring you harm, silence is wise. Who would be a safe listener for a first short sentence?",
      quotation: "Who would be a safe listener for a first short sentence?",
      practices: [
        {
          title: "Hum at the Kettle",
          time: "AM",
          duration: "2 min",
          how: "While the water heats, hum one low, easy note on each out-breath. Rest for a breath whenever you like, then begin again.",
          cue: "I put the kettle on",
          serves: 13,
        },
        {
          title: "Say Which You’d Like",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "When somebody kind offers you a choice, say which one you want. Tea or coffee is choice enough, and so is the window seat.",
          cue: "somebody kind gives me a choice",
          serves: 14,
        },
        {
          title: "Voice Memo Goodnight",
          time: "PM",
          duration: "2 min",
          how: "Record what you really thought of today, as if you were talking to a friend, and play it back if you like. Delete it if others use your phone.",
          cue: "I turn back the covers",
          serves: 14,
        },
        {
          title: "Ask at the Counter",
          time: "Anytime",
          duration: "2 min",
          how: "In a store or a library, ask somebody whose job it is to help where one thing is. You may know the answer already.",
          cue: "I walk into a store",
          serves: 15,
        },
        {
          title: "Loosen Jaw and Neck",
          time: "Anytime",
          duration: "3 min",
          how: "Let your teeth part and your tongue rest low in your mouth. Look gently over one shoulder and then the other, five times each.",
          cue: "I notice that my teeth are clenched",
          serves: 13,
        },
      ],
      affirmations: [
        "I can say one small true thing today.",
        "My words may come slowly and still be mine.",
      ],
      nutrition: ["Warm broth", "Blueberries", "Applesauce", "Maple syrup"],
      journal_prompts: [
        "What would you like to say to someone soon, and what would make it easier?",
        "Who makes it easy for you to speak, and what do they do?",
      ],
    },
    needs_support: {
      headline: "Part of your voice is ready",
      insight:
        "Ease, plain words and asking do not always turn up together. One may come with a friend and fade with a stranger, while another does the opposite. At a harder spot that is still a safe one, help the weakest along. Settle on your first sentence beforehand, and let the silence after it belong to the other person.",
      quotation:
        "Settle on your first sentence beforehand, and let the silence after it belong to the other person.",
      practices: [
        {
          title: "An Honest Opinion, Aloud",
          time: "AM",
          duration: "2 min",
          how: "Stand by a window and say what you really think of one thing, such as the weather or the coffee. Use the volume you would use with a friend.",
          cue: "I look out of the window",
          serves: 14,
        },
        {
          title: "Make One Clear Request",
          time: "Anytime",
          duration: "2 min",
          how: "Ask somebody you trust for one concrete thing, such as a spare pen or a hand with the dishes. Use a single sentence and then stop talking.",
          cue: "I could use a hand",
          serves: 15,
        },
        {
          title: "One Thing Left Unsaid",
          time: "PM",
          duration: "5 min",
          how: "Let one thing that you held back today come to mind. Ask whether it was wisdom, kindness or only habit, and leave it there for tonight.",
          cue: "I take off my shoes",
          serves: 14,
        },
        {
          title: "Slow Breaths Before Talking",
          time: "Anytime",
          duration: "5 min",
          how: "Sit down before a call or a talk, and breathe in for about four seconds and out for about six, without holding. Go on like this for five minutes, or less if you feel dizzy.",
          cue: "a call is ten minutes away",
          studied: "slow_breathing",
          serves: 13,
        },
      ],
      affirmations: [
        "What I need may be said in plain words.",
        "First I take a breath, and then I answer.",
      ],
      nutrition: ["Plums", "Celery sticks", "Vegetable soup", "Raspberries"],
      journal_prompts: [
        "Where does your voice get smaller, and who is in the room?",
        "Which question have you been meaning to ask, and what makes you wait?",
      ],
    },
    balanced: {
      headline: "A voice that is at home",
      insight:
        "Ease in company, plain speech and asking are three separate arts, and each makes the next one lighter. Say the good things too, in full and while they are fresh. When you have had your turn, wait a little longer than feels polite. Across the table somebody may be getting ready.",
      quotation: "When you have had your turn, wait a little longer than feels polite.",
      practices: [
        {
          title: "Send Detailed Thanks",
          time: "AM",
          duration: "3 min",
          how: "Message one person and name exactly what they did and why it mattered to you. One full sentence says it.",
          cue: "I first pick up my phone",
          serves: 14,
        },
        {
          title: "Ask While It’s Easy",
          time: "Anytime",
          duration: "2 min",
          how: "Choose a need that is still easy to meet, such as an earlier start or a quieter seat. Ask somebody you trust for it today, before it grows.",
          cue: "something begins to bother me",
          serves: 15,
        },
        {
          title: "Read to Somebody",
          time: "PM",
          duration: "10 min",
          how: "Read a poem or a short story aloud to somebody you like, in person or over the phone, or to the empty room. Keep your shoulders low and take it slowly.",
          cue: "the evening goes quiet",
          serves: 13,
        },
      ],
      affirmations: [
        "I speak plainly and leave space for others.",
        "My talking and my silence both have a use.",
      ],
      nutrition: ["Blackberries", "Hot cider", "Snow peas", "Miso soup"],
      journal_prompts: [
        "When did your words make something easier for someone lately?",
        "Which conversation would you like to have while things are calm?",
      ],
    },
  },
  otherSide:
    "When words come this easily, they may arrive before you have decided to send them. A night’s sleep improves most letters, and some of the best ones stay in the drawer.",
};
