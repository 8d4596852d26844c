import { expect, test } from 'vitest';
import { wordWith } from '../../shared/scripture/testing.ts';
import { languageRuns } from './language-runs.ts';

test('languageRuns divides a verse where Hebrew changes to Aramaic and back', () => {
  const words = (['he', 'arc', 'arc', 'he'] as const).map((language) => wordWith({ language }));
  const runs = languageRuns(words).map((run) => [run.language, run.words.length]);
  expect(runs).toEqual([
    ['he', 1],
    ['arc', 2],
    ['he', 1],
  ]);
});
