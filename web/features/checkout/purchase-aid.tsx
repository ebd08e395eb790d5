import { purchaseAid, success } from "#content/success.ts";
import { readReference, reportAddress } from "./purchase-reference.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/**
 * Where /success or a report cannot be shown: the order in the address, and the way to the report, with nothing that could
 * fail in its turn. Nothing where the address names no order.
 */
export function PurchaseAid() {
  const purchase = readReference(location.search);
  if (!purchase) return null;
  // The report has its code in its address, /success in its history entry.
  const code: unknown = location.hash.slice(1) || history.state?.code;
  const link = location.origin + reportAddress(purchase, code ? String(code) : undefined);
  return (
    <>
      <p>{purchaseAid.order(purchase.sessionId, purchase.email)}</p>
      {/* Within the same page a link would only move to its fragment. */}
      <ButtonLink href={link} onClick={() => location.href === link && location.reload()}>
        {success.open}
      </ButtonLink>
      <p>
        {purchaseAid.link} <a href={link}>{link}</a>
      </p>
    </>
  );
}
