import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { OTHER_BROWSERS } from '../../../scripts/check/browsers.ts';
import { BUILD_DIR } from '../../../scripts/settings.ts';
import { ownSite } from '../../sites.ts';
import { IS_FULL } from '../browser.ts';
import { PASSWORD, registerReader } from '../reader.ts';
import type { Engine } from './engine.ts';
import { ENDINGS, edgesOfHe } from './letter-edges.ts';
import { eventually, KEYS, Tab } from './tab.ts';

type Name = (typeof OTHER_BROWSERS)[number]['name'];
interface SiteProxy {
  readonly url: string;
  readonly close: () => void;
}

const HEBREW = '[data-verse-text][lang=he]';
const FIRST_RESULT = 'section[aria-label="Results"][aria-busy="false"] > div > ol > li';
const NOTE = '#note textarea';

/**
 * Tests the most important ways through the site in another browser than Chromium. The tests share one window, and are
 * skipped if the browser is not installed.
 * @param startProxy returns another address of the site, for a browser that needs one.
 */
export function testMainFlows(
  name: Name,
  start: () => Promise<Engine>,
  startProxy: (site: string) => Promise<SiteProxy> = async (url) => ({ url, close() {} }),
): void {
  const isThere = OTHER_BROWSERS.some((browser) => browser.name === name && browser.isThere);
  describe.skipIf(!isThere)(`in ${name}`, () => mainFlows(name, start, startProxy));
}

