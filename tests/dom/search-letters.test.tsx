import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ValueTextsAnswer } from '../../domain/contract/index.ts';
import { decodeLettersFile, NumberIndex } from '../../domain/number-index/index.ts';
import { placedPage } from '../../domain/value-search/finding/index.ts';
import type { OwnSearch } from '../../domain/value-search/index.ts';
import { readyLetters } from '../../frontend/letters/index.ts';
import type { ToWorker } from '../../frontend/letters/messages.ts';
import { address, domSite, eventually, fill, type Visit } from './site.tsx';

const site = await domSite();

/** The web worker's answers, given in this thread. While `isHeld`, questions wait. */
class WorkerHere extends EventTarget {
  static isHeld = false;
  static found = 0;
  static last: WorkerHere | undefined;
  readonly #indexes = new Map<string, NumberIndex>();
  #waiting: ToWorker[] = [];

  constructor() {
    super();
    WorkerHere.last = this;
  }

  postMessage(message: ToWorker): void {
    this.#waiting.push(message);
    if (!WorkerHere.isHeld) queueMicrotask(() => this.release());
  }

  release(): void {
    WorkerHere.isHeld = false;
    for (const message of this.#waiting.splice(0)) {
      const event = Object.assign(new Event('message'), {
        data: { id: message.id, answer: this.#answer(message), ms: 0 },
      });
      this.dispatchEvent(event);
    }
  }

  terminate(): void {
    this.#waiting = [];
  }

  #answer({ call, args }: ToWorker): unknown {
    if (call === 'open') {
      const [edition, bytes] = args as [string, ArrayBuffer];
      this.#indexes.set(edition, new NumberIndex(decodeLettersFile(new Uint8Array(bytes))));
      return null;
    }
    WorkerHere.found++;
    const [{ request, chosen }] = args as [OwnSearch];
    return placedPage(request, chosen, (edition) => this.#indexes.get(edition) as NumberIndex);
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => {
  WorkerHere.last?.dispatchEvent(new Event('error'));
  WorkerHere.isHeld = false;
  WorkerHere.found = 0;
});

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
const shown = () => document.querySelector('#results')?.textContent;
const light = () => document.querySelector('section[aria-label="Results"]:not([aria-busy])');
const isBusy = () => document.querySelector('section[aria-busy="true"]') !== null;
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Opens a search and asks a second question, so that the letters file opens. */
async function askTwice(): Promise<Visit> {
  const visit = await site.open('/search/gematria/26?unit=word');
  await eventually(shown).toMatch(/words?$/u);
  fill(number(), '86');
  await eventually(readyLetters).not.toBeNull();
  await eventually(() => WorkerHere.found).toBeGreaterThan(0);
  await eventually(isBusy).toBe(false);
  return visit;
}

test('while the reader types, counts and places come from the letters file, and the address follows', async () => {
  await askTwice();
  const release = site.hold('GET', /\/texts$/u);
  fill(number(), '913');
  await eventually(() => light()?.querySelector('h2')?.textContent).toBe('1 word');
  expect(light()?.querySelector('a')?.getAttribute('href')).toBe('/explorer/genesis/1/1#w1');
  expect(statuses()).toContain('1 word found');
  await eventually(address).toMatch(/^\/search\/gematria\/913\?/u);
  release();
  await eventually(light).toBeNull();
  expect(shown()).toBe('1 word');
  expect(document.querySelector('ol [lang=he]')).not.toBeNull();
});

test('a late answer is never shown as the answer to the next question', async () => {
  await askTwice();
  const before = shown();
  WorkerHere.isHeld = true;
  fireEvent.change(screen.getByRole('combobox', { name: 'What to find' }), { target: { value: 'verse' } });
  await eventually(address).toMatch(/^\/search\/gematria\/86\?method/u);
  await eventually(isBusy).toBe(true);
  expect(shown()).toBe(before);
  WorkerHere.last?.release();
  await eventually(isBusy).toBe(false);
  expect(shown()).toMatch(/verse|No Results/u);
});

test('after the reader changes the question, what was found for the question before is not shown as its answer', async () => {
  await askTwice();
  fill(number(), '913');
  await eventually(() => light()?.querySelector('h2')?.textContent).toBe('1 word');
  await eventually(light).toBeNull();
  const seen: (string | null)[] = [];
  const watcher = new MutationObserver(() => {
    if (light() !== null) seen.push(light()?.textContent ?? null);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  fireEvent.change(screen.getByRole('combobox', { name: 'What to find' }), { target: { value: 'verse' } });
  await eventually(shown).toMatch(/verse|No Results/u);
  await eventually(isBusy).toBe(false);
  watcher.disconnect();
  expect(seen).toEqual([]);
});

test('if the library has another text by now, the API answers the whole search', async () => {
  const { apiCalls } = await askTwice();
  site.answer('GET', /\/texts$/u, async (_, ask) => {
    const answer = (await (await ask()).json()) as ValueTextsAnswer;
    return Response.json({ ...answer, editions: [...answer.editions, { id: 'lxx', revision: 'r1' }] });
  });
  fill(number(), '913');
  await eventually(() => apiCalls.some((call) => call.startsWith('/api/search/gematria/913?'))).toBe(true);
  await eventually(shown).toBe('1 word');
});
