import { letterTable, METHODS, valueOfWords } from '../../domain/gematria/index.ts';
import { readText, wordsOf } from '../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { printTable } from './measure/table.ts';

const RUNS = 3;

function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** The simplest loop that computes the standard value of a text: one table look-up for each letter. */
function bareTotal(verses: readonly string[][], values: Uint16Array): number {
  let total = 0;
  for (const words of verses)
    for (const word of words)
      for (let i = 0; i < word.length; i++) total += values[word.charCodeAt(i)] as number;
  return total;
}

export async function benchGematria(): Promise<void> {
  const verses = (await readText(WLC)).map((verse) => wordsOf([verse]).map(({ letters }) => letters));
  const values = new Uint16Array(0x5eb);
  for (const [letter, value] of Object.entries(letterTable('HEBREW_STANDARD') ?? {}))
    values[letter.charCodeAt(0)] = value;
  let sum = 0;
  const bare = fastest(() => {
    sum = bareTotal(verses, values);
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
