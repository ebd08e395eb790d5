import type { APIRoute, InferGetStaticPropsType } from "astro";
import sharp from "sharp";
import { sampleAnswers, sampleScores } from "#content/sample-scores.ts";
import { addresses, sitePages } from "#content/site-map.ts";
import { loadArticles, summaryOf } from "#web/features/blog/article.ts";
import { drawOgImage, stillFlower, type Motif } from "#web/features/og-image/og-image.ts";
import { shareName } from "#web/ui/share-address.ts";

const motifs: Readonly<Record<string, Motif>> = {
  [addresses.exampleReport]: { scores: sampleScores, answers: sampleAnswers },
  [addresses.about]: "heart",
  [addresses.blog]: "third_eye",
};

/** One share picture for each page, unlisted ones too; without a motif of its own, the flower. */
export async function getStaticPaths() {
  const articles = (await loadArticles()).map(summaryOf);
  return [
    ...sitePages.map(({ path }) => route(path, motifs[path] ?? stillFlower)),
    ...articles.map(({ address, chakra }) =>
      route(address, chakra === "all" ? stillFlower : chakra),
    ),
  ];
}

function route(address: string, motif: Motif) {
  return { params: { page: shareName(address) }, props: { motif } };
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const picture = await sharp(Buffer.from(drawOgImage(props.motif)))
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
};
