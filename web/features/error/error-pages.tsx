import { notFound, serverError } from "#content/pages.ts";
import { addresses, sitePages } from "#content/site-map.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { SupportEmail } from "#web/ui/support-email.tsx";
import styles from "./error-page.module.css";

const wayOn: readonly string[] = [addresses.energyScan, addresses.exampleReport, addresses.blog];

/** What a wrong address shows, with status 404. */
export function NotFound() {
  return (
    <section className={`stack text-page ${styles.page}`}>
      <Lotus chakra="third_eye" size={96} />
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <ul className={`links ${styles.links}`}>
        {sitePages
          .filter(({ path }) => wayOn.includes(path))
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
      <ButtonLink href={addresses.home}>{notFound.home}</ButtonLink>
    </section>
  );
}

/** What a failure of our own shows, with status 500. */
export function ServerError() {
  return (
    <section className={`stack text-page ${styles.page}`}>
      <Lotus chakra="root" size={96} />
      <h1>{serverError.title}</h1>
      <p>{serverError.text}</p>
      <p>
        {serverError.help} <SupportEmail />.
      </p>
      <ButtonLink href={addresses.home}>{serverError.home}</ButtonLink>
    </section>
  );
}
