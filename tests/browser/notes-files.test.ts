/** Import and export of notes, and how a note is shown, in a real browser. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, hasBrowser, LOOKS, overflow, type Visit, type VisitOptions } from './browser.ts';
import {
  ask,
  chooseAppearance,
  deleteNotes,
  notesOf,
  type Reader,
  registerReader,
  signIn,
  toastOf,
} from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const at = (verse: number, notes: string, isKabbalistic = false) => ({
  ...{ book: 'psalms', chapter: 119, verse, notes, isKabbalistic },
});

/** Chooses a file in the import dialog. */
async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('File of notes')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

describe.skipIf(!hasBrowser)('import and export of notes', () => {
  const site = useSite();
  /** Registrations are limited, so the tests share a reader, who has no notes at the start of each test. */
  let reader: Reader;

  beforeAll(async () => {
    reader = await registerReader(site, 'ezra');
  });

  /** The notes page of the reader, with these notes. */
  async function openNotes(notes: readonly unknown[], options?: VisitOptions): Promise<Visit> {
    const visit = await site.open('/about', options);
    const { page } = visit;
    await signIn(page, reader);
    await chooseAppearance(page, options?.theme ?? 'light');
    await deleteNotes(page);
    for (const note of notes) await ask(page, 'POST', '/api/notes', note);
    visit.complaints.length = 0;
    await page.goto(site.at('/my-notes'));
    await heading(page).waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
    return visit;
  }

  test('exported notes come back after all are deleted, in each format', async () => {
    const { page, complaints, context } = await openNotes([
      at(1, 'אשרי\r\n=1+1 😀\n', true),
      at(2, '<!-- note {} -->\n"a", b'),
    ]);
    const before = await notesOf(page);
    for (const [label, extension] of [
      ['JSON', 'json'],
      ['Markdown', 'md'],
      ['CSV (spreadsheet)', 'csv'],
    ] as const) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: label, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^study_notes_\\d{4}-\\d\\d-\\d\\d\\.${extension}$`),
      );
      await eventually(() => toastOf(page)).toEqual([
        'Exported successfully',
        'Your study notes have been exported.',
      ]);
      const content = await readFile(await file.path(), 'utf8');
      expect(content.startsWith('\uFEFF')).toBe(extension === 'csv');
      await deleteNotes(page);
      await choose(page, file.suggestedFilename(), content);
      await dialog(page).getByText('2 notes were added, 0 were there already.').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      const after = await notesOf(page);
      expect(after.map(({ id: _, ...note }) => note)).toEqual(before.map(({ id: _, ...note }) => note));
      await eventually(() =>
        page.getByRole('list', { name: 'Study notes' }).getByRole('listitem').count(),
      ).toBe(2);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('overwrites nothing: shows both texts, and the reader chooses for each verse', async () => {
    const { page, context } = await openNotes([
      at(3, 'mine 3'),
      at(4, 'mine 4'),
      at(5, 'mine 5'),
      at(6, 'same'),
    ]);
    const csv =
      'book,chapter,verse,notes\nps,119,3,file 3\nps,119,4,file 4\nps,119,5,file 5\nps,119,6,same\nps,119,177,x\n';
    await choose(page, 'notes.csv', csv);
    await dialog(page).getByText('0 notes were added, 1 were there already.').waitFor();
    await dialog(page).getByText('3 verses have another note already').waitFor();
    expect(await dialog(page).getByRole('listitem').allTextContents()).toEqual([
      'Row 6: There is no Psalm 119:177: the chapter ends with verse 176.',
    ]);
    const verse = (number: number) =>
      dialog(page).getByRole('region', { name: `Psalm 119:${number}`, exact: true });
    expect(await verse(3).locator('.note-version').allTextContents()).toEqual(['mine 3', 'file 3']);
    await dialog(page).getByRole('button', { name: 'Keep mine: Psalm 119:3' }).click();
    await dialog(page).getByText('2 verses have another note already').waitFor();
    // Changed elsewhere in the meantime: the new text is shown and not overwritten either.
    const note = (await notesOf(page)).find(({ verse: number }) => number === 4);
    await ask(page, 'PATCH', `/api/notes/${note?.id}`, { notes: 'mine 4, changed elsewhere' });
    await dialog(page).getByRole('button', { name: 'Take the file’s: Psalm 119:4' }).click();
    await verse(4).getByText('mine 4, changed elsewhere').waitFor();
    await dialog(page).getByText('changed elsewhere meanwhile').waitFor();
    await dialog(page).getByRole('button', { name: 'Take the file’s: Psalm 119:4' }).click();
    await dialog(page).getByText('1 verse has another note already').waitFor();
    await dialog(page).getByRole('button', { name: 'Keep both: Psalm 119:5' }).click();
    await dialog(page).getByText('Every choice is made').waitFor();
    expect((await notesOf(page)).map(({ notes }) => notes)).toEqual([
      'mine 3',
      'file 4',
      'mine 5\n\n---\n\nfile 5',
      'same',
    ]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('file 4').waitFor();
    await context.close();
  });

  test('makes many choices at once, and writes a note again that was deleted in the meantime', async () => {
    const mine = Array.from({ length: 4 }, (_, index) => at(10 + index, `mine ${index}`));
    const { page, context } = await openNotes(mine);
    await choose(page, 'notes.json', JSON.stringify(mine.map((note) => ({ ...note, notes: 'file' }))));
    await dialog(page).getByText('4 verses have another note already').waitFor();
    const [first] = await notesOf(page);
    await ask(page, 'DELETE', `/api/notes/${first?.id}`);
    await dialog(page).getByRole('button', { name: 'Take all the file’s' }).click();
    await dialog(page).getByText('Every choice is made').waitFor();
    expect((await notesOf(page)).map(({ notes }) => notes)).toEqual(['file', 'file', 'file', 'file']);
    await context.close();
  });

  test('a verse whose choice is refused says why, and the others are saved', async () => {
    const long = (letter: string) => letter.repeat(12_000);
    const { page, context } = await openNotes([at(20, long('a')), at(21, 'mine 21'), at(22, 'mine 22')]);
    const rows = [at(20, long('b')), at(21, 'file 21'), at(22, 'file 22')];
    await choose(page, 'notes.json', JSON.stringify(rows));
    await dialog(page).getByRole('button', { name: 'Keep both everywhere' }).click();
    await dialog(page).getByText('1 verse has another note already').waitFor();
    const verse = dialog(page).getByRole('region', { name: 'Psalm 119:20', exact: true });
    await eventually(() => verse.getByRole('alert').textContent()).toBe(
      'The note must be at most 20000 characters.',
    );
    expect((await notesOf(page)).map(({ notes }) => notes)).toEqual([
      long('a'),
      'mine 21\n\n---\n\nfile 21',
      'mine 22\n\n---\n\nfile 22',
    ]);
    await verse.getByRole('button', { name: 'Take the file’s: Psalm 119:20' }).click();
    await dialog(page).getByText('Every choice is made').waitFor();
    await context.close();
  });

  test('a choice that cannot be saved stays open', async () => {
    const { page, context } = await openNotes([at(20, 'mine')]);
    await choose(page, 'notes.json', JSON.stringify([at(20, 'file')]));
    await dialog(page).getByText('1 verse has another note already').waitFor();
    await page.route('**/api/notes/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await dialog(page).getByRole('button', { name: 'Take the file’s: Psalm 119:20' }).click();
    await dialog(page).getByText('could not be reached').waitFor();
    await dialog(page).getByText('1 verse has another note already').waitFor();
    await page.unroute('**/api/notes/*');
    await dialog(page).getByRole('button', { name: 'Take the file’s: Psalm 119:20' }).click();
    await dialog(page).getByText('Every choice is made').waitFor();
    expect((await notesOf(page)).map(({ notes }) => notes)).toEqual(['file']);
    await context.close();
  });

  test('a file can be dropped anywhere; a wrong one says why, and another can be chosen', async () => {
    const { page, context } = await openNotes([]);
    const problem = () => dialog(page).getByRole('alert').textContent();
    await choose(page, 'notes.json', '{"notes":');
    await eventually(problem).toBe('The file is not JSON.');
    const input = page.getByLabel('File of notes');
    const latin = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from([0x62, 0xe9]) };
    await input.setInputFiles(latin);
    await eventually(problem).toContain('not a text in UTF-8');
    await page.route('**/api/notes/import', (route) => route.abort());
    const good = { name: 'a.json', mimeType: '', buffer: Buffer.from(JSON.stringify([at(30, 'dropped')])) };
    await input.setInputFiles(good);
    await eventually(problem).toContain('could not be reached');
    await page.unroute('**/api/notes/import');
    await page.evaluate(
      (content) => {
        const files = new DataTransfer();
        files.items.add(new File([content], 'notes.json'));
        const init = { dataTransfer: files, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent('dragover', init));
        document.querySelector('dialog')?.dispatchEvent(new DragEvent('drop', init));
      },
      JSON.stringify([at(30, 'dropped')]),
    );
    await dialog(page).getByText('1 note was added, 0 were there already.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('dropped').waitFor();
    await context.close();
  });

  test('a failed export says so', async () => {
    const { page, context } = await openNotes([]);
    await page.route('**/api/notes/export*', (route) => route.abort());
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await eventually(async () => (await toastOf(page))[0]).toBe('Export failed');
    await context.close();
  });

  test.each(LOOKS)('the dialogs at $width px, $theme', async ({ width, theme }) => {
    const long = 'The law of the LORD is perfect, converting the soul. '.repeat(6);
    const { page, complaints, context } = await openNotes([at(40, long, true), at(41, 'mine')], {
      width,
      theme,
    });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const rows = [
      at(40, `${long}\n\nתורת יהוה תמימה`),
      at(41, 'theirs'),
      at(42, 'new'),
      at(200, 'x'),
      { book: 'x' },
    ];
    await choose(page, 'notes.json', JSON.stringify(rows));
    await dialog(page).getByText('2 verses have another note already').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe('a shown note', () => {
    /** The preview of a note on its verse's page. */
    async function preview(text: string, options?: VisitOptions): Promise<Visit> {
      const visit = await openNotes([at(105, text)], options);
      const { page } = visit;
      await page.goto(site.at('/explorer/psalms/119/105'));
      await heading(page).waitFor();
      const card = page.locator('.notes').filter({ visible: true });
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('button', { name: 'Preview' }).click();
      await card.locator('div.note-text').waitFor();
      return visit;
    }

    const HOSTILE = `<script>globalThis.hacked = 1</script>

<img src=x onerror="globalThis.hacked = 2"> <svg/onload=globalThis.hacked=3> <a href="javascript:globalThis.hacked=4">a</a>

[one](javascript:globalThis.hacked=5) [two](java&NewLine;script:globalThis.hacked=6)
[three](data:text/html,<script>1</script>) ![four](https://elsewhere.example/pixel.png)
<style>*{display:none}</style> <iframe srcdoc="<script>parent.hacked = 7</script>"></iframe>`;

    test('a hostile note does nothing, is shown as text and breaks no policy', async () => {
      const visit = await preview(HOSTILE);
      const { page, complaints } = visit;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const note = page.locator('div.note-text').filter({ visible: true });
      expect(await note.locator('script, img, svg, iframe, style, object, form, input').count()).toBe(0);
      expect(
        await note.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
      ).toEqual(['https://elsewhere.example/pixel.png']);
      const text = (await note.textContent()) ?? '';
      for (const part of [
        '<script>globalThis.hacked = 1</script>',
        'one (javascript:',
        'onerror=',
        '<style>',
      ]) {
        expect(text).toContain(part);
      }
      await note.click();
      expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
      expect(asked.filter((address) => address.includes('elsewhere'))).toEqual([]);
      expect(complaints).toEqual([]);
      await visit.context.close();
    });

    const RICH = `# The lamp

*Thy word* is a **lamp** (see Prov 6:23; 2 Pet 1:19 and תהלים יט:ח).

- ner, נר, is 250
  - נר לרגלי דברך
- [x] counted
- [ ] compared

> The spirit of man is the candle of the LORD.

| word | value |
|:-----|------:|
| נר   | 250   |
| λόγος | 373 |

\`code\` and [a page](https://example.org)`;

    test.each([
      [1280, 'light'],
      [360, 'dark'],
    ] as const)(
      'with lists, tables and references that lead to their verses, at %i px, %s',
      async (width, theme) => {
        const { page, complaints, context } = await preview(RICH, { width, theme });
        const note = page.locator('div.note-text').filter({ visible: true });
        await note.scrollIntoViewIfNeeded();
        expect(await axeViolations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        expect(await note.getByRole('heading', { level: 3 }).textContent()).toBe('The lamp');
        expect(await note.locator('[lang=he]').first().textContent()).toBe('תהלים יט:ח');
        expect(await note.getByRole('img').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))).toEqual(
          ['Done', 'To do'],
        );
        await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
        await note.getByRole('link', { name: 'Prov 6:23' }).click();
        await eventually(() => heading(page).textContent()).toContain('Proverbs 6:23');
        expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

    test('ten thousand nested quotes are shown as plain text', async () => {
      const { page, context } = await openNotes([at(105, `${'>'.repeat(10_000)} deep`)]);
      await page.goto(site.at('/explorer/psalms/119/105'));
      const card = page.locator('.notes').filter({ visible: true });
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('button', { name: 'Preview' }).click();
      await card.locator('p.note-text').getByText('deep').waitFor();
      await context.close();
    });
  });
});
