import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from "react";
import { addresses } from "#content/site-map.ts";
import { priceLabel, site } from "#content/site.ts";
import { hasEmailShape } from "#domain/email.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { createCheckout } from "./create-checkout.ts";
import { ReportPreview, type PreviewWords } from "./report-preview.tsx";
import styles from "./buy-dialog.module.css";

/** What the visitor typed about themselves; it survives closing the dialog. */
export type Typed = { readonly firstName: string; readonly email: string };

type Props = {
  isOpen: boolean;
  /** The page's message strip: while the dialog is open it covers the page, so the message belongs inside. */
  banner: ReactNode;
  typed: Typed;
  preview: PreviewWords;
  onType: (typed: Typed) => void;
  onClose: () => void;
  /** A valid order is about to be sent. */
  onSubmit: () => void;
  /** The visitor is about to leave for the payment page. Throws if nothing can be kept in this browser. */
  onLeave: () => void;
  onFail: (message: string) => void;
};

const emailErrors = {
  missing: "Please enter your email address to continue.",
  shape: "Please enter a valid email address.",
} as const;

const cannotKeep =
  "This browser does not let the site keep your answers while you pay, so we stopped before the payment page. Please allow storage for this site and try again. Nothing was charged.";

/** The dialog that buys the report (spec 2, 5 and 8). */
export function BuyDialog(props: Props) {
  const { isOpen, banner, typed, preview, onType, onClose, onSubmit, onLeave, onFail } = props;
  const [coupon, setCoupon] = useState("");
  const [emailError, setEmailError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);

  // Back from the payment page the browser may show this page as it was left: busy. Then nothing is under way any more.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setIsBusy(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  const orders = useRef(0);

  const close = () => {
    // An answer that comes after closing must not take the visitor away.
    orders.current += 1;
    setIsBusy(false);
    setCoupon("");
    setEmailError(undefined);
    onClose();
  };

  const buy = async () => {
    const order = orders.current;
    setIsBusy(true);
    onSubmit();
    try {
      onLeave();
    } catch {
      setIsBusy(false);
      return onFail(cannotKeep);
    }
    const result = await createCheckout({ email: typed.email, coupon }, location.origin);
    if (order !== orders.current) return;
    if (result.kind === "created") return location.assign(result.url);
    setIsBusy(false);
    onFail(result.message);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const error = errorOf(typed.email);
    setEmailError(error);
    if (error) return email.current?.focus();
    void buy();
  };

  return (
    <Dialog isOpen={isOpen} title="Get your full report" onClose={close}>
      {isOpen && banner}
      <p className={styles.order}>
        <span>{site.offer.name}, on screen and as a PDF</span>
        <strong>{priceLabel}</strong>
      </p>
      <ul className={styles.inside}>
        <li>What each of your seven scores may look like day to day</li>
        <li>Practices, affirmations, foods and questions to write about</li>
        <li>A ritual plan for seven days</li>
        <li>Yours to keep: one payment, no subscription, no account</li>
      </ul>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="First name (optional)"
          hint="Used in your report. Any name you like, in any script."
          name="first-name"
          autoComplete="given-name"
          value={typed.firstName}
          onChange={(event) => onType({ ...typed, firstName: event.target.value })}
        />
        <TextField
          ref={email}
          label="Email"
          hint="Your report opens with this address. Stripe may send a receipt to it; we send nothing."
          error={emailError}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          value={typed.email}
          onChange={(event) => onType({ ...typed, email: event.target.value })}
        />
        {/* A new key at every opening, so that the field begins collapsed. */}
        <details key={String(isOpen)} className={styles.coupon}>
          <summary>Have a coupon code?</summary>
          <TextField
            label="Coupon code"
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={coupon}
            onChange={(event) => setCoupon(event.target.value.toUpperCase())}
          />
        </details>
        <ReportPreview words={preview} />
        <Button wide type="submit" disabled={isBusy}>
          {isBusy ? "Redirecting to Checkout..." : `Get Full Report (PDF) - ${priceLabel}`}
        </Button>
        <p className={styles.note}>Secure payment by Stripe. One payment, no subscription.</p>
        <ButtonLink wide variant="secondary" href={addresses.exampleReport}>
          View Example Report
        </ButtonLink>
      </form>
    </Dialog>
  );
}

function errorOf(email: string): string | undefined {
  if (!email.trim()) return emailErrors.missing;
  return hasEmailShape(email) ? undefined : emailErrors.shape;
}
