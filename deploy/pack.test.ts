import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { orderAt } from "#tests/reliability/calls.ts";
import { writeStamp } from "#server/static/build-stamp.ts";
import { freePort } from "#tests/support/ports.ts";
import { startCommand } from "#tests/support/programs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { pack } from "./pack.ts";

test("a packed folder serves its pages and sells without a package or a build tool beside it", async () => {
  const top = temporaryFolder();
  mkdirSync(join(top, "dist"));
  writeFileSync(join(top, "dist", "index.html"), "<!doctype html><title>calm</title>");
  writeStamp(top, {});
  const folder = join(top, "pack");
  await pack(join(top, "dist"), folder);
  expect(existsSync(join(folder, "node_modules"))).toBe(false);
  // A chunk of its own, which a shop with a live key does not load (server/main.test.ts).
  const chunks = readdirSync(join(folder, "chunks")).filter((name) => name.startsWith("sandbox-"));
  expect(chunks).toHaveLength(1);

  const port = String(await freePort());
  // No HOME and no NODE_PATH: nothing is found but what is in the folder.
  const env = { PATH: process.env["PATH"] ?? "", PORT: port };
  const { child, end, said, says } = startCommand(["npm", "start"], folder, env);
  await says("no money moves");
  const origin = `http://localhost:${port}`;
  expect(said()).toContain(origin);
  const read = async (path: string) => (await fetch(origin + path)).text();
  expect(await read("/readyz")).toBe("ready\n");
  expect(await read("/")).toContain("<title>calm</title>");
  const order = orderAt(origin, "ada@example.com");
  const answer = await fetch(`${origin}/functions/v1/create-checkout`, order);
  expect(await answer.json()).toMatchObject({ session_id: expect.stringMatching(/^cs_test_/u) });
  const owner = ["operator/main.js", "purchases", "list", "--json"];
  const { stdout } = spawnSync("node", owner, { cwd: folder, env, encoding: "utf8" });
  expect(JSON.parse(stdout)).toMatchObject([{ state: "open" }]);
  child.kill();
  await end;
  expect(said()).not.toMatch(/sk_test|whsec_|ada@/u);
});
