import { expect, test } from 'vitest';
import type { SearchableEdition } from '../../../domain/value-search/index.ts';
import { typedPlace } from './typed-place.ts';

const edition = (
  id: string,
  script: 'hebrew' | 'greek',
  numbering: string,
  books: readonly string[],
): SearchableEdition => ({ id, name: id, script, numbering, revision: 'r1', books: new Set(books) });

const EDITIONS = [
  edition('sblgnt', 'greek', 'sblgnt', ['john', 'revelation']),
  edition('wlc', 'hebrew', 'masoretic', ['genesis', '1kings', 'psalms', 'isaiah', 'nehemiah', 'malachi']),
  edition('own-1', 'hebrew', 'english', ['malachi']),
];

const WORDS: Readonly<Record<string, number>> = {
  '1kings.22.43': 12,
  '1kings.22.44': 9,
  'psalms.51.1': 5,
  'psalms.51.2': 8,
};
const countWords = async (at: string) => WORDS[at] ?? 0;

test.each([
  ['Genesis 2:4', undefined, 'genesis.2.4'],
  ['gen 2:4 word 8', undefined, 'genesis.2.4.8'],
  ['Gen 2:4, word 8, letter 1', undefined, 'genesis.2.4.8.1'],
  ['genesis.2.4.8', undefined, 'genesis.2.4.8'],
  ['Malachi 4:1', undefined, 'malachi.3.19'],
  ['Malachi 4:1', 'own-1', 'malachi.4.1'],
  ['Psalm 51 title', undefined, 'psalms.51.1'],
  // English 64:1 is the end of Masoretic 63:19, from its word 10.
  ['Isaiah 64:1 word 1', undefined, 'isaiah.63.19.10'],
  // English 1 Kings 22:43 is Masoretic 22:43 with 12 words, and 22:44 with 9.
  ['1 Kings 22:43', undefined, '1kings.22.43'],
  ['1 Kings 22:43 word 12', undefined, '1kings.22.43.12'],
  ['1 Kings 22:43 word 14 letter 2', undefined, '1kings.22.44.2.2'],
  ['Psalm 51 title word 6', undefined, 'psalms.51.2.1'],
  ['Revelation 13:1', undefined, 'revelation.12.18'],
  ['John 1:1', 'wlc', 'john.1.1'],
])('“%s” in the edition %s is %s', async (typed, chosen, at) => {
  expect(await typedPlace(typed, EDITIONS, { edition: chosen }, countWords)).toMatchObject({ at });
});

test.each([
  ['', /Type a verse/u],
  ['light', /Type a verse/u],
  ['Genesis 2', /Type a verse/u],
  ['Genesis 2:99', /ends with verse 25/u],
  ['Nehemiah 7:68', /no such verse/u],
  ['1 Kings 22:43 word 22', /1 Kings 22:43 has 21 words\. Type a word from 1 to 21/u],
  ['Isaiah 63:19 word 10', /Isaiah 63:19 has 9 words/u],
])('“%s” is no place', async (typed, problem) => {
  expect(await typedPlace(typed, EDITIONS, { edition: undefined }, countWords)).toMatchObject({
    problem: expect.stringMatching(problem),
  });
});
