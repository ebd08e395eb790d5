const sameMachine = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Moves the scan to the host name in SITE_URL when it was opened under another name of this machine: payments return there,
 * and browsers keep storage by name, so the answers would be missing. True if it moves.
 */
export function goToCanonicalHost(): boolean {
  const own = new URL(import.meta.env.SITE).hostname;
  if (
    own === location.hostname ||
    ![own, location.hostname].every((name) => sameMachine.includes(name))
  )
    return false;
  const address = new URL(location.href);
  address.hostname = own;
  location.replace(address);
  return true;
}
