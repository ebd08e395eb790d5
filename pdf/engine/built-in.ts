/** Stands in for what libraries of the bundle bring along, and browsers have (astro.config.ts): tables of all letters, and copies. */
const is = (kind: RegExp) => (code: number) => kind.test(String.fromCodePoint(code));
const isLatin = is(/\p{Script=Latin}/u);
export const isDigit = is(/\p{Nd}/u);
export const isMark = is(/\p{M}/u);
export const getScript = (code: number) => (isLatin(code) ? "Latin" : "Common");
export { default as getCategory, default as getCombiningClass } from "./unused.ts";
export default structuredClone;
