import { isBookId } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { formatReference } from '../../domain/reference.ts';
import type { NumberIndex } from '../search/number-index.ts';
import { rangeAround } from './similar-sql.ts';

export interface Similar {
  total: number;
  verses: SimilarVerse[];
}

/** A verse of an edition: its own numbers, its first address and the text to show. */
export interface FoundVerse {
  readonly book: string;
  readonly ownChapter: number;
  readonly ownVerse: number;
  readonly chapter: number | null;
  readonly verse: number | null;
  /** Whether all of it stands at its first address. */
  readonly whole: boolean;
  readonly text: string;
}

/** A verse of the number index with its value. */
export interface NearVerse {
  readonly at: number;
  readonly value: number;
}

/** The page of verses near the value of the verse `own`, found in the edition's number index. */
export function findNear(
  index: NumberIndex,
  own: number,
  method: MethodId,
  query: SimilarQuery,
): { total: number; page: NearVerse[] } {
  const values = index.values(method, 'verse');
  const value = values[own] as number;
  if (Number.isNaN(value)) return { total: 0, page: [] };
  const { low, high } = rangeAround(value, query.tolerance);
  const near: NearVerse[] = [];
  for (let at = 0; at < values.length; at++) {
    const candidate = values[at] as number;
    const isVerse = index.file.endings[at] === 0 && at !== own;
    if (isVerse && candidate >= low && candidate <= high) near.push({ at, value: candidate });
  }
  near.sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value) || a.at - b.at);
  return { total: near.length, page: near.slice(query.offset, query.offset + query.limit) };
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
