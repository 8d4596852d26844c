import { FAMILIARITIES, familiarityOf } from '../../canon/index.ts';
import { methodName } from '../../gematria/method-names.ts';
import {
  bookOfVerse,
  bookSegments,
  holdingWord,
  type LettersFile,
  type Narrowing,
  type RunningTotals,
  type Span,
  spanValue,
  type VerseRange,
  verseOfWord,
  verseSegments,
  walkSpans,
  withValue,
  wordSpeller,
} from '../../number-index/index.ts';
import { isQuick, propertyTest } from '../../numbers/index.ts';
import { refused } from '../refused.ts';
import type { ValueRequest } from '../request.ts';
import type { SearchedText } from './texts.ts';

/**
 * The most spans whose values are computed one by one. All spans of up to ten words in both Testaments are 4.4 million.
 */
const MAX_TESTED = 5_000_000;

const MAX_WORDS = 2 ** 24;

/** A word with a spelling. `order` is its position in the search: a word that is found earlier has a lower one. */
interface SpelledWord {
  readonly text: SearchedText;
  readonly start: number;
  readonly order: number;
}

export interface Spelling {
  readonly letters: string;
  readonly words: readonly SpelledWord[];
}

export interface ValueFound extends Span {
  readonly text: SearchedText;
  readonly verse: number;
  readonly value: number;
  /** All found words with the spelling of this word, if the search groups words by their spelling. */
  readonly spelling?: Spelling;
}

export interface ValuePage {
  readonly hits: readonly ValueFound[];
  readonly resultCount: number;
  readonly exactCount: number;
  readonly spellingCount: number | null;
}

export interface TextToSearch {
  readonly text: SearchedText;
  readonly lemma: Uint32Array | null;
}

/** A pass over the texts: it finds the values from `low` to `high`, without `except` if that is not null. */
interface Pass {
  readonly low: number;
  readonly high: number;
  readonly except: number | null;
}

/**
 * Finds the page of a request in memory. Exact values come first, then near ones, each through all texts in canonical
 * order. Words that are grouped by their spelling are in the order of their frequency instead. Spans are counted
 * without visiting each one, unless the search asks for a property of each value. Such a search is refused if it has
 * too many spans.
 * @throws Refused
 */
export function findValues(request: ValueRequest, texts: readonly TextToSearch[]): ValuePage {
  const { searched } = request;
  const page = request.bySpelling ? new SpellingPage(request) : new Page(request);
  const answer = (exactCount: number): ValuePage => ({
    hits: page.hits,
    resultCount: page.count,
    exactCount,
    spellingCount: page.spellingCount,
  });
  if ('property' in searched) {
    if (request.unit === 'span') checkTestable(request, texts);
    runPass(request, texts, { low: 1, high: Number.MAX_SAFE_INTEGER, except: null }, page);
    return answer(page.count);
  }
  const { value, range } = searched;
  runPass(request, texts, { low: value, high: value, except: null }, page);
  const exactCount = page.count;
  if (range > 0) {
    const near = { low: Math.max(1, value - range), high: value + range, except: value };
    runPass(request, texts, near, page);
  }
  return answer(exactCount);
}

interface Collector {
  readonly count: number;
  add(more: number, hit: (at: number) => ValueFound): void;
}

class Page implements Collector {
  readonly hits: ValueFound[] = [];
  readonly spellingCount = null;
  count = 0;
  readonly #request: ValueRequest;

  constructor(request: ValueRequest) {
    this.#request = request;
  }

  add(more: number, hit: (at: number) => ValueFound): void {
    const { offset, limit } = this.#request;
    const first = Math.max(0, offset - this.count);
    const end = Math.min(more, offset + limit - this.count);
    this.count += more;
    for (let at = first; at < end; at++) this.hits.push(hit(at));
  }
}

/**
 * Counts how often each spelling occurs among found words. A page has `limit` spellings from `offset` on, each at its
 * first place: those of the exact value before others, and the most frequent first.
 */
class SpellingPage implements Collector {
  count = 0;
  /** Words are kept as numbers, because a search may find every word of every text. */
  readonly #spellings = new Map<string, { first: ValueFound; words: number[] }>();
  readonly #texts: SearchedText[] = [];
  readonly #spellers = new Map<LettersFile, (word: number) => string>();
  readonly #request: ValueRequest;

  constructor(request: ValueRequest) {
    this.#request = request;
  }

