function refuse(): never {
  throw new Error("Encryption is not bundled: create the document without passwords.");
}

/** Stands in for `@noble/ciphers/aes` when bundling: the report is never encrypted. */
export { refuse as cbc, refuse as ecb };
