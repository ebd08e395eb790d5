import { site } from "./site.ts";

/** The page that asks for the link, and what it answers. The answer to a wrong address is the page once more. */
export const lostReport = {
  title: "Find your report",
  lead: "Enter the email address you bought with, and we send you the link to your purchase.",
  email: "Email",
  wrongEmail: "Please enter a valid email address.",
  send: "Send me the link",
  about:
    "With the link you can take the scan again and open the report without paying again. Your answers never left your browser, so we cannot send those. The private link that you kept, or the PDF, has the report of your answers.",
  help: "Need help? Write to us by email:",
  home: "Return Home",
} as const;

export const lostReportSent = {
  title: "Check your inbox",
  lead: "If a report was bought with that address, a mail with the link is on its way.",
  text: "It should be there in a few minutes. If not, look where your mail program puts unwanted mail, or",
  again: "try the other address",
  why: "you may have used. This page says the same to everybody, so that nobody learns who has bought a report.",
} as const;

export const lostReportTooMany = {
  title: "Please wait a little",
  lead: "There were too many tries in a short time. Nothing is lost.",
  text: "If you have asked before, the mail may be among the unwanted ones. Otherwise please try again later.",
} as const;

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
