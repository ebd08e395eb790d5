import type { ReactNode } from "react";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import type { ArticleSummary } from "./article.ts";
import { ArticleBadges, ArticleFacts } from "./article-facts.tsx";
import styles from "./article-page.module.css";

type Props = { article: ArticleSummary; related: ArticleSummary; children?: ReactNode };

/** One article: way back, badges, title, facts, text, and where to go on (spec 2). */
export function ArticlePage({ article, related, children }: Props) {
  return (
    <div className={styles.column}>
      <p className={`screen-only ${styles.back}`}>
        <a href={addresses.blog}>Back to Blog</a>
      </p>
      <article>
        <header className={`stack ${styles.head}`}>
          <Lotus chakra={article.chakra} size={72} />
          <ArticleBadges {...article} />
          <h1>{article.title}</h1>
          <ArticleFacts article={article} byline={site.articles.byline} />
        </header>
        <div className={styles.text}>{children}</div>
      </article>
      <section className={`panel screen-only ${styles.end}`} aria-labelledby="continue">
        <h2 id="continue">Continue Your Journey</h2>
        <p>
          Read next: <a href={related.address}>{related.title}</a>
        </p>
        <ButtonLink href={addresses.energyScan}>Take the Energy Scan</ButtonLink>
      </section>
    </div>
  );
}
