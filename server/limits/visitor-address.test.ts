import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf, visitorAddress } from "./visitor-address.ts";

test("without a trusted proxy the connection counts, whatever a visitor claims", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (claim) => {
      expect(visitorAddress("203.0.113.7", claim, 0)).toBe("203.0.113.7");
    }),
  );
});

test("each trusted proxy is believed about one address, whatever a visitor writes in front of them", () => {
  fc.assert(
    fc.property(fc.array(fc.ipV4()), fc.array(fc.ipV4()), (claims, proxies) => {
      const forwarded = [...claims, "198.51.100.5", ...proxies].join(" , ");
      expect(visitorAddress("203.0.113.7", forwarded, proxies.length + 1)).toBe("198.51.100.5");
    }),
  );
});

test("with fewer addresses than trusted proxies the leftmost one counts", () => {
  expect(visitorAddress("203.0.113.7", "198.51.100.5", 3)).toBe("198.51.100.5");
  expect(visitorAddress("203.0.113.7", undefined, 1)).toBe("203.0.113.7");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["::ffff:192.0.2.33", "192.0.2.33"],
  ["192.0.2.33:5060", "192.0.2.33"],
])("the address %s counts as %s", (address, group) => {
  expect(visitorAddress("203.0.113.7", address, 1)).toBe(group);
});

test("whatever half of an IPv6 address a visitor may choose, it is one visitor", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, half, (line, one, other) => {
      const [here, there] = [one, other].map((chosen) =>
        visitorAddress([...line, ...chosen].join(":"), undefined, 0),
      );
      expect(here).toBe(there);
      expect(here).toBe(`${line.join(":")}::/64`);
    }),
  );
});

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["192.0.2.33", undefined],
  ["unknown", undefined],
])("around %s lies the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["unknown", "_hidden", "", "300.1.1.1", "x".repeat(5000)])(
  "what is no address (%j) counts as the connection",
  (text) => {
    expect(visitorAddress("203.0.113.7", text, 1)).toBe("203.0.113.7");
    expect(visitorAddress(undefined, text, 1)).toBe("unknown");
  },
);
