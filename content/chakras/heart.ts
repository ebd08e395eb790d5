import type { ChakraContent } from "./chakra-content.ts";

export const heart: ChakraContent = {
  key: "heart",
  name: "Heart",
  sanskrit: "Anahata",
  description: "Giving, receiving and kindness toward yourself and others",
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
      headline: "Warmth can return by the side door",
      insight:
        "“I’m fine, really.” A guarded heart may say it kindly and even mean it. As a rule it was given a reason, such as a friendship that ended badly, a loss, or years of being the strong one.\n\n" +
        "If you are lonely or grieving on most days, please let a friend or a counselor know how it really is. That is too much to lift alone.\n\n" +
        "Otherwise the guard can come down a little at a time, where hardly anything is at stake. Hold the elevator for a late neighbor. Let a friend carry the second bag. After a hard day, make something warm before you go over what went wrong. Nothing has to be forgiven for this.",
      quotation: "After a hard day, make something warm before you go over what went wrong.",
      practices: [
        {
          title: "Hand on Your Chest",
          time: "AM",
          duration: "2 min",
          how: "While still in bed, lay a hand on your chest and feel it rise. Wish yourself one plain thing for the day, such as an easy morning.",
          serves: 10,
        },
        {
          title: "Just Say Thanks",
          time: "Anytime",
          duration: "1 min",
          how: "When someone praises you or holds a door, answer with thanks and nothing more. Take one breath before the talk moves on.",
          serves: 12,
        },
        {
          title: "Note to a Tired Friend",
          time: "PM",
          duration: "8 min",
          how: "Write three lines to yourself as you would to a friend who had your day. Read them once before you turn out the light.",
          serves: 10,
        },
        {
          title: "Greet a Stranger",
          time: "Anytime",
          duration: "2 min",
          how: "Say good morning to one person you do not know, such as a driver or a cashier. Expect nothing back.",
          serves: 11,
        },
        {
          title: "Open the Window",
          time: "AM",
          duration: "3 min",
          how: "Open a window, roll your shoulders back and let your ribs widen for five slow breaths. Step away when you feel ready.",
          serves: 10,
        },
      ],
      affirmations: ["I can be kind to myself before I feel ready.", "I may let one kind word in."],
      nutrition: [
        { food: "Pea soup", why: "thick enough to hold up a spoon" },
        { food: "Pears", why: "ripe ones give under a thumb" },
        { food: "Spinach", why: "a whole bag melts into one warm side dish" },
        { food: "Mint tea", why: "a cool scent in a hot cup" },
        { food: "Zucchini", why: "mild, and glad of a little garlic" },
        { food: "Green grapes", why: "simple to share and just as good alone" },
        { food: "Pesto pasta", why: "a jar, a pot, and supper for one or four" },
      ],
      journal_prompts: [
        "Who has been quietly kind to you, lately or long ago, and what did they do?",
        "What would you say to a friend who felt the way you feel tonight?",
      ],
    },
    needs_support: {
      headline: "A warm house with a few cool rooms",
      insight:
        "Kindness has three directions: toward others, toward yourself, and from others to you. They can run quite unequally, and the one that runs best may hide the one that does not.\n\n" +
        "Of your three answers, the lowest shows which direction gets least. The highest shows where you can borrow from, since a kindness you know well can be pointed another way. Where none stands out, look at your tired hours, when the house is cool.\n\n" +
        "Over the next few days, give that direction or that hour one small thing, such as a thank-you without a joke behind it, an early night, or a question to the person beside you in line.",
      quotation:
        "Kindness has three directions: toward others, toward yourself, and from others to you.",
      practices: [
        {
          title: "Kind First Words",
          time: "AM",
          duration: "1 min",
          how: "Notice the first thing you tell yourself in the mirror. Say it again in the voice you keep for someone dear.",
          serves: 10,
        },
        {
          title: "Let Someone Show You",
          time: "Anytime",
          duration: "10 min",
          how: "Ask a person you trust to show you something they do well, such as a recipe or a knot. Say thank you and leave it there.",
          serves: 12,
        },
        {
          title: "Three Good Faces",
          time: "PM",
          duration: "5 min",
          how: "Lie down and call to mind three people you were glad of today. Picture each face for a few breaths.",
          serves: 11,
        },
        {
          title: "Call Instead of Texting",
          time: "Anytime",
          duration: "10 min",
          how: "Phone a friend you would normally message. Tell one true thing about your week and ask one real question.",
          serves: 11,
        },
      ],
      affirmations: [
        "I may accept a kindness and owe nothing for it.",
        "What I give others, I may also give myself.",
      ],
      nutrition: [
        { food: "Broccoli", why: "char the edges and finish with lemon" },
        { food: "Avocado", why: "buttery on toast when the day ran long" },
        { food: "Kiwi", why: "cut in half and eaten from its own cup" },
        { food: "Green beans", why: "snap them with someone at the table" },
        { food: "Basil", why: "tear a leaf and the room smells of July" },
        { food: "Strawberries", why: "a bowl in the middle invites every hand" },
      ],
      journal_prompts: [
        "When someone offers you help, what is your very first thought?",
        "Which small old hurt still takes up room, and what could stand there in its place?",
      ],
    },
    balanced: {
      headline: "Warmth that finds its way",
      insight:
        "An ordinary day may well be easier for people when you are near. You won’t hear that often. Warmth that can be relied on is soon taken for granted.\n\n" +
        "Look at all of it for a moment, the kindness you give, the kindness you accept, and what you keep for yourself. If one of the three tends to come last, let it go first for a week.\n\n" +
        "And guard what makes all this possible. Keep an evening that belongs to nobody else. Stay close to the friend who asks how you are and waits for the answer. When someone reaches for the check, let them.",
      quotation: "Warmth that can be relied on is soon taken for granted.",
      practices: [
        {
          title: "Send One Good Wish",
          time: "AM",
          duration: "2 min",
          how: "With your first drink of the day, think of one person and wish them well by name. Send a short message if you feel like it.",
          serves: 11,
        },
        {
          title: "Take the Offered Seat",
          time: "Anytime",
          duration: "1 min",
          how: "The next time somebody offers a seat, a hand or a good word, accept it before you find a reason not to. Say thank you and owe nothing.",
          serves: 12,
        },
        {
          title: "An Evening Half Hour",
          time: "PM",
          duration: "30 min",
          how: "Set aside half an hour that is yours alone and spend it on something you love. Leave the phone face down elsewhere.",
          serves: 10,
        },
      ],
      affirmations: [
        "I love with open hands and clear limits.",
        "Care may come to me as freely as it goes.",
      ],
      nutrition: [
        { food: "Asparagus", why: "a spring supper to serve on one big platter" },
        { food: "Kale", why: "it turns to crisp paper in a hot oven" },
        { food: "Limes", why: "a sharp green squeeze over almost anything" },
        { food: "Edamame", why: "pods to pop while the talk goes on" },
        { food: "Pistachios", why: "shelling keeps hands busy and guests lingering" },
        { food: "Artichokes", why: "leaf by leaf, made for long dinners" },
      ],
      journal_prompts: [
        "Where does your care flow most easily, and where does it get tired?",
        "How do the people who love you know when you need something?",
      ],
    },
  },
  otherSide:
    "Even a heart that takes as well as it gives can go a little past empty. If a kindness leaves you tired or short with people, let the next one be a nap.",
};
