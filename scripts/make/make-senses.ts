/**
 * `npm run make:senses` writes the table of the verses in which the King James Version shows a sense of a word
 * (docs/decisions/0166). It reads scripts/make/senses/sense-list.ts and the core texts.
 */
import { writeFileSync } from 'node:fs';
import { KJV } from '../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../import-jobs/sources/core/sblgnt.ts';
import { readText } from '../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { deriveSenses, SENSES_FILE, writeSenses } from './senses/derive.ts';

const originals = [...(await readText(WLC)), ...(await readText(SBLGNT))];
const senses = deriveSenses(originals, await readText(KJV));
writeFileSync(SENSES_FILE, writeSenses(senses));
const verses = [...senses.values()].flatMap((bySense) => [...bySense.values()]);
console.log(
  `${senses.size} words with ${verses.length} senses, shown in verses ${verses.flat().length} times.`,
);
