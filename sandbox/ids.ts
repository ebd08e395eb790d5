import { randomInt } from "node:crypto";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A fresh id such as "pi_3…", unguessable: `length` base62 characters from the system's random source. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => base62.charAt(randomInt(base62.length))).join("");
}
