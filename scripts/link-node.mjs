import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";

// Run by npm after an install, in the folder of the project, with whatever Node is there (decision 002).
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  // Its npm leaves out what is compiled, and the build would stop at that.
  console.error(
    `npm runs on Node ${process.versions.node} here, too old to install this project: take Node 20.19, 22.12 or newer from nodejs.org, and run npm ci again.`,
  );
  process.exit(1);
}
const names = existsSync("node_modules") ? readdirSync("node_modules") : [];
const name = names.find((one) => /^node-(bin-)?(linux|darwin)-/u.test(one));
if (!name || !existsSync(`node_modules/${name}/bin/node`)) {
  console.error(
    "This project's own Node did not come with the packages. It is there for Linux and macOS on x64 and arm64: run npm ci again.",
  );
  process.exit(1);
}
const { status, stderr, error } = spawnSync(`node_modules/${name}/bin/node`, ["--version"], {
  encoding: "utf8",
});
if (status !== 0) {
  console.error(
    `This project's own Node cannot run here (${stderr?.trim() || error?.message}). On Debian and Ubuntu run apt-get install libatomic1; Alpine has another C library, so take Debian there.`,
  );
  process.exit(1);
}
// What nothing here reads, 105 MB more than the C headers for packages that are compiled: sources of what comes compiled, the
// half of two packages that is for other programs, grammars of program code, other languages, and source maps.
const unread = /\.map$|\/diagnosticMessages\.generated\.json$/;
const files = readdirSync("node_modules", { recursive: true }).filter((one) => unread.test(one));
for (const path of [
  `${name}/include`,
  "effect/dist/unstable/ai",
  "effect/dist/unstable/httpapi",
  "effect/src",
  "@distilled.cloud/stripe/src",
  "zod/src",
  "stripe/cjs",
  "prismjs/components",
  "pdfjs-dist/build",
  "pdfjs-dist/web",
  "@shikijs/langs",
  "axe-core/locales",
  ...files,
]) {
  rmSync(`node_modules/${path}`, { recursive: true, force: true });
}
// npm before 11.6 does not link it.
if (!existsSync("node_modules/.bin/node")) {
  symlinkSync(`../${name}/bin/node`, "node_modules/.bin/node");
}
