import { type ExplorerSearch, keepSearch } from '../../addresses/explorer-address.ts';
import { parsePlainSearch } from '../../addresses/search-params.ts';
import { placeOfPath, type VersePlace } from '../../shared/places/place.ts';

export interface LinkedVerse {
  readonly place: VersePlace;
  readonly search: ExplorerSearch;
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/** The verse that an address of this site leads to. Null if it is no verse, or if the open page already shows it. */
export function linkedVerse(link: Address, page: Address): LinkedVerse | null {
  if (link.origin !== page.origin) return null;
  const place = placeOfPath(link.pathname);
  if (place === null || place.verse === null) return null;
  const open = placeOfPath(page.pathname);
  const isOpen =
    open?.book === place.book &&
    open.chapter === place.chapter &&
    (open.verse === null || open.verse === place.verse);
  return isOpen
    ? null
    : { place: { ...place, verse: place.verse }, search: keepSearch(parsePlainSearch(link.search)) };
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** True if the text of a page contains one of these texts. Punctuation, spaces, vowels and accents may differ. */
export function hasText(page: string, texts: readonly (string | null)[]): boolean {
  const letters = lettersOf(page);
  return texts.some((text) => text !== null && text !== '' && letters.includes(lettersOf(text)));
}
