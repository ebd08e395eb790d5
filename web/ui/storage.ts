/** One of the browser's two storages; a function, because a browser that blocks it throws as soon as it is named. */
export type Place = () => Storage;

/** Kept in this tab, and gone with it. */
export const thisTab: Place = () => sessionStorage;

/** Kept in this browser, for all tabs. */
export const thisBrowser: Place = () => localStorage;

/** The text that is kept under a key; undefined if there is none, or none to be had. */
export function readText(place: Place, key: string): string | undefined {
  try {
    return place().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The JSON value that is kept under a key; undefined if there is none, or none that can be read. */
export function readJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(place().getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key, or removes what is there when it is undefined. False if the browser refuses. */
export function keepText(place: Place, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) place().removeItem(key);
    else place().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
