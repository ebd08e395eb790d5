/** The result of one check of `doctor`. A note is worth knowing; a problem keeps the shop from selling or from being trusted. */
export type Finding = {
  readonly about:
    | "settings"
    | "payments"
    | "key"
    | "price"
    | "webhook"
    | "clock"
    | "mail"
    | "site"
    | "database"
    | "backup"
    | "words";
  readonly verdict: "ok" | "note" | "problem";
  /** What was found and, unless it is fine, what to do. */
  readonly says: string;
};

const finding =
  (verdict: Finding["verdict"]) =>
  (about: Finding["about"], says: string): Finding => ({ about, verdict, says });

export const ok = finding("ok");
export const note = finding("note");
export const problem = finding("problem");
