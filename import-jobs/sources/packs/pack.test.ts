import { expect, test } from 'vitest';
import { ORIGINALS, TRANSLATIONS, WORD_LISTS } from '../../../domain/editions/catalogue.ts';
import { PACKS } from './index.ts';

test('the packs fill the editions that the catalogue says are in a pack, each in its own', () => {
  const catalogue = Object.entries({ ...ORIGINALS, ...TRANSLATIONS, ...WORD_LISTS }).flatMap(
    ([id, edition]) => ('pack' in edition ? [`${edition.pack}: ${id}`] : []),
  );
  const filled = PACKS.flatMap(({ id, editions }) => editions.map(({ record }) => `${id}: ${record.id}`));
  expect(filled.toSorted()).toEqual(catalogue.toSorted());
});
