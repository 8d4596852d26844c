import { File } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { importJobs } from '../../db/schema/index.ts';
import type { Job, StoredFiles } from '../../domain/contract/index.ts';
import { deliverMessages } from '../support/admins.ts';
import { sampleApp } from '../support/sample-app.ts';
import { kindOver, tinyImport } from '../support/tiny-kinds.ts';
import { domSite, eventually, toastTexts } from './site.tsx';

const site = await domSite(() => sampleApp({ jobKinds: { csv: kindOver(() => tinyImport(7)) } }));
const BUTTON = 'import-from-csv';

beforeEach(async () => {
  site.app.messages.splice(0);
  await site.database.update(importJobs).set({ status: 'cancelled' });
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const jobs = async () => (await site.ask<{ jobs: Job[] }>('GET', '/api/admin/jobs')).jobs;
const first = () => within(screen.getAllByRole('article')[0] ?? document.body);

test('the page Jobs shows that an import job waits, then that it runs, then its result', async () => {
  await site.signIn({ isAdmin: true });
  await site.ask('POST', `/api/admin/${BUTTON}`);
  await site.open('/admin/jobs');
  await screen.findByRole('progressbar');
  first().getByText('Waiting to start');
  first().getByText('0 / 7 verses');
  await deliverMessages(site.app, 2);
  await eventually(() => first().queryByText('Waiting to start')).toBeNull();
  await deliverMessages(site.app);
  await first().findByText(/^Finished in .*: 7 verses added, 0 changed/u);
  const report = first().getByRole('link', { name: 'Download the report' }).getAttribute('href') ?? '';
  expect(await (await site.get(report)).text()).toContain('kind');
});

test.each([
  ['one minute ago shows no message', 60_000, 0],
  ['three minutes ago shows since when there is none', 180_000, 1],
])('the page Jobs with a running job whose last progress was %s', async (_, ago, times) => {
  await site.signIn({ isAdmin: true });
  await site.ask('POST', `/api/admin/${BUTTON}`);
  await deliverMessages(site.app, 2);
  await site.database.update(importJobs).set({ changedAt: new Date(Date.now() - ago).toISOString() });
  await site.open('/admin/jobs');
  await screen.findByRole('progressbar');
  expect(first().queryAllByText(/^No progress since .*:\d\d.*\.$/u)).toHaveLength(times);
});

test('the buttons Pause, Resume and Cancel on the page Jobs change the job on the server', async () => {
  await site.signIn({ isAdmin: true });
  await site.ask('POST', `/api/admin/${BUTTON}`);
  await site.open('/admin/jobs');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause/u }));
  await screen.findByRole('button', { name: /^Resume/u });
  expect((await jobs())[0]?.status).toBe('paused');
  fireEvent.click(button(/^Resume/u));
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel/u }));
  fireEvent.click(button('Cancel the import'));
  await first().findByText('Cancelled. Readers still see the old text.');
  expect((await jobs())[0]?.status).toBe('cancelled');
});

test('an administrator can upload, list and delete a file; a text file whose name ends in .zip is refused', async () => {
  await site.signIn({ isAdmin: true });
  await site.open('/admin/database');
  await screen.findByText('There is no CSV file.');
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Files to upload'), { target: { files } });
  choose(new File(['ref,text\n'], 'apoc.csv'), new File(['ref,text\n'], 'b.zip'));
  await screen.findByText('Uploaded');
  await screen.findByText('b.zip is not a ZIP archive.');
  const { files } = await site.ask<StoredFiles>('GET', '/api/admin/files');
  expect(files.map(({ folder, name, size }) => [folder, name, size])).toEqual([['csv', 'apoc.csv', 9]]);
  const [old] = files;
  expect(screen.getAllByText(old?.sha256 ?? 'none')).toHaveLength(2);
  choose(new File(['ref,text\n1,a\n'], 'apoc.csv'));
  const stored = async () => (await site.ask<StoredFiles>('GET', '/api/admin/files')).files;
  await eventually(async () => (await stored()).map(({ name, size }) => [name, size])).toEqual([
    ['apoc.csv', 13],
  ]);
  const [replaced] = await stored();
  expect(replaced?.sha256).not.toBe(old?.sha256);
  await eventually(() => screen.queryAllByText(replaced?.sha256 ?? 'none').length).toBe(2);
  // The list of uploads still shows the first upload. The list of stored files has only the file that replaced the
  // first one.
  await eventually(() => screen.queryAllByText(old?.sha256 ?? 'none').length).toBe(1);
  fireEvent.click(button('Cancel: b.zip'));
  fireEvent.click(button('Delete: apoc.csv'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await eventually(toastTexts).toEqual(['File Deleted', 'apoc.csv has been deleted.']);
  await screen.findByText('There is no CSV file.');
  await eventually(async () => (await site.ask<StoredFiles>('GET', '/api/admin/files')).uploads).toEqual([]);
});
