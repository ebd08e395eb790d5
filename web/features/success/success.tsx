import { useEffect } from "react";
import { orderDetails as details, success as words } from "#content/success.ts";
import { addresses } from "#content/site-map.ts";
import { pageTitle } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { readReportCode } from "#domain/report/report-code.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import pages from "#web/features/checkout/cover-page.module.css";
import { Cover } from "#web/features/checkout/cover.tsx";
import { PurchaseAid } from "#web/features/checkout/purchase-aid.tsx";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Icon } from "#web/ui/icon.tsx";
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
    if (search) document.title = pageTitle(titleOf(search));
  }, [search]);
  const source = readReportCode(search?.code ?? "");
  return (
    <section
      className={`row wide-page ${pages.page} ${styles.success} ${search && isRefused(search) ? styles.refused : ""}`}
    >
      {/* For a moment to unwrap: of the report this browser knows the flower and the name. */}
      <Cover firstName={source?.firstName}>
        {source && <BuyersFlower answers={source.answers} />}
      </Cover>
      <div className={`stack ${pages.words}`}>
        {/* One region through all that follows, so that each is announced. */}
        <div role="status" aria-live={search?.isRead ? "off" : "polite"} className="stack">
          {search ? <Outcome {...search} /> : <Waiting />}
        </div>
        {search && <Bought {...search} />}
      </div>
    </section>
  );
}

/** The payment is not known after all. */
const isRefused = ({ lookup, isLooking }: OrderSearch) => lookup.kind === "refused" && !isLooking;

/** The specification's, but for a payment that is not known. */
const titleOf = (search: OrderSearch) => (isRefused(search) ? words.refusedTitle : words.title);

function Outcome(search: OrderSearch) {
  const { lookup, isLooking } = search;
  const isFound = lookup.kind === "found";
  return (
    <>
      <h1>{titleOf(search)}</h1>
      {/* Inline: as items of a row, a screen reader passed the words over. */}
      <p className="lead">
        {isFound && <Icon name="check" />} {isFound ? words.ready : words.readyLater}.
      </p>
      <p className="quiet">
        {isFound ? words.closing : isLooking ? words.looking : words[lookup.kind]}
      </p>
    </>
  );
}

function Bought(search: OrderSearch) {
  const { purchase, code, lookup } = search;
  const waits = isRefused(search);
  return (
    <>
      <div className="row links">
        {waits && <Button onClick={() => location.reload()}>{words.reload}</Button>}
        <ButtonLink variant={waits ? "secondary" : "primary"} href={reportAddress(purchase, code)}>
          {words.open}
        </ButtonLink>
        <a href={addresses.home}>{words.home}</a>
      </div>
      {lookup.kind === "found" && <OrderDetails order={lookup.order} />}
      <Support />
    </>
  );
}

/** The page as it is built, which is all that a visitor without JavaScript ever sees of it. */
function Waiting() {
  return (
    <>
      <h1>{words.waitingTitle}</h1>
      <div className={`stack ${styles.wait}`}>
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
    [details.id, orderNumber(order)],
    [details.amount, orderAmount(order)],
    [details.date, orderDate(order) ?? details.noDate],
    [details.status, details.completed],
  ];
  return (
    <section className={`stack ${styles.details}`} aria-labelledby="order-details">
      <h2 id="order-details" className="minor-title">
        {details.title}
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Put together from the drawings of petal-symbols.tsx: what draws a flower would be too much script for this page. */
function BuyersFlower({ answers }: { answers: CompleteAnswers }) {
  return (
    <svg viewBox="-112 -112 224 224">
      <use href="#leaf" fill="url(#own-pad)" />
      {chakraKeys.map((key, index) => {
        // Its three answers (spec 3); what knows the scores would be fetched with the first question, too.
        const given = [1, 2, 3].map((nth): number => answers[3 * index + nth] ?? 0);
        const score = given.reduce((sum, one) => sum + one, 0);
        return (
          <g key={key} className={`chakra-${key}`} transform={`rotate(${(index * 360) / 7})`}>
            <use href={`#petal-${score}`} fill={`url(#own-${key})`} />
            {given.map((answer, nth) => (
              <use key={nth} href={`#stamen-${answer}`} transform={`rotate(${(nth - 1) * 17})`} />
            ))}
          </g>
        );
      })}
      <use href="#pod" />
    </svg>
  );
}
