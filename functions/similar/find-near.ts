import { isBookId } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { formatReference } from '../../domain/reference.ts';
import { type EditionLetters, type FoundVerse, verseValues } from './edition-letters.ts';
import { rangeAround } from './similar-sql.ts';

export interface Similar {
  total: number;
  verses: SimilarVerse[];
}

/** The page of verses near the own verse's value, computed from the edition's letters. */
export function findNear(
  letters: EditionLetters,
  own: { book: string; chapter: number; verse: number },
  method: MethodId,
  query: SimilarQuery,
): Similar {
  const values = verseValues(letters, method);
  const ownIndex = letters.verses.findIndex(
    (verse) => verse.book === own.book && verse.ownChapter === own.chapter && verse.ownVerse === own.verse,
  );
  const value = values[ownIndex] ?? null;
  if (value === null) return { total: 0, verses: [] };
  const { low, high } = rangeAround(value, query.tolerance);
  const near = letters.verses.flatMap((verse, index) => {
    const candidate = values[index] ?? null;
    const inRange = candidate !== null && candidate >= low && candidate <= high && index !== ownIndex;
    return inRange ? [{ index, verse, value: candidate }] : [];
  });
  near.sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value) || a.index - b.index);
  const page = near.slice(query.offset, query.offset + query.limit);
  return { total: near.length, verses: page.map((hit) => similarVerse(hit.verse, hit.value)) };
}

/** A verse that stands at no English address is answered under its own numbers. */
export function similarVerse(found: FoundVerse, value: number): SimilarVerse {
  const { book } = found;
  if (!isBookId(book)) throw new TypeError(`${book} is not a book`);
  const own = { book, chapter: found.ownChapter, verse: found.ownVerse };
  const address =
    found.chapter === null || found.verse === null
      ? own
      : { book, chapter: found.chapter, verse: found.verse };
  const same = own.chapter === address.chapter && own.verse === address.verse && found.whole;
  return {
    verse: {
      ...address,
      text: found.text,
      reference: formatReference(address),
      originalReference: same ? null : formatReference(own),
    },
    value,
  };
}
