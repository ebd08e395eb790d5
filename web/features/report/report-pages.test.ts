import { expect, test } from "vitest";
import { fingerprint, keptFingerprint } from "#tests/support/report-file.ts";

test("the pictures of the report's pages show the PDF as it is today", async () => {
  const message = "Run `npm run report-pages`, look at the pictures and commit them.";
  expect(await fingerprint(), message).toBe(await keptFingerprint());
});
