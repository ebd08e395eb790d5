import type { ChakraContent } from "./chakra-content.ts";

export const crown: ChakraContent = {
  key: "crown",
  name: "Crown",
  sanskrit: "Sahasrara",
  description: "Meaning, wonder, stillness and belonging to something larger",
  templates: {
    blocked: {
      headline: "Small moments of meaning may be near",
      insight:
        "Perhaps the weeks have gone gray at the edges. You do the dishes and the commute and the forms, and around Thursday you may wonder what it is all for. Sunsets happen while you look for your keys, and you may feel a step outside things, as if everyone else got a note that missed you. The crown, at the top of the map, is about wonder and about being part of something bigger than a to-do list. Blocked is the scan’s word for a low score, and a fair reply to it is ten slow minutes under some trees. Busy years can bring this feeling, and so can sad ones, and neither is a fault. You need no belief to begin, only a bench or a night sky and no errand attached. If the gray stays for weeks, tell a doctor or a therapist about it too.",
      practices: [
        {
          title: "Greet the Sky",
          time: "AM",
          duration: "1 min",
          how: "Step outside or open a window and look up for one full minute. Name the color you see as exactly as you can.",
        },
        {
          title: "Five Minutes of Nothing",
          time: "Anytime",
          duration: "5 min",
          how: "Sit down with no phone, book or task. When the urge to get up comes, wait three more breaths before you decide.",
        },
        {
          title: "Listen to the Night",
          time: "PM",
          duration: "3 min",
          how: "With the lamp off, find the farthest sound that reaches you, then the closest. Go back and forth until you feel settled.",
        },
        {
          title: "Sit Near a Tree",
          time: "Anytime",
          duration: "10 min",
          how: "Find a tree on your street or in a park and stay beside it. Let your eyes climb from the roots to the top, twice.",
        },
        {
          title: "Small Wonder Note",
          time: "PM",
          duration: "3 min",
          how: "Write down one thing from today that you did nothing to earn, such as warm bread or a stranger’s laugh.",
        },
      ],
      affirmations: ["I do not need all the answers today.", "There is room for me in this world."],
      nutrition: [
        "Cauliflower: mild and pale, golden when roasted",
        "Coconut: soft, white and faintly sweet",
        "Lychees: like eating a small perfume",
        "Jasmine tea: half of the pleasure is the steam",
        "Honeydew: pale green slices, cold from the fridge",
        "Popcorn: light as air, for a movie with the phone off",
        "White beans: creamy, and friendly with garlic",
      ],
      journal_prompts: [
        "When did you last lose track of time in a good way?",
        "Where have you felt, even once, that you belonged without having to earn it?",
      ],
    },
    needs_support: {
      headline: "Wonder may visit, then the calendar takes over",
      insight:
        "You may know what it is to be part of something. Perhaps it turns up at a concert, on a quiet trail, or when a roomful of cousins sings the same birthday song. Then Monday comes with its errands, and the feeling slips behind the sofa. A score between low and high may go with a life like this, with flashes of wonder and long plain stretches between them. Nobody lives in awe all week, so you haven’t failed at anything. What the crown asks of you is a bit of open time, and ten minutes on the porch step or the slower road home will do. Keep that time the way you would keep a seat for a friend. You can also look for company, since a choir, a congregation or a trail crew can carry you on days when sitting alone feels empty.",
      practices: [
        {
          title: "Three Breaths Before News",
          time: "AM",
          duration: "1 min",
          how: "Open the curtains and follow three full breaths, in and out. The headlines can wait that long.",
        },
        {
          title: "The Longer Way Home",
          time: "Anytime",
          duration: "15 min",
          how: "Choose a route with more trees, water or sky, even if it costs you some minutes. Walk or ride it without hurry.",
        },
        {
          title: "Stars or Street Lights",
          time: "PM",
          duration: "5 min",
          how: "Before bed, stand at the door and take in the widest view you have. Stay until your shoulders drop.",
        },
        {
          title: "Name a Wild Neighbor",
          time: "Anytime",
          duration: "5 min",
          how: "Find out what a bird, a tree or a star that you often pass is called. Greet it by name from now on.",
        },
      ],
      affirmations: ["I can leave part of today open.", "My life is wider than my tasks."],
      nutrition: [
        "Turnips: sweeter than they look, nice with pepper",
        "Ricotta: gentle on toast, with a thread of honey",
        "Meringues: crisp outside, then gone like snow",
        "Fennel: cool in a thin slice, with a hint of anise",
        "Steamed dumplings: a meal that suits a full table",
        "Vanilla pudding: old-fashioned, pale and spoonable",
        "Sesame seeds: a plain bowl looks finished with a pinch",
      ],
      journal_prompts: [
        "What would you do with one open hour and no one to impress?",
        "Which group or place makes you feel part of something bigger?",
      ],
    },
    balanced: {
      headline: "A steady sense of something larger",
      insight:
        "You seem to carry a wide sky with you. A bad day may stay a bad day instead of turning into a bad life, and perhaps you can stand in line at the post office without feeling robbed. That may come from faith, or from the sea, or from years of singing with the same people. Its source is yours to name. Scores drift, since calm weather changes for everybody, and the best use of this one is to remind you what keeps you steady, so you can find it again in a harder month. Keep one foot in the ordinary, too. A large view wears thin if the rent and the laundry go unanswered. So bring your quiet to the kitchen table, or to a neighbor who is lonely. Stillness goes further when somebody else gets to share it.",
      practices: [
        {
          title: "Ten Silent Minutes",
          time: "AM",
          duration: "10 min",
          how: "Begin the day without talk, news or music. Make the bed, open the curtains, and let the house stay quiet.",
        },
        {
          title: "One Chore, Whole Attention",
          time: "Anytime",
          duration: "5 min",
          how: "Choose a plain job such as washing a pan. Do it slowly, with nothing playing, as if a guest were coming.",
        },
        {
          title: "Thank the Day",
          time: "PM",
          duration: "3 min",
          how: "Name three moments from today in order and say thank you for each, to whomever or whatever you like.",
        },
      ],
      affirmations: [
        "I am small, and I am part of it all.",
        "I can bring this calm to ordinary things.",
      ],
      nutrition: [
        "Garlic: sharp when raw, sweet after an hour in the oven",
        "Leeks: mild and silky, a good start for soup",
        "Rice pudding: warm milk with a pinch of spice",
        "Daikon: crisp and clean beside something rich",
        "Jicama: cold and crunchy, big enough for two",
        "Sourdough: better when half goes to a neighbor",
      ],
      journal_prompts: [
        "What keeps you steady when a harder season comes?",
        "How could you share some of this quiet with someone near you?",
      ],
    },
  },
};
