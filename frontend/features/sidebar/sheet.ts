import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the sidebar as a sheet over the page, for windows in which it has no room beside the text. */
export const openSheet = (): void => set(true);
export const closeSheet = (): void => set(false);

/** True if the sheet is open. */
export const useSheet = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

const wide = matchMedia('(min-width: 80rem)');

function followWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True if the window has room for the sidebar beside the text. */
export const useHasRail = (): boolean => useSyncExternalStore(followWidth, () => wide.matches);
