import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { palette } from "#drawing/palette.ts";

/** Name, colors and icons for whoever puts the site on a home screen. It opens in the browser, as a page. */
export const GET = () =>
  Response.json({
    name: site.productName,
    start_url: addresses.home,
    display: "browser",
    background_color: palette.bg.light,
    theme_color: palette.bg.light,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/apple-touch-icon.png", type: "image/png", sizes: "180x180" },
    ],
  });
