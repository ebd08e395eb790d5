import { useMemo } from "react";
import type { ChakraKey } from "#domain/chakra.ts";
import { arch, begins, paintScene, svgFile } from "#drawing/scene-picture.ts";
import { sceneViewBox } from "#drawing/shape.ts";
import { Picture } from "./picture.tsx";
import type { Scheme } from "./pictures.ts";

/** The scene of a chakra, which asks for no file: a bought report is whole without a network. Decorative, and not printed. A window is an arch of it. */
export function Scene({ chakra, isWindow = false }: { chakra: ChakraKey; isWindow?: boolean }) {
  const addresses = useMemo(() => {
    const from = begins[chakra].arch;
    const { width, top, height } = arch;
    const viewBox = isWindow ? `${from} ${top} ${width} ${height}` : sceneViewBox;
    const window = isWindow ? { from, to: from + width } : undefined;
    const address = (scheme: Scheme) =>
      `data:image/svg+xml,${encodeURIComponent(svgFile(viewBox, paintScene(chakra, scheme, window)))}`;
    return { light: address("light"), dark: address("dark") };
  }, [chakra, isWindow]);
  return <Picture of={chakra} className="screen-only" addresses={addresses} />;
}
