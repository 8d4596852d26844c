import { expect, test } from 'vitest';
import { folderOf } from './file-folder.ts';

test.each([
  ['Complete.CSV', 'csv'],
  ['apoc.v2.tsv', 'csv'],
  ['all.zip', 'zip'],
  ['bible.sqlite3', 'database'],
  ['notes.docx', null],
  ['csv', 'csv'],
  ['constructor', null],
])('the file %s belongs in the folder %s', (name, folder) => {
  expect(folderOf(name)).toBe(folder);
});
