import { describe, expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../basics/index.ts';
import { EXPLORER_QUERY, verseApiQuery } from './explorer-query.ts';

const read = (search: object) => readFields(EXPLORER_QUERY, search);
const named = (search: object) => withoutDefaults(EXPLORER_QUERY, read(search));

describe('the query of an explorer address', () => {
  test('an unknown value in an explorer address counts as a missing value', () => {
    const unknown = { methods: 'NO_SUCH', version: 'bogus', reading: 'aloud', utm: 'x' };
    expect(read(unknown)).toStrictEqual(read({}));
    expect(read({ methods: 42, version: ['kjv'], reading: true })).toStrictEqual(read({}));
  });

  test('an explorer address leaves out the defaults', () => {
    const methods = 'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD';
    expect(named({ version: 'kjvs', reading: 'ketiv', methods })).toStrictEqual({});
  });

  test('the methods of an explorer address have the order of the address, each once, without methods that do not exist', () => {
    expect(read({ methods: 'HEBREW_GADOL, HEBREW_STANDARD,HEBREW_GADOL,MAGIC' }).methods).toEqual([
      'HEBREW_GADOL',
      'HEBREW_STANDARD',
    ]);
  });

  test('an empty list of methods means that none is chosen, and stays in the address', () => {
    expect(read({ methods: '' }).methods).toEqual([]);
    expect(read({ methods: [] }).methods).toEqual([]);
    expect(named({ methods: '' })).toEqual({ methods: [] });
  });
});

describe('the query of the API call', () => {
  const psalms = { languageOriginal: 'hebrew', testament: 'old' } as const;
  const daniel = { languageOriginal: 'aramaic', testament: 'old' } as const;
  const john = { languageOriginal: 'greek', testament: 'new' } as const;

  test('with the default choice, the API call names no methods for a Hebrew book, and GREEK_STANDARD for a Greek one', () => {
    expect(verseApiQuery(read({}), psalms)).toEqual({});
    expect(verseApiQuery(read({}), daniel)).toEqual({});
    expect(verseApiQuery(read({}), john)).toEqual({});
    expect(verseApiQuery(read({ methods: 'HEBREW_ORDINAL' }), psalms)).toEqual({ methods: 'HEBREW_ORDINAL' });
  });

  test('with all four usual methods chosen, the API call names no methods', () => {
    const methods = 'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL';
    expect(verseApiQuery(read({ methods }), john)).toEqual({});
    expect(verseApiQuery(read({ methods }), psalms)).toEqual({});
  });

  test('the API call names the chosen methods of the book’s script, or all chosen methods if none is of this script', () => {
    expect(verseApiQuery(read({ methods: 'HEBREW_GADOL,GREEK_CUBES' }), psalms)).toEqual({
      methods: 'HEBREW_GADOL',
    });
    expect(verseApiQuery(read({ methods: 'HEBREW_GADOL,HEBREW_KATAN' }), john)).toEqual({
      methods: 'HEBREW_GADOL,HEBREW_KATAN',
    });
  });

  test('without a chosen method the API call names no methods', () => {
    expect(verseApiQuery(read({ methods: '' }), psalms)).toEqual({});
    expect(verseApiQuery(read({ methods: '' }), john)).toEqual({});
  });

  test('the API call has the version and the reading of the address', () => {
    expect(verseApiQuery(read({ version: 'original', reading: 'qere' }), psalms)).toEqual({
      version: 'original',
      reading: 'qere',
    });
  });

  test('the API call has the edition of the address if this edition is of the book’s testament and is not the default edition', () => {
    const edition = (id: string, book: typeof john | typeof psalms) =>
      verseApiQuery(read({ edition: id }), book).edition;
    expect(edition('tagnt', john)).toBe('tagnt');
    expect(edition('tagnt', psalms)).toBeUndefined();
    expect(edition('sblgnt', john)).toBeUndefined();
    expect(edition('nope', john)).toBeUndefined();
    expect(edition('mam', psalms)).toBe('mam');
    // Only the library knows which books an added edition has.
    expect([edition('own-3', psalms), edition('own-3', john)]).toEqual(['own-3', 'own-3']);
  });
});
