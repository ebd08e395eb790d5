import type { StoredObjects } from "./account.ts";
import { schema, type Shape } from "./stripe-schema.ts";

/** The fields of an object that cannot be null, at any depth. */
type Given<Value> = Value extends string | number | boolean | null | undefined | readonly unknown[]
  ? Value
  : {
      [Name in keyof Value as IsFilled<Value, Name> extends true ? never : Name]: Given<
        Value[Name]
      >;
    } & {
      [Name in keyof Value as IsFilled<Value, Name> extends true ? Name : never]?: Given<
        Value[Name]
      >;
    };
type IsFilled<Value, Name extends keyof Value> = Name extends "object" | "livemode"
  ? true
  : null extends Value[Name]
    ? true
    : undefined extends Value[Name]
      ? true
      : false;

/** An API object with every field that Stripe's SDK declares; fields not given are null. */
export function newObject<Name extends keyof StoredObjects>(
  name: Name,
  fields: Given<StoredObjects[Name]>,
): StoredObjects[Name] {
  const given = { object: name, livemode: false, ...fields };
  // The schema is made from this very type.
  return filled(schema.objects[name], given) as StoredObjects[Name];
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
