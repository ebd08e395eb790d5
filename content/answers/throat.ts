import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: {
      says: "Nobody decides to tense up. It happens while you’re still looking for words, so even a short talk can leave you tired.",
      next: "If home isn’t a place to relax, your body has good reason to stay on guard elsewhere, too. Next step: when a conversation is over, let both arms hang for a minute.",
      on: 2,
      leaning:
        "Once you’re home, and it’s calm, your shoulders can come down. Next step: when a conversation is over, let both arms hang for a minute.",
    },
    2: {
      says: "Some conversations leave you relaxed, and others leave you tense. Compare two of them: who was there, and how loud was it? Sitting side by side can help, since nobody has to look anybody in the eye.",
      next: "Next step: with someone you like, take the seat beside them.",
      on: 15,
      leaning:
        "Next step: you ask for what you need, so ask for an easier spot: “Can we sit over there?”",
    },
    3: {
      says: "You’re relaxed with people most of the time. A chat about nothing can simply be pleasant.",
      next: "When you do tense up, notice the person or the topic. It may be telling you something.",
      on: 17,
      leaning:
        "When you do tense up, take it seriously. You may have noticed something before you can say what.",
    },
    4: {
      says: "Your body’s at ease when you talk, so you can hear people out instead of getting your next line ready.",
      next: "Because you sound calm, people may not guess about home. If you tell someone, you can add, “I sound calm, but this is serious.”",
      on: 2,
      leaning: "That helps most when the other person is nervous.",
    },
  },
  14: {
    1: {
      says: "Maybe you nod, and keep what you really think to yourself. People go by the nod, so they know less about you than they think.",
      next: "That’s allowed. You choose who gets to hear your thoughts. Next step: where nobody can hear, talk back to a movie or the radio, out loud.",
      on: 6,
      leaning:
        "You’re playful with people you trust, so with them you already show more of yourself. Next step: tell one of them about a song or a food you can’t stand.",
    },
    2: {
      says: "Sometimes you say what you think, and sometimes the safe sentence comes out first. Your own view may only need ten seconds more. Notice who gives you those ten seconds.",
      next: "Next step: with someone you like, try “Can I go back to that?”",
      on: 18,
      leaning:
        "You also picture how it looks to them, which takes time. Next step: with someone you like, try “Let me think for a second.”",
    },
    3: {
      says: "Saying a thing out loud is a good way to find out what you think. In your head, a view can stay half finished for weeks. Once it’s said, you can hear whether you mean it.",
      next: "If you can’t say something to one person, you could try it on another.",
      on: 18,
      leaning:
        "You can also picture how it sounds to others, so you can choose words that they can take in.",
    },
    4: {
      says: "When you praise the soup, people can believe it, since you’d also have said that it needs salt.",
      next: "You can feel tense and say what you think anyway. Being tense doesn’t make it less true.",
      on: 13,
      leaning: "And since you’re relaxed when you talk, your honesty is easier to take.",
    },
  },
  15: {
    1: {
      says: "If you asked before and it went badly, it makes sense to be careful. A hint, like a sigh, may feel safer. But it’s easy to miss, and that can hurt like a no.",
      next: "A librarian is there to be asked, and so is a helpline. Next step: at a counter, ask one small question.",
      on: 3,
      leaning:
        "You have someone to call, and a plain question is easier to answer than a sigh. Next step: text them, “Can you recommend a good show?”",
    },
    2: {
      says: "It can be easier to ask for a ladder than for an hour of company, because a no to your company sounds like a no to you. But it may only be a no to that hour.",
      next: "Next step: borrow something small, and when you return it, ask, “Do you have ten minutes?”",
      on: 6,
      leaning:
        "Next step: you’re playful with people you trust, so ask one of them for ten minutes of nonsense.",
    },
    3: {
      says: "When you ask, nobody has to guess. Has anyone ever said they were glad you did?",
      next: "You have the words. You may just be short of people to say them to, and that can change.",
      on: 3,
      leaning: "The next time, they may ask what you’d like before you’ve said a word.",
    },
    4: {
      says: "Every request can get a no, and that hasn’t stopped you. From someone who means well, a no is soon over. A wish that nobody hears about can go on for years.",
      next: "Home may be the hardest thing for you to bring up, and help with it is something you can ask for, too.",
      on: 2,
      leaning: "And the people who like you don’t have to read your mind.",
    },
  },
};
