/** An article as its author wrote it; `field` gives a line of the front matter, or "" where there is none. */
export type Article = {
  readonly file: string;
  readonly slug: string;
  readonly source: string;
  /** The text below the front matter. */
  readonly body: string;
  field(name: string): string;
};

/** Reads an article from the text of its file; `path` ends with the name of that. */
export function articleFrom(path: string, source: string): Article {
  const [, front = "", ...rest] = source.split(/^---$/mu);
  return {
    file: `content/articles/${path.replace(/^.*\//u, "")}`,
    slug: path.replace(/^.*\/|\.mdx$/gu, ""),
    source,
    body: rest.join("---").trim(),
    field: (name) => new RegExp(`^${name}: *"?(.*?)"?$`, "mu").exec(front)?.[1] ?? "",
  };
}
