import { fieldsOf } from "./contract.ts";

// Apart from the contract, which the scan loads first of all: these are needed where an order is made.

/** The answer to call 1; `sessionId`, to ask whether it is paid, may be absent. Undefined for anything without an address. */
export function readCheckoutAnswer(answer: unknown) {
  const { url, session_id: sessionId } = fieldsOf(answer);
  if (typeof url !== "string" || url === "") return undefined;
  return { url, sessionId: typeof sessionId === "string" ? sessionId : undefined };
}

/** Every refusal of the server, whatever its status: its words, and what the visitor typed wrong, if the server names it. */
export function readRefusal(answer: unknown) {
  const { error, field } = fieldsOf(answer);
  return typeof error === "string" && error !== "" ? { error, field } : undefined;
}
