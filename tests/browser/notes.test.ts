/** Study notes in a real browser: the journal on the verse page, the list, the marks in a chapter. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  axeInEach,
  axeViolations,
  cutOff,
  hasBrowser,
  overflow,
  spaceText,
  type VisitOptions,
} from './browser.ts';
import { addressOf, button, card, drafts, field, foot, near, openAs } from './note-card.ts';
import { ask, deleteNotes, notesOf, PASSWORD, type Reader, registerReader, toastOf } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

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

  test('leads a signed-out reader to sign-in and back', async () => {
    const { page, context, apiCalls } = await site.open('/explorer/ruth/1/16');
    await near(page);
    await card(page).getByText('Sign in to add and save your study notes for Ruth 1:16.').waitFor();
    expect(await card(page).getByRole('heading', { level: 2 }).textContent()).toBe('Personal Study Journal');
    expect(await field(page).count()).toBe(0);
    expect(apiCalls.filter((path) => /notes|user/u.test(path))).toEqual([]);
    await card(page).getByRole('link', { name: 'Sign In' }).click();
    await eventually(() => addressOf(page)).toBe('/auth?redirect=%2Fexplorer%2Fruth%2F1%2F16');
    await page.getByLabel('Username', { exact: true }).fill(reader.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/explorer/ruth/1/16');
    await heading(page).getByText('Ruth').waitFor();
    await near(page);
    await eventually(() => foot(page).textContent()).toContain('New note');
    await context.close();
  });

  test('the caret stays in place while the note saves itself', async () => {
    const { page, context } = await openAsReader('/explorer/lamentations/3/17');
    const saved = foot(page).getByText(/^Saved \d\d:\d\d$/u);
    await field(page).fill('hello world');
    await saved.waitFor();
    await field(page).press('Home');
    await page.keyboard.type('X');
    await saved.waitFor({ state: 'detached' });
    await saved.waitFor();
    expect(await drafts(page)).toEqual([]);
    const caret = await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    expect([await field(page).inputValue(), caret]).toEqual(['Xhello world', 1]);
    await deleteNotes(page);
    await context.close();
  });

  test('a note is written, saved by itself and by the button, marked, shown as Markdown and deleted', async () => {
    const { page, context, complaints } = await openAsReader('/explorer/ruth/1/1');
    await field(page).fill('In the days when the judges judged.');
    await foot(page).getByText('Saving…').waitFor();
    await foot(page)
      .getByText(/^Saved \d\d:\d\d$/u)
      .waitFor();
    expect(await foot(page).textContent()).toMatch(/^Last updated: /u);
    // Saving by itself shows no toast.
    expect(await toastOf(page)).toEqual([]);
    expect(await drafts(page)).toEqual([]);

    await field(page).press('End');
    await field(page).pressSequentially(' **Elimelech**');
    await button(page, 'Save').click();
    await eventually(() => toastOf(page)).toEqual([
      'Notes saved',
      'Your insights have been saved successfully.',
    ]);
    await card(page).getByRole('tab', { name: 'Kabbalistic Journal' }).click();
    const mark = card(page).getByRole('switch', { name: 'Mark as Kabbalistic Insight' });
    expect(await mark.isChecked()).toBe(false);
    await field(page).pressSequentially('!');
    await eventually(() => mark.isChecked()).toBe(true);
    await button(page, 'Save').click();
    await eventually(() => toastOf(page)).toEqual([
      'Kabbalistic journal saved',
      'Your insights have been saved successfully.',
    ]);
    await page.reload();
    await near(page);
    // It opens where it was written.
    await eventually(() => mark.isChecked()).toBe(true);
    await card(page).getByRole('tab', { name: 'Standard Notes' }).click();
    await field(page).press('End');
    await field(page).pressSequentially('?');
    await foot(page)
      .getByText(/^Saved/u)
      .waitFor();
    expect((await notesOf(page)).find(({ book }) => book === 'ruth')).toMatchObject({
      ...{ chapter: 1, verse: 1, isKabbalistic: false },
      notes: 'In the days when the judges judged. **Elimelech**!?',
    });
    await button(page, 'Preview').click();
    await eventually(() => card(page).locator('.note-preview strong').textContent()).toBe('Elimelech');
    await button(page, 'Preview').click();

    await button(page, 'Delete').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your note on Ruth 1:1?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Delete').click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await eventually(() => toastOf(page)).toEqual(['Note deleted', 'Your study note has been deleted.']);
    await eventually(() => field(page).inputValue()).toBe('');
    await eventually(() => foot(page).textContent()).toContain('New note');
    // The note is gone, and its button too.
    await eventually(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await notesOf(page)).filter(({ book }) => book === 'ruth')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a failed save or deletion says so, and the text stays', async () => {
    const { page, context } = await openAsReader('/explorer/ruth/1/2');
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'The library is away.', code: 'x', requestId: 'r' } })
        : route.continue(),
    );
    await field(page).fill('Naomi');
    await button(page, 'Save').click();
    await eventually(() => toastOf(page)).toEqual([
      'Error saving notes',
      'There was a problem saving your notes. Please try again.',
    ]);
    await foot(page).getByText('Not saved: The library is away.').waitFor();
    await page.unroute('**/api/notes');
    await button(page, 'Save').click();
    await eventually(() => toastOf(page)).toContain('Notes saved');

    await page.route('**/api/notes/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await button(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await eventually(() => toastOf(page)).toEqual([
      'Error deleting note',
      'There was a problem deleting your note. Please try again.',
    ]);
    expect(await field(page).inputValue()).toBe('Naomi');
    await context.close();
  });

  test('the list shows, finds, sorts and deletes notes, and leads to their verses', async () => {
    const { page, context, complaints } = await openAsReader('/my-notes');
    await deleteNotes(page);
    await page.reload();
    await page.getByRole('heading', { name: 'No Study Notes Yet' }).waitFor();
    expect(await heading(page).textContent()).toBe('My Study Notes');
    expect(await page.getByRole('link', { name: 'Explore Bible' }).getAttribute('href')).toBe('/');

    await write(page, 'john', 1, 1, 'ἐν ἀρχῇ: the Word');
    await write(page, 'psalms', 51, 0, 'A title of its own');
    await write(page, 'genesis', 1, 1, 'בְּרֵאשִׁית, bereshit', true);
    await write(page, 'psalms', 23, 3, '<b>not bold</b>\nHe restores my soul.\n3\n4\n5\n6\n7');
    await page.reload();
    const cards = page.getByRole('list', { name: 'Study notes' }).getByRole('listitem');
    const titles = () => cards.getByRole('heading').allTextContents();
    await eventually(titles).toEqual(['Genesis 1:1', 'Psalm 23:3', 'Psalm 51 title', 'John 1:1']);
    expect(await page.getByRole('status').filter({ hasText: 'notes' }).textContent()).toBe('4 notes');
    const clamped = await cards
      .nth(1)
      .locator('.note-clamp')
      .evaluate((text) => {
        const lines =
          text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
        return [Math.round(lines), text.textContent?.startsWith('<b>not bold</b>')];
      });
    expect(clamped).toEqual([4, true]);

    const search = page.getByLabel('Search your notes');
    await search.fill('bereshit');
    await eventually(titles).toEqual(['Genesis 1:1']);
    await search.fill('בראשית');
    await eventually(titles).toEqual(['Genesis 1:1']);
    await search.fill('εν αρχη');
    await eventually(titles).toEqual(['John 1:1']);
    await search.fill('Psalm');
    await eventually(titles).toEqual(['Psalm 23:3', 'Psalm 51 title']);
    await eventually(() => addressOf(page)).toBe('/my-notes?q=Psalm');
    await search.fill('nowhere');
    await page.getByText('None of 4 notes matches.').waitFor();
    await search.fill('');
    await page.getByLabel('Show').selectOption('Kabbalistic');
    await eventually(titles).toEqual(['Genesis 1:1']);
    await page.getByLabel('Show').selectOption('Standard');
    await page.getByLabel('Order').selectOption('Latest first');
    await eventually(titles).toEqual(['Psalm 23:3', 'Psalm 51 title', 'John 1:1']);
    await eventually(() => addressOf(page)).toBe('/my-notes?kind=standard&order=latest');
    await page.reload();
    await eventually(titles).toEqual(['Psalm 23:3', 'Psalm 51 title', 'John 1:1']);

    const remove = async (reference: string) => {
      await page.getByRole('button', { name: `Delete the note on ${reference}` }).click();
      const dialog = page.getByRole('dialog', { name: `Delete your note on ${reference}?` });
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent);
    await remove('Psalm 51 title');
    await eventually(() => toastOf(page)).toEqual(['Note deleted', 'Your study note has been deleted.']);
    await eventually(titles).toEqual(['Psalm 23:3', 'John 1:1']);
    // The focus goes to the card that takes its place, or to the last one.
    await eventually(focused).toBe('John 1:1');
    await remove('John 1:1');
    await eventually(focused).toBe('Psalm 23:3');
    const view = page.getByRole('link', { name: 'View Psalm 23:3' });
    expect(await view.getAttribute('href')).toBe('/?book=psalms&chapter=23&verse=3');
    await view.click();
    await eventually(() => addressOf(page)).toBe('/explorer/psalms/23/3');
    await heading(page).getByText('Psalm').waitFor();
    await near(page);
    await eventually(() => field(page).inputValue()).toContain('He restores my soul.');
    await page.goBack();
    await page.getByLabel('Show').selectOption('All notes');
    await remove('Psalm 23:3');
    await eventually(titles).toEqual(['Genesis 1:1']);
    await remove('Genesis 1:1');
    await page.getByRole('heading', { name: 'No Study Notes Yet' }).waitFor();
    await eventually(() => heading(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the list marks unsent notes, and says so if it cannot load', async () => {
    const { page, context } = await openAsReader('/explorer/ruth/2/1');
    await foot(page).getByText('New note').waitFor();
    await page.route('**/api/notes', (route) => route.abort());
    await field(page).fill('A kinsman.');
    await foot(page).getByText('Offline').waitFor();
    await page.getByRole('button', { name: `${reader.username}: account` }).click();
    await page.getByRole('link', { name: 'My Notes' }).click();
    const unsent = page.getByRole('listitem').filter({ hasText: 'Ruth 2:1' });
    await unsent.getByText('Not sent yet').waitFor();
    await page.reload();
    await page.getByText('Error loading notes. Please try again later.').waitFor();
    // If the note were sent by itself, the list would load without Retry.
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await unsent.waitFor();
    await context.close();

    const visitor = await site.visit();
    await visitor.page.goto(site.at('/my-notes?q=soul'));
    await eventually(() => addressOf(visitor.page)).toBe('/auth?redirect=%2Fmy-notes%3Fq%3Dsoul');
    await visitor.context.close();
  });

  test('a chapter marks the verses with a note, and each mark leads to its note', async () => {
    for (const width of [360, 1280]) {
      const { page, context } = await openAsReader('/about', { width });
      await deleteNotes(page);
      await write(page, 'psalms', 51, 0, 'The title');
      await write(page, 'psalms', 51, 10, 'A clean heart');
      await page.goto(site.at('/explorer/psalms/51'));
      const marks = page.getByRole('link', { name: 'Your note' });
      await eventually(() => marks.count()).toBe(2);
      expect(await page.locator('#v10').getByRole('link', { name: 'Your note' }).count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('#v10').getByRole('link', { name: 'Your note' }).click();
      await eventually(() => field(page).inputValue()).toBe('A clean heart');
      const top = async () => (await card(page).boundingBox())?.y ?? -1;
      await eventually(async () => (await top()) >= 0 && (await top()) < 900).toBe(true);
      await context.close();
    }
  });

  test('nothing moves when a long note loads', async () => {
    for (const width of [360, 1280]) {
      const { page, context } = await openAsReader('/about', { width });
      await deleteNotes(page);
      await write(page, 'ruth', 3, 1, 'A long note.\n\n'.repeat(200));
      await write(page, 'ruth', 3, 2, 'Another.');
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
            if (!hadRecentInput) shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/explorer/ruth/3/1', '/explorer/ruth/3']) {
        await page.goto(site.at(path), { waitUntil: 'networkidle' });
        if (path.endsWith('1')) {
          await page.evaluate(() => {
            for (const notes of document.querySelectorAll('.notes'))
              notes.scrollIntoView({ block: 'center' });
          });
          await field(page).waitFor();
        } else await page.getByRole('link', { name: 'Your note' }).first().waitFor();
        const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
        expect([width, path, shifts.reduce((sum, shift) => sum + shift, 0) <= 0.02]).toEqual([
          width,
          path,
          true,
        ]);
      }
      await context.close();
    }
  });

  test('a reader’s own text spacing cuts nothing off on the reader’s pages', async () => {
    const { page, context } = await openAsReader('/about', { width: 320 });
    await write(page, 'ruth', 4, 7, 'A shoe, for redeeming and changing.', true);
    for (const path of ['/profile', '/my-notes', '/explorer/ruth/4/7']) {
      await page.goto(site.at(path));
      await heading(page).waitFor();
      const place = { '/profile': '.profile-session', '/my-notes': '.note-card' }[path] ?? '#note';
      if (place === '#note') {
        await near(page);
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
    await context.close();
  });

  describe('accessibility in both themes, narrow and wide', () => {
    test('of the card, signed out', async () => {
      const { page, context } = await site.open('/explorer/ruth/4/1');
      await near(page);
      await card(page).getByText('Sign in to add').waitFor();
      expect(await axeInEach(page, () => near(page))).toEqual([]);
      await context.close();
    });

    test('of the list', async () => {
      const { page, context } = await openAsReader('/about');
      await deleteNotes(page);
      await page.goto(site.at('/my-notes'));
      await page.getByRole('heading', { name: 'No Study Notes Yet' }).waitFor();
      expect(await axeInEach(page), 'empty').toEqual([]);
      await write(page, 'genesis', 1, 1, 'בְּרֵאשִׁית בָּרָא אֱלֹהִים: seven words, 28 letters.', true);
      await write(page, 'psalms', 23, 3, 'He **restores** my soul; see Ps 19:7 and Ruth 4:15.\n\n- נפש');
      await write(page, 'john', 1, 1, 'Ἐν ἀρχῇ ἦν ὁ λόγος: the first words of the Torah again, in Greek.');
      await page.reload();
      await page.getByRole('list', { name: 'Study notes' }).waitFor();
      expect(await axeInEach(page)).toEqual([]);
      await context.close();
    });

    test('of the card, its preview and its dialog', async () => {
      const { page, context } = await openAsReader('/about');
      await deleteNotes(page);
      await write(page, 'psalms', 23, 3, 'He **restores** my soul; see Ps 19:7 and Ruth 4:15.\n\n- נפש');
      await page.goto(site.at('/explorer/psalms/23/3'));
      await near(page);
      await field(page).waitFor();
      expect(await axeInEach(page, () => near(page)), 'card').toEqual([]);
      await button(page, 'Preview').click();
      await card(page).locator('.note-preview strong').waitFor();
      expect(await axeInEach(page, () => near(page)), 'preview').toEqual([]);
      await button(page, 'Delete').click();
      await page.getByRole('dialog').waitFor();
      expect(await axeInEach(page), 'dialog').toEqual([]);
      await context.close();
    });
  });
});
