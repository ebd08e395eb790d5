import { useMemo } from "react";
import type { ChakraKey } from "#domain/chakra.ts";
import { paintScene, svgFile } from "#drawing/scene-picture.ts";
import { sceneViewBox } from "#drawing/shape.ts";
import { Picture } from "./picture.tsx";
import type { Scheme } from "./pictures.ts";

/** The scene of a chakra, which asks for no file: a bought report is whole without a network. Decorative, and not printed. */
export function Scene({ chakra }: { chakra: ChakraKey }) {
  const addresses = useMemo(() => {
    const file = (scheme: Scheme) => svgFile(sceneViewBox, paintScene(chakra, scheme));
    const address = (scheme: Scheme) => `data:image/svg+xml,${encodeURIComponent(file(scheme))}`;
    return { light: address("light"), dark: address("dark") };
  }, [chakra]);
  return <Picture of={chakra} className="screen-only" addresses={addresses} />;
}
