import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VerseAnalysis } from '../../domain/contract/index.ts';
import { gematriaValue } from '../../domain/gematria/index.ts';
import { domSite, eventually, goTo, heading, searchParams, unreachable } from './site.tsx';

const site = await domSite();

const words = (place = '[data-verse-text]') => [
  ...document.querySelectorAll<HTMLElement>(`${place} [data-word]`),
];
const button = (word: HTMLElement | undefined) =>
  (word?.matches('[role=button]') ? word : word?.querySelector<HTMLElement>('[role=button]')) as HTMLElement;
const pressed = (place?: string) =>
  words(place).flatMap((word) =>
    button(word)?.getAttribute('aria-pressed') === 'true' ? [Number(word.dataset.word)] : [],
  );
const bar = () => screen.findByRole('region', { name: 'Chosen words' });
const open = async (path: string) => {
  const visit = await site.open(path);
  await bar();
  await eventually(() => button(words()[0])?.hasAttribute('aria-pressed')).toBe(true);
  return visit;
};
const keys = (typed: string) => userEvent.keyboard(typed);

test('the switch in the text options makes the words buttons; clicks choose words, and their sum is beside', async () => {
  const { complaints } = await site.open('/explorer/genesis/1/1');
  await userEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));
  await userEvent.click(await screen.findByLabelText('Choose words to add up'));
  await bar();
  expect(searchParams()).toEqual({ words: '' });
  await eventually(() => words().every((word) => button(word)?.hasAttribute('aria-pressed'))).toBe(true);
  for (const position of [3, 5, 7]) fireEvent.click(button(words()[position - 1]));
  await eventually(() => pressed()).toEqual([3, 5, 7]);
  const { textContent } = await bar();
  expect(textContent).toContain('777');
  expect(textContent).toContain('3 words, 14 letters');
  await eventually(searchParams).toEqual({ words: '3,5,7' });
  await eventually(() =>
    within(document.body)
      .getAllByRole('status')
      .map((one) => one.textContent),
  ).toContain('3 words, 14 letters, 777 by Hebrew Standard');
  expect(document.querySelector('.word-card')).toBeNull();
  fireEvent.click(button(words()[4]));
  await eventually(() => pressed()).toEqual([3, 7]);
  expect(complaints).toEqual([]);
});

test('arrow keys and Space choose words, Shift chooses from one word to another, and Escape ends the mode', async () => {
  await open('/explorer/genesis/1/2?words=');
  button(words()[0]).focus();
  await keys('{Home}{ArrowLeft>8/}');
  expect(document.activeElement?.closest<HTMLElement>('[data-word]')?.dataset.word).toBe('9');
  await keys(' ');
  await eventually(() => pressed()).toEqual([9]);
  await keys('{Shift>}{ArrowLeft>5/}{/Shift}');
  await eventually(() => pressed()).toEqual([9, 10, 11, 12, 13, 14]);
  const { textContent } = await bar();
  expect(textContent).toContain('1,369');
  expect(textContent).toContain('37 squared');
  expect(textContent).toContain('6 words');
  await keys('{Shift>}{ArrowRight>2/}{/Shift}');
  await eventually(() => pressed()).toEqual([9, 10, 11, 12]);
  await keys('{Home} ');
  await eventually(() => pressed()).toEqual([1, 9, 10, 11, 12]);
  await eventually(searchParams).toEqual({ words: '1,9-12' });
  await keys('{Escape}');
  await eventually(searchParams).toEqual({});
  await eventually(() => screen.queryByRole('region', { name: 'Chosen words' })).toBeNull();
  expect(pressed()).toEqual([]);
  expect(document.querySelectorAll('[data-verse-text] [role=button][tabindex="0"]')).toHaveLength(1);
});

test('Shift and a click choose all words from the last one, and so does “Up to…” without Shift', async () => {
  await open('/explorer/genesis/1/1?words=');
  fireEvent.click(button(words()[1]));
  fireEvent.click(button(words()[4]), { shiftKey: true });
  await eventually(() => pressed()).toEqual([2, 3, 4, 5]);
  const upTo = within(await bar()).getByRole('button', { name: 'Up to…' });
  await userEvent.click(upTo);
  expect(upTo.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button(words()[0]));
  await eventually(() => pressed()).toEqual([1, 2, 3, 4, 5]);
  expect(upTo.getAttribute('aria-pressed')).toBe('false');
});

