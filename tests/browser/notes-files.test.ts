import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflowAt320, type Visit } from './browser.ts';
import { openAs } from './note-card.ts';
import { ask, deleteNotes, type Reader, registerReader } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const at = (verse: number, notes: string, isKabbalistic = false) => ({
  book: 'psalms',
  chapter: 119,
  verse,
  notes,
  isKabbalistic,
});

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('Notes file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

describe.skipIf(!hasBrowser)('import and export of notes', () => {
  const site = useSite();
  /** Registrations are limited, so the tests share a reader, who has no notes at the start of each test. */
  let reader: Reader;

  beforeAll(async () => {
    reader = await registerReader(site, 'ezra');
  });

  async function openNotes(notes: readonly unknown[]): Promise<Visit> {
    const visit = await openAs(site, reader, '/about');
    const { page } = visit;
    await deleteNotes(page);
    for (const note of notes) await ask(page, 'POST', '/api/notes', note);
    await page.goto(site.at('/my-notes'));
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
    return visit;
  }

  test('a file of notes can be dropped anywhere on the page', async () => {
    const { page } = await openNotes([]);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Notes file').waitFor({ state: 'attached' });
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
    await dialog(page).getByText('1 note was added. You already had 0.').waitFor();
  });

  test('axe finds no violation in the menu and the dialogs for exporting and importing notes', async () => {
    const long = 'The law of the LORD is perfect, converting the soul. '.repeat(6);
    const { page, complaints } = await openNotes([at(40, long, true), at(41, 'mine')]);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect(await axeInEach(page, undefined, '[data-files]'), 'export').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    expect(await axeInEach(page, undefined, 'dialog'), 'import').toEqual([]);
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
    expect(await axeInEach(page, undefined, 'dialog'), 'start').toEqual([]);
    const toEnd = () => dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await axeInEach(page, toEnd, 'dialog'), 'end').toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  describe('a shown note', () => {
    async function preview(text: string): Promise<Visit> {
      const visit = await openNotes([at(105, text)]);
      const { page } = visit;
      await page.goto(site.at('/explorer/psalms/119/105'));
      await heading(page).waitFor();
      const card = page.locator('#note').filter({ visible: true });
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

    test('a note with hostile text runs no code, requests nothing from its links, and does not violate the content security policy', async () => {
      const visit = await preview(HOSTILE);
      const { page, complaints } = visit;
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
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
      expect(requests.filter((address) => address.includes('elsewhere'))).toEqual([]);
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

    test('a shown note has a heading, Hebrew text and task boxes, passes axe, and links a reference to its verse', async () => {
      const { page, complaints } = await preview(RICH);
      const note = page.locator('div.note-text').filter({ visible: true });
      expect(await axeInEach(page, () => note.scrollIntoViewIfNeeded(), '#note')).toEqual([]);
      expect(await note.getByRole('heading', { level: 3 }).textContent()).toBe('The lamp');
      expect(await note.locator('[lang=he]').first().textContent()).toBe('תהלים יט:ח');
      expect(await note.getByRole('img').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))).toEqual([
        'Done',
        'To do',
      ]);
      await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
      await note.getByRole('link', { name: 'Prov 6:23' }).click();
      await eventually(() => heading(page).textContent()).toContain('Proverbs 6:23');
      expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
});
