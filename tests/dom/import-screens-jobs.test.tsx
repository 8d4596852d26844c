import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { importJobs } from '../../db/schema/index.ts';
import { deliverMessages } from '../support/admins.ts';
import { sampleApp } from '../support/sample-app.ts';
import { emptyKind, kindOver, tinyImport } from '../support/tiny-kinds.ts';
import { domSite, eventually, fill, toastTexts } from './site.tsx';

const site = await domSite(() =>
  sampleApp({
    jobKinds: { sefaria: kindOver(() => tinyImport(7, 'sefaria', 'mam')), database: emptyKind },
  }),
);

beforeEach(async () => {
  site.app.messages.splice(0);
  await site.database.update(importJobs).set({ status: 'cancelled' });
  await site.signIn({ isAdmin: true });
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));

test('a batch of missing chapters is a success when its job has succeeded, and is then counted', async () => {
  await site.open('/admin/missing-chapters?tab=exodus');
  const batch = region('Exodus, batch 1');
  await batch.findByText('0 of 8 imported');
  click('Import Exodus, batch 1');
  await batch.findByText('Waiting to start');
  expect(batch.queryByText('Success')).toBeNull();
  await deliverMessages(site.app);
  await batch.findByText('Success');
  const log = screen.getByRole('log').textContent;
  expect(log).toContain('Exodus, batch 1: Missing chapters of Exodus: the import has started.');
  expect(log).toContain('Exodus, batch 1: Success: 7 verses added, 0 changed.');
  await site.open('/admin/specialized-import?tab=background');
  await screen.findByText('1 of 50 chapters · 7 verses');
  screen.getByText('Imported chapters: 1');
  expect(screen.getAllByText('No chapters imported yet').length).toBeGreaterThan(30);
});

test('a chapter range beyond the end of the book is refused with the reason', async () => {
  await site.open('/admin/specialized-import?tab=background');
  const form = region('Chapter Range');
  fill(form.getByRole('combobox', { name: 'Book' }), 'leviticus');
  fill(form.getByRole('spinbutton', { name: 'End chapter' }), '28');
  click('Import Chapter Range');
  await eventually(toastTexts).toEqual(['Error', 'Leviticus has only 27 chapters.']);
  await form.findByText('Leviticus has only 27 chapters.');
});

test('a single chapter is imported by a job that has the chapter’s name', async () => {
  await site.open('/admin/specialized-import?tab=sefaria');
  const form = region('Specific Book and Chapter');
  fill(form.getByRole('combobox', { name: 'Book' }), 'ruth');
  fill(form.getByRole('spinbutton', { name: 'Chapter' }), '2');
  click('Import Chapter');
  expect((await form.findByRole('progressbar')).getAttribute('aria-label')).toBe('Ruth 2, from Sefaria');
  await deliverMessages(site.app);
  await form.findByText(/^Finished in/u);
});

test('the import of a missing database file is refused with the reason', async () => {
  await site.open('/admin/gematria-import?tab=advanced');
  await screen.findByText('No database file was found.');
  await screen.findByText('No CSV files were found.');
  click('Import Full Database');
  await eventually(toastTexts).toEqual([
    'Error',
    'There is no database file. Upload one on the Database page.',
  ]);
});
