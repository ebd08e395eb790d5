import type { TensionText } from "#domain/report/tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours = {
  quietMinutesTooLittleRest: {
    title: "You get more quiet than rest",
    text: "Quiet minutes can settle your thoughts, and your body needs hours. Where pain, a child or a shift takes your rest, no quiet can replace it. But look at the time of day. If your one peaceful half hour comes after you had meant to lie down, it is taken from your sleep. It is easier to give up when there is another one earlier.",
    experiment:
      "Spend one quiet spell lying down or leaning back instead of sitting up. How soon does your body take over?",
  },
  restedAndSeldomStill: {
    title: "Rested, with little quiet by day",
    text: "You get your rest, and your days have little quiet in them. A day that goes from voice to screen to voice leaves no room for a thought that needs a minute. So it may wait, and never get its turn. It need not be a heavy one. Five quiet minutes at noon would give it an earlier place, and you are rested enough to listen to it.",
    experiment:
      "For five minutes, go where it is quieter than in your usual room, such as a stairwell or a bench. Which thought comes first?",
  },
  tiredAndShortOfColor: {
    title: "Tired, with little to enjoy",
    text: "These two low answers may come from one tiredness. When a body is tired, a shower is only a way to get clean, and fresh air is only cold. So your taste for life need not be gone, and you don’t have to hunt for joy on top of everything. If the tiredness stays for weeks whatever you do, a doctor is a good person to tell.",
    experiment:
      "Stop once a day at something warm, such as a sunny wall or a heater, for twenty slow counts. Nothing has to come of it.",
  },
  pleasureSoonerThanRest: {
    title: "A lovely evening, still no rest",
    text: "On a tired evening, something pleasant can be the first thing that is yours all day. So a long shower or another chapter makes sense. Such an evening can be lovely and still leave you as tired as before. That does not make it a mistake, and the reason for the short nights may be another. It only helps to know, each time, which of the two you need more.",
    experiment:
      "Late in the evening, as you reach for something pleasant, ask whether you are after joy or after rest. If it is rest, lean back for ten minutes.",
  },
  theSkyYesTheShowerNo: {
    title: "The sky more than the shower",
    text: "Wonder comes to you without a plan. A small pleasure is different: it is there every day, and it waits until you stop for it. That stop is easy to skip, and some days nothing comes of it. So borrow the stop that wonder makes anyway. You are standing still already, and there is time for a small comfort, too.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, such as a better seat. Which of the two stays with you longer?",
  },
  pleasantAndRarelyAstonishing: {
    title: "You enjoy more than you marvel",
    text: "Pleasant things get you to pause, and wonder needs the same pause, with a little more time in it. Wonder often begins with a question, such as how a tree gets water up to its highest leaf. So the next time something pleasant has stopped you, stay a moment longer, and ask how it works or where it comes from.",
    experiment:
      "During one pleasure, ask where it came from, three steps back, as from tap to pipe to cloud. Does it feel any different?",
  },
  closeToEachPartOfLittle: {
    title: "You like them one by one",
    text: "Perhaps the people you feel warm toward have never met each other. Then each of them knows only you, and there is no group that you are all part of. When two of them meet, that can begin. What you feel part of need not be grand. Three people who meet again and again, for a walk or a game, are enough.",
    experiment:
      "Tell one person something good about another whom they might like. See whether they ask for more.",
  },
  partOfMuchSeldomQuiet: {
    title: "Where the feeling goes afterward",
    text: "Think of the last time you felt part of something, perhaps among trees or in a crowd that sang. Then came the way home and a dozen errands. With little quiet in your day, such a feeling has no time to come back. You don’t have to wait for the next occasion. You can remember the last one for a minute, where nobody and no screen is talking to you.",
    experiment:
      "In a line or on a bus, call to mind the place where you feel part of things, for five slow breaths. How much of it comes?",
  },
  movedAndOnYourOwn: {
    title: "You stop, and then move on",
    text: "An ordinary thing can fill you with wonder, and then you go on with your day. To feel part of something mostly takes longer: the same tree for a month, or the same few faces each week. So these two answers go together well. Perhaps you see many things once, and few of them often. A place can become yours when you come back to it.",
    experiment:
      "Choose one thing that has made you stop, such as a tree or a bridge, and visit it three times this week. What do you know by the third?",
  },
  quietWithAStrictVoice: {
    title: "Quiet, but strict with yourself",
    text: "Perhaps you judge yourself in your quiet minutes when a day has gone badly. When the radio and the people stop, such thoughts are easier to hear. If that happens to you, silence can leave you more tired than noise, and nothing is wrong with you. A sound can help then, such as rain, traffic or a fan. It asks nothing of you, and your thoughts can go elsewhere.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When you begin to scold yourself, go back to the far one.",
  },
  pleasuresForBetterDays: {
    title: "What goes first on hard days",
    text: "Think of your last hard day. Did you stop for anything pleasant then? A pleasure can turn into something that has to be earned, just when you feel that you have earned nothing. Then the good things come on the days when you need them least. But a warm shower feels the same on any day, and nobody checks what you did before it.",
    experiment:
      "Choose a pleasure now and write it down as the first thing for your next hard day. Add “no conditions.”",
  },
  funThatNeedsAWitness: {
    title: "More fun in company than alone",
    text: "With people you trust you let go; alone, you may walk past what would please you. Perhaps it seems a waste when nobody shares it: a good soup for one, or a detour only for the view. Yet you would do it gladly for a guest, and never ask whether it was worth the trouble. Nobody has to come for you to take that trouble.",
    experiment:
      "Once this week, choose something as you would for a guest, such as the good cup, with nobody coming. What did you enjoy about it?",
  },
  closeLookLittleWonder: {
    title: "A close look, and little wonder",
    text: "You know how to look closely, and wonder needs that. It also needs a look from which nothing has to come. Your attention may be used to having a job: it looks for the mistake, the next step or the answer. A leaf has none of these, so it gets passed over. What it would need is one minute in which no result is wanted.",
    experiment:
      "Give one ordinary thing a minute of the attention you give to work, such as a leaf or a cup. What did you see last?",
  },
  peopleAndNoPlace: {
    title: "Someone to call, and no “we”",
    text: "When something breaks, you have a name to call, and that is one person at a time. To feel part of something takes another kind of tie: people who are there whether or not anything is wrong. Help brings two of you together only over trouble. If nothing breaks for a month, you may hear from nobody. A fixed evening with two of them would be a beginning.",
    experiment:
      "Write to one of the people you could call, about something that is not broken. See what comes back.",
  },
  refusedPeopleNotNoise: {
    title: "You refuse people, and noise stays",
    text: "A no works on someone who asks. Noise doesn’t ask: a television in the next room, a phone that lights up, your own list. So you may have kept your week free of favors and still find hardly a minute without a voice in it. Some noise you can’t stop. But for the rest, you are used to deciding what comes in, and until when.",
    experiment:
      "Choose one thing that makes noise in your day and turn it off for ten minutes, as you would refuse a request. What do you hear?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
