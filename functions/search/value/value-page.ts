import {
  EVERY_EDITION,
  type Highlight,
  type ValueHit,
  type ValueTextsAnswer,
} from '../../../domain/contract/index.ts';
import { verseOfWord } from '../../../domain/number-index/index.ts';
import {
  placedHit,
  placeOf,
  type SearchedText,
  type ValueFound,
} from '../../../domain/value-search/finding/index.ts';
import {
  foundHit,
  shownWord,
  type ValueRequest,
  type WordPlace,
} from '../../../domain/value-search/index.ts';
import type { Prepared } from '../../http/scripture.ts';
import { inAnyOrder } from '../chance/any-order.ts';
import {
  type ChanceSearch,
  type ExpectationRow,
  expectationArg,
  expectationOf,
  expectedIn,
  type ValuesExpected,
} from '../chance/expected.ts';
import { byEntry, type Piece, type TextRows } from '../found-texts.ts';
import type { FoundPage } from '../search-then-read.ts';
import { spelledBooks, usesOf, wordOf } from './word-uses.ts';

/**
 * The largest number of words of a span that an answer shows. Of a longer span it shows the first 50 and the last
 * 50 words.
 */
const MAX_SHOWN_WORDS = 100;

/** The most words of a span whose meanings are read. A line has no room for more. */
const MAX_MEANT_WORDS = 8;

/**
 * A page of results, which names the texts that it needs and is the answer once they are read. `counts` are what else the
 * answer has. `willChange` means that tables of chance are still being computed.
 */
export function valuePage<Counts extends object>(
  request: ValueRequest,
  texts: readonly SearchedText[],
  hits: readonly ValueFound[],
  counts: Counts,
): FoundPage<Prepared<ValueTextsAnswer & Counts>> {
  const chance = chanceSearchOf(request);
  const shown = request.unit === 'verse' ? [] : hits.map(shownWords);
  const places = hits.map(({ text, start }) => placeOf(text, start));
  const meant = hits.map((hit) => meantWords(request, hit));
  const spelledIn = spelledBooks(hits.flatMap(({ spelling }) => spelling ?? []));
  return {
    toRead: {
      verses: hits.map(({ text }, at) => {
        const place = places[at] as WordPlace;
        return { ...place, address: shownWord(text.edition, place) };
      }),
      pieces: shown.flat(2),
      words: meant.flat(),
      spellings: hits.flatMap(({ spelling }) => spelling?.letters ?? []),
      spelledIn,
      chance: expectationArg(request.methods, chance),
    },
    answerWith(rows) {
      const { expected, willChange } = expectedFor(chance, texts, rows.expectations);
      const uses = usesOf(request, texts, spelledIn, rows.uses);
      const results = resultsOf(request, { texts, hits }, { shown, meant }, rows, uses);
      const editions = texts.map(({ edition: { id, revision } }) => ({ id, revision }));
      return { answer: { results, ...counts, editions, ...expected }, willChange };
    },
  };
}

/** The words of a result whose meanings are read here. The meanings of a spelling are read with its uses. */
function meantWords({ unit, bySpelling }: ValueRequest, { text, start, end }: ValueFound): WordPlace[] {
  if (unit === 'verse' || (unit === 'word' && bySpelling) || end - start > MAX_MEANT_WORDS) return [];
  return Array.from({ length: end - start }, (_, at) => placeOf(text, start + at));
}

/** The meanings of the words of a span, one after the other, without grammatical marks. Null if a word has none. */
function spanMeaning(words: readonly (string | null)[]): string | null {
  const meanings = words.map((word) => word?.replaceAll(/(?:^|\s)\([^)]*\)/gu, '').trim());
  return meanings.includes(undefined) ? null : meanings.filter((meaning) => meaning !== '').join(' ') || null;
}

function shownWords({ text, start, end }: ValueFound): Piece[][] {
  const half = MAX_SHOWN_WORDS / 2;
  return end - start <= MAX_SHOWN_WORDS
    ? [pieces(text, start, end)]
    : [pieces(text, start, start + half), pieces(text, end - half, end)];
}

function pieces(text: SearchedText, start: number, end: number): Piece[] {
  const { firstWords } = text.index.file;
  const found: Piece[] = [];
  for (let word = start; word < end; ) {
    const next = Math.min(end, firstWords[verseOfWord(text.index.file, word) + 1] as number);
    found.push({ ...placeOf(text, word), count: next - word });
    word = next;
  }
  return found;
}

/**
 * The part of a search that the chance tables cover: words, or spans within a verse, by value alone.
 * Null for other searches.
 */
function chanceSearchOf(request: ValueRequest): ChanceSearch | null {
  const { searched, unit, also, lemma, minWords, maxWords } = request;
  const isNarrowed = request.edition === EVERY_EDITION || also.length > 0 || lemma !== null;
  const isCovered = unit === 'word' || (unit === 'span' && !request.crossVerse);
  if (isNarrowed || !isCovered || 'property' in searched) return null;
  const { value, range } = searched;
  return { unit, minWords, maxWords, low: Math.max(1, value - range), high: value + range };
}

