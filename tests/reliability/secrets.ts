import { paths } from "#domain/purchase/contract.ts";

const keys = /\b[sr]k_(?:test|live)_\w|whsec_\w/u;

/** Whole ids of sessions and payments, and the addresses, however often escaped, and browsers' secrets of all buyers in these tests. */
const personal =
  /(?:cs_test|\b(?:pi|ch))_\w{8}|(?:@|%(?:25)*40)(?:\w+\.)*example\b|\b[\da-f]{64}\b/u;

/** Whether a text holds a key of an account. */
export function tellsKey(text: string): boolean {
  return keys.test(text);
}

/** Whether a line of the log holds what opens a report or an account, or says who bought. */
export function isIndiscreetLine(line: string): boolean {
  return tellsKey(line) || personal.test(line);
}

/** The same of an answer, in which only an accepted order may name a session: the one of its payment page. */
export function isIndiscreetAnswer(path: string, status: number, text: string): boolean {
  const isAcceptedOrder = path === paths.createCheckout && status === 200;
  return tellsKey(text) || (!isAcceptedOrder && personal.test(text));
}