function mainFlows(
  name: Name,
  start: () => Promise<Engine>,
  startProxy: (site: string) => Promise<SiteProxy>,
): void {
  let engine: Engine;
  let site: string;
  let proxy: SiteProxy;
  let tab: Tab;

  beforeAll(async () => {
    site = (await ownSite()).url;
    proxy = await startProxy(site);
    engine = await start();
    tab = new Tab(engine, proxy.url);
  });
  afterAll(async () => {
    await engine?.close();
    proxy?.close();
  });

  afterEach(() => expect(engine.complaints?.splice(0) ?? []).toEqual([]));

  const keepScreenshot = async (what: string) => {
    if (!IS_FULL) return;
    mkdirSync(join(BUILD_DIR, 'screenshots'), { recursive: true });
    writeFileSync(join(BUILD_DIR, 'screenshots', `${name}-${what}.png`), await engine.screenshot());
  };

  test('a verse shows its Hebrew, its English and its total, and a card for the word under the mouse', async () => {
    await tab.open('/explorer/psalms/23/3');
    expect(await tab.text('h1')).toBe('Psalm 23:3');
    expect(hebrewLetters(await tab.text(HEBREW))).toContain('נפשיישובב');
    expect(await tab.text('p.scripture[lang=en]')).toContain('He restoreth my soul');
    expect(await tab.text('[data-total]')).toBe('1,773');
    await tab.hover('#w2');
    const card = () =>
      tab.run(() => document.querySelector('.word-card')?.getAttribute('aria-label') ?? 'no card');
    await eventually(card).toBe('Word 2 of Psalm 23:3');
    await keepScreenshot('card');
    await tab.type(KEYS.escape);
    await eventually(card).toBe('no card');
  });

  test('in a narrow window the card of a word does not move to the side', async () => {
    await engine.resize(450, 900);
    try {
      await tab.open('/explorer/john/1/1');
      await tab.click('#w4');
      await eventually(() => tab.isVisible('.word-card footer')).toBe(true);
      const [x, y] = await tab.run(() => {
        const { left, top } = document.querySelector('.word-card')?.getBoundingClientRect() ?? new DOMRect();
        return [Math.round(left + 100), Math.round(top + 60)] as const;
      });
      const scroll = { type: 'scroll', x, y, deltaX: 60, deltaY: 0, duration: 0 };
      await engine.act([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
      // A browser scrolls in a later frame.
      await new Promise((next) => setTimeout(next, 500));
      expect(await tab.run(() => document.querySelector('.word-card')?.scrollLeft)).toBe(0);
    } finally {
      await engine.resize(1280, 900);
    }
  });

  test('a chapter shows its verses, and a click on a verse number opens the verse', async () => {
    await tab.open('/explorer/psalms/23');
    expect(hebrewLetters(await tab.text('#v3'))).toContain('נפשיישובב');
    await keepScreenshot('chapter');
    await tab.click('#v3 a[href^="/explorer/psalms/23/3"]');
    await eventually(() => tab.text('h1')).toBe('Psalm 23:3');
  });

  test('a search shows results while the reader types, and a click on a result opens its verse', async () => {
    await tab.open('/search');
    await tab.fill('good shepherd', 'main input', 'Words, a phrase, a Strong’s number or a reference');
    await eventually(() => tab.address()).toBe('/search?term=good+shepherd');
    await eventually(() => tab.text(`${FIRST_RESULT} h3`)).toBe('John 10:11');
    await keepScreenshot('search');
    await tab.click(`${FIRST_RESULT} a[href^="/explorer/john/10/11"]`);
    await eventually(() => tab.text('h1')).toBe('John 10:11');
  });

  test('a reader signs in, writes a note, and finds it after a reload', async () => {
    const { username } = await registerReader({ at: (path) => site + path }, 'naomi');
    await tab.open('/auth?redirect=/explorer/ruth/3/5');
    await tab.fill(username, 'input', 'Username');
    await tab.fill(PASSWORD, 'input', 'Password');
    await tab.click('button[type=submit]');
    await eventually(() => tab.text('h1')).toBe('Ruth 3:5');
    await tab.run(() => document.querySelector('#note')?.scrollIntoView({ block: 'center' }));
    await tab.fill('All that you say', NOTE);
    await eventually(() => tab.text('#note [data-foot]')).toMatch(/Saved \d\d:\d\d/u);
    await keepScreenshot('note');
    await tab.open('/explorer/ruth/3/5');
    await tab.run(() => document.querySelector('#note')?.scrollIntoView({ block: 'center' }));
    await eventually(() => tab.value(NOTE)).toBe('All that you say');
  });

  test('a sentence with links shows none of the tags that mark the links in the text catalogue', async () => {
    await tab.open('/help');
    await eventually(() => tab.text('main')).toContain('anointed, beside נחש, serpent');
    expect(await tab.text('main')).not.toMatch(/<\/?\w+>/u);
  });

  test('a chosen theme is shown at once, and Escape restores the theme before it', async () => {
    const variant = () => tab.run(() => document.documentElement.dataset.variant ?? '');
    await tab.open('/explorer/psalms/23/3');
    const before = await variant();
    await tab.click('button', 'Theme settings');
    await tab.click('label', 'Midnight Torah');
    await eventually(variant).toBe('vibrant');
    await keepScreenshot('theme');
    await tab.type(KEYS.escape);
    await eventually(variant).toBe(before);
  });

  test('a verse is drawn as a picture, with the fonts of the site', async () => {
    await tab.open('/explorer/psalms/23/3');
    await tab.click('button', 'Share options');
    await tab.click('button', 'Share as a picture…');
    const width = () =>
      tab.run(() => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth ?? 'no picture');
    await eventually(width).toBe(2160);
    const fonts = await tab.run(() =>
      [...document.fonts].filter(({ family }) => family.includes('Picture')).map(({ status }) => status),
    );
    expect(fonts).toEqual(['loaded', 'loaded']);
    await keepScreenshot('picture');
  });

  test('a printed verse page has only the text and its source, without the page around them', async () => {
    await tab.open('/explorer/psalms/23/3');
    await tab.run(() => {
      for (const sheet of document.styleSheets) {
        const open: (CSSRule | CSSStyleSheet)[] = [sheet];
        for (const one of open) {
          if (one instanceof CSSMediaRule && one.media.mediaText === 'print') one.media.mediaText = 'all';
          if ('cssRules' in one) open.push(...(one.cssRules as CSSRuleList));
        }
      }
    });
    const shown = [HEBREW, '[data-total]', '.print-footer'];
    const away = ['header', '.explorer-rail', '.explorer-panel', '.place-nav'];
    for (const selector of [...shown, ...away])
      expect(await tab.isVisible(selector), selector).toBe(shown.includes(selector));
    await keepScreenshot('print');
  });

  test('Hebrew text stands at the same height on its line, whatever letter and mark it ends in', async () => {
    await tab.open('/explorer/genesis/1/2');
    const edges = await tab.run(edgesOfHe, ENDINGS);
    expect(ENDINGS.filter((_, index) => edges[index] !== edges[0])).toEqual([]);
    expect(edges[0]).toBeGreaterThan(0);
  });
}
