import { washJpeg } from "#web/features/chakra/wash-jpeg.ts";

export const GET = async () =>
  new Response(await washJpeg(), { headers: { "content-type": "image/jpeg" } });
