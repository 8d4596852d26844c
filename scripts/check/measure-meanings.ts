/**
 * `npm run measure:meanings` compares the meanings of this product with the phrases of the unfoldingWord Literal Text,
 * word by word, for Hebrew and Greek. `-- hebrew ruth psalms` limits it to a text and to books. `--misses 40` lists the
 * 40 most frequent words whose meaning shares no content word with its phrase. PACK_MIRROR names the folder with the
 * packs (../shared/data).
 */
import { parseArgs } from 'node:util';
import { MEANINGS } from '../../import-jobs/sources/packs/ult/ult.ts';
import { readMirror } from '../start/stand-ins/mirror-files.ts';
import { compareMeaning } from './meanings/compare.ts';
import { type MeasuredScript, type MeasuredWord, measuredWords, sharesOf } from './meanings/yardstick.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string', default: '0' } },
});
const isScript = (name: string): name is MeasuredScript => name === 'hebrew' || name === 'greek';
const scripts = positionals.filter(isScript);
const books = positionals.filter((name) => !isScript(name));
const read = readMirror(MEANINGS);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function printMisses(words: readonly MeasuredWord[], count: number): void {
  const misses = new Map<string, { count: number; example: MeasuredWord }>();
  for (const word of words) {
    if (compareMeaning(word.composed, word.phrase).sharesWord) continue;
    const key = `${word.word.strongs ?? word.word.letters} ${word.word.morphology ?? ''}`;
    const known = misses.get(key);
    if (known === undefined) misses.set(key, { count: 1, example: word });
    else known.count += 1;
  }
  const most = [...misses].sort(([, a], [, b]) => b.count - a.count).slice(0, count);
  for (const [key, { count: times, example }] of most)
    console.log(`${times} × ${key}: ${example.word.text}, ours: ${example.composed}`);
}

for (const script of scripts.length === 0 ? (['hebrew', 'greek'] as const) : scripts) {
  const words = await measuredWords(script, read, books.length === 0 ? undefined : books);
  for (const meaning of ['dictionary', 'composed'] as const) {
    const { words: count, sharesWord, sharesHalf } = sharesOf(words, meaning);
    console.log(
      `${script}, ${meaning}: ${count} words, a content word in common: ${percent(sharesWord)}, ` +
        `at least half of all words: ${percent(sharesHalf)}`,
    );
  }
  printMisses(words, Number(values.misses));
}
