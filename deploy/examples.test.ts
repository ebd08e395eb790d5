import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "#operator/commands.ts";
import { settingNames } from "#server/settings/schema.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const examples = globSync(
  ["Dockerfile", "compose.yaml", "Caddyfile", "nginx.conf", "*.service", "shop"],
  {
    cwd: import.meta.dirname,
  },
);

/** Names of these programs' own that look like settings. */
const others = new Set([
  "POSTGRES_USER",
  "POSTGRES_PASSWORD",
  "SHOP",
  "AF_INET",
  "AF_INET6",
  "AF_UNIX",
]);
const isSetting = (name: string) => settingNames.some((known) => known === name);

test("the examples name only settings that the shop has", () => {
  expect(examples).toHaveLength(7);
  for (const name of examples) {
    const named = read(name).match(/\b[A-Z]+(?:_[A-Z\d]+)+\b/gu) ?? [];
    const unknown = named.filter((word) => !isSetting(word) && !others.has(word));
    expect({ name, unknown }).toEqual({ name, unknown: [] });
  }
});

test("image and compose file build in every setting that pages hold, and only those", () => {
  const built = ["SITE_URL", "PUBLIC_PRICE_ID", "PUBLIC_ANON_KEY", "PUBLIC_BACKEND_URL"];
  const inImage = [...read("Dockerfile").matchAll(/^ARG (\w+)$/gmu)].map(([, name]) => name);
  expect(inImage).toEqual(built);
});

test("a proxy gives up an idle connection before the server does, and servers get the time to leave", () => {
  for (const [name, pattern] of [
    ["Caddyfile", /\bkeepalive (\d+)s/u],
    ["nginx.conf", /\bkeepalive_timeout (\d+)s/u],
  ] as const) {
    expect(Number(pattern.exec(read(name))?.[1])).toBeLessThan(5);
  }
  for (const [name, pattern] of [
    ["compose.yaml", /stop_grace_period: (\d+)s/u],
    ["seven-petals@.service", /TimeoutStopSec=(\d+)/u],
  ] as const) {
    expect(Number(pattern.exec(read(name))?.[1])).toBeGreaterThan(13);
  }
});

test("the image, the unit and the packed folder start the server in the same way", () => {
  const start = "node --max-semi-space-size=2 server/main.js";
  const image = /^CMD (\[.*\])$/mu.exec(read("Dockerfile"))?.[1] ?? "[]";
  expect(JSON.parse(image).join(" ")).toBe(start);
  const unit = /^ExecStart=(.*)$/mu.exec(read("seven-petals@.service"))?.[1];
  expect(unit?.replaceAll("/opt/seven-petals/", "")).toBe(start);
  expect(read("pack.ts")).toContain(`"exec ${start}"`);
  // systemd would otherwise give up after five quick failures.
  expect(read("seven-petals@.service")).toMatch(/^Restart=always$/mu);
  expect(read("seven-petals@.service")).toMatch(/^StartLimitIntervalSec=0$/mu);
});

test("the owner's command line runs as the user, in the folder and with the Node of the unit", () => {
  const shop = read("shop");
  const unit = read("seven-petals@.service");
  const valueOf = (name: string) => new RegExp(`^${name}=(\\S+)`, "mu").exec(unit)?.[1];
  const node = valueOf("ExecStart") ?? "";
  expect(shop).toContain(`cd ${valueOf("WorkingDirectory")} &&`);
  expect(shop).toContain(`exec /sbin/runuser -u ${valueOf("User")} -- ${node} `);
  expect(shop).toContain(`${node.replace(/node$/u, "operator/main.js")} "$@"`);
  expect(shop).toMatch(/^#!\/bin\/sh\n/u);
  expect(statSync(join(import.meta.dirname, "shop")).mode & 0o111).not.toBe(0);
});

test("the timer of the week's numbers starts its unit, which runs the owner's command line", () => {
  const [, ...words] =
    /^ExecStart=(.*)$/mu.exec(read("seven-petals-stats.service"))?.[1]?.split(" ") ?? [];
  expect(commands.find(({ name }) => name === words[0])?.options).toContain(words[1]?.slice(2));
  expect(read("../docs/operations.md")).toContain("deploy/seven-petals-stats.*");
  expect(read("seven-petals-stats.timer")).toContain("WantedBy=timers.target");
});

test("no secret and nothing that is made anew goes into the image", () => {
  const ignored = read("Dockerfile.dockerignore").split("\n");
  for (const name of [".env*", ".git", "data", "dist", "node_modules", "pack"]) {
    expect(ignored).toContain(name);
  }
});
