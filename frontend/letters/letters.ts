import type { QueryClient } from '@tanstack/react-query';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import type { StatisticsAnswer, StatisticsWordsAnswer } from '../../domain/contract/index.ts';
import { type Counted, type NamedTimes, namedTimes } from '../../domain/counts/index.ts';
import type { MethodId } from '../../domain/gematria/method-types.ts';
import type { HeatAnswer, HeatQuestion, LemmaWords } from '../../domain/heat/index.ts';
import type { AskedPlace, FoundPlaces } from '../../domain/places/index.ts';
import {
  statisticsAnswer,
  statisticsWordsAnswer,
  type WordsQuestion,
} from '../../domain/statistics/index.ts';
import {
  type ChosenText,
  chosenTexts,
  type FoundPage,
  foundPage,
  ownSearch,
  type SearchableEdition,
  searchableEditions,
  type TextChoice,
  type ValueQuery,
} from '../../domain/value-search/index.ts';
import { ApiError } from '../api/api-error.ts';
import { callFile } from '../api/call-more.ts';
import { libraryQueries } from '../shared/places/library-queries.ts';
import type { CallName, Calls, FromWorker, ToWorker } from './messages.ts';

interface Sending {
  readonly transfer?: Transferable[];
  /** When it is aborted, the question is given up. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The page's side of the web worker with the letters files of the library. The browser's cache keeps a file forever,
 * because its address names the revision. In members mode no file is stored: the worker alone has it.
 */
export class Letters {
  readonly #editions: readonly SearchableEdition[];
  /** The editions from which the 66 books are read. */
  readonly #withBooks: readonly string[];
  readonly #worker = new Worker(new URL('./letters-worker.ts', import.meta.url), { type: 'module' });
  readonly #open = new Set<string>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #waiting = new Map<
    number,
    { answer: (value: unknown) => void; fail: (error: Error) => void; call: CallName }
  >();
  readonly #onEnd: () => void;
  /** Settles when the worker is free. */
  #turn: Promise<unknown> = Promise.resolve();
  #calls = 0;
  /** The page that was found last, with its question. */
  #last: { readonly question: string; readonly page: FoundPage } | null = null;
  #isClosed = false;

  /** `onEnd` is called if the worker cannot run, or if its files have an old revision. */
  constructor(editions: readonly SearchableEdition[], onEnd: () => void) {
    this.#editions = editions;
    this.#onEnd = onEnd;
    const holders = CORE_BOOKS.map(({ id }) => editions.find(({ books }) => books.has(id))?.id);
    this.#withBooks = [...new Set(holders.filter((id) => id !== undefined))];
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#settle(data));
    this.#worker.addEventListener('error', () => this.#end());
  }

