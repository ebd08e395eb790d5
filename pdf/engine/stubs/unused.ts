/**
 * Stands in for parts of pdfkit when bundling: the report uses the standard fonts, breaks its lines by itself, has one picture,
 * which is a JPEG, and is never encrypted.
 */
export default function refuse(): never {
  throw new Error(
    "Custom fonts, line breaks, PNG pictures and encryption are not bundled: use standard fonts, lineBreak: false and JPEG.",
  );
}

export { refuse as create, refuse as cbc, refuse as ecb };
