const KEY = 'gematria-recent';
const MOST = 6;

export interface RecentPlace {
  readonly reference: string;
  readonly path: string;
}

const isPlace = (one: unknown): one is RecentPlace =>
  typeof one === 'object' &&
  one !== null &&
  'reference' in one &&
  typeof one.reference === 'string' &&
  'path' in one &&
  typeof one.path === 'string' &&
  one.path.startsWith('/explorer/');

/** The places that were read last, the newest first; none where nothing can be stored. */
export function recentPlaces(): readonly RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a place that has been shown. */
export function rememberPlace(place: RecentPlace): void {
  const others = recentPlaces().filter(({ path }) => path !== place.path);
  try {
    localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, MOST)));
  } catch {
    // Nothing is offered then.
  }
}

export function forgetPlaces(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
