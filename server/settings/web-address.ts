/** The names of this machine, as addresses write them. */
export const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The origin that an address names; undefined if it is none, or says more than an origin, which pages would show. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  const isOrigin =
    url !== null &&
    ["http:", "https:"].includes(url.protocol) &&
    // A slash at the end is accepted; a path, a query or a user name is not.
    [url.origin, `${url.origin}/`].includes(url.href) &&
    !/[?#]/u.test(address);
  return isOrigin ? url.origin : undefined;
}

/** Whether nobody else can reach the site. A wrong address counts too: it has its own sentence already. */
export function isOnThisMachine(siteUrl: string): boolean {
  const url = URL.parse(siteUrl);
  const isRight = url?.origin === siteUrl && url.protocol.startsWith("http");
  return !isRight || localHosts.has(url.hostname);
}
