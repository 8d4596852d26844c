/** Reading in a real browser: the text, its words, their card, the chapter, paper. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hebrewLetters } from '../../domain/hebrew.ts';
import { axeViolations, hasBrowser, spaceText } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const card = (page: Page) => page.locator('.word-card');
const word = (page: Page, position: number) => page.locator(`#w${position} > a`);
const hebrew = (page: Page) => page.locator('p.scripture[lang=he]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.parentElement?.id);

/** Whether the whole of an element stands within the window. */
const isInWindow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return top >= 0 && left >= 0 && bottom <= clientHeight + 1 && right <= clientWidth + 1;
    });

/** Holds an answer back until the returned function is called. */
async function heldBack(page: Page, answer: RegExp): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(answer, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

describe.skipIf(!hasBrowser)('reading', () => {
  const site = useSite();
  const { open } = site;

  test('a card opens where the pointer rests, stays under it, and Escape closes it', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await page.locator('#w2').hover();
    await card(page).waitFor();
    expect(await isInWindow(page, '.word-card')).toBe(true);
    await card(page).hover();
    await page.waitForTimeout(500);
    expect(await card(page).isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await eventually(() => card(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a card opens on a word that the keys lead to, follows them, and stays closed after Escape', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await word(page, 1).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 2 of Psalm 23:3');
    expect(await focused(page)).toBe('w2');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 3 of Psalm 23:3');
    expect(await focused(page)).toBe('w3');
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await eventually(() => card(page).count()).toBe(0);
    await page.waitForTimeout(400);
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).hash).toBe('#w3');
    await page.keyboard.press('Escape');
    await eventually(() => focused(page)).toBe('w3');
    await page.waitForTimeout(400);
    expect(await card(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a card whose script does not come leaves the verse, says so, and opens when it comes', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/assets/word-card*', (route) => route.abort());
    await page.locator('#w2').hover();
    await word(page, 3).click();
    await page.getByRole('alert').getByText('This part could not be loaded').waitFor();
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    expect(await page.locator('.interlinear-word').count()).toBe(7);
    await page.unroute('**/assets/word-card*');
    await word(page, 2).click();
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 2 of Psalm 23:3');
    await context.close();
  });

  test('one card is open at a time, also where a page holds two texts', async () => {
    const { page, context } = await open('/explorer/mark/16/8');
    await word(page, 2).click();
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 2 of Mark 16:8');
    await page.locator('#e3 > a').click();
    await eventually(() => card(page).getAttribute('aria-label')).toBe(
      'Word 3 of the ending after Mark 16:8',
    );
    expect(await card(page).count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('#e3');
    await context.close();
  });

  test('a word clicked while the next verse loads is marked in its own verse', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/api/verse/psalms/23/6*', (route) => setTimeout(() => void route.continue(), 2000));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.verse-grid a[href$="/23/6"]')?.click();
      document.querySelector<HTMLElement>('#w4 > a')?.click();
    });
    await card(page).waitFor();
    await eventually(() => page.evaluate(() => location.pathname + location.hash)).toBe(
      '/explorer/psalms/23/3#w4',
    );
    expect(await page.locator('#w4').getAttribute('class')).toContain('is-marked');
    await context.close();
  });

  test('another word in the address of the same verse takes mark and focus', async () => {
    const { page, context } = await open('/explorer/psalms/23/3#w2');
    await eventually(() => focused(page)).toBe('w2');
    await page.evaluate(() => {
      location.hash = '#w5';
    });
    await eventually(() => focused(page)).toBe('w5');
    await page.goBack();
    await eventually(() => focused(page)).toBe('w2');
    expect(await page.locator('.interlinear-word.is-marked').getAttribute('id')).toBe('w2');
    await context.close();
  });

  test('a card tells form, parsing, meaning, dictionary, values with their working, and occurrences', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await word(page, 2).click();
    await eventually(() => card(page).textContent()).toContain('to turn back');
    const told = (await card(page).textContent()) ?? '';
    for (const part of ['yeshovev', 'Hebrew', 'H7725', 'Verb, polel', 'to return', 'find all 1,056']) {
      expect(told).toContain(part);
    }
    await card(page).locator('.letter-working').first().waitFor();
    const letters = await card(page).locator('.letter-working').first().locator('li').allTextContents();
    expect(letters).toEqual(['י10', 'ש300', 'ו6', 'ב2', 'ב2']);
    await context.close();
  });

  test('Tab stops once at the words, arrow keys lead between them and turn no verse', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    expect(await page.locator('.interlinear a[tabindex="0"]').count()).toBe(1);
    await word(page, 1).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('w2');
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    await eventually(() => new URL(page.url()).hash).toBe('#w2');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 3 of Psalm 23:3');
    await page.keyboard.press('Escape');
    await eventually(() => focused(page)).toBe('w3');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('w1');
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/3');
    await context.close();
  });

  test('a link to a word brings it into view, focused and marked', async () => {
    const { page, context } = await open('/explorer/esther/8/9#w40', { width: 360 });
    await eventually(() => focused(page)).toBe('w40');
    expect(await page.locator('#w40').getAttribute('class')).toContain('is-marked');
    await eventually(() => isInWindow(page, '#w40')).toBe(true);
    const header = await page.locator('header').first().boundingBox();
    const box = await page.locator('#w40').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    await context.close();
  });

  test('words of one lemma light up together, in the verse as in its words', async () => {
    const { page, context } = await open('/explorer/genesis/1/1');
    await word(page, 4).focus();
    await eventually(() => page.locator('.interlinear-word.is-lit').count()).toBe(2);
    expect(await page.locator('.run-word.is-lit').allTextContents()).toEqual(['אֵ֥ת', 'וְאֵ֥ת']);
    await page.goto(site.at('/explorer/esther/8/9'));
    await page.locator('.interlinear a', { hasText: 'מְדִינָ֤ה' }).first().waitFor();
    const lemma = page.locator('.interlinear-word', { hasText: 'H4082' });
    await lemma.first().locator('a').focus();
    await eventually(() => page.locator('.run-word.is-lit').count()).toBe(await lemma.count());
    await context.close();
  });

  test('vowels and accents are switches that change no letter', async () => {
    const { page, context } = await open('/explorer/genesis/1/1');
    const before = (await hebrew(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByLabel('Accents').uncheck();
    await eventually(() => hebrew(page).textContent()).not.toMatch(/[\u0591-\u05AF]/u);
    expect(await hebrew(page).textContent()).toMatch(/[\u05B0-\u05BC]/u);
    await page.getByLabel('Vowels').uncheck();
    await eventually(() => hebrew(page).textContent()).not.toMatch(/[\u0591-\u05BD]/u);
    expect(await page.getByLabel('Accents').isDisabled()).toBe(true);
    expect(hebrewLetters((await hebrew(page).textContent()) ?? '')).toBe(hebrewLetters(before));
    await page.reload();
    await heading(page).waitFor();
    expect(await hebrew(page).textContent()).not.toMatch(/[\u0591-\u05BD]/u);
    await page.goto(site.at('/explorer/john/1/1'));
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByLabel('Transliteration').waitFor();
    expect(await page.getByLabel('Vowels').count()).toBe(0);
    await context.close();
  });

  test('rows of the interlinear come and go one by one, and all text grows together', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const texts = [
      'p.scripture[lang=he]',
      'p.scripture[lang=en]',
      '.interlinear-original',
      '.interlinear-gloss',
    ];
    const before = await Promise.all(texts.map(size));
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByRole('button', { name: 'Larger text' }).click();
    const after = await Promise.all(texts.map(size));
    for (const [index, grown] of after.entries()) expect(grown / (before[index] ?? 1)).toBeCloseTo(1.12, 1);
    await page.getByLabel('Parsing').check();
    await eventually(() => page.locator('#w2').textContent()).toContain('polel');
    await page.getByLabel('Transliteration').uncheck();
    await eventually(() => page.locator('.interlinear-sound').count()).toBe(0);
    await context.close();
  });

  test('columns of a line share their rows', async () => {
    const { page, context } = await open('/explorer/1samuel/20/2');
    const rows = await page.locator('.interlinear-word').evaluateAll((columns) =>
      columns.map((column) => ({
        top: Math.round(column.getBoundingClientRect().top),
        value: Math.round(column.querySelector('.interlinear-value')?.getBoundingClientRect().top ?? 0),
      })),
    );
    for (const top of new Set(rows.map((row) => row.top))) {
      expect(new Set(rows.filter((row) => row.top === top).map((row) => row.value)).size).toBe(1);
    }
    await context.close();
  });

  test('the read text counts where it is asked for, with the written beside it', async () => {
    const { page, context } = await open('/explorer/1samuel/20/2?reading=qere');
    expect(await page.getByText('The values count what is read.').isVisible()).toBe(true);
    expect(await page.locator('.interlinear').getByText('written:').count()).toBe(1);
    await page.locator('.interlinear-word', { hasText: 'written:' }).locator('a').focus();
    await page.keyboard.press('Enter');
    await eventually(() => card(page).textContent()).toContain('Ketiv, written');
    await context.close();
  });

  test('the original stands alone where it is asked for; a text that is not installed says so', async () => {
    const { page, context } = await open('/explorer/psalms/23/3?version=original');
    expect(await page.locator('p.scripture[lang=en]').count()).toBe(0);
    await page.goto(site.at('/explorer/psalms/23/3?version=esv'));
    await eventually(() => heading(page).textContent()).toBe('Not installed here');
    expect(await page.locator('.explorer-rail').count()).toBe(1);
    await page.getByRole('link', { name: 'Read the King James Version' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:3');
    await page.goto(site.at('/explorer/tobit/1/1?version=esv'));
    await eventually(() => heading(page).textContent()).toBe('Not installed here');
    expect(await page.getByRole('link', { name: 'Read the King James Version' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See the books that are here' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/bible');
    await context.close();
  });

  test('what is not there or failed keeps the ways elsewhere on a phone', async () => {
    const { page, context } = await open('/explorer/psalms/23/9', { width: 360 });
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('dialog', { name: 'What to read' }).waitFor();
    await page.keyboard.press('Escape');
    const body = { message: 'No such method.', code: 'bad_request', requestId: 'r-2' };
    await page.route('**/api/verse/psalms/23/5*', (route) => route.fulfill({ status: 400, json: body }));
    await page.getByRole('link', { name: 'Previous: Psalm 23:5' }).click();
    await eventually(() => heading(page).textContent()).toBe('Error Loading Data:');
    expect(await page.locator('.error-box').textContent()).toContain('Error fetching verse: 400');
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Next: Psalm 23:6' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:6');
    await page.goto(site.at('/explorer/nowhere/1/1'));
    await eventually(() => heading(page).textContent()).toBe('404 Page Not Found');
    expect((await heading(page).boundingBox())?.x).toBe(16);
    await context.close();
  });

  test('a failure stands in the frame, with status, reason and request, and Retry mends it', async () => {
    const { page, context } = await open('/explorer/psalms/23/1');
    const body = {
      message: 'The library cannot be reached just now.',
      code: 'unavailable',
      requestId: 'r-1',
    };
    await page.route('**/api/verse/psalms/23/4*', (route) => route.fulfill({ status: 503, json: body }));
    await page.getByRole('link', { name: /^Next/u }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:2');
    await page.getByRole('link', { name: 'Next: Psalm 23:3' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:3');
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => heading(page).textContent()).toBe('Error Loading Data:');
    const told = (await page.getByRole('alert').filter({ hasText: 'Error' }).textContent()) ?? '';
    for (const part of ['Error fetching verse: 503', body.message, 'r-1']) expect(told).toContain(part);
    expect(await page.locator('.explorer-rail').count()).toBe(1);
    await page.unroute('**/api/verse/psalms/23/4*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:4');
    await context.close();
  });

  test('a slow verse is named at once, and never by the one before', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/api/verse/genesis/1/1*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.evaluate(() => history.pushState({}, '', '/explorer/genesis/1/1'));
    await page.locator('.explorer-text[aria-busy=true]').waitFor();
    expect(await page.locator('.explorer-text[aria-busy=true] .text-head').textContent()).toBe('Genesis 1:1');
    expect(await page.title()).toContain('Genesis 1:1');
    await eventually(() => hebrew(page).count()).toBe(1);
    await context.close();
  });

  test('a step to a neighbour that came ahead asks for no verse again', async () => {
    const { page, apiCalls, context } = await open('/explorer/psalms/23/3');
    const verses = () => apiCalls.filter((path) => path.startsWith('/api/verse/psalms/23/4'));
    await eventually(() => verses().length).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:4');
    expect(verses()).toHaveLength(1);
    await context.close();
  });

  test('a chapter brings the marked verse of the longest psalm under the header', async () => {
    const { page, context } = await open('/explorer/psalms/119#v150');
    const top = () => page.locator('#v150').evaluate((row) => row.getBoundingClientRect().top);
    await eventually(async () => (await top()) > 50 && (await top()) < 160).toBe(true);
    expect(await page.locator('#v150').getAttribute('class')).toContain('is-marked');
    const [number, text] = [
      await page.locator('#v150 p[lang=he] .verse-number').boundingBox(),
      await page.locator('#v150 p[lang=he]').boundingBox(),
    ];
    expect(number?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) / 2);
    await context.close();
  });

  test('Back leads to where the reader was, in a chapter with a marked verse, the next page there or not', async () => {
    const { page, context } = await open('/explorer/psalms/119#v150');
    const top = () => page.locator('#v150').evaluate((row) => row.getBoundingClientRect().top);
    await eventually(async () => (await top()) > 50 && (await top()) < 160).toBe(true);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(600);
    expect(await top()).toBeLessThan(-500);
    /** The verse in the middle of the window, and its distance from the upper edge to ten pixels. */
    const seen = () =>
      page.evaluate(() => {
        const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.verse-row');
        return `${row?.id} ${Math.round((row?.getBoundingClientRect().top ?? 0) / 10)}`;
      });
    const before = await seen();

    const backFrom = async (next: Locator) => {
      // A real click would bring the link into view first.
      await page
        .locator('a[href="/help"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await next.waitFor();
      await page.goBack();
      await eventually(seen).toBe(before);
      await page.waitForTimeout(600);
      expect(await seen()).toBe(before);
    };
    const send = await heldBack(page, /\/help-page/u);
    await backFrom(page.locator('.page[aria-busy=true]'));
    send();
    await backFrom(page.getByRole('heading', { level: 1, name: 'Help' }));
    expect(await page.locator('#v150').getAttribute('class')).toContain('is-marked');
    expect(await page.locator('.explorer-text').getByRole('region').count()).toBe(0);
    await context.close();
  });

  test('the next chapter begins at its top, also where it is waited for, and Back is where the reader was', async () => {
    const { page, context } = await open('/explorer/psalms/118', { width: 360 });
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForTimeout(300);
    const before = await scrolled();
    expect(before).toBeGreaterThan(1000);
    const send = await heldBack(page, /\/api\/verse\/psalms\/119/u);
    await page
      .locator('a[href="/explorer/psalms/119"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('.explorer-text[aria-busy=true]').waitFor();
    send();
    await page.locator('#v176').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await eventually(async () => Math.abs((await scrolled()) - before)).toBeLessThan(40);
    await context.close();
  });

  test('Back from a page that has not come leads to where the reader was', async () => {
    const { page, context } = await open('/about', { width: 360 });
    await page.evaluate(() => scrollTo(0, 600));
    const send = await heldBack(page, /\/help-page/u);
    await page
      .locator('a[href="/help"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('.page[aria-busy=true]').waitFor();
    await page.goBack();
    await heading(page).filter({ hasText: 'About' }).waitFor();
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
    send();
    await context.close();
  });

  test('Aramaic is marked as Aramaic, in a verse and in a chapter', async () => {
    const { page, context } = await open('/explorer/daniel/2/4');
    expect(await hebrew(page).locator('[lang=arc]').count()).toBe(1);
    await page.goto(site.at('/explorer/daniel/2'));
    await page.locator('#v10').waitFor();
    expect(await page.locator('#v10 p[lang=arc]').count()).toBe(1);
    expect(await page.locator('#v1 p[lang=he]').count()).toBe(1);
    await context.close();
  });

  test('what is selected is copied in reading order, without numbers, maqaf kept', async () => {
    const { page, context } = await open('/explorer/psalms/23');
    const selected = (selector: string) =>
      page.evaluate((of) => {
        const selection = getSelection();
        const element = document.querySelector(of);
        if (selection === null || element === null) return '';
        selection.selectAllChildren(element);
        return selection.toString();
      }, selector);
    const row = await selected('#v3');
    expect(hebrewLetters(row)).toBe('נפשיישובבינחניבמעגליצדקלמעןשמו');
    expect(row).toContain('־');
    expect(row).not.toMatch(/\d/u);
    await page.goto(site.at('/explorer/psalms/23/3'));
    await hebrew(page).waitFor();
    expect(await selected('p.scripture[lang=he]')).toBe(await hebrew(page).textContent());
    await context.close();
  });

  test('paper shows the text, where it is from, and nothing of the page around it', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { theme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-footer').textContent()).toMatch(
      /^Psalm 23:3 · Westminster Leningrad Codex .* · KJV with Strong’s · http:.*\/explorer\/psalms\/23\/3$/u,
    );
    for (const selector of ['header', '.explorer-rail', '.explorer-panel', '.place-nav']) {
      expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false]);
    }
    const colours = await hebrew(page).evaluate((text) => [
      getComputedStyle(text).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.goto(site.at('/explorer/psalms/23/3?reading=qere&version=original'));
    await heading(page).waitFor();
    expect(await page.locator('.print-footer').textContent()).toMatch(
      /Codex .*\/psalms\/23\/3\?version=original&reading=qere$/u,
    );
    await context.close();
  });

  test('text spacing of a reader’s own clips nothing, and nothing scrolls sideways', async () => {
    for (const path of ['/explorer/esther/8/9', '/explorer/psalms/119', '/explorer/daniel/2/4']) {
      const { page, context } = await open(path, { width: 320 });
      await spaceText(page);
      const beyond = await page
        .locator('.explorer-text *')
        .evaluateAll(
          (elements) => elements.filter((element) => element.getBoundingClientRect().right > 321).length,
        );
      expect([path, beyond]).toEqual([path, 0]);
      await context.close();
    }
  });

  test.each(['/explorer/psalms/23/3', '/explorer/psalms/119'])(
    '%s does not shift as it loads',
    async (path) => {
      const { page, context } = await site.visit();
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.at(path), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
      await context.close();
    },
  );

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    test.each([360, 1280])('card and text options are accessible at %i px', async (width) => {
      const { page, context } = await open('/explorer/psalms/23/3', { theme, width });
      await word(page, 2).click();
      await eventually(() => card(page).textContent()).toContain('to turn back');
      await card(page).locator('.letter-working').first().waitFor();
      expect(await isInWindow(page, '.word-card')).toBe(true);
      await page.waitForTimeout(300);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await eventually(() => card(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Text options' }).click();
      await page.getByLabel('Parsing').check();
      expect(await isInWindow(page, '.menu')).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await context.close();
    });
  });
});
