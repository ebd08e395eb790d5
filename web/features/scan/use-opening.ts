import { useEffect, useRef, useState } from "react";
import { chakraKeys } from "#domain/chakra.ts";
import { inReportOrder, type Scores } from "#domain/scan/scores.ts";

/** How long the flower opens, in milliseconds. */
const opening = { stamens: 900, petals: 3400, end: 3800 };

/**
 * Opens the flower before the visitor's eyes where that is `wanted` and motion is: stamens in the order of the answers, then
 * petals from buds with their numbers, the strongest last. Any key or tap ends it. It opens in its place, or in a low window so
 * far above it that it is seen whole. Returns whether it is still under way, and a ref for what holds the drawing and follows
 * the finding.
 */
export function useOpening(wanted: boolean, scores: Scores) {
  const [isOpening, setIsOpening] = useState(
    () => wanted && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const flower = holder.current;
    const drawing = flower?.querySelector("svg");
    if (!isOpening || !flower || !drawing) return;
    animateFlower(drawing, scores);
    const raised = `0 ${-riseOf(flower, drawing)}px`;
    const raising = flower.animate({ translate: [raised, raised] }, { fill: "both" });
    const end = () => setIsOpening(false);
    const timer = setTimeout(end, opening.end);
    addEventListener("pointerdown", end, true);
    addEventListener("keydown", end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", end, true);
      removeEventListener("keydown", end, true);
      for (const animation of drawing.getAnimations({ subtree: true })) animation.cancel();
      raising.cancel();
      flower.animate({ translate: [raised, "0"] }, { duration: 400, easing: "ease-out" });
    };
  }, [isOpening, scores]);
  return [isOpening, holder] as const;
}

/** How far the drawing rises to be seen whole at the top of the page, in pixels; at most up to the line that says how to skip. */
function riseOf(flower: HTMLElement, drawing: SVGSVGElement): number {
  const { top, bottom } = drawing.getBoundingClientRect();
  const skip = flower.previousElementSibling?.firstElementChild;
  const room = top - 16 - (skip?.getBoundingClientRect().bottom ?? top);
  return Math.max(0, Math.min(room, bottom + scrollY + 8 - innerHeight));
}

function animateFlower(drawing: SVGSVGElement, scores: Scores): void {
  const steady = { fill: "both", easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" } as const;
  const byStrength = inReportOrder(scores);
  const rings = [...drawing.querySelectorAll(":scope > text")];
  const numbers = rings.splice(-chakraKeys.length);
  for (const ring of rings)
    ring.animate({ opacity: [0, 1] }, { ...steady, duration: 400, delay: opening.petals });
  const step = { stamens: opening.stamens / 7, petals: (opening.petals - opening.stamens) / 7 };
  chakraKeys.forEach((key, index) => {
    const parts = [...drawing.querySelectorAll(`:scope > .chakra-${key}`)];
    const stamens = parts.pop();
    const delay = opening.stamens + byStrength.indexOf(key) * step.petals;
    const shown = { ...steady, duration: step.stamens * 2 };
    stamens?.animate({ opacity: [0, 1] }, { ...shown, delay: index * step.stamens });
    numbers[index]?.animate({ opacity: [0, 1] }, { ...shown, delay });
    // Turns around the heart, which is the origin of the drawing.
    for (const petal of parts) {
      petal.animate(
        { rotate: ["-8deg", "0deg"], scale: [0.5, 1] },
        { ...steady, duration: step.petals * 1.6, delay },
      );
    }
  });
}
