/**
 * `npm run make:greek-forms` writes the table of Greek forms that the import of the Greek New Testament reads
 * (docs/decisions/0106). It reads the tagged text from the folder PACK_MIRROR, or from ../shared/data.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { greekFormsFile } from '../import-jobs/sources/core/greek-forms/table.ts';
import { SBLGNT } from '../import-jobs/sources/core/sblgnt.ts';
import { strongsGlosses } from '../import-jobs/sources/core/strongs.ts';
import { readText } from '../import-jobs/sources/core/testing.ts';
import { deriveGreekForms, writeGreekForms } from './greek-forms/derive.ts';
import { readTaggedText } from './greek-forms/tagged-text.ts';
import { ROOT } from './settings.ts';

const { PACK_MIRROR: mirror } = process.env;
const verses = await readText(SBLGNT);
const tagged = readTaggedText(mirror ?? resolve(ROOT, '../shared/data'));
const table = deriveGreekForms(tagged, verses, await strongsGlosses());
const files = writeGreekForms(table, verses);
writeFileSync(greekFormsFile('forms'), files.forms);
writeFileSync(greekFormsFile('places'), files.places);
writeFileSync(greekFormsFile('added-numbers'), files['added-numbers']);
console.log(
  `${table.forms.size} forms, ${table.places.size} words with facts of their own, ${table.added.length} added numbers.`,
);
