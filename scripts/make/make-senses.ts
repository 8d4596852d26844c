/**
 * `npm run make:senses` writes the table of the verses in which the King James Version shows a sense of a word
 * (docs/decisions/0166). It reads scripts/make/senses/sense-list.ts and the core texts.
 */
import { writeFileSync } from 'node:fs';
import { KJV } from '../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../import-jobs/sources/core/strongs.ts';
import { readLexicon, readText } from '../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { deriveSenses, SENSES_FILE, writeSenses } from './senses/derive.ts';

const originals = [...(await readText(WLC)), ...(await readText(SBLGNT))];
const senses = await deriveSenses(originals, await readText(KJV), await readLexicon(STRONGS));
writeFileSync(SENSES_FILE, writeSenses(senses));
const count = [...senses.values()].reduce((sum, verses) => sum + verses.size, 0);
console.log(`${senses.size} words with senses in ${count} verses.`);
