import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { engines } from "#tests/support/engines.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { atQuestion } from "#tests/support/starts.ts";
import { ownAddress } from "#tests/support/visitor.ts";

for (const [name, { isInstalled, open }] of Object.entries(engines)) {
  const title = `scan, order, payment, report and PDF work in ${name}`;
  (isInstalled ? test : test.skip)(
    isInstalled ? title : `${title} (skipped, not installed)`,
    async ({ baseURL }, testInfo) => {
      const { goTo, evaluate, close } = await open();
      try {
        /** Waits until it is true; a page on its way to the next one answers nothing. */
        const until = (expression: string) =>
          expect.poll(() => evaluate(expression).catch(() => false), expression).toBeTruthy();
        const press = (label: string) =>
          until(`((button) => { button?.click(); return button !== undefined; })(
            [...document.querySelectorAll("button:enabled:not([data-early]), main a")]
              .find((one) => one.textContent.trim().startsWith(${JSON.stringify(label)}))
          )`);
        const type = (field: string, text: string) =>
          until(`((input) => {
            if (!input) return false;
            Reflect.set(HTMLInputElement.prototype, "value", ${JSON.stringify(text)}, input);
            return input.dispatchEvent(new Event("input", { bubbles: true }));
          })(document.querySelector("dialog[open] input[name=${field}]"))`);

        await goTo(`${baseURL}/robots.txt`);
        await evaluate(`Object.assign(sessionStorage, ${JSON.stringify(atQuestion(20)[0])}) && 0`);
        await goTo(baseURL + addresses.energyScan);
        await press("Continue at question 20");
        for (const [id, label] of [
          [20, "Next"],
          [21, "See Results"],
        ]) {
          await until(`document.body.innerText.includes("Question ${id} of 21")`);
          await evaluate(`document.querySelectorAll("main input[type=radio]")[2].click()`);
          await press(String(label));
        }
        await press("Get Full Report");
        await type("first-name", "Łukasz");
        await type("email", ownAddress("ana"));
        await press("Get Full Report (PDF)");
        await press("Pay");
        await until(`document.body.innerText.includes("Payment Successful!")`);
        await press("Access Your Report");
        await until(`document.querySelector("h1")?.innerText === "Hello, Łukasz"`);
        // Its bytes, instead of a place on the disk for which each browser has a rule of its own.
        await evaluate(`void Object.assign(URL, { createObjectURL: (blob) => {
          const reader = new FileReader();
          reader.onload = () => (globalThis.pdf = reader.result);
          reader.readAsDataURL(blob);
          return "#";
        } })`);
        await press("Download PDF");
        await until("globalThis.pdf");
        const path = testInfo.outputPath("report.pdf");
        const [, data = ""] = String(await evaluate("globalThis.pdf")).split(",");
        writeFileSync(path, Buffer.from(data, "base64"));
        const [cover] = await readPdf(path);
        // The name is a picture with one letter under it.
        expect(cover).toMatch(/Prepared for\s+x/u);
      } finally {
        await close();
      }
    },
  );
}
