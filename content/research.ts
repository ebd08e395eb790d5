import type { StudyKey } from "#domain/report/studies.ts";

type Finding = {
  readonly practice: string;
  readonly finding: string;
  /** How strong the finding is, and what it does not show. */
  readonly howWell: string;
  readonly source: string;
  /** It stands near what we suggest, and behind no practice of the reports, so none is marked with it. */
  readonly isOnlyOnAbout?: true;
};

const findings: Readonly<Record<StudyKey, Finding>> = {
  slow_breathing: {
    practice: "Slow breathing",
    finding:
      "A review of 15 studies linked slow breathing, below ten breaths a minute, with more comfort and calm, and with feeling less keyed up, anxious, depressed, angry and confused.",
    howWell:
      "There are few studies so far, all with healthy people, and they used many ways of breathing slowly, not this very one. The review can’t say how large the effect is.",
    source:
      "Zaccaro, A., et al. (2018). How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing. Frontiers in Human Neuroscience, 12, 353.",
  },
  gratitude_writing: {
    practice: "Gratitude writing",
    finding:
      "In three studies, people who regularly listed things they were grateful for felt better on several measures. Two of the studies compared them with people who listed hassles, and one with people who listed nothing.",
    howWell:
      "They did not do better on all measures. A review of later studies found a small benefit compared with neutral tasks, and none compared with other helpful exercises.",
    source:
      "Emmons, R. A., & McCullough, M. E. (2003). Counting blessings versus burdens. Journal of Personality and Social Psychology, 84(2), 377–389. The review: Davis, D. E., et al. (2016). Thankful for the little things: a meta-analysis of gratitude interventions. Journal of Counseling Psychology, 63(1), 20–31.",
  },
  // Programs of several weeks with a teacher.
  mindfulness: {
    practice: "Nearby: mindfulness",
    finding:
      "A review of 47 trials of meditation programs of all kinds, with adults who had a medical or mental condition, found moderate evidence that mindfulness programs bring relief from anxiety, low mood and pain.",
    howWell:
      "The relief was small to moderate. There was no evidence of doing better than other active choices such as exercise.",
    source:
      "Goyal, M., et al. (2014). Meditation programs for psychological stress and well-being. JAMA Internal Medicine, 174(3), 357–368.",
    isOnlyOnAbout: true,
  },
  // A practice takes half an hour at most.
  nature_walk: {
    practice: "Nearby: walking in nature",
    finding:
      "After 90 minutes on foot among grass and trees, people reported less brooding. After the same walk beside a busy road, they did not.",
    howWell: "It is one small study of a single walk.",
    source:
      "Bratman, G. N., et al. (2015). Nature experience reduces rumination and subgenual prefrontal cortex activation. PNAS, 112(28), 8567–8572.",
    isOnlyOnAbout: true,
  },
  // We ask nobody to write about the hardest things alone.
  expressive_writing: {
    practice: "Nearby: expressive writing",
    finding:
      "In 146 studies, people wrote or talked privately about hard experiences, and on average it did them some good.",
    howWell: "The benefit was real, and small.",
    source:
      "Frattaroli, J. (2006). Experimental disclosure and its moderators: a meta-analysis. Psychological Bulletin, 132(6), 823–865.",
    isOnlyOnAbout: true,
  },
  // Of the cues beside our practices.
  if_then_plans: {
    practice: "Nearby: if-then plans",
    finding:
      "In 94 tests, people who had tied an act to a moment beforehand (“When this comes, I do that”) reached their goal more often than people who only meant to.",
    howWell:
      "The effect was medium to large. It is about doing what one set out to do, and not about whether that does any good.",
    source:
      "Gollwitzer, P. M., & Sheeran, P. (2006). Implementation intentions and goal achievement: a meta-analysis of effects and processes. Advances in Experimental Social Psychology, 38, 69–119.",
    isOnlyOnAbout: true,
  },
};

/** What has been studied of the practices that the site suggests, each with its source, and what has not. */
export const research = {
  lead: "The seven chakras are a traditional map. A Sanskrit text of the 16th century, the Sat-Cakra-Nirupana, describes six of them and a lotus above, and English readers met it in 1919 through John Woodroffe. The rainbow colors and the psychology were added by Western writers in the 20th century. Chakras are not a measurable thing, and our scan is not a scientific test. Two kinds of practice that we suggest, slow breathing and gratitude writing, have been studied on their own, apart from any chakra. Three more are nearby: what they tested is longer, harder or better guided than anything in a report. The last is about plans for keeping a habit, such as our cues.",
  tradition:
    "Purnananda. Sat-Cakra-Nirupana (16th century). Translated in Woodroffe, J. (1919). The Serpent Power. Luzac. On the modern additions: Leland, K. (2016). Rainbow Body: A History of the Western Chakra System from Blavatsky to Brennan. Ibis Press.",
  findings,
  limits:
    "None of these studies is about chakras or about this site. Where an effect could be sized, it was mostly modest, and it differs from person to person.",
  /** Stands at a practice of a report that is the studied one. */
  mark: "Studied: see Sources",
  /** Stands above the sources at the end of a report, which are the findings of its marked practices. */
  sourcesLead:
    "“Studied” means that this kind of practice has been looked into, without any link to chakras.",
} as const;
