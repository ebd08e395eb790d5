/** A part of a drawing as path data (M L C Q A Z, absolute), to be painted in order; its strokes have round caps and joins. */
export type Shape = {
  readonly d: string;
  /** Painted with the color of the page first, so that it hides what it lies upon. */
  readonly covers?: true;
  /** The opacity of its color within the outline. */
  readonly fill?: number;
  readonly stroke?: { readonly width: number; readonly opacity: number };
};
