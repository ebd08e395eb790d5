/**
 * Modules that replace parts of pdfkit in the bundle: only embedded fonts, encryption and PNG pictures need the real ones,
 * which are two thirds of its size.
 */
export const standIns = {
  fontkit: `${import.meta.dirname}/fontkit.ts`,
  "@noble/ciphers/aes": `${import.meta.dirname}/ciphers.ts`,
  "png-js": `${import.meta.dirname}/png.ts`,
};
