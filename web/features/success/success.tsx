import { useEffect, useState } from "react";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { returnAddress } from "#web/features/checkout/return-visit.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { lookUpOrder, type Order } from "./order.ts";
import { OrderDetails } from "./order-details.tsx";
import styles from "./success.module.css";

type Visit = { readonly sessionId: string; readonly email: string };
type Lookup =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly visit: Visit; readonly order: Order }
  | { readonly kind: "looking"; readonly visit: Visit }
  | { readonly kind: "unconfirmed"; readonly visit: Visit };

/** An order that is not confirmed yet is asked for again for about a minute. */
const tries = 20;
const pauseMilliseconds = 3_000;

const waitingWords = {
  looking: "Your order details are on their way. We keep looking for up to a minute.",
  unconfirmed:
    "The order details have not reached us yet, which can take a few minutes. Nothing is lost: open your report below, and if it does not open yet, keep this page and reload it a little later.",
} as const;

/** The page after payment: confirmation, order details, and the way to the report (spec 2). */
export function Success() {
  const [lookup, setLookup] = useState<Lookup>({ kind: "loading" });

  useEffect(() => {
    const visit = readVisit(location.search);
    if (!visit) return location.replace(addresses.home);
    const leaving = new AbortController();
    void (async () => {
      for (let left = tries; left > 0 && !leaving.signal.aborted; left--) {
        const order = await lookUpOrder(visit);
        if (order) return setLookup({ kind: "found", visit, order });
        setLookup({ kind: left > 1 ? "looking" : "unconfirmed", visit });
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      }
    })();
    return () => leaving.abort();
  }, []);

  if (lookup.kind === "loading") {
    return (
      <section className={styles.success}>
        <h1>Your payment</h1>
        <Spinner label="Confirming your payment…" />
      </section>
    );
  }
  return (
    <section className={styles.success}>
      <svg className={styles.mark} viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <h1>Payment Successful!</h1>
      <p className={styles.lead}>Your {site.productName} Energy Report is ready.</p>
      {lookup.kind === "found" ? (
        <OrderDetails order={lookup.order} />
      ) : (
        <p role="status" className={styles.unconfirmed}>
          {waitingWords[lookup.kind]}
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink href={returnAddress(lookup.visit)}>Access Your Report</ButtonLink>
        <ButtonLink variant="secondary" href={addresses.home}>
          Return Home
        </ButtonLink>
      </div>
      <p className={styles.support}>
        Need help? Write to us by e-mail:{" "}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      </p>
    </section>
  );
}

function readVisit(search: string): Visit | undefined {
  const parameters = new URLSearchParams(search);
  const sessionId = parameters.get("session_id");
  const email = parameters.get("email");
  return sessionId && email ? { sessionId, email } : undefined;
}
