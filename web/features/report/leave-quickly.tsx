import { useEffect, useState } from "react";
import { addresses } from "#content/site-map.ts";
import { leaving } from "#content/leaving.ts";
import { Button, classes } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { thisBrowser, thisTab } from "#web/ui/storage.ts";
import styles from "./leave-quickly.module.css";

/** Two presses of Escape within this time, in milliseconds, leave too. */
const twice = 1000;

function leave(): void {
  const page = document.documentElement;
  page.hidden = true;
  // Back may wake this page as it was left.
  addEventListener("pageshow", () => page.removeAttribute("hidden"), { once: true });
  location.replace(leaving.neutralPage);
}

function forget(): void {
  for (const store of [thisTab, thisBrowser]) {
    try {
      store().clear();
    } catch {
      // Blocked storage holds nothing.
    }
  }
  location.replace(addresses.home);
}

/** For somebody who is not alone: away from this page at one press, and nothing left of it on this device. */
export function LeaveQuickly({ isUrgent = false }) {
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  const look = isUrgent ? classes("secondary") : "link-button";
  useEffect(() => {
    let last = -Infinity;
    const press = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (key !== "Escape" || repeat) return;
      // This one closes what is open. `:is` lets pass what Firefox before 125 does not know.
      if (document.querySelector(":is(dialog[open], :popover-open)")) return;
      if (timeStamp - last < twice) leave();
      last = timeStamp;
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <aside className={`row quiet screen-only ${styles.leave}`} aria-label={leaving.title}>
      <button type="button" className={look} onClick={leave}>
        {leaving.leave}
      </button>
      <button type="button" className="link-button" onClick={() => setIsAsking(true)}>
        {leaving.forget}
      </button>
      <details className="disclosure">
        <summary>{leaving.details}</summary>
        <p className="note card tight">{leaving.note}</p>
      </details>
      {/* Asked, because a purchase whose report has not opened yet is remembered here too. */}
      <Dialog isOpen={isAsking} title={`${leaving.forget}?`} onClose={stay}>
        <p>{leaving.question}</p>
        <div className="row">
          <Button onClick={forget}>{leaving.yes}</Button>
          <Button variant="secondary" onClick={stay}>
            {leaving.no}
          </Button>
        </div>
      </Dialog>
    </aside>
  );
}
