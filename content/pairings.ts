import type { Pairing, PairingKey } from "#domain/report/pairings.ts";

/**
 * What two chakras say together. A high and a low one may both lie in between, three points apart, so the words of
 * those compare the two and call neither one strong or weak.
 */
export const pairings: Readonly<Record<PairingKey, Pairing>> = {
  heart_over_throat: {
    title: "More felt than said",
    text: "Warmth may reach you sooner than the words for it. When Heart stands this far above Throat, the people you care about can be left guessing at something you think you have told them. There is no need for a speech. Once a day, take one kind thought out of your head and put it into a sentence.",
    sentence: "With Heart so well ahead of Throat, some warm thoughts of yours may never get said.",
  },
  throat_over_heart: {
    title: "Words ahead of warmth",
    text: "You may find it easier to speak up than to soften up, toward others or toward yourself. That is Throat standing above Heart. A plain word is a fine tool, and it works best at room temperature. Before you say the true thing, look for a kind thing that is just as true, and let it go first.",
    sentence:
      "You speak more easily than you warm to people just now, so a little tenderness may help the message along.",
  },
  third_eye_over_solar: {
    title: "Seen, and not yet done",
    text: "Third Eye is well ahead of Solar Plexus. You may know what would be right for you long before you do anything about it, and the view can turn into a place to stay. A better view is not what’s missing. Take the smallest part of what you know already and do it before noon.",
    sentence:
      "You see clearly and begin less easily, so one short step may help more than another good look.",
  },
  solar_over_third_eye: {
    title: "Doing first, looking later",
    text: "Getting on with things may come more easily to you than stopping to look. Solar Plexus is out in front, with Third Eye some way behind. It keeps life moving, and now and then it means a fine effort on a road that nobody checked. Before the next big yes, walk once around the question and look at the back.",
    sentence:
      "Solar Plexus may be off before Third Eye has looked, so a pause at the door could save a long way round.",
  },
  crown_over_root: {
    title: "More sky than ground",
    text: "Crown reaches well above Root. Quiet, wonder or a sense of belonging may be closer to you than the plain things: rest, a safe place, people to call on. A wide view is worth keeping, and it is easier to enjoy from solid ground. Let one plain thing have a turn this week, whichever you have least of.",
    sentence:
      "Crown stands well above Root, so something plain, such as rest or a helpful friend, may do more for you now.",
  },
  root_over_crown: {
    title: "More ground than sky",
    text: "The practical side of life may be getting more of your care than the quiet side, with Root above Crown. Quiet, wonder and belonging then get what is left of the day, and some days leave nothing. Take ten idle minutes anyway, with a window, a song or a tree, and have nothing at all to show for them.",
    sentence:
      "Root may get more of your care than Crown, so a few useless minutes under the sky might be well spent.",
  },
  heart_over_solar: {
    title: "Kind, and slow to say no",
    text: "Heart lies well above Solar Plexus. Caring may come to you more readily than keeping to a plan of your own or saying where your limit is. Kindness without an edge gets tired. With somebody you feel safe with, try a warm no: mean both words, say them early, and spend the spare hour on yourself.",
    sentence:
      "Heart opens more easily than Solar Plexus holds its line, and a friendly no can keep kindness fresh.",
  },
  solar_over_heart: {
    title: "Drive ahead of comfort",
    text: "You may be better at getting yourself through a day than at being good to yourself in it. Solar Plexus is the higher of the two here, and Heart has some catching up to do. Such drive is worth having. It lasts longer when somebody is nice to the driver, so follow one finished task a day with an unearned comfort.",
    sentence:
      "You push on more easily than you comfort yourself, which makes small comforts along the road a sensible thing.",
  },
  solar_over_sacral: {
    title: "Duty ahead of delight",
    text: "What you decide may get done more often than what you would enjoy, for Solar Plexus is well above Sacral. Joy is easy to postpone, because it never sends a reminder. So lend it your strength. Write one pleasure on the list as if it were a task, carry it out with the same resolve, and improve nothing.",
    sentence:
      "Solar Plexus keeps its appointments better than Sacral, so give one small joy a day and an hour of its own.",
  },
  sacral_over_root: {
    title: "Plenty of color, less floor",
    text: "Feeling, fun or pleasure may come to you more easily than a steady base, which is what Sacral says when it stands over Root. That base is made of rest, a safe place and people to call on, and you know which of them you have least of. Nothing has to become duller. Ask for a little more of that one.",
    sentence:
      "Sacral is livelier than Root is steady, so some of what you enjoy could also be restful, or shared with somebody dependable.",
  },
  root_and_solar_blocked: {
    title: "Little ground, little fire",
    text: "When rest or safety runs short, not much is left to decide things with, and what looks like a weak will may be a tired body. That is one way in which a low Root pulls at Solar Plexus. So leave the resolutions. Add rest first, in any amount, and if home is the trouble, please let somebody help.",
    sentence:
      "Root and Solar Plexus are short of fuel together, so sleep may do more for your resolve than trying harder.",
  },
  sacral_and_crown_blocked: {
    title: "A stretch without much color",
    text: "Small pleasures and larger meaning can go quiet at the same time, as Sacral and Crown have here, until the days look gray from near and from far. You don’t have to find a purpose this week. Something for the senses is enough, such as a warm cup or a clean sheet. Meaning may come in later, by the same door.",
    sentence:
      "Sacral and Crown have gone quiet as a pair, so start with the senses and let meaning follow when it likes.",
  },
  heart_and_throat_blocked: {
    title: "Some distance from people",
    text: "Heart and Throat are low side by side. Reaching out may take more than you have, and being reached may feel like work too, so life can grow lonely without anyone having meant it. Begin with contact that costs nothing: a nod, a wave, two words in a message. If the distance hurts, one person you trust is enough to tell.",
    sentence:
      "Since Heart and Throat are both worn thin, the smallest sign to somebody kind is contact enough for now.",
  },
  solar_and_throat_blocked: {
    title: "Wanting, and saying so",
    text: "Holding to what you want may be uphill at present, and telling somebody may be uphill too. Solar Plexus and Throat are both low, and each makes the other steeper. There is no call to be bold. Find a matter of no importance, decide it, and say so to someone kind: this mug, that seat, the other song.",
    sentence:
      "Solar Plexus and Throat both speak softly now, so try out your wishes where nothing depends on them.",
  },
  root_and_heart_balanced: {
    title: "Firm floor, open door",
    text: "What steadies you and what warms you are both in good supply, with Root and Heart balanced at once. It makes for a house where people can come in and the walls stay up. Keep a good chair in it for yourself. On some evenings you may leave the door open, and on others you can shut it and read.",
    sentence:
      "Root and Heart are balanced side by side, so you can afford to be generous, and to keep an evening for yourself.",
  },
  solar_and_throat_balanced: {
    title: "You choose, and you say it",
    text: "Solar Plexus and Throat are both balanced. A will and a voice are a useful pair to have, since few things tire a person like a decision kept secret. Use them for more than errands. There may be a wish that you put off, and you seem to have what it takes to bring it up.",
    sentence:
      "With a balanced Solar Plexus and a balanced Throat, you can know your mind and let others in on it.",
  },
  third_eye_and_crown_balanced: {
    title: "A sharp eye, a wide view",
    text: "An eye for what is near and a feeling for what is large can keep worries close to their real size. Third Eye and Crown are both balanced, so you may have some of each, which is good company in a harder month. Let your hands have a share as well: bake something, plant something, or mend what has been waiting.",
    sentence:
      "Third Eye and Crown are balanced at once, and between them a worry may stay about as big as it is.",
  },
  sacral_and_heart_balanced: {
    title: "Delight with room for two",
    text: "Sacral and Heart are balanced together. You seem to have room for pleasure and for kindness, and each can feed the other, since a good mood is easy to share and a shared one lasts. Make a plan or two while the weeks are friendly. A walk, a supper or a silly card will keep until you need it.",
    sentence:
      "Joy and kindness can feed each other where Sacral and Heart are both balanced, and supper is a good place for it.",
  },
};
