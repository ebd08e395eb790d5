/**
 * Path data (M L C Q A Z, absolute, numbers parted by spaces) with each quadratic curve as the same cubic one: PDF has no
 * quadratic curves, and pdfkit writes another curve for them (its issue 550).
 */
export function withCubics(d: string): string {
  let [x, y] = [0, 0];
  return d.replace(/([A-Z])([^A-Z]+)/gu, (command, letter: string, list: string) => {
    const numbers = list.trim().split(" ").map(Number);
    if (letter !== "Q") {
      [x = 0, y = 0] = numbers.slice(-2);
      return command;
    }
    let cubics = "";
    for (let at = 0; at < numbers.length; at += 4) {
      const [bendX = 0, bendY = 0, endX = 0, endY = 0] = numbers.slice(at);
      const controls = [x, y, endX, endY].map((end, index) => {
        const bend = index % 2 ? bendY : bendX;
        return Math.round((end + (2 / 3) * (bend - end)) * 100) / 100;
      });
      cubics += `C${[...controls, endX, endY].join(" ")}`;
      [x, y] = [endX, endY];
    }
    return cubics;
  });
}
