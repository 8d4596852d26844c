import { editionAsked, readPlace, writePlace } from '../../../domain/places/index.ts';
import { formatReference, parseReference } from '../../../domain/reference/index.ts';
import { EVERYWHERE, numberingOf, type SearchableEdition } from '../../../domain/value-search/index.ts';
import { fromEnglish, type VerseSegment } from '../../../domain/versification/index.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import type { PlacesQuestion } from './question.ts';

const WORDS = /^(.+?)(?:,?\s+word\s+(\d{1,4})(?:,?\s+letter\s+(\d{1,3}))?)?$/iu;

type TypedPlace =
  | { readonly at: string; readonly edition: string | undefined }
  | { readonly problem: string };

/** How many words a verse of an edition has: 0 if the edition lacks it. */
type CountWords = (at: string, edition: string | undefined) => Promise<number>;

/**
 * Reads a typed place: a reference, and if need be a word and a letter. The reference is in the English numbering; the place
 * is in that of the edition. A place in the form of addresses stays as it is.
 * `countWords` is asked only for a word of a reference that has several verses of the edition.
 */
export async function typedPlace(
  typed: string,
  editions: readonly SearchableEdition[],
  { edition }: Pick<PlacesQuestion, 'edition'>,
  countWords: CountWords,
): Promise<TypedPlace> {
  const [, reference = '', word, letter] = WORDS.exec(typed.trim()) ?? [];
  if (readPlace(reference) !== null) return { at: reference.toLowerCase(), edition };
  const parsed = parseReference(reference);
  if (!parsed.ok) return { problem: parsed.kind === 'not-a-reference' ? text.placeHint : parsed.reason };
  const { book, chapter, verse } = parsed.reference;
  if (verse === undefined) return { problem: text.placeHint };
  const at = { book, chapter, verse, isEnding: false, word: null, letter: null };
  const named = editions.find(({ id, books }) => id === edition && books.has(book));
  const usual = { unit: 'verse', order: 'english', ...EVERYWHERE } as const;
  const read = named ?? editionAsked(editions, usual, { at });
  const address = { book, chapter, verse };
  const parts = read === undefined ? [] : fromEnglish(numberingOf(read), address);
  const countIn = (own: VerseSegment) => countWords(writePlace({ ...at, ...verseOf(own) }), named?.id);
  const [first] = parts;
  if (first === undefined) return { problem: text.noEnglish };
  const own = word === undefined ? { ...first, word: null } : await wordIn(parts, Number(word), countIn);
  if (typeof own === 'number')
    return { problem: own === 0 ? text.noEnglish : text.noWord(formatReference(address), own) };
  const place = {
    ...at,
    ...verseOf(own),
    word: own.word,
    letter: letter === undefined ? null : Number(letter),
  };
  return { at: writePlace(place), edition: named?.id };
}

const verseOf = ({ chapter, verse }: VerseSegment) => ({ chapter, verse });

/**
 * The part that has a word of an address, with the number of the word in its own verse. If the address has fewer words, their
 * number. A part up to the end of its verse is not counted if it is the only one.
 */
async function wordIn(
  parts: readonly VerseSegment[],
  word: number,
  countIn: (own: VerseSegment) => Promise<number>,
): Promise<(VerseSegment & { readonly word: number }) | number> {
  let before = 0;
  for (const part of parts) {
    const { firstWord, lastWord } = part;
    const end =
      lastWord !== null ? lastWord + 1 : parts.length === 1 ? Number.POSITIVE_INFINITY : await countIn(part);
    const count = Math.max(0, end - firstWord);
    if (word <= before + count) return { ...part, word: word - before + firstWord };
    before += count;
  }
  return before;
}
