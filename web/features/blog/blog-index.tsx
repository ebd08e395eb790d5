import { blog, frame, newsletter } from "#content/pages.ts";
import { feedAddress } from "#content/site-map.ts";
import { NewsletterField } from "#web/ui/newsletter.tsx";
import type { ArticleSummary } from "./article.ts";
import { ArticleBadges, ArticleFacts, Cover } from "./article-head.tsx";
import styles from "./blog-index.module.css";

/** The index of all articles (spec 2). */
export function BlogIndex({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className="wide-page">
      <h1>{blog.title}</h1>
      <p className={`lead ${styles.lead}`}>{blog.lead}</p>
      <div className={styles.grid}>
        {articles.map((article, index) => (
          <article key={article.address} className={`card ${styles.card}`}>
            <Cover article={article} isFirst={index === 0} isSmall />
            <ArticleBadges {...article} />
            <h2 className={`card-link minor-title tight ${styles.title}`}>
              <a href={article.address}>{article.title}</a>
            </h2>
            <p className={`tight ${styles.excerpt}`}>{article.excerpt}</p>
            <ArticleFacts article={article} />
            <a className={styles.read} href={article.address}>
              {blog.read}
              <span className="spoken">: {article.title}</span>
            </a>
          </article>
        ))}
      </div>
      {/* An e-mail input and a button without any submit behavior (spec 2). */}
      <section
        className={`panel beside tight ${styles.subscribe}`}
        aria-labelledby="stay-connected"
        data-says-nothing-is-sent
      >
        <h2 id="stay-connected">{frame.connected}</h2>
        <div>
          <NewsletterField id="blog-email" label={newsletter.blogLabel} />
          <p className="note links">
            <a href={feedAddress}>{blog.feed}</a>
          </p>
        </div>
      </section>
    </div>
  );
}