/**
 * The numbers of results that chance alone would give in all texts of a search: by other orders of the words, and by
 * shuffled letters. Each is missing if it is not known for one of the texts.
 */
function expectedFor(
  search: ChanceSearch | null,
  texts: readonly SearchedText[],
  rows: readonly ExpectationRow[],
): { expected: Pick<ValueTextsAnswer, 'expected' | 'expectedInAnyOrder'>; willChange: boolean } {
  if (search === null) return { expected: {}, willChange: false };
  const ordered = inAnyOrder(texts, search);
  const expectedInAnyOrder = ordered === null ? {} : { expectedInAnyOrder: ordered };
  const parts: ValuesExpected[] = [];
  for (const text of texts) {
    const part = expectedIn(rows, text, search);
    if (typeof part === 'string') return { expected: expectedInAnyOrder, willChange: part === 'not-built' };
    parts.push(part);
  }
  return { expected: { ...expectedInAnyOrder, expected: expectationOf(parts) }, willChange: false };
}

function resultsOf(
  request: ValueRequest,
  found: { readonly texts: readonly SearchedText[]; readonly hits: readonly ValueFound[] },
  {
    shown,
    meant,
  }: {
    readonly shown: readonly (readonly (readonly Piece[])[])[];
    readonly meant: readonly (readonly WordPlace[])[];
  },
  rows: TextRows,
  ofSpellings: ReturnType<typeof usesOf>,
): ValueHit[] {
  const verses = byEntry(rows.verses);
  const words = byEntry(rows.pieces).map((row): [word: string, after: string][] => JSON.parse(row.words));
  const atPlaces = byEntry(rows.words);
  let next = 0;
  const wordsAt = (number: number) =>
    (meant[number] ?? []).map(() => {
      const row = atPlaces[next++];
      return row === undefined ? null : wordOf(row);
    });
  const wordAt = (number: number, spelling: ValueFound['spelling']): Partial<ValueHit> => {
    if (spelling !== undefined)
      return { ...ofSpellings.get(spelling.letters), occurrences: spelling.words.length };
    const [word] = request.unit === 'word' ? wordsAt(number) : [];
    return word ? { word } : {};
  };
  let piece = 0;
  const textsOf = (runs: readonly (readonly Piece[])[]) =>
    runs.map((run) => joined(run.map(() => words[piece++] ?? []))).join(' … ');
  return found.hits.map((hit, number) => {
    const runs = shown[number];
    const row = verses[number];
    if (row === undefined) throw new RangeError(`The library has no text of result ${number}`);
    const { script } = hit.text.edition;
    const { span, ending, edition, gematriaValue, method, ...place } = foundHit(
      placedHit(found.texts, hit),
      hit.text,
      request.unit,
    );
    const verse = {
      ...place,
      text: row.english ?? '',
      hebrewText: script === 'hebrew' ? row.text : null,
      greekText: script === 'greek' ? row.text : null,
      edition,
      gematriaValue,
      method,
      highlights: runs === undefined ? [] : highlightsOf(hit, row),
      ...(ending ? { ending } : {}),
    };
    if (span === undefined || runs === undefined) return verse;
    const { words: count, ...at } = span;
    const meaning =
      request.unit === 'span' ? spanMeaning(wordsAt(number).map((word) => word?.translation ?? null)) : null;
    return {
      ...verse,
      span: { ...at, text: textsOf(runs), words: count, ...(meaning === null ? {} : { meaning }) },
      ...wordAt(number, hit.spelling),
    };
  });
}

function joined(verses: readonly (readonly (readonly [word: string, after: string])[])[]): string {
  const texts = verses.map((words) => words.map(([word, after]) => word + after).join(''));
  const [, after = ''] = verses.at(-1)?.at(-1) ?? [];
  const last = texts.pop() ?? '';
  return [...texts, last.slice(0, last.length - after.length)].map((text) => text.trim()).join(' ');
}

/**
 * Where the found words are in the text of their verse. If they go on in later verses, up to the end of the verse.
 */
function highlightsOf(
  { text: { edition, index }, verse, start, end }: ValueFound,
  row: TextRows['verses'][number],
): Highlight[] {
  const before = index.file.firstWords[verse] as number;
  const range = rangeOfWords(row, start - before, end - before - 1);
  return range === null ? [] : [{ in: edition.script === 'hebrew' ? 'hebrewText' : 'greekText', ...range }];
}

/**
 * Where words are in the text of their verse, from the number of the first to that of the last, counted from 0. Null if
 * they are not there. They are placed by their number, because the same letters may occur several times.
 */
export function rangeOfWords(
  row: Pick<TextRows['verses'][number], 'text' | 'words'>,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } | null {
  const words: string[] = JSON.parse(row.words);
  const marked: number[] = [];
  let at = 0;
  for (const [place, word] of words.entries()) {
    const found = row.text.indexOf(word, at);
    if (found === -1) continue;
    at = found + word.length;
    if (place >= from && place <= to) marked.push(found, at);
  }
  const start = marked[0];
  const end = marked.at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}
