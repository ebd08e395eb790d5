import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { blog } from "#content/pages.ts";
import { pageTitle } from "#content/site.ts";
import { loadArticles, summaryOf } from "#web/features/blog/article.ts";

/** The articles for feed readers, newest first. */
export const GET: APIRoute = async ({ site = "" }) =>
  rss({
    title: pageTitle(blog.title),
    description: blog.lead,
    site,
    trailingSlash: false,
    items: (await loadArticles())
      .map(summaryOf)
      .map(({ title, excerpt, address, category, published }) => ({
        title,
        description: excerpt,
        link: address,
        categories: [category],
        pubDate: published,
      })),
  });
