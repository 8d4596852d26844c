import { isBookId } from '../canon/index.ts';
import type { ValueHit } from '../contract/index.ts';
import { findVerse } from '../number-index/index.ts';
import { formatReference, shownPlace } from '../reference/index.ts';
import {
  fromEnglish,
  NUMBERINGS,
  type Numbering,
  toEnglish,
  type VerseAddress,
  type VerseSegment,
} from '../versification/index.ts';
import type { ValueFound } from './find.ts';
import { placeOf, type WordPlace, wordCount } from './place.ts';
import type { ValueRequest } from './request.ts';
import type { SearchableEdition, SearchedText } from './texts.ts';

type Span = NonNullable<ValueHit['span']>;

/** A result without its texts: what an edition's letters alone say of it. */
export interface FoundHit
  extends Omit<
    ValueHit,
    'text' | 'hebrewText' | 'greekText' | 'highlights' | 'word' | 'occurrences' | 'span'
  > {
  readonly span?: Omit<Span, 'text'> | undefined;
}

/** The numbering of an edition. An unknown numbering counts as English. */
export function numberingOf({ numbering }: Pick<SearchableEdition, 'numbering'>): Numbering {
  return NUMBERINGS.find((known) => known === numbering) ?? 'english';
}

/**
 * Names a result by its English address, as the API does. The words of a divided verse are counted in the ketiv
 * reading.
 */
export function foundHit({ text, start, end, value }: ValueFound, { unit }: ValueRequest): FoundHit {
  const first = addressed(text, start);
  const { edition, method } = text;
  const place = {
    ...shownPlace(first.own, { ...first.address, whole: Number(first.isWhole) }),
    edition: edition.id,
    gematriaValue: value,
    method,
    ...(first.place.isEnding ? { ending: true } : {}),
  };
  if (unit === 'verse') return place;
  const last = addressed(text, end - 1);
  const isElsewhere = last.address.chapter !== place.chapter || last.address.verse !== place.verse;
  return {
    ...place,
    span: {
      startWord: first.place.word + 1,
      endWord: last.place.word + 1,
      addressWord: wordAtAddress(text, first),
      ...(isElsewhere ? { endVerse: last.address.verse, endReference: formatReference(last.address) } : {}),
      ...(unit === 'span' ? { words: end - start } : {}),
    },
  };
}

interface Addressed {
  readonly place: WordPlace;
  readonly own: VerseAddress;
  /** The English address, or the edition's own numbers for a verse without one. */
  readonly address: VerseAddress;
  readonly isWhole: boolean;
  readonly firstWord: number;
}

function addressed(text: SearchedText, word: number): Addressed {
  const place = placeOf(text, word);
  const { book, chapter, verse } = place;
  if (!isBookId(book)) throw new TypeError(`${book} is not a book`);
  const own = { book, chapter, verse };
  const part = toEnglish(numberingOf(text.edition), own).findLast(({ firstWord }) => firstWord <= place.word);
  return {
    place,
    own,
    address: part ?? own,
    isWhole: part === undefined || (part.firstWord === 0 && part.lastWord === null),
    firstWord: part?.firstWord ?? 0,
  };
}

/** The word's number at its address, counted from 1. If the address holds several verses, earlier verses come first. */
function wordAtAddress(
  { edition, index: { file } }: SearchedText,
  { place, own, address, firstWord }: Addressed,
): number {
  const before = fromEnglish(numberingOf(edition), address).filter(
    // An unnumbered ending comes after its verse.
    (other) => isBefore(other, own) || (place.isEnding && isSame(other, own)),
  );
  return before.reduce(
    (sum, other) => {
      const verse = findVerse(file, other);
      if (verse === undefined) return sum;
      const words = wordCount(file, verse);
      return sum + Math.min(words, (other.lastWord ?? words) + 1) - other.firstWord;
    },
    place.word - firstWord + 1,
  );
}

const isBefore = (a: VerseSegment, b: VerseAddress): boolean =>
  a.chapter < b.chapter || (a.chapter === b.chapter && a.verse < b.verse);

const isSame = (a: VerseAddress, b: VerseAddress): boolean => a.chapter === b.chapter && a.verse === b.verse;
