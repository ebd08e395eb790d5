import { orderAmount, orderDate, orderNumber, orderStatus, type Order } from "./order.ts";
import styles from "./order-details.module.css";

/** The box with Order ID, Amount, Date and Status (spec 2). */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <section className={styles.details} aria-labelledby="order-details">
      <h2 id="order-details" className={styles.title}>
        Order Details
      </h2>
      <dl className={styles.rows}>
        <div>
          <dt>Order ID</dt>
          <dd>{orderNumber(order)}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{orderAmount(order)}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{orderDate(order)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd className={styles.status}>{orderStatus(order)}</dd>
        </div>
      </dl>
    </section>
  );
}
