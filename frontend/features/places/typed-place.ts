import { editionAsked, readPlace, writePlace } from '../../../domain/places/index.ts';
import { parseReference } from '../../../domain/reference/index.ts';
import { numberingOf, type SearchableEdition } from '../../../domain/value-search/index.ts';
import { fromEnglish } from '../../../domain/versification/index.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import type { PlacesQuestion } from './question.ts';

const WORDS = /^(.+?)(?:,?\s+word\s+(\d{1,4})(?:,?\s+letter\s+(\d{1,3}))?)?$/iu;

type TypedPlace =
  | { readonly at: string; readonly edition: string | undefined }
  | { readonly problem: string };

/**
 * Reads a typed place: a reference, and if need be a word and a letter. The reference is in the English numbering; the place
 * is in that of the edition. A place in the form of addresses stays as it is.
 */
export function typedPlace(
  typed: string,
  editions: readonly SearchableEdition[],
  { edition }: Pick<PlacesQuestion, 'edition'>,
): TypedPlace {
  const [, reference = '', word, letter] = WORDS.exec(typed.trim()) ?? [];
  if (readPlace(reference) !== null) return { at: reference.toLowerCase(), edition };
  const parsed = parseReference(reference);
  if (!parsed.ok) return { problem: parsed.kind === 'not-a-reference' ? text.placeHint : parsed.reason };
  const { book, chapter, verse } = parsed.reference;
  if (verse === undefined) return { problem: text.placeHint };
  const at = { book, chapter, verse, isEnding: false, word: null, letter: null };
  const named = editions.find(({ id, books }) => id === edition && books.has(book));
  const usual = { unit: 'verse', order: 'english', book: null, testament: null, group: null } as const;
  const read = named ?? editionAsked(editions, usual, { at });
  const [own] = read === undefined ? [] : fromEnglish(numberingOf(read), { book, chapter, verse });
  if (own === undefined) return { problem: text.noEnglish };
  const place = {
    ...at,
    chapter: own.chapter,
    verse: own.verse,
    word: word === undefined ? null : Number(word) + own.firstWord,
    letter: letter === undefined ? null : Number(letter),
  };
  return { at: writePlace(place), edition: named?.id };
}
