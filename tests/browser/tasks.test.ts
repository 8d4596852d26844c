/**
 * Twenty tasks of a new reader in a real browser, on a phone and in a wide window. Each test counts the steps that a
 * task takes, so that a change of the screens cannot make it longer unnoticed. `npm test` runs only the first one on a
 * phone, and `npm run test:full` runs all of them and prints the table.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, IS_FULL, type Visit } from './browser.ts';
import { button, field, foot, openAs, scrollToCard } from './note-card.ts';
import { ask, deleteNotes, type Reader, registerReader } from './reader.ts';
import { eventually, heading, isInWindow, useSite } from './site.ts';
import { atRest } from './waiting.ts';

const WINDOWS = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } } as const;
type Window = keyof typeof WINDOWS;

/**
 * A reader whose steps are counted: each tap, and each entry with Enter, is one step. Scrolling and pointing are none.
 */
class Reading {
  readonly page: Page;
  steps = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(target: Locator): Promise<void> {
    this.steps++;
    await target.click();
  }
  /** Types into a field. The tap that puts the caret into the field belongs to the entry. */
  async type(target: Locator, text: string, intoField: () => Promise<void>): Promise<void> {
    this.steps++;
    await intoField();
    await target.pressSequentially(text);
  }
}

interface Task {
  readonly name: string;
  readonly from: string;
  readonly steps: readonly [phone: number, wide: number];
  readonly isSignedIn?: boolean;
  readonly act: (reader: Reading, window: Window) => Promise<void>;
}

const VERSE = '/explorer/psalms/23/3';
const box = (page: Page) => page.getByRole('banner').getByRole('combobox');

