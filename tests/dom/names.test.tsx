import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gematriaValue } from '../../domain/gematria/index.ts';
import { NAMES } from '../../domain/names/index.ts';
import { domSite, eventually, searchParams, toastTexts, unavailable } from './site.tsx';

const site = await domSite();
const ADDRESS = /\/api\/explore-name/u;

const result = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const button = (name: string) => screen.getByRole('button', { name });
const hebrew = () => screen.getByRole('region', { name: 'Hebrew' });
const valueBy = (method: string) =>
  screen
    .getAllByRole('rowheader')
    .find((one) => one.textContent?.includes(method))
    ?.closest('tr')
    ?.querySelector('td')?.textContent;

async function explored(query: string, name: string) {
  const visit = await site.open(`/name-explorer?${query}`);
  await result(name);
  return visit;
}

test('an empty field of the Name Explorer shows a message; a name is analysed, and the address contains it', async () => {
  const { apiCalls, complaints } = await site.open('/name-explorer');
  await userEvent.click(button('Explore'));
  await screen.findByText('Please enter a name to analyze');
  expect(apiCalls.filter((call) => ADDRESS.test(call))).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'esaias{Enter}');
  await result(/^esaias/u);
  await screen.findByText('Name analyzed successfully');
  await screen.findByText(/^16 gematria values and (?:no exact|\d+) biblical connections?\.$/u);
  expect(searchParams()).toEqual({ name: 'esaias' });
  expect(complaints).toEqual([]);
});

test('an address of the Name Explorer with a name shows its forms, meaning and values at once; the values are computed from the letters', async () => {
  const { complaints } = await explored('name=Shalom', 'Shalom');
  for (const name of ['Meaning', 'Gematria values', 'Biblical connections', 'Where the name occurs'])
    screen.getByRole('heading', { name });
  expect(valueBy('Hebrew Standard')).toBe(String(gematriaValue('HEBREW_STANDARD', 'שלום')));
  expect(valueBy('Greek Standard')).toBe('–');
  expect(complaints).toEqual([]);
});

test('the page of a name shows where its spelling occurs first, and where it is first a person or a name', async () => {
  await explored('name=Dan', 'Dan');
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(fact('First spelled this way in')).toBe('Genesis 14:14');
  expect(fact('First person of this name')).toBe('Genesis 30:6');
  await explored('name=Asher', 'Asher');
  expect(fact('First as a name in')).toBe('Genesis 30:13');
  expect(screen.queryByText(/^First as a p/u)).toBeNull();
});

test('a meaning of a name from a dictionary alone is shown with the name of the dictionary, also in the list', async () => {
  await explored('name=Leah', 'Leah');
  expect((await screen.findAllByText('Strong’s: Weary')).length).toBeGreaterThanOrEqual(1);
});

test('the Name Explorer lists verses with a near value if no verse has the exact value, with links to the explorer', async () => {
  await explored('name=Jah&range=500', 'Jah');
  const [same] = await screen.findAllByText(
    /^No verse has exactly this value\. These are the nearest within 500:$/u,
  );
  const [verse] = within(same?.closest('section') as HTMLElement).getAllByRole('link', {
    name: /\d+:\d+$/u,
  });
  await userEvent.click(verse as HTMLElement);
  await eventually(() => location.pathname).toMatch(/^\/explorer\/\w+\/\d+\/\d+$/u);
});

test('a name offers the words and phrases that have its value, each with its count', async () => {
  await explored('name=Shalom', 'Shalom');
  for (const [unit, noun] of [
    ['word', 'words?'],
    ['span', 'phrases?'],
  ]) {
    const address = `/search/gematria/376?unit=${unit}&method=HEBREW_STANDARD`;
    const { resultCount } = await site.json<{ resultCount: number }>(`/api${address}`);
    const name = new RegExp(`^${resultCount} ${noun} that adds? up to 376$`, 'u');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
  }
});

test('the Name Explorer shows the value of each letter of a name, by any method', async () => {
  await explored('name=David', 'David');
  await userEvent.click(within(hebrew()).getByRole('button', { name: 'Letter by letter' }));
  const sum = () => hebrew().querySelector('[data-sum]')?.textContent;
  await eventually(sum).toBe('= 14');
  await userEvent.selectOptions(within(hebrew()).getByLabelText('Method'), 'HEBREW_ATBASH');
  await eventually(sum).toBe(`= ${gematriaValue('HEBREW_ATBASH', 'דוד')}`);
});

test('the spelling of a name can be changed in place and restored', async () => {
  await explored('name=David', 'David');
  await userEvent.click(within(hebrew()).getByRole('button', { name: 'Change the spelling' }));
  const spelling = within(hebrew()).getByLabelText('Hebrew spelling');
  await userEvent.clear(spelling);
  await userEvent.type(spelling, 'דויד');
  await userEvent.click(within(hebrew()).getByRole('button', { name: 'Use it' }));
  await within(hebrew()).findByText('Your own spelling.');
  expect(searchParams().hebrew).toBe('דויד');
  await within(hebrew()).findByText('24');
  await userEvent.click(within(hebrew()).getByRole('button', { name: 'Use the original spelling' }));
  await waitFor(() => expect(within(hebrew()).queryByText('Your own spelling.')).toBeNull());
  expect(searchParams()).toEqual({ name: 'David' });
});

