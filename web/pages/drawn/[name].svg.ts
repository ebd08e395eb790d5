import type { APIRoute, InferGetStaticPropsType } from "astro";
import { drawPicture } from "#web/features/chakra/draw-picture.ts";
import { pictureNames, schemes } from "#web/features/chakra/pictures.ts";

/** Each picture in both color schemes. */
export const getStaticPaths = () =>
  pictureNames.flatMap((name) =>
    schemes.map((scheme) => ({ params: { name: `${name}-${scheme}` }, props: { name, scheme } })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(drawPicture(props.name, props.scheme), {
    headers: { "content-type": "image/svg+xml" },
  });
