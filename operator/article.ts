import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { articleSample } from "#content/article-sample.ts";
import { articleAddress } from "#content/site-map.ts";
import { isPrintable } from "#pdf/engine/printable.ts";
import { done, failed, type Answer } from "./command.ts";

const longestTitle = 100;

/** Makes the file of a new article in `folder`, which builds as it is; an article that is there already stays. */
export function startArticle(folder: string, title: string, today: Date): Answer {
  const heading = title.trim().replaceAll(/\s+/gu, " ");
  const slug = slugOf(heading);
  // /blog/index would be the blog itself.
  if (slug === "" || slug === "index") {
    return failed(
      `No address can be made of the title "${heading}". Give it a word in the letters a to z.`,
    );
  }
  if (heading.length > longestTitle) {
    return failed(
      `The title has ${heading.length} characters. Give at most ${longestTitle}; 4 to 9 words are best.`,
    );
  }
  if (!isPrintable(heading)) {
    return failed(
      "The title has a letter or sign that reports, which list articles, cannot print. Leave it out.",
    );
  }
  if (!existsSync(folder)) {
    return failed(`There is no folder ${folder}. Go to the folder of the project first.`);
  }
  const file = `${folder}/${slug}.mdx`;
  const related = readdirSync(folder)
    .toSorted()
    .find((name) => name.endsWith(".mdx"));
  try {
    const text = skeleton(heading, related?.replace(".mdx", "") ?? slug, today);
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return failed(
      code === "EEXIST"
        ? `${file} is there already, and was not changed. Give another title.`
        : `${file} cannot be written (${code}). Check the rights on the folder.`,
    );
  }
  return done(
    { file, address: articleAddress(slug) },
    `${file} is there. Write it: "npm run dev" shows it at ${articleAddress(slug)}.`,
    "The next build publishes it as it stands: write over every sample sentence first.",
  );
}

/** "Déjà vu: what's next?" is deja-vu-whats-next. */
function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

/** An article that breaks no rule, to be written over; reports recommend it once it names chakras in recommendedFor. */
function skeleton(title: string, related: string, today: Date): string {
  return `---
title: ${JSON.stringify(title)}
excerpt: "${articleSample.excerpt}"
category: Balance
chakra: all
recommendedFor: []
published: ${today.toISOString().slice(0, 10)}
related: ${related}
---

<ShortAnswer>

${articleSample.answer}

</ShortAnswer>

## A first heading

${articleSample.opening}

## A small practice

1. ${articleSample.first}
2. ${articleSample.next}
3. ${articleSample.last}

## When to look further

<SeekHelp lines="crisis">

If a worry about any of this will not leave you, please talk it over with a doctor or a counselor.

</SeekHelp>
`;
}
