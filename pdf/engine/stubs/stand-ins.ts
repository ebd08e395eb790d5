/**
 * Modules that replace parts of pdfkit in the bundle: only embedded fonts, encryption, line breaks and PNG pictures need the real
 * ones, which are two thirds of its size.
 */
export const standIns = Object.fromEntries(
  ["fontkit", "@noble/ciphers/aes", "linebreak", "png-js"].map((name) => [
    name,
    `${import.meta.dirname}/unused.ts`,
  ]),
);
