/** What has been studied of the practices that the site suggests, each with its source, and what has not. */
export const research = {
  lead: "The seven chakras are a traditional map. A Sanskrit text of the 16th century, the Sat-Cakra-Nirupana, describes six of them and a lotus above, and English readers met it in 1919 through John Woodroffe. The rainbow colors and the psychology were added by Western writers in the 20th century. Chakras are not a measurable thing, and our scan is not a scientific test. Some of the practices we suggest have been studied on their own, apart from any chakra. This is what we lean on.",
  tradition:
    "Purnananda. Sat-Cakra-Nirupana (16th century). Translated in Woodroffe, J. (1919). The Serpent Power. Luzac. On the modern additions: Leland, K. (2016). Rainbow Body: A History of the Western Chakra System from Blavatsky to Brennan. Ibis Press.",
  findings: [
    {
      practice: "Slow breathing",
      finding:
        "A review of 15 studies linked slow breathing, below ten breaths a minute, with feeling more relaxed and less tense.",
      source:
        "Zaccaro, A., et al. (2018). How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing. Frontiers in Human Neuroscience, 12, 353.",
    },
    {
      practice: "Gratitude writing",
      finding:
        "People who regularly listed things they were grateful for felt better about their lives than people who listed hassles.",
      source:
        "Emmons, R. A., & McCullough, M. E. (2003). Counting blessings versus burdens. Journal of Personality and Social Psychology, 84(2), 377-389.",
    },
    {
      practice: "Mindfulness",
      finding:
        "Across 47 trials, meditation programs brought small to moderate relief from anxiety and low mood, though no more than other active choices such as exercise.",
      source:
        "Goyal, M., et al. (2014). Meditation programs for psychological stress and well-being. JAMA Internal Medicine, 174(3), 357-368.",
    },
    {
      practice: "Walking in nature",
      finding:
        "After 90 minutes on foot among grass and trees, people reported less brooding. After the same walk beside a busy road, they did not.",
      source:
        "Bratman, G. N., et al. (2015). Nature experience reduces rumination and subgenual prefrontal cortex activation. PNAS, 112(28), 8567-8572.",
    },
    {
      practice: "Expressive writing",
      finding:
        "In 146 studies of writing or talking privately about hard experiences, the benefit was real on average, and small.",
      source:
        "Frattaroli, J. (2006). Experimental disclosure and its moderators: a meta-analysis. Psychological Bulletin, 132(6), 823-865.",
    },
  ],
  limits:
    "None of these studies is about chakras or about this site. Effects like these are modest, and they differ from person to person.",
} as const;
