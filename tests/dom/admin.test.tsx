import { File } from 'node:buffer';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Pack } from '../../domain/contract/index.ts';
import { jobWith } from '../support/job.ts';
import { adminServer } from './admin-server.ts';
import { csvFile } from './import-server.ts';
import { address, domSite, eventually, heading, refusal, toastTexts, unreachable } from './site.tsx';

const site = await domSite();

const PACK: Pack = {
  id: 'kjv-strongs',
  title: 'King James Version with Strong’s numbers',
  target: 'pack-kjv-strongs',
  licence: 'public domain',
  licenceUrl: null,
  source: 'example/bible',
  version: '0123456789abcdef',
  bytes: 24_100_000,
  unit: 'verses',
  editions: [],
  installed: false,
  coverage: null,
};

/**
 * Opens a page as an administrator. `adminServer` answers the administrators' calls; `prepare` sets its data
 * first.
 */
async function openAdmin(path: string, prepare: (server: ReturnType<typeof adminServer>) => void = () => {}) {
  const { name } = await site.signIn({ isAdmin: true });
  const server = adminServer(site);
  prepare(server);
  const visit = await site.open(path);
  return { server, name, ...visit };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const articles = () => screen.findAllByRole('article');

describe('the frame', () => {
  test('a visitor of an administrators’ page is sent to the sign-in page, whose address has the way back', async () => {
    await site.open('/admin/jobs');
    await eventually(address).toBe('/auth?redirect=%2Fadmin%2Fjobs');
  });

  test('a reader who is no administrator sees Access Denied, and no administrators’ call is made', async () => {
    await site.signIn();
    const { apiCalls } = await site.open('/admin/genesis-import');
    expect(heading()).toBe('Access Denied');
    screen.getByText(
      "You don't have permission to access this administration page. This area is restricted to administrators only.",
    );
    expect(apiCalls.filter((call) => call.startsWith('/api/admin'))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'CSV Import' })).toBeNull();
  });

  test.each(['import', 'database', 'texts', 'genesis-import', 'missing-chapters', 'gematria-import', 'jobs'])(
    'the administrators’ screen /admin/%s says so if the site runs offline',
    async (screenName) => {
      await openAdmin(`/admin/${screenName}`, ({ setPacks }) => setPacks({ offline: true, packs: [] }));
      await screen.findByText(/^Offline: stand-ins answer\. Imports from Sefaria get the installed Hebrew/u);
      expect(screen.getByText('Admin Area').closest('div')?.className).toContain('bg-(--amber)');
    },
  );

  test('an administrators’ page opens the tab of its address, in small or capital letters', async () => {
    await openAdmin('/admin/import');
    fireEvent.click(screen.getByRole('link', { name: 'Books, chapters and passages' }));
    const selected = () => screen.queryByRole('tab', { selected: true })?.textContent;
    await eventually(selected).toBe('Sefaria Import');
    await site.open('/admin/gematria-import?tab=ZIP');
    expect(selected()).toBe('ZIP Handling');
  });

  test('an administrator sees the bar with the username, the sidebar and the links in the header', async () => {
    const { name } = await openAdmin('/admin');
    expect(address()).toBe('/admin/import');
    const bar = screen.getByText('Admin Area').parentElement;
    expect(bar?.textContent).toContain(`Admin Area${name}`);
    const warns = bar?.textContent !== `Admin Area${name}`;
    expect(bar?.parentElement?.className.includes('bg-(--amber)')).toBe(warns);
    const sidebar = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Admin Home',
      'Database',
      'Add a Text',
      'Genesis Import',
      'Missing Chapters',
      'Gematria Import',
      'Specialized Import',
      'Jobs',
    ]);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await main.findByRole('link', { name: 'Gematria DB' });
    expect(
      main
        .getAllByRole('link')
        .slice(8)
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Import', '/admin/import'],
      ['Database', '/admin/database'],
      ['Gematria DB', '/admin/gematria-import'],
      ['CSV Import', '/admin/specialized-import'],
      ['Missing', '/admin/missing-chapters'],
    ]);
  });

  test('an administrator’s account menu has the same links, for windows without room in the header', async () => {
    const { name } = await openAdmin('/admin/jobs');
    fireEvent.click(await screen.findByRole('button', { name: `${name}: account` }));
    const menu = within(screen.getByRole('group', { name: `${name}: account` }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Explorer', 'My Notes', 'Profile'],
      ...['Import', 'Database', 'Gematria DB', 'CSV Import', 'Missing'],
    ]);
    fireEvent.click(menu.getByText('Database'));
    await eventually(heading).toBe('Database');
  });

  test('if the session cannot be checked, an administrators’ page says so and can try again', async () => {
    await site.signIn({ isAdmin: true });
    adminServer(site);
    const reach = site.answer('GET', '/api/user', unreachable);
    await site.open('/admin/jobs');
    expect(heading()).toBe('Administration');
    reach();
    fireEvent.click(button('Retry'));
    await eventually(heading).toBe('Jobs');
  });
});

