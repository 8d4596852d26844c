import { expect, test } from 'vitest';
import { MEANINGS } from '../../../import-jobs/sources/packs/ult/ult.ts';
import { packTexts } from '../../../tests/support/pack-files.ts';
import { measuredVerses, measuredWords, sharesOf } from './yardstick.ts';

const read = packTexts(MEANINGS);
if (read === null)
  console.log('The files of the meanings are not beside the checkout: their agreement is not measured.');

/** Prose of three times and poetry. `npm run test:full` measures every book. */
const BOOKS = process.env.TEST_FULL ? undefined : ['exodus', 'ruth', '1kings', 'job'];

test.skipIf(read === null)(
  'composed Hebrew meanings agree with the phrases of the pack more often than the dictionary does',
  async () => {
    const words = measuredWords(await measuredVerses('hebrew', read ?? (() => ''), BOOKS));
    const dictionary = sharesOf(words, 'dictionary');
    const composed = sharesOf(words, 'composed');
    expect(words.length).toBeGreaterThan(BOOKS ? 30_000 : 200_000);
    expect(dictionary.sharesWord).toBeLessThan(0.65);
    expect(composed.sharesWord).toBeGreaterThanOrEqual(0.7);
    expect(composed.sharesHalf).toBeGreaterThanOrEqual(0.74);
  },
);
