/** The part of pdfkit 0.20.2 that the report uses; the published types describe an older version's Node build. */
declare module "pdfkit" {
  export type StandardFont = { readonly name: string };

  export type StructureElement = {
    /** A function draws marked content on the page that is current when it is added. */
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  };

  export type StructureOptions = {
    readonly alt?: string;
    readonly actual?: string;
    readonly scope?: "Column" | "Row";
    /** Left, top, right, bottom, in points from the top left corner of the page. */
    readonly bbox?: readonly [number, number, number, number];
  };

  export type MarkOptions = {
    readonly actual?: string;
    readonly type?: "Layout" | "Pagination";
    readonly attached?: readonly string[];
  };

  export type PDFGradient = { stop(at: number, color: string): PDFGradient };

  export type OutlineItem = {
    addItem(
      title: string,
      options: {
        readonly fit: false;
        readonly top: number;
        readonly left: number;
        readonly zoom: number;
      },
    ): OutlineItem;
  };

  export class PDFDocument {
    constructor(options: {
      readonly size: "A4";
      readonly margin: number;
      readonly autoFirstPage: boolean;
      readonly pdfVersion: "1.7";
      readonly lang: string;
      readonly tagged: boolean;
      readonly displayTitle: boolean;
      readonly info: Readonly<Record<string, string | Date>>;
    });

    addPage(): this;
    end(): void;

    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: "alphabetic" },
    ): this;

    /** Not public: the catalog of the file. */
    readonly _root: { readonly data: Record<string, unknown> };
    /** Not public: the current font, and the fonts that a page's content may name. */
    readonly _font: { readonly id: string; ref(): object };
    readonly page: { readonly fonts: Record<string, object> };

    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rotate(degrees: number): this;
    lineWidth(width: number): this;
    lineJoin(join: "round"): this;
    lineCap(cap: "round" | "butt"): this;
    dash(length: number, options: { readonly space: number }): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    path(d: string): this;
    fillColor(color: string): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    fill(color: string | PDFGradient): this;
    stroke(color: string): this;
    fillAndStroke(fill: string | PDFGradient, stroke: string): this;
    linearGradient(x1: number, y1: number, x2: number, y2: number): PDFGradient;
    radialGradient(
      x1: number,
      y1: number,
      r1: number,
      x2: number,
      y2: number,
      r2: number,
    ): PDFGradient;
    image(
      jpeg: Uint8Array,
      x: number,
      y: number,
      size: { readonly width: number; readonly height: number },
    ): this;
    /** Writes operators of the PDF language into the page. */
    addContent(operators: string): this;

    struct(role: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: MarkOptions): this;
    endMarkedContent(): this;

    /** `Contents` is a String object because pdfkit writes primitive strings as PDF names. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { readonly structParent: StructureElement; readonly Contents: object },
    ): this;

    /** A link to a named destination, which may be added later. */
    annotate(
      x: number,
      y: number,
      width: number,
      height: number,
      options: {
        readonly Subtype: "Link";
        readonly Dest: string;
        readonly structParent: StructureElement;
        readonly Contents: object;
      },
    ): this;
    addNamedDestination(name: string, fit: "XYZ", x: number, y: number, zoom: null): void;

    readonly outline: OutlineItem;
  }

  export function registerStdFonts(...fonts: readonly StandardFont[]): void;
}

declare module "pdfkit/output" {
  export function toBytes(document: import("pdfkit").PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "pdfkit/standard-fonts/*" {
  const font: import("pdfkit").StandardFont;
  export default font;
}
