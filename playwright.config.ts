import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/ports.ts";

const { executablePath, env } = await findBrowser();

// A port of its own, so that other servers and other runs are left alone; the workers read this file again.
process.env["E2E_PORT"] ||= String(await freePort());
const port = Number(process.env["E2E_PORT"]);
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env["CI"]),
  // No journey waits for a time: these end what hangs, on a busy machine too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    baseURL: origin,
    screenshot: "only-on-failure",
    // Journeys are about what happens; the tests about motion ask for it themselves.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: ["--disable-gpu", "--disable-quic"],
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/u,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // What server, history and storage hold does not depend on the screen, and the layout is measured at every width.
      grep: /@phone|@every-screen/u,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node server/main.ts",
    url: `${origin}/energy-scan`,
    env: {
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: `test-results/purchases-${process.pid}.sqlite`,
      STRIPE_SECRET_KEY: "",
      STRIPE_WEBHOOK_SECRET: "",
      // So that there is the page for a lost report; no journey of this server has a mail sent.
      SMTP_URL: "smtp://localhost:1",
      MAIL_FROM: "hello@example.com",
      LOG_LEVEL: "warn",
    },
  },
});
