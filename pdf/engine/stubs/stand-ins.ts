/**
 * Modules that replace parts of pdfkit in the bundle: only embedded fonts, encryption, line breaks and PNG pictures need the real
 * ones, which are two thirds of its size.
 */
export const standIns = {
  fontkit: `${import.meta.dirname}/fontkit.ts`,
  "@noble/ciphers/aes": `${import.meta.dirname}/ciphers.ts`,
  linebreak: `${import.meta.dirname}/linebreak.ts`,
  "png-js": `${import.meta.dirname}/png.ts`,
};