  /**
   * The page of a value search, without texts. Null if the API must answer. If a file is missing, this gets it for
   * the next search, and the API answers this one. A typed value is asked for again when the address has it, so the
   * last page is kept.
   */
  async find(value: string, query: ValueQuery, signal?: AbortSignal): Promise<FoundPage | null> {
    const search = ownSearch(this.#editions, value, query);
    if (search === null) return null;
    const missing = search.chosen.filter(({ edition }) => !this.#open.has(edition.id));
    if (missing.length > 0) {
      void this.openFor(value, query).catch(() => undefined);
      return null;
    }
    const question = JSON.stringify([value, query]);
    if (this.#last?.question === question) return this.#last.page;
    const found = await this.#ask('find', [search], { signal });
    if (found === null) return null;
    const page = foundPage(search.request, search.chosen, found);
    this.#last = { question, page };
    return page;
  }

  /** The times of words in the chosen texts. Null if a file is missing. */
  async count(choice: TextChoice, asked: Counted['asked'], signal?: AbortSignal): Promise<NamedTimes | null> {
    const chosen = chosenTexts(this.#editions, choice);
    if (chosen.length === 0 || chosen.some(({ edition }) => !this.#open.has(edition.id))) return null;
    return namedTimes(chosen, await this.#ask('count', [{ choice, chosen, asked }], { signal }));
  }

  /** Waits for the files that a value search needs. */
  async openFor(value: string, query: ValueQuery): Promise<void> {
    const search = ownSearch(this.#editions, value, query);
    await this.#openAll(search?.chosen.map(({ edition }) => edition.id) ?? []);
  }

  /** Waits for the files with the 66 books. */
  openBooks = (): Promise<void> => this.#openAll(this.#withBooks);

  /** Waits for the files of these editions. */
  openEditions = (ids: readonly string[]): Promise<void> => this.#openAll(ids);

  shape = () => this.#ask('shape', [this.#withBooks]);

  /**
   * Fails if the words of the lemma are those of another revision. The first time, it also closes the files, so that
   * they and the words are read again.
   */
  async heat(question: HeatQuestion, lemmaWords: readonly LemmaWords[] = []): Promise<HeatAnswer> {
    const stale = lemmaWords.find(
      ({ id, revision, words }) => words.length > 0 && revision !== this.#revisionOf(id),
    );
    if (stale !== undefined && !this.#isClosed) {
      const { id, revision } = stale;
      const difference = [id, revision, this.#revisionOf(id)].join();
      if (differences.has(difference)) throw new Error('The words of the lemma have another revision.');
      differences.add(difference);
      this.#end();
    }
    return this.#ask('heat', [this.#withBooks, question, lemmaWords]);
  }

  histogram = (kind: 'verse' | 'word' | 'phrase', methods: readonly MethodId[], signal?: AbortSignal) =>
    this.#ask('histogram', [this.#withBooks, kind, methods], { signal });

  /** The statistics of the chosen text. Null if the API must answer. */
  async statistics(choice: TextChoice): Promise<StatisticsAnswer | null> {
    const text = this.#openText(choice);
    return text && statisticsAnswer(text, await this.#ask('statistics', [text]));
  }

  /** Some of the different words of the chosen text. Null if the API must answer. */
  async words(choice: TextChoice, question: WordsQuestion): Promise<StatisticsWordsAnswer | null> {
    const text = this.#openText(choice);
    return text && statisticsWordsAnswer(text, await this.#ask('words', [text, question]));
  }

  #openText(choice: TextChoice): ChosenText | null {
    const [text] = chosenTexts(this.#editions, choice);
    return text !== undefined && this.#open.has(text.edition.id) ? text : null;
  }

  /** Places by number. Null as long as this revision of the edition is not open. */
  async places(
    { id, revision }: Pick<SearchableEdition, 'id' | 'revision'>,
    books: readonly string[],
    asked: readonly AskedPlace[],
    signal: AbortSignal,
  ): Promise<FoundPlaces | null> {
    const isOpen = this.#open.has(id) && this.#revisionOf(id) === revision;
    return isOpen ? this.#ask('places', [id, books, asked], { signal }) : null;
  }

  /** Ends the worker. Calls that still wait fail. */
  close(): void {
    this.#isClosed = true;
    this.#worker.terminate();
    for (const { fail } of this.#waiting.values()) fail(closed());
    this.#waiting.clear();
  }

  #end(): void {
    // `onEnd` closes the worker that the page has now. If this one has ended before, that is already another one.
    if (this.#isClosed) return;
    this.close();
    this.#onEnd();
  }

  #revisionOf(id: string): string | undefined {
    return this.#editions.find((edition) => edition.id === id)?.revision;
  }

  /** Whether these files have the revision that a newer list of the library gives for an edition. */
  hasRevisionOf = (
    library: readonly { readonly id: string; readonly revision: string }[],
    id: string,
  ): boolean => library.find((edition) => edition.id === id)?.revision === this.#revisionOf(id);

  async #openAll(ids: Iterable<string>): Promise<void> {
    await Promise.all(Array.from(ids, (id) => this.#openOnce(id)));
  }

  #openOnce(id: string): Promise<void> {
    const opening = this.#opening.get(id) ?? this.#fetchAndOpen(id);
    this.#opening.set(id, opening);
    opening.catch(() => this.#opening.delete(id));
    return opening;
  }

  async #fetchAndOpen(id: string): Promise<void> {
    const began = performance.now();
    const file = await callFile(fetch(`/api/index/${id}/${this.#revisionOf(id)}`)).catch((error: unknown) => {
      // A file is gone if the library has another revision than the page knows.
      if (error instanceof ApiError && error.status === 404) this.#end();
      throw error;
    });
    const bytes = await file.arrayBuffer();
    await this.#ask('open', [id, bytes], { transfer: [bytes] });
    this.#open.add(id);
    performance.measure('letters: open', { start: began });
  }

  /** Asks when the worker is free, so that it never gets a question that was given up while it waited. */
  #ask<Call extends CallName>(
    call: Call,
    args: Calls[Call]['args'],
    { transfer = [], signal }: Sending = {},
  ): Promise<Calls[Call]['answer']> {
    const asked = this.#turn.then(() => {
      signal?.throwIfAborted();
      if (this.#isClosed) throw closed();
      const id = ++this.#calls;
      return new Promise<Calls[Call]['answer']>((answer, fail) => {
        this.#waiting.set(id, { answer: answer as (value: unknown) => void, fail, call });
        this.#worker.postMessage({ id, call, args } satisfies ToWorker, transfer);
      });
    });
    this.#turn = asked.catch(() => undefined);
    return asked;
  }

  #settle(data: FromWorker): void {
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if (waiting === undefined) return;
    if ('error' in data) {
      waiting.fail(new Error(data.error));
      return;
    }
    // The time that the worker itself took, for the benchmarks.
    if (waiting.call !== 'open')
      performance.measure(`letters: ${waiting.call}`, { end: performance.now(), duration: data.ms });
    waiting.answer(data.answer);
  }
}

/** The differences of revisions for which the files have been closed. To close them again for the same one would never end. */
const differences = new Set<string>();

const closed = (): Error => new Error('The letters files are closed.');

export async function newLetters(queryClient: QueryClient, onEnd: () => void): Promise<Letters> {
  const { editions } = await queryClient.fetchQuery(libraryQueries.editions());
  return new Letters(searchableEditions(editions), onEnd);
}