/** Types into the reference box of the header. On a phone the box appears when its icon is tapped. */
async function enter(reader: Reading, window: Window, text: string): Promise<void> {
  const { page } = reader;
  await reader.type(box(page), text, async () => {
    if (window === 'phone')
      await page.getByRole('banner').getByRole('button', { name: 'Go to a reference' }).click();
    else await box(page).click();
  });
  await page.getByRole('banner').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

const word = (page: Page, position: number) => page.locator(`[data-verse-text] [data-word="${position}"]`);
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Passage' });
const wordCard = (page: Page) => page.locator('.word-card');

const TASKS: readonly Task[] = [
  {
    name: 'Why Psalm 23:3 is 1,773',
    from: VERSE,
    steps: [0, 0],
    act: async ({ page }) => {
      await eventually(() => page.locator('[data-total]').textContent()).toBe('1,773');
      const values = await page.locator('[data-line=values]').allTextContents();
      expect(values).toEqual(['440', '320', '128', '155', '194', '190', '346']);
      for (const part of ['#w1 [data-line=values]', '#w7 [data-line=values]', '[data-total]'])
        expect(await isInWindow(page, part), part).toBe(true);
    },
  },
  {
    name: 'What adds up to 913',
    from: VERSE,
    steps: [1, 1],
    act: async (reader, window) => {
      await enter(reader, window, '913');
      await eventually(() => new URL(reader.page.url()).pathname).toBe('/number/913');
      await eventually(() => heading(reader.page).textContent()).toBe('913');
      await reader.page.getByRole('main').getByRole('link', { name: 'Genesis 1:1' }).first().waitFor();
    },
  },
  {
    name: 'Compare two words of a verse',
    from: VERSE,
    steps: [2, 2],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(word(page, 1));
      await eventually(() => wordCard(page).getAttribute('aria-label')).toBe('Word 1 of Psalm 23:3');
      await reader.tap(word(page, 2));
      await eventually(() => wordCard(page).locator('[data-compared]').textContent()).toBe(
        '320 and 440: 120 apart, 760 together',
      );
      expect(await isInWindow(page, '[data-compared]')).toBe(true);
    },
  },
  {
    name: 'Genesis 1 from the landing page',
    from: '/',
    steps: [1, 1],
    act: async (reader) => {
      await reader.tap(reader.page.getByRole('link', { name: 'Read Genesis 1', exact: true }));
      await eventually(() => heading(reader.page).textContent()).toBe('Genesis 1');
    },
  },
  {
    name: 'Write a note',
    from: VERSE,
    steps: [1, 1],
    isSignedIn: true,
    act: async (reader) => {
      const { page } = reader;
      await scrollToCard(page);
      await reader.type(field(page), 'He restores my soul', () => field(page).click());
      await foot(page)
        .getByText(/^Saved \d\d:\d\d$/u)
        .waitFor();
      await button(page, 'Save').click();
      await page.locator('.toast').waitFor();
      await atRest(page);
      expect(await coveredByToast(page)).toEqual([]);
      await deleteNotes(page);
    },
  },
  {
    name: 'Look up a word',
    from: VERSE,
    steps: [1, 1],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(word(page, 1));
      await wordCard(page).getByText('H5315').waitFor();
      expect(await wordCard(page).textContent()).toContain('soul');
    },
  },
  {
    name: 'What chance predicts for 1,773',
    from: VERSE,
    steps: [1, 1],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(page.locator('article').getByRole('link', { name: /phrases$/u }));
      await page.getByRole('link', { name: 'How this is computed' }).first().waitFor();
    },
  },
  {
    name: 'Share a verse',
    from: VERSE,
    steps: [2, 1],
    act: async (reader, window) => {
      const { page } = reader;
      if (window === 'phone') await reader.tap(bar(page).getByRole('button', { name: 'More' }));
      await reader.tap(
        page.getByRole('button', { name: 'Share', exact: true }).and(page.locator(':visible')),
      );
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'Change the theme',
    from: VERSE,
    steps: [3, 3],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(page.getByRole('button', { name: 'Theme settings' }));
      await reader.tap(page.getByText('Midnight Torah'));
      await reader.tap(page.getByRole('button', { name: 'Save Changes' }));
      await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await eventually(() => page.locator('dialog').count()).toBe(0);
    },
  },
  {
    name: 'A place where the numbering differs',
    from: VERSE,
    steps: [1, 1],
    act: async (reader, window) => {
      await enter(reader, window, 'Ps 51:21');
      await eventually(() => heading(reader.page).textContent()).toBe('Psalm 51:19');
      expect(await reader.page.locator('.explorer-text').textContent()).toContain('Psalm 51:21');
    },
  },
  {
    name: 'Only the values below the words',
    from: VERSE,
    steps: [1, 1],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(page.getByRole('button', { name: 'Meaning', exact: true }));
      await eventually(() => page.locator('[data-line=meaning]').count()).toBe(0);
      expect(await isInWindow(page, '#w7 [data-line=values]')).toBe(true);
    },
  },
  {
    name: 'All places of a word',
    from: VERSE,
    steps: [2, 2],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(word(page, 2));
      await reader.tap(wordCard(page).getByRole('link', { name: /^Find all/u }));
      await eventually(() => new URL(page.url()).search).toBe('?term=H7725&order=canonical');
      await page.locator('section[aria-label="Results"] li').first().waitFor();
    },
  },
  {
    name: 'Copy a verse with its reference and source',
    from: VERSE,
    steps: [3, 2],
    act: async (reader, window) => {
      const { page } = reader;
      if (window === 'phone') await reader.tap(bar(page).getByRole('button', { name: 'More' }));
      await reader.tap(
        page
          .getByRole('button', { name: /^Copy options/u })
          .and(page.locator(':visible'))
          .first(),
      );
      await reader.tap(page.getByRole('button', { name: 'Copy as shown' }));
      await page.locator('.toast').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/\(Psalm 23:3, .*\).*\/explorer\/psalms\/23\/3/su);
    },
  },
  {
    name: 'Read a chapter without everything else',
    from: '/explorer/psalms/23',
    steps: [2, 2],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(page.getByRole('button', { name: 'Text options' }));
      await reader.tap(page.getByRole('button', { name: 'Reader mode' }));
      await eventually(() => page.locator('.site-header').isVisible()).toBe(false);
      expect(await isInWindow(page, '#v1 p[lang=he]')).toBe(true);
    },
  },
  {
    name: 'Open the note of a verse',
    from: VERSE,
    steps: [1, 0],
    isSignedIn: true,
    act: async (reader, window) => {
      const { page } = reader;
      await page.evaluate(() => scrollTo(0, 0));
      // In a wide window the note follows the text, without a button.
      if (window === 'phone') await reader.tap(bar(page).getByRole('button', { name: 'Notes' }));
      else await scrollToCard(page);
      await field(page).waitFor();
      await atRest(page);
      await eventually(() => isInWindow(page, '#note textarea')).toBe(true);
    },
  },
  {
    name: 'Find the map',
    from: VERSE,
    steps: [2, 1],
    act: async (reader, window) => {
      const { page } = reader;
      const header = page.getByRole('banner');
      if (window === 'phone') await reader.tap(header.getByRole('button', { name: 'Menu', exact: true }));
      await reader.tap(header.getByRole('link', { name: 'Map', exact: true }));
      await eventually(() => new URL(page.url()).pathname).toBe('/heat');
      await eventually(() => heading(page).textContent()).toBe('Map of the Bible');
      await page.locator('main canvas').first().waitFor();
    },
  },
  {
    name: 'Hear a verse',
    from: VERSE,
    steps: [0, 0],
    act: async ({ page }) => {
      for (const name of ['my soul, 440', 'his name, 346', '= 1,773, Hebrew Standard'])
        await page.getByRole('group', { name }).first().waitFor();
    },
  },
  {
    name: 'Print notes',
    from: '/my-notes',
    steps: [0, 0],
    isSignedIn: true,
    act: async ({ page }) => {
      const note = { book: 'psalms', chapter: 23, verse: 3, notes: 'He restores my soul' };
      await ask(page, 'POST', '/api/notes', note);
      await page.reload();
      await page.getByText(note.notes).waitFor();
      // The browser prints it. What is printed has the note and its reference, and nothing to press.
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('main').innerText()).toContain('Psalm 23:3');
      expect(await page.locator(':is(button, input, select):visible').count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await deleteNotes(page);
    },
  },
  {
    name: 'Copy a chapter with the numbers of its verses',
    from: '/explorer/psalms/23',
    steps: [1, 1],
    act: async (reader) => {
      const { page } = reader;
      await reader.tap(bar(page).getByRole('button', { name: 'Copy', exact: true }));
      await page.locator('.toast').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^Psalm 23\b[^\n]*\n/u);
      for (const number of [1, 2, 3, 4, 5, 6]) expect(copied).toMatch(new RegExp(`^${number} \\S`, 'mu'));
    },
  },
  {
    name: 'Read Romans 8 in two versions',
    from: VERSE,
    steps: [1, 1],
    act: async (reader, window) => {
      const { page } = reader;
      await enter(reader, window, 'Romans 8');
      await eventually(() => heading(page).textContent()).toBe('Romans 8');
      await page.locator('#v1').getByText('There is therefore now no condemnation').waitFor();
      await eventually(() => page.locator('#v1 [lang=grc]').first().textContent()).toContain('κατάκριμα');
      for (const text of ['#v1 [lang=grc]', '#v1 [lang=en]'])
        expect(await isInWindow(page, text), text).toBe(true);
    },
  },
];

