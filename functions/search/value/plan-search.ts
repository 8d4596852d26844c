import {
  EVERY_EDITION,
  type Highlight,
  type ValueHit,
  type ValueSearchAnswer,
  type ValueSearchQuery,
} from '../../../domain/contract/index.ts';
import { bookOfVerse, findVerse, type VerseRange, verseOfWord } from '../../../domain/number-index/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { fromEnglish, type VerseAddress } from '../../../domain/versification/index.ts';
import type { Ctx } from '../../ctx.ts';
import type { Ask, PreparedRead } from '../../http/scripture.ts';
import { addressOf, bookIdOf, shownPlace } from '../../text/shown-place.ts';
import { type Catalogue, numberingOf } from '../catalogue.ts';
import { inAnyOrder } from '../chance/any-order.ts';
import {
  type ChanceSearch,
  type ExpectationRow,
  expectationArg,
  expectationOf,
  expectedIn,
  type ValuesExpected,
} from '../chance/expected.ts';
import {
  byEntry,
  NO_TEXTS,
  type Piece,
  type TextRows,
  type TextsToRead,
  type WordPlace,
} from '../found-texts.ts';
import { searchThenRead } from '../search-then-read.ts';
import { familiarFirst, findValues, type TextToSearch, type ValueFound, type ValuePage } from './find.ts';
import { checkFound, lemmaWords } from './lemma-words.ts';
import { type ValueRequest, valueRequest } from './request.ts';
import { type SearchedText, searchedTexts } from './texts.ts';
import { mostFrequentUse } from './word-use.ts';

/**
 * The largest number of words of a span that an answer shows. Of a longer span it shows the first 50 and the last
 * 50 words.
 */
const MAX_SHOWN_WORDS = 100;

interface Searched extends ValuePage {
  readonly texts: readonly SearchedText[];
  readonly otherCount: number | null;
  readonly shown: readonly (readonly (readonly Piece[])[])[];
}

/**
 * Plans the search for verses, words or spans by value. The number index finds them in memory; the database supplies
 * their texts.
 */
export function planValueSearch(
  ctx: Ctx,
  value: string,
  query: ValueSearchQuery,
): PreparedRead<ValueSearchAnswer> {
  const request = valueRequest(value, query);
  return async (ask) => {
    const { found, texts } = await searchThenRead(
      ctx,
      ask,
      (catalogue) => search(ctx, ask, catalogue, request),
      (found) => textsToRead(request, found),
    );
    const { expected, willChange } = expectedFor(request, found, texts.expectations);
    return { answer: { ...answerOf(request, found, texts), ...expected }, willChange };
  };
}

async function search(ctx: Ctx, ask: Ask, catalogue: Catalogue, request: ValueRequest): Promise<Searched> {
  const { lemma, unit, verseLeftOut } = request;
  const texts = await searchedTexts(ctx, catalogue, request);
  const toSearch: TextToSearch[] = [];
  for (const text of texts) {
    const words = lemma === null ? null : await lemmaWords(ctx, ask, catalogue, text, lemma);
    toSearch.push({ text, lemma: words });
  }
  if (lemma !== null) checkFound(lemma, toSearch);
  const page = findValues(request, request.familiarFirst ? familiarFirst(toSearch) : toSearch);
  const otherCount =
    verseLeftOut === null ? null : page.resultCount - countAt(request, toSearch, verseLeftOut);
  return { ...page, texts, otherCount, shown: unit === 'verse' ? [] : page.hits.map(shownWords) };
}

function countAt(request: ValueRequest, texts: readonly TextToSearch[], address: VerseAddress): number {
  const there = texts.map(({ text, lemma }) => ({
    text: { ...text, ranges: versesAt(text, address) },
    lemma,
  }));
  return findValues({ ...request, offset: 0, limit: 0 }, there).resultCount;
}

function versesAt({ edition, index: { file }, ranges }: SearchedText, address: VerseAddress): VerseRange[] {
  return fromEnglish(numberingOf(edition), address).flatMap((own) => {
    const verse = findVerse(file, own);
    const isSearched = ranges.some(({ first, end }) => verse !== undefined && first <= verse && verse < end);
    return verse === undefined || !isSearched ? [] : [{ first: verse, end: verse + 1 }];
  });
}

function textsToRead(request: ValueRequest, { hits, shown }: Searched): TextsToRead {
  return {
    ...NO_TEXTS,
    verses: hits.map((hit) => placeOf(hit.text, hit.start)),
    ends: shown.length === 0 ? [] : hits.map((hit) => placeOf(hit.text, hit.end - 1)),
    pieces: shown.flat(2),
    uses:
      request.unit === 'word'
        ? hits.flatMap((found, hit) =>
            (found.uses ?? [found]).map(({ text, start }) => ({ ...placeOf(text, start), hit })),
          )
        : [],
    chance: expectationArg(request.methods, chanceSearchOf(request)),
  };
}

