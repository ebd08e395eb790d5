import { isIPv4, isIPv6 } from "node:net";

/** The address that a call is counted under: what the outermost trusted proxy saw. What stands left of it is a claim. */
export function visitorAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const seen = [
    ...(forwardedFor ?? "").split(",").filter((text) => text.trim() !== ""),
    peer ?? "",
  ];
  const claimed = seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? "";
  return addressGroup(claimed) ?? addressGroup(peer ?? "") ?? "unknown";
}

/** An IPv4 address as it is; of IPv6 the first half (/64), because each connection owns the other half. */
function addressGroup(text: string): string | undefined {
  const address = withoutPort(text.trim());
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const mapped = /^::ffff:([\d.]+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = "", back] = address.replace(/%.*$/u, "").split("::");
  const groups = front === "" ? [] : front.split(":");
  const behind = back === undefined || back === "" ? [] : back.split(":");
  // An IPv4 address at the end stands for two groups.
  const missing = 8 - groups.length - behind.length - (address.includes(".") ? 1 : 0);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...behind];
  const half = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(":")}::/64`;
}

/** The /48 network of an IPv6 line, as a provider may hand out to one house; undefined for IPv4. */
export function networkOf(address: string): string | undefined {
  const groups = /^(.+):[^:]+::\/64$/u.exec(address)?.[1];
  return groups && `${groups}::/48`;
}

function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/u.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/u, "$1");
}
