import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { EditionList, VerseAnalysis } from '../../domain/contract/index.ts';
import { gematriaValue, METHODS } from '../../domain/gematria/index.ts';
import { address, domSite, eventually, fill, goTo, heading, searchParams, unavailable } from './site.tsx';

const site = await domSite();

const grouped = (value: number) => new Intl.NumberFormat('en').format(value);
const badge = () => document.querySelector('[data-query]')?.textContent;

describe('the first page', () => {
  const words = () => [...document.querySelectorAll('figure ol > li:not([data-sum])')];
  const total = () => document.querySelector('figure [data-sum]')?.textContent;
  const example = (name: string) => screen.findByRole('region', { name });

  test('the first page shows Genesis 1:1 with the words and values of the library', async () => {
    const { complaints } = await site.open('/');
    const verse = await site.json<VerseAnalysis>('/api/verse/genesis/1/1');
    expect(words()).toHaveLength(verse.words.length);
    for (const [index, { word, gematriaValues }] of verse.words.entries()) {
      // Texts differ in the order of the marks on a letter.
      const text = words()[index]?.querySelector('[lang=he]')?.textContent ?? '';
      expect(text.normalize()).toBe(word.originalText.normalize());
      expect(words()[index]?.querySelector('[lang=en]')?.textContent).toBe(String(gematriaValues[0]?.value));
    }
    expect(total()).toBe(`=Total: ${grouped(verse.totalValues[0]?.value ?? 0)}`);
    expect(complaints).toEqual([]);
  });

  test('what one can do is a list of links on the first page, and each leads to a page', async () => {
    await site.open('/');
    const list = await screen.findByRole('region', { name: 'What you can do' });
    const paths = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(paths).toEqual([
      '/bible',
      '/methods',
      '/explorer/psalms/23/3',
      '/search',
      '/insights',
      '/number/1773',
      '/my-notes',
    ]);
  });

  test('the first page shows another verse when the reader chooses it, with the words, meanings and values of the library', async () => {
    await site.open('/');
    await userEvent.click(screen.getByRole('button', { name: 'John 1:1' }));
    const verse = await site.json<VerseAnalysis>('/api/verse/john/1/1');
    await eventually(() => words().length).toBe(verse.words.length);
    const meaning = verse.words[4]?.word.translation;
    expect(words()[4]?.textContent).toBe(`λόγος373${meaning}`);
    expect(total()).toBe(`=Total: ${grouped(verse.totalValues[0]?.value ?? 0)}`);
    expect(document.querySelector('figcaption')?.textContent).toContain('John 1:1 · Greek Standard');
    await userEvent.click(screen.getByRole('button', { name: 'Genesis 1:1' }));
    await eventually(total).toBe('=Total: 2,701');
    expect(address()).toBe('/');
  });

  test('if the first page cannot load another verse, the reader can try again', async () => {
    const reach = site.answer('GET', '/api/verse/psalms/23/3', unavailable);
    await site.open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Psalm 23:3' }));
    const figure = document.querySelector('figure') as HTMLElement;
    const retry = await within(figure).findByRole('button', { name: 'Retry' });
    reach();
    await userEvent.click(retry);
    await eventually(total).toBe('=Total: 1,773');
  });

  test('the first page counts what adds up to a typed number, and lists the most frequent words with this value', async () => {
    await site.open('/');
    const number = await example('What adds up to a number');
    const field = await within(number).findByRole('textbox', { name: 'Number' });
    await eventually(() => number.textContent).toMatch(/\d+ words?/u);
    fill(field, '13');
    const list = await within(number).findByRole('list', { name: 'Words that add up to 13' });
    await eventually(() => list.textContent).toContain('H259');
    await eventually(() => number.textContent).toMatch(/\d words?.*\d phrases?.*\d verses?/u);
    expect(within(number).getByRole('link', { name: 'Everything about 13' }).getAttribute('href')).toBe(
      '/number/13',
    );
    fill(field, '12abc');
    await within(number).findByText('Use digits only, like 913 or 1,773.');
    within(number).getByRole('link', { name: 'Everything about 13' });
  });

  test('the first page compares two words as they are typed: their letters, their values and what they share', async () => {
    await site.open('/');
    const pair = await example('What two words share');
    const [first] = await within(pair).findAllByRole('textbox');
    const sums = () => [...pair.querySelectorAll('[data-sum]')].map(({ textContent }) => textContent);
    const shared = () => within(pair).getByRole('status').textContent;
    expect(sums()).toEqual(['= 13', '= 13']);
    expect(shared()).toBe('Both words add up to 13.Letters in both: א');
    for (const button of within(pair).getAllByRole('button')) {
      await userEvent.click(button);
      await eventually(shared).toMatch(/^Both words add up to [\d]+\./u);
    }
    await userEvent.click(within(pair).getByRole('button', { name: 'One and love' }));
    if (first === undefined) throw new Error('There is no field.');
    fill(first, 'שלום');
    await eventually(shared).toBe('376 and 13: 363 apart, 389 together.They have no letter in common.');
    fill(first, 'peace');
    await within(pair).findByText('Type Hebrew or Greek letters.');
    expect(shared()).toBe('');
  });

  test('the first page says in one sentence how many phrases were found and how many chance would give', async () => {
    await site.open('/');
    const chance = await example('How much of it is chance');
    const sentence =
      /^[\d,]+ Hebrew phrases? adds? up to (\S+), and the same words shuffled would give about [\d,.]+ \(we allow ± [\d,.]+\): .+\.$/u;
    const searchedValue = () =>
      sentence.exec(chance.querySelector('[role=status] p')?.textContent ?? '')?.[1];
    await eventually(searchedValue).toBe('913');
    await userEvent.click(within(chance).getByRole('button', { name: '26' }));
    await eventually(searchedValue).toBe('26');
    within(chance).getByRole('link', { name: 'How this is computed' });
  });

  test('the first page has a link to the place that was read last, and shows the year', async () => {
    await site.open('/');
    expect(screen.queryByRole('link', { name: /^Continue at/u })).toBeNull();
    expect(document.querySelector('main footer')?.textContent).toContain(String(new Date().getFullYear()));
    await site.open('/explorer/psalms/23/4');
    await userEvent.click(screen.getByRole('link', { name: 'Gematria Explorer' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Continue at Psalm 23:4' }));
    await eventually(address).toBe('/explorer/psalms/23/4');
  });

  test('the first page has only one link to Genesis 1 if the reader read it last', async () => {
    await site.open('/explorer/genesis/1');
    await userEvent.click(screen.getByRole('link', { name: 'Gematria Explorer' }));
    await screen.findByRole('link', { name: 'Read Genesis 1' });
    expect(screen.queryByRole('link', { name: /^Continue at/u })).toBeNull();
  });

  test.each(['Start Exploring', 'Begin Your Study'])(
    '“%s” on the first page leads to Psalm 23:3',
    async (name) => {
      await site.open('/');
      await userEvent.click(screen.getByRole('link', { name }));
      await eventually(heading).toBe('Psalm 23:3');
      expect(address()).toBe('/explorer/psalms/23/3');
    },
  );
});

test.each(['/methods/HEBREW_NOTHING', '/search/gematria/many', '/nowhere'])(
  '%s shows the 404 page, which has a link to continue',
  async (path) => {
    await site.open(path);
    expect(heading()).toBe('404 Page Not Found');
    screen.getByText('Did you forget to add the page to the router?');
    await userEvent.click(screen.getByRole('link', { name: 'Read Psalm 23:3' }));
    await eventually(heading).toBe('Psalm 23:3');
  },
);

test('a search by value names the value, and has a link to the explorer', async () => {
  await site.open('/search/gematria/26');
  await eventually(badge).toBe('Gematria value 26');
  await userEvent.click(await screen.findByRole('link', { name: 'Continue Exploring' }));
  await eventually(address).toBe('/explorer/psalms/23/3');
});

test('on a page of search results, Browse Bible opens the grid of books, and Continue Exploring the place that was read last', async () => {
  await site.open('/explorer/john/1/1');
  goTo('/search/gematria/26');
  const goOn = await screen.findByRole('link', {
    name: 'Continue Exploring',
    description: 'Back to John 1:1',
  });
  await userEvent.click(goOn);
  await eventually(address).toBe('/explorer/john/1/1');
  goTo('/search/gematria/26');
  const browse = await screen.findByRole('link', {
    name: 'Browse Bible',
    description: 'Pick any book and chapter',
  });
  expect(browse.getAttribute('href')).toBe('/explorer');
  await userEvent.click(browse);
  await eventually(address).toBe('/explorer/psalms/23/3');
  await screen.findByRole('dialog', { name: 'Choose a passage' });
});

test.each(['"in the beginning"', '26', 'true'])(
  'the search term %s in an address is read as text, and the address stays as it is',
  async (term) => {
    await site.open(`/search?term=${encodeURIComponent(term)}&book=genesis`);
    await eventually(badge).toBe(term);
    expect(searchParams()).toMatchObject({ term, book: 'genesis' });
  },
);

describe('books', () => {
  test('the list of books can be filtered by a part of a name or by an abbreviation; an unknown name gives a message', async () => {
    await site.open('/bible');
    const field = screen.getByLabelText('Find a book');
    await userEvent.type(field, 'sam');
    await eventually(() => screen.getByRole('main').querySelectorAll('button[aria-expanded]').length).toBe(2);
    await userEvent.clear(field);
    await userEvent.type(field, '2 Cor');
    await screen.findByRole('link', { name: '2 Corinthians 13' });
    await userEvent.clear(field);
    await userEvent.type(field, 'enoch');
    await screen.findByText('No book has this name.');
  });

  test('a text or book that is not installed is marked as not installed', async () => {
    await site.open('/bible');
    expect(await screen.findAllByText('Not installed: needs a licensed text')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Tobit/u }));
    await screen.findByText('Tobit is not installed.');
  });
});

describe('methods', () => {
  test('the list of methods has every method with the value of an example word', async () => {
    await site.open('/methods');
    const rows = [...document.querySelectorAll<HTMLElement>('[data-methods] > li')];
    expect(rows).toHaveLength(METHODS.length);
    for (const { id, fullName: name, script } of METHODS) {
      const row = rows.find((one) => within(one).queryByRole('link', { name }) !== null);
      const value = gematriaValue(id, script === 'hebrew' ? 'שלום' : 'λογος');
      expect(row?.textContent, id).toContain(value === null ? '–' : grouped(value));
    }
  });

  test('the page of a method calculates an example with the chosen options, and links to a verse with this method', async () => {
    const { complaints } = await site.open('/methods/HEBREW_MILUI');
    const result = () =>
      screen.getByRole('region', { name: 'Worked example' }).querySelector('strong')?.textContent;
    const select = document.querySelector('main select') as HTMLSelectElement;
    for (const [option, milui] of [
      ['av', 'av'],
      ['ben', 'ben'],
      ['standard', undefined],
    ] as const) {
      await userEvent.selectOptions(select, option);
      await eventually(result).toBe(String(gematriaValue('HEBREW_MILUI', 'יהוה', { milui })));
    }
    const fillings = screen.getByRole('region', { name: 'The Name in its four fillings' });
    expect([...fillings.querySelectorAll('td:last-child')].map(({ textContent }) => textContent)).toEqual([
      '72',
      '63',
      '45',
      '52',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Read Deuteronomy 6:4 by this method' }));
    await eventually(heading).toBe('Deuteronomy 6:4');
    await eventually(() => searchParams().methods).toBe('HEBREW_MILUI');
    expect(complaints).toEqual([]);
  });

  test('the example of a method that changes the sum of the letters shows this last step', async () => {
    await site.open('/methods/HEBREW_KOLEL');
    screen.getByText(/^Then total \+ number of words:/u);
  });
});

test('the page About the texts links the licenses of the code', async () => {
  await site.open('/about');
  const link = await screen.findByRole('link', { name: 'Licenses of code and fonts' });
  expect(link.getAttribute('href')).toBe('/licenses.txt');
});

test('the page About the texts lists every edition with its licence and its counts', async () => {
  await site.open('/about');
  const { editions } = await site.json<EditionList>('/api/editions');
  expect(editions.length).toBeGreaterThan(3);
  for (const { name, licence, words, totals } of editions) {
    const text = (await screen.findByRole('region', { name })).textContent;
    expect(text).toContain(licence);
    if (words > 0) expect(text).toContain(grouped(words));
    for (const { value } of totals) expect(text).toContain(grouped(value ?? 0));
  }
});

test('the help page has a heading for each topic, and its example of a search can be opened', async () => {
  await site.open('/help');
  for (const name of [
    'Typing references',
    'Keyboard shortcuts',
    'Search',
    'Finding a value',
    'Chance',
    'Calculators',
    'Comparing two texts',
    'Names',
    'Tree of Life',
    'The page of a number',
    'Sharing and citing',
    'Printing',
    'What counts',
  ]) {
    screen.getByRole('heading', { name });
  }
  expect(screen.getByRole('link', { name: '913' }).getAttribute('href')).toBe('/number/913');
  await userEvent.click(screen.getByRole('link', { name: '"in the beginning"' }));
  await eventually(badge).toBe('"in the beginning"');
});

test('the settings dialog has the settings for reading a chapter', async () => {
  await site.open('/help');
  await userEvent.click(screen.getByRole('button', { name: 'Theme settings' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Reading' }));
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Original only');
  await userEvent.selectOptions(screen.getByLabelText('Set verses as'), 'Paragraphs');
  for (const name of ['Verse values', 'Read on into the next chapter', 'Analysis beside the text']) {
    await userEvent.click(screen.getByRole('switch', { name }));
  }
  expect(JSON.parse(localStorage.getItem('gematria-reading') ?? '')).toMatchObject({
    chapterTexts: 'original',
    chapterFlow: 'paragraphs',
    verseValues: false,
    readOn: false,
    chapterPanel: false,
  });
});

test('the text has seven sizes, and the buttons stop at the smallest and at the largest', async () => {
  await site.open('/help');
  await userEvent.click(screen.getByRole('button', { name: 'Theme settings' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Reading' }));
  const larger = await screen.findByRole<HTMLButtonElement>('button', { name: 'A+, larger text' });
  const smaller = screen.getByRole<HTMLButtonElement>('button', { name: 'A−, smaller text' });
  let steps = 0;
  while (!smaller.disabled) await userEvent.click(smaller);
  for (; !larger.disabled; steps++) await userEvent.click(larger);
  expect(steps).toBe(6);
});
