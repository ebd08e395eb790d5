import { closing } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { ClosingBand } from "#web/features/chakra/closing-band.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

/** The last invitation: one sentence, one button, what the scan is not, and a still lake at sunrise. */
export function Closing() {
  return (
    <ClosingBand scene="third_eye">
      <h2>{closing.title}</h2>
      <ButtonLink href={addresses.energyScan}>{closing.begin}</ButtonLink>
      <p className="note">{closing.disclaimer}</p>
    </ClosingBand>
  );
}
