import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Pack } from '../../domain/contract/index.ts';
import { bytesInWords } from '../../frontend/features/admin/shared/jobs/job-words.ts';
import { jobWith } from '../support/job.ts';
import { csvFile, FAILED, FINISHED, fromSefaria, importServer } from './import-server.ts';
import {
  domSite,
  eventually,
  fill,
  heading,
  refusal,
  searchParams,
  toastTexts,
  unavailable,
} from './site.tsx';

const site = await domSite();

const region = (name: string) => screen.findByRole('region', { name });
const inRegion = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const click = (name: string) => fireEvent.click(button(name));
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const importButtons = () =>
  [...document.querySelectorAll('[role=tabpanel] button[aria-disabled]')].map(
    ({ textContent }) => textContent,
  );

const pack = (id: string, edition = id): Pack => ({
  id,
  title: `Pack ${id}`,
  target: `pack-${id}`,
  licence: 'public domain',
  licenceUrl: null,
  source: 'example/bible',
  version: '0123456789abcdef',
  bytes: 1,
  unit: 'verses',
  editions: [{ id: edition, name: edition, revision: null, verses: 0, words: 0 }],
  installed: false,
  coverage: null,
});

test.each([
  [
    '/admin/gematria-import',
    'database-info',
    'Failed to retrieve database status',
    'Failed to fetch database status.',
  ],
  ['/admin/gematria-import', 'csv-files', 'Failed to fetch CSV files.', 'Failed to fetch CSV files.'],
  [
    '/admin/specialized-import?tab=background',
    'import-status',
    'Failed to fetch the import status.',
    'Failed to fetch initial data.',
  ],
  ['/admin/specialized-import?tab=apocrypha', 'packs', 'Failed to fetch the packs.', null],
])('%s says that the answer to %s failed, and asks again', async (path, call, text, toast) => {
  await importServer(site);
  const repair = site.answer('GET', `/api/admin/${call}`, unavailable);
  await site.open(path);
  const said = () => screen.queryAllByText(text).find((one) => one.closest('.toast') === null);
  await eventually(said).toBeDefined();
  expect(toastTexts()).toEqual(toast === null ? [] : ['Error', toast]);
  repair();
  click('Retry');
  await eventually(said).toBeUndefined();
});

