import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { addressAt, freePort } from "./ports.ts";

/** Another browser, driven by scripts within its page, with nothing but what Node and Debian's packages bring. */
export type Engine = {
  readonly goTo: (url: string) => Promise<unknown>;
  /** Runs an expression in the page; what it, or its promise, becomes. Throws what it throws. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** Of a driver; the two protocols say what it holds. */
type Answer = ReturnType<typeof JSON.parse>;

const miniBrowsers = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const miniBrowser = miniBrowsers.find((path) => existsSync(path));

/** By the names of Debian's packages. */
export const engines = {
  "firefox-esr": { isInstalled: existsSync("/usr/bin/firefox-esr"), open: openFirefox },
  "webkit2gtk-driver": {
    isInstalled:
      miniBrowser !== undefined &&
      ["WebKitWebDriver", "Xvfb"].every((name) => existsSync(`/usr/bin/${name}`)),
    open: openWebKit,
  },
} as const;

/** Firefox by WebDriver BiDi, which it speaks itself. */
async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const firefox = spawn("firefox-esr", options, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(
    `${await said(firefox.stderr as Readable, /BiDi listening on (ws:\S+)/u)}/session`,
  );
  await once(socket, "open");
  let sent = 0;
  const send = async (method: string, params: object) => {
    const id = (sent += 1);
    const answer = Promise.withResolvers<Answer>();
    const hear = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data);
      if (message.id !== id) return;
      socket.removeEventListener("message", hear);
      if (message.type === "success") answer.resolve(message.result);
      else answer.reject(new Error(`${method}: ${message.message}`));
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const { context } = contexts[0];
  return {
    goTo: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await send("script.evaluate", params);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async close() {
      await ended(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKitGTK's small browser by WebDriver, on a screen of its own that nobody sees. */
async function openWebKit(): Promise<Engine> {
  const options = ["-displayfd", "3", "-nolisten", "tcp", "-screen", "0", "1280x900x24"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const display = await said(screen.stdio[3] as Readable, /(\d+)\n/u);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const send = async (path: string, body: object): Promise<Answer> => {
    const init = { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(addressAt(port) + path, init);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await expect.poll(() => fetch(`${addressAt(port)}/status`).catch(() => undefined)).toBeTruthy();
  const browser = { binary: miniBrowser, args: ["--automation"] };
  const { sessionId } = await send("/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browser } },
  });
  const session = `/session/${sessionId}`;
  return {
    goTo: (url) => send(`${session}/url`, { url }),
    evaluate: (expression) =>
      send(`${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    async close() {
      await fetch(addressAt(port) + session, { method: "DELETE" });
      await ended(driver);
      await ended(screen);
    },
  };
}

/** What a program says that fits the pattern. */
async function said(stream: Readable, pattern: RegExp): Promise<string> {
  let text = "";
  for await (const piece of stream) {
    text += piece;
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error(`The program ended without saying ${pattern}: ${text}`);
}

async function ended(program: ChildProcess): Promise<void> {
  const exit = once(program, "exit");
  program.kill();
  await exit;
}
