import { type BookId, isBookId } from '../canon/index.ts';
import type { ValueHit } from '../contract/index.ts';
import type { MethodId } from '../gematria/method-types.ts';
import type { VerseBefore } from '../number-index/index.ts';
import { formatReference, type ShownPlace, shownPlace } from '../reference/index.ts';
import {
  fromEnglish,
  NUMBERINGS,
  type Numbering,
  toEnglish,
  type VerseAddress,
} from '../versification/index.ts';
import type { ChosenText, SearchableEdition } from './chosen-texts.ts';
import type { ValueRequest } from './request.ts';
import type { WordPlace } from './word-place.ts';

/**
 * The most verses before another one at the same English address. In English the Prayer of Manasseh is one verse, and
 * Swete divides it into 15.
 */
export const VERSES_BEFORE = 14;

/** A result with the places of its first and last words. */
export interface PlacedHit {
  /** Which of the chosen texts it is in. */
  readonly text: number;
  /** Its words in the letters file: from `start` up to, but not including, `end`. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly first: WordPlace;
  readonly last: WordPlace;
  /** Up to `VERSES_BEFORE` verses of its book before its first verse, the nearest one first. */
  readonly versesBefore: readonly VerseBefore[];
}

/** A page of results as letters files give it. */
export interface PlacedPage {
  readonly hits: readonly PlacedHit[];
  readonly resultCount: number;
  readonly exactCount: number;
}

type Span = NonNullable<ValueHit['span']>;

/** A result without its texts. */
export interface FoundHit
  extends Omit<
    ValueHit,
    'book' | 'text' | 'hebrewText' | 'greekText' | 'highlights' | 'word' | 'occurrences' | 'span'
  > {
  readonly book: BookId;
  readonly span?: Omit<Span, 'text'> | undefined;
}

/** A page of results without their texts. */
export interface FoundPage {
  readonly hits: readonly FoundHit[];
  /** The results as words of their letters files, in the form that `/api/search/gematria/{value}/texts` reads. */
  readonly words: string;
  readonly resultCount: number;
  readonly exactCount: number;
  readonly editions: { id: string; revision: string }[];
}

/** Names the results of a page. */
export function foundPage(
  { unit }: Pick<ValueRequest, 'unit'>,
  chosen: readonly ChosenText[],
  { hits, resultCount, exactCount }: PlacedPage,
): FoundPage {
  return {
    hits: hits.flatMap((hit) => {
      const text = chosen[hit.text];
      return text === undefined ? [] : [foundHit(hit, text, unit)];
    }),
    words: wordsOf(hits, chosen),
    resultCount,
    exactCount,
    editions: chosen.map(({ edition: { id, revision } }) => ({ id, revision })),
  };
}

/** The numbering of an edition. An unknown numbering counts as English. */
export function numberingOf({ numbering }: Pick<SearchableEdition, 'numbering'>): Numbering {
  return NUMBERINGS.find((known) => known === numbering) ?? 'english';
}

/** Names the verse of a word by the English address of the word. */
export const shownWord = (edition: Pick<SearchableEdition, 'numbering'>, place: WordPlace): ShownPlace =>
  shown(addressed(numberingOf(edition), place));

const shown = ({ own, address, isWhole }: Addressed): ShownPlace =>
  shownPlace(own, { ...address, whole: Number(isWhole) });

/** Names a result by its English address, as the API does. */
export function foundHit(hit: PlacedHit, { edition, method }: Named, unit: ValueRequest['unit']): FoundHit {
  const numbering = numberingOf(edition);
  const first = addressed(numbering, hit.first);
  const place = {
    ...shown(first),
    edition: edition.id,
    gematriaValue: hit.value,
    method,
    ...(hit.first.isEnding ? { ending: true } : {}),
  };
  if (unit === 'verse') return place;
  const { address } = addressed(numbering, hit.last);
  const isElsewhere = address.chapter !== place.chapter || address.verse !== place.verse;
  return {
    ...place,
    span: {
      startWord: hit.first.word + 1,
      endWord: hit.last.word + 1,
      addressWord: wordAtAddress(edition, hit.first, hit.versesBefore),
      ...(isElsewhere ? { endVerse: address.verse, endReference: formatReference(address) } : {}),
      ...(unit === 'span' ? { words: hit.end - hit.start } : {}),
    },
  };
}

interface Named {
  readonly edition: SearchableEdition;
  readonly method: MethodId;
}

interface Addressed {
  readonly own: VerseAddress;
  /** The English address, or the edition's own numbers for a verse without one. */
  readonly address: VerseAddress;
  readonly isWhole: boolean;
  readonly firstWord: number;
}

function addressed(numbering: Numbering, { book, chapter, verse, word }: WordPlace): Addressed {
  const own = { book: bookOf(book), chapter, verse };
  const part = toEnglish(numbering, own).findLast(({ firstWord }) => firstWord <= word);
  return {
    own,
    address: part ?? own,
    isWhole: part === undefined || (part.firstWord === 0 && part.lastWord === null),
    firstWord: part?.firstWord ?? 0,
  };
}

function bookOf(id: string): BookId {
  if (!isBookId(id)) throw new TypeError(`${id} is not a book`);
  return id;
}

/**
 * The word's number at its English address, counted from 1. If the address holds several verses, earlier verses come first:
 * they are looked for in `versesBefore`.
 */
export function wordAtAddress(
  edition: Pick<SearchableEdition, 'numbering'>,
  place: WordPlace,
  versesBefore: readonly VerseBefore[],
): number {
  const numbering = numberingOf(edition);
  const { address, firstWord } = addressed(numbering, place);
  return fromEnglish(numbering, address).reduce(
    (sum, { chapter, verse, firstWord: from, lastWord }) => {
      // An edition can lack a verse of its numbering.
      const before = versesBefore.find((one) => one.chapter === chapter && one.verse === verse);
      if (before === undefined) return sum;
      const { words } = before;
      return sum + Math.min(words, (lastWord ?? words) + 1) - from;
    },
    place.word - firstWord + 1,
  );
}

function wordsOf(hits: readonly PlacedHit[], chosen: readonly ChosenText[]): string {
  const parts: { text: number; ranges: string[] }[] = [];
  for (const { text, start, end } of hits) {
    if (parts.at(-1)?.text !== text) parts.push({ text, ranges: [] });
    parts.at(-1)?.ranges.push(`${start}-${end}`);
  }
  return parts
    .map(({ text, ranges }) => {
      const edition = chosen[text]?.edition;
      return [edition?.id, edition?.revision, ...ranges].join('.');
    })
    .join(',');
}
