import type { Book } from '../../domain/canon/books.ts';
import type { Version } from '../../domain/explorer-query.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf, numberOrNull, textOf, textOrNull } from '../text/rows.ts';
import type { PassageRows } from './verse-sql.ts';

/** A word as read, with the facts of its row. */
export interface ReadWord {
  row: Fields;
  verseId: number;
  /** Its place among the verse's words of both readings. */
  seq: number;
  reading: 'both' | 'ketiv' | 'qere';
  letters: string;
  text: string;
  before: string;
  after: string;
}

/** A stretch of one verse of the edition that stands at an address. */
export interface Segment {
  verseId: number;
  whole: boolean;
  text: string;
  language: string;
  /** Of both readings, in order. */
  words: ReadWord[];
}

/** What stands at one address. */
export interface AddressText {
  verse: number;
  english: string | null;
  heading: string | null;
  segments: Segment[];
  /** Unnumbered text that the edition sets after it. */
  ending: Segment[];
}

/** The edition that is read. */
export interface EditionFacts {
  id: string;
  name: string;
  script: 'hebrew' | 'greek';
  numbering: string;
}

/** Everything a verse read is composed from. */
export interface PassageRead {
  edition: EditionFacts | null;
  editionExists: boolean;
  /** By verse number, in order. */
  addresses: AddressText[];
}

/** A verse or chapter, and how it is to be shown. */
export interface AnalysisRequest {
  book: Book;
  chapter: number;
  reading: 'ketiv' | 'qere';
  version: Version;
  methods: readonly MethodId[] | null;
}

/** Sorts the rows of a read under their addresses. */
export function passageFrom(rows: PassageRows): PassageRead {
  const byVerse = new Map<number, AddressText>();
  const at = (verse: number): AddressText => {
    const found = byVerse.get(verse) ?? { verse, english: null, heading: null, segments: [], ending: [] };
    byVerse.set(verse, found);
    return found;
  };
  for (const row of rows.english) {
    const address = at(numberOf(row, 'at'));
    address.english = textOf(row, 'text');
    address.heading = textOrNull(row, 'heading');
  }
  const bySegment = new Map<string, Segment>();
  for (const row of rows.verses) {
    const segment: Segment = {
      verseId: numberOf(row, 'id'),
      whole: numberOf(row, 'first_word') === 0 && numberOrNull(row, 'last_word') === null,
      text: textOf(row, 'text'),
      language: textOf(row, 'original_language'),
      words: [],
    };
    bySegment.set(segmentKey(row), segment);
    const address = at(numberOf(row, 'at'));
    (textOf(row, 'part') === 'ending' ? address.ending : address.segments).push(segment);
  }
  for (const row of rows.words) {
    bySegment.get(segmentKey(row))?.words.push({
      row,
      verseId: numberOf(row, 'id'),
      seq: numberOf(row, 'seq'),
      reading: textOf(row, 'reading') as ReadWord['reading'],
      letters: textOf(row, 'letters'),
      text: textOf(row, 'original_text'),
      before: textOf(row, 'before'),
      after: textOf(row, 'after'),
    });
  }
  for (const { words } of bySegment.values()) words.sort((a, b) => a.seq - b.seq);
  return {
    edition: editionFrom(rows.edition[0]),
    editionExists: rows.asked.length > 0,
    addresses: [...byVerse.values()].sort((a, b) => a.verse - b.verse),
  };
}

const segmentKey = (row: Fields): string =>
  `${numberOf(row, 'at')} ${numberOf(row, 'id')} ${numberOf(row, 'first_word')}`;

function editionFrom(row: Fields | undefined): EditionFacts | null {
  if (row === undefined) return null;
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    script: textOf(row, 'script') === 'greek' ? 'greek' : 'hebrew',
    numbering: textOf(row, 'numbering'),
  };
}

/** The words of one reading: those of both, and of a variant only the requested side. Never both sides. */
export function readingOf(words: readonly ReadWord[], reading: 'ketiv' | 'qere'): ReadWord[] {
  return words.filter((word) => word.reading === 'both' || word.reading === reading);
}

/** A segment's text in a reading: as printed where that is what is asked for, else put together from its words. */
export function segmentText(segment: Segment, reading: 'ketiv' | 'qere'): string {
  const asPrinted = reading === 'ketiv' || segment.words.every((word) => word.reading === 'both');
  if (segment.whole && asPrinted) return segment.text;
  return readingOf(segment.words, reading)
    .map((word) => word.before + word.text + word.after)
    .join('')
    .trim();
}
