import { sevenScenes } from "#web/features/chakra/seven-scenes.ts";
import tokens from "#web/styles/tokens.css?raw";

/** The seven scenes in one picture. */
export const GET = () =>
  new Response(sevenScenes(tokens), { headers: { "content-type": "image/svg+xml" } });
