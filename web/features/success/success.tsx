import { useEffect } from "react";
import { success as words } from "#content/success.ts";
import { addresses } from "#content/site-map.ts";
import { pageTitle } from "#content/site.ts";
import { readReportCode } from "#domain/report/report-code.ts";
import { PurchaseAid } from "#web/features/checkout/purchase-aid.tsx";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { SupportEmail } from "#web/ui/support-email.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BuyersFlower } from "./buyers-flower.tsx";
import { OrderDetails } from "./order-details.tsx";
import { useOrder, type OrderSearch } from "./use-order.ts";
import styles from "./success.module.css";

/** The page after payment: confirmation, order details, and the way to the report (spec 2). */
export function Success() {
  return (
    <ErrorBoundary aid={<PurchaseAid />}>
      <Confirmation />
    </ErrorBoundary>
  );
}

function Confirmation() {
  const search = useOrder();
  useEffect(() => {
    if (search) document.title = pageTitle(words.title);
  }, [search]);
  return (
    <section className={`centered ${styles.success}`}>
      {/* One region through all that follows, so that each is announced. */}
      <div
        role="status"
        aria-live={search?.isRead ? "off" : "polite"}
        className={`centered ${styles.outcome}`}
      >
        {search ? <Outcome {...search} /> : <Waiting />}
      </div>
      {search && <Order {...search} />}
    </section>
  );
}

function Outcome({ code, lookup, isLooking }: OrderSearch) {
  const source = code === undefined ? undefined : readReportCode(code);
  return (
    <>
      <div className={styles.sign}>
        {source && <BuyersFlower answers={source.answers} />}
        {lookup.kind === "found" && (
          <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="22" />
            <path d="M14 25l7 7 13-15" />
          </svg>
        )}
      </div>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{lookup.kind === "found" ? words.ready : words.readyLater}.</p>
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
        <ButtonLink href={reportAddress(purchase, code)}>{words.open}</ButtonLink>
        <ButtonLink variant="secondary" href={addresses.home}>
          {words.home}
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
      <div className={styles.sign}>
        <Spinner label={words.waiting} />
      </div>
      <h1>{words.waitingTitle}</h1>
      <noscript>
        <p>{words.withoutScript}</p>
        <Support />
      </noscript>
    </>
  );
}

function Support() {
  return (
    <p className="note">
      {words.help} <SupportEmail />
    </p>
  );
}
