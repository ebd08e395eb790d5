/** One of the browser's two storages. A function, because a browser that blocks storage throws on the access. */
export type Store = () => Storage;

/** Kept in this tab, and gone with it. */
export const thisTab: Store = () => sessionStorage;

/** Kept in this browser, for all tabs. */
export const thisBrowser: Store = () => localStorage;

/** The text under a key; undefined if there is none or storage is blocked. */
export function readText(store: Store, key: string): string | undefined {
  try {
    return store().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The JSON value under a key; undefined if there is none or it cannot be parsed. */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or removes it if undefined. False if the browser refuses. */
export function keepText(store: Store, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) store().removeItem(key);
    else store().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
