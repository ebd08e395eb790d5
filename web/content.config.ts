import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";
import { categories } from "#content/categories.ts";
import { chakraKeys } from "#domain/chakra.ts";

/** The front matter of content/articles/<slug>.mdx; a wrong field stops the build with its name. */
const articles = defineCollection({
  loader: glob({ pattern: "*.mdx", base: "./content/articles" }),
  schema: z.strictObject({
    /** That title and excerpt are there is a rule of content/articles.test.ts, which runs before every build. */
    title: z.string(),
    excerpt: z.string(),
    category: z.enum(categories),
    /** The tag on the card: one chakra, or all of them. */
    chakra: z.enum(["all", ...chakraKeys]),
    /** The chakras whose report should recommend this article; none is a choice. */
    recommendedFor: z.array(z.enum(chakraKeys)),
    /** Left out: the day in content/site.ts. */
    published: z.coerce.date().optional(),
    /** The file name of another article without .mdx, by the same rules. */
    related: z.string(),
  }),
});

export const collections = { articles };
