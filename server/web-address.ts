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

/** The origin of the site, or its text as it is beside a sentence about what is wrong. */
export function readSiteUrl(given: string, production: boolean, problems: string[]): string {
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    ["http:", "https:"].includes(url.protocol) &&
    // The slash at the end is forgiven; a path, a query or a user name is not.
    [url.origin, `${url.origin}/`].includes(url.href) &&
    !/[?#]/u.test(given);
  if (!isOrigin) {
    problems.push(
      `SITE_URL must be the address of the site without a path, such as https://example.com; it ${shown(given)}.`,
    );
    return given;
  }
  if (production && url.protocol !== "https:" && !localHosts.has(url.hostname)) {
    problems.push(
      `SITE_URL must begin with https:// when NODE_ENV is production; it is "${url.origin}".`,
    );
  }
  return url.origin;
}

/** Whether nobody else can reach the site. A wrong address counts too: it has its own sentence already. */
export function isOnThisMachine(siteUrl: string): boolean {
  const url = URL.parse(siteUrl);
  const isRight = url?.origin === siteUrl && url.protocol.startsWith("http");
  return !isRight || localHosts.has(url.hostname);
}