describe('Gematria Database Import', () => {
  const PATH = '/admin/gematria-import';

  test('Gematria Database Import shows the database file, and deletes it after a question', async () => {
    const server = await importServer(site);
    server.content.database = {
      status: 'success',
      details: { path: 'database/gematria.db', size: 154_000_000, lastModified: '2026-11-20T10:00:00Z' },
    };
    const { complaints } = await site.open(PATH);
    expect(heading()).toBe('Gematria Database Import');
    const card = await region('Database Status');
    await within(card).findByText('database/gematria.db');
    within(card).getByText(bytesInWords(154_000_000));
    expect(card.querySelector('time')?.dateTime).toBe('2026-11-20T10:00:00Z');
    click('Delete Database File');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete database/gematria.db?' }));
    dialog.getByText('Are you sure you want to delete the database file? This action cannot be undone.');
    site.answer('DELETE', '/api/admin/database-file', () => {
      server.content.database = { status: 'not_found', details: null };
      return Response.json({ status: 'success', message: 'The database file was deleted.' });
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Database File' }));
    await eventually(toastTexts).toEqual(['Database Deleted', 'The database file was deleted.']);
    await within(card).findByText('No database file was found.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('the database file stays if the administrator cancels or the deletion fails', async () => {
    const server = await importServer(site);
    server.content.database = {
      status: 'success',
      details: { path: 'database/gematria.db', size: 1, lastModified: '2026-11-20T10:00:00Z' },
    };
    const { apiCalls } = await site.open(PATH);
    await screen.findByText('database/gematria.db');
    click('Delete Database File');
    click('Cancel');
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    expect(apiCalls).not.toContain('/api/admin/database-file');
    click('Delete Database File');
    site.answer('DELETE', '/api/admin/database-file', () => new Response('', { status: 500 }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Database File' }));
    await eventually(() => toastTexts()[0]).toBe('Error');
    screen.getByText('database/gematria.db');
  });

  test('a database status without details is shown as unknown, with its raw data', async () => {
    const server = await importServer(site);
    server.content.database = { status: 'success', details: null };
    await site.open(PATH);
    await screen.findByText('Unknown database status');
    expect(document.querySelector('pre')?.textContent).toContain('"details": null');
  });

  test('Gematria Database Import lists the CSV files, and says if there are none', async () => {
    const server = await importServer(site);
    server.content.csv = { files: [csvFile('Complete.csv')], unconfirmed: [] };
    await site.open(PATH);
    await screen.findByText('Complete.csv');
    expect(screen.getByText('Complete.csv').closest('li')?.textContent).toMatch(
      /^Complete\.csv24\.1 MB · last modified Nov 20, 2026/u,
    );
    server.content.csv = { files: [], unconfirmed: [] };
    await site.open(PATH);
    await screen.findByText('No CSV files were found.');
    expect(screen.getByRole('link', { name: 'Upload CSV files' }).getAttribute('href')).toBe(
      '/admin/database',
    );
  });

  test.each([
    [
      'Spiritually Significant',
      'spiritual',
      {
        'Import Jacob’s Blessing and Day of Atonement': 'import-jacob-atonement-from-csv',
        'Import All Spiritually Significant Chapters': 'import-spiritual-from-csv',
      },
    ],
    ['CSV Import', 'csv', { 'Import All CSV Files (APOC, Strongs, Complete)': 'import-from-csv' }],
    [
      'ZIP Handling',
      'zip',
      {
        'Extract ZIP Files': 'extract-zip-files',
        'Extract and Import ZIP Files': 'process-zipped-csv',
      },
    ],
    [
      'Advanced Options',
      'advanced',
      {
        'Check Database Structure': 'database-header',
        'Import Full Database': 'import-gematria-database',
      },
    ],
  ])(
    'the tab %s of Gematria Database Import has its buttons, each of which starts its import',
    async (tab, id, buttons) => {
      const server = await importServer(site);
      await site.open(PATH);
      openTab(tab);
      await eventually(importButtons).toEqual(Object.keys(buttons));
      expect(searchParams().tab ?? 'spiritual').toBe(id);
      for (const [name, path] of Object.entries(buttons)) {
        click(name);
        await eventually(() => server.sent.at(-1)?.path).toBe(path);
        await server.changeNewest(FINISHED);
        await eventually(() => isOff(name)).toBe(false);
      }
      expect(server.sent.map(({ body }) => body)).toEqual(Object.values(buttons).map(() => ({})));
    },
  );

  test('an import shows its progress and its result, and only the buttons of the same target wait for it', async () => {
    const server = await importServer(site);
    await site.open(PATH);
    click('Import Jacob’s Blessing and Day of Atonement');
    await eventually(toastTexts).toEqual([
      'Import Started',
      'Jacob’s Blessing and Day of Atonement Import has been started. This may take several minutes to complete.',
    ]);
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/u);
    await screen.findByRole('progressbar');
    expect(isOff('Import Jacob’s Blessing and Day of Atonement')).toBe(true);
    click('Import All Spiritually Significant Chapters');
    expect(server.sent).toHaveLength(1);
    screen.getByText('Please wait: “Jacob’s blessing and the Day of Atonement, from CSV” is running.');
    openTab('Advanced Options');
    await eventually(() => isOff('Import Full Database')).toBe(false);
    openTab('Spiritually Significant');
    await server.changeNewest(FINISHED);
    await screen.findByText('Finished in 12 seconds: 157 verses added, 0 changed, 3 unchanged.');
    expect(screen.queryByRole('progressbar')).toBeNull();
    // The toast that says “minutes” is removed before its five seconds are over, because the job has already ended.
    expect(toastTexts()).toEqual([]);
    expect(isOff('Import All Spiritually Significant Chapters')).toBe(false);
  });

  test('the card of an import shows why a job that was tried again has failed this time', async () => {
    const server = await importServer(site);
    await site.open(`${PATH}?tab=csv`);
    click('Import All CSV Files (APOC, Strongs, Complete)');
    await screen.findByRole('progressbar');
    const reason = (message: string) => ({
      source: 'import',
      row: null,
      column: null,
      message,
      imported: null,
    });
    await server.changeNewest({
      ...FAILED,
      errors: [reason('Cannot be reached.'), reason('Refused (403).')],
    });
    const alert = () => inRegion('All CSV Files').queryByRole('alert')?.textContent;
    await eventually(alert).toContain('Refused (403).');
    expect(alert()).not.toContain('Cannot be reached.');
  });

  test('the card of an import shows why a job failed, and why a start was refused', async () => {
    const server = await importServer(site);
    await site.open(`${PATH}?tab=csv`);
    const NAME = 'Import All CSV Files (APOC, Strongs, Complete)';
    click(NAME);
    await screen.findByRole('progressbar');
    await server.changeNewest({
      ...FAILED,
      errors: [
        { source: 'Complete.csv', row: 812, column: 'book', message: 'No such book.', imported: false },
      ],
    });
    await eventually(() => inRegion('All CSV Files').queryByRole('alert')?.textContent).toContain(
      'Complete.csv, row 812, column book: No such book.',
    );
    const reason = 'There is no CSV file. Upload one on the Database page.';
    site.answer('POST', '/api/admin/import-from-csv', () => refusal(422, reason));
    click(NAME);
    await eventually(toastTexts).toEqual(['Error', reason]);
  });

  test('the card of an import says what failed to start if the server gives no reason', async () => {
    await importServer(site);
    await site.open(`${PATH}?tab=advanced`);
    site.answer('POST', '/api/admin/database-header', () => refusal(500, ''));
    click('Check Database Structure');
    await eventually(toastTexts).toEqual(['Error', 'Failed to start Database Structure Check.']);
  });

  test('the licence of a text under copyright is confirmed by a button, and the list shows who confirmed it', async () => {
    const server = await importServer(site);
    const licence = { version: 'esv', confirmed: null } as const;
    const file = csvFile('ESV.csv', { licence });
    server.content.csv = { files: [file, csvFile('Complete.csv')], unconfirmed: ['nasb'] };
    await site.open(`${PATH}?tab=csv`);
    await screen.findByText(
      /^The English Standard Version is under copyright\. Imports leave this file out/u,
    );
    screen.getByText(/^Readers see the New American Standard Bible, but nobody has confirmed a license/u);
    expect(screen.queryByRole('checkbox', { name: 'ESV.csv' })).toBeNull();
    const sent: unknown[] = [];
    site.answer('POST', `/api/admin/files/${file.id}/licence`, ({ body }) => {
      sent.push(JSON.parse(String(body)));
      const confirmed = {
        version: 'esv',
        sha256: 'a'.repeat(64),
        confirmedBy: 'admin',
        confirmedAt: '2026-11-23T10:00:00Z',
      } as const;
      const stored = csvFile('ESV.csv', { licence: { version: 'esv', confirmed } });
      server.content.csv = { files: [stored], unconfirmed: [] };
      return Response.json(confirmed);
    });
    click('I have a license for ESV.csv');
    await screen.findByText(/^English Standard Version: admin confirmed the license, Nov 23, 2026/u);
    screen.getByRole('checkbox', { name: 'ESV.csv' });
    expect(sent).toEqual([{ sha256: file.sha256 }]);
  });

  test('a failed confirmation of a licence shows its reason, and the files are listed again', async () => {
    const server = await importServer(site);
    const file = csvFile('esv.csv', { licence: { version: 'esv', confirmed: null } });
    server.content.csv = { files: [file], unconfirmed: [] };
    await site.open(PATH);
    await screen.findByText('esv.csv');
    const reason = 'esv.csv was replaced. Look at the new file, then confirm its license.';
    site.answer('POST', `/api/admin/files/${file.id}/licence`, () => refusal(409, reason));
    click('I have a license for esv.csv');
    await eventually(toastTexts).toEqual(['Error', reason]);
  });

  test('the list of CSV files says which file is bad, and only the chosen files are imported', async () => {
    const server = await importServer(site);
    const files = [
      csvFile('Complete.csv'),
      csvFile('notes.txt', { problem: 'The file is empty' }),
      csvFile('Strongs.csv'),
      csvFile('luther.csv', { problem: 'The file has no column “ref”', looksLikeText: true }),
    ];
    server.content.csv = { files, unconfirmed: [] };
    await site.open(`${PATH}?tab=csv`);
    const box = await screen.findByRole('checkbox', { name: 'Complete.csv' });
    expect(screen.getByText('notes.txt').closest('li')?.textContent).toContain(
      'The file is empty. Imports leave it out. You can delete it.',
    );
    expect(screen.queryByRole('checkbox', { name: 'notes.txt' })).toBeNull();
    const text = within(screen.getByText('luther.csv').closest('li') as HTMLElement);
    expect(text.queryByText(/^The file has no column/u)).toBeNull();
    const link = text.getByRole('link', { name: 'Add it as a text of its own' });
    expect(link.getAttribute('href')).toBe('/admin/texts');
    expect(screen.getByRole('link', { name: 'Download a sample' }).getAttribute('href')).toBe('/sample.csv');
    const NAME = 'Import All CSV Files (APOC, Strongs, Complete)';
    fireEvent.click(box);
    click(NAME);
    await eventually(() => server.sent.at(-1)?.body).toEqual({ files: ['Strongs.csv'] });
    await server.changeNewest({ ...FINISHED, leftOut: [{ name: 'notes.txt', reason: 'It is empty' }] });
    await eventually(() => inRegion('All CSV Files').queryByRole('list')?.textContent).toBe(
      'notes.txt: It is empty.',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'Strongs.csv' }));
    await eventually(() => isOff(NAME)).toBe(true);
    screen.getByText('Choose a CSV file first.');
  });
});

describe('Specialized CSV Import', () => {
  const PATH = '/admin/specialized-import';

  test.each([
    [
      'Spiritually Significant',
      {
        'Import Jacob’s Blessing and Day of Atonement': 'import-jacob-atonement-from-specialized-csv',
        'Import All Spiritually Significant Chapters': 'import-spiritual-from-specialized-csv',
      },
    ],
    [
      'Additional Torah',
      {
        'Import Key Torah Narratives': 'import-additional-spiritual',
        'Import Messianic Prophecies': 'import-messianic-passages',
        'Import Feast Day Passages': 'import-feast-day-passages',
      },
    ],
    ['Sefaria Import', { 'Import All 24 Passages': 'import-spiritual-from-sefaria' }],
    ['Full Import', { 'Import All CSV Files': 'import-from-specialized-csv' }],
    [
      'Background Import',
      {
        'Import Genesis': 'import-complete-book',
        'Import Exodus': 'import-exodus-all',
        'Import Leviticus': 'import-leviticus-all',
        'Import Numbers': 'import-numbers-all',
        'Import Deuteronomy': 'import-deuteronomy-all',
        'Import Complete Torah': 'import-complete-torah',
      },
    ],
    ['Apocrypha', { 'Import 1 Esdras Chapter 3': 'import-1-esdras' }],
  ])(
    'the tab %s of Specialized CSV Import has its buttons, each of which starts its import',
    async (tab, buttons) => {
      const server = await importServer(site);
      const { complaints } = await site.open(PATH);
      expect(heading()).toBe('Specialized CSV Import');
      openTab(tab);
      await eventually(importButtons).toEqual(expect.arrayContaining(Object.keys(buttons)));
      for (const [name, path] of Object.entries(buttons)) {
        click(name);
        await eventually(() => server.sent.at(-1)?.path).toBe(path);
        await server.changeNewest(FINISHED);
        await eventually(() => isOff(name)).toBe(false);
      }
      expect(complaints).toEqual([]);
    },
  );

  test('Specialized CSV Import says “Failed to start import.” if the server gives no reason', async () => {
    await importServer(site);
    await site.open(`${PATH}?tab=full`);
    site.answer('POST', '/api/admin/import-from-specialized-csv', () => refusal(500, ''));
    click('Import All CSV Files');
    await eventually(toastTexts).toEqual(['Error', 'Failed to start import.']);
  });

  test('Specialized CSV Import imports one chapter once book and chapter are chosen', async () => {
    const server = await importServer(site);
    await site.open(`${PATH}?tab=sefaria`);
    const form = within(await region('Specific Book and Chapter'));
    const chapter = form.getByRole<HTMLInputElement>('spinbutton', { name: 'Chapter' });
    expect({ min: chapter.min, max: chapter.max }).toEqual({ min: '1', max: '150' });
    expect(isOff('Import Chapter')).toBe(true);
    fill(form.getByRole('combobox', { name: 'Book' }), 'genesis');
    expect(isOff('Import Chapter')).toBe(true);
    fill(chapter, '49');
    expect(isOff('Import Chapter')).toBe(false);
    click('Import Chapter');
    await eventually(toastTexts).toEqual([
      'Import Started',
      'Import of Genesis 49 has been started. This may take a minute to complete.',
    ]);
    expect(server.sent).toMatchObject([
      { path: 'import-specific-passage', body: { book: 'genesis', chapter: 49 } },
    ]);
    await form.findByRole('progressbar');
  });

  test('Specialized CSV Import checks a range of chapters and imports it in the background', async () => {
    const server = await importServer(site);
    await site.open(`${PATH}?tab=background`);
    const form = within(await region('Chapter Range'));
    form.getByText('Guidance: ranges of 10–15 chapters are more reliable.');
    const [start, end] = ['Start chapter', 'End chapter'].map((name) =>
      form.getByRole<HTMLInputElement>('spinbutton', { name }),
    ) as [HTMLInputElement, HTMLInputElement];
    expect([start, end].map(({ value, min, max }) => [value, min, max])).toEqual([
      ['1', '1', '50'],
      ['10', '1', '50'],
    ]);
    click('Import Chapter Range');
    await eventually(() => form.getByRole('alert').textContent).toBe(
      'Please specify a book, start chapter, and end chapter.',
    );
    fill(form.getByRole('combobox', { name: 'Book' }), 'psalms');
    fill(start, '11');
    click('Import Chapter Range');
    await eventually(() => form.getByRole('alert').textContent).toBe(
      'Start chapter cannot be greater than end chapter.',
    );
    expect(server.sent).toEqual([]);
    // As numbers, 9 comes before 10. As text, it would come after.
    fill(start, '9');
    click('Import Chapter Range');
    await eventually(toastTexts).toEqual([
      'Background Import Started',
      'Import of Psalms 9–10 has been started. This may take several minutes to complete.',
    ]);
    expect(form.queryByText(/^Start chapter cannot/u)).toBeNull();
    expect(server.sent).toMatchObject([
      { path: 'import-chapter-range', body: { book: 'psalms', startChapter: 9, endChapter: 10 } },
    ]);
    await form.findByRole('progressbar');
    expect(isOff('Import Genesis')).toBe(true);
  });

  test('Import Status counts what is imported, and can be refreshed', async () => {
    const server = await importServer(site);
    await site.open(`${PATH}?tab=background`);
    const card = within(await region('Import Status'));
    await card.findByText('No chapters imported yet');
    server.content.status = {
      edition: 'mam',
      totalBooks: 1,
      totalChapters: 4,
      books: [
        {
          id: 'genesis',
          name: 'Genesis',
          chapterCount: 50,
          verseCount: 1_106,
          importedChapters: [1, 2, 3, 49],
        },
        { id: 'exodus', name: 'Exodus', chapterCount: 40, verseCount: 0, importedChapters: [] },
      ],
    };
    click('Refresh');
    await eventually(toastTexts).toEqual(['Status Updated', 'The import status is up to date.']);
    card.getByText('4 of 50 chapters · 1,106 verses');
    card.getByText('Imported chapters: 1–3, 49');
    card.getByText('No chapters imported yet');
    expect([...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent)).toEqual(['1', '4']);
    const repair = site.answer('GET', '/api/admin/import-status', unavailable);
    click('Refresh');
    await eventually(toastTexts).toEqual(['Error', 'Failed to refresh import status.']);
    card.getByText('Imported chapters: 1–3, 49');
    repair();
  });

  test('Import Status shows the imported chapters once an import has finished', async () => {
    const server = await importServer(site);
    await site.open(`${PATH}?tab=background`);
    const card = within(await region('Import Status'));
    await card.findByText('No chapters imported yet');
    click('Import Genesis');
    await eventually(() => server.sent.length).toBe(1);
    await eventually(() => screen.queryAllByRole('progressbar').length).toBe(1);
    server.content.status = {
      edition: 'mam',
      totalBooks: 1,
      totalChapters: 50,
      books: [
        {
          id: 'genesis',
          name: 'Genesis',
          chapterCount: 50,
          verseCount: 1_533,
          importedChapters: Array.from({ length: 50 }, (_, index) => index + 1),
        },
      ],
    };
    await server.changeNewest(FINISHED);
    await card.findByText('Imported chapters: 1–50');
  });

  test('the tab Apocrypha has a card for each pack with the Apocrypha', async () => {
    const server = await importServer(site);
    server.setPacks({
      offline: false,
      packs: [pack('kjv', 'kjv-apocrypha'), pack('tagnt'), pack('greek-apocrypha', 'swete')],
    });
    await site.open(`${PATH}?tab=apocrypha`);
    await screen.findByRole('region', { name: /^Pack kjv/u });
    screen.getByRole('region', { name: /^Pack greek-apocrypha/u });
    expect(screen.queryByRole('region', { name: /^Pack tagnt/u })).toBeNull();
    click('Import: Pack greek-apocrypha');
    await eventually(() => server.sent.at(-1)?.path).toBe('packs/greek-apocrypha');
    // 1 Esdras 3 is a part of the pack that is being imported, so its button must wait.
    await eventually(() => isOff('Import 1 Esdras Chapter 3')).toBe(true);
    expect(isOff('Import: Pack kjv')).toBe(false);
  });
});

describe('Missing Chapters', () => {
  const PATH = '/admin/missing-chapters';
  const log = () => screen.getByRole('log');
  /** The lines of the log without their times. */
  const lines = () =>
    [...log().querySelectorAll('li')].map((line) =>
      line.textContent.slice(line.querySelector('time')?.textContent.length).trim(),
    );
  const times = () => [...log().querySelectorAll('time')].map(({ dateTime }) => dateTime);
  const panel = () => document.querySelector<HTMLElement>('[role=tabpanel] > div:not([hidden])');

  test.each([
    ['Genesis', ['29, 31, 33–35', '36–40', '41–45', '46–48, 50']],
    ['Exodus', ['6–13']],
    ['Leviticus', ['4–8', '17, 18, 20–22', '24, 26, 27']],
    ['Numbers', ['2, 4, 5', '7–16', '17–26', '27–36']],
    ['Deuteronomy', ['1–5', '7–16', '17–26', '27–33']],
  ])(
    'the tab %s of Missing Chapters has its batches, and the last button starts the import of its batch',
    async (book, chapters) => {
      const server = await importServer(site);
      const { complaints } = await site.open(PATH);
      expect(heading()).toBe('Missing Chapters');
      expect(log().textContent).toBe('No log messages yet. Start an import to see logs.');
      openTab(book);
      await eventually(() => panel()?.querySelectorAll('section').length).toBe(chapters.length);
      await eventually(() => panel()?.textContent).toContain(`Chapters ${chapters[0]}`);
      expect(
        [...(panel()?.querySelectorAll('section > p:first-of-type') ?? [])].map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(chapters.map((list) => `Chapters ${list}`));
      const last = `Import ${book}, batch ${chapters.length}`;
      click(last);
      const name = book.toLowerCase();
      await eventually(() => server.sent.map(({ path }) => path)).toEqual([
        `import-missing-${name}${chapters.length === 1 ? '' : `-batch${chapters.length}`}`,
      ]);
      expect(complaints).toEqual([]);
    },
  );

  test('Missing Chapters logs an import from the click to its end, also while another tab is open', async () => {
    const server = await importServer(site);
    await site.open(PATH);
    click('Import Genesis, batch 1');
    await screen.findByRole('progressbar');
    expect(isOff('Import Genesis, batch 2')).toBe(true);
    openTab('Exodus');
    await eventually(() => isOff('Import Exodus, batch 1')).toBe(true);
    await server.changeNewest({ status: 'running', phase: 'publish' });
    await server.changeNewest(FINISHED);
    await eventually(() => lines().length).toBe(4);
    expect(lines()).toEqual([
      'Genesis, batch 1: Starting the import.',
      'Genesis, batch 1: Missing chapters of Genesis, batch 1 has been started.',
      'Genesis, batch 1: Publishing.',
      'Genesis, batch 1: Success: 157 verses added, 0 changed, 3 unchanged.',
    ]);
    openTab('Genesis');
    const alert = await inRegion('Genesis, batch 1').findByText('Success');
    expect(alert.parentElement?.textContent).toContain('157 verses added, 0 changed, 3 unchanged');
    expect(isOff('Import Genesis, batch 2')).toBe(false);
  });

  test('Missing Chapters shows and logs why an import failed', async () => {
    const server = await importServer(site);
    await site.open(PATH);
    click('Import Genesis, batch 1');
    await screen.findByRole('progressbar');
    await server.changeNewest(FAILED);
    await eventually(() => inRegion('Genesis, batch 1').queryByRole('alert')?.textContent).toBe(
      'ErrorSefaria did not answer.',
    );
    await eventually(() => lines().at(-1)).toContain('Genesis, batch 1: Error: Sefaria did not answer.');
    screen.getByRole('button', { name: /^Retry: Missing chapters of Genesis/u });
  });

  test('Missing Chapters shows and logs why an import did not start', async () => {
    await importServer(site);
    await site.open(PATH);
    site.answer('POST', '/api/admin/import-missing-genesis-batch2', () =>
      refusal(409, 'Another import is running.'),
    );
    click('Import Genesis, batch 2');
    await eventually(() => inRegion('Genesis, batch 2').queryByRole('alert')?.textContent).toBe(
      'ErrorAnother import is running.',
    );
    await eventually(() => lines()).toEqual([
      'Genesis, batch 2: Starting the import.',
      'Genesis, batch 2: Error: Another import is running.',
    ]);
  });

  test('Missing Chapters finds the running import after a reload, and counts what is imported', async () => {
    const server = await importServer(site);
    server.setJobs(jobWith({ id: 'job-0', ...fromSefaria('Missing chapters of Leviticus, batch 3') }));
    server.content.status.books = [
      { id: 'genesis', name: 'Genesis', chapterCount: 50, verseCount: 90, importedChapters: [29, 31, 36] },
    ];
    await site.open(`${PATH}?tab=leviticus`);
    await screen.findByRole('progressbar');
    await eventually(() => lines()).toEqual(['Leviticus, batch 3: The import is running.']);
    expect(isOff('Import Leviticus, batch 1')).toBe(true);
    openTab('Genesis');
    await eventually(() => panel()?.textContent).toContain('2 of 5 imported');
    await server.changeNewest({ status: 'cancelled', finishedAt: FINISHED.finishedAt });
    await eventually(() => lines().at(-1)).toBe('Leviticus, batch 3: The import was canceled.');
  });

  test('the log of Missing Chapters has the job’s own times after a reload, with the day if that is not today, and can be emptied', async () => {
    const server = await importServer(site);
    const startedAt = '2026-11-22T09:08:07.000Z';
    const changedAt = '2026-11-22T09:09:10.000Z';
    server.setJobs(
      jobWith({
        id: 'job-0',
        ...fromSefaria('Missing chapters of Leviticus, batch 3'),
        startedAt,
        changedAt,
      }),
    );
    await site.open(`${PATH}?tab=leviticus`);
    await eventually(() => times()).toEqual([startedAt]);
    expect(log().querySelector('time')?.textContent).toMatch(/^Nov 22, 2026, \d\d:\d\d:07$/u);
    await server.changeNewest({ status: 'running', phase: 'publish' });
    await eventually(() => times()).toEqual([startedAt, changedAt]);
    click('Clear Log');
    expect(log().textContent).toBe('No log messages yet. Start an import to see logs.');
    expect(screen.queryByRole('button', { name: 'Clear Log' })).toBeNull();
    await server.changeNewest(FINISHED);
    await eventually(() => times()).toEqual([FINISHED.finishedAt]);
    expect(lines()).toEqual(['Leviticus, batch 3: Success: 157 verses added, 0 changed, 3 unchanged.']);
  });
});

describe('Genesis Import Manager', () => {
  const PATH = '/admin/genesis-import';
  const NAMES = [
    'Genesis 1–5',
    'Genesis 6–10',
    'Genesis 11–15',
    'Genesis 16–20',
    'Genesis 21–25',
    'Genesis 26–28, 30, 32',
    'Genesis 49',
    'Complete Genesis',
  ];
  const badge = (name: string) => inRegion(name).getAllByRole('status')[0]?.textContent;

  test('Genesis Import Manager has a card for each batch, whose button starts its import, and a warning before the whole book', async () => {
    const server = await importServer(site);
    const { complaints } = await site.open(PATH);
    expect(heading()).toBe('Genesis Import Manager');
    expect(NAMES.map(badge)).toEqual(NAMES.map(() => 'Ready'));
    expect(inRegion('Complete Genesis').getByText(/one after another, with delays/u).textContent).toMatch(
      /^Warning:/u,
    );
    inRegion('Complete Genesis').getByText('Chapters 1–28, 30, 32, 49');
    for (const name of NAMES) {
      click(`Import ${name}`);
      await eventually(() => badge(name)).toBe('Started');
      await server.changeNewest(FINISHED);
      await eventually(() => badge(name)).toBe('Finished');
    }
    expect(server.sent.map(({ path }) => path)).toEqual([
      'import-genesis-batch1-5',
      'import-genesis-batch6-10',
      'import-genesis-batch11-15',
      'import-genesis-batch16-20',
      'import-genesis-batch21-25',
      'import-genesis-batch26-28-gaps',
      'import-genesis-chapter49',
      'import-genesis-complete',
    ]);
    expect(complaints).toEqual([]);
  });

  test('after a reload the badge of a card says Finished if the library has all of its chapters', async () => {
    const server = await importServer(site);
    const importedChapters = [1, 2, 3, 4, 5, 6, 49];
    server.content.status = {
      ...server.content.status,
      books: [{ id: 'genesis', name: 'Genesis', chapterCount: 50, verseCount: 170, importedChapters }],
    };
    await site.open(PATH);
    await eventually(() => badge('Genesis 49')).toBe('Finished');
    inRegion('Genesis 49').getByText('1 of 1 chapter imported');
    expect(badge('Genesis 1–5')).toBe('Finished');
    expect(badge('Genesis 6–10')).toBe('Ready');
    inRegion('Genesis 6–10').getByText('1 of 5 chapters imported');
    expect(badge('Complete Genesis')).toBe('Ready');
    click('Import Genesis 49');
    await eventually(() => badge('Genesis 49')).toBe('Started');
    await server.changeNewest(FAILED);
    await eventually(() => badge('Genesis 49')).toBe('Failed');
  });

  test('the badge of a card says Importing... until the job is accepted, then Started with its progress', async () => {
    const server = await importServer(site);
    await site.open(PATH);
    const accept = site.hold('POST', '/api/admin/import-genesis-batch1-5', () => {
      server.setJobs(jobWith({ id: 'job-9', ...fromSefaria('Genesis 1–5, from Sefaria') }));
      return Response.json({ status: 'started', message: '', jobId: 'job-9' }, { status: 202 });
    });
    click('Import Genesis 1–5');
    await eventually(() => badge('Genesis 1–5')).toBe('Importing...');
    accept();
    await eventually(() => badge('Genesis 1–5')).toBe('Started');
    await inRegion('Genesis 1–5').findByText('Import started successfully');
    await inRegion('Genesis 1–5').findByRole('progressbar');
    expect(badge('Genesis 6–10')).toBe('Ready');
    expect(isOff('Import Genesis 6–10')).toBe(true);
  });

  test('the badge of a card says Failed if the job fails or does not start', async () => {
    const server = await importServer(site);
    await site.open(PATH);
    click('Import Genesis 49');
    await eventually(() => badge('Genesis 49')).toBe('Started');
    await server.changeNewest(FAILED);
    await eventually(() => badge('Genesis 49')).toBe('Failed');
    inRegion('Genesis 49').getByText('Sefaria did not answer.');
    site.answer('POST', '/api/admin/import-genesis-batch6-10', () => refusal(500, ''));
    click('Import Genesis 6–10');
    await eventually(() => badge('Genesis 6–10')).toBe('Failed');
    inRegion('Genesis 6–10').getByText('An error occurred during import');
  });
});
