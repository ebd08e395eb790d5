import type { APIRoute } from "astro";
import { addresses } from "#content/site-map.ts";

/** Allows everything but /success. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: ${addresses.success}\n\nSitemap: ${new URL("/sitemap-index.xml", site).href}\n`,
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  );
