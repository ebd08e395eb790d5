import { blog } from "#content/pages.ts";
import type { ArticleSummary } from "./article.ts";
import { Cover } from "./cover.tsx";
import { ArticleBadges, ArticleFacts } from "./article-facts.tsx";
import { Subscribe } from "./subscribe.tsx";
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
      <h2 className={styles.title}>
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
