import type { Config } from "#server/settings/config.ts";
import { mask } from "#server/log.ts";
import { SchemaError } from "./migrate.ts";
import { StorageError } from "./storage-error.ts";

/** What PostgreSQL, a pooler, TLS and the network answer, by their codes (SQLSTATE or Node's) or words, and what to do. */
const faults: readonly (readonly [RegExp, string])[] = [
  [
    /no encryption|SSL off|SSL required|connection is insecure/iu,
    "takes connections under TLS only. End DATABASE_URL with ?sslmode=verify-full.",
  ],
  [
    /does not support SSL/u,
    "offers no TLS, and DATABASE_URL asks for it. Turn TLS on there or, on this machine or a private network, take sslmode out.",
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/u,
    "has a certificate of an authority unknown here. Fetch the authority's certificate from your host, and end DATABASE_URL with ?sslmode=verify-full&sslrootcert=FILE.",
  ],
  [
    /ALTNAME_INVALID/u,
    "has a certificate for another name. Write the name of the certificate in DATABASE_URL.",
  ],
  [/CERT_HAS_EXPIRED/u, "has a certificate that has expired. Renew it there."],
  [/^ENOENT/u, "needs a file that is not there: see sslrootcert in DATABASE_URL."],
  [
    /^28P01|SASL|password authentication failed/u,
    "refuses user or password. Correct them in DATABASE_URL; signs such as @, / and % are written %40, %2F and %25 there.",
  ],
  [
    /^28000/u,
    "does not let this user in from here. Check the user in DATABASE_URL, and pg_hba.conf or your host's list of allowed addresses.",
  ],
  [
    /^3D000|no such database/u,
    "has no database of that name. Create it, or correct the end of DATABASE_URL.",
  ],
  [
    /^42501/u,
    "does not let this user read the shop's tables. Give it the rights on them, or make it their owner.",
  ],
  [
    /unsupported startup parameter/u,
    "is behind a pooler that refuses what DATABASE_URL says after its question mark. Take that out, or name it in ignore_startup_parameters.",
  ],
  [/^53300/u, "has no connection left. Raise max_connections, or put fewer servers on it."],
  [/^57P03/u, "is starting or stopping. Wait a minute."],
  [/^(?:ENOTFOUND|EAI_AGAIN)/u, "has a name that nobody knows. Check the host in DATABASE_URL."],
  [/^ECONNREFUSED/u, "cannot be reached: nothing listens there. Start it, or check host and port."],
  [
    /timeout|^E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH)/u,
    "cannot be reached: nothing answers. Check host and port, and the firewalls between.",
  ],
];

/** Why `openStore` failed, as a sentence that says what to do and holds no password. */
export function whyNotOpened(database: Config["database"], thrown: unknown): string {
  if (thrown instanceof SchemaError) return thrown.message;
  if (database.kind === "sqlite")
    return `The file ${database.path} cannot be opened as a database. Check DATABASE_URL and the rights on the folder.`;
  const error = thrown instanceof StorageError ? thrown.cause : thrown;
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  const [, says] = faults.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? [];
  return `The PostgreSQL of DATABASE_URL ${says ?? `cannot be used (${mask(message)}).`}`;
}
