import { useEffect, useRef } from "react";
import { chakraKeys } from "#domain/chakra.ts";
import { questionIds, type Answers } from "#domain/scan/answers.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { grownStamen, growingParts } from "#drawing/flower.ts";
import { frame } from "./flower.tsx";
import { FlowerParts } from "./flower-paths.tsx";
import styles from "./flower.module.css";

/** The flower of a scan under way. A seed flies to it from each answer that is given, and the petal opens. Decorative. */
export function GrowingFlower({ answers }: { answers: Answers }) {
  const drawing = useRef<SVGSVGElement>(null);
  const seed = useRef<HTMLSpanElement>(null);
  const before = useRef(answers);
  useEffect(() => {
    const id = questionIds.find((one) => answers[one] !== before.current[one]);
    before.current = answers;
    const key = chakraKeys.find((one) => id && questionIdsOf(one).includes(id));
    if (!id || !key || !drawing.current || !seed.current) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const box = drawing.current.getBoundingClientRect();
    const [from, to] = [
      middleOf(document.querySelector(`[name="question-${id}"]:checked`)),
      grownStamen(key, id),
    ];
    if (!from) return;
    const scale = box.width / 224;
    const [x, y] = [box.x + (to.x + 112) * scale, box.y + (to.y + 112) * scale];
    seed.current.className = `${styles.seed} chakra-${key}`;
    seed.current.animate(
      [
        { translate: `${from.x}px ${from.y}px`, scale: 1, opacity: 1 },
        { translate: `${x}px ${y}px`, scale: 0.4, opacity: 1 },
        { translate: `${x}px ${y}px`, scale: 0, opacity: 0 },
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
      <svg ref={drawing} className={styles.still} {...frame}>
        <FlowerParts id="growing" parts={growingParts(answers)} />
      </svg>
      <span ref={seed} className={styles.seed} aria-hidden="true" />
    </>
  );
}

function middleOf(element: Element | null) {
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
