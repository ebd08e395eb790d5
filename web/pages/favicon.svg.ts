import { lotusMark } from "#web/features/chakra/lotus-mark.ts";

/** The mark of the site, in both color schemes. */
export const GET = () =>
  new Response(lotusMark(), { headers: { "content-type": "image/svg+xml" } });
