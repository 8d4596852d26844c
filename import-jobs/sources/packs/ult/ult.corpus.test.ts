import { expect, test } from 'vitest';
import { translationsFor } from '../../../../domain/lexicon/index.ts';
import { packTexts } from '../../../../tests/support/pack-files.ts';
import { readText, verseAt } from '../../core/testing.ts';
import { WLC } from '../../core/wlc.ts';
import { MEANINGS } from './ult.ts';

const read = packTexts(MEANINGS);
if (read === null)
  console.log('The files of the meanings are not beside the checkout: their test is skipped.');

// `pack-imports.corpus.test.ts` measures how many words of each book have a meaning.
test.skipIf(read === null)('the first six words of Ruth 1:1 have their English phrases', async () => {
  const { words } = verseAt(await readText(WLC), 'ruth', 1, 1);
  const { meanings } = MEANINGS.read({ part: 'ruth', from: 0, to: 1 }, read ?? (() => ''));
  expect(translationsFor(words, meanings?.meanings?.[0]?.meanings ?? []).slice(0, 6)).toEqual([
    'Now it happened',
    'in the days of',
    'the ruling of',
    'the judges',
    'that there was',
    'a famine',
  ]);
});
