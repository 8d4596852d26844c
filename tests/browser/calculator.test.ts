/** The gematria calculator in a real browser: live values, the call, working, comparison, keys and addresses. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ValueHit, ValueSearchAnswer } from '../../domain/contract/index.ts';
import { gematriaValue, METHODS } from '../../domain/gematria/index.ts';
import { axeInEach, hasBrowser, overflow, type VisitOptions } from './browser.ts';
import { eventually, useSite } from './site.ts';
import { pause } from './waiting.ts';

const card = (page: Page, name: 'Single Word' | 'Full Text') =>
  page.getByRole('region', { name: `${name} Calculator` });
const wordField = (page: Page) => page.getByRole('textbox', { name: 'Hebrew word' });
const textField = (page: Page) => page.getByRole('textbox', { name: 'Hebrew text' });
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });
const working = (page: Page) => page.getByRole('region', { name: 'Letter by letter' });
const inScripture = (page: Page) => page.getByRole('region', { name: 'Where in Scripture is this value?' });
const table = (page: Page) => page.getByRole('table');
const grouped = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat('en').format(value));
const query = (page: Page) => new URL(page.url()).searchParams;
const path = (search: Record<string, string>) => `/calculator?${new URLSearchParams(search)}`;

const SEARCHES = '**/api/search/gematria/**';

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
  gematriaValue: 376,
  method: 'HEBREW_STANDARD',
  span: { startWord: 1, endWord: 1, addressWord: 1, text: 'שלום' },
});

/** Fixed answers of the search, because these tests need only their shape. */
const found = (count: number) => async (route: Route) => {
  const json: ValueSearchAnswer = {
    results: Array.from({ length: Math.min(count, 3) }, (_, at) => hit(at + 1)),
    resultCount: count,
    exactCount: count,
    editions: [{ id: 'wlc', revision: 'r' }],
  };
  await route.fulfill({ json });
};

