import { expect, test } from 'vitest';
import type { EditionList } from '../../../domain/contract/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { verseComputation } from './verse-computation.ts';

const editions = [
  { id: 'kjv', revision: 'ffff' },
  { id: 'wlc', revision: '0a1b' },
] as EditionList['editions'];
const genesis = {
  verse: { reference: 'Genesis 1:1', edition: 'wlc' },
  totalValues: [
    { method: 'HEBREW_ORDINAL', value: 298 },
    { method: 'HEBREW_STANDARD', value: 2701 },
    { method: 'GREEK_STANDARD', value: null },
  ],
};

test('the citation of a verse names the edition, and the methods in the order in which they were chosen', () => {
  expect(
    verseComputation(genesis, ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD'], editions),
  ).toEqual({
    title: 'Total gematria values of Genesis 1:1',
    answer: 'Hebrew Standard · Mispar Hechrachi 2,701, Hebrew Ordinal · Mispar Siduri 298, Greek Standard –',
    editions: [{ id: 'wlc', revision: '0a1b' }],
  });
});

test.each<[string, readonly HybridMethod[], string | null]>([
  ['no method is chosen', [], 'wlc'],
  ['no chosen method has a value', ['GREEK_STANDARD'], 'wlc'],
  ['the verse names no edition', ['HEBREW_STANDARD'], null],
])('there is no citation of a verse if %s', (_, methods, edition) => {
  expect(
    verseComputation({ ...genesis, verse: { ...genesis.verse, edition } }, methods, editions),
  ).toBeNull();
});
