import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlacesAnswer } from '../../domain/contract/index.ts';
import { decodeLettersFile, type LettersFile } from '../../domain/number-index/index.ts';
import { findPlaces } from '../../domain/places/finding/index.ts';
import { readyLetters } from '../../frontend/letters/index.ts';
import type { Calls, ToWorker } from '../../frontend/letters/messages.ts';
import { address, domSite, eventually, fill, refusal, searchParams, unavailable } from './site.tsx';

const site = await domSite();

/** The web worker's answers, given in this thread. */
class WorkerHere extends EventTarget {
  static answered = 0;
  static last: WorkerHere | undefined;
  readonly #files = new Map<string, LettersFile>();

  constructor() {
    super();
    WorkerHere.last = this;
  }

  postMessage({ id, call, args }: ToWorker): void {
    queueMicrotask(() => {
      const data = { id, answer: this.#answer(call, args), ms: 0 };
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
    });
  }

  terminate(): void {}

  #answer(call: ToWorker['call'], args: ToWorker['args']): unknown {
    if (call === 'open') {
      const [edition, bytes] = args as Calls['open']['args'];
      this.#files.set(edition, decodeLettersFile(new Uint8Array(bytes)));
      return null;
    }
    WorkerHere.answered++;
    const [edition, books, asked] = args as Calls['places']['args'];
    return findPlaces(this.#files.get(edition) as LettersFile, books, asked);
  }
}

beforeEach(() => {
  WorkerHere.answered = 0;
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => void WorkerHere.last?.dispatchEvent(new Event('error')));

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Which one' });
const results = () => screen.queryByRole('region', { name: 'Places' });
const title = () => results()?.querySelector('h2')?.textContent;
const marked = () => results()?.querySelector('a mark')?.textContent;
const descriptionOf = (field: Element) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a letter by its number has its verse with the letter marked, and its numbers in book, part and whole', async () => {
  await site.open('/places?unit=letter&n=12&in=genesis');
  await eventually(title).toBe('Letter 12 of Genesis');
  expect(marked()).toBe('ה');
  const card = within(results() as HTMLElement).getByRole('article', {
    name: 'Genesis 1:1, word 3, letter 3',
  });
  expect(
    within(card)
      .getByRole('link', { name: /^Genesis 1:1/u })
      .getAttribute('href'),
  ).toBe('/explorer/genesis/1/1#w3');
  expect(card.textContent).toContain('In the beginning');
  const rows = within(card)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['Genesis', 'Torah', 'Old Testament']);
  expect(within(card).getByRole('row', { name: /^Genesis/u }).textContent).toMatch(
    /^Genesis12of [\d,]+11[\d,]+$/u,
  );
  expect(within(card).getByRole('link', { name: 'Letter 13' }).getAttribute('href')).toBe(
    '/places?unit=letter&n=13&in=genesis',
  );
});

test('a number outside the text says which numbers there are, and keeps the last answer', async () => {
  await site.open('/places?unit=verse&n=3&in=john');
  await eventually(title).toBe('Verse 3 of John');
  fill(number(), '52');
  await eventually(() => statuses().join()).toMatch(/John has 51 verses\. Type a number from 1 to 51\./u);
  fill(number(), '5x');
  await eventually(() => statuses().join()).toMatch(/Type a whole number, “middle” or “last”\./u);
});

test('once the letters are open, a typed number is answered before the API answers', async () => {
  await site.open('/places?unit=word&n=1&in=genesis');
  await eventually(title).toBe('Word 1 of Genesis');
  await eventually(() => readyLetters() !== null && WorkerHere.answered > 0).toBe(true);
  const release = site.hold('GET', /^\/api\/places/u);
  fill(number(), '3');
  await eventually(title).toBe('Word 3 of Genesis');
  expect(results()?.querySelector('[aria-current="location"]')?.textContent).toBe('אלהים');
  expect(results()?.textContent).not.toContain('In the beginning');
  await eventually(address).toBe('/places?unit=word&n=3&in=genesis');
  release();
  await eventually(() => results()?.textContent).toContain('In the beginning');
});

test('a word and a letter of the verse lead to their own numbers', async () => {
  await site.open('/places?at=genesis.1.1');
  await eventually(title).toBe('The numbers of Genesis 1:1');
  fireEvent.click(screen.getByRole('link', { name: 'ברא' }));
  await eventually(title).toBe('The numbers of Genesis 1:1, word 2');
  expect(searchParams()).toEqual({ at: 'genesis.1.1.2' });
  fireEvent.click(
    within(screen.getByRole('list', { name: /letters of the word/u })).getByRole('link', { name: /ר/u }),
  );
  await eventually(title).toBe('The numbers of Genesis 1:1, word 2, letter 2');
  expect(marked()).toBe('ר');
});

