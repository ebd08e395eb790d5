import type { Point } from "#drawing/petal.ts";
import { ascender, descender, type Font } from "./style.ts";

type ListRole = "L" | "LI" | "Lbl" | "LBody" | "TOC" | "TOCI" | "Reference";
type TableRole = "Table" | "TR" | "TH" | "TD";
type TextRole = "H1" | "H2" | "H3" | "P" | "Span" | "Link";
export type Role = "Document" | "Figure" | ListRole | TableRole | TextRole;

/** An element of the structure that assistive technology reads; it is known by identity. */
export type Tag = {
  readonly role: Role;
  readonly parent?: Tag;
  /** What a figure shows. */
  readonly alt?: string;
  /** The real text, where the drawn text differs. */
  readonly actual?: string;
  readonly scope?: "Column" | "Row";
};

/** The root of every structure. */
export const documentTag: Tag = { role: "Document" };

/** Drawn but not read out: decoration, what of that reaches over the margins to the edges, or what repeats on every page. */
export type Artifact = "layout" | "bleed" | "head" | "foot";

export type Mark = Tag | Artifact;

/** One line of text; `y` is its baseline. */
export type TextItem = Point & {
  readonly kind: "text";
  /** Clockwise around its beginning, in radians. */
  readonly turn?: number;
  readonly width: number;
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly color: string;
  readonly mark: Mark;
  /** Followed by more of the same element: a space is written after it, to keep words apart when read out. */
  readonly continues?: boolean;
};

/** From the top left corner. */
export type Area = Point & { readonly width: number; readonly height: number };

/** An area, with round corners if it has a radius. */
export type RoundedArea = Area & { readonly radius?: number };

/** A filled shape. */
export type RectangleItem = RoundedArea & {
  readonly kind: "rectangle";
  readonly color: string;
  readonly mark: Mark;
};

/** A fill that changes upwards from the origin, or in all directions from it, between two distances in the path's own units. */
export type Gradient = {
  readonly isRound: boolean;
  readonly from: number;
  readonly to: number;
  /** From 0 to 1 on that way. */
  readonly stops: readonly { readonly at: number; readonly color: string }[];
};

/** SVG path data around its own origin, which lands on (x, y); `room` is what it takes up around that, in points. */
export type PathItem = Point & {
  readonly kind: "path";
  readonly room: Frame;
  readonly scale: number;
  /** Clockwise around its origin, in radians. */
  readonly turn?: number;
  readonly d: string;
  readonly fill?: { readonly color: string | Gradient; readonly opacity: number };
  /** `width` is in the path's own units. */
  readonly stroke?: {
    readonly color: string;
    readonly width: number;
    readonly opacity?: number;
    /** Ends where its path ends; else the ends are round and reach beyond it. */
    readonly hasSquareEnds?: true;
  };
  /** Its color has dried in pools, `nth` of the four ways in which the wash lies there, and deepens into `edge` along its outline. */
  readonly wash?: Area & { readonly nth: number; readonly edge: string };
  readonly mark: Mark;
};

/** A picture with one invisible letter under it, which makes viewers offer the `actual` text of its tag. */
export type ImageItem = Area & {
  readonly kind: "image";
  readonly baseline: number;
  readonly jpeg: Uint8Array;
  readonly mark: Tag;
};

/** The active area of a link, which leads to an address or to a destination in the document. */
export type LinkItem = Area & {
  readonly kind: "link";
  readonly to: { readonly url: string } | { readonly destination: string };
  readonly label: string;
  readonly mark: Tag;
};

export type Item = TextItem | RectangleItem | PathItem | ImageItem | LinkItem;

/** An entry of the outline that viewers show beside the pages; those of level 2 belong to the last one of level 1. */
export type Bookmark = { readonly title: string; readonly level: 1 | 2; readonly y: number };

/** Where links of the document lead: a name and how far down the page it is. */
export type Destination = { readonly name: string; readonly y: number };

/** One page: what is drawn, in reading order. Lengths in points from the top left corner. */
export type Page = {
  readonly items: readonly Item[];
  readonly bookmarks: readonly Bookmark[];
  readonly destinations: readonly Destination[];
  /** Without a footer. */
  readonly isBare?: true;
};

/** The same item further down. */
export function moveDown(item: Item, distance: number): Item {
  const y = item.y + distance;
  return item.kind === "image"
    ? { ...item, y, baseline: item.baseline + distance }
    : { ...item, y };
}

/** The smallest upright frame around what an item draws, in points. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The room that an item takes on its page. */
export function frameOf(item: Item): Frame {
  switch (item.kind) {
    case "text": {
      const { x, y, width, size, turn = 0 } = item;
      const [across, down] = [Math.cos(turn), Math.sin(turn)];
      const corners = [0, width].flatMap((along) =>
        [-ascender * size, descender * size].map((below) => ({
          x: x + along * across - below * down,
          y: y + along * down + below * across,
        })),
      );
      const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return { left, top, right: Math.max(...xs), bottom: Math.max(...ys) };
    }
    case "path": {
      const { x, y, room } = item;
      return {
        left: x + room.left,
        top: y + room.top,
        right: x + room.right,
        bottom: y + room.bottom,
      };
    }
    default: {
      const { x, y, width, height } = item;
      return { left: x, top: y, right: x + width, bottom: y + height };
    }
  }
}

/** The smallest upright frame around all of them. */
export function frameAround(items: readonly Item[]): Frame {
  const frames = items.map(frameOf);
  return {
    left: Math.min(...frames.map(({ left }) => left)),
    top: Math.min(...frames.map(({ top }) => top)),
    right: Math.max(...frames.map(({ right }) => right)),
    bottom: Math.max(...frames.map(({ bottom }) => bottom)),
  };
}