describe.skipIf(!hasBrowser)('the calculator', () => {
  const site = useSite();
  const open = async (search: Record<string, string> = {}, options: VisitOptions = {}) => {
    const visit = await site.visit(options);
    await visit.page.route(SEARCHES, found(1_234));
    await visit.page.goto(site.at(path(search)));
    await card(visit.page, 'Single Word').waitFor();
    return visit;
  };

  test('both cards compute during typing, without a call, and the address follows', async () => {
    const { page, apiCalls, complaints, context } = await open();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Hebrew', 'Greek']);
    await wordField(page).fill('שלום');
    const values = card(page, 'Single Word').getByRole('listitem');
    expect(await values.allTextContents()).toEqual(['Hebrew Standard376', 'Hebrew Ordinal52']);
    await textField(page).fill('בראשית ברא אלהים');
    expect(await card(page, 'Full Text').getByRole('listitem').first().textContent()).toBe(
      `Hebrew Standard${grouped(gematriaValue('HEBREW_STANDARD', 'בראשית ברא אלהים'))}`,
    );
    await eventually(() => [
      query(page).get('word'),
      query(page).get('text'),
      query(page).get('about'),
    ]).toEqual(['שלום', 'בראשית ברא אלהים', 'text']);
    expect(apiCalls.filter((call) => call.startsWith('/api/calculate'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['Single Word', 'Please enter a Hebrew word to calculate its gematria value.'],
    ['Full Text', 'Please enter text to calculate its gematria value.'],
  ] as const)('%s: nothing entered is said, and not asked of the library', async (name, description) => {
    const { page, apiCalls, context } = await open();
    await (name === 'Single Word' ? wordField(page) : textField(page)).fill('   ');
    await card(page, name).getByRole('button', { name: 'Calculate' }).click();
    await eventually(() => page.getByRole('alert').textContent()).toBe(`Input Required${description}`);
    expect(apiCalls).toEqual([]);
    await context.close();
  });

  test('the button calls the library with the two methods of the script, and the page says that both agree', async () => {
    const { page, context } = await open({ word: 'שלום' });
    const call = page.waitForRequest('**/api/calculate*');
    await wordField(page).press('Enter');
    const request = await call;
    expect([request.method(), request.postDataJSON()]).toEqual([
      'POST',
      { text: 'שלום', methods: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'], options: {} },
    ]);
    await eventually(() => card(page, 'Single Word').getByRole('status').textContent()).toBe(
      'Calculated. The library counts the same.',
    );
    await context.close();
  });

  test('shows the library’s value, and says so, if the library counts differently', async () => {
    const { page, context } = await open({ word: 'שלום' });
    await page.route('**/api/calculate*', (route) =>
      route.fulfill({ json: [{ method: 'HEBREW_STANDARD', value: 377 }] }),
    );
    await card(page, 'Single Word').getByRole('button', { name: 'Calculate' }).click();
    await eventually(() => card(page, 'Single Word').getByRole('status').textContent()).toContain('377');
    await context.close();
  });

  test('shows the fixed error message if the call fails, and keeps the values', async () => {
    const { page, context } = await open({ word: 'שלום' });
    await page.route('**/api/calculate*', (route) => route.abort());
    await card(page, 'Single Word').getByRole('button', { name: 'Calculate' }).click();
    await eventually(() => page.getByRole('alert').textContent()).toBe(
      'Calculation ErrorFailed to calculate gematria value. Please try again.',
    );
    expect(await card(page, 'Single Word').getByRole('listitem').first().textContent()).toContain('376');
    await context.close();
  });

  test('the table has every method with its value, and the chosen one is worked out', async () => {
    const { page, context } = await open({ word: 'שָׁלוֹם abc' });
    const methods = METHODS.filter(({ script }) => script === 'hebrew');
    expect(await table(page).getByRole('radio').count()).toBe(methods.length);
    for (const { id, name } of methods) {
      const row = table(page)
        .getByRole('row')
        .filter({ has: page.getByRole('radio', { name, exact: true }) });
      expect(await row.getByRole('cell').first().textContent(), id).toBe(grouped(gematriaValue(id, 'שלום')));
    }
    expect(await working(page).textContent()).toContain('Left out: 3 Latin letters, 3 points and accents.');
    expect(await working(page).locator('.sum-total').textContent()).toBe('= 376');
    await table(page).getByRole('radio', { name: 'Total and Letters' }).click();
    await eventually(() => working(page).textContent()).toContain('Then total + number of letters: 380');
    await eventually(() => query(page).get('method')).toBe('HEBREW_MUSAFI');
    await eventually(() => answer(page).textContent()).toContain('= 380');
    await context.close();
  });

  test('words of a longer text are worked out one by one, and their sums add up', async () => {
    const text = 'ויאמר אלהים יהי אור ויהי אור';
    const { page, context } = await open({ text });
    const totals = await working(page).locator('.sum-total').allTextContents();
    expect(totals).toEqual(
      text.split(' ').map((word) => `= ${grouped(gematriaValue('HEBREW_STANDARD', word))}`),
    );
    expect(await working(page).textContent()).toContain(
      ` = ${grouped(gematriaValue('HEBREW_STANDARD', text))}`,
    );
    await page.goto(site.at(path({ text: Array(20).fill('אור').join(' ') })));
    await page.getByRole('button', { name: 'Show 8 more words' }).click();
    expect(await working(page).locator('.sum-total').count()).toBe(20);
    await context.close();
  });

  test('an option applies if its method has it, and is in the address', async () => {
    const { page, context } = await open({ word: 'יהוה', method: 'HEBREW_MILUI' });
    for (const milui of ['av', 'sag', 'mah', 'ben'] as const) {
      const value = gematriaValue('HEBREW_MILUI', 'יהוה', { milui });
      await answer(page).getByLabel('Letters’ names').selectOption(milui);
      await eventually(() => answer(page).textContent()).toContain(`= ${value}`);
      await eventually(() => query(page).get('milui')).toBe(milui);
    }
    await page.goto(site.at(path({ script: 'greek', text: 'ἐν ἀρχῇ', iotaSubscript: 'counted' })));
    await eventually(() => answer(page).textContent()).toContain(
      `= ${gematriaValue('GREEK_STANDARD', 'ἐν ἀρχῇ', { iotaSubscript: 'counted' })}`,
    );
    await context.close();
  });

  test('compares two texts, and lists first the methods that make them equal', async () => {
    const { page, context } = await open({ word: 'משיח' });
    await answer(page).getByRole('button', { name: 'Compare with another text' }).click();
    await page.getByRole('textbox', { name: 'Compare with' }).fill('נחש');
    await page.getByText('Equal: both come to 358 by Hebrew Standard.').waitFor();
    const equal = METHODS.filter(
      ({ id, script }) => script === 'hebrew' && gematriaValue(id, 'משיח') === gematriaValue(id, 'נחש'),
    );
    const first = table(page).locator('tbody').first();
    await eventually(() => first.locator('th[scope=rowgroup]').textContent()).toBe('Equal in both');
    await eventually(() => first.getByRole('radio').count()).toBe(equal.length);
    await eventually(() => first.getByText('equal', { exact: true }).count()).toBe(equal.length);
    await eventually(() => query(page).get('with')).toBe('נחש');
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await eventually(() => query(page).get('with')).toBeNull();
    await context.close();
  });

  describe('in Scripture', () => {
    test('counts words, spans and verses with this value, and links to the search', async () => {
      const { page, apiCalls, context } = await open({ word: 'שלום' });
      const all = inScripture(page).getByRole('link', { name: /^All 1,234 /u });
      await eventually(() => all.count()).toBe(3);
      expect(await all.first().getAttribute('href')).toBe(
        '/search/gematria/376?method=HEBREW_STANDARD&unit=word',
      );
      const asked = apiCalls.filter((call) => call.startsWith('/api/search/'));
      expect(asked.map((call) => new URLSearchParams(call.split('?')[1]).get('unit')).sort()).toEqual([
        'span',
        'verse',
        'word',
      ]);
      expect(
        await inScripture(page).getByRole('link', { name: 'Genesis 1:2' }).first().getAttribute('href'),
      ).toBe('/explorer/genesis/1/2?methods=HEBREW_STANDARD');
      await context.close();
    });

    test('shows what the library says', async () => {
      const { page, context } = await site.visit();
      await page.goto(site.at(path({ word: 'אחד' })));
      const { resultCount } = (await (
        await fetch(site.at('/api/search/gematria/13?method=HEBREW_STANDARD&unit=word&limit=3'))
      ).json()) as ValueSearchAnswer;
      expect(resultCount).toBeGreaterThan(0);
      await eventually(() =>
        inScripture(page)
          .getByRole('region', { name: 'Words', exact: true })
          .getByRole('status')
          .textContent(),
      ).toBe(`${grouped(resultCount)} words`);
      await context.close();
    });

    test('shows a failure there, with a retry, and the rest of the page stays', async () => {
      const { page, context } = await site.visit();
      await page.route(SEARCHES, (route) => route.abort());
      await page.goto(site.at(path({ word: 'שלום' })));
      await inScripture(page).getByRole('alert').waitFor();
      expect(await answer(page).textContent()).toContain('= 376');
      await page.unroute(SEARCHES);
      await page.route(SEARCHES, found(0));
      await inScripture(page).getByRole('button', { name: 'Retry' }).click();
      await inScripture(page).getByText('0 verses').waitFor();
      await context.close();
    });

    test('says so if a method cannot search for spans', async () => {
      const method = METHODS.find(({ script, spans }) => script === 'hebrew' && !spans);
      const { page, context } = await open({ word: 'שלום', method: method?.id ?? '' });
      await inScripture(page).getByText('Spans of words cannot be found by this method.').waitFor();
      expect(await inScripture(page).getByRole('region').count()).toBe(2);
      await context.close();
    });
  });

  describe('addresses', () => {
    test('a link restores everything, and Back goes to the state before', async () => {
      const search = { word: 'א', text: 'ברא', about: 'text', with: 'גר', method: 'HEBREW_GADOL' };
      const { page, context } = await open(search);
      expect(await wordField(page).inputValue()).toBe('א');
      expect(await textField(page).inputValue()).toBe('ברא');
      expect(await page.getByRole('textbox', { name: 'Compare with' }).inputValue()).toBe('גר');
      expect(await table(page).getByRole('radio', { name: 'Great Value' }).isChecked()).toBe(true);
      await page.goto(site.at('/calculator'));
      await page.getByRole('link', { name: 'שלום, peace' }).click();
      await eventually(() => wordField(page).inputValue()).toBe('שלום');
      await page.goBack();
      await eventually(() => wordField(page).inputValue()).toBe('');
      await context.close();
    });

    test('each script keeps its own text', async () => {
      const { page, context } = await open({ word: 'שלום' });
      await page.getByRole('tab', { name: 'Greek' }).click();
      const greek = page.getByRole('textbox', { name: 'Greek word' });
      await greek.fill('Ἰησοῦς');
      await eventually(() => [query(page).get('script'), query(page).get('word')]).toEqual([
        'greek',
        'Ἰησοῦς',
      ]);
      await eventually(() => answer(page).textContent()).toContain('= 888');
      await page.getByRole('tab', { name: 'Hebrew' }).click();
      expect(await wordField(page).inputValue()).toBe('שלום');
      await page.getByRole('tab', { name: 'Greek' }).click();
      expect(await greek.inputValue()).toBe('Ἰησοῦς');
      await context.close();
    });

    test('a long text stays out of the address, and the page says so', async () => {
      const { page, context } = await open();
      await textField(page).fill('אור '.repeat(400));
      await answer(page).getByText('An address holds 1,500 characters').waitFor();
      expect(await answer(page).getByRole('button', { name: 'Cite' }).count()).toBe(0);
      // A long text can be shown a moment after its field changes.
      await eventually(() => answer(page).textContent()).toContain(`= ${grouped(207 * 400)}`);
      expect(query(page).get('text')).toBeNull();
      await context.close();
    });

    test('compares a link’s answer with today’s, and drops it when something else is computed', async () => {
      const { page, context } = await open({ word: 'שלום', answer: '375' });
      await answer(page).getByText('This link was made with another answer').waitFor();
      await wordField(page).fill('שלומ');
      await eventually(() => query(page).get('answer')).toBeNull();
      await context.close();
    });
  });

  test('keys on the page type at the caret, and arrow keys move between them', async () => {
    const { page, complaints, context } = await open({ word: 'שם' });
    await page.getByRole('button', { name: 'Hebrew keys for Hebrew word' }).click();
    const keys = page.getByRole('toolbar', { name: 'Hebrew keys' });
    await keys.waitFor();
    expect(await keys.getByRole('button').count()).toBe(29);
    await wordField(page).evaluate((field: HTMLInputElement) => {
      field.focus();
      field.setSelectionRange(1, 1);
    });
    await keys.getByRole('button', { name: 'Lamed' }).click();
    await keys.getByRole('button', { name: 'Vav' }).click();
    expect(await wordField(page).inputValue()).toBe('שלום');
    expect(await wordField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
    expect(await wordField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await keys.getByRole('button', { name: 'Backspace' }).click();
    expect(await wordField(page).inputValue()).toBe('שלם');

    await keys.getByRole('button', { name: 'Alef' }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Bet');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Backspace');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).not.toBe('Alef');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Alef');
    await page.keyboard.press('Enter');
    expect(await wordField(page).inputValue()).toBe('שלאם');
    await page.keyboard.press('Tab');
    expect(await keys.evaluate((root) => root.contains(document.activeElement))).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the explanation of a method appears on hover and on focus, stays open, and closes with Escape', async () => {
    const { page, context } = await open({ word: 'שלום' });
    const button = card(page, 'Single Word').getByRole('button', { name: 'About Hebrew Standard' });
    const note = card(page, 'Single Word').getByRole('note');
    await button.hover();
    await note.waitFor();
    await note.getByText('Source:').hover();
    await pause(page, 400);
    expect(await note.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => note.count()).toBe(0);
    await page.mouse.move(0, 0);
    await card(page, 'Single Word').getByRole('button', { name: 'Calculate' }).focus();
    await page.keyboard.press('Tab');
    await note.waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'More about Hebrew Standard',
    );
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/methods/HEBREW_STANDARD');
    await context.close();
  });

  describe('access', () => {
    const SCREENS = [
      {},
      { word: 'שלום abc', text: 'בראשית ברא', about: 'text', method: 'HEBREW_ATBASH' },
      { script: 'greek', word: 'ἀγάπη', with: 'θέλημα' },
    ];

    test.each(SCREENS)('no violations in either theme, narrow or wide: %o', async (search) => {
      const { page, complaints, context } = await open(search as Record<string, string>);
      if ('word' in search) await inScripture(page).getByRole('link').first().waitFor();
      await page.getByRole('button', { name: /keys for .* word$/u }).click();
      await page.getByRole('toolbar').waitFor();
      const about = page.getByRole('button', { name: /^About / }).first();
      await about.click();
      await page.getByRole('note').first().waitFor();
      expect(await axeInEach(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('nothing scrolls sideways at 320 px, except what is marked as scrollable', async () => {
      const { page, context } = await open({}, { width: 320 });
      for (const search of SCREENS) {
        await page.goto(site.at(path(search as Record<string, string>)));
        await card(page, 'Single Word').waitFor();
        await page.getByRole('button', { name: /keys for .* text$/u }).click();
        await page.getByRole('toolbar').waitFor();
        expect([search, await overflow(page)]).toEqual([search, 0]);
      }
      await context.close();
    });
  });
});
