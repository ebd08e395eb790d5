import type { ReactNode } from "react";
import { blog } from "#content/pages.ts";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import type { ArticleSummary } from "./article.ts";
import { ArticleBadges, ArticleFacts, Cover } from "./article-head.tsx";
import { Contents, type Headings } from "./contents.tsx";
import styles from "./article-page.module.css";

type Props = {
  article: ArticleSummary;
  headings: Headings;
  related: ArticleSummary;
  children?: ReactNode;
};

/** One article: way back, cover, badges, title, facts, contents, text, and two ways on (spec 2). */
export function ArticlePage({ article, headings, related, children }: Props) {
  return (
    <div className="measured">
      <div className={`text-page ${styles.column}`}>
        <p className="screen-only links tight">
          <a href={addresses.blog}>{blog.back}</a>
        </p>
        <article className={styles.article}>
          <header className={`stack start ${styles.head}`}>
            <Cover article={article} isFirst />
            <ArticleBadges {...article} />
            <h1>{article.title}</h1>
            <ArticleFacts article={article} byline={site.articles.byline} />
          </header>
          <Contents headings={headings} />
          <div className={`chakra-${article.chakra} ${styles.text}`}>{children}</div>
        </article>
        <section className={`screen-only ${styles.end}`} aria-labelledby="continue">
          <h2 id="continue">{blog.end}</h2>
          <div className={`stack ${styles.ways}`}>
            <div className={`card stack start ${styles.way}`}>
              <Lotus chakra={related.chakra} size={56} />
              <p className="note">{blog.next(related.minutes)}</p>
              <p className={`card-link ${styles.wayTitle}`}>
                <a href={related.address}>{related.title}</a>
              </p>
            </div>
            <div className={`panel stack start ${styles.way}`}>
              <Lotus chakra="all" size={56} />
              <p className="note">{blog.scanNote}</p>
              <p className={styles.wayTitle}>{blog.scanTitle}</p>
              <ButtonLink href={addresses.energyScan}>{blog.scan}</ButtonLink>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