const coveredByToast = (page: Page): Promise<string[]> =>
  page.locator('main :is(button, input, select, textarea)').evaluateAll((controls) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (toast === undefined) return ['no toast'];
    return controls
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      })
      .map((control) => control.textContent || control.tagName);
  });

const RUN = {
  windows: IS_FULL ? (['phone', 'wide'] as const) : (['phone'] as const),
  tasks: IS_FULL ? TASKS : TASKS.slice(0, 1),
};

describe.skipIf(!hasBrowser)('twenty tasks', () => {
  const site = useSite();
  let reader: Reader;
  const counted = new Map<string, Partial<Record<Window, number>>>();

  beforeAll(async () => {
    if (IS_FULL) reader = await registerReader(site, 'anna');
  });
  afterAll(() => {
    if (IS_FULL) console.table(Object.fromEntries(counted));
  });

  const visit = async ({ from, isSignedIn }: Task, window: Window): Promise<Visit> => {
    const { width } = WINDOWS[window];
    const opened = isSignedIn
      ? await openAs(site, reader, from, { width })
      : await site.open(from, { width });
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.page.setViewportSize(WINDOWS[window]);
    await atRest(opened.page);
    return opened;
  };

  describe.each(RUN.windows)('window: %s', (window) => {
    test.each(RUN.tasks)('the task “$name” takes exactly its expected number of steps', async (task) => {
      const { page } = await visit(task, window);
      const reading = new Reading(page);
      await task.act(reading, window);
      counted.set(task.name, { ...counted.get(task.name), [window]: reading.steps });
      expect(reading.steps).toBe(task.steps[window === 'phone' ? 0 : 1]);
    });
  });
});
