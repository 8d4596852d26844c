/** The explorer in a real browser, over the built application and the whole library. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { heldBack, pause } from './waiting.ts';

const PLACES = [
  '/',
  '/explorer/psalms/23/3',
  '/explorer/psalms/3/0',
  '/explorer/psalms/3',
  '/explorer/1samuel/20/2',
  '/explorer/mark/16/8',
  '/explorer/acts/8/37',
  '/explorer/psalms/23/9',
  '/nowhere',
];

/** Only letters and spaces, because texts differ in the order of the marks on a letter. */
const bare = (text: string | null) => (text ?? '').replace(/[\u0591-\u05C7]/gu, '');

const total = (page: Page, name: string) =>
  page.locator('.explorer-panel').getByRole('row', { name }).getByRole('cell').textContent();

describe.skipIf(!hasBrowser)('the explorer', () => {
  const site = useSite();
  const { open } = site;

  test('opens again from the browser’s cache, and its scripts run under the page’s policy', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    for (const path of ['/', '/explorer/psalms/23/3', '/']) {
      await page.goto(site.at(path));
      await heading(page).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows a verse in Hebrew and English, word by word from right to left, with its totals', async () => {
    const { page, status, complaints, context } = await open('/explorer/psalms/23/3');
    expect(status).toBe(200);
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    await eventually(() => page.title()).toBe('Psalm 23:3 · Gematria Explorer');
    const hebrew = page.locator('p.scripture[lang=he]');
    expect(await hebrew.getAttribute('dir')).toBe('rtl');
    expect(bare(await hebrew.textContent())).toContain('נפשי ישובב');
    expect(await page.locator('p.scripture[lang=en]').textContent()).toContain('He restoreth my soul');

    const words = page.locator('.interlinear > li');
    expect(await words.count()).toBe(7);
    const [first, second] = [await words.nth(0).boundingBox(), await words.nth(1).boundingBox()];
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(await words.nth(0).textContent()).toContain('440');
    expect(await total(page, 'Hebrew Standard')).toBe('1,773');
    expect(await total(page, 'Words')).toBe('7');
    expect(await total(page, 'Letters')).toBe('30');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('needs no call for the first screen, and then fetches only the neighbours', async () => {
    const { page, apiCalls, context } = await open('/explorer/psalms/23/3');
    expect(apiCalls.filter((path) => path === '/api/verse/psalms/23/3')).toEqual([]);
    await eventually(() => apiCalls.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect([...apiCalls].sort()).toEqual(['/api/verse/psalms/23/2', '/api/verse/psalms/23/4']);
    await context.close();
  });

  test('does not shift while fonts and scripts arrive', async () => {
    const { page, context } = await site.visit({ isFirst: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.at('/explorer/psalms/23/3'), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  test('steps by button and by arrow key, and moves the focus to the new reference', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:4');
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/4');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:3');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => page.title()).toBe('Psalm 23:2 · Gematria Explorer');
    await page.goBack();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:3');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('leaves the arrow keys to a focused select', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.getByLabel('Version').focus();
    await page.keyboard.press('ArrowRight');
    await pause(page, 200);
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/3');
    await context.close();
  });

  test('stops at both ends of the canon and passes through a psalm’s title', async () => {
    const { page, context } = await open('/explorer/genesis/1/1');
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await page.goto(site.at('/explorer/revelation/22/21'));
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.goto(site.at('/explorer/psalms/3/1'));
    await page.getByRole('link', { name: 'Previous: Psalm 3 title' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 3 title');
    expect(await page.getByText('Masoretic numbering: Psalm 3:1').isVisible()).toBe(true);
    await context.close();
  });

  test('answers a verse that does not exist with 404 and the nearest one, at the same address', async () => {
    const { page, status, context } = await open('/explorer/psalms/23/9');
    expect(status).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/9');
    await page.getByRole('link', { name: 'Go to Psalm 23:6' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:6');
    await context.close();
  });

  test('answers an unknown page with 404 and links to other pages', async () => {
    const { page, status, context } = await open('/nowhere');
    expect(status).toBe(404);
    expect(await heading(page).textContent()).toBe('404 Page Not Found');
    expect(await page.getByRole('link', { name: 'Read Psalm 23:3' }).isVisible()).toBe(true);
    await context.close();
  });

  test('says so if the edition lacks the verse, and shows its English', async () => {
    const { page, status, complaints, context } = await open('/explorer/acts/8/37');
    expect(status).toBe(200);
    expect(await page.getByText('Not in this edition').isVisible()).toBe(true);
    expect(await page.locator('p.scripture[lang=en]').textContent()).toContain('Philip said');
    expect(await total(page, 'Greek Standard')).toBe('–');
    expect(await page.getByText('There are no words here to count.').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows the qere beside the ketiv, and once for words that are read as one', async () => {
    const { page, context } = await open('/explorer/1samuel/20/2');
    expect(await page.locator('.qere').count()).toBe(1);
    expect(await page.locator('.interlinear').getByText('read:').count()).toBe(1);
    expect(await page.getByText('The values count what is written.').isVisible()).toBe(true);
    await context.close();
  });

  test('shows the ending after Mark 16:8 separately, with its own totals', async () => {
    const { page, context } = await open('/explorer/mark/16/8');
    expect(await total(page, 'Words')).toBe('18');
    const ending = page.getByRole('region', { name: 'After verse 8, without a number' });
    expect(await ending.getByRole('row', { name: 'Words' }).getByRole('cell').textContent()).toBe('34');
    await context.close();
  });

  test('shows a whole chapter with its title, and marks the verse that the reader came from', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/3/2');
    await page.getByRole('link', { name: 'Whole chapter' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 3');
    const verses = page.locator('.verse-row');
    expect(await verses.count()).toBe(9);
    expect(await verses.first().getByRole('link').textContent()).toBe('Title');
    expect(await page.locator('#v2').getAttribute('class')).toContain('is-marked');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('keeps the chosen method in the address and carries it to other verses', async () => {
    const { page, context } = await open('/explorer/genesis/1/1?methods=HEBREW_GADOL');
    await eventually(() => total(page, 'Hebrew Gadol')).toBe('4,631');
    await page.getByRole('link', { name: 'Next: Genesis 1:2' }).click();
    await eventually(() => heading(page).textContent()).toBe('Genesis 1:2');
    expect(new URL(page.url()).search).toBe('?methods=HEBREW_GADOL');
    await context.close();
  });

  test('shows those of the chosen methods that fit the verse’s script, like the checkboxes', async () => {
    const { page, complaints, context } = await open('/explorer/john/1/1');
    const totals = page.locator('.explorer-panel table').first().getByRole('rowheader');
    await eventually(() => totals.allTextContents()).toEqual(['Greek Standard', 'Words', 'Letters']);
    await page.getByRole('checkbox', { name: 'Greek Ordinal' }).check();
    await eventually(() => totals.allTextContents()).toEqual([
      'Greek Standard',
      'Greek Ordinal',
      'Words',
      'Letters',
    ]);
    await page.goto(site.at('/explorer/psalms/23/3'));
    await eventually(() => totals.allTextContents()).toEqual([
      'Hebrew Standard',
      'Hebrew Ordinal',
      'Words',
      'Letters',
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('drops unknown parts of the address, and keeps the marked word when a method changes', async () => {
    const { page, apiCalls, complaints, context } = await open(
      '/explorer/psalms/23/3?version=bogus&panel=zzz&methods=NO_SUCH&reading=aloud#w4',
    );
    expect(await total(page, 'Hebrew Standard')).toBe('1,773');
    expect(apiCalls.filter((path) => path.startsWith('/api/verse/psalms/23/3'))).toEqual([]);
    await eventually(() => page.url()).toBe(site.at('/explorer/psalms/23/3#w4'));
    await page.getByRole('checkbox', { name: 'Hebrew Ordinal' }).uncheck();
    await eventually(() => page.url()).toBe(
      site.at('/explorer/psalms/23/3?methods=HEBREW_STANDARD%2CGREEK_STANDARD#w4'),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('requests exactly what the Worker has written into the page, for any address', async () => {
    for (const path of [
      '/explorer/psalms/23/3?version=kjvs&reading=ketiv',
      '/explorer/john/1?methods=HEBREW_GADOL,GREEK_STANDARD,X&version=kjv&version=original',
    ]) {
      const { page, apiCalls, context } = await open(path);
      await page.waitForLoadState('networkidle');
      const own = new URL(site.at(path)).pathname.replace('/explorer', '/api/verse');
      expect(apiCalls.filter((call) => new URL(site.at(call)).pathname === own)).toEqual([]);
      await context.close();
    }
  });

  test('a redirect within the page keeps the query', async () => {
    const { page, context } = await open('/');
    await page.evaluate(() => {
      history.pushState({}, '', '/explorer/Ps/023?methods=HEBREW_GADOL#v2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await eventually(() => page.url()).toBe(site.at('/explorer/psalms/23?methods=HEBREW_GADOL#v2'));
    await context.close();
  });

  test('explains a failure, keeps the rest of the page, and tries again on request', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    const body = {
      message: 'The library cannot be reached just now.',
      code: 'unavailable',
      requestId: 'r-1',
    };
    await page.route('**/api/verse/psalms/23/6', (route) => route.fulfill({ status: 503, json: body }));
    await page
      .getByRole('navigation', { name: 'Verses of Psalm 23' })
      .getByRole('link', { name: '6' })
      .click();
    await eventually(() => heading(page).textContent()).toBe('Error Loading Data:');
    expect(await page.locator('.error-box').textContent()).toContain(body.message);
    expect(await page.locator('.error-box').textContent()).toContain('r-1');
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    await page.unroute('**/api/verse/psalms/23/6');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:6');
    await context.close();
  });

  test('tells a reader without a connection what happened', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Verses of Psalm 23' })
      .getByRole('link', { name: '6' })
      .click();
    await eventually(() => heading(page).textContent()).toBe('Error Loading Data:');
    expect(await page.locator('.error-box').textContent()).toContain('Check the connection');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:6');
    await context.close();
  });

  test('shows a skeleton while a verse is slow, but not before 150 ms', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    const send = await heldBack(page, '**/api/verse/psalms/23/6');
    // Measured inside the page, because the way from the test to the browser takes unknown time.
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          addEventListener('click', () => (clicked = performance.now()), { capture: true });
          new MutationObserver(() => {
            // The skeleton of the verse itself. Parts below the text can be late too.
            if (document.querySelector('.explorer-text[aria-busy=true]'))
              resolve(performance.now() - clicked);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page
      .getByRole('navigation', { name: 'Verses of Psalm 23' })
      .getByRole('link', { name: '6' })
      .click();
    expect(await delay).toBeGreaterThanOrEqual(145);
    expect(await page.getByText('Loading the verse').count()).toBe(1);
    send();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:6');
    await context.close();
  });

  test('applies the stored theme before the first paint', async () => {
    const { page, context } = await site.visit({ theme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.at('/explorer/psalms/23/3'));
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await context.close();
  });

  test.each(PLACES)('%s is accessible in both themes, narrow and wide, and fits 320 px', async (path) => {
    const { page, context } = await open(path);
    expect(await axeInEach(page)).toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
    await context.close();
  });
});
