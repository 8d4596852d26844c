import { fromJson, listOf, matching, objectOf, text } from '../../../domain/basics/index.ts';
import { store, stored } from '../../storage/stored.ts';

const KEY = 'gematria-recent';
const MAX_PLACES = 50;

const place = objectOf({ reference: text, path: matching(/^\/explorer\//u) });
const places = listOf(place);

export type RecentPlace = NonNullable<ReturnType<typeof place>>;

/** The places that the reader visited last; the newest place comes first. The list is empty if there is no storage. */
export const recentPlaces = (): readonly RecentPlace[] =>
  (fromJson(places, stored(KEY)) ?? []).slice(0, MAX_PLACES);

export function rememberPlace(shown: RecentPlace): void {
  const others = recentPlaces().filter(({ path }) => path !== shown.path);
  store(KEY, JSON.stringify([shown, ...others].slice(0, MAX_PLACES)));
}

export function forgetPlaces(): void {
  store(KEY, null);
}
