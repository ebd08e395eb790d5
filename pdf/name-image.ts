import type { DrawName } from "./name.ts";

// Four pixels a point: sharp in print at 288 dots per inch.
const pixelsPerPoint = 4;
// Stacked accents may reach far; a picture is never taller than this many times the font size.
const tallest = 2.4;
const padding = 1;

/**
 * Draws a name with the fonts of the visitor's own system, which know far more scripts than Helvetica.
 * Runs in a window or a worker; rejects where there is no OffscreenCanvas.
 */
export const drawName: DrawName = async (text, { size, color, maxWidth }) => {
  const canvas = new OffscreenCanvas(1, 1);
  // Opaque and JPEG: pdfkit embeds that as it is, while it would unpack a PNG in a worker made from a blob,
  // which the pages' Content-Security-Policy refuses.
  const pen = canvas.getContext("2d", { alpha: false });
  if (pen === null) throw new Error("This browser gives no canvas to draw the name on.");

  const measure = (points: number) => {
    pen.font = `bold ${points * pixelsPerPoint}px Helvetica, Arial, system-ui, sans-serif`;
    return pen.measureText(text);
  };
  const available = (maxWidth - 2 * padding) * pixelsPerPoint;
  const natural = inkWidth(measure(size));
  const points = natural > available ? (size * available) / natural : size;

  const metrics = measure(points);
  const limit = (points * pixelsPerPoint * tallest) / 2;
  const ascent = Math.ceil(
    Math.min(limit, Math.max(metrics.fontBoundingBoxAscent, metrics.actualBoundingBoxAscent)),
  );
  const descent = Math.ceil(
    Math.min(limit, Math.max(metrics.fontBoundingBoxDescent, metrics.actualBoundingBoxDescent)),
  );
  const margin = padding * pixelsPerPoint;
  canvas.width = Math.min(Math.ceil(inkWidth(metrics)), Math.floor(available)) + 2 * margin;
  canvas.height = ascent + descent;

  // A new size resets the pen.
  measure(points);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  pen.textAlign = "left";
  pen.fillText(text, margin + Math.max(0, metrics.actualBoundingBoxLeft), ascent);

  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  return {
    jpeg: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width / pixelsPerPoint,
    height: canvas.height / pixelsPerPoint,
    ascent: ascent / pixelsPerPoint,
  };
};

function inkWidth({ actualBoundingBoxLeft, actualBoundingBoxRight, width }: TextMetrics): number {
  return Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight);
}
