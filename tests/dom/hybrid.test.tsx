import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VerseAnalysis } from '../../domain/contract/index.ts';
import { domSite, eventually, fill, searchParams, unavailable } from './site.tsx';

const GENESIS = '/hybrid-explorer?book=genesis&chapter=1&verse=1';
const site = await domSite();

const card = (reference: string) => screen.findByRole('article', { name: reference });
const chapter = () => screen.getByLabelText<HTMLInputElement>('Chapter');
const verse = () => screen.getByLabelText<HTMLInputElement>('Verse');
const button = (name: string) => screen.getByRole('button', { name });

test('the Hybrid Explorer shows an example before Search is pressed, then the chosen verse with its values', async () => {
  const { apiCalls, complaints } = await site.open('/hybrid-explorer');
  expect({ chapter: chapter().value, verse: verse().value }).toEqual({ chapter: '1', verse: '1' });
  await card('Genesis 1:1');
  screen.getByRole('heading', { name: 'No verse chosen yet' });
  expect(searchParams()).toEqual({});
  await userEvent.clear(chapter());
  await userEvent.click(button('Search'));
  await eventually(() => screen.queryByRole('heading', { name: 'No verse chosen yet' })).toBeNull();
  const shown = await card('Genesis 1:1');
  // The list of editions is requested because the citation needs the revision of the edition.
  await eventually(() => apiCalls).toEqual(['/api/books', '/api/hybrid/verse/genesis/1/1', '/api/editions']);
  await eventually(searchParams).toEqual({ book: 'genesis', chapter: '1', verse: '1' });
  await eventually(() => chapter().value).toBe('1');
  expect(shown.textContent).toContain('In the beginning God created');
  expect(shown.textContent).toMatch(/Hebrew Standard2,701/u);
  expect(shown.textContent).toMatch(/Hebrew Ordinal298/u);
  const rows = [...document.querySelectorAll('[aria-labelledby=verse-words] tbody tr')];
  expect(rows).toHaveLength(7);
  expect([...(rows[0]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '1',
    '913',
    '76',
  ]);
  const meanings = rows.map((row) => row.querySelector('th > span:last-child')?.textContent);
  expect(meanings.slice(3)).toEqual(['(object marker)', 'the heavens', 'and (object marker)', 'the earth']);
  expect(complaints).toEqual([]);
});

test('a Greek book in the Hybrid Explorer opens with the two Greek methods and has steps to the end of the book', async () => {
  await site.open('/hybrid-explorer');
  await userEvent.click(screen.getByRole('link', { name: 'John 1:1 (Greek)' }));
  const shown = await card('John 1:1');
  expect(searchParams()).toEqual({ book: 'john', chapter: '1', verse: '1' });
  for (const name of ['Standard Greek', 'Ordinal Greek'])
    expect(button(name).getAttribute('aria-pressed')).toBe('true');
  for (const name of ['Standard Hebrew', 'Ordinal Hebrew'])
    expect(button(name).getAttribute('aria-pressed')).toBe('false');
  expect(shown.textContent).toMatch(/Greek Standard3,617/u);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous verse' }).disabled).toBe(true);
  screen.getByRole('link', { name: 'Next verse, John 1:2' });
});

test('the Hybrid Explorer marks a meaning that is one of several in the dictionary, and explains the mark below the words', async () => {
  site.answer('GET', '/api/hybrid/verse/genesis/1/1', async (_, ask) => {
    const answer = (await (await ask()).json()) as VerseAnalysis;
    const [first, ...others] = answer.words;
    if (first === undefined) throw new Error('The verse has no words.');
    const word = { ...first.word, translation: 'beginning', isOneOfSeveral: true };
    return Response.json({ ...answer, words: [{ ...first, word }, ...others] });
  });
  await site.open(GENESIS);
  const shown = await card('Genesis 1:1');
  expect(shown.querySelector('[aria-labelledby=verse-words] tbody th')?.textContent).toMatch(/beginning°$/u);
  expect(shown.textContent).toContain('° marks one of several senses.');
});

test('the buttons of the Hybrid Explorer add methods to the address and remove them; a Greek method has no value for a Hebrew verse', async () => {
  await site.open(GENESIS);
  await card('Genesis 1:1');
  expect(button('Standard Greek').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button('Standard Greek'));
  await eventually(
    () => document.querySelectorAll('[aria-labelledby=verse-words] tbody tr td')[3]?.textContent,
  ).toBe('–');
  await eventually(() => searchParams().methods).toBe('HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD');
  for (const name of ['Standard Hebrew', 'Ordinal Hebrew', 'Standard Greek']) {
    await userEvent.click(button(name));
    // The test presses the next button only when the page shows the choice before it.
    await eventually(() => button(name).getAttribute('aria-pressed')).toBe('false');
  }
  await eventually(() => searchParams().methods).toBe('none');
  await screen.findByText('No method selected');
});

test('the links of the Hybrid Explorer lead to the next verse and to the explorer, and Back returns to the previous verse', async () => {
  await site.open(GENESIS);
  await card('Genesis 1:1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous verse' }).disabled).toBe(true);
  await userEvent.click(await screen.findByRole('link', { name: 'Next verse, Genesis 1:2' }));
  await card('Genesis 1:2');
  await eventually(() => verse().value).toBe('2');
  history.back();
  await card('Genesis 1:1');
  const explorer = () => screen.getByRole('link', { name: 'Open in the explorer' }).getAttribute('href');
  await eventually(explorer).toBe('/explorer/genesis/1/1');
});

