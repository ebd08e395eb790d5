import { filled } from "./box.ts";
import type { RectangleItem, RoundedArea } from "./page.ts";
import { colors } from "./style.ts";

/** A bar of which a portion, 0 to 1, is filled. */
export function layoutTrack(
  place: RoundedArea,
  portion: number,
  color: string,
): readonly RectangleItem[] {
  const whole = { ...place, radius: place.height / 2 };
  return [filled(whole, colors.track), filled({ ...whole, width: place.width * portion }, color)];
}
