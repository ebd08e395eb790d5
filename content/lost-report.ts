import { site } from "./site.ts";

/** An order as its buyer knows it: "#1a2b3c4d", "November 20, 2026", and the way back to it. */
export type OrderInMail = {
  readonly number: string;
  readonly day: string;
  readonly link: string;
};

/** The mail with the way back to orders, as plain text; it goes out only when it was asked for. */
export function lostReportMail(orders: readonly OrderInMail[]): {
  readonly subject: string;
  readonly text: string;
} {
  const paragraphs = [
    "Hello,",
    `you asked for the way back to what was bought with this address at ${site.productName}.`,
    ...orders.map(({ number, day, link }) => `Order ${number} of ${day}:\n${link}`),
    "Open the link in the browser you want to read in, and take the scan again there. “Get Full Report” then opens the report without paying again.",
    "Your answers never left your browser, so the link does not hold them. The private link that you kept, or the PDF, has the report of your answers.",
    "Whoever has this mail can open a report with it, so keep it to yourself. If you did not ask for it, you need to do nothing.",
    `If you need help, write to ${site.supportEmail}.`,
  ];
  return {
    subject: `The way back to your ${site.productName} report`,
    text: `${paragraphs.join("\n\n")}\n`,
  };
}
