import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StatisticsAnswer, StatisticsWordsAnswer } from '../../domain/contract/index.ts';
import { decodeLettersFile, NumberIndex } from '../../domain/number-index/index.ts';
import { countedStatistics, differentWords } from '../../domain/statistics/counting/index.ts';
import type { WordsQuestion } from '../../domain/statistics/index.ts';
import { textWithLetters } from '../../domain/value-search/finding/index.ts';
import type { ChosenText } from '../../domain/value-search/index.ts';
import { readyLetters } from '../../frontend/letters/index.ts';
import type { ToWorker } from '../../frontend/letters/messages.ts';
import { address, domSite, eventually, fill, toastTexts, unavailable } from './site.tsx';

const site = await domSite();

/** The web worker's answers, given in this thread. */
class WorkerHere extends EventTarget {
  static last: WorkerHere | undefined;
  readonly #indexes = new Map<string, NumberIndex>();

  constructor() {
    super();
    WorkerHere.last = this;
  }

  postMessage(message: ToWorker): void {
    queueMicrotask(() => {
      const data = { id: message.id, answer: this.#answer(message), ms: 0 };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {}

  #answer({ call, args }: ToWorker): unknown {
    if (call === 'open') {
      const [edition, bytes] = args as [string, ArrayBuffer];
      this.#indexes.set(edition, new NumberIndex(decodeLettersFile(new Uint8Array(bytes))));
      return null;
    }
    const [chosen, question] = args as [ChosenText, WordsQuestion];
    const text = textWithLetters(chosen, this.#indexes.get(chosen.edition.id) as NumberIndex);
    return call === 'words' ? differentWords(text, question) : countedStatistics(text);
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => {
  WorkerHere.last?.dispatchEvent(new Event('error'));
});

const section = (name: string) => screen.getByRole('region', { name });
const table = () => within(section('Table of parts and books'));
const names = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const column = (at: number) =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.children[at]?.textContent?.replaceAll(',', '')));
const statisticsCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('/api/statistics'));
const opened = (path = '/statistics') =>
  site.open(path).then(async (visit) => {
    await eventually(() => screen.queryByRole('region', { name: 'Parts and books' })).not.toBeNull();
    return visit;
  });

test('the page has the figures, letters and extremes that the API counts, each with a link', async () => {
  const { complaints } = await opened('/statistics?in=genesis');
  const answer = await site.json<StatisticsAnswer>('/api/statistics?book=genesis');
  const row = answer.rows.find(({ id }) => id === 'genesis');
  expect(document.title).toContain('Statistics of the Bible');
  const links = Object.fromEntries(
    [...document.querySelectorAll('dl a')].map((link) => [
      link.closest('div')?.querySelector('dt')?.textContent,
      [link.textContent, link.getAttribute('href')],
    ]),
  );
  const shown = (count: number | undefined) => count?.toLocaleString('en');
  expect(links).toEqual({
    Verses: [shown(row?.verses), `/places?n=${row?.verses}&in=genesis`],
    Words: [shown(row?.words), `/places?unit=word&n=${row?.words}&in=genesis`],
    Letters: [shown(row?.letters), `/places?unit=letter&n=${row?.letters}&in=genesis`],
    'Sum, Hebrew Standard': [shown(row?.sums[0]), `/number/${row?.sums[0]}`],
    'Sum, Hebrew Ordinal': [shown(row?.sums[1]), `/number/${row?.sums[1]}`],
    'Sum, Great Value': [shown(row?.sums[2]), `/number/${row?.sums[2]}`],
    'Different words': [shown(row?.distinctWords), '/statistics?in=genesis#distinct-words'],
    'Words that occur once': [shown(row?.wordsOnce), '/statistics?in=genesis#words-once'],
  });
  for (const { id, count, places } of answer.extremes) {
    const card = document.getElementById(id) as HTMLElement;
    for (const { reference } of places) expect(card.textContent).toContain(reference);
    if (count > 1) expect(card.textContent).toContain(`${count.toLocaleString('en')} `);
  }
  const word = answer.extremes[0]?.places[0];
  const card = within(document.getElementById('longest-word') as HTMLElement);
  const [search, place] = card.getAllByRole('link');
  expect(search?.getAttribute('href')).toContain(`term=${encodeURIComponent(word?.word?.letters ?? '')}`);
  expect(place?.getAttribute('href')).toBe(
    `/explorer/${word?.book}/${word?.chapter}/${word?.verse}#w${word?.word?.addressWord}`,
  );
  const letters = within(section('Letters')).getAllByRole('row').slice(1);
  expect(letters.map(({ children }) => [children[0]?.textContent, children[1]?.textContent])).toEqual(
    answer.letters.map(({ letter, count }) => [letter, shown(count)]),
  );
  const alef = within(section('Letters')).getByRole('link', { name: 'Words with א' });
  const { searchParams } = new URL(alef.getAttribute('href') ?? '', location.href);
  expect(Object.fromEntries(searchParams)).toEqual({ term: 'א', book: 'genesis', times: 'inside' });
  expect(complaints).toEqual([]);
});

test('a press on the head of a column sorts the table, a second one the other way, and the first column restores the order', async () => {
  await opened();
  const before = names();
  const heads = () =>
    table()
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-sort'));
  const sorted = column(2).toSorted((a, b) => b - a);
  table().getByRole('button', { name: 'Words' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(column(2)).toEqual(sorted);
  expect(heads()[2]).toBe('descending');
  await userEvent.keyboard('{Enter}');
  expect(column(2)).toEqual(sorted.reverse());
  expect(heads().filter((sort) => sort !== null)).toEqual(['ascending']);
  await userEvent.click(table().getByRole('button', { name: 'Part or book' }));
  expect(names()).toEqual(before);
});

test('when the letters are open, another part, method and list of words need no call', async () => {
  const { apiCalls } = await opened();
  await eventually(readyLetters).not.toBeNull();
  const before = statisticsCalls(apiCalls).length;
  fill(screen.getByRole('combobox', { name: 'Part or book' }), 'torah');
  await eventually(() => screen.queryByRole('heading', { name: 'Torah' })).not.toBeNull();
  fill(screen.getByRole('combobox', { name: 'Method' }), 'HEBREW_ATBASH');
  await eventually(() => screen.queryAllByText('Sum, Atbash').length).toBeGreaterThan(0);
  expect(address()).toBe('/statistics?in=torah&method=HEBREW_ATBASH');
  const { words } = await site.json<StatisticsWordsAnswer>(
    '/api/statistics/words?group=torah&once=true&limit=100',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Once only/u }));
  const items = () => within(section('Different words')).queryAllByRole('listitem');
  await eventually(() => items()[0]?.textContent).toContain(words[0]?.first.word?.letters);
  expect(items()).toHaveLength(words.length);
  expect(statisticsCalls(apiCalls)).toHaveLength(before);
});

test('if the library has another revision by now, the API counts', async () => {
  const { apiCalls } = await opened();
  await eventually(readyLetters).not.toBeNull();
  const before = statisticsCalls(apiCalls).length;
  site.answer('GET', '/api/editions', async (_, ask) => {
    const { editions } = (await (await ask()).json()) as { editions: readonly object[] };
    return Response.json({ editions: editions.map((one) => ({ ...one, revision: 'newer' })) });
  });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 120_000);
  fill(screen.getByRole('combobox', { name: 'Part or book' }), 'torah');
  await eventually(() => screen.queryByRole('heading', { name: 'Torah' })).not.toBeNull();
  expect(statisticsCalls(apiCalls).slice(before)).toContain('/api/statistics?edition=wlc&group=torah');
  expect(readyLetters()).toBeNull();
});

test('the letters of a Greek text have no sentence about final letters', async () => {
  await opened('/statistics?edition=sblgnt');
  expect(section('Letters').querySelector('p')?.textContent).toBe(
    'Select a letter to see the words that contain it.',
  );
});

test('the Old Testament of a Hebrew text is the whole of it', async () => {
  await opened('/statistics?in=old');
  const scope = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Part or book' });
  expect(scope.selectedOptions[0]?.textContent).toBe('The whole text');
});

test('the list shows the most frequent words first, and more of them by a button', async () => {
  await opened();
  const items = () => within(section('Different words')).queryAllByRole('listitem').length;
  await eventually(items).toBe(100);
  await userEvent.click(within(section('Different words')).getByRole('button', { name: /^Show more/u }));
  await eventually(items).toBe(200);
});

test('an address with #words-once lists the words that occur once', async () => {
  await opened('/statistics#words-once');
  expect(screen.getByRole('button', { name: /^Once only/u }).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['method=GREEK_STANDARD', 'does not count the letters of', '/statistics'],
  ['in=john', 'Choose a book or part that this edition has', '/statistics'],
  ['edition=nowhere', 'There is no edition “nowhere”', '/statistics'],
  ['edition=sblgnt&in=genesis', 'Choose a book or part', '/statistics?edition=sblgnt'],
])('a page with %s says what to choose, and links to figures', async (query, message, href) => {
  await site.open(`/statistics?${query}`);
  await eventually(() => document.querySelector('main')?.textContent).toContain(message);
  const link = screen.getByRole('link', { name: 'Show the whole text by its standard method' });
  expect(link.getAttribute('href')).toBe(href);
});

test('if the figures cannot be counted, the page says so and tries again', async () => {
  site.answer('GET', '/api/statistics', unavailable);
  await site.open('/statistics');
  await screen.findByText('The figures cannot be counted right now.');
  site.answer('GET', '/api/statistics', (_, ask) => ask());
  await userEvent.click(screen.getByRole('button', { name: /^(?:Retry|Try again)$/u }));
  await eventually(() => screen.queryByRole('region', { name: 'Parts and books' })).not.toBeNull();
});

test('the table and all different words are saved as CSV', async () => {
  await opened('/statistics?in=genesis');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const save = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await userEvent.click(screen.getByRole('button', { name }));
  };
  await save('The figures');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Statistics_Genesis_wlc.csv');
  const figures = (await files[0]?.text()) ?? '';
  const answer = await site.json<StatisticsAnswer>('/api/statistics?book=genesis');
  const { verses, words, letters } = answer.rows.find(({ id }) => id === 'genesis')!;
  expect(figures).toContain(`"Genesis","${verses}","${words}","${letters}"`);
  await save('All different words');
  await eventually(() => files.length).toBe(2);
  const lines = ((await files[1]?.text()) ?? '').trim().split('\r\n');
  const all = await site.json<StatisticsWordsAnswer>('/api/statistics/words?book=genesis&limit=1');
  expect(lines).toHaveLength(4 + all.count);
  expect(lines[4]).toContain(`"${all.words[0]?.first.word?.letters}","${all.words[0]?.times}"`);
});

test('without a web worker, the different words cannot be saved, and a message says so', async () => {
  vi.stubGlobal('Worker', undefined);
  await opened('/statistics');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'All different words' }));
  await eventually(toastTexts).toContain('The file could not be made.');
});
