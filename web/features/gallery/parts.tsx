import { useState } from "react";
import { ReportPages } from "#web/features/report/report-pages.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmblemCards } from "#web/ui/emblem-cards.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Section } from "#web/ui/section.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const longWord = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
const nothing = () => {};

/** Every part of web/ui in every state, but for header and footer, which stand around the gallery too. */
export function Parts() {
  return (
    <>
      <Buttons />
      <Fields />
      <Messages />
      <Shelf title="Cards">
        <EmblemCards
          cards={(["bowl", "sliders", "book", "circles", "compass", "together"] as const).map(
            (emblem) => ({ emblem, title: emblem, text: "A few sentences about it." }),
          )}
        />
      </Shelf>
      <Shelf title="Words, bands and icons">
        <Specimen name="Tag">
          <Tag>Sample</Tag>
        </Specimen>
        {(["paper", "sunken", "accent"] as const).map((tone) => (
          <Specimen key={tone} name={`Section, ${tone}`}>
            <Section tone={tone}>
              <h3>A band across the page</h3>
              <p>Its content has the width of the page.</p>
            </Section>
          </Specimen>
        ))}
        <Specimen name="Icons of the site">
          <img src="/favicon.svg" alt="Favicon" width="64" height="64" />
          <img src="/apple-touch-icon.png" alt="Touch icon" width="90" height="90" />
        </Specimen>
      </Shelf>
      <Shelf title="Pages of the report">
        <ReportPages />
      </Shelf>
    </>
  );
}

function Buttons() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Shelf title="Buttons and dialog">
      {(["primary", "secondary"] as const).map((variant) => (
        <Specimen key={variant} name={variant}>
          <Button variant={variant}>Ready</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} aria-busy>
            Busy
          </Button>
          <ButtonLink variant={variant} href="#link">
            Link
          </ButtonLink>
          <Button variant={variant} wide>
            Wide
          </Button>
        </Specimen>
      ))}
      <Specimen name="Dialog">
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog isOpen={isOpen} title="A dialog" onClose={() => setIsOpen(false)}>
          <TextField label="A field inside" />
        </Dialog>
      </Specimen>
    </Shelf>
  );
}

function Fields() {
  return (
    <Shelf title="Text fields">
      <Specimen name="Plain">
        <TextField label="First name (optional)" />
      </Specimen>
      <Specimen name="With hint and value">
        <TextField label="Email" hint="Your report opens with it." defaultValue="ana@example.com" />
      </Specimen>
      <Specimen name="With error">
        <TextField
          label="Email"
          hint="Your report opens with it."
          error="Enter an email address, such as name@example.com."
          defaultValue={longWord}
        />
      </Specimen>
      <Specimen name="Read only">
        <TextField label="Your private link" readOnly defaultValue="https://example.com/#r1" />
      </Specimen>
    </Shelf>
  );
}

function Messages() {
  return (
    <Shelf title="Messages">
      {(["success", "error", "warning", "info"] as const).map((kind) => (
        <Specimen key={kind} name={kind}>
          <Banner message={{ kind, text: `A message, then ${longWord}.` }} onDismiss={nothing} />
        </Specimen>
      ))}
      <Specimen name="With action and link">
        <Banner
          message={{
            kind: "error",
            text: "Something did not work.",
            action: { label: "Try again", onAct: nothing },
            link: { href: "#link", text: "Write to us" },
          }}
          onDismiss={nothing}
        />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Checking your purchase" />
      </Specimen>
      <Specimen name="Error boundary">
        <ErrorBoundary supportEmail="support@example.com">
          <Broken />
        </ErrorBoundary>
      </Specimen>
    </Shelf>
  );
}

function Broken(): never {
  throw new Error("The gallery breaks this part on purpose.");
}
