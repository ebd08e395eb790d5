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
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  const definitions = new Map<string, Schema>();
  const names = new Map<ts.Type, string>();
  const shapes = shapesOf(program, checker);
  const known = new Set(shapes.objects.values());

  /** Undefined for types that are never on the wire, such as methods. */
  const schemaOf = (type: ts.Type, section: Section): Schema | undefined => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return { const: checker.typeToString(type) === "true" };
    }
    const isSupported = section === "supported";
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
    const isNeverAnswered = section === "objects" && isResource(checker, type) && !known.has(type);
    if (isAnything || isNeverAnswered) return { type: "object" };
    // Anonymous types are written in place.
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
        // An object that the sandbox never answers can only be an id here.
        !(section === "objects" && isResource(checker, member) && !known.has(member)),
    );
    const choices: Schema[] = [];
    if (words.length > 0) {
      choices.push({ type: "string", enum: words.map(({ value }) => value).toSorted() });
    }
    // The compiler sees boolean as a union of two literals.
    const isFlag = others.filter(isYesOrNo).length === 2;
    if (isFlag) choices.push({ type: "boolean" });
    for (const member of others) {
      const schema = isFlag && isYesOrNo(member) ? undefined : schemaOf(member, section);
      if (schema) choices.push(schema);
    }
    const distinct = [...new Map(choices.map((one) => [JSON.stringify(one), one])).values()];
    return distinct.length > 1 ? { anyOf: distinct } : distinct[0];
  };

  /** Adds an object to the definitions, once per name. */
  const define = (type: ts.Type, section: Section): string => {
    const present = names.get(type);
    if (present !== undefined) return present;
    const name = nameFor(checker, type, new Set(names.values()));
    names.set(type, name);
    definitions.set(name, shapeOf(type, section, name));
    return name;
  };

  const shapeOf = (type: ts.Type, section: Section, name = ""): Schema => {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      if (section === "objects" && perMethod.test(name) && !keptOfMethods.has(property.name))
        continue;
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

  const roots = Object.entries(shapes).map(([section, types]) => {
    // The keys of `shapes` are the sections.
    const describe = (type: ts.Type) => schemaOf(type, section as Section);
    return `"${section}": ${JSON.stringify(Object.fromEntries([...types].map(([name, type]) => [name, describe(type)])))},`;
  });
  const definitionLines = [...definitions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  return [
    "{",
    `"$schema": "https://json-schema.org/draft/2020-12/schema",`,
    `"$comment": "Made by sandbox/make-schema.ts from the type declarations of stripe@${Stripe.PACKAGE_VERSION}.",`,
    ...roots,
    `"$defs": {\n${definitionLines.join(",\n")}\n}`,
    "}\n",
  ].join("\n");
}

function shapesOf(program: ts.Program, checker: ts.TypeChecker) {
  const file = program.getSourceFile(shapesPath);
  const symbol = file && checker.getSymbolAtLocation(file);
  const membersOf = (name: string) => {
    const alias = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
    if (!alias) throw new Error(`${shapesPath} does not export ${name}.`);
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(alias));
    return new Map(members.map((member) => [member.name, checker.getTypeOfSymbol(member)]));
  };
  return {
    requests: membersOf("Requests"),
    supported: membersOf("Supported"),
    objects: membersOf("Objects"),
  };
}

const isYesOrNo = ({ flags }: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0;

/** `string & {}`: any string, beside the literals of a union. */
function isOpenText(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

/** A resource with an id at Stripe, such as a customer. */
function isResource(checker: ts.TypeChecker, type: ts.Type): boolean {
  return ["id", "object"].every((name) => checker.getPropertyOfType(type, name) !== undefined);
}

function nameFor(checker: ts.TypeChecker, type: ts.Type, taken: ReadonlySet<string>): string {
  const plain = checker
    .typeToString(type, undefined, ts.TypeFormatFlags.UseFullyQualifiedType)
    .replaceAll(/import\([^)]*\)\.?/gu, "")
    .replaceAll(/[^\w.]+/gu, "_")
    .replace(/^Stripe\./u, "")
    .slice(0, 120);
  let name = plain;
  for (let i = 2; taken.has(name); i += 1) name = `${plain}_${i}`;
  return name;
}

if (import.meta.main) writeFileSync(schemaPath, makeSchema());
