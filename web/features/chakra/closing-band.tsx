import type { ReactNode } from "react";
import type { ChakraKey } from "#domain/chakra.ts";
import { Section } from "#web/ui/section.tsx";
import { Picture } from "./picture.tsx";
import styles from "./closing-band.module.css";

type Props = {
  scene: ChakraKey;
  /** Its scene is asked for at once, so that whoever fills in the form below sends nothing, not even for a picture. */
  isFirst?: boolean;
  children: ReactNode;
};

/** How a page ends: a few words or a button, and one scene. */
export function ClosingBand({ scene, isFirst, children }: Props) {
  return (
    <Section tone="accent">
      <div className="centered">
        {children}
        <div className={`screen-only chakra-${scene} ${styles.scene}`}>
          <Picture of={scene} isFirst={isFirst} />
        </div>
      </div>
    </Section>
  );
}
