import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { leafReach } from "#drawing/flower-leaf.ts";
import { stopsOf } from "#drawing/flower-paint.ts";
import type { FlowerPart, FlowerShape, Tone } from "#drawing/flower.ts";
import { brief, flowerViewBox } from "#drawing/shape.ts";

/** Writes a color: with the properties of the page, to which a class gives those of a chakra, or, for files, as it is in one scheme. */
type Ink = (tone: Tone, key?: ChakraKey) => string;

const onPage: Ink = (tone) => `var(--${tone})`;

type Props = {
  parts: readonly FlowerPart[];
  /** Begins the ids of its gradients: one flower on a page, one name. */
  id: string;
  ink?: Ink;
};

/** The parts of a flower with their gradients, each part a group in its place. */
export function FlowerParts({ parts, id, ink = onPage }: Props) {
  return (
    <>
      <Gradients id={id} ink={ink} />
      {parts.map(({ key, turn, opacity, shapes }, index) => (
        <g
          // Parts never move, and a chakra has several.
          key={index}
          className={key && ink === onPage ? `chakra-${key}` : undefined}
          fill={`url(#${id}-${key ?? "pad"})`}
          // Of a page's flower a drawing may light some petals (`LitFlower`).
          opacity={opacity ?? (ink === onPage ? `var(--lit-${key ?? "leaf"}, 1)` : undefined)}
          transform={turn ? rotation(turn) : undefined}
        >
          <FlowerShapes shapes={shapes} of={key} ink={ink} />
        </g>
      ))}
    </>
  );
}

type ShapesProps = { shapes: readonly FlowerShape[]; of?: ChakraKey | undefined; ink?: Ink };

/** In their order; what has a gradient takes the fill of the group around it. */
export function FlowerShapes({ shapes, of: key, ink = onPage }: ShapesProps) {
  return shapes.map(({ d, fill, opacity, stroke }, nth) => (
    <path
      key={nth}
      d={brief(d)}
      fill={fill === "blush" || fill === "pad" ? undefined : fill ? ink(fill, key) : "none"}
      fillOpacity={opacity}
      {...(stroke && {
        stroke: ink(stroke.tone, key),
        strokeWidth: stroke.width,
        strokeOpacity: stroke.opacity,
      })}
    />
  ));
}

const rotation = (turn: number) => `rotate(${((turn * 180) / Math.PI).toFixed(2)})`;

/** From foot to tip of each chakra's petal, and from the middle of the leaf outwards. */
export function Gradients({ id, ink = onPage }: { id: string; ink?: Ink }) {
  const stops = (name: "pad" | "blush", key?: ChakraKey) =>
    stopsOf(name, (tone) => ink(tone, key)).map(({ at, color }) => (
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
          className={ink === onPage ? `chakra-${key}` : undefined}
          x2="0"
          y1="1"
        >
          {stops("blush", key)}
        </linearGradient>
      ))}
    </defs>
  );
}

export const frame = {
  viewBox: flowerViewBox,
  width: 400,
  height: 400,
  "aria-hidden": true,
} as const;
