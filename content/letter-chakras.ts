import type { LetterWords } from "#domain/report/letter-words.ts";

/**
 * The chakra with the highest score, by its state. Only what every combination of answers bears: at 10 or more, two of
 * its three answers at least are Often or Always; at 7 or more, one is; and as the highest of unequal scores it is at
 * least 4, so that one answer is above Rarely.
 */
export const highest: LetterWords["highest"] = {
  balanced: {
    root: "Root stands highest, at {score}. Of rest, safety and someone to call on, most is in place, and the rest of your week leans on that.",
    sacral:
      "Sacral is your highest score, at {score}. Between pleasure, feeling and play, color gets into your days, and it keeps a week from being only a list.",
    solar:
      "Solar Plexus leads the seven, at {score}. Standing by your plans, your choices and your limits takes a quiet kind of fire, and yours is burning well.",
    heart:
      "Heart comes first, at {score}. Kindness moves easily here, whichever way it happens to be going, and it makes nearly everything else lighter to carry.",
    throat:
      "Throat is the tallest petal, at {score}. Being at ease with people, saying what you think, asking: most of it comes to you, and it saves a lot of guessing.",
    third_eye:
      "Third Eye reaches furthest, at {score}. You look closely, at what is before you, inside you or across the table, and that may save you a wrong guess.",
    crown:
      "Crown stands on top, at {score}. By way of quiet, wonder or belonging you keep in touch with something wider than the week, and a wide view travels well.",
    together: {
      few: "{names} stand highest together, at {score} each. That gives you {gifts} to use by turns.",
      many: "{names} share the top score of {score}. With so many in front, no single strength has to do the work of all.",
    },
  },
  needs_support: {
    root: "Root comes out highest, at {score}. The ground is not even everywhere, but part of it bears your weight, be it rest, safety or someone to call on.",
    sacral:
      "Sacral comes closest to balanced, at {score}. Enjoyment still knows your address: as pleasure, feeling or play it comes by, and you let it in.",
    solar:
      "Solar Plexus is your strongest score, at {score}. The fire is lit, at least in part: a plan kept, a choice you can live with, or a limit you set.",
    heart:
      "Heart leads, at {score}. Some warmth is getting through, to other people or to you, and warmth is the sort of thing that spreads.",
    throat:
      "Throat stands at the front, at {score}. Something in it works already, be it ease in company, a plain word or the asking, and you can lean on that.",
    third_eye:
      "Third Eye sees furthest, at {score}. Attention, your own sense of things, or a feel for how others see them: one of these at least serves you often.",
    crown:
      "Crown is the tallest petal, at {score}. A little quiet, some wonder or a sense of belonging is reaching you already, with no need to earn it.",
    together: {
      few: "{names} stand highest together, at {score} each. Within limits, {gifts} are there to be called on.",
      many: "{names} share the top score of {score}. None of them is full and none is empty, and side by side they make a broad sort of floor.",
    },
  },
  blocked: {
    root: "Root has the most in it, at {score}. It may be a little rest or one number you could call, and small ground is still ground.",
    sacral:
      "Sacral has kept the most, at {score}. A taste enjoyed, a feeling felt or a silly minute with someone may be rare now, but the door is not shut.",
    solar:
      "Solar Plexus holds up best, at {score}. Some will of your own is still there, and it took some of that to answer twenty-one questions.",
    heart:
      "Heart is the highest of them, at {score}. Even in lean weeks some kindness moves, in or out, and you may be giving more of it than you count.",
    throat:
      "Throat comes first, at {score}. A word gets out now and then, or a talk goes easily for a minute, and now and then is a beginning.",
    third_eye:
      "Third Eye is the clearest of the seven, at {score}. Something in you still takes notice, and it noticed enough to come here and look.",
    crown:
      "Crown is highest, at {score}. A minute of quiet, a bit of wonder or a sense of belonging still slips in sometimes, invited or not.",
    together: {
      few: "{names} hold up best, at {score} each, and so {gifts} have not left you.",
      many: "{names} share the top score of {score}. It is low ground, but there is some of it in many places.",
    },
  },
};

/**
 * The chakra with the lowest score, where it is not balanced. At 6 or less, two of its three answers at least are
 * Rarely or Sometimes; at 7 or more, one at least is Often or Always.
 */
export const lowest: LetterWords["lowest"] = {
  needs_support: {
    root: "Root is the one to look after, at {score}. Part of it holds; more rest, more safety or more help with practical things could even it out.",
    sacral:
      "Sacral has the most room to grow, at {score}. Enjoyment is on the list already, and may only need to move up a line or two.",
    solar:
      "Solar Plexus sits lowest, at {score}, and that is no alarm. A plan, a choice or a limit may give way here and there, and perhaps you know exactly where.",
    heart:
      "Heart is the shortest of the seven, at {score}. Kindness is plainly there, and may simply favor one direction, more out than in or the other way round.",
    throat:
      "Throat would like a bit more room, at {score}. Part of what you have to say may come easily, while another part stays in your coat pocket.",
    third_eye:
      "Third Eye could do with some space, at {score}. You see a fair amount as it is, and a slower hour now and then would let you see the rest.",
    crown:
      "Crown comes last, at {score}. Quiet, wonder or belonging does visit, and may only be looking for a door left open at the right hour.",
    together: {
      few: "{names} are the ones to look after, at {score} each. They are more than halfway there, and any of them is a good place to begin.",
      many: "{names} share the lowest score of {score}. With so many in line there is no single right place to begin, so we have picked one.",
    },
  },
  blocked: {
    root: "Root asks for care first, at {score}. It is about rest, safety and someone to call on, and where these are short, everything else has less to stand on.",
    sacral:
      "Sacral is the shortest petal, at {score}. Pleasure, feeling and play can be the first to leave the table when life fills up, and an empty chair is easy to overlook.",
    solar:
      "Solar Plexus could use the most care, at {score}. Plans, choices and limits all draw on one fire, and yours may have been warming other people’s rooms.",
    heart:
      "Heart is where to be gentle first, at {score}. This says nothing about how much you love; kindness may only have had a long way to travel lately.",
    throat:
      "Throat waits at the low end, at {score}. Ease with people, plain words and asking: most of these don’t come often just now, and silence can grow heavy.",
    third_eye:
      "Third Eye wants some rest, at {score}. Attention, trust in your own sense, and room for another view all need a little space, and space may be what is missing.",
    crown:
      "Crown is lowest, at {score}. Quiet, wonder and belonging tend to wait until everything else is done, and everything else is never done.",
    together: {
      few: "{names} ask for care first, at {score} each. One at a time is enough, so one can have this week and the others can wait.",
      many: "{names} share the lowest score of {score}. That is too many to tend at once, so choose the one that seems lightest to pick up.",
    },
  },
};
