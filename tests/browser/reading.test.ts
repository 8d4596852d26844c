import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { axeAtWidth, axeViolations, cutOff, hasBrowser, overflow, spaceText } from './browser.ts';
import { ENDINGS, edgesOfHe } from './engines/letter-edges.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, goWithoutReload, heading, useSite } from './site.ts';
import { atRest, heldBack, pause } from './waiting.ts';

const hebrew = (page: Page) => page.locator('[data-verse-text][lang=he]');

/** The width in pixels of the picture in which a test counts the signs above a letter. */
const WIDTH = 300;

/** The number of shapes in a picture that do not touch each other. */
function shapesIn(picture: readonly boolean[], width: number): number {
  const ink = [...picture];
  let count = 0;
  for (let start = ink.indexOf(true); start !== -1; start = ink.indexOf(true)) {
    count += 1;
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (!ink[at]) continue;
      ink[at] = false;
      for (const row of [-width, 0, width]) open.push(at + row - 1, at + row, at + row + 1);
    }
  }
  return count;
}

describe.skipIf(!hasBrowser)('reading', () => {
  const site = useSite();
  const { open } = site;

  test('“Larger text” enlarges the Hebrew, the English and the lines below the words equally', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const texts = [
      '[data-verse-text][lang=he]',
      'p.scripture[lang=en]',
      '[data-line=values]',
      '[data-line=meaning]',
    ];
    const before = await Promise.all(texts.map(size));
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByRole('button', { name: 'Larger text' }).click();
    for (const [index, text] of texts.entries())
      await eventually(async () => (await size(text)) / (before[index] ?? 1)).toBeCloseTo(1.12, 1);
  });

  test('Jerusalem has its two vowels beside each other, and a search in the page finds it', async () => {
    const { page } = await open('/explorer/psalms/137/5');
    await page.evaluate(() => document.fonts.ready);
    expect(
      await page.evaluate(() => 'find' in window && (window.find as (text: string) => boolean)('ירושלם')),
    ).toBe(true);
    /** The number of dark pixels of a text. Two marks in one place have fewer than beside each other. */
    const ink = (text: string) =>
      page.evaluate((shown) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [400, 400];
        const context = canvas.getContext('2d');
        if (context === null) return 0;
        context.font = '200px "Cardo Hebrew"';
        context.fillText(shown, 150, 200);
        return context.getImageData(0, 0, 400, 400).data.filter((one, at) => at % 4 === 3 && one > 127)
          .length;
      }, text);
    const [lamed = 0, hiriq = 0, patah = 0, both = 0] = await Promise.all(
      ['ל', 'ל\u05B4', 'ל\u05B7', 'ל\u05B7\u05B4'].map(ink),
    );
    expect(hiriq).toBeGreaterThan(lamed + 50);
    expect(both - patah).toBeGreaterThan((hiriq - lamed) * 0.95);
  });

  test('accents above a Hebrew letter touch neither each other nor the dot of the letter', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await page.evaluate(() => document.fonts.ready);
    const signs = async (letter: string, marks: string) => {
      const ink = await page.evaluate(
        ({ shown, bare, width }) => {
          const height = 200;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (context === null) return [];
          const inkOf = (text: string) => {
            context.clearRect(0, 0, width, height);
            context.font = '100px "Cardo Hebrew"';
            context.fillText(text, 120, 130);
            const { data } = context.getImageData(0, 0, width, height);
            return Array.from({ length: width * height }, (_, at) => (data[4 * at + 3] ?? 0) > 100);
          };
          const letterInk = inkOf(bare);
          return inkOf(shown).map((isInk, at) => isInk && !letterInk[at]);
        },
        { shown: letter + marks, bare: letter, width: WIDTH },
      );
      return shapesIn(ink, WIDTH);
    };
    // Revia mugrash in both orders, with the three dots of a segol, and on a narrow letter.
    expect(await signs('צ', '\u05B6\u0597\u059D')).toBe(5);
    expect(await signs('ר', '\u05B6\u059D\u0597')).toBe(5);
    expect(await signs('י', '\u059D\u0597')).toBe(2);
    // The dot of a shin or a holam, and the accent.
    for (const [letter, marks] of [
      ['ש', '\u05C1\u0597'],
      ['ש', '\u05C1\u059D'],
      ['ש', '\u05C1\u05A0'],
      ['ש', '\u05C2\u0599'],
      ['נ', '\u05B9\u0597'],
      ['ו', '\u05B9\u05AE'],
    ] as const)
      expect(await signs(letter, marks), marks).toBe(2);
  });

  test('the values below the words of one line are at the same height, and each word is at least 24 px high to tap', async () => {
    const { page } = await open('/explorer/1samuel/20/2');
    const columns = await page.locator('[data-verse-text] [data-word]').evaluateAll((all) =>
      all.map((column) => {
        const { top, height } = column.getBoundingClientRect();
        const value = column.querySelector('[data-line=values]')?.getBoundingClientRect();
        return { top: Math.round(top), value: Math.round(value?.top ?? 0), height };
      }),
    );
    for (const top of new Set(columns.map((column) => column.top)))
      expect(new Set(columns.filter((one) => one.top === top).map(({ value }) => value)).size).toBe(1);
    expect(Math.min(...columns.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
  });

  test('in a chapter, words that maqafs join stay on one line, and each word is at least 24 px high to tap', async () => {
    const { page } = await open('/explorer/genesis/1');
    for (const [path, least] of [
      ['/explorer/genesis/1', 73],
      ['/explorer/psalms/23', 5],
      ['/explorer/john/1', 0],
    ] as const) {
      if (new URL(page.url()).pathname !== path) await goWithoutReload(page, path);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const { joined, broken, height } = await page
          .locator('[data-chapter]:first-child')
          .evaluate((text) => {
            const words = [...text.querySelectorAll('[data-word]')];
            const between = document.createRange();
            const pairs = words.flatMap((word, at): [Element, Element][] => {
              const next = words[at + 1];
              if (next === undefined) return [];
              between.setStartAfter(word);
              between.setEndBefore(next);
              return between.toString() === '־' ? [[word, next]] : [];
            });
            const bottom = (word: Element) => word.getBoundingClientRect().bottom;
            return {
              joined: pairs.length,
              broken: pairs
                .filter(([word, next]) => Math.abs(bottom(word) - bottom(next)) > 8)
                .map(([word]) => word.textContent),
              height: Math.min(...words.map((word) => word.getBoundingClientRect().height)),
            };
          });
        const at = `${path} at ${width} px`;
        expect(broken, at).toEqual([]);
        expect(joined, at).toBeGreaterThanOrEqual(least);
        expect(height, at).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test('another reading in brackets stays on one line', async () => {
    const { page } = await open('/explorer/1samuel/20/2');
    const reading = page.locator('[data-verse-text] [title^=Qere]');
    expect(await reading.textContent()).toContain('־');
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { height, line } = await reading.evaluate((one) => ({
        height: one.getBoundingClientRect().height,
        line: Number.parseFloat(getComputedStyle(one).lineHeight),
      }));
      expect(height, `${width} px`).toBeLessThan(1.5 * line);
    }
  });

  test('the meaning of a word that a maqaf joins stands below its own word, and is highlighted with it', async () => {
    const { page } = await open('/explorer/esther/8/9');
    for (const path of ['/explorer/esther/8/9', '/explorer/joshua/18/1', '/explorer/genesis/1/2']) {
      if (new URL(page.url()).pathname !== path) await goWithoutReload(page, path);
      for (const width of [360, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const meanings = await page.locator('[data-verse-text] [data-of]').evaluateAll((all) =>
          all.map((one) => {
            const position = (one as HTMLElement).dataset.of;
            const range = document.createRange();
            range.selectNodeContents(one.querySelector('[data-line=meaning]') ?? one);
            const { left, right } = range.getBoundingClientRect();
            const word = document.querySelector(`[data-verse-text] [data-word="${position}"]`);
            const { left: from = 0, right: to = 0 } = word?.getBoundingClientRect() ?? {};
            return { text: one.textContent, isBelow: (left + right) / 2 > from && (left + right) / 2 < to };
          }),
        );
        expect(meanings.length, path).toBeGreaterThan(3);
        expect(
          meanings.filter(({ isBelow }) => !isBelow),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    }
    await page.evaluate(() => localStorage.setItem('gematria-reading', '{"chapterMeaning":true}'));
    await page.goto(site.at('/explorer/genesis/1'));
    const row = page.locator('#v2');
    const meaning = row.locator('[data-of]').first();
    await meaning.waitFor();
    const word = row.locator(`[data-word="${await meaning.getAttribute('data-of')}"]`);
    const colour = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour(word);
    expect(await colour(meaning)).toBe(before);
    await word.hover();
    await eventually(() => colour(meaning)).not.toBe(before);
    expect(await colour(word)).toBe(await colour(meaning));
  });

  test('the values below the words have the colour of the total and are 15 px high, and the translation is below the original', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    const style = await page
      .locator('[data-line=values]')
      .first()
      .evaluate((value) => {
        const { fontSize, color } = getComputedStyle(value);
        const total = document.querySelector('[data-total]');
        return { fontSize, isPrimary: total !== null && getComputedStyle(total).color === color };
      });
    expect(style).toEqual({ fontSize: '15px', isPrimary: true });
    const original = await hebrew(page).boundingBox();
    const english = await page.locator('p.scripture[lang=en]').boundingBox();
    const below = (original?.y ?? 0) + (original?.height ?? 0);
    expect(english?.y).toBeGreaterThanOrEqual(below);
    expect((english?.y ?? 0) - below).toBeLessThanOrEqual(24);
  });

  test.each([1280, 1920])(
    'on a verse page %i px wide no text, total or method is in view twice, with the analysis panel',
    async (width) => {
      const { page } = await open('/explorer/psalms/23/3');
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('link', { name: /phrases$/u }).waitFor();
      for (const path of [
        '/explorer/psalms/23/3',
        '/explorer/genesis/1/1?panel=interlinear',
        '/explorer/genesis/1/2',
        '/explorer/john/1/1',
      ]) {
        if (path !== '/explorer/psalms/23/3') await goWithoutReload(page, path);
        const isInterlinear = path.includes('interlinear');
        await page
          .locator(`.explorer-panel ${isInterlinear ? '[data-texts]' : '[data-method]'}`)
          .first()
          .waitFor({ state: 'attached' });
        const twice = await page.evaluate(() => {
          const isInView = (element: Element) => {
            const { top, bottom, width } = element.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
          };
          const shown = (text: string) => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            let count = 0;
            while (walker.nextNode()) {
              const { textContent, parentElement } = walker.currentNode;
              const isOurs = parentElement?.closest('.explorer-rail, option, script, style') === null;
              if (textContent?.includes(text) && isOurs && parentElement !== null && isInView(parentElement))
                count++;
            }
            return count;
          };
          const textOf = (selector: string) =>
            [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
          // The table of the Interlinear tab says by which method its values are.
          const method = document.querySelector('[data-texts]')
            ? []
            : textOf('[data-verse-value] button span');
          const total = [...textOf('[data-total]'), ...method];
          const english = [document.querySelector('p.scripture[lang=en]')?.textContent?.slice(0, 12) ?? ''];
          return [...total, ...english].filter((text) => text !== '' && shown(text) > 1);
        });
        expect(twice, path).toEqual([]);
        expect(await page.locator('[data-verse-text]:visible').count()).toBe(1);
        expect(await page.locator('[data-total]:visible').count()).toBe(1);
        const words = await page.locator('[data-verse-text] [data-word]').count();
        expect(await page.locator('.explorer-text [data-word][id], .explorer-more [data-word]').count()).toBe(
          words,
        );
      }
    },
  );

  test('on a phone, the page of a missing place has the dialog to choose another place, and axe finds no violation on a page whose request was refused', async () => {
    const { page } = await open('/explorer/psalms/23/9', { width: 360 });
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('dialog', { name: 'Choose a passage' }).waitFor();
    await page.keyboard.press('Escape');
    const body = { message: 'No such method.', code: 'bad_request', requestId: 'r-2' };
    await page.route('**/api/verse/psalms/23/5*', (route) => route.fulfill({ status: 400, json: body }));
    await page.getByRole('link', { name: 'Previous: Psalm 23:5' }).click();
    await eventually(() => heading(page).textContent()).toBe('Error Loading Data:');
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(site.at('/explorer/nowhere/1/1'));
    await eventually(() => heading(page).textContent()).toBe('404 Page Not Found');
    expect((await heading(page).boundingBox())?.x).toBe(16);
  });

  test('a link to a verse of the longest psalm scrolls the verse to a place just below the header', async () => {
    const { page } = await open('/explorer/psalms/119#v150');
    const top = () => page.locator('#v150').evaluate((row) => row.getBoundingClientRect().top);
    await eventually(async () => (await top()) > 50 && (await top()) < 160).toBe(true);
    expect(await page.locator('#v150').getAttribute('class')).toContain('is-marked');
    const number = await page.locator('#v150').getByRole('link', { name: 'Psalm 119:150' }).boundingBox();
    const text = await page.locator('#v150 p[lang=en]').boundingBox();
    expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
  });

  test('in a chapter with a marked verse, Back restores the scroll position, whether or not the next page has loaded', async () => {
    const { page } = await open('/explorer/psalms/119#v150');
    const top = () => page.locator('#v150').evaluate((row) => row.getBoundingClientRect().top);
    await eventually(async () => (await top()) > 50 && (await top()) < 160).toBe(true);
    await page.mouse.move(640, 450);
    // For some frames the page keeps the verse in its place.
    await pause(page, 400);
    // The page stays in this psalm, because it scrolls less than to its end, where the next psalm would be added.
    await page.mouse.wheel(0, 1200);
    await eventually(top).toBeLessThan(-500);
    await atRest(page);
    const verse = await page
      .locator('[data-place]')
      .evaluateAll(
        (rows) => rows.findLast((row) => row.getBoundingClientRect().top <= innerHeight / 2)?.id ?? 'none',
      );
    const edge = () => page.locator(`#${verse}`).evaluate((row) => row.getBoundingClientRect().top);
    const before = await edge();
    const moved = async () => Math.abs((await edge()) - before);

    const backFrom = async (next: Locator) => {
      // A real click would scroll the link into view first.
      await page
        .locator('a[href="/help"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await next.waitFor();
      await page.goBack();
      await eventually(moved).toBeLessThanOrEqual(10);
      await atRest(page);
      await pause(page, 300);
      expect(await moved()).toBeLessThanOrEqual(10);
    };
    const send = await heldBack(page, /\/help-page/u);
    await backFrom(page.locator('.page[aria-busy=true]'));
    send();
    await backFrom(page.getByRole('heading', { level: 1, name: 'Help' }));
    expect(await page.locator('#v150').getAttribute('class')).toContain('is-marked');
    expect(await page.locator('.explorer-text').getByRole('region').count()).toBe(0);
  });

  test('the next chapter is shown from its top, even if it loads slowly, and Back restores the scroll position', async () => {
    const { page } = await open('/explorer/psalms/118', { width: 360 });
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 1500));
    await atRest(page);
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
    await eventually(scrolled).toBe(0);
    await atRest(page);
    await pause(page, 300);
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await eventually(async () => Math.abs((await scrolled()) - before)).toBeLessThan(40);
  });

  test('selected text is copied in reading order, without verse numbers and with maqaf', async () => {
    const { page } = await open('/explorer/psalms/23');
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
  });

  test.each([
    ['/explorer/psalms/23/3', '[data-verse-text]', 'נפשי ישובב ינחני במעגלי־צדק למען שמו׃'],
    ['/explorer/genesis/1', '#v1 p[lang=he]', 'בראשית ברא אלהים את השמים ואת הארץ׃'],
    [
      '/explorer/john/1/1',
      '[data-verse-text]',
      'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.',
    ],
  ])(
    'the words of %s are copied in reading order, without the lines below them',
    async (path, selector, text) => {
      const { page, context } = await site.visit();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() =>
        localStorage.setItem('gematria-reading', '{"chapterValues":true,"chapterMeaning":true,"sound":true}'),
      );
      await page.goto(site.at(path));
      await page.locator(`${selector} [data-line=values]`).first().waitFor();
      await page.evaluate(
        (of) => getSelection()?.selectAllChildren(document.querySelector(of) ?? document.body),
        selector,
      );
      await page.keyboard.press('ControlOrMeta+c');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      // Points and accents do not matter here.
      expect(copied.trim().replace(/[\u0591-\u05BD\u05BF\u05C1\u05C2]/gu, '')).toBe(text);
      expect(await page.locator(`${selector} [data-line=values]`).first().isVisible()).toBe(true);
    },
  );

  test('“Select all” copies the words on one line, although the selection begins outside of the text', async () => {
    const { page, context } = await site.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(site.at('/explorer/john/1/1'));
    await page.locator('[data-line=values]').first().waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν');
  });

  test('Hebrew text stands at the same height on its line, whatever letter and mark it ends in', async () => {
    const { page } = await open('/explorer/genesis/1/2');
    const edges = await page.evaluate(edgesOfHe, ENDINGS);
    expect(ENDINGS.filter((_, index) => edges[index] !== edges[0])).toEqual([]);
    expect(edges[0]).toBeGreaterThan(0);
  });

  test('a printed page has the text, its total and its source, but nothing else', async () => {
    const { page } = await open('/explorer/psalms/23/3', { theme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-footer').textContent()).toMatch(
      /^Psalm 23:3 · Westminster Leningrad Codex .* · KJV with Strong’s · http:.*\/explorer\/psalms\/23\/3$/u,
    );
    expect(await page.locator('[data-total]').isVisible()).toBe(true);
    for (const selector of [
      'header',
      '.explorer-rail',
      '.explorer-panel',
      '.explorer-more',
      '.place-nav',
      '.page.no-print',
    ]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    const colours = await hebrew(page).evaluate((text) => ({
      text: getComputedStyle(text).color,
      page: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(colours).toEqual({ text: 'rgb(0, 0, 0)', page: 'rgb(255, 255, 255)' });
    // The link around the large total overlaps the words. A background of the link would cover them.
    const covering = await page
      .locator('[data-total] a')
      .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(covering).toBe('rgba(0, 0, 0, 0)');
    await page.goto(site.at('/explorer/genesis/1'));
    await heading(page).waitFor();
    expect(await heading(page).evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      0,
    );
    await page.goto(site.at('/explorer/psalms/23/3?reading=qere&version=original'));
    await heading(page).waitFor();
    expect(await page.locator('.print-footer').textContent()).toMatch(
      /Codex .*\/psalms\/23\/3\?version=original&reading=qere$/u,
    );
  });

  test.each(['/explorer/esther/8/9', '/explorer/genesis/1'])(
    'with all lines below the words, %s fits a narrow window, a zoomed one, one with larger text spacing or forced colours, and print',
    async (path) => {
      const { page } = await site.visit();
      await page.addInitScript(() => {
        const on = ['sound', 'strongs', 'parsing', 'chapterValues', 'chapterMeaning', 'chapterSound'];
        localStorage.setItem(
          'gematria-reading',
          JSON.stringify(Object.fromEntries(on.map((name) => [name, true]))),
        );
      });
      await page.goto(site.at(path));
      await page.locator('[data-line=values]').first().waitFor();
      const faults = async (state: string) => {
        await atRest(page);
        const wide = await overflow(page);
        const cut = await cutOff(page, '.explorer-text :is([data-verse-text], [data-place])');
        return [
          ...(wide > 0 ? [`${state}: ${wide} px too wide`] : []),
          ...cut.map((one) => `${state}: ${one}`),
        ];
      };
      const found: string[] = [];
      // 640 px are 1280 px at 200 %.
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        found.push(...(await faults(`${width} px`)));
      }
      await page.emulateMedia({ forcedColors: 'active' });
      found.push(...(await faults('forced colours')), ...(await axeAtWidth(page)));
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      found.push(...(await faults('print')));
      expect(await page.locator('[data-line=values]').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      await spaceText(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        found.push(...(await faults(`larger spacing at ${width} px`)));
      }
      expect(found).toEqual([]);
    },
  );

  test.each(['/explorer/psalms/23/3', '/explorer/psalms/119', '/explorer/john/1/1', '/explorer/romans/8'])(
    'the content of %s hardly moves while the page loads',
    async (path) => {
      const { page } = await site.visit({ isFirst: true });
      await recordShifts(page);
      await page.goto(site.at(path), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    },
  );
});