describe('Admin Home', () => {
  test('Admin Home imports a pack: the button waits, and the progress is shown until the job has finished', async () => {
    const { server } = await openAdmin('/admin/import', ({ setPacks }) =>
      setPacks({ offline: true, packs: [PACK] }),
    );
    const card = within(screen.getByRole('region', { name: /^King James Version/u }));
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '24.1 MB',
      'public domain',
      'example/bible',
      '01234567',
    ]);
    fireEvent.click(card.getByRole('button', { name: /^Import/u }));
    await eventually(toastTexts).toEqual([
      'Import Started',
      'Import of King James Version with Strong’s numbers has been started. This may take several minutes to complete.',
    ]);
    const bar = await card.findByRole('progressbar', { name: 'packs/kjv-strongs' });
    expect(card.getByRole('button', { name: /^Import:/u }).getAttribute('aria-disabled')).toBe('true');
    // The job does not know yet how many bytes there are, so its progress bar has no value.
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    const badge = () => card.getByRole('heading').textContent?.replace(PACK.title, '').trim();
    expect(badge()).toBe('Waiting to start');
    server.change('job-1', { progress: { done: 0, total: 0, unit: 'verses' } });
    await eventually(() => card.getByRole('progressbar').childElementCount).toBe(0);
    server.change('job-1', { status: 'running' });
    await eventually(badge).toBe('Fetching…');
    const text = screen.getByRole('region', { name: /^King James Version/u }).textContent;
    expect(text).not.toMatch(/0 %|0 \/ 0/u);
    expect(card.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
    expect(card.getByRole('progressbar').childElementCount).toBe(1);
    expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Fetching…');
    server.change('job-1', { kind: 'pack', step: { done: 6_000_000, total: 24_100_000 } });
    await card.findByText('6.0 MB of 24.1 MB');
    server.change('job-1', { phase: 'load', progress: { done: 5, total: 10, unit: 'verses' } });
    await eventually(badge).toBe('Importing…');
    expect(server.sent).toEqual([
      { path: 'packs/kjv-strongs', body: null, key: expect.stringMatching(/^[\da-f-]{36}$/u) },
    ]);
    const editions = [{ id: 'kjvs', name: 'KJV', revision: 'r', verses: 31_102, words: 0 }];
    server.setPacks({ offline: true, packs: [{ ...PACK, installed: true, editions }] });
    server.change('job-1', { status: 'succeeded', phase: 'done', finishedAt: '2026-11-23T01:02:00.000Z' });
    await card.findByText('Finished in 2 minutes: 12,400 verses added, 0 changed.');
    await card.findByText('31,102 verses');
    expect(badge()).toBe('Installed');
    card.getByRole('button', { name: /^Import again/u });
  });

  test('Admin Home shows how many words of each book have a meaning', async () => {
    const coverage = [
      { book: 'ruth', words: 1_294, withMeaning: 1_290 },
      { book: 'judges', words: 0, withMeaning: 0 },
    ];
    await openAdmin('/admin/import', ({ setPacks }) =>
      setPacks({ offline: false, packs: [{ ...PACK, coverage }] }),
    );
    await screen.findByText('Words with a meaning, by book');
    expect(screen.queryByText(/^Offline/u)).toBeNull();
    expect([...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      'Ruth1,2901,29499.7',
      'Judges00–',
    ]);
  });
});

