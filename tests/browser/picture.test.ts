import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, cutOff, hasBrowser } from './browser.ts';
import { eventually, useSite } from './site.ts';

const OPEN = 'Share as a picture…';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A picture of the verse' });
const preview = (page: Page) => dialog(page).getByRole('img');

async function openPicture(page: Page, menu = 'Share options'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: OPEN }).click();
}

async function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile((await download.path()) ?? '') };
}

/** Width and height of a PNG, from its header. */
const pixelsOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const isParsed = (page: Page, svg: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return parsed.querySelector('parsererror') === null && parsed.documentElement.localName === 'svg';
  }, svg);

describe.skipIf(!hasBrowser)('a verse as a picture', () => {
  const site = useSite();
  const { open } = site;

  test('the keyboard opens the dialog from Share, chooses A5, and returns to the menu', async () => {
    const { page, complaints } = await open('/explorer/psalms/23/3');
    const menu = page.getByRole('button', { name: 'Share options' });
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const alt = () => preview(page).getAttribute('alt');
    await eventually(alt).toMatch(/^Psalm 23:3\.\n[\u0590-\u05FF]/u);
    expect(await alt()).toContain('He restoreth my soul');
    expect(await alt()).toContain('Total: 1,773 (Hebrew Standard · Mispar Hechrachi).');
    const format = dialog(page).getByLabel('Format');
    await format.focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => preview(page).getAttribute('height')).toBe('1470');
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).count()).toBe(0);
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('the files have the size of their format, and the SVG has its words and its fonts', async () => {
    const { page } = await open('/explorer/genesis/1/1');
    await openPicture(page);
    await preview(page).waitFor();
    const square = await saved(page, 'Download PNG');
    expect(square.name).toMatch(/^Genesis_1.1,_Square\.png$/u);
    expect(pixelsOf(square.content)).toEqual([2160, 2160]);
    await dialog(page).getByLabel('Format').selectOption('A5 page');
    await eventually(() => preview(page).getAttribute('height')).toBe('1470');
    expect(pixelsOf((await saved(page, 'Download PNG')).content)).toEqual([2072, 2940]);
    const svg = (await saved(page, 'Download SVG')).content.toString();
    expect(await isParsed(page, svg)).toBe(true);
    expect(svg).toContain('<title id="title">Genesis 1:1</title>');
    expect(svg.match(/data:font\/woff2;base64/gu)).toHaveLength(2);
    expect(svg).not.toMatch(/oklch|var\(/u);
    // The words are in the fonts of the picture, not in another one of the browser.
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Picture')).map(({ status }) => status),
    );
    expect(faces).toEqual(['loaded', 'loaded']);
  });

  test.each(['/explorer/esther/8/9', '/explorer/john/11/35', '/explorer/psalms/3/0'])(
    'a picture of %s can be drawn',
    async (path) => {
      const { page } = await open(path);
      await openPicture(page);
      await preview(page).waitFor();
    },
  );

  test('a verse that the edition leaves out has no picture, and a message says so', async () => {
    const { page } = await open('/explorer/acts/8/37');
    await openPicture(page);
    await page.getByText('Acts 8:37 has no text in this version.').waitFor();
    expect(await dialog(page).count()).toBe(0);
  });

  test('the picture has the colors of the theme', async () => {
    const { page } = await open('/explorer/psalms/23/3', { theme: 'dark' });
    await openPicture(page);
    await preview(page).waitFor();
    const svg = (await saved(page, 'Download SVG')).content.toString();
    const [, ground = ''] = /<rect [^>]*fill="#([0-9a-f]{6})"/u.exec(svg) ?? [];
    expect(Number.parseInt(ground.slice(0, 2), 16)).toBeLessThan(60);
  });

  test('on a phone the menu More opens the dialog. It fits, its words can be copied, and axe finds nothing in both themes', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPicture(page, 'More');
    await preview(page).waitFor();
    await dialog(page).getByText('Text version').click();
    expect(await cutOff(page, 'dialog')).toEqual([]);
    expect(await axeInEach(page, undefined, 'dialog')).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Copy the words' }).click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Values of the words: 440',
    );
  });

  test('if a font does not load, the dialog says so and tries again', async () => {
    const { page } = await open('/explorer/psalms/23/3', { isFirst: true });
    await page.route('**/*.woff2', (request) => request.abort());
    await openPicture(page);
    await dialog(page).getByText('The picture could not be drawn').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Download PNG' }).isDisabled()).toBe(true);
    await page.unroute('**/*.woff2');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await preview(page).waitFor();
  });

  test('a device that can share files shares the PNG', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await page.evaluate(() => {
      const shared = async ({ files, title }: ShareData) => {
        document.body.dataset.shared = `${title} ${files?.[0]?.name} ${files?.[0]?.type}`;
      };
      Object.assign(navigator, { share: shared, canShare: () => true });
    });
    await openPicture(page);
    await dialog(page).getByRole('button', { name: 'Share the picture…' }).click();
    await eventually(() => page.locator('body').getAttribute('data-shared')).toBe(
      'Psalm 23:3 Psalm_23:3,_Square.png image/png',
    );
  });
});
