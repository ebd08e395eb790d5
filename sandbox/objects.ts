import { randomInt } from "node:crypto";
import type { Stripe } from "stripe";
import { seconds } from "./clock.ts";
import { schema, type Shape } from "./stripe-schema.ts";
import type { Objects } from "./stripe-shapes.ts";

/** The objects of the API: how they are stored, and how they begin. */

type Scalar = string | number | boolean | null | undefined | void;

/** As on the wire: what Stripe may expand is an id, and the SDK's decimals are texts. */
type Stored<Value> = Value extends Scalar
  ? Value
  : Value extends Stripe.Decimal
    ? string
    : {
        [Name in keyof Value]: string extends Value[Name]
          ? Exclude<Value[Name], { id: string }>
          : Stored<Value[Name]>;
      };

export type StoredObjects = { [Name in keyof Objects]: Stored<Objects[Name]> };
export type Session = StoredObjects["checkout.session"];
export type LineItem = StoredObjects["item"];
export type PaymentIntent = StoredObjects["payment_intent"];
export type Charge = StoredObjects["charge"];
export type Refund = StoredObjects["refund"];
export type Dispute = StoredObjects["dispute"];
export type PromotionCode = StoredObjects["promotion_code"];
export type Coupon = StoredObjects["coupon"];
export type Event = StoredObjects["event"];

/** What `newObject` fills in, besides all that can be null or left out. */
type Common = "object" | "livemode" | "created" | "metadata";
type Optional<Value> = {
  [Name in keyof Value]: Value[Name] extends NonNullable<Value[Name]> ? Name & Common : Name;
}[keyof Value];

/** What must be given of an object, at any depth. */
type Given<Value> = Value extends Scalar | readonly unknown[]
  ? Value
  : { [Name in Exclude<keyof Value, Optional<Value>>]: Given<Value[Name]> } & {
      [Name in Optional<Value>]?: Given<Value[Name]>;
    };

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A fresh id such as "pi_3…", unguessable: `length` base62 characters from the system's random source. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => base62.charAt(randomInt(base62.length))).join("");
}

/** An object of the API with every field that Stripe's SDK declares: null where it can be and nothing else is given. */
export function newObject<Name extends keyof StoredObjects>(
  name: Name,
  now: Date,
  fields: Given<StoredObjects[Name]>,
): StoredObjects[Name] {
  const common = { object: name, livemode: false, created: seconds(now), metadata: {} };
  // The shape is made from the very type that the fields must fit.
  return filled(schema.objects[name], { ...common, ...fields }) as StoredObjects[Name];
}

function filled(shape: Shape | undefined, given: unknown): unknown {
  const { properties, required = [] } = objectShapeOf(shape);
  if (!properties || typeof given !== "object" || given === null) return given;
  const nulls = required.filter((name) => canBeNull(properties[name])).map((name) => [name, null]);
  const others = Object.entries(given)
    .filter(([name]) => properties[name])
    .map(([name, value]) => [name, filled(properties[name], value)]);
  return Object.fromEntries([...nulls, ...others]);
}

function objectShapeOf(shape: Shape | undefined): Shape {
  const reference = shape?.$ref ?? shape?.anyOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
  return reference === undefined ? {} : (schema.$defs[reference.replace("#/$defs/", "")] ?? {});
}

function canBeNull(shape: Shape | undefined): boolean {
  return shape?.type === "null" || shape?.anyOf?.some(({ type }) => type === "null") === true;
}
