import { useEffect, useRef } from "react";
import { byChakra, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { questionIds, type Answers } from "#domain/scan/answers.ts";
import { chakrasOf } from "#domain/scan/question.ts";
import { grownStamen, growingParts } from "#drawing/flower.ts";
import { FlowerNames } from "./flower-names.tsx";
import { FlowerParts, frame } from "./flower-paths.tsx";
import styles from "./flower.module.css";
import growing from "./growing-flower.module.css";

type Props = {
  answers: Answers;
  /** The chakra that is asked about, if one is. */
  current?: ChakraKey | undefined;
  /** Written around it where a window has room. */
  names?: ByChakra<{ readonly name: string }> | undefined;
};

/** The flower of a scan under way. A seed flies to it from each answer that is given, and the petal opens. Decorative. */
export function GrowingFlower({ answers, current, names }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const seed = useRef<HTMLSpanElement>(null);
  const before = useRef(answers);
  useEffect(() => {
    const id = questionIds.find((one) => answers[one] !== before.current[one]);
    before.current = answers;
    const [key] = chakrasOf(id ? [id] : []);
    if (!id || !key || !drawing.current || !seed.current) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const from = document.querySelector(`[name="question-${id}"]:checked`)?.getBoundingClientRect();
    const toWindow = drawing.current.getScreenCTM();
    if (!from || !toWindow) return;
    const start = `${from.x + from.width / 2}px ${from.y + from.height / 2}px`;
    const { x, y } = DOMPoint.fromPoint(grownStamen(key, id)).matrixTransform(toWindow);
    const end = `${x}px ${y}px`;
    seed.current.className = `${growing.seed} chakra-${key}`;
    seed.current.animate(
      [
        { translate: start, scale: 1, opacity: 1 },
        { translate: end, scale: 0.4, opacity: 1 },
        { translate: end, scale: 0, opacity: 0 },
      ],
      { duration: 700, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
    );
    for (const part of drawing.current.querySelectorAll(`:scope > .chakra-${key}`)) {
      part.animate([{ scale: 0.88 }, { scale: 1 }], {
        duration: 900,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      });
    }
  }, [answers]);
  return (
    <>
      <svg ref={drawing} className={`${styles.still} ${growing.flower}`} {...frame}>
        <FlowerParts id="growing" parts={growingParts(answers, current)} />
        {names && (
          <FlowerNames id="names" names={byChakra((key) => names[key].name)} current={current} />
        )}
      </svg>
      <span ref={seed} className={growing.seed} aria-hidden="true" />
    </>
  );
}