describe('a started import', () => {
  const open = (...jobs: Parameters<ReturnType<typeof adminServer>['setJobs']>) =>
    openAdmin('/admin/import', ({ setPacks, setJobs }) => {
      setPacks({ offline: false, packs: [PACK] });
      setJobs(...jobs);
    });
  const ofPack = { target: PACK.target, title: PACK.title, kind: 'pack' } as const;

  test('a started import is found again after a reload, and can be paused, resumed and, after a question, cancelled', async () => {
    const { server } = await open(jobWith(ofPack));
    await screen.findByText('12,400 / 31,102 verses');
    screen.getByText('complete.csv (24.1 MB)');
    fireEvent.click(button(/^Pause/u));
    fireEvent.click(await screen.findByRole('button', { name: /^Resume/u }));
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel/u }));
    const question = within(screen.getByRole('dialog'));
    question.getByText(`Cancel “${PACK.title}”?`);
    expect(server.sent.map(({ path }) => path)).toEqual(['jobs/job-1/pause', 'jobs/job-1/resume']);
    fireEvent.click(question.getByRole('button', { name: 'Cancel the import' }));
    await screen.findByText('Not installed');
    await eventually(() => screen.queryByRole('progressbar')).toBeNull();
    expect(server.sent.at(-1)?.path).toBe('jobs/job-1/cancel');
    expect(button(/^Import:/u).getAttribute('aria-disabled')).toBe('false');
  });

  test('the button of an import waits for another job of its target and says which', async () => {
    await open(jobWith({ ...ofPack, title: '1 Esdras 3, the King’s Contest' }));
    await screen.findByText('Please wait: “1 Esdras 3, the King’s Contest” is running.');
    fireEvent.click(button(/^Import:/u));
    expect(toastTexts()).toEqual([]);
  });

  test('if the start of an import is refused, the reason is in a toast and below the button', async () => {
    const { server } = await open();
    await screen.findByRole('button', { name: /^Import:/u });
    site.answer('POST', '/api/admin/packs/kjv-strongs', () => refusal(503, 'The network is off.'));
    fireEvent.click(button(/^Import:/u));
    await eventually(toastTexts).toEqual(['Error', 'The network is off.']);
    expect(document.querySelector('main section [role=alert]')?.textContent).toBe('The network is off.');
    expect(server.sent).toEqual([]);
  });

  test('a repeated click on Import after a lost answer sends the same Idempotency-Key', async () => {
    const { server } = await open();
    await screen.findByRole('button', { name: /^Import:/u });
    const keys: (string | null)[] = [];
    const lost = site.answer('POST', '/api/admin/packs/kjv-strongs', ({ headers }) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      return unreachable();
    });
    fireEvent.click(button(/^Import:/u));
    await eventually(toastTexts).toContain('Error');
    lost();
    fireEvent.click(button(/^Import:/u));
    await eventually(() => server.sent.length).toBe(1);
    expect(server.sent[0]?.key).toBe(keys[0]);
  });

  test('a failed import job shows its reason and can be tried again', async () => {
    const { server } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Import:/u }));
    await screen.findByRole('progressbar');
    server.change('job-1', {
      status: 'failed',
      errors: [
        { source: 'import', row: null, column: null, message: 'The address answered 404.', imported: null },
      ],
    });
    await screen.findByText('The address answered 404.');
    expect(button(/^Import:/u).getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(button(/^Retry/u));
    await screen.findByRole('progressbar');
    expect(server.sent.map(({ path }) => path)).toEqual(['packs/kjv-strongs', 'jobs/job-1/retry']);
  });

  test('a started import is still known after a visit to another screen', async () => {
    const { server } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Import:/u }));
    await screen.findByRole('progressbar');
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Administration' })).getByText('Jobs'));
    await eventually(heading).toBe('Jobs');
    server.change('job-1', { status: 'succeeded', finishedAt: '2026-11-23T01:02:00.000Z' });
    await screen.findByText(/^Finished in/u);
    fireEvent.click(screen.getByText('Admin Home'));
    await eventually(heading).toBe('Scripture Import Tool');
    await screen.findByText(/^Finished in/u);
  });
});

