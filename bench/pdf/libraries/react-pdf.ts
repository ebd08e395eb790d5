import { Document, Link, Page, Path, Svg, Text, View, pdf } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";
import { ascender, type Font } from "#pdf/font.ts";
import type { Item } from "#pdf/page.ts";
import { sheet } from "#pdf/style.ts";
import { addressOf, type Candidate } from "#bench/pdf/candidate.ts";

const families: Readonly<Record<Font, string>> = {
  regular: "Helvetica",
  bold: "Helvetica-Bold",
  oblique: "Helvetica-Oblique",
};

export const render: Candidate = async ({ pages }) => {
  const sheets = pages.map(({ items }, index) =>
    createElement(
      Page,
      { key: index, size: [sheet.width, sheet.height], wrap: false },
      ...items.map(elementOf),
    ),
  );
  const blob = await pdf(createElement(Document, null, ...sheets)).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};

function elementOf(item: Item): ReactElement {
  const { x, y } = item;
  const place = { position: "absolute", left: x, top: y } as const;
  switch (item.kind) {
    case "text": {
      const { size, font, color, width } = item;
      const top = y - ascender * size;
      const style = { ...place, top, fontSize: size, fontFamily: families[font], color };
      return createElement(Text, { style: { ...style, width: width + 20 } }, item.text);
    }
    case "rectangle": {
      const { width, height, color, radius = 0 } = item;
      const style = { ...place, width, height, backgroundColor: color, borderRadius: radius };
      return createElement(View, { style });
    }
    case "path": {
      const { room, scale, d, fill, stroke } = item;
      const width = room.right - room.left;
      const height = room.bottom - room.top;
      return createElement(
        Svg,
        {
          viewBox: [room.left, room.top, width, height].map((part) => part / scale).join(" "),
          style: { ...place, left: x + room.left, top: y + room.top, width, height },
        },
        createElement(Path, {
          d,
          fill: fill?.color ?? "none",
          fillOpacity: fill?.opacity ?? 1,
          ...(stroke && { stroke: stroke.color, strokeWidth: stroke.width }),
        }),
      );
    }
    case "link": {
      const { width, height } = item;
      return createElement(Link, { src: addressOf(item), style: { ...place, width, height } });
    }
    case "image":
      throw new Error("The report of the comparison has no picture.");
  }
}
