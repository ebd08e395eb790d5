const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** An address that may stand in a page: of the web, and without a password. */
export function isWebAddress(given: string): boolean {
  const url = URL.parse(given);
  // It is built into the pages, where everybody would read a password.
  return url !== null && /^https?:$/u.test(url.protocol) && url.username + url.password === "";
}

/** A wrong value as the end of a sentence, unless it may hold a password. */
export function shown(given: string): string {
  return given.includes("@")
    ? "is not repeated here, since it may hold a password"
    : `is "${given}"`;
}

/** The origin that a setting names; undefined beside a sentence about what is wrong. */
export function readOrigin(name: string, given: string, problems: string[]): string | undefined {
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    ["http:", "https:"].includes(url.protocol) &&
    // The slash at the end is forgiven; a path, a query or a user name is not.
    [url.origin, `${url.origin}/`].includes(url.href) &&
    !/[?#]/u.test(given);
  if (isOrigin) return url.origin;
  problems.push(
    `${name} must be the address of the site without a path, such as https://example.com; it ${shown(given)}.`,
  );
  return undefined;
}

/** Whether nobody else can reach the site. A wrong address counts too: it has its own sentence already. */
export function isOnThisMachine(siteUrl: string): boolean {
  const url = URL.parse(siteUrl);
  const isRight = url?.origin === siteUrl && url.protocol.startsWith("http");
  return !isRight || localHosts.has(url.hostname);
}
