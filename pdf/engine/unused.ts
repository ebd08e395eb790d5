/** Stands in for parts of pdfkit in the bundle (astro.config.ts). */
export default function refuse(): never {
  throw new Error(
    "Custom fonts, line breaks, PNG pictures and encryption are not bundled: use standard fonts, lineBreak: false and JPEG.",
  );
}

export { refuse as create, refuse as cbc, refuse as ecb };
