import type { ChakraKey } from "#domain/chakra.ts";
import { lotusPaths, lotusViewBox } from "#drawing/lotus.ts";
import colors from "./chakra-color.module.css";

/** The lotus of a chakra in its color, `size` CSS pixels wide; decorative, so a name must stand beside it. */
export function Lotus({ chakra, size }: { chakra: ChakraKey; size: number }) {
  return (
    <svg
      className={colors[chakra]}
      viewBox={lotusViewBox}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {lotusPaths(chakra, size).map(({ d, strokeWidth }) => (
        <path key={d} d={d} strokeWidth={strokeWidth} />
      ))}
    </svg>
  );
}
