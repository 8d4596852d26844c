import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address, domSite, eventually, fill, heading, searchParams, unreachable } from './site.tsx';

const site = await domSite();

const field = () =>
  screen.getByLabelText<HTMLInputElement>('Words, a phrase, a Strong’s number or a reference');
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const results = () => document.querySelector<HTMLElement>('section[aria-label="Results"]');
/** The number of results as the heading above them says it; null or undefined while the results are loading. */
const count = () =>
  results()?.getAttribute('aria-busy') === 'false' ? results()?.querySelector('h2')?.textContent : null;
const says = () => document.querySelector('main')?.textContent;
const hasVerses = () => eventually(count).toMatch(/[\d,]+ verses?$/u);
const facet = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Book' })).getByRole('link', { name });

test('the search page makes no call without a query', async () => {
  const { apiCalls, complaints } = await site.open('/search');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search');
  expect(button('Search Text').disabled).toBe(true);
  fill(field(), '   ');
  expect(button('Search Text').disabled).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: 'Gematria Search' }));
  await screen.findByRole('textbox', { name: 'Number' });
  for (const [text, hint] of [
    ['0', 'Values start at 1.'],
    ['-3', 'Values start at 1.'],
    ['2.5', 'Values are whole numbers.'],
    ['12abc', 'Use digits only, like 913 or 1,773.'],
  ] as const) {
    fill(number(), text);
    expect(button('Find by Value').disabled, text).toBe(true);
    expect(screen.getByText(hint).getAttribute('role')).toBe('status');
  }
  expect(apiCalls.filter((call) => call.startsWith('/api/search'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each([
  ['/search', 'Text Search'],
  ['/search?by=value', 'Gematria Search'],
])('the page %s without a query offers three example searches, and each has results', async (path, tab) => {
  await site.open(path);
  const examples = () => screen.queryByRole('region', { name: 'Try one of these' });
  await eventually(() => within(examples() as HTMLElement).getAllByRole('link').length).toBe(3);
  for (const at of [0, 1, 2]) {
    await site.open(path);
    fireEvent.click(within(examples() as HTMLElement).getAllByRole('link')[at] as HTMLElement);
    await eventually(count).toMatch(/^[1-9][\d,]* (?:times? in [\d,]+ )?(?:verse|word|phrase)s?$/u);
    expect(screen.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true');
    expect(examples()).toBeNull();
  }
});

describe('of the text', () => {
  test('the text search shows results while the reader types, without replacing the field', async () => {
    const { complaints } = await site.open('/search');
    const before = field();
    fill(before, 'comprehended');
    await eventually(address).toBe('/search?term=comprehended');
    await eventually(count).toBe('1 time in 1 verse');
    expect(field()).toBe(before);
    expect(document.querySelector('[data-query]')?.textContent).toBe('comprehended');
    const first = results()?.querySelector<HTMLElement>('ol > li') as HTMLElement;
    expect(within(first).getByRole('heading').textContent).toBe('John 1:5');
    expect(first.textContent).toMatch(/Relevance: 100% · KJV/u);
    expect(first.querySelector('[lang=en] mark')?.textContent).toBe('comprehended');
    expect(first.querySelector('[lang=grc]')?.textContent).toContain('σκοτίᾳ');
    expect(document.title).toContain('comprehended · Search Results');
    // Each list of filters would have one entry, which would filter nothing. So no filters are shown.
    expect(screen.queryByText('Filter the results')).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('the text search can be narrowed to a book, and widened again', async () => {
    await site.open('/search?term=light');
    await hasVerses();
    const all = count();
    const genesis = await facet(/^Genesis/u);
    expect(screen.queryByRole('region', { name: 'Version' })).toBeNull();
    const expected = [...genesis.querySelectorAll('span')].at(-1)?.textContent;
    fireEvent.click(genesis);
    await eventually(address).toBe('/search?term=light&book=genesis');
    await eventually(count).toMatch(new RegExp(`in ${expected} verses$`, 'u'));
    // A chosen filter stays in its list and is marked as chosen, but not as the current page.
    const chosen = await facet(/^Genesis/u);
    expect(chosen.textContent).toContain(String(expected));
    const remove = screen.getByRole('link', { name: 'Remove the filter Genesis' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    expect(remove.getAttribute('aria-current')).toBeNull();
    fireEvent.click(remove);
    await eventually(count).toBe(all);
  });

  test('the text search for a number without results leads to the search for that value', async () => {
    await site.open('/search?term=913');
    await screen.findByRole('heading', { name: 'No Results Found' });
    const fix = await within(results() as HTMLElement).findByRole('link', { name: 'What adds up to 913' });
    fireEvent.click(fix);
    await eventually(address).toBe('/number/913');
  });

  test('the text search can be narrowed to a group of books, which a testament replaces', async () => {
    await site.open('/search?term=light');
    await hasVerses();
    const part = (name: RegExp) =>
      within(screen.getByRole('region', { name: 'Part of the Bible' })).getByRole('link', { name });
    const [, expected] = /(\d+)$/u.exec(part(/^Gospels/u).textContent ?? '') ?? [];
    fireEvent.click(part(/^Gospels/u));
    await eventually(address).toBe('/search?term=light&group=gospels');
    await eventually(count).toMatch(new RegExp(`in ${expected} verses$`, 'u'));
    expect(part(/^Gospels/u).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Remove the filter Gospels' }).getAttribute('href')).toBe(
      '/search?term=light',
    );
    const [, ofOld] = /(\d+)$/u.exec(part(/^Old Testament/u).textContent ?? '') ?? [];
    fireEvent.click(part(/^Old Testament/u));
    await eventually(address).toBe('/search?term=light&testament=old');
    await eventually(count).toMatch(new RegExp(`in ${ofOld} verses$`, 'u'));
  });

  test('the heading of a word says how often it occurs, and opens the table of parts and books', async () => {
    const { complaints } = await site.open('/search?term=god');
    await eventually(count).toMatch(/^[\d,]+ times in [\d,]+ verses$/u);
    const said = count();
    const opener = within(results() as HTMLElement).getByRole('button', { name: said ?? '' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(opener);
    await eventually(address).toBe('/search?term=god&times=open');
    const table = await screen.findByRole('table', { name: 'Times by part and book' });
    expect(within(table).getByRole('link', { name: 'Genesis' }).getAttribute('href')).toBe(
      '/search?term=god&book=genesis',
    );
    const forms = within(screen.getByRole('list', { name: 'As it is written' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(forms[0]).toMatch(/^God [\d,]+ times in [\d,]+ verses$/u);
    expect(forms.length).toBeGreaterThan(1);
    expect(says()).toContain('God, GOD, god and God’s are all counted as God.');
    fireEvent.click(opener);
    await eventually(address).toBe('/search?term=god');
    await eventually(() => screen.queryByRole('table', { name: 'Times by part and book' })).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('results can be listed in the order of the Bible, and a link leads to the first place', async () => {
    await site.open('/search?term=god');
    await hasVerses();
    const first = screen.getByRole('link', { name: /^First place: / });
    const reference = first.textContent?.replace('First place: ', '');
    expect(first.getAttribute('href')).toMatch(/^\/explorer\/genesis\/1\//u);
    const order = () => within(screen.getByRole('region', { name: 'Order' }));
    expect(order().getByRole('link', { name: 'Best first' }).getAttribute('aria-current')).not.toBeNull();
    expect(says()).toContain('Relevance: 100%');
    fireEvent.click(order().getByRole('link', { name: 'In the order of the Bible' }));
    await eventually(address).toBe('/search?term=god&order=canonical');
    await eventually(() => results()?.querySelector('ol > li h3')?.textContent).toBe(reference);
    expect(says()).not.toContain('Relevance');
    // The order stays on the next page.
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    await eventually(address).toBe('/search?term=god&order=canonical&page=2');
  });

  test('a question of several words has neither times nor a panel for them', async () => {
    await site.open('/search?term=light+darkness&times=open');
    await eventually(count).toMatch(/^\d+ verses?$/u);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a filter for a book replaces the filter for a testament in the text search', async () => {
    await site.open('/search?term=light&testament=old');
    fireEvent.click(await facet(/^Genesis/u));
    await eventually(address).toBe('/search?term=light&book=genesis');
  });

  test('the text search opens a place if the reader types its reference and presses Enter', async () => {
    await site.open('/search');
    fill(field(), 'Ps 23:3');
    await screen.findByRole('link', { name: /^Go to/u });
    await userEvent.type(field(), '{Enter}');
    await eventually(address).toBe('/explorer/psalms/23/3');
  });

  test('the text search says so if it cannot read a query, if nothing is found, and if the search fails', async () => {
    await site.open('/search');
    fill(field(), '"in the');
    await screen.findByText(/^A closing quotation mark is missing/u);
    fill(field(), 'xyzzyq');
    await screen.findByRole('heading', { name: 'No Results Found' });
    await eventually(says).toContain('No verse contains “xyzzyq”. Try:');
    // Without filters the page has no column for them before the results.
    expect(results()?.previousElementSibling).toBeNull();
    const fixes = () => [...(results()?.querySelectorAll('ul:last-of-type a') ?? [])];
    // No word of the text is like it, so that only other pages lead to something.
    await eventually(() => fixes().map((one) => one.getAttribute('href'))).toEqual([
      '/search?by=value',
      '/name-explorer',
      '/statistics',
    ]);
    fill(field(), 'sheppard');
    await eventually(() => fixes().length).toBe(3);
    await eventually(() => fixes()[0]?.textContent).toBe('Other endings: shep*');
    expect(fixes()[0]?.parentElement?.textContent).toMatch(/\d verses?$/u);
    fireEvent.click(fixes()[0] as HTMLElement);
    await eventually(() => field().value).toBe('shep*');
    await hasVerses();
    const reach = site.answer('GET', '/api/search', unreachable);
    fill(field(), 'waters');
    await screen.findByText('An error occurred while searching. Please try again.');
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    reach();
    fireEvent.click(button('Retry'));
    await hasVerses();
  });

  test('the text search cites and compares only the answer to the current query, even if that answer has no results', async () => {
    await site.open('/search?term=xyzzyq&answer=924+verses');
    await eventually(says).toContain(
      'When this link was made, the answer was 924 verses. Now it is 0 verses.',
    );
    const cite = () => screen.queryAllByRole('button', { name: 'Share' }).length;
    expect(cite()).toBe(1);
    const send = site.hold('GET', '/api/search');
    fill(field(), 'light');
    await eventually(() => results()?.getAttribute('aria-busy')).toBe('true');
    expect(cite()).toBe(0);
    expect(results()?.querySelector('.invisible')?.textContent).toContain('No verse contains');
    send();
    await hasVerses();
    expect(cite()).toBe(1);
  });

  test('the text search marks Aramaic words as Aramaic', async () => {
    await site.open('/search?term=H426&book=daniel&testament=old');
    await eventually(() => results()?.querySelectorAll('[lang=arc][dir=rtl] mark').length).toBeGreaterThan(0);
    expect(results()?.querySelectorAll('[lang=he]')).toHaveLength(0);
  });
});

/** jsdom takes `bdi` for a block, so a name has a space after it there. */
const OFFER = /^אלהים ?: \d+ verses$/u;

describe('other forms', () => {
  test('the text search finds only the typed form of a word at first, and a switch adds its other forms', async () => {
    await site.open('/search?term=shepherds');
    await eventually(count).not.toBeNull();
    const typed = count();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Include other forms' }));
    await eventually(address).toBe('/search?term=shepherds&forms=true');
    await eventually(count).not.toBe(typed);
    fireEvent.click(screen.getByRole('link', { name: 'Remove the filter With other forms' }));
    await eventually(count).toBe(typed);
  });

  test('if no verse has a word as typed, the text search offers its other forms with their count', async () => {
    await site.open('/search?term=creating');
    const offer = await screen.findByRole('link', { name: /^Include other forms: \d+ verses?$/u });
    fireEvent.click(offer);
    await eventually(() => searchParams().forms).toBe('true');
    await hasVerses();
    expect(offer.textContent).toContain(count()?.replace(/^.* in /u, ''));
  });

  test('if no verse has a Hebrew word as spelled, the text search offers the spelling of the text with its count', async () => {
    await site.open('/search?term=אלוהים&book=genesis');
    const offer = await screen.findByRole('link', { name: OFFER });
    expect(offer.querySelector('[lang=he]')?.textContent).toBe('אלהים');
    expect(screen.getByText('Did you mean:')).not.toBeNull();
    fireEvent.click(offer);
    await eventually(() => searchParams()).toMatchObject({ term: 'אלהים', book: 'genesis' });
    await hasVerses();
    expect(offer.textContent).toContain(count()?.replace(/^.* in /u, ''));
  });

  test('the text search offers the Name for a substitute that is also a word of the text', async () => {
    await site.open('/search?term=אלוקים');
    await screen.findByRole('link', { name: OFFER });
  });

  test('the text search has no switch for other forms if the query is a phrase or a Hebrew word', async () => {
    await site.open('/search?term=%22in+the+beginning%22');
    await hasVerses();
    expect(screen.queryByRole('checkbox', { name: 'Include other forms' })).toBeNull();
  });
});

test('a search result with Hebrew text is labelled as Original, and its reference is a link', async () => {
  await site.open('/search?term=בראשית');
  await hasVerses();
  const first = results()?.querySelector<HTMLElement>('ol > li') as HTMLElement;
  expect(first.textContent).toMatch(/Relevance: 100% · Original/u);
  expect(within(first).getByRole('link', { name: 'Genesis 1:1' }).getAttribute('href')).toBe(
    '/explorer/genesis/1/1',
  );
});

test('a Hebrew verse that the English numbering splits into two is one search result, with a link to its other reference', async () => {
  const { complaints } = await site.open('/search?term=קרעת');
  await eventually(count).toBe('1 time in 1 verse');
  const [only, ...others] = results()?.querySelectorAll<HTMLElement>('ol > li') ?? [];
  expect(others).toEqual([]);
  expect(within(only as HTMLElement).getByRole('heading').textContent).toBe('Isaiah 63:19');
  expect(only?.textContent).toContain('· also at Isaiah 64:1');
  const link = within(only as HTMLElement).getByRole('link', { name: 'Isaiah 64:1' });
  expect(link.getAttribute('href')).toBe('/explorer/isaiah/64/1');
  expect(complaints).toEqual([]);
});

test('the text search explains a reference that is of the Hebrew numbering', async () => {
  await site.open('/search?term=Ps+51:21');
  expect((await screen.findByRole('link', { name: /^Go to Psalm 51:19/u })).getAttribute('href')).toBe(
    '/explorer/psalms/51/19',
  );
  screen.getByText('Psalm 51:21 of the Hebrew text is Psalm 51:19 in English Bibles.');
});

test('for a typed list of references the text search offers each place, and Enter opens the first', async () => {
  await site.open('/search?term=John+3:16%3B+4:1');
  await screen.findByRole('link', { name: /^Go to John 3:16/u });
  expect(screen.getAllByRole('link', { name: /^Go to/u }).map((link) => link.getAttribute('href'))).toEqual([
    '/explorer/john/3/16',
    '/explorer/john/4/1',
  ]);
  screen.getByText('The first of 2 references');
});

test('for a misspelled book the text search suggests the right name, but Enter does not open the book', async () => {
  await site.open('/search?term=Mathew+5:3');
  const link = await screen.findByRole('link', { name: /^Go to Matthew 5:3/u });
  expect(link.getAttribute('href')).toBe('/explorer/matthew/5/3');
  screen.getByText('No book is called “Mathew”.');
  screen.getByText('Did you mean this?');
  await userEvent.type(field(), '{Enter}');
  expect(address()).toBe('/search?term=Mathew+5%3A3');
});

test('for a question the text search offers its answer above the results, and Enter searches the text', async () => {
  await site.open('/search');
  await userEvent.type(field(), 'ordinal of שלום');
  const link = await screen.findByRole('link', { name: 'Hebrew Ordinal of שלום' });
  expect(link.getAttribute('href')).toBe(
    `/calculator?word=${encodeURIComponent('שלום')}&method=HEBREW_ORDINAL`,
  );
  await screen.findByText('52');
  await userEvent.keyboard('{Enter}');
  await eventually(() => searchParams().term).toBe('ordinal of שלום');
  fireEvent.click(link);
  await eventually(heading).toBe('Gematria Calculator');
});

test('for a number among the words of a query the text search has a link to the page of the number', async () => {
  await site.open('/search?term=913');
  const link = await screen.findByRole('link', { name: 'Find what adds up to 913' });
  expect(link.getAttribute('href')).toBe('/number/913');
});

describe('a number in text search', () => {
  const counts = () => screen.getByRole('list', { name: 'What adds up to this number' });

  test('for a typed number the text search counts the words, phrases and verses with this value, and each count is a link to them', async () => {
    await site.open('/search');
    fill(field(), '1,773');
    const shown = () =>
      within(counts())
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Words', 'Phrases', 'Verses']);
    await eventually(shown).toEqual([
      expect.stringMatching(/^[\d,]+ words?$/u),
      expect.stringMatching(/^[\d,]+ phrases?$/u),
      expect.stringMatching(/^[\d,]+ verses?$/u),
    ]);
    const [, , verses] = within(counts()).getAllByRole('link');
    const name = verses?.textContent;
    fireEvent.click(verses as HTMLElement);
    await eventually(() => location.pathname).toBe('/search/gematria/1773');
    expect(searchParams().method).toBe('HEBREW_STANDARD,GREEK_STANDARD');
    await eventually(count).toBe(name);
  });

  test('a number typed into the text search stays when the reader changes to the tab Gematria Search and back', async () => {
    await site.open('/search');
    fill(field(), '1,773');
    await eventually(() => searchParams().term).toBe('1,773');
    fireEvent.click(screen.getByRole('tab', { name: 'Gematria Search' }));
    await eventually(address).toBe('/search/gematria/1773');
    await eventually(() => number().value).toBe('1773');
    await hasVerses();
    fill(number(), '913');
    await eventually(() => location.pathname).toBe('/search/gematria/913');
    fireEvent.click(screen.getByRole('tab', { name: 'Text Search' }));
    await eventually(address).toBe('/search?term=913');
    await eventually(() => screen.queryByDisplayValue('913')).toBe(
      await screen.findByLabelText(/^Words, a phrase/u),
    );
  });

  test('words typed into the text search do not appear in the tab Gematria Search', async () => {
    await site.open('/search?term=light');
    fireEvent.click(screen.getByRole('tab', { name: 'Gematria Search' }));
    await eventually(address).toBe('/search?by=value');
    await eventually(() => number().value).toBe('');
  });
});

describe('by value', () => {
  test('the search by value can be limited to the Torah, the Prophets, the Writings or the Gospels', async () => {
    await site.open('/search/gematria/913?unit=span');
    await eventually(count).toMatch(/phrases$/u);
    const everywhere = count();
    const where = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where' });
    const names = [...where.options].map(({ text }) => text);
    expect(names.slice(0, 8)).toEqual([
      'the Tanakh',
      'the Old Testament',
      'the New Testament',
      'the Apocrypha',
      'the Torah',
      'the Prophets',
      'the Writings',
      'the Gospels',
    ]);
    await userEvent.selectOptions(where, 'the Writings');
    await eventually(() => searchParams().group).toBe('writings');
    await eventually(count).not.toBe(everywhere);
    await eventually(says).toContain('Shuffle these words and you get about');
    expect(where.value).toBe('group=writings');
  });

  test('the search by value says how many words and phrases have a value that no verse has', async () => {
    await site.open('/search/gematria/26');
    await screen.findByRole('heading', { name: 'No Results Found' });
    await screen.findByText('These add up to 26:');
    expect(document.body.textContent).toContain('No verse adds up to 26 (Hebrew Standard). Try:');
    screen.getByRole('link', { name: 'Also 25 and 27' });
    const words = await screen.findByRole('link', { name: /^[\d,]+ words$/u });
    expect(screen.getAllByRole('link', { name: /phrases/iu })).toHaveLength(1);
    fireEvent.click(words);
    await eventually(() => searchParams().unit).toBe('word');
    await eventually(count).toBe(words.textContent);
  });

  test('the search by value accepts a number with a comma, as the app writes it, and explains why 0 cannot be searched', async () => {
    await site.open('/search/gematria/1,773');
    await eventually(() => document.querySelector('[data-query]')?.textContent).toBe('Gematria value 1,773');
    await site.open('/search/gematria/0');
    await screen.findByText('Nothing is searched for 0. Every letter is worth at least 1. Enter 1 or more.');
    expect(button('Find by Value').disabled).toBe(true);
  });

  test.each([
    ['-3', 'Nothing is searched for -3. Values start at 1.'],
    ['−3', 'Nothing is searched for −3. Values start at 1.'],
    ['00', 'Nothing is searched for 0. Every letter is worth at least 1. Enter 1 or more.'],
    ['1.5', 'Nothing is searched for 1.5. Values are whole numbers.'],
    ['12abc', 'Nothing is searched for 12abc. Use digits only, like 913 or 1,773.'],
    [
      '1234567890',
      'Nothing is searched for 1234567890. The largest value you can search for is 999,999,999.',
    ],
    [
      '100000000000000000000',
      'Nothing is searched for 100000000000000000000. The largest value you can search for is 999,999,999.',
    ],
  ])(
    'the search by value explains why an address with the value %s cannot be searched, and another number can be entered',
    async (value, why) => {
      const { apiCalls } = await site.open(`/search/gematria/${value}`);
      await screen.findByText(why);
      expect(heading()).toBe('Search');
      expect(button('Find by Value').disabled).toBe(true);
      expect(apiCalls.filter((call) => call.startsWith('/api/search'))).toEqual([]);
      fill(number(), '913');
      await eventually(() => location.pathname).toBe('/search/gematria/913');
      await eventually(() => screen.queryByText(why)).toBeNull();
    },
  );

  test('where the same letters occur twice in a verse, the search by value marks only the words of the phrase that it found', async () => {
    await site.open('/search/gematria/207?unit=word&book=genesis');
    await eventually(count).toMatch(/words$/u);
    const rows = [...(results()?.querySelectorAll<HTMLElement>('ol > li') ?? [])].filter(
      (row) => within(row).queryByRole('link', { name: 'Genesis 1:3' }) !== null,
    );
    const before = rows.map(
      (row) => row.querySelector('[lang=he] mark')?.previousSibling?.textContent?.length,
    );
    expect(rows).toHaveLength(2);
    expect(before[1]).toBeGreaterThan(before[0] ?? 0);
  });

  test('the search by value can add and remove a second value and a required word', async () => {
    await site.open('/search/gematria/913?unit=span&maxWords=10');
    await eventually(count).toMatch(/phrases?$/u);
    const all = count();
    fireEvent.click(button('Add a second method'));
    const second = await screen.findByLabelText('they also add up to');
    second.focus();
    fill(second, '76');
    await eventually(() => searchParams().also).toBe('HEBREW_ORDINAL:76');
    expect(document.activeElement).toBe(second);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove this condition' }));
    await eventually(count).toBe(all);
    fill(screen.getByLabelText(/With the word/u), 'h430');
    await eventually(() => searchParams().lemma).toBe('H430');
    fireEvent.click(await screen.findByRole('link', { name: 'Remove the filter H430' }));
    await eventually(() => screen.getByLabelText<HTMLInputElement>(/With the word/u).value).toBe('');
  });

  test('the search by value accepts a property, such as prime, instead of a value, and can search both scripts together', async () => {
    await site.open('/search/gematria/26');
    await eventually(count).not.toBeNull();
    const kind = () => screen.getByLabelText<HTMLSelectElement>('Kind of number');
    const select = (list: HTMLSelectElement, label: string) =>
      fill(list, [...list.options].find(({ textContent }) => textContent === label)?.value ?? '');
    select(kind(), 'A multiple of it');
    fill(number(), '37');
    select(screen.getByLabelText<HTMLSelectElement>('Method'), 'Hebrew and Greek Standard');
    await eventually(address).toBe('/search/gematria/multiple-of-37?method=HEBREW_STANDARD%2CGREEK_STANDARD');
    await hasVerses();
    select(kind(), 'Any prime number');
    await eventually(() => document.querySelector('[data-query]')?.textContent).toBe(
      'Gematria: a prime number',
    );
  });
});
