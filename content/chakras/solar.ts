import type { ChakraContent } from "./chakra-content.ts";

export const solar: ChakraContent = {
  key: "solar",
  name: "Solar Plexus",
  sanskrit: "Manipura",
  description: "Following through, settling a choice and saying no",
  templates: {
    blocked: {
      headline: "Trusting yourself again through very small wins",
      insight:
        "Some weeks the simplest choice may feel like wading. Perhaps you read the menu three times and order what the others are having. Plans may sit in a notebook, and a colleague’s request becomes your evening before you have thought it over. A low score may mean that your fire has gone to other people’s errands, or that a string of setbacks has made you careful. Neither one is a judgment on you. Confidence is a kind of record, a short list of times when you said you would and then did. So make the promises tiny: wash one cup, answer one message, choose the soup. By Friday there may be a handful of kept promises on the list, and the next one will weigh a little less. If you stay worn out for weeks whatever you do, mention it to a doctor.",
      practices: [
        {
          title: "One Early Promise",
          time: "AM",
          duration: "5 min",
          how: "Write down one task so small that it takes under five minutes. Do it within an hour of getting up and cross it off with a thick line.",
        },
        {
          title: "Choose by Ten",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "For choices that hardly matter, such as which mug or which route, count to ten and decide. Let the choice stand.",
        },
        {
          title: "Three Things Done",
          time: "PM",
          duration: "3 min",
          how: "List three things you did today, however plain. Feeding the cat belongs on it.",
        },
        {
          title: "Pause Before Yes",
          time: "Anytime",
          duration: "2 min",
          how: "When someone asks a favor, say that you will answer in an hour. Use the time to see what your day has room for.",
        },
        {
          title: "March in Place",
          time: "AM",
          duration: "3 min",
          how: "March on the spot to a song with a strong beat, seated if you prefer. Finish with two slow breaths into your belly.",
        },
      ],
      affirmations: [
        "I can keep one small promise to myself today.",
        "I am free to choose, even in little things.",
      ],
      nutrition: [
        "Bananas: no knife, no plate, no decision to make",
        "Corn: sweet yellow kernels from cob or can",
        "Chickpeas: toss them with oil and salt and let the oven work",
        "Lemon: a slice makes plain water taste like a choice",
        "Cheddar: a sharp bite next to a cracker",
        "Noodle soup: steam, salt and permission to slurp",
        "Chamomile tea: pale gold and faintly like apples",
      ],
      journal_prompts: [
        "What did you finish this week that nobody saw, and how did it feel?",
        "Which choice in your life would you like to have more of a say in?",
      ],
    },
    needs_support: {
      headline: "A fire that could use a windbreak",
      insight:
        "On Monday you may be brisk. The call gets made, the form goes in, and you even tell the committee that you are full this month. On Thursday a raised eyebrow can be enough to make you rewrite an email four times. A middle score may look like this, with a drive that dims around certain people or at certain hours. It is a sketch and no grade. Before you try to be stronger everywhere, you can find out where the draft comes in. It could be the meeting after lunch, the relative who never hears no, or the project you took on out of guilt. Choose one gap and set one plain limit there, early, while you still have the energy to be kind about it. Put your hardest task in your best hour. The rest of the week can stay as untidy as it is.",
      practices: [
        {
          title: "Hardest Task First",
          time: "AM",
          duration: "20 min",
          how: "Choose your hardest task of the day and give it the first twenty minutes of work. Keep the inbox closed until they are over.",
        },
        {
          title: "Rise and Reset",
          time: "Anytime",
          duration: "1 min, 3x",
          how: "Get up from your chair, drop your shoulders and take three breaths low in your belly. Sit down again with one clear aim.",
        },
        {
          title: "Tomorrow’s One Thing",
          time: "PM",
          duration: "3 min",
          how: "As you close the day, write the single task that would make tomorrow a good one. Leave the note where you will see it first.",
        },
        {
          title: "A Kind, Short No",
          time: "Anytime",
          duration: "5 min",
          how: "Write a two-sentence refusal to a request you dread, with thanks and without excuses. Read it aloud until it sounds like you.",
        },
      ],
      affirmations: [
        "I can say no kindly and still be a good person.",
        "My energy is mine to spend with care.",
      ],
      nutrition: [
        "Pineapple: loud, tangy and worth the trouble of the peel",
        "Yellow squash: thin coins that brown in minutes",
        "Millet: little golden grains for a bowl or a soup",
        "Mustard: a spoonful sharpens any dressing",
        "Sunflower seeds: scatter them on salad for crunch",
        "Hummus: creamy, lemony and ready when you are",
      ],
      journal_prompts: [
        "Which request would be the hardest to turn down, and what might follow if you did?",
        "When does your energy run highest, and what do you usually spend that hour on?",
      ],
    },
    balanced: {
      headline: "You seem to know your mind and follow it",
      insight:
        "When the waiter comes, you are probably ready. You may weigh a decision, make it, and sleep that night. Perhaps you can hear a sharp comment in a meeting and sort the useful part from the sting. Friends may ask you to look over their plans because you see the next step where they see fog. Three good answers make no medal, of course, and the art now lies in aim and rest. Strong people are handed more, and a full calendar can creep up on a capable person by spring. Ask each month which duties still deserve your fire and which could warm someone else’s hands. Notice whether you leave gaps for slower voices in the room. You can lend your ease with choosing, too. A new colleague, or a teenager with a form, may need ten calm minutes beside someone who isn’t afraid of the first line.",
      practices: [
        {
          title: "Aim for the Day",
          time: "AM",
          duration: "2 min",
          how: "Say in one sentence what today is for. Drop or move one item that has nothing to do with it.",
        },
        {
          title: "Hand Something Over",
          time: "Anytime",
          duration: "10 min",
          how: "Pick a task that another person could learn from and offer it with clear edges. Resist checking on it until the agreed day.",
        },
        {
          title: "Bank the Fire",
          time: "PM",
          duration: "10 min",
          how: "Choose an hour to stop and stop then, even in mid-sentence. Sit down with a warm drink and let the work stay where it is.",
        },
      ],
      affirmations: [
        "I choose my aim, and I also choose when to rest.",
        "I can lead and still leave room for others.",
      ],
      nutrition: [
        "Turmeric: it paints a pan of rice bright gold",
        "Polenta: stir it tonight, slice and fry it tomorrow",
        "Golden raisins: plump, tangy and at home in a pilaf",
        "Yellow tomatoes: milder cousins with a lovely glow",
        "Quinoa: fluffy, quick and good cold the next day",
        "Chili flakes: a small spark for people who like heat",
      ],
      journal_prompts: [
        "Which of your duties still matter to you, and which are you keeping out of habit?",
        "How do you behave when you are wrong in front of others, and where did you learn that?",
      ],
    },
  },
};
