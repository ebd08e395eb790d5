import type { ChakraKey } from "#domain/chakra.ts";
import { lotusPaths, lotusViewBox } from "#drawing/lotus.ts";
import { brief } from "#drawing/shape.ts";

type Props = { chakra: ChakraKey | "all"; size: number };

/**
 * The lotus of a chakra in its color, or that of the middle one for all of them, `size` CSS pixels wide; decorative, so a name
 * must stand beside it.
 */
export function Lotus({ chakra, size }: Props) {
  return (
    <svg
      className={`chakra-${chakra}`}
      viewBox={lotusViewBox}
      width={size}
      height={size}
      fill="currentColor"
      fillOpacity="0.12"
      stroke="currentColor"
      aria-hidden="true"
    >
      {lotusPaths(chakra === "all" ? "heart" : chakra, size).map(({ d, strokeWidth }) => (
        <path key={d} d={brief(d)} strokeWidth={strokeWidth} />
      ))}
    </svg>
  );
}
