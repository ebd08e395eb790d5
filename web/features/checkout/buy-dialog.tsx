import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { addresses } from "#content/site-map.ts";
import { priceLabel } from "#content/site.ts";
import { hasEmailShape, tidyEmail } from "#domain/email.ts";
import { longestFirstName } from "#domain/first-name.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useErrorTitle } from "#web/ui/use-error-title.ts";
import { useShownAgain } from "#web/ui/use-shown-again.ts";
import { CouponField } from "./coupon-field.tsx";
import { createCheckout } from "./create-checkout.ts";
import { Offer } from "./offer.tsx";
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
  /** `wasOrdering`: an order was under way, and is given up. */
  onClose: (wasOrdering: boolean) => void;
  /** A valid order is about to be sent. If the report turns out to be paid, what opens it instead. */
  onSubmit: () => Promise<(() => void) | undefined>;
  /** The visitor is about to leave for the payment page. Throws if nothing can be kept in this browser. */
  onLeave: (typed: Typed) => void;
  /** The payment page is there; the provider's name for the payment, if it is known. */
  onCreated: (sessionId: string | undefined) => void;
  /** The browser shows this page again as it was left for the payment page. */
  onComeBack: () => void;
  onFail: (message: string) => void;
};

const emailErrors = {
  missing: "Please enter your email address to continue.",
  shape: "Please enter a valid email address.",
} as const;

const cannotKeep =
  "This browser does not let the site keep your answers while you pay, so we stopped before the payment page. Please allow storage for this site and try again, or take the scan in another browser. Nothing was charged.";

/** So long may the payment page take to appear before the button can be pressed again. */
const leavingMilliseconds = 15_000;

/** The dialog that buys the report (spec 2, 5 and 8). */
export function BuyDialog(props: Props) {
  const { isOpen, banner, typed, preview, onType, onClose } = props;
  const { onSubmit, onLeave, onCreated, onComeBack, onFail } = props;
  const [coupon, setCoupon] = useState("");
  const [emailError, setEmailError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useErrorTitle(emailError !== undefined);
  const emailField = useRef<HTMLInputElement>(null);
  const buyButton = useRef<HTMLButtonElement>(null);
  const hasFailed = useRef(false);

  // Back from the payment page the browser may show this page as it was left: busy. Then nothing is under way any more.
  useShownAgain(() => {
    if (!isBusy) return;
    setIsBusy(false);
    onComeBack();
  });

  // A button that is disabled while it works loses the focus; after a refusal that would be nowhere.
  useEffect(() => {
    if (isBusy || !hasFailed.current) return;
    hasFailed.current = false;
    buyButton.current?.focus({ preventScroll: true });
  }, [isBusy]);

  const orders = useRef(0);

  // The browser's Back may lead away from the results and this dialog: an order that is under way is over as well.
  useEffect(() => {
    const counter = orders;
    return () => {
      counter.current += 1;
    };
  }, []);

  const fail = (message: string) => {
    hasFailed.current = true;
    setIsBusy(false);
    onFail(message);
  };

  const close = () => {
    // An answer that comes after closing must not take the visitor away.
    orders.current += 1;
    setIsBusy(false);
    setCoupon("");
    setEmailError(undefined);
    onClose(isBusy);
  };

  const buy = async (email: string) => {
    const order = orders.current;
    const isOver = () => order !== orders.current;
    setIsBusy(true);
    const openPaid = await onSubmit();
    if (isOver()) return;
    if (openPaid) {
      setIsBusy(false);
      return openPaid();
    }
    try {
      onLeave({ ...typed, email });
    } catch {
      return fail(cannotKeep);
    }
    const result = await createCheckout({ email, coupon }, location.origin);
    if (isOver()) return;
    if (result.kind === "failed") return fail(result.message);
    onCreated(result.sessionId);
    location.assign(result.url);
    // Who stops the browser on its way is still here, and needs the button again.
    setTimeout(() => !isOver() && setIsBusy(false), leavingMilliseconds);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const email = tidyEmail(typed.email);
    if (email !== typed.email) onType({ ...typed, email });
    const error = errorOf(email);
    setEmailError(error);
    if (error) return emailField.current?.focus();
    void buy(email);
  };

  return (
    <Dialog isOpen={isOpen} title="Get your full report" wide onClose={close}>
      {isOpen && banner}
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.offer}>
          <Offer />
        </div>
        <div className={styles.fields}>
          <TextField
            label="First name (optional)"
            hint="Used in your report. Any name, any script."
            name="first-name"
            autoComplete="given-name"
            maxLength={longestFirstName}
            value={typed.firstName}
            onChange={(event) => onType({ ...typed, firstName: event.target.value })}
          />
          <TextField
            ref={emailField}
            label="Email"
            hint="Your report opens with it. Stripe may send a receipt to it; we send nothing."
            error={emailError}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={typed.email}
            onChange={(event) => onType({ ...typed, email: event.target.value })}
            onBlur={() => onType({ ...typed, email: tidyEmail(typed.email) })}
          />
          {/* A new key at every opening, so that the field begins collapsed. */}
          <CouponField key={String(isOpen)} value={coupon} onType={setCoupon} />
        </div>
        <div className={styles.preview}>
          <ReportPreview words={preview} />
        </div>
        <div className={styles.end}>
          <Button ref={buyButton} wide type="submit" disabled={isBusy}>
            {isBusy ? "Redirecting to Checkout..." : `Get Full Report (PDF) - ${priceLabel}`}
          </Button>
          <p className={styles.note}>Secure payment by Stripe. One payment, no subscription.</p>
          <ButtonLink wide variant="secondary" href={addresses.exampleReport}>
            View Example Report
          </ButtonLink>
        </div>
      </form>
    </Dialog>
  );
}

function errorOf(email: string): string | undefined {
  if (!email.trim()) return emailErrors.missing;
  return hasEmailShape(email) ? undefined : emailErrors.shape;
}
