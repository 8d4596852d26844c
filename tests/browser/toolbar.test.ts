/** The toolbar in a real browser: steps, copying, exporting, sharing. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { pause } from './waiting.ts';

const title = (page: Page) => heading(page).textContent();
const toast = (page: Page) => page.locator('.toast').textContent();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe.skipIf(!hasBrowser)('the toolbar', () => {
  const site = useSite();
  const { open } = site;

  test('copies reference and English text, or says that it could not', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(() => toast(page)).toBe(
      'Copied to clipboardPsalm 23:3 has been copied to your clipboard.',
    );
    expect(await clipboard(page)).toMatch(/^Psalm 23:3\nHe restoreth my soul: .*name's sake\.$/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(() => page.getByRole('alert').textContent()).toBe(
      'Failed to copyCould not copy text to clipboard.',
    );
    await context.close();
  });

  test('copies the Hebrew if no English is shown, and a whole chapter line by line', async () => {
    const { page, context } = await open('/explorer/psalms/23/3?version=original');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(() => clipboard(page)).toMatch(/^Psalm 23:3\n[\u0590-\u05FF]/);
    await page.goto(site.at('/explorer/psalms/117'));
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(() => clipboard(page)).toMatch(/^Psalm 117\nO praise the LORD.*\nFor his merciful/);
    await context.close();
  });

  test('copies with reference, edition and link as the reader chooses', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy options' }).click();
    await page.getByLabel('Hebrew marks').selectOption('None');
    await page.getByRole('button', { name: 'Copy as shown' }).click();
    await eventually(() => clipboard(page)).toContain('נפשי ישובב');
    expect(await clipboard(page)).toContain(`(Psalm 23:3, WLC)\n${site.at('/explorer/psalms/23/3')}`);
    await context.close();
  });

  test('shows copied text in its own language, Aramaic as Aramaic', async () => {
    const { page, context } = await open('/explorer/daniel/2/5');
    await page.getByRole('button', { name: 'Copy options' }).click();
    const preview = page.getByRole('region', { name: 'What is copied' });
    await page.getByLabel('Hebrew marks').waitFor();
    for (const format of ['Plain text', 'Markdown', 'HTML']) {
      await page.getByLabel('Format').selectOption(format);
      await eventually(() => preview.locator('[lang="arc"]').first().textContent()).toMatch(
        /^[\u0590-\u05FF]/,
      );
    }
    await eventually(() => preview.textContent()).toContain('<p lang="arc" dir="rtl">');
    await context.close();
  });

  test('a menu opens with an arrow key, and closes when Tab leaves it', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(focused).toBe('Whole chapter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await eventually(focused).toBe('Share');
    await page.keyboard.press('Tab');
    await eventually(() => more.getAttribute('aria-expanded')).toBe('false');
    await eventually(() => page.getByRole('group', { name: 'More' }).count()).toBe(0);
    await context.close();
  });

  test('exports JSON with the reference as file name', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    // File names cannot contain colons, so the browser replaces them.
    expect(download.suggestedFilename()).toMatch(/^Psalm_23.3\.json$/);
    const json = await readFile((await download.path()) ?? '', 'utf8');
    const file = JSON.parse(json) as { reference: string; text: string; exportDate: string };
    expect(json).toBe(JSON.stringify(file, null, 2));
    expect(Object.keys(file)).toEqual(['reference', 'text', 'exportDate']);
    expect(file.text).toContain('He restoreth my soul');
    expect(new Date(file.exportDate).toISOString()).toBe(file.exportDate);
    await eventually(() => toast(page)).toBe('Exported successfullyPsalm 23:3 has been exported.');
    await context.close();
  });

  test('shares if the device can, copies if it cannot or fails, and says nothing when cancelled', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const share = page.getByRole('button', { name: 'Share' });
    const shareEndsIn = (outcome: string | null) =>
      page.evaluate((name) => {
        navigator.share = () =>
          name === null ? Promise.resolve() : Promise.reject(new DOMException('no', name));
      }, outcome);
    await shareEndsIn('AbortError');
    await share.click();
    await pause(page, 200);
    expect(await page.locator('.toast').count()).toBe(0);
    await shareEndsIn(null);
    await share.click();
    await eventually(() => toast(page)).toBe('Shared successfullyContent has been shared.');
    await shareEndsIn('NotAllowedError');
    await share.click();
    await eventually(() => toast(page)).toContain('Copied to clipboard');
    await context.close();
  });

  test('prints, on a phone from the More menu', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await eventually(() => page.locator('body[data-printed]').count()).toBe(1);
    // The menu is gone, so the pointer now rests on a word. The reader did not ask for its card.
    await pause(page, 600);
    expect(await page.locator('.word-card').count()).toBe(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Whole chapter' }).click();
    await eventually(() => title(page)).toBe('Psalm 23');
    await context.close();
  });
});
