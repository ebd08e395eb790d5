import { lotusMark } from "#web/features/chakra/lotus-mark.ts";

/** The mark of the site on dark. */
export const GET = () =>
  new Response(lotusMark("dark"), { headers: { "content-type": "image/svg+xml" } });
