const sameMachine = ["localhost", "127.0.0.1", "[::1]"];

/**
 * This machine has several names, and what is stored under one is not found under another: the payment page would send
 * the visitor back to the name in the settings, without the answers. So the scan goes there first. True if it does.
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
