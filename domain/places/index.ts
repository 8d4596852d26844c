/**
 * Places by number: which letter, word or verse has a number, and which number a place has. The search itself is in
 * `finding/`: it runs in the Worker and in a web worker of the page.
 */
export { englishVerse, englishVerses } from './english-verses.ts';
export { askedNumbers } from './middles.ts';
export { type BarePlace, type BarePlaces, namedPlaces } from './named-places.ts';
export type { AskedNumber, AskedPlace, FoundPlaces, PlaceUnit } from './place-types.ts';
export {
  askedOf,
  askedPlace,
  editionAsked,
  type PlacesQuery,
  type PlacesRequest,
  placesRequest,
} from './places-request.ts';
export { readPlace, writePlace } from './written-place.ts';
