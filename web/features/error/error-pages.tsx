import { notFound, serverError } from "#content/pages.ts";
import { addresses, sitePages } from "#content/site-map.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { SupportEmail } from "#web/ui/support-email.tsx";
import styles from "./error-page.module.css";

const wayOn: readonly string[] = [addresses.energyScan, addresses.exampleReport, addresses.blog];

/** What a wrong address shows, with status 404. */
export function NotFound() {
  return (
    <section className={`stack wide-page ${styles.page}`}>
      <Picture of="buds" isFirst />
      <div className={`stack ${styles.words}`}>
        <h1>{notFound.title}</h1>
        <p>{notFound.text}</p>
        <ul className="bare links">
          {sitePages
            .filter(({ path }) => wayOn.includes(path))
            .map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
        </ul>
        <ButtonLink href={addresses.home}>{notFound.home}</ButtonLink>
      </div>
    </section>
  );
}

/** What a failure of our own shows, with status 500. */
export function ServerError() {
  return (
    <section className={`stack wide-page ${styles.page}`}>
      <Picture of="buds" isFirst />
      <div className={`stack ${styles.words}`}>
        <h1>{serverError.title}</h1>
        <p>{serverError.text}</p>
        <p>
          {serverError.help} <SupportEmail />.
        </p>
        <ButtonLink href={addresses.home}>{serverError.home}</ButtonLink>
      </div>
    </section>
  );
}
