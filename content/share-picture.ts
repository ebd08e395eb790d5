/** The dialog that makes a picture of the snapshot, and the picture. */
export const sharePicture = {
  about:
    "Pick what it shows. The picture is made in your browser and goes nowhere but where you send it.",
  shape: "Shape",
  shapes: { tall: "Tall", square: "Square" },
  firstName: "First name (optional)",
  withSentence: "Write the first sentence",
  withScores: "Write the scores",
  share: "Share",
  save: "Save the picture",
  saved: "The picture is saved.",
  failed: "The picture could not be made. Please try again.",
  noise:
    "This browser protects you by giving back noise instead of pictures, so the picture cannot be saved. A screenshot shows it as it is.",
  note: "For self-reflection only",
  alt: (petals: readonly string[], words: readonly string[]) =>
    [petals.length > 0 ? `Flower with ${petals.join(", ")}` : "Flower", ...words]
      .filter(Boolean)
      .join(". "),
} as const;
