import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./error-page.module.css";

/** What a failure of our own shows, with status 500. */
export function ServerError() {
  return (
    <section className={`stack ${styles.page}`}>
      <Lotus chakra="root" size={96} />
      <h1>Something went wrong on our side</h1>
      <p>
        The page could not be shown. That is our fault, not yours. Please reload it in a minute.
      </p>
      <p>
        If it keeps happening, write to{" "}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </p>
      <ButtonLink href={addresses.home}>Return Home</ButtonLink>
    </section>
  );
}
