import type { ChakraContent } from "./chakra-content.ts";

export const heart: ChakraContent = {
  key: "heart",
  name: "Heart",
  sanskrit: "Anahata",
  description: "Giving, receiving and kindness toward yourself and others",
  templates: {
    blocked: {
      headline: "Warmth can return by the side door",
      insight:
        "A guarded heart usually has its reasons. Maybe a friendship ended without a proper goodbye, or you have been the strong one for so long that nobody asks anymore. It can show in small ways. You may wave off a compliment, reply to messages days late, or speak to yourself in a tone you would never use with a neighbor. Such a heart is called blocked, which says nothing about how much you love, so be as patient with it as with a shy animal. Chasing rarely helps, but sitting nearby might. Try kindness where the risk is low, with a plant on the sill or the woman at the bakery. Let one nice remark land before you brush it off. Forgiving can wait; it keeps its own calendar. And if loneliness or grief weighs on you most days, please tell a friend, a doctor or a counselor.",
      practices: [
        {
          title: "Hand on Your Chest",
          time: "AM",
          duration: "2 min",
          how: "While still in bed, lay a hand on your chest and feel it rise. Wish yourself one plain thing for the day, such as an easy morning.",
        },
        {
          title: "Just Say Thanks",
          time: "Anytime",
          duration: "1 min",
          how: "When someone praises you or holds a door, answer with thanks and nothing more. Take one breath before the talk moves on.",
        },
        {
          title: "Note to a Tired Friend",
          time: "PM",
          duration: "8 min",
          how: "Write three lines to yourself as you would to a friend who had your day. Read them once before you turn out the light.",
        },
        {
          title: "Greet a Stranger",
          time: "Anytime",
          duration: "2 min",
          how: "Say good morning to one person you do not know, such as a driver or a cashier. Expect nothing back.",
        },
        {
          title: "Open the Window",
          time: "AM",
          duration: "3 min",
          how: "Open a window, roll your shoulders back and let your ribs widen for five slow breaths. Step away when you feel ready.",
        },
      ],
      affirmations: [
        "I can be kind to myself before I feel ready.",
        "My heart may open at its own speed.",
      ],
      nutrition: [
        "Pea soup: thick, green and easy on a tired evening",
        "Pears: ripe ones give under a thumb",
        "Spinach: a whole bag melts into one warm side dish",
        "Mint tea: a cool scent in a hot cup",
        "Zucchini: mild, soft and glad of a little garlic",
        "Green grapes: simple to share and just as good alone",
        "Pesto pasta: a jar, a pot, and supper for one or four",
      ],
      journal_prompts: [
        "Who has been quietly kind to you, lately or long ago, and what did they do?",
        "What would you say to a friend who felt the way you feel tonight?",
      ],
    },
    needs_support: {
      headline: "A heart that may forget its own turn",
      insight:
        "You may be the one who waters the neighbor’s plants, sews on the button and asks how the interview went. When the question comes back to you, perhaps it gets one word, and the subject changes. You may give with ease and receive with effort, or it may run the opposite way, and kind thoughts stay indoors. Either way it is a habit, and habits bend. No score can weigh your kindness. Look at the traffic over one ordinary week, and notice how often you offer, ask, accept or decline. Then move one thing: let a friend pick up the check, or tell your sister the true state of your week. Old grudges may also take up more room than you knew. You need not settle them now. It is enough to see how much shelf space they use and to wonder what else could go there.",
      practices: [
        {
          title: "Kind First Words",
          time: "AM",
          duration: "1 min",
          how: "Notice the first thing you tell yourself in the mirror. Say it again in the voice you keep for someone dear.",
        },
        {
          title: "Ask a Small Favor",
          time: "Anytime",
          duration: "5 min",
          how: "Ask a person you trust for something minor, such as a ride or an opinion. When it comes, accept it without paying it back today.",
        },
        {
          title: "Three Good Faces",
          time: "PM",
          duration: "5 min",
          how: "Lie down and call to mind three people you were glad of today. Picture each face for a few breaths.",
        },
        {
          title: "Call Instead of Texting",
          time: "Anytime",
          duration: "10 min",
          how: "Phone a friend you would normally message. Tell one true thing about your week and ask one real question.",
        },
      ],
      affirmations: [
        "I can receive help and still be strong.",
        "What I give others, I may also give myself.",
      ],
      nutrition: [
        "Broccoli: char the edges and finish with lemon",
        "Avocado: buttery on toast when the day ran long",
        "Kiwi: cut in half and eaten from its own cup",
        "Green beans: snap them with someone at the table",
        "Basil: tear a leaf and the room smells of July",
        "Strawberries: a bowl in the middle invites every hand",
      ],
      journal_prompts: [
        "When someone offers you help, what is your very first thought?",
        "Which small old hurt still takes up room, and what could stand there in its place?",
      ],
    },
    balanced: {
      headline: "Warmth that flows in both directions",
      insight:
        "Care seems to come and go through your door without much fuss. Perhaps you can host the dinner and also let someone else do the dishes. When a friend snaps at you, the hurt is real, yet by the weekend you may be able to wonder what kind of day they had. You probably talk to yourself in a decent tone, even after a silly mistake. Nobody keeps this up all year, and the score doesn’t ask you to. Hearts like this attract visitors, so watch your own limits with a friendly eye. A kind person may become everyone’s waiting room. Keep some evenings for nobody else, and hold on to a friend or two who look after you in return. You may have room to widen the circle. The neighbor who eats alone, or the new face in the choir, would be lucky to meet you on a Wednesday.",
      practices: [
        {
          title: "Send One Good Wish",
          time: "AM",
          duration: "2 min",
          how: "With your first drink of the day, think of one person and wish them well by name. Send a short message if you feel like it.",
        },
        {
          title: "Cook One Extra",
          time: "Anytime",
          duration: "10 min",
          how: "Make or buy one portion more than you need today. Carry it to someone who would be glad to skip the stove.",
        },
        {
          title: "An Evening Half Hour",
          time: "PM",
          duration: "30 min",
          how: "Set aside half an hour that is yours alone and spend it on something you love. Leave the phone face down elsewhere.",
        },
      ],
      affirmations: [
        "I love with open hands and clear limits.",
        "There is room in my life for care to come and go.",
      ],
      nutrition: [
        "Asparagus: a spring supper to serve on one big platter",
        "Kale: it turns to crisp paper in a hot oven",
        "Limes: a sharp green squeeze over almost anything",
        "Edamame: pods to pop while the talk goes on",
        "Pistachios: shelling keeps hands busy and guests lingering",
        "Artichokes: leaf by leaf, made for long dinners",
      ],
      journal_prompts: [
        "Where does your care flow most easily, and where does it get tired?",
        "How do the people who love you know when you need something?",
      ],
    },
  },
};
