import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ValueSearchAnswer } from '../../domain/contract/index.ts';
import { METHOD_IDS } from '../../domain/gematria/index.ts';
import { address, domSite, eventually, heading, unavailable } from './site.tsx';

const site = await domSite();

const section = (name: string) => screen.getByRole('region', { name });
const box = () => screen.getByRole('combobox', { name: 'Go to a verse or search' });

test('the page of a number has the numerals and the factors of the number, and no drawing if its points make no figure', async () => {
  const { complaints } = await site.open('/number/913');
  await eventually(heading).toBe('913');
  const main = document.querySelector('main') as HTMLElement;
  expect(main.textContent).toContain('תתקי״ג');
  expect(main.textContent).toContain('ϡιγʹ');
  expect(main.textContent).toContain('11 × 83');
  expect(within(main).queryByRole('img', { name: /^913 points/u })).toBeNull();
  expect(document.title).toContain('The number 913');
  expect(complaints).toEqual([]);
});

test('the page of a number lists the first word and verse with the value, and each spelling once', async () => {
  await site.open('/number/913');
  await eventually(() => section('First word').textContent).toContain('Genesis 1:1');
  expect(section('First word').textContent).toContain('in the beginning');
  const words = section('Words');
  expect(within(words).getAllByRole('link', { name: 'Genesis 1:1' })[0]?.getAttribute('href')).toBe(
    '/explorer/genesis/1/1#w1',
  );
  await eventually(() => section('Phrases').textContent).toMatch(/\d+ phrases/u);
});

test('each spelling with the number has its true count, and a button lists those that are not among the most frequent', async () => {
  const { apiCalls } = await site.open('/number/61');
  const hebrew = () => within(section('Words')).getByRole('region', { name: 'Hebrew' });
  const rows = () => within(hebrew()).getAllByRole('listitem');
  const asked = apiCalls.find((call) => call.includes('distinct=spelling') && call.includes('HEBREW'));
  const answer = await site.json<ValueSearchAnswer>(asked ?? '');
  const spellings = answer.spellingCount ?? 0;
  expect(spellings).toBeGreaterThan(12);
  await eventually(() => within(hebrew()).getByRole('status').textContent).toBe(
    `${answer.resultCount.toLocaleString('en')} words in ${spellings} spellings`,
  );
  expect(rows()).toHaveLength(12);
  const first = answer.results[0];
  expect(rows()[0]?.textContent).toContain(`${first?.occurrences?.toLocaleString('en')}×`);
  expect(hebrew().textContent).toContain(`These are the 12 most frequent of ${spellings} spellings.`);
  await userEvent.click(within(hebrew()).getByRole('button', { name: `Show all ${spellings} spellings` }));
  expect(rows()).toHaveLength(spellings);
  expect(hebrew().textContent).not.toContain('most frequent of');
  await userEvent.click(within(hebrew()).getByRole('button', { name: 'Show fewer spellings' }));
  expect(rows()).toHaveLength(12);
  expect(
    within(hebrew())
      .getByRole('link', { name: /^All [\d,]+ words$/u })
      .getAttribute('href'),
  ).toBe('/search/gematria/61?unit=word&method=HEBREW_STANDARD');
});

test('each word of a spelling has its own line with its form, meaning, count and first place', async () => {
  await site.open('/number/31');
  const answer = await site.json<ValueSearchAnswer>(
    '/api/search/gematria/31?unit=word&distinct=spelling&method=HEBREW_STANDARD&limit=100',
  );
  const at = answer.results.findIndex(({ uses = [] }) => uses.length > 1);
  const uses = answer.results[at]?.uses ?? [];
  expect(uses.length).toBeGreaterThan(1);
  const hebrew = await within(section('Words')).findByRole('region', { name: 'Hebrew' });
  const row = () => within(hebrew).getAllByRole('listitem')[at] as HTMLElement;
  for (const { strongsNumber, text, reference, book, chapter, verse, addressWord } of uses) {
    const number = within(row()).getByRole('link', { name: `All words with Strong’s ${strongsNumber}` });
    const line = number.closest('.grid') as HTMLElement;
    expect(line.querySelector('bdi[lang=he], bdi[lang=arc]')?.textContent).toBe(text);
    const place = within(line).getByRole('link', { name: reference });
    expect(place.getAttribute('href')).toBe(`/explorer/${book}/${chapter}/${verse}#w${addressWord}`);
  }
});

