import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

/** What Debian's packages of the walk install. */
const programs = ["orca", "firefox-esr", "Xvfb", "openbox", "xdotool", "dbus-run-session", "gdbus"];

/** The programs that are missing here. */
export function missingPrograms(): readonly string[] {
  return programs.filter((program) => !existsSync(`/usr/bin/${program}`));
}

/** A screen reader with a browser: what is pressed, and what is heard. */
export type Ears = {
  /** Presses keys, named as xdotool does, or types a text given as `type:`. */
  readonly press: (key: string) => Promise<void>;
  /** All that was said since the last key, once the screen reader is quiet. Throws if a text is not among it in time. */
  readonly hear: (expected: readonly RegExp[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Debian's `nobody`, where root runs the walk: Orca refuses root. */
const nobody = 65_534;
/** The longest wait for something to be said, and how long silence lasts, in milliseconds. */
const patience = 60_000;
const quiet = 1_000;

/** Opens an address in Firefox with Orca at its side, on a screen, a D-Bus and a home folder of their own. */
export async function openEars(address: string): Promise<Ears> {
  const home = mkdtempSync(`${tmpdir()}/ears-`);
  const isRoot = process.getuid?.() === 0;
  const log = `${home}/orca.log`;
  const write = (path: string, text: string) => {
    mkdirSync(path.replace(/\/[^/]*$/u, ""), { recursive: true });
    writeFileSync(path, text);
  };
  // Without an audio device a speech server blocks Orca; its log has what it says all the same, line by line.
  write(
    `${home}/.local/share/orca/orca-customizations.py`,
    `import sys, orca.debug
sys.modules["speechd"] = None
orca.debug.debugFile.reconfigure(line_buffering=True)
`,
  );
  write(
    `${home}/firefox/user.js`,
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(""),
  );
  // Its own keys are Orca's in tables.
  write(
    `${home}/.config/openbox/rc.xml`,
    `<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>`,
  );
  if (isRoot) execFileSync("chown", ["-R", String(nobody), home]);

  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  const env: NodeJS.ProcessEnv = {
    PATH: "/usr/bin:/bin",
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: "C.UTF-8",
    GNOME_ACCESSIBILITY: "1",
  };
  const children: ChildProcess[] = [];
  const start = (
    program: string,
    options: readonly string[],
    output: "ignore" | "pipe" = "ignore",
  ) => {
    const child = spawn(program, options, {
      ...as,
      env,
      cwd: home,
      stdio: ["ignore", output, "ignore"],
      detached: true,
    });
    children.push(child);
    return child;
  };
  const firstLine = async ({ stdout }: ChildProcess) =>
    String((await once(stdout ?? process.stdin, "data"))[0]).trim();

  env["DISPLAY"] =
    `:${await firstLine(start("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x800x24"], "pipe"))}`;
  env["DBUS_SESSION_BUS_ADDRESS"] = await firstLine(
    start(
      "dbus-run-session",
      ["--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec sleep infinity"],
      "pipe",
    ),
  );
  start("openbox", []);
  for (const name of ["IsEnabled", "ScreenReaderEnabled"]) {
    const bus = ["--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"];
    const set = [
      "--method",
      "org.freedesktop.DBus.Properties.Set",
      "org.a11y.Status",
      name,
      "<true>",
    ];
    execFileSync("gdbus", ["call", ...bus, ...set], { ...as, env });
  }

  /** The whole log, and what was said in it. */
  const read = () => (existsSync(log) ? readFileSync(log, "utf8") : "");
  const said = (text: string) =>
    [...text.matchAll(/SPEECH OUTPUT: '(.*?)\s*'(?: voice=\S+)?(?:\{|$)/gmu)].map(
      ([, words = ""]) => words,
    );
  let before = 0;
  const hear = async (expected: readonly RegExp[]) => {
    const end = performance.now() + patience;
    for (let length = -1; ;) {
      const text = read();
      const heard = said(text.slice(before));
      const missing = expected.filter((pattern) => !heard.some((words) => pattern.test(words)));
      const isOver = performance.now() > end;
      if (missing.length === 0 && (text.length === length || isOver)) return heard;
      if (isOver) throw new Error(`Not heard: ${missing.join(", ")}. Heard: ${heard.join(" | ")}`);
      length = text.length;
      await pause(quiet);
    }
  };

  const close = async () => {
    for (const { pid } of children.toReversed()) {
      try {
        if (pid !== undefined) process.kill(-pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }
    // The document portal, which Firefox starts, has mounted a folder there.
    spawnSync("umount", ["--lazy", `${home}/doc`], { stdio: "ignore" });
    await pause(quiet);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    start("orca", [`--debug-file=${log}`]);
    await hear([/^Screen reader on/u]);
    start("firefox-esr", ["--no-remote", "--profile", `${home}/firefox`, address]);
    await hear([/^Page has /u]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    hear,
    press: async (key) => {
      before = read().length;
      const text = key.startsWith("type:") ? key.slice(5) : undefined;
      execFileSync(
        "xdotool",
        text === undefined
          ? ["key", "--clearmodifiers", ...key.split(",")]
          : ["type", "--delay", "60", text],
        { ...as, env },
      );
    },
    close,
  };
}

/** A Firefox without first-run pages, updates or questions, that saves downloads without asking. */
const preferences = {
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.translations.enable": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "app.update.enabled": false,
  // Else a saved PDF opens in a tab of its own.
  "pdfjs.disabled": true,
  "browser.download.alwaysOpenPanel": false,
  "browser.download.panel.shown": true,
  "browser.download.always_ask_before_handling_new_types": false,
  "signon.rememberSignons": false,
  "extensions.formautofill.creditCards.enabled": false,
};
