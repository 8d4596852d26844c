/**
 * `npm run make:greek-forms` writes the table of Greek forms that the import of the Greek New Testament reads
 * (docs/decisions/0106). It reads the tagged text from the folder PACK_MIRROR, or from ../../shared/data.
 */
import { writeFileSync } from 'node:fs';
import { greekFormsFile } from '../../import-jobs/sources/core/greek-forms/table.ts';
import { SBLGNT } from '../../import-jobs/sources/core/sblgnt.ts';
import { readText } from '../../import-jobs/sources/core/testing.ts';
import { deriveGreekForms, writeGreekForms } from './greek-forms/derive.ts';
import { knownForms, writeKnownForms } from './greek-forms/known-forms.ts';
import { KNOWN_FORMS_FILE, readSwete } from './greek-forms/swete-text.ts';
import { readTaggedText } from './greek-forms/tagged-text.ts';

const verses = await readText(SBLGNT);
const tagged = readTaggedText();
const table = deriveGreekForms(tagged, verses);
const files = writeGreekForms(table, verses);
writeFileSync(greekFormsFile('forms'), files.forms);
writeFileSync(greekFormsFile('places'), files.places);
writeFileSync(greekFormsFile('parsings'), files.parsings);
writeFileSync(greekFormsFile('added-numbers'), files['added-numbers']);
const known = knownForms(verses, readSwete());
writeFileSync(KNOWN_FORMS_FILE, writeKnownForms(known));
console.log(
  `${table.forms.size} forms, ${table.places.size} words with facts of their own, ${table.signs.size} verses with parsings, ${table.added.length} added numbers, ` +
    `${known.size} known forms of the Greek Apocrypha.`,
);
