import type { QueryClient } from '@tanstack/react-query';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import type { EditionList } from '../../domain/contract/index.ts';
import type { HeatQuestion } from '../../domain/heat/index.ts';
import type { FoundPage, OpenEdition, ValueQuery } from '../../domain/value-search/index.ts';
import { callFile } from '../api/call.ts';
import { libraryQueries } from '../shared/places/library-queries.ts';
import type { CallName, Calls, FromWorker, LemmaWords, ToWorker } from './messages.ts';

/**
 * The page's side of the web worker with the letters files of the library. The browser's cache keeps a file forever,
 * because its address names the revision. In members mode no file is stored: the worker alone has it.
 */
export class Letters {
  readonly #editions: readonly OpenEdition[];
  readonly #worker = new Worker(new URL('./letters-worker.ts', import.meta.url), { type: 'module' });
  readonly #opening = new Map<string, Promise<null>>();
  readonly #waiting = new Map<
    number,
    { answer: (value: unknown) => void; fail: (error: Error) => void; call: CallName }
  >();
  #calls = 0;

  /** `onFail` is called if the worker cannot run. */
  constructor(editions: readonly OpenEdition[], onFail: () => void) {
    this.#editions = editions;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#settle(data));
    this.#worker.addEventListener('error', () => {
      this.close();
      onFail();
    });
    this.#send({ editions });
  }

  /**
   * The page of a value search, without texts. Null if the API must answer. If a file is missing, the worker gets it for
   * the next search, and the API answers this one.
   */
  async find(value: string, query: ValueQuery): Promise<FoundPage | null> {
    const found = await this.#ask('find', [value, query]);
    if (found === null || !('needs' in found)) return found;
    for (const id of found.needs) this.#open(id).catch(() => this.#opening.delete(id));
    return null;
  }

  /** Waits for the files that a value search needs, and those that the heat needs. */
  async openFor(value: string, query: ValueQuery): Promise<void> {
    const found = await this.#ask('find', [value, query]);
    if (found !== null && 'needs' in found) await this.#openAll(found.needs);
  }

  /** Waits for the files with the 66 books. */
  async openBooks(): Promise<void> {
    const holder = CORE_BOOKS.map(({ id }) => this.#editions.find(({ books }) => books.includes(id))?.id);
    await this.#openAll(new Set(holder.filter((id) => id !== undefined)));
  }

  shape = () => this.#ask('shape', []);
  heat = (question: HeatQuestion, lemmaWords: readonly LemmaWords[] = []) =>
    this.#ask('heat', [question, lemmaWords]);
  histogram = (...args: Calls['histogram']['args']) => this.#ask('histogram', args);

  /** Ends the worker. Calls that still wait fail. */
  close(): void {
    this.#worker.terminate();
    for (const { fail } of this.#waiting.values()) fail(new Error('The letters files were closed.'));
    this.#waiting.clear();
  }

  async #openAll(ids: Iterable<string>): Promise<void> {
    await Promise.all(Array.from(ids, (id) => this.#open(id)));
  }

  #open(id: string): Promise<null> {
    const opening = this.#opening.get(id) ?? this.#fetchAndOpen(id);
    this.#opening.set(id, opening);
    opening.catch(() => this.#opening.delete(id));
    return opening;
  }

  async #fetchAndOpen(id: string): Promise<null> {
    const revision = this.#editions.find((edition) => edition.id === id)?.revision ?? '';
    const began = performance.now();
    const file = await callFile(fetch(`/api/index/${id}/${revision}`));
    const bytes = await file.arrayBuffer();
    const opened = await this.#ask('open', [id, bytes], [bytes]);
    performance.measure('letters: open', { start: began });
    return opened;
  }

  #ask<Call extends CallName>(
    call: Call,
    args: Calls[Call]['args'],
    transfer: Transferable[] = [],
  ): Promise<Calls[Call]['answer']> {
    const id = ++this.#calls;
    return new Promise<Calls[Call]['answer']>((answer, fail) => {
      this.#waiting.set(id, { answer: answer as (value: unknown) => void, fail, call });
      this.#send({ id, call, args }, transfer);
    });
  }

  #send(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
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

const originalsOf = ({ editions }: EditionList): OpenEdition[] =>
  editions.flatMap(({ id, name, role, script, numbering, revision, books }) =>
    role === 'original' && (script === 'hebrew' || script === 'greek')
      ? [{ id, name, script, numbering, revision, books }]
      : [],
  );

export async function newLetters(queryClient: QueryClient, onFail: () => void): Promise<Letters> {
  return new Letters(originalsOf(await queryClient.ensureQueryData(libraryQueries.editions())), onFail);
}
