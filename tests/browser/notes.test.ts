import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  axeAtWidth,
  axeInEach,
  cutOff,
  hasBrowser,
  overflow,
  spaceText,
  type VisitOptions,
} from './browser.ts';
import { button, card, drafts, field, foot, openAs, scrollToCard } from './note-card.ts';
import { ask, deleteNotes, type Reader, registerReader } from './reader.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, heading, useSite } from './site.ts';
import { atRest } from './waiting.ts';

const write = (
  page: Page,
  book: string,
  chapter: number,
  verse: number,
  notes: string,
  isKabbalistic = false,
) => ask(page, 'POST', '/api/notes', { book, chapter, verse, notes, isKabbalistic });

describe.skipIf(!hasBrowser)('study notes', () => {
  const site = useSite();
  /** Registrations are limited, so the tests share a reader, and each test uses its own verses. */
  let reader: Reader;

  beforeAll(async () => {
    reader = await registerReader(site, 'ruth');
  });

  const openAsReader = (path: string, options?: VisitOptions) => openAs(site, reader, path, options);

  test('the caret stays in place while the note saves itself', async () => {
    const { page } = await openAsReader('/about');
    await write(page, 'lamentations', 3, 17, 'hello world');
    await page.goto(site.at('/explorer/lamentations/3/17'));
    await scrollToCard(page);
    await field(page).press('Home');
    await page.keyboard.type('X');
    await foot(page)
      .getByText(/^Saved \d\d:\d\d$/u)
      .waitFor();
    expect(await drafts(page)).toEqual([]);
    const caret = await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    expect({ text: await field(page).inputValue(), caret }).toEqual({ text: 'Xhello world', caret: 1 });
    await deleteNotes(page);
  });

  test('in a chapter, a verse with a note has a mark that links to the note, in a narrow and a wide window', async () => {
    const { page } = await openAsReader('/about');
    await deleteNotes(page);
    await write(page, 'psalms', 51, 0, 'The title');
    await write(page, 'psalms', 51, 10, 'A clean heart');
    await page.goto(site.at('/explorer/psalms/51'));
    const marks = page.getByRole('link', { name: 'Your note' });
    await eventually(() => marks.count()).toBe(2);
    expect(await axeInEach(page, undefined, '#v10')).toEqual([]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      // A page that is still scrolling back, or that gets its new width, can move between a click's two halves.
      await atRest(page);
      await page.locator('#v10').getByRole('link', { name: 'Your note' }).click();
      await eventually(() => field(page).inputValue()).toBe('A clean heart');
      const top = async () => (await card(page).boundingBox())?.y ?? -1;
      await eventually(async () => (await top()) >= 0 && (await top()) < 780).toBe(true);
      await page.goBack();
      // A click during the way back would be lost.
      await eventually(() => page.title()).toMatch(/^Psalm 51 ·/u);
    }
  });

  test('in a chapter, notes are shown in the analysis panel, or beside their verses if the sidebar is hidden and leaves room for them', async () => {
    const { page } = await openAsReader('/about');
    await deleteNotes(page);
    await write(page, 'psalms', 51, 10, 'A clean heart');
    await recordShifts(page);
    await page.setViewportSize({ width: 1536, height: 864 });
    await page.goto(site.at('/explorer/psalms/51'));
    const inPanel = page.getByRole('complementary', { name: 'Analysis' }).getByText('A clean heart');
    const mark = page.locator('#v10').getByRole('link', { name: 'Your note', exact: true });
    const besideVerse = page.locator('#v10').getByRole('link', { name: 'Your note A clean heart' });
    const visible = async () => ({
      inPanel: await inPanel.isVisible(),
      mark: await mark.isVisible(),
      besideVerse: await besideVerse.isVisible(),
    });
    await eventually(visible).toEqual({ inPanel: true, mark: true, besideVerse: false });
    // The mark of a note is in the column of the verse numbers, never over the text.
    const text = (await page.locator('#v10 p[lang=en]').boundingBox())?.x ?? 0;
    const at = await mark.boundingBox();
    expect((at?.x ?? text) + (at?.width ?? 0)).toBeLessThanOrEqual(text);
    await page.getByRole('button', { name: 'Hide the sidebar' }).click();
    await eventually(visible).toEqual({ inPanel: false, mark: false, besideVerse: true });
    expect(await axeAtWidth(page)).toEqual([]);
    await page.reload();
    await besideVerse.waitFor();
    await atRest(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  test('a page hardly moves while a long note or a chapter’s marks of notes load, in a narrow and a wide window', async () => {
    const { page } = await openAsReader('/about');
    await deleteNotes(page);
    await write(page, 'ruth', 3, 1, 'A long note.\n\n'.repeat(200));
    await write(page, 'ruth', 3, 2, 'Another.');
    await recordShifts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of ['/explorer/ruth/3/1', '/explorer/ruth/3']) {
        await page.goto(site.at(path));
        await heading(page).waitFor();
        if (path.endsWith('1')) {
          await scrollToCard(page);
          await field(page).waitFor();
        } else await page.getByRole('link', { name: 'Your note' }).first().waitFor();
        await atRest(page);
        expect(await shiftOf(page), `${width} ${path}`).toBeLessThanOrEqual(0.02);
      }
    }
  });

  test('with larger text spacing no text is cut off on the reader’s pages', async () => {
    const { page } = await openAsReader('/about', { width: 320 });
    await write(page, 'ruth', 4, 7, 'A shoe, for redeeming and changing.', true);
    for (const path of ['/profile', '/my-notes', '/explorer/ruth/4/7']) {
      await page.goto(site.at(path));
      await heading(page).waitFor();
      const place = { '/profile': 'main li', '/my-notes': '[data-note]' }[path] ?? '#note';
      if (place === '#note') {
        await scrollToCard(page);
        await field(page).waitFor();
      }
      await page.locator(place).first().waitFor();
      await spaceText(page);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await cutOff(page, place === '#note' ? place : 'main'), `${path} ${width}`).toEqual([]);
        expect(await overflow(page), `${path} ${width}`).toBe(0);
      }
    }
  });

  describe('accessibility', () => {
    test('axe finds no violation in the card of a note for a signed-out reader', async () => {
      const { page } = await site.open('/explorer/ruth/4/1');
      await scrollToCard(page);
      await card(page).getByText('Sign in to add').waitFor();
      expect(await axeInEach(page, () => scrollToCard(page), '#note')).toEqual([]);
    });

    test('axe finds no violation on the page with all notes of a reader', async () => {
      const { page } = await openAsReader('/about');
      await deleteNotes(page);
      await page.goto(site.at('/my-notes'));
      await page.getByRole('heading', { name: 'No Study Notes Yet' }).waitFor();
      expect(await axeInEach(page), 'empty').toEqual([]);
      await write(page, 'genesis', 1, 1, 'בְּרֵאשִׁית בָּרָא אֱלֹהִים: seven words, 28 letters.', true);
      await write(page, 'psalms', 23, 3, 'He **restores** my soul; see Ps 19:7.\n3\n4\n5\n6\n7');
      await write(page, 'john', 1, 1, 'Ἐν ἀρχῇ ἦν ὁ λόγος: the first words of the Torah again, in Greek.');
      await page.reload();
      await page.getByRole('list', { name: 'Study notes' }).waitFor();
      expect(await axeInEach(page)).toEqual([]);
      const lines = await page
        .locator('.line-clamp-4')
        .nth(1)
        .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
      expect(Math.round(lines)).toBe(4);
    });

    test('the page with all notes prints whole notes without fields, buttons and counts', async () => {
      const { page } = await openAsReader('/about');
      await deleteNotes(page);
      await write(page, 'psalms', 23, 3, 'He restores\n2\n3\n4\n5\nthe last line');
      await page.goto(site.at('/my-notes'));
      await page.getByRole('list', { name: 'Study notes' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      const shown = await page.locator('body').innerText();
      expect(shown.split(/\n+/u).filter((line) => !/^\s*$|^Last updated/u.test(line))).toEqual([
        'My Study Notes',
        'Psalm 23:3',
        'He restores',
        '2',
        '3',
        '4',
        '5',
        'the last line',
      ]);
      const isCut = await page
        .locator('[data-note] > .line-clamp-4')
        .evaluate((text) => text.scrollHeight > text.clientHeight);
      expect(isCut).toBe(false);
    });

    test('axe finds no violation in the card of a note, in its preview and in its dialog', async () => {
      const { page } = await openAsReader('/about');
      await deleteNotes(page);
      await write(page, 'psalms', 23, 3, 'He **restores** my soul; see Ps 19:7 and Ruth 4:15.\n\n- נפש');
      await page.goto(site.at('/explorer/psalms/23/3'));
      await scrollToCard(page);
      await field(page).waitFor();
      expect(await axeInEach(page, () => scrollToCard(page), '#note'), 'card').toEqual([]);
      await button(page, 'Preview').click();
      await card(page).locator('[data-preview] strong').waitFor();
      expect(await axeInEach(page, () => scrollToCard(page), '#note'), 'preview').toEqual([]);
      await button(page, 'Delete').click();
      await page.getByRole('dialog').waitFor();
      expect(await axeInEach(page, undefined, 'dialog'), 'dialog').toEqual([]);
    });
  });
});
