import { sandboxPriceId } from "./payment-settings.ts";
import type { Environment } from "./settings-file.ts";
import { readOrigin } from "./web-address.ts";

/** The settings that the server shares with the pages, into which they are built. */
export type PublicSettings = { readonly anonKey: string; readonly priceId: string };

const names = ["PUBLIC_ANON_KEY", "PUBLIC_PRICE_ID", "PUBLIC_BACKEND_URL"] as const;

/** How a secret key, a restricted key and the secret of a webhook begin at Stripe. */
const secret = /(?<![\w-])(?:sk|rk|whsec)_/u;

/**
 * Reads the settings that are built into the pages, and reports what is wrong with them. The pages use them unchanged, so a
 * value that only the server would correct stops every sale. Called before the server starts and before the build.
 */
export function readPublicSettings(environment: Environment, problems: string[]): PublicSettings {
  for (const name of names) {
    const given = environment[name] ?? "";
    if (given !== given.trim()) {
      problems.push(`${name} has blanks around it, which the pages would keep. Remove them.`);
    }
  }
  for (const [name, given = ""] of Object.entries(environment)) {
    // Unknown names, too: any page that reads one would contain it.
    if (!name.startsWith("PUBLIC_") || !secret.test(given)) continue;
    problems.push(
      `${name} holds a secret of Stripe's, which everybody could read in the pages. Take it out, and if pages were ever built with it, replace it at Stripe.`,
    );
  }
  const text = (name: string) => {
    const given = environment[name]?.trim() || undefined;
    return given && secret.test(given) ? undefined : given;
  };
  const anonKey = text("PUBLIC_ANON_KEY") ?? "public-anonymous-visitor";
  // It is sent in an authorization header, which is split at spaces and takes visible ASCII only.
  if (!/^[!-~]+$/u.test(anonKey)) {
    problems.push(
      "PUBLIC_ANON_KEY must be one word of plain letters, digits and signs, without spaces.",
    );
  }
  const given = text("PUBLIC_BACKEND_URL");
  const backend = given && readOrigin("PUBLIC_BACKEND_URL", given, problems);
  if (backend?.startsWith("http:") && /^https:/iu.test(text("SITE_URL") ?? "")) {
    problems.push(
      `PUBLIC_BACKEND_URL must begin with https:// as SITE_URL does, since browsers refuse the other from a secure page; it is "${backend}".`,
    );
  }
  return { anonKey, priceId: text("PUBLIC_PRICE_ID") ?? sandboxPriceId };
}
