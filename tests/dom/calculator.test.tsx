import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ValueHit, ValueSearchAnswer, WordCountAnswer } from '../../domain/contract/index.ts';
import { gematriaValue, METHODS } from '../../domain/gematria/index.ts';
import { domSite, eventually, fill, searchParams, toastTexts, unreachable } from './site.tsx';

const site = await domSite();

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const card = (name: 'Single Word' | 'Full Text') => region(`${name} Calculator`);
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const answer = () => region('The answer');
const working = () => region('Letter by letter');
const inScripture = () => region('Where in Scripture is this value?');
const table = () => screen.getByRole('table');
const values = (name: 'Single Word' | 'Full Text') =>
  within(card(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const totals = () => [...working().querySelectorAll('[data-sum]')].map(({ textContent }) => textContent);
const grouped = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat('en').format(value));
const path = (search: Record<string, string>) => `/calculator?${new URLSearchParams(search)}`;
const open = (search: Record<string, string> = {}) => site.open(path(search));

const SEARCHES = /^\/api\/search\/gematria\//u;

const hit = (verse: number): ValueHit => ({
  book: 'genesis',
  chapter: 1,
  verse,
  reference: `Genesis 1:${verse}`,
  originalReference: null,
  text: 'In the beginning',
  hebrewText: 'בראשית ברא אלהים',
  greekText: null,
  edition: 'wlc',
  highlights: [],
  gematriaValue: 376,
  method: 'HEBREW_STANDARD',
  span: { startWord: 1, endWord: 1, addressWord: 1, text: 'שלום' },
});

function found(count: number): Response {
  const body: ValueSearchAnswer = {
    results: Array.from({ length: Math.min(count, 3) }, (_, at) => hit(at + 1)),
    resultCount: count,
    exactCount: count,
    editions: [{ id: 'wlc', revision: 'r' }],
  };
  return Response.json(body);
}

let searchAsTheLibrary: () => void;
beforeEach(() => {
  searchAsTheLibrary = site.answer('GET', SEARCHES, () => found(1_234));
});

test('both cards of the calculator compute during typing without a call, and the text is put into the address', async () => {
  const { apiCalls, complaints } = await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Hebrew', 'Greek']);
  fill(field('Hebrew word'), 'שלום');
  expect(values('Single Word')).toEqual([
    'Hebrew Standard · Mispar Hechrachi376',
    'Hebrew Ordinal · Mispar Siduri52',
  ]);
  fill(field('Hebrew text'), 'בראשית ברא אלהים');
  expect(values('Full Text')[0]).toBe(
    `Hebrew Standard · Mispar Hechrachi${grouped(gematriaValue('HEBREW_STANDARD', 'בראשית ברא אלהים'))}`,
  );
  await eventually(searchParams).toEqual({ word: 'שלום', text: 'בראשית ברא אלהים', about: 'text' });
  expect(apiCalls.filter((call) => call.startsWith('/api/calculate'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each([
  ['Single Word', 'Hebrew word', 'Please enter a Hebrew word to calculate its gematria value.'],
  ['Full Text', 'Hebrew text', 'Please enter text to calculate its gematria value.'],
] as const)(
  'the card %s of the calculator shows a message and makes no call if the field “%s” is empty',
  async (name, label, description) => {
    const { apiCalls } = await open();
    fill(field(label), '   ');
    fireEvent.click(within(card(name)).getByRole('button', { name: 'Calculate' }));
    await eventually(toastTexts).toEqual(['Input Required', description]);
    expect(apiCalls).toEqual([]);
  },
);

test('both cards of the calculator are open in a wide window, but with a text from a link the empty card is folded', async () => {
  const isOpen = (name: 'Single Word' | 'Full Text') => card(name).querySelector('details')?.open ?? true;
  await open();
  expect([isOpen('Single Word'), isOpen('Full Text')]).toEqual([true, true]);
  await site.open('/about');
  await open({ word: 'שלום' });
  expect([isOpen('Single Word'), isOpen('Full Text')]).toEqual([true, false]);
  await site.open('/about');
  await open({ text: 'בראשית ברא' });
  expect([isOpen('Single Word'), isOpen('Full Text')]).toEqual([false, true]);
});

test('the full text card of the calculator is folded in a narrow window until it has a text', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await open({ word: 'שלום' });
  const details = () => card('Full Text').querySelector('details');
  expect(details()?.open).toBe(false);
  fill(field('Hebrew text'), 'ברא');
  await eventually(() => details()?.open).toBe(true);
});

test('the calculator removes the message about a missing text when the reader types', async () => {
  await open();
  fireEvent.click(within(card('Single Word')).getByRole('button', { name: 'Calculate' }));
  await eventually(() => toastTexts()[0]).toBe('Input Required');
  fill(field('Hebrew word'), 'א');
  await eventually(toastTexts).toEqual([]);
});

test('the button Calculate calls the API with the two methods of the script, and shows no message if the values are those of the page', async () => {
  const bodies: unknown[] = [];
  site.answer('POST', '/api/calculate', ({ body }, ask) => {
    bodies.push(JSON.parse(String(body)));
    return ask();
  });
  await open({ word: 'שלום' });
  await userEvent.type(field('Hebrew word'), '{Enter}');
  await eventually(() => bodies).toEqual([
    {
      text: 'שלום',
      methods: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'],
      options: { iotaSubscript: 'ignored', milui: 'standard', tav: 'plain', one: 'masculine' },
    },
  ]);
  await eventually(() => within(card('Single Word')).getByRole('status').textContent).toBe('');
});

test('the calculator shows the library’s value in a message if it differs from the value of the page', async () => {
  site.answer('POST', '/api/calculate', () => Response.json([{ method: 'HEBREW_STANDARD', value: 377 }]));
  await open({ word: 'שלום' });
  fireEvent.click(within(card('Single Word')).getByRole('button', { name: 'Calculate' }));
  await eventually(() => within(card('Single Word')).getByRole('status').textContent).toContain('377');
});

test('if the server fails, the calculator says so in a quiet line beside its values, which are right without it', async () => {
  site.answer('POST', '/api/calculate', unreachable);
  await open({ word: 'שלום' });
  fireEvent.click(within(card('Single Word')).getByRole('button', { name: 'Calculate' }));
  await eventually(() => within(card('Single Word')).getByRole('status').textContent).toBe(
    'These values were computed in your browser. The server could not check them just now.',
  );
  expect(toastTexts()).toEqual([]);
  expect(values('Single Word')[0]).toContain('376');
});

test('the table of the calculator has every method with its value, and the working of the chosen method is shown', async () => {
  await open({ word: 'שָׁלוֹם abc' });
  const methods = METHODS.filter(({ script }) => script === 'hebrew');
  const rows = [...table().querySelectorAll('tr')].filter((row) => row.querySelector('input') !== null);
  expect(rows).toHaveLength(methods.length);
  for (const { id, name } of methods) {
    const row = rows.find((one) => one.querySelector('label')?.textContent === name);
    expect(row?.querySelector('td')?.textContent, id).toBe(grouped(gematriaValue(id, 'שלום')));
  }
  expect(working().textContent).toContain('3 Latin letters and 3 points and accents are not counted.');
  expect(totals()).toEqual(['= 376']);
  fireEvent.click(within(table()).getByLabelText('Total plus Letters'));
  await eventually(() => working().textContent).toContain('Then total + number of letters: 380');
  await eventually(() => searchParams().method).toBe('HEBREW_MUSAFI');
  await eventually(() => answer().textContent).toContain('= 380');
});

test('the working of a longer text has each word with its sum, and the total', async () => {
  const text = 'ויאמר אלהים יהי אור ויהי אור';
  await open({ text });
  expect(totals()).toEqual(
    text.split(' ').map((word) => `= ${grouped(gematriaValue('HEBREW_STANDARD', word))}`),
  );
  expect(working().textContent).toContain(` = ${grouped(gematriaValue('HEBREW_STANDARD', text))}`);
  await open({ text: Array(20).fill('אור').join(' ') });
  fireEvent.click(screen.getByRole('button', { name: 'Show 8 more words' }));
  await eventually(() => totals().length).toBe(20);
});

test('an option of the chosen method changes its value and is in the address', async () => {
  await open({ word: 'יהוה', method: 'HEBREW_MILUI' });
  for (const milui of ['av', 'sag', 'mah', 'ben'] as const) {
    const value = gematriaValue('HEBREW_MILUI', 'יהוה', { milui });
    fill(within(answer()).getByLabelText('Names of the letters'), milui);
    await eventually(() => answer().textContent).toContain(`= ${value}`);
    await eventually(() => searchParams().milui).toBe(milui);
  }
  const fillings = () =>
    [...region('Other spellings of the letters’ names').querySelectorAll('tbody tr')].map(({ children }) =>
      Array.from(children, ({ textContent }) => textContent),
    );
  expect(fillings()).toEqual([
    ['av', 'יוד הי ויו הי', '72'],
    ['sag', 'יוד הי ואו הי', '63'],
    ['mah', 'יוד הא ואו הא', '45'],
    ['ben', 'יוד הה וו הה', '52'],
  ]);
  await open({ word: 'בראשית', method: 'HEBREW_MILUI' });
  await eventually(() => answer().textContent).toContain('= 1,819');
  fill(within(answer()).getByLabelText('The name of ת'), 'alef');
  await eventually(() => answer().textContent).toContain('= 1,820');
  await eventually(() => searchParams().tav).toBe('alef');
  expect(fillings().map((row) => row[2])).toEqual(['1,819', '1,820', '1,829']);
  await open({ word: 'א', method: 'HEBREW_MISPARI' });
  await eventually(() => answer().textContent).toContain('= 13');
  fill(within(answer()).getByLabelText('The number one'), 'feminine');
  await eventually(() => answer().textContent).toContain('= 409');
  await eventually(() => searchParams().one).toBe('feminine');
  await open({ script: 'greek', text: 'ἐν ἀρχῇ', iotaSubscript: 'counted' });
  await eventually(() => answer().textContent).toContain(
    `= ${gematriaValue('GREEK_STANDARD', 'ἐν ἀρχῇ', { iotaSubscript: 'counted' })}`,
  );
});

test('the calculator compares two texts, and lists first the methods that make them equal', async () => {
  await open({ word: 'משיח' });
  fireEvent.click(within(answer()).getByRole('button', { name: 'Compare with another text' }));
  expect(document.activeElement).toBe(field('Compare with'));
  fill(field('Compare with'), 'נחש');
  await screen.findByText('Equal: both are 358 by Hebrew Standard.');
  const equal = METHODS.filter(
    ({ id, script }) => script === 'hebrew' && gematriaValue(id, 'משיח') === gematriaValue(id, 'נחש'),
  );
  const first = () => table().querySelector('tbody');
  await eventually(() => first()?.querySelector('th[scope=rowgroup]')?.textContent).toBe('Equal in both');
  expect(first()?.querySelectorAll('input')).toHaveLength(equal.length);
  expect(within(first() as HTMLElement).getAllByText('equal')).toHaveLength(equal.length);
  await eventually(() => searchParams().with).toBe('נחש');
  fireEvent.click(screen.getByRole('button', { name: 'Stop comparing' }));
  await eventually(() => searchParams().with).toBeUndefined();
});

describe('in Scripture', () => {
  test('the calculator counts words, spans and verses with the value, and links to the search', async () => {
    const { apiCalls } = await open({ word: 'שלום' });
    const all = () => within(inScripture()).queryAllByRole('link', { name: /^All 1,234 /u });
    await eventually(() => all().length).toBe(3);
    expect(all()[0]?.getAttribute('href')).toBe('/search/gematria/376?method=HEBREW_STANDARD&unit=word');
    const units = apiCalls
      .filter((call) => call.startsWith('/api/search/'))
      .map((call) => new URLSearchParams(call.split('?')[1]).get('unit'));
    expect(units.sort()).toEqual(['span', 'verse', 'word']);
    // What is found speaks English too: here the verse, because the phrase has no meaning of its own.
    expect(within(inScripture()).getAllByText('In the beginning')).toHaveLength(9);
    const [second] = within(inScripture()).getAllByRole('link', { name: 'Genesis 1:2' });
    expect(second?.getAttribute('href')).toBe('/explorer/genesis/1/2?methods=HEBREW_STANDARD');
  });

  test('the calculator shows how many words of the library have the value', async () => {
    searchAsTheLibrary();
    await open({ word: 'אחד' });
    const { resultCount } = await site.json<ValueSearchAnswer>(
      '/api/search/gematria/13?limit=3&method=HEBREW_STANDARD&unit=word',
    );
    expect(resultCount).toBeGreaterThan(0);
    await eventually(() => screen.queryByText(`${grouped(resultCount)} words`)).not.toBeNull();
  });

  test('the calculator shows a message for a method that cannot search for spans', async () => {
    const method = METHODS.find(({ script, spans }) => script === 'hebrew' && !spans);
    await open({ word: 'שלום', method: method?.id ?? '' });
    await within(inScripture()).findByText('This method cannot find phrases.');
    expect(within(inScripture()).getAllByRole('region')).toHaveLength(2);
  });
});

test('two verses are compared by their references, also one of each script', async () => {
  await open({ text: 'Genesis 1:1', about: 'text', with: 'John 1:1' });
  await screen.findByText('John 1:1', { selector: 'bdi' });
  const both = region('Two texts compared');
  within(both).getByText('Genesis 1:1');
  await eventually(() => both.textContent).toMatch(/= 2,701.*= 3,617/u);
  within(both).getByText(/^The second is 916 more than the first by Hebrew Standard and Greek Standard\.$/u);
});

describe('addresses', () => {
  test('a link to the calculator restores texts, comparison and method, and Back returns to the previous state', async () => {
    await open({ word: 'א', text: 'ברא', about: 'text', with: 'גר', method: 'HEBREW_GADOL' });
    expect(field('Hebrew word').value).toBe('א');
    expect(field('Hebrew text').value).toBe('ברא');
    expect(field('Compare with').value).toBe('גר');
    expect(within(table()).getByLabelText<HTMLInputElement>('Great Value').checked).toBe(true);
    await open();
    fireEvent.click(screen.getByRole('link', { name: /^שלום/u }));
    await eventually(() => field('Hebrew word').value).toBe('שלום');
    history.back();
    await eventually(() => field('Hebrew word').value).toBe('');
  });

  test('each script in the calculator has its own texts, which are shown again when the reader returns to the script', async () => {
    await open({ word: 'שלום' });
    fireEvent.click(screen.getByRole('tab', { name: 'Greek' }));
    fill(await screen.findByLabelText('Greek word', { selector: 'input' }), 'Ἰησοῦς');
    await eventually(searchParams).toMatchObject({ script: 'greek', word: 'Ἰησοῦς' });
    await eventually(() => answer().textContent).toContain('= 888');
    fireEvent.click(screen.getByRole('tab', { name: 'Hebrew' }));
    await eventually(() => field('Hebrew word').value).toBe('שלום');
    fireEvent.click(screen.getByRole('tab', { name: 'Greek' }));
    await eventually(() => field('Greek word').value).toBe('Ἰησοῦς');
  });

  test('a text too long for an address is not put into the address of the calculator, and the page gives the reason', async () => {
    await open();
    fill(field('Hebrew text'), 'אור '.repeat(400));
    await within(answer()).findByText(/longer than 1,500 characters/u);
    expect(within(answer()).queryByRole('button', { name: 'Share' })).toBeNull();
    await eventually(() => answer().textContent).toContain(`= ${grouped(207 * 400)}`);
    expect(searchParams().text).toBeUndefined();
  });

  test('Share in the calculator copies a link with the answer if the device cannot share', async () => {
    await open({ word: 'שלום' });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fireEvent.click(within(answer()).getByRole('button', { name: 'Share' }));
    fireEvent.click(within(answer()).getByRole('button', { name: 'Link with this answer' }));
    await eventually(() => copied.mock.calls.length).toBe(1);
    const link = new URL(copied.mock.calls[0]?.[0] ?? '');
    expect(link.pathname + link.search).toMatch(/^\/calculator\?.*answer=376/u);
  });

  test('the calculator compares the answer in a link with the present one, and removes it from the address when the text changes', async () => {
    await open({ word: 'שלום', answer: '375' });
    await within(answer()).findByText(/When this link was made, the answer was/u);
    fill(field('Hebrew word'), 'שלומ');
    await eventually(() => searchParams().answer).toBeUndefined();
  });
});

describe('a method that exchanges letters', () => {
  const exchanged = (method: string) => screen.getByRole('region', { name: `The letters by ${method}` });

  test.each([
    ['ששך', 'בבל'],
    ['בָּבֶל', 'ששך'],
  ])(
    'by Atbash %s becomes %s, and the page says how often both are words of the Bible',
    async (typed, becomes) => {
      const { complaints } = await open({ word: typed, method: 'HEBREW_ATBASH' });
      await eventually(() => exchanged('Atbash').textContent).toContain(` → ${becomes}`);
      for (const word of ['בבל', 'ששך']) {
        const { times, verses } = await site.json<WordCountAnswer>(`/api/words/count?word=${word}`);
        await eventually(() => exchanged('Atbash').textContent).toMatch(
          new RegExp(`${word}: ${times} times? in ${verses} verses?`, 'u'),
        );
      }
      expect(complaints).toEqual([]);
    },
  );

  test.each([
    ['a method that exchanges none', { word: 'ששך' }],
    ['a long text', { text: 'ששך '.repeat(9), method: 'HEBREW_ATBASH' }],
  ])('of %s there are no other letters', async (_, search) => {
    await open(search);
    await eventually(() => answer().textContent).toContain('=');
    expect(screen.queryByRole('region', { name: /^The letters by/u })).toBeNull();
  });
});

describe('a reference in the calculator', () => {
  const text = () => card('Full Text');

  test.each([
    ['Gen 1:1', '2,701', '7 words, 28 letters', 'Open Genesis 1:1', '/explorer/genesis/1/1'],
    [
      'Gen 1:1 words 2–4',
      '690',
      '3 of 7 words, 10 letters',
      'Open Genesis 1:1, words 2–4',
      '/explorer/genesis/1/1?words=2-4',
    ],
    [
      'Genesis 1:1, words 3, 5, 7',
      '777',
      '3 of 7 words',
      'Open Genesis 1:1, words 3, 5, 7',
      '/explorer/genesis/1/1?words=3%2C5%2C7',
    ],
    [
      'gen 1:2 words 9-14',
      '1,369',
      '6 of 14 words',
      'Open Genesis 1:2, words 9–14',
      '/explorer/genesis/1/2?words=9-14',
    ],
    ['gen 1:2', '3,546', '14 words', 'Open Genesis 1:2', '/explorer/genesis/1/2'],
    ['Gen 1:1-2', '6,247', '21 words', 'Open Genesis 1:1–2', '/explorer/genesis/1/1-2'],
  ])('%s is %s: it takes %s and links to them', async (typed, value, taken, link, href) => {
    const { complaints } = await open({ text: typed });
    await eventually(() => text().textContent).toContain(taken);
    expect(answer().textContent).toContain(`= ${value}`);
    expect(within(text()).getByRole('link', { name: link }).getAttribute('href')).toBe(href);
    expect(searchParams()).toEqual({ text: typed });
    expect(complaints).toEqual([]);
  });

  test('the words of a reference are shown with their values, and a method can be chosen', async () => {
    await open({ text: 'Gen 1:1' });
    await eventually(() => values('Full Text')[0]).toBe('Hebrew Standard · Mispar Hechrachi2,701');
    expect(totals()).toEqual(['913', '203', '86', '401', '395', '407', '296'].map((value) => `= ${value}`));
    fill(within(answer()).getByLabelText('Method'), 'HEBREW_GADOL');
    await eventually(() => answer().textContent).toContain('= 4,631');
    await eventually(searchParams).toEqual({ text: 'Gen 1:1', method: 'HEBREW_GADOL' });
  });

  test('a Greek verse is counted by Greek methods, in the tab of the Greek calculator', async () => {
    await open({ text: 'John 1:1' });
    await eventually(() => screen.getByRole('tab', { selected: true }).textContent).toBe('Greek');
    expect(answer().textContent).toContain('= 3,617');
    fill(within(answer()).getByLabelText('Method'), 'GREEK_ORDINAL');
    await eventually(searchParams).toEqual({ text: 'John 1:1', method: 'GREEK_ORDINAL', script: 'greek' });
    fireEvent.click(screen.getByRole('tab', { name: 'Hebrew' }));
    await eventually(() => screen.getByRole('tab', { selected: true }).textContent).toBe('Hebrew');
    expect(field('Hebrew text').value).toBe('');
  });

  test.each([
    ['Gen 1:1 words 6-9', 'Genesis 1:1 has 7 words. Type numbers from 1 to 7 after “words”.'],
    ['Gen 1:1 words x', 'Genesis 1:1 has 7 words. Type their numbers after “words”, for example 1 or 2–4.'],
    ['Gen 1:99', 'Did you mean Genesis 1:31?'],
    ['Foo 1:1', 'This is not a reference. Type Hebrew or Greek letters, or a reference such as Gen 1:1'],
    ['route 66', 'This is not a reference. Type Hebrew or Greek letters, or a reference such as Gen 1:1'],
    ['Gensis 1:1', 'No book is called “Gensis”. Did you mean Genesis 1:1?'],
    ['Gen 1:1, 3', 'Type one verse, or verses of one chapter.'],
    ['Gen 1:1; John 1:1', 'Type one verse, or verses of one chapter.'],
  ])('%s has no sum, and the calculator says: %s', async (typed, reason) => {
    await open({ text: typed });
    await eventually(() => text().textContent).toContain(reason);
    expect(screen.queryByRole('region', { name: 'The answer' })).toBeNull();
  });

  test('a text with Hebrew letters is never a reference', async () => {
    const { apiCalls } = await open({ text: 'Gen 1:1 בראשית' });
    await eventually(() => answer().textContent).toContain('= 913');
    expect(apiCalls.filter((call) => call.startsWith('/api/verse'))).toEqual([]);
  });

  test('a reference whose words cannot be loaded is looked up again on request', async () => {
    const stop = site.answer('GET', '/api/verse/psalms/23/4', unreachable);
    await open({ text: 'Ps 23:4' });
    const retry = await within(text()).findByRole('button', { name: 'Retry' });
    stop();
    fireEvent.click(retry);
    await eventually(() => text().textContent).toContain('Open Psalm 23:4');
  });
});
