import type { Context } from "hono";
import * as z from "zod/mini";
import { errorResponse } from "./error-response.ts";

/** Spec 5: the exact words of the checkout call without an e-mail. */
export const emailRequired = "Email is required";

export const nonEmpty = z.string().check(z.minLength(1));

/** Reads a JSON body of the given shape, or prepares the refusal that says in plain words what is wrong with it. */
export async function readBody<T>(
  c: Context,
  shape: z.ZodMiniType<T>,
): Promise<{ kind: "read"; body: T } | { kind: "refused"; response: Response }> {
  const refused = (status: 400 | 415, error: string) =>
    ({ kind: "refused", response: errorResponse(c, status, error) }) as const;

  // Another site's page can send this type only after a CORS preflight, so no form elsewhere can post here.
  const mediaType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    return refused(415, "The content-type must be application/json.");
  }
  let sent: unknown;
  try {
    sent = JSON.parse(await c.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused(400, "The body must be valid JSON.");
  }
  const parsed = z.safeParse(shape, sent);
  if (parsed.success) return { kind: "read", body: parsed.data };
  // Only the first problem of each field is reported.
  const firstOfField = new Map(
    parsed.error.issues.toReversed().map((issue) => [issue.path.join("."), issue]),
  );
  const sentences = [...firstOfField.values()].toReversed().map((issue) => sentenceOf(issue, sent));
  return refused(400, sentences.includes(emailRequired) ? emailRequired : sentences.join(" "));
}

function sentenceOf(issue: z.core.$ZodIssue, sent: unknown): string {
  const field = issue.path.map(String).join(".");
  if (field === "") return "The body must be a JSON object.";
  const given: unknown = typeof sent === "object" && sent ? Reflect.get(sent, field) : undefined;
  const isMissing = given === undefined || given === null || given === "";
  if (field === "email" && isMissing) return emailRequired;
  if (issue.code === "invalid_value") {
    return `${field} must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}.`;
  }
  if (isMissing) return `${field} is required and must not be empty.`;
  return issue.code === "invalid_type" && issue.expected === "string"
    ? `${field} must be text.`
    : `${field} is not valid.`;
}
