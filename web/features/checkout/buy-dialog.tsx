import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { buyDialog as words } from "#content/checkout.ts";
import { addresses } from "#content/site-map.ts";
import { priceLabel, site } from "#content/site.ts";
import { hasEmailShape, tidyEmail } from "#domain/purchase/email.ts";
import { longestFirstName } from "#domain/purchase/first-name.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { flowerParts, seenAt } from "#drawing/flower.ts";
import { flowerViewBox } from "#drawing/shape.ts";
import { FlowerParts } from "#web/features/chakra/flower-paths.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Ticks } from "#web/ui/ticks.tsx";
import { CouponField } from "./coupon-field.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import styles from "./buy-dialog.module.css";

export { checkoutMessages } from "#content/checkout.ts";
export { createCheckout, findObstacle } from "./create-checkout.ts";

type Buyer = { readonly firstName: string; readonly email: string };

type Props = {
  isOpen: boolean;
  /** An order is under way. */
  isBusy: boolean;
  /** The page's banner: the open dialog covers the page, so messages are shown inside it. */
  banner: ReactNode;
  /** Why the server refused the coupon. */
  couponError: string | undefined;
  /** What the visitor typed; it survives closing the dialog. */
  buyer: Buyer;
  /** What the beginning of this visitor's report is made from. */
  preview: Omit<ComponentProps<typeof LetterPreview>, "firstName">;
  onType: (buyer: Buyer) => void;
  onSubmit: (email: string, coupon: string) => void;
  onClose: () => void;
};

/** The dialog that buys the report (spec 2, 5 and 8). */
export function BuyDialog(props: Props) {
  const { isOpen, isBusy, banner, couponError, buyer, preview, onType, onSubmit, onClose } = props;
  const [coupon, setCoupon] = useState("");
  const [emailError, setEmailError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useErrorTitle((emailError ?? couponError) !== undefined);
  const emailField = useRef<HTMLInputElement>(null);
  const couponField = useRef<HTMLInputElement>(null);
  const buyButton = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  // A button that is disabled while it works loses the focus; after a refusal it gets it back, or the refused field has it.
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      if (couponError) focusUnfolded(couponField.current);
      else buyButton.current?.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy, couponError]);

  const close = () => {
    setCoupon("");
    setEmailError(undefined);
    onClose();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const email = tidyEmail(buyer.email);
    if (email !== buyer.email) onType({ ...buyer, email });
    const error = errorOf(email);
    setEmailError(error);
    setAttempt(attempt + 1);
    if (error) return emailField.current?.focus();
    onSubmit(email, coupon);
  };

  return (
    <Dialog isOpen={isOpen} title={words.title} wide onClose={close}>
      {isOpen && banner}
      {/* oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form with an empty required field invalid, and this alone keeps it from that. */}
      <form className={`stack ${styles.form}`} onSubmit={submit} aria-invalid="false" noValidate>
        <div className={`stack ${styles.order}`}>
          <div className={`panel ${styles.offer}`}>
            <div className="paper">
              <svg viewBox={flowerViewBox} aria-hidden="true">
                <FlowerParts
                  id="ordered"
                  parts={seenAt(0.5, flowerParts(scoresOf(preview.answers), preview.answers))}
                />
              </svg>
            </div>
            <strong>{site.offer.name}</strong>
            <strong>{priceLabel}</strong>
            <span className="note">{words.format}</span>
          </div>
          <TextField
            label={words.name}
            hint={words.nameHint}
            name="first-name"
            autoComplete="given-name"
            maxLength={longestFirstName}
            value={buyer.firstName}
            onChange={(event) => onType({ ...buyer, firstName: event.target.value })}
          />
          <TextField
            ref={emailField}
            label={words.email}
            hint={words.emailHint}
            error={emailError}
            attempt={attempt}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={buyer.email}
            onChange={(event) => onType({ ...buyer, email: event.target.value })}
            onBlur={() => onType({ ...buyer, email: tidyEmail(buyer.email) })}
          />
          {/* A new key at every opening, so that the field begins collapsed. */}
          <CouponField
            key={String(isOpen)}
            ref={couponField}
            value={coupon}
            error={couponError}
            onType={setCoupon}
          />
          <Button ref={buyButton} wide type="submit" disabled={isBusy}>
            {isBusy ? words.busy : words.buy}
          </Button>
          <Status className="spoken" text={isBusy ? words.busy : undefined} />
          <p className="note">{isBusy ? words.leaving : words.terms}</p>
          <p className="note">{site.refund}</p>
        </div>
        <div className={`stack ${styles.report}`}>
          <Ticks className="note" lines={words.holds} />
          <ButtonLink wide variant="secondary" href={addresses.exampleReport}>
            {words.example}
          </ButtonLink>
          <LetterPreview {...preview} firstName={buyer.firstName} />
        </div>
      </form>
    </Dialog>
  );
}

function focusUnfolded(field: HTMLInputElement | null): void {
  const details = field?.closest("details");
  if (details) details.open = true;
  field?.focus();
}

function errorOf(email: string): string | undefined {
  if (!email.trim()) return words.noEmail;
  return hasEmailShape(email) ? undefined : words.wrongEmail;
}

const errorPrefix = "Error: ";

/** While a form shows an error, the title of the tab begins with it (WCAG technique G199). */
function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    document.title = errorPrefix + document.title;
    return () => {
      document.title = document.title.replace(errorPrefix, "");
    };
  }, [hasError]);
}