describe('Jobs', () => {
  test('the page Jobs shows a waiting, a failed and a finished job, each with its state or result, and who started one', async () => {
    await openAdmin('/admin/jobs', ({ setJobs }) =>
      setJobs(
        jobWith({ id: 'a', status: 'queued', title: 'Genesis, from Sefaria', target: 'sefaria' }),
        jobWith({
          id: 'b',
          status: 'failed',
          title: 'Check database structure',
          errors: [
            {
              source: 'x.sqlite',
              row: 812,
              column: 'book',
              message: 'The column is missing.',
              imported: false,
            },
          ],
        }),
        jobWith({
          id: 'c',
          status: 'succeeded',
          startedBy: null,
          finishedAt: '2026-11-23T01:00:30.000Z',
          rows: { created: 90, updated: 3, unchanged: 7, skipped: 2, failed: 10 },
          errors: [
            { source: 'complete.csv', row: 5, column: 'vnum', message: 'x is no number.', imported: false },
          ],
          opens: { book: 'genesis', chapter: 1, edition: 'csv-hebrew', version: null },
        }),
      ),
    );
    const [queued, failed, done] = await articles();
    if (queued === undefined || failed === undefined || done === undefined) throw new Error('three jobs');
    expect(within(queued).getByRole('heading').textContent).toBe('Genesis, from Sefaria Waiting');
    within(queued).getByText('Waiting to start');
    expect(within(failed).getByRole('alert').textContent).toContain(
      'x.sqlite, row 812, column book: The column is missing.',
    );
    within(failed).getByRole('button', { name: 'Retry: Check database structure' });
    within(done).getByText(
      'Finished in 30 seconds: 90 verses added, 3 changed, 7 unchanged, 2 rows skipped, 10 rows failed.',
    );
    expect(within(done).getByText(/^Started by the site/u).textContent).toContain('2026');
    const links = within(done)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Open in the explorer', '/explorer/genesis/1?edition=csv-hebrew'],
      ['Download the report', '/api/admin/jobs/c/report'],
    ]);
    const problems = within(done).getByText('12 rows not imported').closest('details');
    if (problems === null) throw new Error('no details');
    problems.open = true;
    fireEvent(problems, new Event('toggle'));
    await within(done).findByText('x is no number.');
    within(done).getByText('These are the first ones. Download the report to see them all.');
  });

  test('a running import job names the files that it imports, and separately those that it leaves out', async () => {
    await openAdmin('/admin/jobs', ({ setJobs }) =>
      setJobs(
        jobWith({
          status: 'running',
          finishedAt: null,
          input: [
            { name: 'complete.csv', bytes: 2000 },
            { name: 'notes.txt', bytes: 5 },
          ],
          leftOut: [{ name: 'notes.txt', reason: 'It is no table' }],
        }),
      ),
    );
    await screen.findByText('complete.csv (2.0 KB)');
    screen.getByText('notes.txt');
    screen.getByText(': It is no table.');
  });

  test('an import job says of each row with a problem or remark if the row was imported', async () => {
    const at = { source: 'complete.csv', column: 'book' };
    await openAdmin('/admin/jobs', ({ setJobs }) =>
      setJobs(
        jobWith({
          status: 'succeeded',
          finishedAt: '2026-11-23T01:00:30.000Z',
          rows: { created: 9, updated: 0, unchanged: 0, skipped: 0, failed: 1 },
          errors: [
            { ...at, row: 4, message: 'Genesis was used.', imported: true },
            { ...at, row: 5, message: 'Not a book.', imported: false },
          ],
        }),
      ),
    );
    const problems = (await screen.findByText('1 row not imported')).closest('details');
    if (problems === null) throw new Error('no details');
    problems.open = true;
    fireEvent(problems, new Event('toggle'));
    await screen.findByText('Genesis was used.');
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FileRowReasonColumnImported',
      'complete.csv4Genesis was used.bookYes',
      'complete.csv5Not a book.bookNo',
    ]);
    expect(screen.queryByText(/These are the first ones/u)).toBeNull();
  });

  test('the page Jobs shows what a check of the database says, and that a job has no remarks', async () => {
    const finished = { status: 'succeeded', finishedAt: '2026-11-23T01:00:30.000Z' } as const;
    const table = {
      source: 'bible.sqlite',
      row: null,
      column: null,
      message: 'Complete: 31,102 rows.',
      imported: null,
    };
    await openAdmin('/admin/jobs', ({ setJobs }) =>
      setJobs(
        jobWith({ ...finished, id: 'a', kind: 'database-check', errors: [table] }),
        jobWith({ ...finished, id: 'b' }),
      ),
    );
    await screen.findByText('Complete: 31,102 rows.');
    const details = screen.getAllByText('Details')[1]?.closest('details');
    if (!details) throw new Error('no details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await screen.findByText('There are no remarks.');
  });

  test('the list of jobs is polled while a job is active, and no longer afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { server, apiCalls } = await openAdmin('/admin/jobs', ({ setJobs }) => setJobs(jobWith()));
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('24 %: 12,400 / 31,102 verses. Importing');
    server.change('job-1', { progress: { done: 31_102, total: 31_102, unit: 'verses' }, phase: 'publish' });
    await screen.findByText('Publishing');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('87');
    server.change('job-1', { status: 'succeeded', finishedAt: '2026-11-23T01:02:00.000Z' });
    await screen.findByText(/^Finished in/u);
    const calls = apiCalls.filter((call) => call === '/api/admin/jobs').length;
    // Two requests for the list of jobs are at most 15 seconds apart, so a further request would come within 20
    // seconds.
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(apiCalls.filter((call) => call === '/api/admin/jobs')).toHaveLength(calls);
  });

  test('a running import job shows the rows that have failed', async () => {
    const { server } = await openAdmin('/admin/jobs', ({ setJobs }) => setJobs(jobWith()));
    await screen.findByRole('progressbar');
    expect(screen.queryByText(/not imported/u)).toBeNull();
    const row = (at: number) => ({
      source: 'a.csv',
      row: at,
      column: 'vnum',
      message: `Row ${at} is bad.`,
      imported: false,
    });
    const rows = { created: 9, updated: 0, unchanged: 0, skipped: 0 };
    server.change('job-1', { rows: { ...rows, failed: 1 }, errors: [row(7)] });
    const problems = (await screen.findByText('1 row not imported')).closest('details');
    if (problems === null) throw new Error('no details');
    problems.open = true;
    fireEvent(problems, new Event('toggle'));
    await screen.findByText('Row 7 is bad.');
    server.change('job-1', { rows: { ...rows, failed: 2 }, errors: [row(7), row(8)] });
    await screen.findByText('Row 8 is bad.');
    screen.getByRole('progressbar');
  });

  test('the page Jobs shows older jobs, 50 more with each click, until there are none', async () => {
    const ended = { status: 'succeeded', finishedAt: '2026-11-23T01:00:30.000Z' } as const;
    await openAdmin('/admin/jobs', ({ setJobs }) =>
      setJobs(
        ...Array.from({ length: 120 }, (_, at) => jobWith({ ...ended, id: `j${at}`, title: `Job ${at}` })),
      ),
    );
    expect(await articles()).toHaveLength(50);
    fireEvent.click(button('Show older jobs'));
    await screen.findByText('Job 99');
    expect(await articles()).toHaveLength(100);
    fireEvent.click(button('Show older jobs'));
    await screen.findByText('Job 119');
    expect((await articles()).map((job) => job.getAttribute('aria-labelledby'))).toEqual(
      Array.from({ length: 120 }, (_, at) => `job-j${at}`),
    );
    expect(screen.queryByRole('button', { name: 'Show older jobs' })).toBeNull();
  });

  test('the page Jobs says that there are no jobs; without an answer it offers a retry', async () => {
    await site.signIn({ isAdmin: true });
    adminServer(site);
    const reach = site.answer('GET', '/api/admin/jobs', unreachable);
    await site.open('/admin/jobs');
    await screen.findByText(/could not be reached/u);
    reach();
    fireEvent.click(button('Retry'));
    await screen.findByText(/No imports yet/u);
  });

  test('if the server refuses to pause, resume or cancel a job, a toast says why', async () => {
    await openAdmin('/admin/jobs', ({ setJobs }) => setJobs(jobWith()));
    site.answer('POST', '/api/admin/jobs/job-1/pause', () => refusal(409, 'The job has ended.'));
    fireEvent.click(await screen.findByRole('button', { name: /^Pause/u }));
    await eventually(toastTexts).toEqual(['Error', 'The job has ended.']);
  });
});

