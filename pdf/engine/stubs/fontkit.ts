/** Stands in for `fontkit` when bundling: the report uses the standard fonts, which pdfkit reads by itself. */
export function create(): never {
  throw new Error("Custom fonts are not bundled: use one of the registered standard fonts.");
}
