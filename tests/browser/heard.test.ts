import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { useSite } from './site.ts';

interface Heard {
  readonly role: string;
  readonly name: string;
}

/** What assistive technology gets of the words of a verse: Chromium's own accessibility tree, without empty nodes. */
async function heardIn(page: Page, selector: string): Promise<Heard[]> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument', {});
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await devtools.send('Accessibility.queryAXTree', { nodeId });
  await devtools.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }));
}

const named = (heard: readonly Heard[], role: string) =>
  heard.filter((one) => one.role === role).map(({ name }) => name);

/** A word without its points, whose order differs between systems. */
const bare = (word = '') => word.replace(/\p{M}/gu, '');

describe.skipIf(!hasBrowser)('what a screen reader gets', () => {
  const site = useSite();

  test.each([
    ['psalms/23/3', 7, ['nafshi, my soul, 440', 'shemo, his name, 346'], 'נפשי', '= 1,773, Hebrew Standard'],
    ['john/1/1', 17, ['En, in, 55', 'logos, word, 373'], 'Ἐν', '= 3,617, Greek Standard'],
    [
      'esther/8/9',
      43,
      ['vayyiqqare’u, and were called, 323'],
      'ויקראו',
      '43 words = 12,204, Hebrew Standard',
    ],
  ])(
    'of %s: %i named words, each with its button, then the sum, and nothing twice',
    async (place, count, some, first, sum) => {
      const { page } = await site.open(`/explorer/${place}?lines=values,meaning,sound`);
      await page.locator('[data-line=values]').first().waitFor();
      const heard = await heardIn(page, '[data-verse-text]');
      const words = named(heard, 'group').filter((name) => !name.includes('='));
      expect(words).toHaveLength(count);
      expect(words).toEqual(expect.arrayContaining(some));
      const buttons = named(heard, 'button').filter((name) => !name.includes('change the method'));
      expect(buttons).toHaveLength(count);
      expect(bare(buttons[0])).toBe(first);
      // Values, sounds and meanings are heard as parts of names, so no text repeats them.
      const text = named(heard, 'StaticText').filter((one) => /[\p{Script=Latin}\d]/u.test(one));
      expect(text.filter((one) => !sum.includes(one))).toEqual([]);
      const groups = named(await heardIn(page, '.explorer-text'), 'group');
      expect(groups.filter((name) => name.includes('='))).toEqual([sum]);
      // A voice needs the language of each: English for the names, the original’s for the words.
      const lang = await page
        .locator('#w1')
        .evaluate((word) => [
          word.closest('[lang]')?.getAttribute('lang'),
          word.querySelector('[role=button]')?.getAttribute('lang'),
        ]);
      expect(lang).toEqual(['en', place === 'john/1/1' ? 'grc' : 'he']);
    },
  );

  test('what is switched off is not in the names', async () => {
    const { page } = await site.open('/explorer/psalms/23/3?lines=sound');
    await page.locator('[data-line=sound]').first().waitFor();
    expect(named(await heardIn(page, '[data-verse-text]'), 'group')[0]).toBe('nafshi');
  });

  test('a chapter says the number of a verse, then its text, and names only the word that the Tab key reaches', async () => {
    const { page } = await site.visit();
    await page.addInitScript(() =>
      localStorage.setItem('gematria-reading', '{"chapterValues":true,"chapterMeaning":true}'),
    );
    await page.goto(site.at('/explorer/psalms/23'));
    await page.locator('#v3 [data-line=values]').first().waitFor();
    const heard = await heardIn(page, '#v3');
    expect(named(heard, 'group')).toEqual(['Psalm 23:3', 'my soul, 440']);
    expect(heard.findIndex(({ role }) => role === 'link')).toBeLessThan(
      heard.findIndex(({ role }) => role === 'button'),
    );
    expect(named(heard, 'link')[0]).toBe('Psalm 23:3');
    expect(named(heard, 'button').map(bare)).toEqual(['נפשי']);
    await page.locator('#v3 [role=button]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(named(await heardIn(page, '#v3'), 'group')).toEqual(['Psalm 23:3', 'he restores, 320']);
  });
});
