import type { TensionText } from "#domain/report/tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours = {
  quietMinutesTooLittleRest: {
    title: "You get more quiet than rest",
    text: "Quiet minutes settle your thoughts, but your body needs hours. Where pain, a child or a shift takes your rest, no quiet can replace it. Otherwise, look at the time of day. If your one peaceful half hour comes after you meant to go to bed, it comes out of your sleep. That one is easier to give up when there’s another one earlier.",
    experiment:
      "Spend one quiet spell lying down or leaning back, not sitting up. How soon does your body take over?",
  },
  restedAndSeldomStill: {
    title: "Rested, with little quiet by day",
    text: "You get your rest, and your days have little quiet in them. A day that goes from voice to screen to voice leaves no room for a thought that needs a minute, so the thought never gets its turn. It doesn’t have to be a heavy thought. Five quiet minutes at noon would be enough for it, and you’re rested enough to listen.",
    experiment:
      "For five minutes, go somewhere quieter than your usual room, like a stairwell or a bench. Which thought comes first?",
  },
  tiredAndShortOfColor: {
    title: "Tired, with little to enjoy",
    text: "These two low answers may come from one tiredness. When a body is tired, a shower is only a way to get clean, and fresh air is only cold. Your taste for life isn’t gone, and you don’t have to hunt for joy on top of everything. If the tiredness stays for weeks no matter what you do, a doctor is a good person to tell.",
    experiment:
      "Stop once a day at something warm, like a sunny wall or a heater, for twenty slow counts. Nothing has to come of it.",
  },
  pleasureSoonerThanRest: {
    title: "A lovely evening, still no rest",
    text: "On a tired evening, something pleasant can be the first thing all day that’s yours. A long shower or one more chapter makes sense then. An evening like that can be lovely and still leave you as tired as before. That doesn’t make it a mistake, and the short nights may have another reason. It just helps to know, each time, which of the two you’re after.",
    experiment:
      "Late in the evening, as you reach for something pleasant, ask whether you’re after joy or after rest. If it’s rest, lean back for ten minutes.",
  },
  theSkyYesTheShowerNo: {
    title: "The sky more than the shower",
    text: "Wonder comes to you without a plan. A small pleasure is different: it’s there every day, and it waits until you stop for it. That stop is easy to skip, and some days nothing comes of it. You can borrow the stop that wonder makes for you. You’re standing still already, and there’s time for a small comfort, too.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, like a better seat. Which of the two stays with you longer?",
  },
  pleasantAndRarelyAstonishing: {
    title: "You enjoy more than you marvel",
    text: "You already stop, and stopping is half of wonder. The other half is a question. A warm shower is pleasant. It’s strange, too, once you ask how the water got up to the third floor, or how a tree gets it even higher without a pump. When something pleasant has stopped you, stay a moment longer, and ask how it works or where it comes from.",
    experiment:
      "During one pleasure, like a song, ask where it came from, three steps back: the speaker, the singer, the day somebody made it up. Does it feel any different?",
  },
  closeToEachPartOfLittle: {
    title: "You like them one by one",
    text: "The people you feel warm toward may never have met each other. Then each of them knows only you, and there’s no group that you’re all part of. You’re the one thing they have in common, so nobody else can start it. What you feel part of doesn’t have to be grand. Three people who meet again and again, for a walk or a game, are enough.",
    experiment:
      "Tell one person you like something good about another one they might like. See whether they ask for more.",
  },
  partOfMuchSeldomQuiet: {
    title: "Where the feeling goes afterward",
    text: "Think of the last time you felt part of something, among trees, maybe, or in a crowd that sang. Then came the way home and a dozen errands. With little quiet in your day, a feeling like that has no time to come back. You don’t have to wait for the next occasion. You can call up the last one for a minute, wherever no screen is talking to you.",
    experiment:
      "In a line or on a bus, picture the place where you feel part of things, for five slow breaths. How much of it comes?",
  },
  movedAndOnYourOwn: {
    title: "You stop, and then move on",
    text: "An ordinary thing can fill you with wonder, and then you go on with your day. Feeling part of something mostly takes longer: the same tree for a month, or the same few faces each week. You may see many things once, and few of them again and again. A place becomes yours once you’ve seen it on a plain day, too.",
    experiment:
      "Choose one thing that has made you stop, like a tree or a bridge, and visit it three times this week. What do you know by the third?",
  },
  quietWithAStrictVoice: {
    title: "Quiet, but strict with yourself",
    text: "When a day has gone badly, your quiet minutes may be the ones when you judge yourself. Once the radio and the people stop, those thoughts are easier to hear. If so, silence can leave you more tired than noise, and nothing is wrong with you. A sound helps then, like rain, traffic or a fan. It asks nothing of you, and your thoughts can go elsewhere.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When you start to scold yourself, go back to the far one.",
  },
  pleasuresForBetterDays: {
    title: "What goes first on hard days",
    text: "Think of your last hard day. Did you stop for anything pleasant? A pleasure can turn into something that has to be earned, just when you feel you’ve earned nothing. Then the good things come on the days when you need them least. But a warm shower feels the same on any day, and nobody checks what you did before it.",
    experiment:
      "Choose a pleasure now, and write it down as the first thing for your next hard day. Add “no conditions.”",
  },
  funThatNeedsAWitness: {
    title: "More fun in company than alone",
    text: "With people you trust you let go. Alone, you walk past more of what would please you. Maybe it seems like a waste when nobody shares it: a real breakfast for one, or a detour just for the view. Yet you’d do it gladly for a guest, and never ask if it was worth the trouble. You could take that trouble for an audience of one.",
    experiment:
      "Once this week, do for yourself what you’d do for a guest, like taking out the good cup. What did you enjoy about it?",
  },
  closeLookLittleWonder: {
    title: "A close look, and little wonder",
    text: "You know how to look closely, and wonder needs that. It also needs a look that nothing has to come of. Your attention is used to having a job: it looks for the mistake, the next step or the answer. A leaf has none of those, so it gets passed over. What a leaf needs is one minute off the clock.",
    experiment:
      "Give one ordinary thing, like a leaf or a cup, a minute of the attention you give to a task. What did you see last?",
  },
  peopleAndNoPlace: {
    title: "Someone to call, and no “we”",
    text: "When something breaks, you have a name to call, and that’s one person at a time. Feeling part of something takes another kind of tie: people who are there whether or not anything is wrong. Help brings two of you together only over trouble, and in a good month it may bring nobody. A fixed evening with two of them would be a start.",
    experiment:
      "Write to two of the people you could call, about something that isn’t broken, like an evening next week. See what comes back.",
  },
  refusedPeopleNotNoise: {
    title: "You turn people down, not noise",
    text: "A no works on someone who asks. Noise doesn’t ask: a television in the next room, a phone that lights up, your own list. You can keep your week free of favors and still find hardly a minute without a voice in it. Some noise you can’t stop. As for what’s left, you’re used to deciding what comes in, and until when.",
    experiment:
      "Choose one thing that makes noise in your day, and turn it off for ten minutes, the way you’d turn down a request. What do you hear?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
