/** For whoever reads results or a report where somebody may look over their shoulder. */
export const leaving = {
  title: "If somebody may look",
  leave: "Leave quickly",
  forget: "Forget everything",
  details: "Details",
  note: "Leave quickly, or Esc twice, puts an encyclopedia in place of this page. The browser’s own history still lists the visit.",
  question:
    "Answers, kept snapshots, a kept report with its ticks and words, your link for a friend, and purchases go from this device. A bought report opens again only with its private link, or by mail from the lost report page.",
  yes: "Forget everything",
  no: "Keep them",
  neutralPage: "https://www.wikipedia.org/",
} as const;
