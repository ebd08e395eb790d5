import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { leafReach } from "#drawing/flower-leaf.ts";
import { shadeOf, stopsOf } from "#drawing/flower-paint.ts";
import type { FlowerPart, Tone } from "#drawing/flower.ts";
import { mixed, type Shade } from "#drawing/palette.ts";
import { brief } from "#drawing/shape.ts";

/** How colors are written: with the properties of the page, or as they are in one scheme. */
export type Paints = {
  readonly ink: (tone: Tone, key?: ChakraKey) => string;
  readonly mix: (over: string, share: number, ground: string) => string;
};

const onPage: Paints = {
  // A class gives the colors of a chakra.
  ink: (tone) => `var(--${tone})`,
  mix: (over, share, ground) => `color-mix(in srgb,${over} ${share * 100}%,${ground})`,
};

/** For files, which know no page. */
export const inScheme = (scheme: keyof Shade): Paints => ({
  ink: (tone, key) => shadeOf(tone, key)[scheme],
  mix: mixed,
});

type Props = {
  parts: readonly FlowerPart[];
  /** Begins the ids of its gradients: one flower on a page, one name. */
  id: string;
  paints?: Paints;
};

/** The parts of a flower with their gradients, each part a group in its place. */
export function FlowerParts({ parts, id, paints = onPage }: Props) {
  const { ink } = paints;
  return (
    <>
      <Gradients id={id} paints={paints} />
      {parts.map(({ key, turn, shapes }, index) => (
        <g
          // Parts never move, and a chakra has several.
          key={index}
          className={key && paints === onPage ? `chakra-${key}` : undefined}
          fill={`url(#${id}-${key ?? "pad"})`}
          transform={turn ? rotation(turn) : undefined}
        >
          {/* In their order; what has a gradient takes the fill of the group around it. */}
          {shapes.map(({ d, fill, opacity, stroke }, nth) => (
            <path
              key={nth}
              d={brief(d)}
              fill={fill === "blush" || fill === "pad" ? undefined : fill ? ink(fill, key) : "none"}
              fillOpacity={opacity}
              {...(stroke && {
                stroke: ink(stroke.tone, key),
                strokeWidth: stroke.width,
                strokeOpacity: stroke.opacity,
                strokeDasharray: stroke.dash?.join(" "),
              })}
            />
          ))}
        </g>
      ))}
    </>
  );
}

const rotation = (turn: number) => `rotate(${((turn * 180) / Math.PI).toFixed(2)})`;

/** From foot to tip of each chakra's petal, and from the middle of the leaf outwards. */
function Gradients({ id, paints }: { id: string; paints: Paints }) {
  const stops = (name: "pad" | "blush", key?: ChakraKey) =>
    stopsOf(name, (tone) => paints.ink(tone, key), paints.mix).map(({ at, color }) => (
      <stop key={at} offset={at || undefined} stopColor={color} />
    ));
  return (
    <defs>
      <radialGradient id={`${id}-pad`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={leafReach}>
        {stops("pad")}
      </radialGradient>
      {chakraKeys.map((key) => (
        <linearGradient
          key={key}
          id={`${id}-${key}`}
          className={paints === onPage ? `chakra-${key}` : undefined}
          // From below upwards.
          x2="0"
          y1="1"
        >
          {stops("blush", key)}
        </linearGradient>
      ))}
    </defs>
  );
}
