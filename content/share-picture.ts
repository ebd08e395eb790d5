/** The dialog that makes a picture of the snapshot, and the picture. */
export const sharePicture = {
  title: "My Energy Balance Snapshot",
  about:
    "Pick what it shows. The picture is made in your browser and goes nowhere but where you send it.",
  chakras: "Chakras in the picture",
  withScores: "Write the scores",
  share: "Share",
  save: "Save the picture",
  saved: "The picture is saved.",
  noneChosen: "Pick at least one chakra to go on.",
  failed: "The picture could not be made. Please try again.",
  noise:
    "This browser protects you by giving back noise instead of pictures, so the picture cannot be saved. A screenshot shows it as it is.",
  note: (productName: string) => `${productName} · for self-reflection only`,
  alt: (petals: readonly string[]) =>
    petals.length === 0 ? "A flower without petals" : `Flower with ${petals.join(", ")}`,
} as const;
