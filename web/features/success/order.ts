import { formatMoney } from "#domain/purchase/money.ts";

/** An order as /success shows it (spec 3). `amountTotal` is in minor units. */
export type Order = {
  readonly orderId: string;
  readonly amountTotal: number;
  readonly currency: string;
  readonly orderDate: Date;
};

/** '#' and the first 8 characters of the id (spec 2). */
export function orderNumber({ orderId }: Order): string {
  return `#${orderId.slice(0, 8)}`;
}

/**
 * The total as US-locale currency (spec 2). A code that the browser refuses to format is put before the number, "USDC 12.50".
 */
export function orderAmount({ amountTotal, currency }: Order): string {
  if (/^[a-z]{3}$/iu.test(currency)) return formatMoney(amountTotal, currency);
  const number = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  return `${currency.toUpperCase()} ${number.format(amountTotal / 100)}`.trim();
}

/** The long US format with time: "November 21, 2026 at 8:15 AM" (spec 2); undefined for anything but a date. */
export function orderDate({ orderDate: date }: Order): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" }).format(date);
}
