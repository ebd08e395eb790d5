/**
 * Whether a canvas gives back what was drawn on it. A browser that resists fingerprinting gives noise instead (Tor, Mullvad,
 * LibreWolf), and its pictures would be stripes. Throws where there is no OffscreenCanvas.
 */
export function canvasIsTrue(): boolean {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { alpha: false });
  if (!pen) return false;
  pen.fillStyle = "rgb(192 64 128)";
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  // Some browsers change the last bits, which nobody sees.
  return [red - 192, green - 64, blue - 128].every((change) => Math.abs(change) < 16);
}