test('Nouns chooses the nouns and shows which words they are; without names, Names says why', async () => {
  await open('/explorer/genesis/1/1?words=2');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Nouns' }));
  await eventually(() => pressed()).toEqual([1, 3, 5, 7]);
  const { textContent } = await bar();
  expect(textContent).toContain('1,690');
  expect(textContent).toContain('Nouns (names too)');
  expect([...(await bar()).querySelectorAll('ol > li')].map((one) => one.lastChild?.textContent)).toEqual([
    '913',
    '86',
    '395',
    '296',
  ]);
  const names = within(await bar()).getByRole('button', { name: 'Names' });
  expect(names.getAttribute('aria-disabled')).toBe('true');
  expect(names.title).toBe('No word here is marked as a name.');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Clear' }));
  await eventually(() => pressed()).toEqual([]);
  expect((await bar()).textContent).toContain('Click or tap words');
});

test('a link opens the chosen words; the sum leads to the same value, and its method follows that of the verse', async () => {
  await open('/explorer/genesis/1/1?words=3,5,7');
  expect(pressed()).toEqual([3, 5, 7]);
  const same = within(await bar()).getByRole('link', { name: 'Same value elsewhere' });
  const { pathname, searchParams: asked } = new URL(same.getAttribute('href') ?? '', location.origin);
  expect([pathname, asked.get('unit'), asked.get('method')]).toEqual([
    '/search/gematria/777',
    'span',
    'HEBREW_STANDARD',
  ]);
  goTo('/explorer/genesis/1/1?words=3,5,7&methods=HEBREW_ORDINAL');
  const { words: all } = await site.json<VerseAnalysis>('/api/verse/genesis/1/1?methods=HEBREW_ORDINAL');
  const sum = [3, 5, 7].reduce((total, at) => total + (all[at - 1]?.gematriaValues[0]?.value ?? 0), 0);
  await eventually(async () => (await bar()).textContent).toContain(`${sum}`);
  expect(pressed()).toEqual([3, 5, 7]);
});

test('the next verse begins without the mode', async () => {
  await open('/explorer/genesis/1/1?words=3');
  await userEvent.click(
    within(document.querySelector('.place-nav') as HTMLElement).getByRole('link', { name: /Next/u }),
  );
  await eventually(heading).toBe('Genesis 1:2');
  await eventually(() => screen.queryByRole('region', { name: 'Chosen words' })).toBeNull();
  expect(searchParams()).toEqual({});
});

test('in a chapter, words of several verses are chosen, also across the end of a verse', async () => {
  const place = (verse: number) => `[data-place="genesis 1:${verse}"]`;
  await site.open('/explorer/genesis/1?words=2.9-14');
  await eventually(() => pressed(place(2))).toEqual([9, 10, 11, 12, 13, 14]);
  expect((await bar()).textContent).toContain('1,369');
  fireEvent.click(button(words(place(1))[6]));
  await eventually(() => pressed(place(1))).toEqual([7]);
  await keys('{Shift>}{ArrowLeft}{/Shift}');
  await eventually(() => pressed(place(2))).toEqual([1, 9, 10, 11, 12, 13, 14]);
  await eventually(searchParams).toEqual({ words: '1.7,2.1,2.9-14' });
});

test('a long choice of a chapter stays when it is in the address, and an unreadable address does not replace it', async () => {
  await site.open('/explorer/genesis/1?words=');
  const verses = '[data-place^="genesis 1:"]';
  const nouns = async () => within(await bar()).getByRole('button', { name: 'Nouns' });
  await userEvent.click(await nouns());
  await eventually(() => pressed(verses).length).toBeGreaterThan(200);
  const chosen = pressed(verses);
  await eventually(() => searchParams().words?.length).toBeGreaterThan(700);
  expect(pressed(verses)).toEqual(chosen);
  expect((await bar()).textContent).toContain('Nouns (names too)');
  goTo('/explorer/genesis/1?words=nothing');
  await eventually(searchParams).toEqual({ words: 'nothing' });
  expect(pressed(verses)).toEqual(chosen);
});

