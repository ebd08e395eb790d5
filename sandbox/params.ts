import type { Outcome } from "./errors.ts";
import type { FormGroup } from "./form.ts";
import {
  choice,
  email,
  flag,
  group,
  integer,
  list,
  metadata,
  optional,
  parameters,
  text,
  url,
  type Reader,
} from "./readers.ts";

/**
 * The parameters that each call accepts: the part of Stripe's API that this project may use, under the names of the
 * pinned SDK. What Stripe does not know either is refused before, by its shape (`request-shape.ts`).
 */

const expand = { expand: optional(list(text())) };

const paging = {
  limit: optional(integer({ min: 1, max: 100 })),
  starting_after: optional(text()),
  ending_before: optional(text()),
};

/** Seconds since 1970. */
const moment = integer({ min: 0 });

const range = group({
  gt: optional(moment),
  gte: optional(moment),
  lt: optional(moment),
  lte: optional(moment),
});

/** A range of time, or one exact second. */
const created: Reader<CreatedRange> = (value, param) => {
  if (typeof value !== "string") return range(value, param);
  const read = moment(value, param);
  if (read.kind === "refused") return read;
  return { kind: "ok", value: { gte: read.value, lte: read.value } };
};

export type CreatedRange = {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
};

export const readRetrieve = parameters(expand);

export const readCreateSession = parameters({
  ...expand,
  mode: choice("payment"),
  ui_mode: optional(choice("hosted_page")),
  success_url: url,
  cancel_url: optional(url),
  line_items: list(group({ price: text(), quantity: integer({ min: 1, max: 99 }) })),
  discounts: optional(list(group({ promotion_code: text() }), 1)),
  customer_email: optional(email),
  customer_creation: optional(choice("if_required")),
  client_reference_id: optional(text(200)),
  metadata: optional(metadata),
  payment_intent_data: optional(
    group({
      description: optional(text(1000)),
      metadata: optional(metadata),
      receipt_email: optional(email),
      statement_descriptor: optional(text(22)),
      statement_descriptor_suffix: optional(text(22)),
    }),
  ),
  allowed_payment_method_types: optional(list(choice("card"))),
  adaptive_pricing: optional(group({ enabled: optional(flag) })),
  expires_at: optional(moment),
  locale: optional(choice("auto", "en")),
  submit_type: optional(choice("auto", "pay")),
  billing_address_collection: optional(choice("auto")),
});

export const readListSessions = parameters({
  ...expand,
  ...paging,
  created: optional(created),
  customer_details: optional(group({ email })),
  payment_intent: optional(text()),
  status: optional(choice("open", "complete", "expired")),
});

export const readListPromotionCodes = parameters({
  ...expand,
  ...paging,
  active: optional(flag),
  code: optional(text(500)),
  coupon: optional(text()),
  created: optional(created),
});

export const readCreateRefund = parameters({
  ...expand,
  amount: optional(integer({ min: 1 })),
  charge: optional(text()),
  payment_intent: optional(text()),
  metadata: optional(metadata),
  reason: optional(choice("duplicate", "fraudulent", "requested_by_customer")),
});

export const readListRefunds = parameters({
  ...expand,
  ...paging,
  charge: optional(text()),
  created: optional(created),
  payment_intent: optional(text()),
});

/** Disputes, and early fraud warnings, too. */
export const readListDisputes = parameters({
  ...expand,
  ...paging,
  charge: optional(text()),
  created: optional(created),
  payment_intent: optional(text()),
});

export const readListEvents = parameters({
  ...expand,
  ...paging,
  created: optional(created),
  delivery_success: optional(flag),
  type: optional(text()),
  types: optional(list(text())),
});

type Read<Reading> = Reading extends (form: FormGroup) => Outcome<infer Params> ? Params : never;

export type CreateSession = Read<typeof readCreateSession>;
export type ListSessions = Read<typeof readListSessions>;
export type ListPromotionCodes = Read<typeof readListPromotionCodes>;
export type CreateRefund = Read<typeof readCreateRefund>;
export type ListRefunds = Read<typeof readListRefunds>;
export type ListDisputes = Read<typeof readListDisputes>;
export type ListEvents = Read<typeof readListEvents>;