test('the page of a number compares Hebrew and Greek phrases with chance', async () => {
  await site.open('/number/913');
  const compared = (language: string) =>
    within(section('Compared with its neighbors')).getByRole('region', { name: language }).textContent;
  for (const language of ['Hebrew', 'Greek']) {
    await eventually(() => compared(language)).toMatch(
      /^(?:Hebrew|Greek)[\d,]+ phrases? adds? up to 913\.(?:Shuffle these words|No phrase)/u,
    );
  }
});

test('the page of a number says how many phrases and verses are listed', async () => {
  await site.open('/number/61');
  const phrases = () => within(section('Phrases')).getByRole('region', { name: 'Hebrew' });
  await eventually(() => phrases().textContent).toMatch(/These are the first 5 of \d+ phrases\./u);
  expect(within(phrases()).getAllByRole('listitem')).toHaveLength(5);
});

test('each word with the number has its meaning and Strong’s number, each phrase the meanings of its words, and each verse its English', async () => {
  await site.open('/number/913');
  const row = (name: string) => {
    const link = within(section(name)).getAllByRole('link', { name: 'Genesis 1:1' })[0];
    return link?.closest('li');
  };
  await eventually(() => row('Words')?.textContent).toContain('in the beginning');
  const number = within(row('Words') as HTMLElement).getByRole('link', {
    name: 'All words with Strong’s H7225',
  });
  expect(number.getAttribute('href')).toBe('/search?term=H7225');
  expect(number.textContent).toBe('H7225');
  await site.open('/number/2701');
  await eventually(() => row('Phrases')?.textContent).toContain('in the beginning created God the heavens');
  expect(row('Verses')?.textContent).toContain('In the beginning God created');
});

test('the page of a number asks for the verses that readers know best, and shows the first of them', async () => {
  const { apiCalls } = await site.open('/number/2701');
  await eventually(() => section('First verse').textContent).toContain('Genesis 1:1');
  const verses = apiCalls.filter((call) => call.includes('unit=verse') && !call.includes('limit=1&'));
  expect(verses.filter((call) => call.includes('_STANDARD') && call.includes('order=familiar'))).toHaveLength(
    2,
  );
});

test('the page of a number shows a list without entries as one line', async () => {
  await site.open('/number/9999983');
  await eventually(() => section('Words').textContent).toBe('WordsNo words in Hebrew or Greek.');
  expect(section('Phrases').textContent).toBe('PhrasesNo phrases in Hebrew or Greek.');
  expect(section('Verses').textContent).toBe('VersesNo verses in Hebrew or Greek.');
  expect(section('Names').textContent).toBe('NamesNo name in our list adds up to it.');
  expect(screen.queryByRole('region', { name: 'First word' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'First verse' })).toBeNull();
  expect(within(section('Compared with its neighbors')).queryByRole('img')).toBeNull();
});

test('the first word with the number is the first in the Bible, not the most frequent', async () => {
  await site.open('/number/61');
  const first = await site.json<ValueSearchAnswer>('/api/search/gematria/61?unit=word&limit=1');
  const reference = first.results[0]?.reference ?? '';
  await eventually(() => section('First word').textContent).toContain(reference);
  const most = await site.json<ValueSearchAnswer>('/api/search/gematria/61?unit=word&distinct=spelling');
  expect(most.results[0]?.reference).not.toBe(reference);
});

test('the page of a number lists the names with the value, and a triangle is drawn as a triangle', async () => {
  await site.open('/number/888');
  await eventually(() => section('Names').textContent).toContain('Jesus');
  await site.open('/number/2701');
  await screen.findByRole('img', { name: '2,701 points in the shape of a triangle' });
  await eventually(() => section('First verse').textContent).toContain('Genesis 1:1');
});