test('if the words of a chapter cannot be loaded, the bar says so', async () => {
  site.answer('GET', /^\/api\/verse\/psalms\/23$/u, (_init, ask, path) =>
    path.includes('words=0') ? ask() : unreachable(),
  );
  await site.open('/explorer/psalms/23?words=1.1');
  await screen.findByText('The words could not be loaded.');
});

test('in a Greek verse, Nouns and Names choose by the parsings of the core', async () => {
  await open('/explorer/john/1/1?words=');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Nouns' }));
  // ἀρχῇ, λόγος, λόγος, θεόν, θεὸς, λόγος
  await eventually(() => pressed()).toEqual([2, 5, 8, 12, 14, 17]);
  const nouns = ['ἀρχῇ', 'λόγος', 'λόγος', 'θεόν', 'θεὸς', 'λόγος'];
  const sum = nouns.reduce((total, word) => total + (gematriaValue('GREEK_STANDARD', word) ?? 0), 0);
  await eventually(async () => (await bar()).textContent).toContain(sum.toLocaleString('en'));
  goTo('/explorer/john/1/6?words=');
  await eventually(heading).toBe('John 1:6');
  const names = await within(await bar()).findByRole('button', { name: 'Names' });
  await userEvent.click(names);
  await eventually(() => pressed().map((at) => words()[at - 1]?.textContent)).toEqual([
    expect.stringContaining('Ἰωάννης'),
  ]);
});

test('a text without grammar says that it cannot choose nouns, and its words can be chosen', async () => {
  site.answer('GET', /^\/api\/verse\/john\/1\/1/u, async (_init, ask) => {
    const answer: VerseAnalysis = await (await ask()).json();
    const bare = answer.words.map((one) => ({ ...one, word: { ...one.word, morphology: null } }));
    return Response.json({ ...answer, words: bare });
  });
  await open('/explorer/john/1/1?words=');
  expect((await bar()).textContent).toContain('The words of this text are not marked as nouns or names.');
  expect(within(await bar()).queryByRole('button', { name: 'Nouns' })).toBeNull();
  button(words()[0]).focus();
  await keys('{Home} {Shift>}{ArrowRight}{/Shift}');
  await eventually(() => pressed()).toEqual([1, 2]);
  const sum = ['Ἐν', 'ἀρχῇ'].reduce((total, word) => total + (gematriaValue('GREEK_STANDARD', word) ?? 0), 0);
  expect((await bar()).textContent).toContain(String(sum));
});

test.each([
  ['/explorer/genesis/1/1?words=9', [], 'It has 7 words, so type numbers from 1 to 7.'],
  ['/explorer/genesis/1/1?words=6-9', [6, 7], 'It has 7 words, so type numbers from 1 to 7.'],
  ['/explorer/genesis/1/1?words=all', [], 'It has 7 words, so type numbers from 1 to 7.'],
  ['/explorer/genesis/1?words=9', [], 'Type the verse, a dot and its words, for example words=2.9-14.'],
  ['/explorer/genesis/1?words=1.9', [], 'Type the verse, a dot and its words, for example words=2.9-14.'],
])('%s names words that are not there: the bar says what to type', async (path, found, hint) => {
  await site.open(path);
  const verse = path.includes('/1/1') ? undefined : '[data-place="genesis 1:1"]';
  await eventually(() => button(words(verse)[0])?.hasAttribute('aria-pressed')).toBe(true);
  expect((await bar()).textContent).toContain(hint);
  expect(pressed(verse)).toEqual(found);
  // The address stays until the reader chooses.
  await new Promise((done) => setTimeout(done, 500));
  expect(location.pathname + location.search).toBe(path);
  fireEvent.click(button(words(verse)[1]));
  await eventually(async () => (await bar()).textContent).not.toContain(hint);
});

test('a verse that the Greek text does not have says that there are no words to choose', async () => {
  await site.open('/explorer/acts/8/37?words=1');
  expect((await bar()).textContent).toContain('Acts 8:37 has no Hebrew or Greek words in this text');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Done' }));
  await eventually(searchParams).toEqual({});
});
