import { blog, frame, newsletter } from "#content/pages.ts";
import { feedAddress } from "#content/site-map.ts";
import { NewsletterField } from "#web/ui/newsletter.tsx";
import type { ArticleSummary } from "./article.ts";
import { ArticleBadges, ArticleFacts, Cover } from "./article-head.tsx";
import styles from "./blog-index.module.css";

/** The index of all articles (spec 2). */
export function BlogIndex({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className={styles.blog}>
      <h1>{blog.title}</h1>
      <p className={`lead ${styles.lead}`}>{blog.lead}</p>
      <div className={styles.grid}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} isFirst={index === 0} />
        ))}
      </div>
      <Subscribe />
    </div>
  );
}

function ArticleCard({ article, isFirst }: { article: ArticleSummary; isFirst: boolean }) {
  const { address, title, excerpt } = article;
  return (
    <article className={`card ${styles.card}`}>
      <Cover article={article} isFirst={isFirst} />
      <ArticleBadges {...article} />
      <h2 className={`card-link ${styles.title}`}>
        <a href={address}>{title}</a>
      </h2>
      <p className={styles.excerpt}>{excerpt}</p>
      <ArticleFacts article={article} />
      <a className={styles.read} href={address}>
        {blog.read}
        <span className="spoken">: {title}</span>
      </a>
    </article>
  );
}

/** The block below the index: an e-mail input and a button without any submit behavior (spec 2). */
function Subscribe() {
  return (
    <section
      className={`panel ${styles.subscribe}`}
      aria-labelledby="stay-connected"
      data-says-nothing-is-sent
    >
      <h2 id="stay-connected">{frame.connected}</h2>
      <div>
        <NewsletterField id="blog-email" label={newsletter.blogLabel} />
        <p className="note">
          <a href={feedAddress}>{blog.feed}</a>
        </p>
      </div>
    </section>
  );
}
