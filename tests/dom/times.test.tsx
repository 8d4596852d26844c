import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { WordCountAnswer } from '../../domain/contract/index.ts';
import { readyLetters } from '../../frontend/letters/index.ts';
import type { ToWorker } from '../../frontend/letters/messages.ts';
import { address, domSite, eventually, fill } from './site.tsx';

const site = await domSite();
const panel = () => screen.queryByRole('region', { name: 'How often' })?.textContent;
const inVerses = ({ times, verses }: WordCountAnswer) => `${times} times in ${verses} verses`;

test('a word is counted alone or inside words, with what its letters stand for', async () => {
  const alone = await site.json<WordCountAnswer>('/api/words/count?word=אלהים');
  const inside = await site.json<WordCountAnswer>('/api/words/count?word=אלהים&inside=1');
  expect(inside.times).toBeGreaterThan(alone.times);
  const { complaints } = await site.open('/search?term=אלהים&times=open');
  await eventually(panel).toContain(`אלהים: ${inVerses(alone)}`);
  const region = screen.getByRole('region', { name: 'How often' });
  expect(within(region).getByRole('heading', { name: 'What the letters stand for' })).toBeTruthy();
  expect(region.textContent).toContain(`of ${alone.words?.[0]?.timesOfNumber} times in all forms`);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Count it inside words too/u }));
  await eventually(panel).toContain(`אלהים, alone or inside words: ${inVerses(inside)}`);
  // The choice is in the address, so a link and a reload show the same count.
  expect(decodeURIComponent(address())).toBe('/search?term=אלהים&times=inside');
  expect(complaints).toEqual([]);
  await site.open('/search?term=אלהים&times=inside');
  await eventually(panel).toContain(`אלהים, alone or inside words: ${inVerses(inside)}`);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Count it inside words too/u }));
  await eventually(panel).toContain(`אלהים: ${inVerses(alone)}`);
  expect(decodeURIComponent(address())).toBe('/search?term=אלהים&times=open');
});

test('letters that no word has alone are counted inside words', async () => {
  const { times } = await site.json<WordCountAnswer>('/api/words/count?word=צפק&inside=1');
  expect(times).toBe(0);
  await site.open('/search?term=ד&times=inside');
  await eventually(panel).toMatch(/^.*ד, alone or inside words: [\d,]+ times in [\d,]+ verses/u);
  // What is said above the right count is about whole words.
  expect(screen.getByRole('heading', { name: 'Not a word by itself' })).toBeTruthy();
  expect(document.body.textContent).toContain('No verse has “ד” as a word by itself.');
  expect(document.body.textContent).not.toContain('No verse contains');
});

test.each(['שבת love', 'light darkness'])(
  'of “%s”, which has no count, the page says what to type',
  async (term) => {
    await site.open(`/search?term=${encodeURIComponent(term)}&times=open`);
    await screen.findByText(/^How often is counted for one word, for one phrase in quotation marks/u);
    expect(panel()).toBeUndefined();
  },
);

test('beside the verses with a dictionary form the page says why it has no times', async () => {
  await site.open('/search?term=lemma:אור');
  await screen.findByText(/^A dictionary form can have several Strong’s numbers/u);
});

test('the open panel alone says the times and the first place', async () => {
  const { times, first } = await site.json<WordCountAnswer>('/api/words/count?word=אלהים');
  await site.open('/search?term=אלהים&times=open');
  await eventually(panel).toContain(`${times} times`);
  const said = document.querySelector('main')?.textContent ?? '';
  expect(said.split(`${times} times in`)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^First place: /u })).toHaveLength(1);
  expect(said).toContain(`First place: ${first?.reference}`);
});

test('while a new spelling is counted, the figures before stay with their name', async () => {
  await site.open('/search?term=אלהים&times=open');
  await eventually(panel).toMatch(/^אלהים: /u);
  const before = panel();
  const release = site.hold('GET', '/api/words/count');
  fill(screen.getByRole('textbox', { name: /^Words, a phrase/u }), 'אור');
  await eventually(address).toContain(encodeURIComponent('אור'));
  await eventually(() =>
    document.querySelector('[aria-label="How often"]')?.closest('[aria-busy]')?.getAttribute('aria-busy'),
  ).toBe('true');
  expect(panel()).toBe(before);
  release();
  await eventually(panel).toMatch(/^אור: /u);
});

test('a word that is read but not written says so', async () => {
  await site.open('/search?term=אכלני&times=open');
  await eventually(panel).toContain('and 1 as read (qere)');
});

/** A web worker that finds three times of each word. */
class WorkerHere extends EventTarget {
  postMessage({ id, call }: ToWorker): void {
    const answer =
      call === 'count' ? { books: [{ book: 'genesis', times: 3, verses: 2 }], first: null } : null;
    queueMicrotask(() =>
      this.dispatchEvent(Object.assign(new Event('message'), { data: { id, answer, ms: 0 } })),
    );
  }

  terminate(): void {}
}

test('beside the count by the letters, nothing of the answer before is shown or saved', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  await site.open('/search?term=אכלני&times=open');
  await eventually(panel).toContain('and 1 as read (qere)');
  await eventually(readyLetters).not.toBeNull();
  const release = site.hold('GET', '/api/words/count');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Count it inside words too/u }));
  await eventually(panel).toContain('אכלני, alone or inside words: 3 times in 2 verses');
  expect(panel()).not.toContain('as read');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  release();
  await screen.findByRole('button', { name: 'Download CSV' });
});

test('while the times of the next English word are awaited, those of the word before keep its name', async () => {
  await site.open('/search?term=god&times=open');
  await eventually(panel).toMatch(/^god: /u);
  const before = panel();
  const release = site.hold('GET', '/api/search');
  fill(screen.getByRole('textbox', { name: /^Words, a phrase/u }), 'light');
  await eventually(address).toContain('term=light');
  expect(panel()).toBe(before);
  release();
  await eventually(panel).toMatch(/^light: /u);
});
