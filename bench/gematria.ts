import { HEBREW_STANDARD_TABLE } from '../domain/gematria/hebrew-tables.ts';
import { METHODS } from '../domain/gematria/methods.ts';
import { valueOfWords } from '../domain/gematria/value.ts';
import { CORE_SOURCES } from '../import-jobs/sources/core/index.ts';
import { printTable } from './table.ts';

const RUNS = 3;

/** The bare words of an edition's ketiv reading, verse by verse. */
async function verseWords(editionId: string): Promise<string[][]> {
  const source = CORE_SOURCES.find((one) => one.edition.id === editionId);
  if (source?.kind !== 'text') throw new Error(`No text source ${editionId}.`);
  const verses: string[][] = [];
  for (const chunk of await source.plan())
    for (const verse of await source.read(chunk.descriptor))
      verses.push(verse.words.filter((word) => word.reading !== 'qere').map((word) => word.letters));
  return verses;
}

/** Milliseconds of the fastest of some runs. */
function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** Every Hebrew method over the Tanakh, verse by verse, beside the barest loop that could give the standard value. */
export async function benchGematria(): Promise<void> {
  const verses = await verseWords('wlc');
  const table = new Map(
    Object.entries(HEBREW_STANDARD_TABLE).map(([letter, value]) => [letter.charCodeAt(0), value]),
  );
  const values = new Uint16Array(0x5eb);
  for (const [code, value] of table) values[code] = value;
  let sum = 0;
  const bare = fastest(() => {
    sum = 0;
    for (const words of verses)
      for (const word of words) for (let i = 0; i < word.length; i++) sum += values[word.charCodeAt(i)] ?? 0;
  });
  if (sum !== 78_091_408) throw new Error(`The bare loop gives ${sum}, not 78,091,408.`);
  const rows = METHODS.filter((method) => method.script === 'hebrew').map((method) => {
    const time = fastest(() => {
      for (const words of verses) valueOfWords(method.id, words);
    });
    return [method.id, time, time / bare];
  });
  printTable(
    `Gematria over the Tanakh (23,213 verses), fastest of ${RUNS}`,
    ['method', 'ms', '× bare loop'],
    [['bare table loop', bare, 1], ...rows],
  );
}
