import type { TensionText } from "#domain/report/tensions.ts";

/** Rest, quiet, pleasure and wonder. */
export const hours = {
  quietMinutesTooLittleRest: {
    title: "You get more quiet than rest",
    text: "Quiet minutes settle your thoughts, but your body needs hours. If pain, a child or a shift takes your rest, no quiet can replace it. Otherwise, look at the time of day. If your one peaceful half hour starts after bedtime, you pay for it in sleep. Ten quiet minutes earlier in the day can make that late half hour easier to give up.",
    experiment:
      "On three days, note two times: when you meant to lie down, and when you did. What filled the time between?",
  },
  restedAndSeldomStill: {
    title: "Rested, with little quiet",
    text: "A day that goes from voice to screen to voice leaves no room for a thought that needs a minute. It doesn’t have to be a heavy thought. It can be an idea, or the name of a song you’ve been looking for. Any five quiet minutes would do, and they don’t have to be silent.",
    experiment:
      "For one day, notice each time when nobody and nothing talks to you for five minutes, screens included. When was it?",
  },
  tiredAndShortOfColor: {
    title: "Tired, with little to enjoy",
    text: "These two low answers may come from one tiredness. When a body is tired, a shower is only a way to get clean, and fresh air is only cold. That doesn’t mean your taste for life is gone, and you don’t have to hunt for joy on top of everything. If the tiredness stays for weeks no matter what you do, a doctor is a good person to tell.",
    experiment:
      "Once this week, let one pleasant thing come to you, like rain on a window or a voice you like. Nothing has to come of it.",
  },
  pleasureSoonerThanRest: {
    title: "A lovely evening, and still tired",
    text: "On a tired evening, something pleasant can be the first thing all day that’s yours. One more song or one more chapter makes sense then. It can be just what you wanted and still leave you as tired as before. That doesn’t make it a mistake, and the short nights may have another reason. It just helps to know, each time, whether you want something nice or a rest.",
    experiment:
      "Late in the evening, as you reach for something pleasant, ask whether you’re after that or after rest. If it’s rest, the pleasant thing can wait.",
  },
  theSkyYesTheShowerNo: {
    title: "The sky sooner than the shower",
    text: "Wonder does the stopping for you. For a small pleasure, you have to stop yourself, and on a full day that’s easy to skip. So use the pause that wonder gives you. When the sky or a song has held you up, there’s time for a small comfort, too, like a sip of something good or the sun on your face. Half a minute is plenty.",
    experiment:
      "When the sky or a song stops you, add one comfort on purpose, like a better seat. Which of the two stays with you longer?",
  },
  pleasantAndRarelyAstonishing: {
    title: "One step from wonder",
    text: "When something pleasant has stopped you, you’re halfway to wonder. The other half is a question. Toast is pleasant. It’s strange, too, once you ask who first thought of baking bread a second time. A favorite song was made up on some afternoon by a person you’ll never meet. Stay a moment longer, and ask where the good thing came from.",
    experiment:
      "Take a cup or a shirt that you like, and think back: who made it, from what, and where did that come from?",
  },
  closeToEachPartOfLittle: {
    title: "You like them one by one",
    text: "Warmth goes to one person at a time, and the people you like may never have met each other. Then there’s no group that you’re all part of. What you belong to doesn’t have to be grand, and it doesn’t have to be people: a park that you keep coming back to will do. If you’d like it to be people, three who meet again for a game are enough.",
    experiment:
      "Tell one person you like something good about another one they might like. See whether they ask for more.",
  },
  partOfMuchSeldomQuiet: {
    title: "Where the feeling goes afterward",
    text: "Think of the last time you felt part of something, among trees, maybe, or in a crowd that sang. Then came the way back and a dozen errands. With little quiet in a day, a feeling like that has no time to return. You don’t have to wait for the next occasion. You can call up the last one for a minute, wherever no screen is talking to you.",
    experiment:
      "In a line or on a bus, picture the place where you feel part of things, for five slow breaths. How much of it comes?",
  },
  movedAndOnYourOwn: {
    title: "You stop, and then move on",
    text: "Wonder can be over in a minute. Feeling part of something mostly takes longer: the same tree for a month, or the same few faces each week. If you see many things once and few of them again, there’s little time to grow attached. A place becomes yours once you’ve seen it on a plain day, too, when it does nothing to impress you.",
    experiment:
      "Choose one thing that has made you stop, like a tree or a bridge, and look at it three times this week. What do you know by the third?",
  },
  quietWithAStrictVoice: {
    title: "Quiet, but strict with yourself",
    text: "When a day has gone badly, your quiet minutes may be the ones when you judge yourself. Once the radio and the people stop, those thoughts are easier to hear. Then silence can leave you more tired than noise, and nothing is wrong with you. A steady sound helps, like rain, traffic or a fan. It asks nothing of you, and your thoughts can go elsewhere.",
    experiment:
      "In your next quiet minutes, listen for the farthest sound, then the nearest. When you start to scold yourself, go back to the far one.",
  },
  pleasuresForBetterDays: {
    title: "Pleasure, even on a hard day",
    text: "Think of your last hard day. Did you stop for anything pleasant? A pleasure can turn into something that has to be earned, just when you feel you’ve earned nothing. Then the good things come on the days when you need them least. But warm water is just as warm on a bad day, and nobody checks what you did before it.",
    experiment:
      "Choose one small pleasure now for your next hard day. When that day comes, have it first, with no conditions.",
  },
  funThatNeedsAWitness: {
    title: "You play more than you pause",
    text: "Play has somebody else in it, and that person can pull you in. A warm shower or a bit of fresh air has nobody to do that, so on a full day it’s easy to walk past. Maybe it seems like a lot of trouble for one person: a real breakfast, or a detour just for the view. For a guest, you’d do it gladly. You’re worth the same trouble.",
    experiment:
      "Once this week, do for yourself what you’d do for a guest, like taking out the good cup. What did you enjoy about it?",
  },
  closeLookLittleWonder: {
    title: "Close attention, less wonder",
    text: "Wonder needs a close look, and you know how to look closely. It also needs a look without a purpose. On a busy day your attention has a job: it searches for the mistake, the next step or the answer. A leaf has none of those, so it gets passed over. It only takes a minute, and you don’t have to find anything.",
    experiment:
      "Take something you use every day, and ask one question about it that you can’t answer. Do you want to know?",
  },
  peopleAndNoPlace: {
    title: "Someone to call, and something larger",
    text: "Help ties you to one person at a time, and mostly over trouble. In a good month it may bring you together with nobody. Feeling part of something takes another kind of tie: people or a place you come back to when nothing is wrong. It can be a team, a choir, or the same bench by a river. It grows by coming back.",
    experiment:
      "Send one of the people you could call a line about something that isn’t broken, like a bird or a ball game. See what comes back.",
  },
  refusedPeopleNotNoise: {
    title: "You turn people down, not noise",
    text: "A no works on someone who asks. Noise doesn’t ask: a television in the next room, a phone that lights up, your own list. You can keep your week free of favors and still have a voice in every hour of it. Some noise you can’t stop. With the rest, you can do what you do with people: decide what comes in, and until when.",
    experiment:
      "Choose one thing that makes noise in your day, and turn it off for ten minutes, the way you’d turn down a request. What do you hear?",
  },
} as const satisfies Readonly<Record<string, TensionText>>;