describe('Database', () => {
  const FILE = {
    id: 'f1',
    folder: 'csv',
    name: 'complete.csv',
    size: 24_100_000,
    sha256: 'ab'.repeat(32),
    lastModified: '2026-11-23T01:00:00.000Z',
  } as const;
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Files to upload'), { target: { files } });
  const alerts = () =>
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');

  test('the page Database has four cards, of which Database Maintenance is not ready', async () => {
    await openAdmin('/admin/database');
    expect(button('Coming Soon').hasAttribute('disabled')).toBe(true);
    for (const name of ['Scripture Import Tool', 'Gematria Database Import', 'Missing Chapters'])
      within(screen.getByRole('region', { name })).getByRole('link');
    await screen.findByText('There is no CSV file.');
    screen.getByText('There is no ZIP archive.');
    screen.getByText('There is no database file.');
  });

  test('the page Database uploads several files in parts, one after the other, and shows their checksums', async () => {
    const { server } = await openAdmin('/admin/database', (one) => one.setFiles({ partSize: 4 }));
    await screen.findByText('There is no CSV file.');
    choose(new File(['ref,text'], 'a.csv'), new File(['PK'], 'b.zip'));
    await eventually(() => screen.queryAllByText('Uploaded').length).toBe(2);
    expect(server.received()).toEqual({ 'csv/a.csv': ['ref,', 'text'], 'zip/b.zip': ['PK'] });
    const list = within(screen.getByRole('list', { name: 'Uploads' }));
    expect(list.getAllByText(/^SHA-256/u)).toHaveLength(2);
    for (const link of list.getAllByRole('link', { name: 'Import it on the page Gematria Import' }))
      expect(link.getAttribute('href')).toBe('/admin/gematria-import');
    await eventually(() => screen.queryByText('There is no CSV file.')).toBeNull();
    fireEvent.click(button('Dismiss: a.csv'));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  test('an upload on the page Database says at once what the file can be used for', async () => {
    await openAdmin('/admin/database');
    await screen.findByText('There is no CSV file.');
    const luther = csvFile('luther.csv', { id: 'upload-1', problem: 'No column “ref”', looksLikeText: true });
    site.answer('GET', '/api/admin/csv-files', () => Response.json({ files: [luther], unconfirmed: [] }));
    choose(new File(['Buch;Kapitel'], 'luther.csv'), new File(['SQLite'], 'mybible.sqlite3'));
    await eventually(() => screen.queryAllByText('Uploaded').length).toBe(2);
    const [csv, sqlite] = within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
    await eventually(() => csv?.textContent).toMatch(
      /This looks like a Bible text\. Add it as a text of its own\./u,
    );
    expect(csv?.textContent).not.toContain('Gematria Import');
    expect(sqlite?.textContent).toMatch(
      /page Gematria ImportIs it the Bible of another program\? Add it as a text of its own\./u,
    );
    for (const link of screen.getAllByRole('link', { name: 'Add it as a text of its own' }))
      expect(link.getAttribute('href')).toBe('/admin/texts');
  });

  test('the page Database refuses files that no import reads, empty ones and too large ones', async () => {
    const { server } = await openAdmin('/admin/database', (one) => one.setFiles({ maxBytes: 3 }));
    await screen.findByText('There is no CSV file.');
    choose(new File(['x'], 'notes.docx'), new File([], 'empty.csv'), new File(['1234'], 'large.csv'));
    expect(alerts()).toEqual([
      'notes.docx: only CSV, ZIP and SQLite files can be imported.empty.csv: the file is empty.large.csv: the file is larger than 3 bytes.',
    ]);
    expect(server.sent).toEqual([]);
  });

  test('a refused upload shows the reason and can be sent again or cancelled', async () => {
    const { server } = await openAdmin('/admin/database');
    await screen.findByText('There is no CSV file.');
    const refuse = site.answer('POST', /complete$/u, () => refusal(422, 'It is no ZIP archive.'));
    choose(new File(['text'], 'b.zip'));
    await eventually(alerts).toEqual(['It is no ZIP archive.']);
    refuse();
    fireEvent.click(button('Retry: b.zip'));
    await screen.findByText('Uploaded');
    site.answer('POST', /complete$/u, () => refusal(422, 'It is no ZIP archive.'));
    choose(new File(['text'], 'c.zip'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel: c.zip' }));
    await eventually(() => server.sent.filter(({ path }) => path.startsWith('DELETE')).length).toBe(1);
  });

  test('the page Database lists stored files and deletes one after a question', async () => {
    const { server } = await openAdmin('/admin/database', (one) =>
      one.setFiles({ files: [FILE, { ...FILE, id: 'f2', folder: 'database', name: 'bible.sqlite' }] }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: bible.sqlite' }));
    const question = within(screen.getByRole('dialog'));
    question.getByText('Are you sure you want to delete the database file? This action cannot be undone.');
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await eventually(toastTexts).toEqual(['File Deleted', 'bible.sqlite has been deleted.']);
    await screen.findByText('There is no database file.');
    expect(server.sent.map(({ path }) => path)).toEqual(['DELETE files/f2']);
    site.answer('DELETE', /files/u, unreachable);
    fireEvent.click(button('Delete: complete.csv'));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await eventually(() => toastTexts()[0]).toBe('Error');
    screen.getByText('complete.csv');
  });

  test('the page Database lists interrupted uploads', async () => {
    const upload = { id: 'u1', folder: 'csv', name: 'half.csv', size: 16, partSize: 8 } as const;
    const parts = [{ number: 1, sha256: '' }];
    await openAdmin('/admin/database', (one) =>
      one.setFiles({ uploads: [{ ...upload, parts, startedAt: FILE.lastModified }] }),
    );
    await screen.findByText('8 bytes of 16 bytes uploaded');
    screen.getByRole('button', { name: 'Delete: half.csv' });
  });
});

test('the page of a version under copyright has a link to the import of licensed texts', async () => {
  await site.open('/explorer/psalms/23/3?version=esv');
  expect((await screen.findByRole('link', { name: /import a licensed text/u })).getAttribute('href')).toBe(
    '/admin/specialized-import?tab=full',
  );
});
