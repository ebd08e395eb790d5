import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stripe } from "stripe";
import ts from "typescript";

/**
 * Makes `stripe.schema.json`, a JSON Schema of the shapes in `stripe-shapes.ts`, from the type declarations of the pinned
 * SDK. Run `node sandbox/make-schema.ts` after each change of the SDK; a test fails until then.
 */

type Schema = { readonly [keyword: string]: unknown };
type Section = "requests" | "supported" | "objects";

export const schemaPath = join(import.meta.dirname, "stripe.schema.json");
const shapesPath = join(import.meta.dirname, "stripe-shapes.ts");

/** Objects with a field for each payment method; only that of cards is kept, since all would be three quarters of the schema. */
const perMethod = /PaymentMethod(?:Details|Options)$/u;
const keptOfMethods = new Set(["card", "type"]);

/** In supported parameters, Stripe refuses texts that are empty or blank, and numbers that are not positive integers. */
const supportedText: Schema = { type: "string", minLength: 1, pattern: "\\S", maxLength: 5000 };
const supportedNumber: Schema = { type: "integer", minimum: 1 };

/** The schema as text. Takes some seconds: the compiler reads all of the SDK. */
export function makeSchema(): string {
  const program = ts.createProgram([shapesPath], {
    strict: true,
    exactOptionalPropertyTypes: true,
  });
  const checker = program.getTypeChecker();
  const definitions = new Map<string, { readonly type: ts.Type; schema: Schema }>();
  const objects = membersOf(program, "Objects");
  const answered = new Set(objects.values());

  /** Undefined for types that are never on the wire, such as methods. */
  const schemaOf = (type: ts.Type, section: Section): Schema | undefined => {
    const isSupported = section === "supported";
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isStringLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { type: "boolean" };
    if (type.flags & ts.TypeFlags.String) return isSupported ? supportedText : { type: "string" };
    if (type.flags & ts.TypeFlags.Number) return isSupported ? supportedNumber : { type: "number" };
    if (type.flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.isUnion()) return schemaOfUnion(type, section);
    // A branded string or number; the SDK also makes Decimal and Date objects from strings.
    if (isOpenText(type)) return { type: "string" };
    if (/^(?:Decimal|Date)$/u.test(checker.typeToString(type))) return { type: "string" };
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
    if (type.getCallSignatures().length > 0) return undefined;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: "array", items: (item && schemaOf(item, section)) ?? {} };
    }
    const free = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (free) {
      return { type: "object", additionalProperties: schemaOf(free.type, section) ?? {} };
    }
    const isAnything = checker.getPropertiesOfType(type).length === 0;
    if (isAnything || isNeverAnswered(type, section)) return { type: "object" };
    // Types without a name of their own are written where they are used.
    if (type.isIntersection() || type.symbol.name === "__type") return shapeOf(type, section);
    return { $ref: `#/$defs/${define(type, section)}` };
  };

  const schemaOfUnion = (type: ts.UnionType, section: Section): Schema | undefined => {
    const words = type.types.filter((member) => member.isStringLiteral());
    const others = type.types.filter(
      (member) =>
        !member.isStringLiteral() &&
        // A union of literals with `string & {}`: only the literals are accepted here.
        !(isOpenText(member) && words.length > 0) &&
        // Of an object that is never answered, only the id can stand here.
        !isNeverAnswered(member, section),
    );
    const enumeration = { type: "string", enum: words.map(({ value }) => value).toSorted() };
    const choices = others.map((member) => schemaOf(member, section)).filter((one) => !!one);
    if (words.length > 0) choices.unshift(enumeration);
    // Yes or no is a union of two literals to the compiler, with one schema.
    const distinct = [...new Map(choices.map((one) => [JSON.stringify(one), one])).values()];
    return distinct.length > 1 ? { anyOf: distinct } : distinct[0];
  };

  /** Whether it is something that Stripe gives an id to, such as a customer, and the sandbox never tells of. */
  const isNeverAnswered = (type: ts.Type, section: Section) =>
    section === "objects" &&
    ["id", "object"].every((name) => checker.getPropertyOfType(type, name)) &&
    !answered.has(type);

  /** Describes an object once, under a name of its own. */
  const define = (type: ts.Type, section: Section): string => {
    const name = checker
      .typeToString(type, undefined, ts.TypeFormatFlags.UseFullyQualifiedType)
      .replaceAll(/import\([^)]*\)\.?/gu, "")
      .replaceAll(/[^\w.]+/gu, "_")
      .replace(/^Stripe\./u, "");
    const known = definitions.get(name);
    if (known && known.type !== type) throw new Error(`Two types are called ${name}.`);
    if (!known) {
      // Known before it is described, since types lead back to themselves.
      const definition = { type, schema: {} };
      definitions.set(name, definition);
      definition.schema = shapeOf(type, section, name);
    }
    return name;
  };

  const shapeOf = (type: ts.Type, section: Section, name = ""): Schema => {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    const isTrimmed = section === "objects" && perMethod.test(name);
    for (const property of checker.getPropertiesOfType(type)) {
      if (isTrimmed && !keptOfMethods.has(property.name)) continue;
      const schema = schemaOf(checker.getTypeOfSymbol(property), section);
      if (schema === undefined) continue;
      properties[property.name] = schema;
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return {
      type: "object",
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  };

  const describe = (section: Section, types: ReadonlyMap<string, ts.Type>) => {
    const schemas = Array.from(types, ([name, type]) => [name, schemaOf(type, section)]);
    return `"${section}": ${JSON.stringify(Object.fromEntries(schemas))},`;
  };
  const roots = [
    describe("requests", membersOf(program, "Requests")),
    describe("supported", membersOf(program, "Supported")),
    describe("objects", objects),
  ];
  const definitionLines = [...definitions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { schema }]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  return [
    "{",
    `"$schema": "https://json-schema.org/draft/2020-12/schema",`,
    `"$comment": "Made by sandbox/make-schema.ts from the type declarations of stripe@${Stripe.PACKAGE_VERSION}.",`,
    ...roots,
    `"$defs": {\n${definitionLines.join(",\n")}\n}`,
    "}\n",
  ].join("\n");
}

/** The types of one list in `stripe-shapes.ts`, by their names there. */
function membersOf(program: ts.Program, list: string): ReadonlyMap<string, ts.Type> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(shapesPath);
  const symbol = file && checker.getSymbolAtLocation(file);
  const alias = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === list);
  if (!alias) throw new Error(`${shapesPath} does not export ${list}.`);
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(alias));
  return new Map(members.map((member) => [member.name, checker.getTypeOfSymbol(member)]));
}

/** `string & {}`: any text, in a list of known ones. */
function isOpenText(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

if (import.meta.main) writeFileSync(schemaPath, makeSchema());
