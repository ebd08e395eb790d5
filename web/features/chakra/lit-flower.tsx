import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { frame } from "./flower-paths.tsx";

/** The reader's flower (`#own-flower`) once more, with the petals of some chakras; the others are faint. Decorative. */
export function LitFlower({ lit }: { lit: readonly ChakraKey[] }) {
  const dim = (svg: SVGSVGElement | null) => {
    for (const key of chakraKeys) {
      svg?.style.setProperty(`--lit-${key}`, lit.includes(key) ? "1" : "0.3");
    }
  };
  return (
    <svg {...frame} ref={dim}>
      <use href="#own-flower" />
    </svg>
  );
}
