/** Stands in for `linebreak` when bundling: the layout breaks lines by itself, and pdfkit draws them one by one. */
export default function refuse(): never {
  throw new Error("Line breaking is not bundled: draw text with lineBreak: false.");
}