function placeOf({ edition, index: { file } }: SearchedText, word: number): WordPlace {
  const verse = verseOfWord(file, word);
  return {
    edition: edition.id,
    book: bookOfVerse(file, verse),
    chapter: file.chapters[verse] as number,
    verse: file.verses[verse] as number,
    isEnding: file.endings[verse] === 1,
    word: word - (file.firstWords[verse] as number),
  };
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
 * shuffled letters. Each is missing if it is not known for one of the texts. `willChange` means that the tables for it are still being computed.
 */
function expectedFor(
  request: ValueRequest,
  { texts }: Searched,
  rows: readonly ExpectationRow[],
): { expected: Pick<ValueSearchAnswer, 'expected' | 'expectedInAnyOrder'>; willChange: boolean } {
  const chanceSearch = chanceSearchOf(request);
  if (chanceSearch === null) return { expected: {}, willChange: false };
  const ordered = inAnyOrder(texts, chanceSearch);
  const expectedInAnyOrder = ordered === null ? {} : { expectedInAnyOrder: ordered };
  const parts: ValuesExpected[] = [];
  for (const text of texts) {
    const part = expectedIn(rows, text, chanceSearch);
    if (typeof part === 'string') return { expected: expectedInAnyOrder, willChange: part === 'not-built' };
    parts.push(part);
  }
  return { expected: { ...expectedInAnyOrder, expected: expectationOf(parts) }, willChange: false };
}

function answerOf(request: ValueRequest, found: Searched, rows: TextRows): ValueSearchAnswer {
  const verses = byEntry(rows.verses);
  const ends = byEntry(rows.ends);
  const words = byEntry(rows.pieces).map((row): [word: string, after: string][] => JSON.parse(row.words));
  const usesOf = (at: number) => rows.uses.filter(({ hit }) => hit === at);
  const editions = found.texts.map(({ edition }) => edition);
  let piece = 0;
  const textsOf = (runs: readonly (readonly Piece[])[]) =>
    runs.map((run) => joined(run.map(() => words[piece++] ?? []))).join(' … ');
  return {
    results: found.hits.map((hit, at) => {
      const runs = found.shown[at];
      const row = verses[at];
      if (row === undefined) throw new RangeError(`The library has no text of result ${at}`);
      const verse = verseHit(hit, row);
      if (runs === undefined) return verse;
      const span = { ...spanOf(hit, verse, row, ends[at]), text: textsOf(runs) };
      const highlights = highlightsOf(hit, row);
      return {
        ...verse,
        highlights,
        ...(request.unit === 'word'
          ? { span, word: mostFrequentUse(usesOf(at), editions) }
          : { span: { ...span, words: hit.end - hit.start } }),
        ...(hit.occurrences === undefined ? {} : { occurrences: hit.occurrences }),
      };
    }),
    resultCount: found.resultCount,
    exactCount: found.exactCount,
    ...(found.spellingCount === null ? {} : { spellingCount: found.spellingCount }),
    ...(found.otherCount === null ? {} : { otherCount: found.otherCount }),
    editions: found.texts.map(({ edition }) => ({ id: edition.id, revision: edition.revision })),
  };
}

function joined(verses: readonly (readonly (readonly [word: string, after: string])[])[]): string {
  const texts = verses.map((words) => words.map(([word, after]) => word + after).join(''));
  const [, after = ''] = verses.at(-1)?.at(-1) ?? [];
  const last = texts.pop() ?? '';
  return [...texts, last.slice(0, last.length - after.length)].map((text) => text.trim()).join(' ');
}

function verseHit({ text, verse, start, value }: ValueFound, row: TextRows['verses'][number]): ValueHit {
  const { edition, method } = text;
  const place = placeOf(text, start);
  const own = { book: bookIdOf(place.book), chapter: place.chapter, verse: place.verse };
  return {
    ...shownPlace(own, row),
    text: row.english ?? '',
    hebrewText: edition.script === 'hebrew' ? row.text : null,
    greekText: edition.script === 'greek' ? row.text : null,
    edition: edition.id,
    gematriaValue: value,
    method,
    highlights: [],
    ...(text.index.file.endings[verse] === 1 ? { ending: true } : {}),
  };
}

/**
 * Where the found words are in the text of their verse. If they go on in later verses, up to the end of the verse. The
 * words are placed by their number, because the same letters may occur several times.
 */
function highlightsOf(
  { text: { edition, index }, verse, start, end }: ValueFound,
  row: TextRows['verses'][number],
): Highlight[] {
  const before = index.file.firstWords[verse] as number;
  const words: string[] = JSON.parse(row.words);
  const from = start - before;
  const to = Math.min(end - before, words.length) - 1;
  const field = edition.script === 'hebrew' ? 'hebrewText' : 'greekText';
  const marked: number[] = [];
  let at = 0;
  for (const [place, word] of words.entries()) {
    const found = row.text.indexOf(word, at);
    if (found === -1) continue;
    at = found + word.length;
    if (place >= from && place <= to) marked.push(found, at);
  }
  const first = marked[0];
  const last = marked.at(-1);
  return first === undefined || last === undefined ? [] : [{ in: field, start: first, end: last }];
}

/**
 * The beginning and end of a span. Words are counted from 1 in the edition's own verse. The end has a reference if
 * its address differs from the address of the beginning.
 */
function spanOf(
  { text, start, end }: ValueFound,
  hit: ValueHit,
  { word }: TextRows['verses'][number],
  endRow: TextRows['ends'][number] | undefined,
) {
  const first = placeOf(text, start);
  const last = placeOf(text, end - 1);
  const book = bookIdOf(last.book);
  const address = (endRow && addressOf(book, endRow)) ?? { book, chapter: last.chapter, verse: last.verse };
  const isElsewhere = address.chapter !== hit.chapter || address.verse !== hit.verse;
  return {
    startWord: first.word + 1,
    endWord: last.word + 1,
    addressWord: word,
    ...(isElsewhere ? { endVerse: address.verse, endReference: formatReference(address) } : {}),
  };
}
