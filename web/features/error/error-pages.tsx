import type { ReactNode } from "react";
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
    <ErrorPage {...notFound}>
      <ul className="bare links">
        {sitePages
          .filter(({ path }) => wayOn.includes(path))
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
    </ErrorPage>
  );
}

/** What a failure of our own shows, with status 500. */
export function ServerError() {
  return (
    <ErrorPage {...serverError}>
      <p>
        {serverError.help} <SupportEmail />.
      </p>
    </ErrorPage>
  );
}

type Props = { title: string; text: string; home: string; children: ReactNode };

function ErrorPage({ title, text, home, children }: Props) {
  return (
    <section className={`stack wide-page ${styles.page}`}>
      <Picture of="buds" isFirst />
      <div className="stack start">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        <ButtonLink href={addresses.home}>{home}</ButtonLink>
      </div>
    </section>
  );
}
