import { stripeShapes } from "./stripe-schema.ts";

/** For tests: checks that answers and events have exactly the shapes that the pinned SDK declares. */
export function createAnswerCheck() {
  const shapeOf = stripeShapes();

  const problemsOf = (said: unknown): readonly string[] => {
    if (typeof said !== "object" || said === null) return ["no object"];
    const { object, data }: { object?: unknown; data?: unknown } = said;
    if (object === "list") return Array.isArray(data) ? data.flatMap(problemsOf) : ["no data"];
    const check = shapeOf("objects", String(object));
    const isRight = check(said);
    const problems = isRight
      ? []
      : (check.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `${String(object)}${instancePath}: ${message} ${JSON.stringify(params)}`,
        );
    if (object !== "event") return problems;
    const about = typeof data === "object" && data !== null ? Reflect.get(data, "object") : data;
    return [...problems, ...problemsOf(about)];
  };
  return problemsOf;
}
