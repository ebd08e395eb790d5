import { addresses } from "#content/site-map.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Footer } from "#web/ui/footer.tsx";
import { Header } from "#web/ui/header.tsx";
import { Section } from "#web/ui/section.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

/** Header, footer and rare states of a page. */
export function Frame() {
  return (
    <Shelf title="Around a page">
      <Specimen name="Header, on the scan">
        <Header path={addresses.energyScan} />
      </Specimen>
      {(["paper", "sunken", "accent"] as const).map((tone) => (
        <Specimen key={tone} name={`Section, ${tone}`}>
          <Section id={`band-${tone}`} tone={tone}>
            <h3 id={`band-${tone}-title`}>A band across the page</h3>
            <p>Its content has the width of the page.</p>
          </Section>
        </Specimen>
      ))}
      <Specimen name="Footer">
        <Footer />
      </Specimen>
      <Specimen name="Banner with action and link">
        <Banner
          message={{
            kind: "error",
            text: "Something did not work.",
            action: { label: "Try again", onAct: () => undefined },
            link: { href: "#link", text: "Write to us" },
          }}
          onDismiss={() => undefined}
        />
      </Specimen>
      <Specimen name="Text field, read only">
        <TextField label="Your private link" readOnly defaultValue="https://example.com/#r1" />
      </Specimen>
      <Specimen name="Icons of the site">
        <img src="/favicon.svg" alt="Favicon" width="64" height="64" />
        <img src="/apple-touch-icon.png" alt="Touch icon" width="90" height="90" />
      </Specimen>
    </Shelf>
  );
}
