/** Stands in for `png-js` when bundling: the one picture of a report is a JPEG. */
export default function refuse(): never {
  throw new Error("PNG pictures are not bundled: give pdfkit a JPEG.");
}
