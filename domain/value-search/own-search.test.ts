import { describe, expect, test } from 'vitest';
import type { EditionList } from '../contract/index.ts';
import { searchableEditions } from './chosen-texts.ts';
import { ownSearch } from './own-search.ts';
import type { ValueQuery } from './request.ts';
import { QUERY } from './testing.ts';

const edition = (id: string, script: string, books: readonly string[], role = 'original') =>
  ({
    id,
    name: id,
    role,
    script,
    numbering: 'english',
    revision: 'r1',
    books,
  }) as unknown as EditionList['editions'][number];
const EDITIONS = searchableEditions([
  edition('wlc', 'hebrew', ['genesis', 'psalms']),
  edition('sblgnt', 'greek', ['john']),
  edition('lxx', 'greek', ['genesis', 'john', 'tobit']),
  edition('kjv', 'latin', ['genesis', 'john'], 'translation'),
]);
const search = (changes: Partial<ValueQuery>, value = '26') =>
  ownSearch(EDITIONS, value, { ...QUERY, ...changes });
const chosen = (changes: Partial<ValueQuery>) =>
  search(changes)?.chosen.map(({ edition: { id }, books }) => `${id}: ${[...books].join(' ')}`);

describe('a search that letters files answer', () => {
  test('reads Hebrew texts only, unless a Greek method is asked too', () => {
    expect(chosen({})).toEqual(['wlc: genesis psalms']);
    expect(chosen({ methods: ['GREEK_STANDARD', 'HEBREW_STANDARD'] })).toEqual([
      'wlc: genesis psalms',
      'lxx: genesis tobit',
      'sblgnt: john',
    ]);
  });

  test('reads each book from one edition, or from the chosen edition', () => {
    expect(chosen({ methods: ['GREEK_STANDARD'], testament: 'new' })).toEqual(['sblgnt: john']);
    expect(chosen({ methods: ['GREEK_STANDARD'], testament: 'new', edition: 'lxx' })).toEqual(['lxx: john']);
  });

  test.each<[string, Partial<ValueQuery>, string?]>([
    ['a lemma', { lemma: 'H430' }],
    ['every edition', { edition: 'all' }],
    ['spellings', { distinct: 'spelling' }],
    ['another order', { order: 'familiar' }],
    ['a count without a verse', { verseLeftOut: { book: 'genesis', chapter: 1, verse: 1 } }],
    ['an edition that is not there', { edition: 'aleppo' }],
    ['a method that does not count the letters', { edition: 'wlc', methods: ['GREEK_STANDARD'] }],
    ['two methods of one script', { methods: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'] }],
    ['at most fewer words than at least', { unit: 'span', minWords: 5, maxWords: 4 }],
    ['values near to a property', { range: 1 }, 'prime'],
  ])('is not one with %s', (_, changes, value) => {
    expect(search(changes, value)).toBeNull();
  });

  test('is none while no text is imported', () => {
    expect(ownSearch([], '26', QUERY)).toBeNull();
  });
});
