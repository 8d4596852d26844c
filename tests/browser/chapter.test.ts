import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verseText } from '../../frontend/text/verse/verse-text.ts';
import { axeViolations, hasBrowser } from './browser.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, heading, useSite } from './site.ts';
import { atRest, heldBack, pause } from './waiting.ts';

const versesInView = (page: Page): Promise<number> =>
  page.locator('[data-place]').evaluateAll((rows) => {
    const bar = document.querySelector('.place-nav')?.getBoundingClientRect();
    const isFixed =
      bar !== undefined && getComputedStyle(document.querySelector('.place-nav')!).position === 'fixed';
    const bottom = isFixed ? Math.min(innerHeight, bar.top) : innerHeight;
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length;
  });

const longestLine = (page: Page): Promise<number> =>
  page.locator('#v2 p[lang=en], #v6 p[lang=en], #v20 p[lang=en]').evaluateAll((texts) => {
    const lines = new Map<string, number>();
    for (const [at, text] of texts.entries()) {
      const range = document.createRange();
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        for (let letter = 0; letter < (node.textContent?.length ?? 0); letter++) {
          range.setStart(node, letter);
          range.setEnd(node, letter + 1);
          const line = `${at} ${Math.round(range.getBoundingClientRect().bottom)}`;
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
    }
    return Math.max(...lines.values());
  });

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

describe.skipIf(!hasBrowser)('the chapter', () => {
  const site = useSite();
  const { open } = site;

  test.each([
    ['with sidebar and analysis, a chapter', { width: 1280, height: 800 }, 5],
    ['on a phone, a chapter', { width: 360, height: 740 }, 3],
  ])(
    'the page %s has a readable width and, in a window of %o, shows at least %i verses',
    async (_, size, least) => {
      const { page } = await open('/explorer/genesis/1', { width: size.width });
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      expect(await versesInView(page)).toBeGreaterThanOrEqual(least);
      // Beside both panels, a line of each text still has room for about seven words.
      expect((await box(page, '#v1 p[lang=he]')).width).toBeGreaterThanOrEqual(310);
    },
  );

  test('without sidebar and analysis panel the page of Genesis 1 shows at least 8 verses, in the letter sizes of a printed book', async () => {
    const { page } = await open('/explorer/genesis/1');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Hide the sidebar' }).click();
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByRole('checkbox', { name: 'Analysis beside the text' }).click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.explorer-rail, .explorer-panel').count()).toBe(0);
    expect(await versesInView(page)).toBeGreaterThanOrEqual(8);
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(await size('#v1 p[lang=en]')).toBe(18);
    expect(await size('#v1 p[lang=he]')).toBeCloseTo(20.7, 1);
    // Long lines tire the eye: in both texts and in English alone, a line has at most 75 letters.
    expect(await longestLine(page)).toBeLessThanOrEqual(75);
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByRole('radio', { name: 'English only' }).click();
    await page.keyboard.press('Escape');
    expect(await longestLine(page)).toBeLessThanOrEqual(75);
  });

  test('from a width of 768 px the Hebrew and the English text begin at the verse number between them; on a phone the number begins the Hebrew line, above the English', async () => {
    const { page } = await open('/explorer/genesis/1', { width: 768 });
    const english = await box(page, '#v1 p[lang=en]');
    const hebrew = await box(page, '#v1 p[lang=he]');
    const number = await box(page, '#v1 a');
    expect(hebrew.x + hebrew.width).toBeLessThanOrEqual(number.x);
    expect(number.x + number.width).toBeLessThanOrEqual(english.x);
    expect(Math.abs(number.y - english.y)).toBeLessThan(16);
    await page.goto(site.at('/explorer/john/1'));
    await heading(page).waitFor();
    expect((await box(page, '#v1 p[lang=grc]')).x).toBeLessThan((await box(page, '#v1 p[lang=en]')).x);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await box(page, '#v1 p[lang=grc]')).y).toBeLessThan((await box(page, '#v1 p[lang=en]')).y);
    expect((await box(page, '#v1 a')).x).toBeLessThan(40);
    await page.goto(site.at('/explorer/genesis/1'));
    await heading(page).waitFor();
    const onPhone = await box(page, '#v1 a');
    const line = await box(page, '#v1 [data-word="1"]');
    expect(onPhone.x).toBeGreaterThanOrEqual(line.x + line.width);
    expect((await box(page, '#v1 p[lang=he]')).y).toBeLessThan((await box(page, '#v1 p[lang=en]')).y);
  });

  test('the titles of psalms look alike, and are not set in lines of poetry', async () => {
    const { page } = await open('/explorer/psalms/51');
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((title) => {
          const { color, fontSize } = getComputedStyle(title);
          return { color, fontSize };
        });
    const own = await look('#v0 p[lang=en]');
    expect(own.fontSize).toBe('15px');
    expect(await page.locator('#v0 p > .block, #v0 [data-place] > .block').count()).toBe(0);
    expect(await page.locator('#v1 p[lang=he] > .block').count()).toBeGreaterThan(1);
    expect((await look('#v0 p[lang=he]')).color).toBe(own.color);
    await page.goto(site.at('/explorer/psalms/23'));
    await heading(page).waitFor();
    expect(await look('#v1 p[lang=en] > span')).toEqual(own);
  });

  test('while a chapter loads, lines in two columns stand where its texts will be', async () => {
    const { page } = await open('/explorer/psalms/23');
    const send = await heldBack(page, /\/api\/verse\/genesis\/1/u);
    await page.evaluate(() => {
      history.pushState({}, '', '/explorer/genesis/1');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const bars = page.locator('.explorer-text[aria-busy=true] [dir] > .skeleton');
    await bars.first().waitFor();
    const edges = await bars.evaluateAll((all) =>
      all.slice(0, 4).map((bar) => {
        const { left, right, top } = bar.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    send();
    await page.locator('#v1 p[lang=he]').waitFor();
    const hebrew = await box(page, '#v1 p[lang=he]');
    const english = await box(page, '#v1 p[lang=en]');
    const [original, nextLine, translation] = edges;
    // The Hebrew lines end at the same edge on the right, the English ones begin at one on the left.
    expect(original?.right).toBe(nextLine?.right);
    expect(original?.top).toBe(translation?.top);
    expect(Math.abs((original?.right ?? 0) - hebrew.x - hebrew.width)).toBeLessThanOrEqual(8);
    expect(Math.abs((translation?.left ?? 0) - english.x)).toBeLessThanOrEqual(8);
  });

  test('the toolbar and the title of a chapter share one row, and an address with a range from verse 1 does not scroll it out of view', async () => {
    const { page } = await open('/explorer/songofsolomon/1#v1-3', { width: 1280 });
    await atRest(page);
    const title = await box(page, 'h1');
    const toolbar = await box(page, '.place-nav');
    expect(title.y).toBeGreaterThanOrEqual((await box(page, '.site-header')).height);
    expect(Math.abs(title.y + title.height / 2 - (toolbar.y + toolbar.height / 2))).toBeLessThan(12);
  });

  test('at the end of a chapter the next chapter is added without moving the text; the address follows, and Back leads to the page before', async () => {
    const { page } = await site.visit({ width: 1280 });
    await recordShifts(page);
    await page.goto(site.at('/about'));
    await heading(page).waitFor();
    await page.goto(site.at('/explorer/psalms/23'));
    await heading(page).waitFor();
    await page.mouse.move(640, 450);
    const isRead = () =>
      page.evaluate(() => {
        const next = document.querySelector('[data-chapter="psalms 24"]');
        return next !== null && next.getBoundingClientRect().top < innerHeight * 0.4;
      });
    for (let turn = 0; turn < 30 && !(await isRead()); turn += 1) {
      await page.mouse.wheel(0, 200);
      await atRest(page);
    }
    await eventually(() => page.url()).toBe(site.at('/explorer/psalms/24'));
    await eventually(() => page.title()).toMatch(/^Psalm 24 /u);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    const verse = '[data-place="psalms 24:2"]';
    await page.locator(verse).evaluate((row) => row.scrollIntoView());
    await atRest(page);
    // The sidebar scrolls with the page, so one of its controls may be half below the header here.
    expect(await axeViolations(page, '.explorer-text')).toEqual([]);
    await eventually(() => page.url()).toBe(site.at('/explorer/psalms/24'));
    const before = (await box(page, verse)).y;
    await page
      .locator('a[href="/help"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await heading(page).filter({ hasText: 'Help' }).waitFor();
    await page.goBack();
    await heading(page).filter({ hasText: 'Psalm 24' }).waitFor();
    await eventually(async () => Math.abs((await box(page, verse)).y - before)).toBeLessThan(40);
    await page.goBack();
    await heading(page).filter({ hasText: 'About' }).waitFor();
  });

  test('a reader who reaches the end of a chapter before the next one has loaded stays in place, and exactly one chapter is added', async () => {
    const { page } = await open('/explorer/psalms/117', { width: 1280 });
    const chapters = () => page.locator('[data-chapter]').count();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await eventually(chapters).toBe(2);
    const at = await page.evaluate(() => scrollY);
    await pause(page, 1_000);
    expect([await chapters(), await page.evaluate(() => scrollY)]).toEqual([2, at]);
  });

  test('on a phone the toolbar of a chapter disappears when the reader scrolls down, and comes back', async () => {
    const { page } = await open('/explorer/psalms/119', { width: 360 });
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = async () => (await box(page, '.place-nav')).y;
    expect(await bar()).toBeLessThan(740);
    await page.evaluate(() => scrollTo(0, 600));
    await eventually(bar).toBeGreaterThanOrEqual(740);
    await page.evaluate(() => scrollTo(0, 400));
    await eventually(bar).toBeLessThan(740);
  });

  test('without sidebars the two texts of a chapter are in the middle of a wide window, each at most 34 rem wide, with even gaps between the verses', async () => {
    const settings = '{"sidebar":false,"chapterPanel":false}';
    const { page } = await open('/explorer/genesis/1', { width: 1920 });
    await page.evaluate((stored) => localStorage.setItem('gematria-reading', stored), settings);
    await page.reload();
    await heading(page).waitFor();
    const english = await box(page, '#v1 p[lang=en]');
    const hebrew = await box(page, '#v1 p[lang=he]');
    expect({ english: english.width, hebrew: hebrew.width }).toEqual({ english: 544, hebrew: 544 });
    expect(Math.abs(hebrew.x + english.x + english.width - 1920)).toBeLessThanOrEqual(1);
    /** The distance from the last line of a verse to the first line of the next one, for verses that end no section. */
    const gaps = await page.locator('[data-place]').evaluateAll((rows) => {
      const lines = rows.slice(0, 12).map((row) => {
        const range = document.createRange();
        const english = row.querySelector('p[lang=en]')!;
        range.selectNodeContents(english);
        const rects = [...range.getClientRects()];
        // The lines of the Hebrew are 39.33 px high. The last line begins a whole number of line heights below the
        // first.
        const hebrew = row.querySelector('p[lang=he]')!;
        const height = Number.parseFloat(getComputedStyle(hebrew).lineHeight);
        const count = Math.round(hebrew.getBoundingClientRect().height / height);
        const first = rects[0]!.bottom;
        return {
          first,
          last: Math.max(rects.at(-1)!.bottom, first + (count - 1) * height),
          isEnd: row.className.includes('mb-'),
        };
      });
      return lines.flatMap((line, at) => {
        const next = lines[at + 1];
        return next === undefined || line.isEnd ? [] : [next.first - line.last];
      });
    });
    expect(Math.max(...gaps) - Math.min(...gaps), String(gaps)).toBeLessThanOrEqual(2);
  });

  test('the mouse wheel scrolls the whole page even over the sidebar or the panel, and one that is higher than the window can be scrolled to its end', async () => {
    const { page } = await open('/explorer/genesis/1', { width: 1280 });
    await page.setViewportSize({ width: 1280, height: 700 });
    for (const x of [130, 600, 1100]) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 300);
      await eventually(() => page.evaluate(() => scrollY)).toBe(before + 300);
    }
    const rail = () => page.locator('.explorer-rail').evaluate((column) => column.getBoundingClientRect());
    await page.mouse.wheel(0, 600);
    await eventually(async () => Math.round((await rail()).bottom)).toBe(700);
    await page.mouse.wheel(0, -900);
    await eventually(async () => Math.round((await rail()).top)).toBe(72);
  });

  test('reader mode shows only the text, without verse numbers, one size larger and in the middle of the window', async () => {
    const { page } = await open('/explorer/genesis/1');
    await page.keyboard.press('r');
    for (const selector of [
      '.site-header',
      '.explorer-panel',
      '.explorer-rail',
      '.place-nav',
      '#v1 a',
      '#v1 [title]',
    ]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    expect(await page.locator('#v1 p[lang=he]').isVisible()).toBe(true);
    const english = page.locator('#v1 p[lang=en]');
    expect(await english.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeCloseTo(
      20.2,
      1,
    );
    const left = await box(page, '#v1 p[lang=he]');
    const right = await box(page, '#v1 p[lang=en]');
    expect(Math.abs(left.x + right.x + right.width - 1280)).toBeLessThanOrEqual(16);
    // The script that hears Escape loads when reader mode begins.
    await page.getByRole('button', { name: verseText.leaveReader }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('.site-header').isVisible()).toBe(true);
  });

  test('axe finds no violation in a chapter with lines below its words, in each of its modes and as paragraphs, in a narrow and a wide window', async () => {
    const { page } = await open('/explorer/psalms/23', { width: 1280 });
    for (const mode of ['Values', 'Meaning', 'Sound', 'Paragraphs', 'English only', 'Original only']) {
      await page.getByRole('button', { name: 'Text options' }).click();
      // A click on the name of a mode chooses it too, not only a click on its small circle.
      await page.locator('label', { hasText: new RegExp(`^${mode}$`, 'u') }).click();
      await eventually(() => page.getByLabel(mode, { exact: true }).isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      // The lines are added one to another, so the last one is checked with the others.
      if (mode === 'Values' || mode === 'Meaning') continue;
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await atRest(page);
        expect(await axeViolations(page), `${mode}, ${width} px`).toEqual([]);
      }
    }
  });
});
