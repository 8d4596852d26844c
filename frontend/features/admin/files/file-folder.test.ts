import { expect, test } from 'vitest';
import { folderOf, licensedVersionOf } from './file-folder.ts';

test.each([
  ['Complete.CSV', 'csv'],
  ['apoc.v2.tsv', 'csv'],
  ['all.zip', 'zip'],
  ['bible.sqlite3', 'database'],
  ['notes.docx', null],
  ['csv', 'csv'],
  ['constructor', null],
])('%s goes to %s', (name, folder) => {
  expect(folderOf(name)).toBe(folder);
});

test.each([
  ['esv.csv', 'English Standard Version'],
  ['NASB.csv', 'New American Standard Bible'],
  ['complete.csv', null],
  ['esv', null],
  ['constructor.csv', null],
])('%s holds %s', (name, version) => {
  expect(licensedVersionOf(name)).toBe(version);
});
