/** The seven chakras from the base of the spine upwards: the order of every list on the site (spec 3). */
export const chakraKeys = [
  "root",
  "sacral",
  "solar",
  "heart",
  "throat",
  "third_eye",
  "crown",
] as const;

export type ChakraKey = (typeof chakraKeys)[number];

/** A value for each of the seven chakras; a missing one does not compile. */
export type ByChakra<Value> = Readonly<Record<ChakraKey, Value>>;

/** Builds one value per chakra, in chakra order. */
export function byChakra<Value>(valueOf: (key: ChakraKey) => Value): ByChakra<Value> {
  return Object.fromEntries(chakraKeys.map((key) => [key, valueOf(key)])) as ByChakra<Value>;
}
