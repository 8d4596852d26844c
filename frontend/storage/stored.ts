/**
 * Texts in the browser's `localStorage`. A browser can block the storage, and it can be full. Then these functions
 * store nothing and do not throw.
 */

/** The text that is stored under a name. Null if nothing is stored there or the storage is blocked. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under a name, or removes it if the text is null. Returns false if the browser refuses to store it. */
export function store(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