test('a verse in the Hybrid Explorer has a citation; the answer in a link is compared with the present one, and is removed when the methods change', async () => {
  await site.open(`${GENESIS}&answer=Hebrew%20Standard%202,700`);
  const shown = await card('Genesis 1:1');
  await within(shown).findByRole('button', { name: 'Share' });
  await screen.findByText(/^When this link was made, the answer was/u);
  await userEvent.click(button('Ordinal Hebrew'));
  await eventually(() => searchParams().answer).toBeUndefined();
  await userEvent.click(button('Standard Hebrew'));
  await screen.findByText(/^No method selected/u);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('the Hybrid Explorer shows for a verse that does not exist a message and a link to the nearest verse', async () => {
  await site.open('/hybrid-explorer?book=genesis&chapter=1&verse=99');
  await screen.findByRole('heading', { name: 'No Verse Data' });
  await screen.findByText(/^No data was found for this verse\./u);
  fireEvent.click(screen.getByRole('link', { name: 'Go to Genesis 1:31' }));
  await card('Genesis 1:31');
});

test('the Hybrid Explorer shows “Not installed” for a book that is not installed, and no error', async () => {
  const { apiCalls } = await site.open('/hybrid-explorer?book=1%20esdras&chapter=3&verse=1');
  await screen.findByRole('heading', { name: 'Not installed' });
  expect(apiCalls.map((call) => call.split('?')[0])).toEqual([
    '/api/books',
    '/api/apocrypha/verse/1%20esdras/3/1',
  ]);
  const option = () => document.querySelector<HTMLOptionElement>('option[value="1 esdras"]');
  await eventually(() => option()?.textContent).toBe('1 Esdras – not installed');
  expect(option()?.disabled).toBe(true);
  expect(screen.queryAllByRole('alert').filter((one) => one.textContent?.includes('Error'))).toEqual([]);
});

test.each(['-3', '0', '2.5', 'x'])(
  'the Hybrid Explorer says that 1 is used instead of the chapter %s',
  async (typed) => {
    await site.open(GENESIS);
    await card('Genesis 1:1');
    fill(verse(), '2');
    fill(chapter(), typed);
    await userEvent.click(button('Search'));
    await card('Genesis 1:2');
    await screen.findByText('Chapters and verses are whole numbers from 1, so 1 is used instead.');
    await userEvent.click(screen.getByRole('link', { name: 'Next verse, Genesis 1:3' }));
    await card('Genesis 1:3');
    expect(screen.queryByText(/so 1 is used instead/u)).toBeNull();
  },
);

test.each(['chapter=-3', 'chapter=abc', 'chapter=1&verse=0'])(
  'the Hybrid Explorer says that 1 is used instead of the wrong number in the address ?book=genesis&%s',
  async (place) => {
    await site.open(`/hybrid-explorer?book=genesis&${place}`);
    await card('Genesis 1:1');
    await screen.findByText('Chapters and verses are whole numbers from 1, so 1 is used instead.');
    await userEvent.click(screen.getByRole('link', { name: 'Next verse, Genesis 1:2' }));
    await card('Genesis 1:2');
    expect(screen.queryByText(/so 1 is used instead/u)).toBeNull();
  },
);

test('the Hybrid Explorer says that a book in the address does not exist, until the reader chooses one', async () => {
  await site.open('/hybrid-explorer?book=enoch&chapter=1');
  await screen.findByText('There is no book called “enoch”. Choose one from the list.');
  await userEvent.click(button('Search'));
  await card('Genesis 1:1');
  expect(screen.queryByText(/There is no book called/u)).toBeNull();
});

test('the Hybrid Explorer has no link to the next verse where the books that it offers end', async () => {
  // The last verse of Deuteronomy is not in the sample, so the answer for Genesis 1:2 gets the neighbours of such a
  // verse.
  site.answer('GET', '/api/hybrid/verse/genesis/1/2', async (_, ask) =>
    Response.json({
      ...(await (await ask()).json()),
      next: { book: 'joshua', chapter: 1, verse: 1, reference: 'Joshua 1:1' },
    }),
  );
  await site.open('/hybrid-explorer?book=genesis&chapter=1&verse=2');
  await card('Genesis 1:2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next verse' }).disabled).toBe(true);
  screen.getByRole('link', { name: 'Previous verse, Genesis 1:1' });
});

test('the Hybrid Explorer opens the right book for a book’s full name in the address', async () => {
  await site.open('/hybrid-explorer?book=wisdom+of+solomon&chapter=1&verse=1');
  expect(screen.getByLabelText<HTMLSelectElement>('Book').value).toBe('wisdom');
});

test('a failed request of the Hybrid Explorer shows an error and can be tried again', async () => {
  const repair = site.answer('GET', /\/api\/hybrid\/verse/u, unavailable);
  await site.open(GENESIS);
  await screen.findByRole('heading', { name: 'Error Loading Verse' });
  screen.getByText('Failed to fetch verse: The library cannot be reached just now.');
  repair();
  fireEvent.click(button('Retry'));
  await card('Genesis 1:1');
});
