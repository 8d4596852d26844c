import { BOOKS, type BookId } from '../../../domain/canon/index.ts';
import type { Highlight, TextHit } from '../../../domain/contract/index.ts';
import { lemmaNumber } from '../../../domain/greek/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import {
  highlightWords,
  joined,
  type SearchTerm,
  type TextRange,
} from '../../../domain/search-query/index.ts';
import {
  originalNumbering,
  ownReference,
  toEnglish,
  type VerseAddress,
} from '../../../domain/versification/index.ts';
import type { TextRows } from './statement.ts';
import { sideOf } from './tree.ts';

type TextRow = TextRows['texts'][number];

export interface HitMarks {
  readonly terms: readonly SearchTerm[];
  /** The lemmas that the query searches for, spelled as in the full-text index of lemmas. */
  readonly lemmas: ReadonlySet<string>;
  /** The words of the verses on this page, by verse. Empty if the query needs none. */
  readonly words: ReadonlyMap<number, TextRows['words']>;
}

interface Shown {
  readonly edition: string;
  readonly rows: readonly TextRow[];
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

export function grouped<R, K>(rows: readonly R[], keyOf: (row: R) => K): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** The address of a place that the database gives as one number. */
export function addressOf(place: number): { book: BookId; chapter: number; verse: number } {
  const book = BOOKS[Math.floor(place / 1_000_000) - 1];
  if (book === undefined) throw new RangeError(`${place} is in no book`);
  return { book: book.id, chapter: Math.floor(place / 1000) % 1000, verse: place % 1000 };
}

/** Makes a result from the rows at its place. The rows are sorted by edition, with the core editions first. */
export function textHit(
  place: number,
  relevance: number,
  rows: readonly TextRow[],
  marks: HitMarks,
  edition: string | null,
): TextHit {
  const address = addressOf(place);
  const shown = (script: 'latin' | 'hebrew' | 'greek') => {
    const editions = [...grouped(rows, (row) => row.edition)]
      .filter(([, verses]) => verses[0]?.script === script)
      .map(([id, verses]) => shownText(id, verses, marks));
    return (
      editions.find((one) => one.edition === edition) ??
      editions.find((one) => one.ranges.length > 0) ??
      editions[0]
    );
  };
  const english = shown('latin');
  const hebrew = shown('hebrew');
  const greek = shown('greek');
  const version = versionOf(marks.terms, english, [hebrew, greek]);
  const linked = numbersBehind(rows, marks);
  const original = (hebrew ?? greek)?.rows ?? [];
  const alsoAt = otherAddresses(address, original);
  return {
    ...address,
    reference: formatReference(address),
    originalReference: referenceOf(address, original),
    text: english?.text ?? '',
    hebrewText: hebrew?.text ?? null,
    greekText: greek?.text ?? null,
    version,
    relevance,
    highlights: [
      ...highlights('text', english),
      ...highlights('hebrewText', hebrew && withLinked(hebrew, marks, linked)),
      ...highlights('greekText', greek && withLinked(greek, marks, linked)),
    ],
    ...(alsoAt.length === 0 ? {} : { alsoAt }),
  };
}

const highlights = (field: Highlight['in'], shown: Shown | undefined): Highlight[] =>
  (shown?.ranges ?? []).map(({ start, end }) => ({ in: field, start, end }));

function shownText(edition: string, rows: readonly TextRow[], marks: HitMarks): Shown {
  let text = '';
  const ranges: TextRange[] = [];
  for (const row of rows) {
    if (text !== '') text += ' ';
    const from = text.length;
    for (const { start, end } of rangesIn(row, marks)) ranges.push({ start: from + start, end: from + end });
    text += row.text;
  }
  return { edition, rows, text, ranges };
}

function versionOf(
  terms: readonly SearchTerm[],
  english: Shown | undefined,
  originals: readonly (Shown | undefined)[],
): string {
  if (english === undefined || terms.every((term) => sideOf(term) === 'original')) return 'original';
  const isOnlyInOriginal =
    english.ranges.length === 0 && originals.some((one) => one && one.ranges.length > 0);
  return isOnlyInOriginal && terms.some((term) => sideOf(term) === 'original') ? 'original' : english.edition;
}

/**
 * The Strong's numbers of the English words that were found. Only an edition whose English words have numbers, such as
 * the tagged King James Version, knows them.
 */
function numbersBehind(rows: readonly TextRow[], marks: HitMarks): ReadonlySet<string> {
  const numbers = new Set<string>();
  for (const row of rows) {
    if (row.script !== 'latin') continue;
    const words = marks.words.get(row.id) ?? [];
    if (words.length === 0) continue;
    const ranges = rangesIn(row, marks);
    for (const { range, number } of placed(row.text, words)) {
      if (number !== null && ranges.some((one) => one.start < range.end && range.start < one.end)) {
        numbers.add(lemmaNumber(number));
      }
    }
  }
  return numbers;
}

function withLinked(shown: Shown, marks: HitMarks, numbers: ReadonlySet<string>): Shown {
  if (numbers.size === 0) return shown;
  const ranges = [...shown.ranges];
  let from = 0;
  for (const row of shown.rows) {
    for (const { range, number } of placed(row.text, marks.words.get(row.id) ?? [])) {
      if (number === null || !numbers.has(lemmaNumber(number))) continue;
      ranges.push({ start: from + range.start, end: from + range.end });
    }
    from += row.text.length + 1;
  }
  return { ...shown, ranges: joined(ranges) };
}

/** The words of a text with their places in it. A word that the text does not contain is left out. */
function placed(
  text: string,
  words: TextRows['words'],
): { readonly range: TextRange; readonly key: string; readonly number: string | null }[] {
  let from = 0;
  return words.flatMap(({ text: word, key, number }) => {
    const start = text.indexOf(word, from);
    if (start === -1) return [];
    from = start + word.length;
    return [{ range: { start, end: from }, key, number }];
  });
}

function rangesIn({ id, text, script }: TextRow, { terms, lemmas, words }: HitMarks): TextRange[] {
  const ranges = script === 'other' ? [] : highlightWords(text, script, terms);
  for (const { range, key } of placed(text, words.get(id) ?? [])) {
    if (lemmas.has(key.toLowerCase())) ranges.push(range);
  }
  return joined(ranges);
}

/**
 * The reference in the edition's own numbering. Null if it equals the English reference and the whole verse is at this
 * address.
 */
function referenceOf(address: VerseAddress, rows: readonly TextRow[]): string | null {
  const own = rows.map((row) => ({
    book: address.book,
    chapter: row.ownChapter,
    verse: row.ownVerse,
    firstWord: row.firstWord,
    lastWord: row.lastWord,
  }));
  const [first] = own;
  const isSame = own.every(
    ({ chapter, verse, firstWord, lastWord }) =>
      chapter === address.chapter && verse === address.verse && firstWord === 0 && lastWord === null,
  );
  return first === undefined || isSame ? null : ownReference(first, own.at(-1));
}

/** The other addresses of the verses that are split between this address and others. */
function otherAddresses(address: VerseAddress, rows: readonly TextRow[]): NonNullable<TextHit['alsoAt']> {
  const numbering = originalNumbering(address.book) ?? 'swete';
  return rows
    .filter(({ firstWord, lastWord }) => firstWord > 0 || lastWord !== null)
    .flatMap((row) =>
      toEnglish(numbering, { book: address.book, chapter: row.ownChapter, verse: row.ownVerse }),
    )
    .filter(({ chapter, verse }) => chapter !== address.chapter || verse !== address.verse)
    .map(({ book, chapter, verse }) => ({
      book,
      chapter,
      verse,
      reference: formatReference({ book, chapter, verse }),
    }));
}
