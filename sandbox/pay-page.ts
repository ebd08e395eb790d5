import { html } from "hono/html";
import type { Account } from "./account.ts";
import { formatMoney } from "#domain/purchase/money.ts";
import type { Session } from "./objects.ts";
import { countries } from "./payments.ts";

export const stylesheetPath = "/sandbox/pay.css";

/** The hosted payment page: cards only, without Stripe's look, wallets, scripts and languages. */

type Markup = ReturnType<typeof html>;

/** Around every page: it must be plain at a glance that nothing here is real. `back` is the shop's address, if known. */
function layout(title: string, main: Markup, back?: string | null): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – test payment page</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheetPath}" />
      </head>
      <body>
        <aside class="strip" aria-label="Test mode">
          <strong>Test payment page.</strong> No money moves. Use the test card 4242 4242 4242 4242,
          never a real one.
        </aside>
        <main>${main} ${back ? html`<p><a href="${back}">Back to the shop</a></p>` : ""}</main>
      </body>
    </html>`;
}

type Order = Pick<Account, "product"> & { readonly session: Session };

/** What is bought and what it costs. */
function summary({ session, product }: Order, heading: string): Markup {
  const money = (cents: number | null) => formatMoney(cents ?? 0, session.currency ?? "usd");
  const { amount_discount: discount = 0, amount_tax: tax = 0 } = session.total_details ?? {};
  const { automatic_tax: taxes } = session;
  const row = (label: string, amount: string) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${amount}</dd>
    </div>`;
  return html`<section>
    <h1>${heading}</h1>
    <p class="product">${product.name}</p>
    <p>${product.description}</p>
    <dl>
      ${discount > 0 ? row("Price", money(session.amount_subtotal)) : ""}
      ${discount > 0 ? row("Discount", `−${money(discount)}`) : ""}
      ${
        taxes.enabled
          ? row("Tax included", taxes.status === "complete" ? money(tax) : "by your country")
          : ""
      }
      ${row("Total", money(session.amount_total))}
    </dl>
  </section>`;
}

/** The fields of the form. A date, a security code and a name would change nothing. */
export const fieldNames = ["email", "number", "country", "terms"] as const;
type FieldName = (typeof fieldNames)[number];

/** What a payer has typed, what is wrong with it, and whether the payer's bank is being asked. */
export type Attempt = {
  readonly typed: Readonly<Record<FieldName, string>>;
  readonly problems: Readonly<Partial<Record<FieldName, string>>>;
  readonly isAtBank: boolean;
};

/** What the page asks for beside the e-mail. */
export function askedOf(session: Session) {
  return {
    card: session.amount_total !== 0,
    country: session.automatic_tax.enabled || session.billing_address_collection === "required",
    terms: session.consent_collection?.terms_of_service === "required",
  };
}

/** The payment form of an open session. */
export function formPage(order: Order, { typed, problems }: Attempt): Markup {
  const { session } = order;
  const asked = askedOf(session);
  const error = (name: FieldName) =>
    problems[name] && html`<p class="error" id="${name}-error">${problems[name]}</p>`;
  // Said with the field that has the focus: of an alert that comes with its page, Orca says nothing.
  const state = (name: FieldName) =>
    problems[name] && html`aria-describedby="${name}-error" aria-invalid="true" autofocus`;
  const field = (name: FieldName, label: string, attributes: Markup) =>
    html`<div>
      <label for="${name}">${label}</label>
      ${error(name)}
      <input id="${name}" name="${name}" value="${typed[name]}" ${attributes} ${state(name)} />
    </div>`;
  const countryField = html`<div>
    <label for="country">Country</label>
    ${error("country")}
    <select id="country" name="country" autocomplete="country" ${state("country")}>
      ${countries.map(
        (code) =>
          html`<option value="${code}" ${code === typed.country ? html`selected` : ""}>
            ${new Intl.DisplayNames("en", { type: "region" }).of(code)}
          </option>`,
      )}
    </select>
  </div>`;
  const consent =
    session.custom_text.terms_of_service_acceptance?.message ?? "I agree to the terms of service.";
  const termsField = html`<div>
    ${error("terms")}
    <label class="tick" for="terms">
      <input type="checkbox" id="terms" name="terms" value="accepted" required ${state("terms")} />
      <span>${consent}</span>
    </label>
  </div>`;
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd");
  return layout(
    `${Object.keys(problems).length > 0 ? "Error: " : ""}Pay ${amount}`,
    html`${summary(order, "Test payment")}
      <form method="post" novalidate>
        ${field("email", "Email", html`type="email" required autocomplete="email"`)}
        ${
          asked.card
            ? field("number", "Card number", html`required inputmode="numeric" autocomplete="off"`)
            : ""
        }
        ${asked.country ? countryField : ""} ${asked.terms ? termsField : ""}
        <button type="submit">Pay ${amount}</button>
      </form>`,
    session.cancel_url,
  );
}

/** What a bank would ask on a page of its own, as in 3-D Secure. */
export function authenticationPage(order: Order): Markup {
  return layout(
    "Confirm",
    html`${summary(order, "Your bank asks you to confirm")}
      <form method="post">
        <button name="confirmation" value="yes">Confirm payment</button>
        <button name="confirmation" value="no" class="second">Refuse payment</button>
      </form>`,
    order.session.cancel_url,
  );
}

/** For a session that needs no payment any more. */
export function completedPage(order: Order, successUrl: string): Markup {
  return layout(
    "Already paid",
    html`${summary(order, "This is already paid")}
      <p>This test payment is complete. It will not be taken again.</p>
      <p><a class="button" href="${successUrl}">Continue</a></p>`,
  );
}

/** Where nothing can be paid: an expired session, or none at all. */
export function closedPage(session?: Session): Markup {
  const [title, text] = session
    ? ["This payment page has expired", "Nothing was paid. Start again to get a new one."]
    : ["There is no such payment page", "The sandbox forgets all when it is restarted."];
  const main = html`<h1>${title}</h1>
    <p>${text}</p>`;
  return layout(title, main, session?.cancel_url);
}

/** The styles of the hosted payment page: the browser's own form, light or dark by the visitor's system. */
export const payCss = `
:root {
  color-scheme: light dark;
  --action: light-dark(#2f5d50, #9fd0bd);
  --error: light-dark(#a3261f, #ffb1a8);
  accent-color: var(--action);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: light-dark(#ffffff, #161b19);
  color: light-dark(#23302b, #e9eeea);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: break-word;
}
.strip {
  padding: 0.75rem 1rem;
  background: light-dark(#f7dfa4, #4a3a0e);
  text-align: center;
}
main { max-width: 28rem; margin: auto; padding: 1.5rem; }
a { color: var(--action); }
h1 { font-size: 1.375rem; }
.product, dl div:last-child, label { font-weight: 600; }
dl div { display: flex; justify-content: space-between; padding-top: 0.5rem; }
form { display: grid; gap: 1.25rem; }
.error { margin: 0; color: var(--error); }
input:not([type="checkbox"]), select, button, .button {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#7d8a83, #83918a);
  border-radius: 0.5rem;
  font: inherit;
}
button, .button {
  border: 2px solid var(--action);
  background: var(--action);
  color: light-dark(#ffffff, #10211b);
  text-align: center;
  cursor: pointer;
}
button.second { background: none; color: var(--action); }
.tick { display: flex; gap: 0.75rem; }
.tick input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
input[aria-invalid="true"] { border: 2px solid var(--error); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
`;