test('the page of a number leads by arrow keys and links to the numbers before and after it', async () => {
  await site.open('/number/1');
  await eventually(heading).toBe('1');
  expect(screen.queryByRole('link', { name: /^Previous number/u })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await eventually(address).toBe('/number/2');
  await eventually(heading).toBe('2');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await eventually(address).toBe('/number/1');
  fireEvent.click(await screen.findByRole('link', { name: 'Next number: 2' }));
  await eventually(address).toBe('/number/2');
});

test('the page of a number corrects its address to plain digits, and is not found for text that is no number', async () => {
  await site.open('/number/1,773');
  await eventually(address).toBe('/number/1773');
  await site.open('/number/light');
  await eventually(heading).toBe('404 Page Not Found');
});

test('the page of a number counts by the methods that readers use most at once, and by the others when their group is unfolded', async () => {
  const { apiCalls } = await site.open('/number/26');
  const others = screen.getByRole('region', { name: /^[\d,]+ by other methods$/u });
  const methods = () =>
    [...others.querySelectorAll<HTMLAnchorElement>('a[href^="/methods/"]')].map(({ pathname }) =>
      pathname.slice('/methods/'.length),
    );
  expect(methods()).toEqual([
    'HEBREW_ORDINAL',
    'HEBREW_GADOL',
    'HEBREW_KATAN',
    'HEBREW_ATBASH',
    'HEBREW_MILUI',
    'GREEK_ORDINAL',
  ]);
  const words = () => within(others).getByRole('link', { name: /^\d+ words, Hebrew Ordinal$/u });
  await eventually(() => words().getAttribute('href')).toBe(
    '/search/gematria/26?unit=word&method=HEBREW_ORDINAL',
  );
  const folded = () => apiCalls.filter((call) => call.includes('method=HEBREW_MUSAFI'));
  expect(folded()).toEqual([]);
  await userEvent.click(within(others).getByText('32 more methods'));
  const missing = ['HEBREW_STANDARD', 'GREEK_STANDARD', 'GREEK_ISOPSEPHY', 'GREEK_MILLESIAN'];
  await eventually(() => methods().toSorted()).toEqual(
    METHOD_IDS.filter((id) => !missing.includes(id)).toSorted(),
  );
  await eventually(() => folded().length).toBe(2);
  await within(others).findByRole('link', { name: /^\d+ words?, Total plus Letters$/u });
});

test('the report on a number can be copied once all counts are loaded', async () => {
  await site.open('/number/26');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy the report' });
  await eventually(() => button.disabled).toBe(false);
  fireEvent.click(button);
  await eventually(() => copied.mock.calls.length).toBe(1);
  expect(copied.mock.calls[0]?.[0]).toMatch(/^# The number 26\n/u);
  expect(copied.mock.calls[0]?.[0]).toContain('WLC, revision');
});

test('the page of a number ends “Counting…” after a failed call although other calls still run, and Retry counts again', async () => {
  const path = /^\/api\/search\/gematria\/26$/u;
  let release = () => {};
  const others = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reach = site.answer('GET', path, (_, ask, asked) =>
    asked.includes('unit=verse') && asked.includes('GREEK_STANDARD') ? unavailable() : others.then(ask),
  );
  await site.open('/number/26');
  await screen.findByText('The counts could not be loaded.');
  expect(screen.queryByText('Counting…')).toBeNull();
  reach();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Counting…');
  release();
  await eventually(() => section('Words').textContent).toMatch(/\d+ words/u);
  expect(screen.queryByText('Counting…')).toBeNull();
  expect(screen.queryByText('The counts could not be loaded.')).toBeNull();
});

test('a number typed into the reference box offers the page of the number and live counts', async () => {
  await site.open('/bible');
  await userEvent.type(box(), '913');
  const list = await screen.findByRole('listbox', { name: 'Choices' });
  await eventually(() =>
    [...list.querySelectorAll('[role=option] > bdi')].map(({ textContent }) => textContent),
  ).toEqual([
    '913',
    expect.stringMatching(/^\d+ words?$/u),
    expect.stringMatching(/^\d+ phrases?$/u),
    expect.stringMatching(/^\d+ verses?$/u),
    'Search for “913” in the text',
  ]);
  await userEvent.keyboard('{Enter}');
  await eventually(address).toBe('/number/913');
});
