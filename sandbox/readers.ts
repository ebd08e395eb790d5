import { missingParameter, ok, refuse, unplayedParameter, type Outcome } from "./errors.ts";
import type { FormGroup, FormValue } from "./form.ts";

/** Reads one parameter of a request, or refuses it in Stripe's words. `param` is its name as sent: "a[b][0]". */
export type Reader<Value> = (value: FormValue | undefined, param: string) => Outcome<Value>;
export type ReadBy<AReader> = AReader extends Reader<infer Value> ? Value : never;

export function optional<Value>(reader: Reader<Value>): Reader<Value | undefined> {
  return (value, param) => (value === undefined ? ok(undefined) : reader(value, param));
}

/** A text that is not empty, of at most `max` characters. */
export function text(max = 5000): Reader<string> {
  return (value, param) => {
    if (value === undefined) return missingParameter(param);
    if (typeof value !== "string") return refuse(`Invalid string: ${param}.`, { param });
    if (value === "") {
      return refuse(
        `You passed an empty string for '${param}'. Remove '${param}' from your request or supply a non-empty value.`,
        { code: "parameter_invalid_empty", param },
      );
    }
    if (value.trim() === "") {
      return refuse(`'${param}' must not be blank.`, {
        code: "parameter_invalid_string_blank",
        param,
      });
    }
    if (value.length > max) {
      return refuse(`Invalid string: ${param} must be at most ${max} characters.`, { param });
    }
    return ok(value);
  };
}

/** Narrows a text by a test, with the refusal to give when it fails. */
function textThat(
  passes: (value: string) => boolean,
  message: string,
  code: string,
): Reader<string> {
  const readText = text();
  return (value, param) => {
    const read = readText(value, param);
    if (read.kind === "refused" || passes(read.value)) return read;
    return refuse(message, { code, param });
  };
}

/** An absolute http or https address. */
export const url = textThat(
  (value) => URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol),
  "Not a valid URL",
  "url_invalid",
);

export const email = textThat(
  (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value),
  "Invalid email address",
  "email_invalid",
);

export function integer({ min, max }: { min: number; max?: number }): Reader<number> {
  const readText = text();
  return (value, param) => {
    const read = readText(value, param);
    if (read.kind === "refused") return read;
    const number = Number(read.value);
    if (!/^-?\d{1,15}$/u.test(read.value)) {
      return refuse(`Invalid integer: ${read.value}`, { code: "parameter_invalid_integer", param });
    }
    if (number < min || (max !== undefined && number > max)) {
      const wanted = max === undefined ? `at least ${min}` : `between ${min} and ${max}`;
      return refuse(`Invalid integer: ${read.value} must be ${wanted}.`, {
        code: "parameter_invalid_integer",
        param,
      });
    }
    return ok(number);
  };
}

export const flag: Reader<boolean> = (value, param) => {
  if (value === "true" || value === "false") return ok(value === "true");
  return value === undefined
    ? missingParameter(param)
    : refuse(`Invalid boolean: ${param} must be true or false.`, { param });
};

export function choice<const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> {
  return (value, param) => {
    if (value === undefined) return missingParameter(param);
    const chosen = choices.find((candidate) => candidate === value);
    return chosen === undefined
      ? refuse(`Invalid ${param}: must be one of ${choices.join(", ")}`, { param })
      : ok(chosen);
  };
}

/** `name[0]=…&name[1]=…` or `name[]=…`, in that order. */
export function list<Value>(reader: Reader<Value>, max = 20): Reader<readonly Value[]> {
  return (value, param) => {
    if (value === undefined) return missingParameter(param);
    if (typeof value === "string" || ![...value.keys()].every((key) => /^\d{1,4}$/u.test(key))) {
      return refuse(`Invalid array: ${param}`, { param });
    }
    if (value.size > max) return refuse(`${param} must have at most ${max} items.`, { param });
    const values: Value[] = [];
    for (const [key, item] of [...value].toSorted(([a], [b]) => Number(a) - Number(b))) {
      const read = reader(item, `${param}[${key}]`);
      if (read.kind === "refused") return read;
      values.push(read.value);
    }
    return ok(values);
  };
}

type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadGroup<Fields extends Readers> = { readonly [Key in keyof Fields]: ReadBy<Fields[Key]> };

/** Named parameters; every other name is refused, for Stripe would act on it and the sandbox does not. */
export function group<Fields extends Readers>(fields: Fields): Reader<ReadGroup<Fields>> {
  return (value, param) => {
    if (value === undefined) return missingParameter(param);
    if (typeof value === "string") return refuse(`Invalid object: ${param}`, { param });
    return readGroup(fields, value, (key) => `${param}[${key}]`);
  };
}

/** All parameters of a request. */
export function parameters<Fields extends Readers>(fields: Fields) {
  return (form: FormGroup): Outcome<ReadGroup<Fields>> => readGroup(fields, form, (key) => key);
}

function readGroup<Fields extends Readers>(
  fields: Fields,
  form: FormGroup,
  nameOf: (key: string) => string,
): Outcome<ReadGroup<Fields>> {
  for (const key of form.keys()) {
    if (!Object.hasOwn(fields, key)) return unplayedParameter(nameOf(key));
  }
  const values: [string, unknown][] = [];
  for (const [key, reader] of Object.entries(fields)) {
    const read = reader(form.get(key), nameOf(key));
    if (read.kind === "refused") return read;
    values.push([key, read.value]);
  }
  // Every field was read by its own reader just above.
  return ok(Object.fromEntries(values) as ReadGroup<Fields>);
}

/** Free key and value pairs: at most 50, keys up to 40 characters, values up to 500 (docs.stripe.com/api/metadata). */
export const metadata: Reader<Readonly<Record<string, string>>> = (value, param) => {
  if (value === undefined) return missingParameter(param);
  if (typeof value === "string") return refuse(`Invalid object: ${param}`, { param });
  if (value.size > 50) return refuse("Metadata can have at most 50 keys.", { param });
  const readValue = text(500);
  const pairs: [string, string][] = [];
  for (const [key, inner] of value) {
    if (key.length > 40) return refuse("Metadata keys can have at most 40 characters.", { param });
    const read = readValue(inner, `${param}[${key}]`);
    if (read.kind === "refused") return read;
    pairs.push([key, read.value]);
  }
  return ok(Object.fromEntries(pairs));
};
