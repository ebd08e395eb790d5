/** A part of a drawing as path data (M L C Q A Z, absolute), to be painted in order; its strokes have round caps and joins. */
export type Shape = {
  readonly d: string;
  /** Painted with the color of the page first, so that it hides what it lies upon. */
  readonly covers?: true;
  /** The opacity of its color within the outline. */
  readonly fill?: number;
  readonly stroke?: { readonly width: number; readonly opacity: number };
};

/** Path data as short as a page needs it: tenths, no zero before a point, no space where a minus parts two numbers. */
export function brief(d: string): string {
  return d
    .replaceAll(/-?\d+\.\d+/gu, (number) =>
      String(Math.round(Number(number) * 10) / 10 + 0).replace(/^(-?)0\./u, "$1."),
    )
    .replaceAll(" -", "-");
}

/** A shape as SVG in this color, upon what hides the shapes below: two paths, or one. */
export function svgOf({ d, covers, fill, stroke }: Shape, color: string, ground: string): string {
  const path = brief(d);
  return (
    (covers ? `<path d="${path}" fill="${ground}"/>` : "") +
    `<path d="${path}"${fill ? ` fill="${color}" fill-opacity="${fill}"` : ""}` +
    `${stroke ? ` stroke="${color}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity}"` : ""}/>`
  );
}
