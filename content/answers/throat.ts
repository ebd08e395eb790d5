import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Throat looks like from inside, and a step from it, which may lean on another answer. */
export const throatAnswers: AnswerTexts<13 | 14 | 15> = {
  13: {
    1: {
      says: "A tight jaw, a short breath, feet that point at the door: you didn’t choose any of it, and it’s work on top of finding the words.",
      next: "If home isn’t a place to relax, your body has good reason to stay on guard out here, too. Next step: when a conversation is over, let both arms hang for a minute.",
      on: 2,
      leaning:
        "Home is where your guard comes down, so maybe your body waits for that door. Next step: when a conversation is over, let both arms hang for a minute.",
    },
    2: {
      says: "You know both: the talk that leaves you loose, and the one you feel in your neck an hour later. It may come down to the chairs: side by side, on a bench or a walk, instead of face to face.",
      next: "Next step: have one easy talk side by side, like on a bench.",
      on: 15,
      leaning:
        "Next step: you ask for what you need, so ask for the bench: “Can we sit over there?”",
    },
    3: {
      says: "You’re relaxed with people most of the time, so your body can tell you something when you’re not. If you were always tense, one tight neck would tell you nothing. The tense times may share a face, a topic or an hour.",
      next: "When you’re not sure what you think of something, your neck can be a second opinion.",
      on: 17,
      leaning: "You trust your own sense of things, and this may be how it gets your attention.",
    },
    4: {
      says: "Your body’s at ease when you talk, so you can hear people out instead of getting your next line ready.",
      next: "Calm can fool people, though: from the way you sound, they may never guess about home. And if your body ever does tighten with one person, believe it.",
      on: 2,
      leaning: "They may tell you more than they’d planned, and couldn’t say how you did it.",
    },
  },
  14: {
    1: {
      says: "Maybe you nod, and the real sentence shows up on the way home. People go by the nod, so they know less about you than they think.",
      next: "But a nod can just mean that you heard. Next step: where nobody can hear, talk back to a movie or the radio, out loud.",
      on: 6,
      leaning:
        "You get silly with people you trust, and a joke tells them more than a nod does. Next step: when one of them asks which movie, pick one.",
    },
    2: {
      says: "The safer sentence may just be the faster one. If your own view shows up ten seconds later, you’re short on time, not courage. Who waits those ten seconds for you, and who has already changed the subject?",
      next: "Next step: with someone you like, try “Can I go back to that?”",
      on: 18,
      leaning:
        "You picture their side first, which takes time. Next step: with someone you like, try “Let me think for a second.”",
    },
    3: {
      says: "You may find out what you think by saying it. In your head, a view can stay half finished for weeks. Out loud it has to end somewhere, and you hear right away whether you mean it.",
      next: "So when you do keep one in, you’re keeping it from yourself, too.",
      on: 18,
      leaning:
        "When you do keep one in, it may be out of kindness, since you can picture how it looks to them.",
    },
    4: {
      says: "When you like someone’s soup, they can believe it, since you’d also have told them that it needs salt.",
      next: "If your body gets tense while you say it, it’s probably not the opinion. It’s the noise, or the company, or being looked at.",
      on: 13,
      leaning:
        "You stay relaxed while you say it, too, so they get to hear it as a view and not as an attack.",
    },
  },
  15: {
    1: {
      says: "If you’ve asked before and it went badly, keeping quiet was a reasonable lesson about that person. A hint, like a sigh, feels safer. It’s also easy to miss, and that can hurt like a no.",
      next: "A librarian is there to be asked, and so is a helpline. Next step: at a counter, ask one small thing.",
      on: 3,
      leaning:
        "You have people to call. They just can’t hear a sigh. Next step: text one of them, “Could you grab milk on your way?”",
    },
    2: {
      says: "Maybe you ask for a ladder but not for an hour of company, and hold back where a no would hurt most. A no to the hour feels like it’s about you, but it’s probably about their Tuesday.",
      next: "Next step: borrow something, and when you bring it back, ask if they’ve got ten minutes for coffee.",
      on: 6,
      leaning:
        "Next step: you’re playful with people you trust, so ask one of them for ten minutes of nonsense.",
    },
    3: {
      says: "The person you ask learns two things: what you need, and that you thought of them for it. The second is nice to hear even when the answer has to be no.",
      next: "You have few people to call, so when you don’t ask, you may be saving your turn for something bigger.",
      on: 3,
      leaning:
        "You have people to call, so when you don’t ask, you may be sparing someone who would have liked the call.",
    },
    4: {
      says: "Every request can get a no, and that hasn’t stopped you. A no is over in a minute. A wish that nobody hears about can go on for years.",
      next: "Home may be the hardest thing for you to bring up, and help with it is something you can ask for, too.",
      on: 2,
      leaning: "And the people who like you don’t have to read your mind.",
    },
  },
};