  add(more: number, hit: (at: number) => ValueFound): void {
    this.count += more;
    for (let at = 0; at < more; at++) {
      const word = hit(at);
      const letters = this.#spell(word);
      const known = this.#spellings.get(letters);
      if (known === undefined) this.#spellings.set(letters, { first: word, words: [this.#orderOf(word)] });
      else known.words.push(this.#orderOf(word));
    }
  }

  get spellingCount(): number {
    return this.#spellings.size;
  }

  get hits(): ValueFound[] {
    const { searched, offset, limit } = this.#request;
    const isNear = ({ value }: ValueFound) => Number('value' in searched && value !== searched.value);
    return [...this.#spellings]
      .sort(([, a], [, b]) => isNear(a.first) - isNear(b.first) || b.words.length - a.words.length)
      .slice(offset, offset + limit)
      .map(([letters, { first, words }]) => ({
        ...first,
        spelling: { letters, words: words.flatMap((order) => this.#wordAt(order)) },
      }));
  }

  #orderOf({ text, start }: ValueFound): number {
    // A search with a range goes through the texts twice.
    if (this.#texts.at(-1) !== text && !this.#texts.includes(text)) this.#texts.push(text);
    return this.#texts.lastIndexOf(text) * MAX_WORDS + start;
  }

  #wordAt(order: number): SpelledWord[] {
    const text = this.#texts[Math.floor(order / MAX_WORDS)];
    return text === undefined ? [] : [{ text, start: order % MAX_WORDS, order }];
  }

  #spell({ text, start }: ValueFound): string {
    const { file } = text.index;
    const speller = this.#spellers.get(file) ?? wordSpeller(file);
    this.#spellers.set(file, speller);
    return speller(start);
  }
}

function runPass(request: ValueRequest, texts: readonly TextToSearch[], pass: Pass, page: Collector): void {
  for (const text of texts) {
    if (request.unit === 'span') spansOf(request, text, pass, page);
    else unitsOf(request, text, request.unit, pass, page);
  }
}

function unitsOf(
  request: ValueRequest,
  { text, lemma }: TextToSearch,
  unit: 'word' | 'verse',
  { low, high, except }: Pass,
  page: Collector,
): void {
  const { index, ranges, method } = text;
  const { firstWords } = index.file;
  const isWord = unit === 'word';
  const values = index.values(method, unit);
  const wordsOf = (at: number): Span =>
    isWord
      ? { start: at, end: at + 1 }
      : { start: firstWords[at] as number, end: firstWords[at + 1] as number };
  const meets = conditionsOf(request, text, unit, lemma === null ? null : lookUp(lemma, wordsOf));
  for (const range of ranges) {
    const first = isWord ? (firstWords[range.first] as number) : range.first;
    const end = isWord ? (firstWords[range.end] as number) : range.end;
    for (let at = first; at < end; at++) {
      const value = values[at] as number;
      // The value of a word or verse without letters to count is NaN, which fails every comparison.
      if (!(value >= low && value <= high) || value === except || !meets(at, value)) continue;
      page.add(1, () => ({
        text,
        ...wordsOf(at),
        verse: isWord ? verseOfWord(index.file, at) : at,
        value,
      }));
    }
  }
}

function conditionsOf(
  request: ValueRequest,
  { index, method }: SearchedText,
  unit: 'word' | 'verse',
  hasLemma: ((at: number) => boolean) | null,
): (at: number, value: number) => boolean {
  const { endings } = index.file;
  const also = request.also.map((one) => ({ value: one.value, values: index.values(one.method, unit) }));
  const hasProperty = propertyOf(request, () => largestOf(index.values(method, unit)));
  return (at, value) => {
    // An unnumbered ending has words but is not a verse.
    if (unit === 'verse' && endings[at] === 1) return false;
    if (hasProperty !== null && !hasProperty(value)) return false;
    if (also.some((one) => one.values[at] !== one.value)) return false;
    return hasLemma === null || hasLemma(at);
  };
}

function spansOf(request: ValueRequest, { text, lemma }: TextToSearch, pass: Pass, page: Collector): void {
  const { index } = text;
  const totals = index.totals(text.method);
  const hasProperty = propertyOf(request, () => largestSpan(totals, request, text));
  const narrowings: Narrowing[] = request.also.map(({ method, value }) =>
    withValue(index.totals(method), value, value),
  );
  if (lemma !== null) narrowings.push(holdingWord(lemma));
  const leaveOut = pass.except === null ? null : withValue(totals, pass.except, pass.except);
  const add = (start: number, from: number, to: number) => {
    if (from < to) page.add(to - from, (at) => found(text, totals, { start, end: from + at }));
  };
  const addWithProperty = (has: (value: number) => boolean, start: number, from: number, to: number) => {
    for (let end = from; end < to; end++) {
      if (has(spanValue(totals, { start, end }))) add(start, end, end + 1);
    }
  };
  walkSpans(
    totals,
    segmentsOf(request, text),
    { low: pass.low, high: pass.high, minWords: request.minWords, maxWords: request.maxWords },
    (start, from, to) => {
      if (hasProperty !== null) return addWithProperty(hasProperty, start, from, to);
      const left = { from, to };
      leaveOut?.(start, left);
      if (leaveOut === null || left.from >= left.to) return add(start, from, to);
      add(start, from, left.from);
      add(start, left.to, to);
    },
    narrowings,
  );
}

/** The value of the words of a result, by the method and unit of its search. */
export function foundValue({ unit }: ValueRequest, { index, method }: SearchedText, span: Span): number {
  if (unit === 'span') return spanValue(index.totals(method), span);
  const at = unit === 'word' ? span.start : verseOfWord(index.file, span.start);
  return index.values(method, unit)[at] as number;
}

const found = (text: SearchedText, totals: RunningTotals, span: Span): ValueFound => ({
  text,
  ...span,
  verse: verseOfWord(text.index.file, span.start),
  value: spanValue(totals, span),
});

const segmentsOf = ({ crossVerse }: ValueRequest, { index, ranges }: SearchedText): Generator<Span> =>
  crossVerse ? bookSegments(index.file, ranges) : verseSegments(index.file, ranges);

function propertyOf({ searched }: ValueRequest, largest: () => number): ((value: number) => boolean) | null {
  return 'property' in searched ? propertyTest(searched.property, largest()) : null;
}

function largestOf(values: Float64Array): number {
  let largest = 1;
  for (const value of values) if (value > largest) largest = value;
  return largest;
}

function largestSpan(totals: RunningTotals, request: ValueRequest, text: SearchedText): number {
  let largest = 1;
  for (const { start: first, end: last } of segmentsOf(request, text)) {
    for (let start = first; start < last; start++) {
      const value = spanValue(totals, { start, end: Math.min(last, start + request.maxWords) });
      if (value > largest) largest = value;
    }
  }
  return largest;
}

function checkTestable(request: ValueRequest, texts: readonly TextToSearch[]): void {
  const { searched, minWords, maxWords } = request;
  if (!('property' in searched)) return;
  let spans = 0;
  for (const { text } of texts) {
    for (const { start, end } of segmentsOf(request, text)) {
      // For each length from `minWords` to `longest` there is one span less than for the length before it.
      const longest = Math.min(end - start, maxWords);
      const lengths = Math.max(0, longest - minWords + 1);
      spans += lengths * (end - start + 1 - (longest + minWords) / 2);
    }
  }
  if (spans > MAX_TESTED) {
    throw refused(
      `There are too many phrases to test each one. Search one book, single verses, or phrases of at most ten words.`,
      { maxWords: 'at most 10 across verses' },
    );
  }
  for (const { text } of texts) {
    if (isQuick(searched.property, largestSpan(text.index.totals(text.method), request, text))) continue;
    throw refused(
      `The values of phrases by ${methodName(text.method)} are too large to test for “${searched.name}”. Search for words or verses instead.`,
      { method: 'choose a method of smaller values' },
    );
  }
}

/** Makes a test that is true if a unit has a word of the list. The units must be tested in ascending order. */
function lookUp(words: Uint32Array, wordsOf: (at: number) => Span): (at: number) => boolean {
  let next = 0;
  return (at) => {
    const { start, end } = wordsOf(at);
    while (next < words.length && (words[next] as number) < start) next++;
    return next < words.length && (words[next] as number) < end;
  };
}

/** The texts in the order of `familiarityOf`. A text may occur several times, each time with other books. */
export function familiarFirst(texts: readonly TextToSearch[]): TextToSearch[] {
  return Array.from({ length: FAMILIARITIES }, (_, rank) =>
    texts.map(({ text, lemma }) => {
      const isOfRank = ({ first }: VerseRange) => familiarityOf(bookOfVerse(text.index.file, first)) === rank;
      return { text: { ...text, ranges: text.ranges.filter(isOfRank) }, lemma };
    }),
  ).flat();
}
