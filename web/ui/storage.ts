/** One of the browser's two storages; a function, because a browser that blocks it throws as soon as it is named. */
export type Store = () => Storage;

/** Kept in this tab, and gone with it. */
export const thisTab: Store = () => sessionStorage;

/** Kept in this browser, for all tabs. */
export const thisBrowser: Store = () => localStorage;

/** The text that is kept under a key; undefined if there is none, or none to be had. */
export function readText(store: Store, key: string): string | undefined {
  try {
    return store().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The JSON value that is kept under a key; undefined if there is none, or none that can be read. */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key, or removes what is there when it is undefined. False if the browser refuses. */
export function keepText(store: Store, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) store().removeItem(key);
    else store().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
