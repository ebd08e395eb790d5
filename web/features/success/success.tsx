import { useEffect } from "react";
import { addresses } from "#content/site-map.ts";
import { site, pageTitle } from "#content/site.ts";
import { PurchaseAid } from "#web/features/checkout/purchase-aid.tsx";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { OrderDetails } from "./order-details.tsx";
import { useOrder, type OrderSearch } from "./use-order.ts";
import styles from "./success.module.css";

const words = {
  looking: "Your order details are on their way. We keep looking for up to a minute.",
  silent:
    "The order details have not reached us yet, which can take a few minutes. Nothing is lost: open your report below, and if it does not open yet, keep this page and reload it a little later.",
  withoutScript:
    "This page needs JavaScript to look up your order, and your report needs it to open. If you have paid, your payment is not lost: in the browser in which you took the scan, turn JavaScript on and reload this page.",
  refused:
    "We have no paid order under this address yet. If you have just paid, nothing is lost: keep this page and reload it in a few minutes, or write to us with the receipt from Stripe. A bank debit takes some days to arrive. If you did not pay, nothing was charged.",
} as const;

const heading = "Payment Successful!";

/** The page after payment: confirmation, order details, and the way to the report (spec 2). */
export function Success() {
  return (
    <ErrorBoundary supportEmail={site.supportEmail} aid={<PurchaseAid />}>
      <Confirmation />
    </ErrorBoundary>
  );
}

function Confirmation() {
  const search = useOrder();
  useEffect(() => {
    if (search) document.title = pageTitle(heading);
  }, [search]);
  return (
    <section className={`centered ${styles.success}`}>
      {/* One region through all that follows, so that each is announced. */}
      <div role="status" className={`centered ${styles.outcome}`}>
        {search ? <Outcome {...search} /> : <Waiting />}
      </div>
      {search && <Order {...search} />}
    </section>
  );
}

function Outcome({ lookup, isLooking }: OrderSearch) {
  return (
    <>
      {lookup.kind === "found" && (
        <svg className={styles.mark} viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M14 25l7 7 13-15" />
        </svg>
      )}
      <h1>{heading}</h1>
      <p className={styles.lead}>
        Your {site.productName} Energy Report is ready
        {lookup.kind !== "found" && " as soon as your payment is confirmed"}.
      </p>
      {lookup.kind !== "found" && (
        <p className="quiet">{isLooking ? words.looking : words[lookup.kind]}</p>
      )}
    </>
  );
}

function Order({ purchase, code, lookup }: OrderSearch) {
  return (
    <>
      {lookup.kind === "found" && <OrderDetails order={lookup.order} />}
      <div className="row">
        <ButtonLink href={reportAddress(purchase, code)}>Access Your Report</ButtonLink>
        <ButtonLink variant="secondary" href={addresses.home}>
          Return Home
        </ButtonLink>
      </div>
      <Support />
    </>
  );
}

/** The page as it is built, which is all that a visitor without JavaScript ever sees of it. */
function Waiting() {
  return (
    <>
      <h1>Your payment</h1>
      <noscript>
        <p>{words.withoutScript}</p>
        <Support />
      </noscript>
      <div className={styles.spinner}>
        <Spinner label="Confirming your payment…" />
      </div>
    </>
  );
}

function Support() {
  return (
    <p className="note">
      Need help? Write to us by email:{" "}
      <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
    </p>
  );
}
