/** A part of a drawing as path data (M L C Q A Z, absolute), to be painted in order; its strokes have round caps and joins. */
export type Shape = {
  readonly d: string;
  /** Painted with the color of the page first, so that it hides what it lies upon. */
  readonly covers?: true;
  /** The opacity of its color within the outline. */
  readonly fill?: number;
  readonly stroke?: { readonly width: number; readonly opacity: number };
};

/** A shape as SVG in this color, upon what hides the shapes below: two paths, or one. */
export function svgOf({ d, covers, fill, stroke }: Shape, color: string, ground: string): string {
  return (
    (covers ? `<path d="${d}" fill="${ground}"/>` : "") +
    `<path d="${d}"${fill ? ` fill="${color}" fill-opacity="${fill}"` : ""}` +
    `${stroke ? ` stroke="${color}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity}"` : ""}/>`
  );
}
