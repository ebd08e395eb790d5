import { mask } from "./log.ts";

/** The names of this machine, as addresses write them. */
export const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A wrong value as the end of a sentence, unless it may hold a password. */
function shown(given: string): string {
  return given.includes("@")
    ? "is not repeated here, since it may hold a password"
    : `is "${mask(given)}"`;
}

/** The origin that a setting names; undefined beside a sentence about what is wrong. */
export function readOrigin(name: string, given: string, problems: string[]): string | undefined {
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    ["http:", "https:"].includes(url.protocol) &&
    // A slash at the end is accepted; a path, a query or a user name is not, since pages would show it, a password included.
    [url.origin, `${url.origin}/`].includes(url.href) &&
    !/[?#]/u.test(given);
  if (isOrigin) return url.origin;
  problems.push(
    `${name} must be an address without a path, such as https://example.com; it ${shown(given)}.`,
  );
  return undefined;
}

/** Whether nobody else can reach the site. A wrong address counts too: it has its own sentence already. */
export function isOnThisMachine(siteUrl: string): boolean {
  const url = URL.parse(siteUrl);
  const isRight = url?.origin === siteUrl && url.protocol.startsWith("http");
  return !isRight || localHosts.has(url.hostname);
}
