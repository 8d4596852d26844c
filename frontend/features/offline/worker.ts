import {
  BOOKS_DATABASE,
  CHAPTERS_CACHE,
  type KeepShown,
  READS_CACHE,
  TAKE_OVER,
} from '../../service-worker/caches.ts';

/** True if the reader or the device asks pages to load no more than they need. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Registers the service worker, and calls `onUpdate` when one of a newer build waits. On a device that saves data
 * nothing is kept, because a page then loads 700 kB for later. Where a browser refuses, the site needs the network as
 * before.
 */
export async function keepForLater(onUpdate: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (isFirst) {
    const letters = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/api/index/'));
    const message: KeepShown = { letters };
    (await navigator.serviceWorker.ready).active?.postMessage(message);
  }
  const announce = () => {
    // Without a controller this is the first one, which takes no other's place.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onUpdate();
  };
  announce();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', announce),
  );
}

/** Replaces the service worker by the one of the newer build, and then reloads the page. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  else location.reload();
}

/** Deletes the chapters, answers and books that are kept, because they show what the last reader of this browser read. */
export async function forgetReading(): Promise<void> {
  indexedDB.deleteDatabase(BOOKS_DATABASE);
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(READS_CACHE), caches.delete(CHAPTERS_CACHE)]);
}

/** Removes the service worker and all that it kept, for a site whose texts only its members may read. */
export async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  indexedDB.deleteDatabase(BOOKS_DATABASE);
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
