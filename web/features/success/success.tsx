import { useEffect } from "react";
import { orderDetails as details, success as words } from "#content/success.ts";
import { addresses } from "#content/site-map.ts";
import { pageTitle } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { readReportCode } from "#domain/report/report-code.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { PurchaseAid } from "#web/features/checkout/purchase-aid.tsx";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { SupportEmail } from "#web/ui/support-email.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { orderAmount, orderDate, orderNumber, type Order } from "./order.ts";
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
      {search && <Bought {...search} />}
    </section>
  );
}

function Outcome({ code, lookup, isLooking }: OrderSearch) {
  const source = code === undefined ? undefined : readReportCode(code);
  const mark = lookup.kind === "found" && (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="M14 25l7 7 13-15" />
    </svg>
  );
  return (
    <>
      <div className={styles.sign}>
        {source ? (
          <>
            <Picture of="buds" className={styles.leaf} isFirst />
            <BuyersFlower answers={source.answers} />
          </>
        ) : (
          mark || <Picture of="buds" isFirst />
        )}
      </div>
      <h1>{words.title}</h1>
      <p className={styles.lead}>
        {source && mark} {lookup.kind === "found" ? words.ready : words.readyLater}.
      </p>
      {lookup.kind !== "found" && (
        <p className="quiet">{isLooking ? words.looking : words[lookup.kind]}</p>
      )}
    </>
  );
}

function Bought({ purchase, code, lookup }: OrderSearch) {
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
        <Picture of="buds" isFirst />
      </div>
      <h1>{words.waitingTitle}</h1>
      <div className={`centered ${styles.wait}`}>
        <Spinner label={words.waiting} />
        <p className="quiet">{words.breath}</p>
      </div>
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

/** The box with Order ID, Amount, Date and Status (spec 2). */
function OrderDetails({ order }: { order: Order }) {
  const rows = [
    { name: details.id, value: orderNumber(order) },
    { name: details.amount, value: orderAmount(order) },
    { name: details.date, value: orderDate(order) ?? details.noDate },
    { name: details.status, value: details.completed, look: styles.status },
  ];
  return (
    <section className={`card ${styles.details}`} aria-labelledby="order-details">
      <h2 id="order-details" className="minor-title">
        {details.title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, value, look }) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd className={look}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Half a petal in full bloom and its lines; as in drawing/flower-scale.ts a lower score makes it slimmer and shorter. */
const half = "M0-7C10-12 30-35 29-61 28-80 8-89 0-100";
const lines =
  "M0-9V-94M2-12C7-34 9-60 4-90M3-12C13-36 17-58 11-84M4-12C19-36 24-58 18-77M4-10C22-34 28-52 25-70";

/** The buyer's flower on its leaf, in few lines: the drawing of the results would be too much script for this page. Decorative. */
function BuyersFlower({ answers }: { answers: CompleteAnswers }) {
  return (
    <svg className={styles.flower} viewBox="-112 -112 224 224" aria-hidden="true">
      {chakraKeys.map((key, index) => {
        // Its three answers (spec 3); what knows the scores would be fetched with the first question, too.
        const given = [1, 2, 3].map((nth): number => answers[3 * index + nth] ?? 0);
        const open = (given.reduce((sum, one) => sum + one, 0) - 3) / 9;
        const size = `${(8 + 21 * open) / 29} ${(54 + 46 * open) / 100}`;
        return (
          <g key={key} className={`chakra-${key}`} transform={`rotate(${(index * 360) / 7})`}>
            <linearGradient id={key} x2="0" y1="1">
              <stop stopColor="var(--petal)" />
              <stop offset="1" stopColor="var(--tip)" />
            </linearGradient>
            {[1, -1].map((side) => (
              <g key={side} transform={`scale(${size}) scale(${side} 1)`}>
                <path fill={`url(#${key})`} d={half} />
                <path d={lines} />
              </g>
            ))}
            {given.map((answer, nth) => (
              <circle
                key={nth}
                r="2.2"
                cy={-9 - 4.7 * answer}
                transform={`rotate(${(nth - 1) * 17})`}
              />
            ))}
          </g>
        );
      })}
      <circle r="6.6" />
    </svg>
  );
}
