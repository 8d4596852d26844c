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
  await eventually(panel).toContain(`אלהים: ${inVerses(inside)}`);
  // The choice is in the address, so a link and a reload show the same count.
  expect(decodeURIComponent(address())).toBe('/search?term=אלהים&times=inside');
  expect(complaints).toEqual([]);
  await site.open('/search?term=אלהים&times=inside');
  await eventually(panel).toContain(`אלהים: ${inVerses(inside)}`);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Count it inside words too/u }));
  await eventually(panel).toContain(`אלהים: ${inVerses(alone)}`);
  expect(decodeURIComponent(address())).toBe('/search?term=אלהים&times=open');
});

test('letters that no word has alone are counted inside words', async () => {
  const { times } = await site.json<WordCountAnswer>('/api/words/count?word=צפק&inside=1');
  expect(times).toBe(0);
  await site.open('/search?term=ד&times=inside');
  await eventually(panel).toMatch(/^.*ד: [\d,]+ times in [\d,]+ verses/u);
});

test.each(['שבת love', 'light darkness'])(
  'of “%s”, which has no count, the page says what to type',
  async (term) => {
    await site.open(`/search?term=${encodeURIComponent(term)}&times=open`);
    await screen.findByText(/^How often is counted for one word, for one phrase in quotation marks/u);
    expect(panel()).toBeUndefined();
  },
);

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
  await eventually(panel).toContain('אכלני: 3 times in 2 verses');
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