test('the message about a name counts the connections that the page shows, and a page that opens with its answer has no message', async () => {
  await explored('name=Adam&range=500', 'Adam');
  expect(toastTexts()).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Jah{Enter}');
  await result('Jah');
  await screen.findByText(/^No exact biblical connections found/u);
  const shown = (await screen.findByRole('heading', { name: 'Biblical connections' })).closest('section');
  const near = shown?.querySelectorAll('section ol > li').length;
  expect(near).toBeGreaterThan(1);
  await eventually(() => toastTexts()[1]).toMatch(
    new RegExp(
      `^\\d+ gematria values and no exact biblical connections\\. ${near} verses have a value close to it\\.$`,
      'u',
    ),
  );
});

test('the Name Explorer shows a message if no verse has the value, and the range can be widened', async () => {
  await explored('name=Jah&range=0', 'Jah');
  await screen.findByText(
    'No exact biblical connections found for this name. Try adjusting the search range or exploring a different name.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Search range'), '500');
  await eventually(
    () =>
      screen.queryAllByText(/^No verse has exactly this value\. These are the nearest within 500:$/u).length,
  ).toBeGreaterThan(0);
  expect(searchParams().range).toBe('500');
});

test('the Name Explorer does not cite an answer that belongs to another query', async () => {
  await explored('name=Jah', 'Jah');
  button('Share');
  const send = site.hold('POST', ADDRESS);
  await userEvent.selectOptions(screen.getByLabelText('Search range'), '500');
  const isLate = () => document.querySelector('main [aria-busy="true"]') !== null;
  await eventually(isLate).toBe(true);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  send();
  await eventually(isLate).toBe(false);
  button('Share');
});

test('the Name Explorer shows Hebrew verses with the marks that the reader chose', async () => {
  await explored('name=David', 'David');
  const verses = () =>
    [...document.querySelectorAll('p.scripture-run[lang="he"]')].map((one) => one.textContent).join('');
  expect(verses()).toMatch(/[\u05B0-\u05BC]/u);
  localStorage.setItem('gematria-reading', JSON.stringify({ vowels: false }));
  dispatchEvent(new StorageEvent('storage', { key: 'gematria-reading' }));
  await eventually(verses).not.toMatch(/[\u0591-\u05BD\u05C1\u05C2\u05C7]/u);
  expect(verses()).not.toBe('');
});

test('the Name Explorer says that a Greek spelling is a genitive', async () => {
  await explored('name=Jordan', 'Jordan');
  screen.getByText('As spelled in the Bible, in the genitive. The Greek New Testament has no other form.');
});

test('the Name Explorer transliterates a name that no text has, and shows that it is a transliteration', async () => {
  await explored('name=Sherlock', 'Sherlock');
  expect(
    screen.getAllByText('Spelled by sound from the English letters, not found in any text.'),
  ).toHaveLength(2);
  screen.getByText(/^No word with these letters in the Hebrew Bible/u);
});

test('the Name Explorer shows a text while it waits; a failure shows its reason, and Retry asks again', async () => {
  await site.open('/name-explorer');
  const fail = site.hold('POST', ADDRESS, unavailable);
  await userEvent.type(field(), 'Noah');
  await userEvent.click(button('Explore'));
  await screen.findByText('Analyzing name and finding connections...');
  fail();
  await screen.findByRole('heading', { name: 'Error analyzing name' });
  expect(screen.getAllByText('The library cannot be reached just now.')).toHaveLength(2);
  await userEvent.click(button('Retry'));
  await result('Noah');
});

test('the list of names can be filtered and opens a name, and Back returns to the previous name', async () => {
  await explored('name=Noah', 'Noah');
  await userEvent.click(await screen.findByRole('button', { name: `Show all ${NAMES.length} names` }));
  const list = () => screen.getByRole('region', { name: 'Browse names' });
  expect(list().querySelectorAll('li')).toHaveLength(NAMES.length);
  await userEvent.type(within(list()).getByRole('searchbox'), 'multitude');
  await within(list()).findByText('1 name');
  await userEvent.click(within(list()).getByRole('link', { name: /^Abraham/u }));
  await result('Abraham');
  expect(searchParams()).toEqual({ name: 'Abraham' });
  history.back();
  await result('Noah');
  await eventually(() => field().value).toBe('Noah');
});

test('a link on the Name Explorer leads to the explorer', async () => {
  await site.open('/name-explorer');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the Verse Explorer' }));
  await eventually(() => location.pathname).toMatch(/^\/explorer\//u);
});
