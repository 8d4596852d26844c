import { useSyncExternalStore } from 'react';

/**
 * Reader mode hides everything except the text and its numbers: header, sidebar, analysis, toolbar, values and notes. It
 * lasts until the reader leaves it or the explorer, and is not stored.
 */
let isOn = false;
const listeners = new Set<() => void>();

/** Switches reader mode on or off. The style sheet hides the parts of the page by an attribute of its root element. */
export function setReaderMode(on: boolean): void {
  isOn = on;
  document.documentElement.toggleAttribute('data-reader', on);
  for (const listener of listeners) listener();
}

export const toggleReaderMode = (): void => setReaderMode(!isOn);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while reader mode is on. */
export const useReaderMode = (): boolean => useSyncExternalStore(subscribe, () => isOn);