test('a typed place leads to its numbers, and a text that is none says what to type', async () => {
  await site.open('/places');
  const field = await screen.findByRole('textbox', { name: 'Numbers of a place' });
  fill(field, 'light');
  fireEvent.click(screen.getByRole('button', { name: 'Show its numbers' }));
  await eventually(() => statuses().join()).toMatch(/Type a verse, such as Genesis 2:4/u);
  fill(field, 'Malachi 4:1 word 2');
  fireEvent.click(screen.getByRole('button', { name: 'Show its numbers' }));
  await eventually(title).toBe('The numbers of Malachi 4:1, word 2');
  expect(searchParams()).toEqual({ at: 'malachi.3.19.2' });
});

test('a place that the text lacks is refused at its own field, and not at that of the number', async () => {
  await site.open('/places?at=genesis.51.1');
  const field = await screen.findByRole('textbox', { name: 'Numbers of a place' });
  await eventually(() => descriptionOf(field)).toMatch(/^Genesis has \d+ chapters? in /u);
  expect([field, number()].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'false']);
  expect(descriptionOf(number())).toBe('');
});

test('a script that does not load is told at the field of the place', async () => {
  vi.doMock('../../frontend/features/places/typed-place.ts', () => {
    throw new Error('offline');
  });
  await site.open('/places');
  const field = await screen.findByRole('textbox', { name: 'Numbers of a place' });
  fill(field, 'Genesis 2:4');
  fireEvent.click(screen.getByRole('button', { name: 'Show its numbers' }));
  await eventually(() => descriptionOf(field)).toBe('The place could not be loaded.');
  vi.doUnmock('../../frontend/features/places/typed-place.ts');
});

test('a word of a verse that is two in Hebrew is found in the second of them', async () => {
  await site.open('/places');
  const field = await screen.findByRole('textbox', { name: 'Numbers of a place' });
  fill(field, '1 Kings 22:43 word 14');
  const restore = site.answer('GET', /^\/api\/places/u, unavailable);
  fireEvent.click(screen.getByRole('button', { name: 'Show its numbers' }));
  await eventually(() => statuses().join()).toMatch(/The place could not be loaded/u);
  restore();
  fireEvent.click(screen.getByRole('button', { name: 'Show its numbers' }));
  await eventually(() => searchParams().at).toBe('1kings.22.44.2');
  await eventually(title).toBe('The numbers of 1 Kings 22:44 (English 22:43, second part), word 2');
  const link = await screen.findAllByRole('link', { name: /^1 Kings 22:44 \(English/u });
  expect(link[0]?.getAttribute('href')).toBe('/explorer/1kings/22/43#w14');
});

test('without a question the page shows the middle of the Torah, and what tradition calls it', async () => {
  // The sample has only parts of the Torah, so its answer has no traditions.
  site.answer('GET', /^\/api\/places/u, async (_, ask) => {
    const answer: PlacesAnswer = await (await ask()).json();
    const insight = { id: 'leviticus-11-42-belly', book: 'leviticus', chapter: 11, verse: 42 };
    return Response.json({ ...answer, traditional: [{ unit: 'letter', insight, places: answer.places }] });
  });
  await site.open('/places');
  await eventually(title).toBe('The middle letter of the Torah');
  expect(number().value).toBe('middle');
  const table = screen.getByRole('table', { name: /The middle of the Torah/u });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Letter', 'Word', 'Verse']);
  const told = screen.getByRole('table', { name: /What tradition calls the middle of the Torah/u });
  expect(within(told).getByRole('link', { name: 'Insight on Leviticus 11:42' }).getAttribute('href')).toBe(
    '/explorer/leviticus/11/42?panel=context',
  );
  expect(within(told).getAllByRole('cell').at(-1)?.textContent).toBe('the middle');
  expect(results()?.textContent).toContain('304,805');
});

test('a failure of the API says so and can be tried again', async () => {
  const restore = site.answer('GET', /^\/api\/places/u, unavailable);
  await site.open('/places?n=5&in=genesis');
  await screen.findByText('The place could not be loaded.');
  restore();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await eventually(title).toBe('Verse 5 of Genesis');
});

test('the tab Context of a verse says its numbers and links to them', async () => {
  await site.open('/explorer/malachi/4/1?panel=context');
  await screen.findByText(/^Malachi 3:19 in the Hebrew or Greek numbering is verse \d+ of \d+ in Malachi/u);
  expect(screen.getByRole('link', { name: 'Places by number' }).getAttribute('href')).toBe(
    '/places?at=malachi.3.19',
  );
});

test('the tab Context says the numbers of each verse that the address has in Hebrew', async () => {
  await site.open('/explorer/1kings/22/43?panel=context');
  await screen.findByText(/^1 Kings 22:43 \(English 22:43, first part\) is verse \d+ of/u);
  await screen.findByText(/^1 Kings 22:44 \(English 22:43, second part\) is verse \d+ of/u);
});

test('the tab Context has no numbers of a verse that the text lacks', async () => {
  const restore = site.answer('GET', /^\/api\/places/u, unavailable);
  await site.open('/explorer/malachi/4/1?panel=context');
  await screen.findByText('The numbers of this verse could not be loaded.');
  restore();
  site.answer('GET', /^\/api\/places/u, () => refusal(422, 'This edition has no Malachi 3:19.'));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await eventually(() => screen.queryByRole('heading', { name: 'By number' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
