import { orderDetails as words } from "#content/success.ts";
import { orderAmount, orderDate, orderNumber, orderStatus, type Order } from "./order.ts";
import styles from "./order-details.module.css";

/** The box with Order ID, Amount, Date and Status (spec 2). */
export function OrderDetails({ order }: { order: Order }) {
  const rows = [
    { name: words.id, value: orderNumber(order) },
    { name: words.amount, value: orderAmount(order) },
    { name: words.date, value: orderDate(order) ?? words.noDate },
    { name: words.status, value: orderStatus(order), look: styles.status },
  ];
  return (
    <section className={`card ${styles.details}`} aria-labelledby="order-details">
      <h2 id="order-details" className="minor-title">
        {words.title}
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
