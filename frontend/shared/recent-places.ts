import { fromJson, listOf, matching, objectOf, text } from '../../domain/parse.ts';
import { store, stored } from '../storage/stored.ts';

const KEY = 'gematria-recent';
const MOST = 6;

const place = objectOf({ reference: text, path: matching(/^\/explorer\//u) });
const places = listOf(place);

export type RecentPlace = NonNullable<ReturnType<typeof place>>;

/** The places that were read last, the newest first; none where nothing can be stored. */
export const recentPlaces = (): readonly RecentPlace[] =>
  (fromJson(places, stored(KEY)) ?? []).slice(0, MOST);

/** Keeps a place that has been shown; where that cannot be done, nothing is offered later. */
export function rememberPlace(shown: RecentPlace): void {
  const others = recentPlaces().filter(({ path }) => path !== shown.path);
  store(KEY, JSON.stringify([shown, ...others].slice(0, MOST)));
}

export function forgetPlaces(): void {
  store(KEY, null);
}
