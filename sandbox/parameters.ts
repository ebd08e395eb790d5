import * as z from "zod/mini";
import { ok, refuse, type Outcome, type Refusal } from "./answers.ts";

/** The parameters that each route takes: what the shop sends. The messages are Stripe's codes. */

const text = z
  .string()
  .check(
    z.minLength(1, "parameter_invalid_empty"),
    z.regex(/\S/u, "parameter_invalid_string_blank"),
  );
// Numbers and flags are texts on the wire.
const whole = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/u, "parameter_invalid_integer")),
  z.transform(Number),
);
const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((word) => word === "true"),
);
const maybe = z.exactOptional;
const expand = maybe(z.array(text));
const metadata = maybe(z.record(z.string(), text));
const page = { limit: maybe(whole), expand };

export const parameters = {
  "POST /v1/checkout/sessions": z.strictObject({
    mode: z.literal("payment"),
    line_items: z.array(z.strictObject({ price: text, quantity: whole })),
    success_url: text,
    cancel_url: maybe(text),
    customer_email: maybe(text),
    discounts: maybe(z.array(z.strictObject({ promotion_code: text }))),
    expires_at: maybe(whole),
    adaptive_pricing: maybe(z.strictObject({ enabled: maybe(flag) })),
    client_reference_id: maybe(text),
    metadata,
    payment_intent_data: maybe(
      z.strictObject({
        metadata,
        receipt_email: maybe(text),
        statement_descriptor_suffix: maybe(text),
      }),
    ),
    automatic_tax: maybe(z.strictObject({ enabled: flag })),
    billing_address_collection: maybe(z.enum(["auto", "required"])),
    consent_collection: maybe(
      z.strictObject({ terms_of_service: maybe(z.enum(["none", "required"])) }),
    ),
    custom_text: maybe(
      z.strictObject({ terms_of_service_acceptance: maybe(z.strictObject({ message: text })) }),
    ),
    expand,
  }),
  "GET /v1/checkout/sessions": z.strictObject({ ...page, payment_intent: maybe(text) }),
  "GET /v1/checkout/sessions/:id": z.strictObject({ expand }),
  "POST /v1/checkout/sessions/:id/expire": z.strictObject({ expand }),
  "GET /v1/prices/:id": z.strictObject({ expand }),
  "GET /v1/payment_intents": z.strictObject(page),
  "GET /v1/charges": z.strictObject(page),
  "GET /v1/coupons": z.strictObject(page),
  "GET /v1/webhook_endpoints": z.strictObject(page),
  "GET /v1/promotion_codes": z.strictObject({ ...page, code: maybe(text), active: maybe(flag) }),
  "GET /v1/charges/:id": z.strictObject({ expand }),
  "GET /v1/disputes/:id": z.strictObject({ expand }),
  "GET /v1/disputes": z.strictObject({ ...page, charge: maybe(text) }),
};

export type Route = keyof typeof parameters;
export type Parameters = { readonly [R in Route]: z.infer<(typeof parameters)[R]> };

/** Form-encoded parameters as a tree: `a[b][0]=x` is { a: { b: { 0: "x" } } }. */
type Tree = { [name: string]: string | Tree };

/** Deeper than any of Stripe's parameters; limits what a hostile request can build. */
const maxDepth = 8;

/** The parameters of a request as typed values, or Stripe's refusal: what is not on the route's list is not ignored. */
export function readParameters<R extends Route>(route: R, encoded: string): Outcome<Parameters[R]> {
  const form = parseForm(encoded);
  if (form.kind === "refused") return form;
  const read = parameters[route].safeParse(form.value, { reportInput: true });
  // The compiler does not follow that the list of a route gives its parameters.
  return read.success ? ok(read.data as Parameters[R]) : refusalFor(read.error.issues);
}

export function parseForm(encoded: string): Outcome<object> {
  // Without a prototype, "__proto__" is a name like any other.
  const newGroup = (): Tree => Object.create(null);
  const root = newGroup();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split("[").map((part) => part.replace(/\]$/u, ""));
    if (path.length > maxDepth) return refuse(`Invalid parameter: ${name} is nested too deeply.`);
    const last = path.pop() ?? "";
    let group: string | Tree = root;
    for (const part of path) {
      if (typeof group === "object") group = group[part] ??= newGroup();
    }
    if (typeof group === "string" || typeof group[last] === "object") {
      const message = `Invalid parameter: ${name} is used both as a value and as a group.`;
      return refuse(message, { param: name });
    }
    group[last] = value;
  }
  return ok(Object(withLists(root)));
}

/** A group whose names are 0, 1, 2 … is a list, except among names that the shop makes up itself. */
function withLists(value: string | Tree, name = ""): unknown {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, withLists(inner, key)] as const,
  );
  const isList = name !== "metadata" && entries.every(([key]) => /^\d+$/u.test(key));
  // Integer-like keys come in ascending order.
  return isList && entries.length > 0
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

/** Stripe names one thing that is wrong: an unknown parameter before a missing one before a wrong value. */
function refusalFor(issues: readonly z.core.$ZodIssue[]): Refusal {
  const unknown = issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown) {
    const param = nameOf([...unknown.path, ...unknown.keys.slice(0, 1)]);
    return refuse(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const missing = issues.find(({ input }) => input === undefined);
  const { path = [], message = "" } = missing ?? issues[0] ?? {};
  const param = nameOf(path);
  if (missing) {
    return refuse(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const isCode = message.startsWith("parameter_");
  return refuse(`Invalid ${param}: ${message}`, { ...(isCode && { code: message }), param });
}

/** The name of a parameter as it is sent: "a[b][0]". */
function nameOf([first = "", ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((name) => `[${String(name)}]`).join("");
}
