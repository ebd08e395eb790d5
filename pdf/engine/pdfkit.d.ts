/** The part of pdfkit 0.20.2 that the report uses; the published types describe an older version's Node build. */
declare module "pdfkit" {
  export type StructureElement = {
    /** A function draws marked content on the page that is current when it is added. */
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  };

  export type PDFGradient = { stop(at: number, color: string): PDFGradient };

  export type OutlineItem = { addItem(title: string, options: object): OutlineItem };

  type Calls<Names extends string, Arguments extends readonly unknown[]> = Record<
    Names,
    (...given: Arguments) => PDFDocument
  >;
  type Place = [x: number, y: number];
  type Area = [...place: Place, width: number, height: number];

  export interface PDFDocument
    extends
      Calls<"addPage" | "save" | "restore" | "clip" | "end" | "endMarkedContent", []>,
      Calls<"scale", [x: number, y?: number]>,
      Calls<"fontSize" | "lineWidth" | "fillOpacity" | "strokeOpacity", [number]>,
      Calls<"font" | "fillColor" | "path" | "stroke" | "lineJoin" | "lineCap", [string]>,
      Calls<"fill", [string | PDFGradient]>,
      /** Operators of the PDF language. */
      Calls<"addContent", [string]>,
      Calls<"fillAndStroke", [fill: string | PDFGradient, stroke: string]>,
      Calls<"translate", Place>,
      Calls<"rotate", [degrees: number, around?: { readonly origin: Place }]>,
      Calls<"rect", Area>,
      Calls<"roundedRect", [...Area, radius: number]>,
      Calls<"text", [string, ...Place, object]>,
      Calls<"image", [jpeg: Uint8Array | string, ...Place, size: object]>,
      Calls<"addStructure", [StructureElement]>,
      Calls<"markContent", [tag: string, options?: object]>,
      Calls<"link", [...Area, url: string, options: object]>,
      Calls<"annotate", [...Area, options: object]>,
      /** A link may lead to one that is added later. */
      Calls<"addNamedDestination", [name: string, fit: "XYZ", ...Place, zoom: null]> {
    registerFont(name: string, file: Uint8Array): this;
    widthOfString(text: string): number;
    linearGradient(...line: [...from: Place, ...to: Place]): PDFGradient;
    radialGradient(...rings: [...Place, number, ...Place, number]): PDFGradient;
    struct(role: string, options?: object): StructureElement;
    readonly outline: OutlineItem;
    /** Not public: the catalog of the file. */
    readonly _root: { readonly data: Record<string, unknown> };
    /** Not public: the current font, and the fonts that a page's content may name. */
    readonly _font: {
      readonly id: string;
      ref(): object;
      /** First the text as numbers of glyphs, hexadecimal. */
      encode(text: string): readonly [readonly string[], object];
    };
    /** Not public: pictures by the name at which they are drawn. */
    readonly _imageRegistry: Record<string, object>;
    openImage(jpeg: Uint8Array): object;
    readonly page: Record<"fonts" | "ext_gstates", Record<string, object>>;
  }
  export const PDFDocument: new (options: object) => PDFDocument;
}

declare module "pdfkit/output" {
  export function toBytes(document: import("pdfkit").PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
