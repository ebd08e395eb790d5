import type { Context } from "hono";
import * as z from "zod/mini";
import { errorResponse } from "./error-response.ts";

/** Spec 5: the exact words of the checkout call without an e-mail. */
export const emailRequired = "Email is required";

function error({ input, path = [] }: z.core.$ZodRawIssue): string {
  const field = path.join(".");
  if (input !== undefined && input !== null && input !== "") return `${field} must be text.`;
  return field === "email" ? emailRequired : `${field} is required and must not be empty.`;
}

/** A field with some text in it, or a sentence that names it. */
export const nonEmpty = z.string({ error }).check(z.minLength(1, { error }));

/** Reads a JSON body of the given shape, or prepares the refusal that says in plain words what is wrong with it. */
export async function readBody<T>(c: Context, shape: z.ZodMiniType<T>) {
  const refused = (status: 400 | 415, sentence: string) =>
    ({ kind: "refused", response: errorResponse(c, status, sentence) }) as const;

  // Another site's page can send this type only after a CORS preflight, so no form elsewhere can post here.
  const mediaType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    return refused(415, "The content-type must be application/json.");
  }
  let sent: unknown;
  try {
    sent = JSON.parse(await c.req.text());
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
    return refused(400, "The body must be valid JSON.");
  }
  const parsed = z.safeParse(shape, sent);
  if (parsed.success) return { kind: "read", body: parsed.data } as const;
  const sentences = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? message : "The body must be a JSON object.",
  );
  return refused(400, sentences.includes(emailRequired) ? emailRequired : sentences.join(" "));
}
