/** Stands in for parts of pdfkit in the bundle (astro.config.ts). */
export default function refuse(): never {
  throw new Error(
    "Line breaks, PNG pictures, WOFF2 and encryption are not bundled: use lineBreak: false, JPEG and TrueType.",
  );
}

export { refuse as create, refuse as cbc, refuse as ecb };
