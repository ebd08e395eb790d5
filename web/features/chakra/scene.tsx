import { useMemo } from "react";
import type { ByChakra, ChakraKey } from "#domain/chakra.ts";
import { paintScene, svgFile } from "#drawing/scene-picture.ts";
import { sceneViewBox } from "#drawing/shape.ts";
import { Picture } from "./picture.tsx";
import { windowSize, type Scheme } from "./pictures.ts";

/** Where in its scene, which is 640 wide, a window begins: what the scene is about stands in its middle. */
export const windowStarts: ByChakra<number> = {
  root: 172,
  sacral: 360,
  solar: 328,
  heart: 178,
  throat: 116,
  third_eye: 296,
  crown: 86,
};

/** The scene of a chakra, which asks for no file: a bought report is whole without a network. Decorative, and not printed. A window shows its middle. */
export function Scene({ chakra, isWindow = false }: { chakra: ChakraKey; isWindow?: boolean }) {
  const addresses = useMemo(() => {
    const from = windowStarts[chakra];
    const { width } = windowSize;
    const file = (scheme: Scheme) =>
      isWindow
        ? svgFile(`${from} 0 ${width} 240`, paintScene(chakra, scheme, { from, to: from + width }))
        : svgFile(sceneViewBox, paintScene(chakra, scheme));
    const address = (scheme: Scheme) => `data:image/svg+xml,${encodeURIComponent(file(scheme))}`;
    return { light: address("light"), dark: address("dark") };
  }, [chakra, isWindow]);
  return <Picture of={chakra} className="screen-only" addresses={addresses} />;
}
