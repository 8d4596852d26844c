import { describe, expect, test } from 'vitest';
import { parseExplorerQuery, verseApiQuery } from './explorer-query.ts';

describe('what stands behind the ?', () => {
  test('unknown values are undefined under their own keys, so that they cover what the router has read', () => {
    const parsed = parseExplorerQuery({ methods: 'NO_SUCH', version: 'bogus', reading: 'aloud', utm: 'x' });
    expect(parsed).toStrictEqual({ methods: undefined, version: undefined, reading: undefined });
    expect(parseExplorerQuery({ methods: 42, version: ['kjv'], reading: true })).toEqual({});
  });

  test('defaults are left out', () => {
    const methods = 'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD';
    expect(parseExplorerQuery({ version: 'kjvs', reading: 'ketiv', methods })).toEqual({});
  });

  test('methods keep the order in which they are named, each once, without those that do not exist', () => {
    expect(parseExplorerQuery({ methods: 'HEBREW_GADOL, HEBREW_STANDARD,HEBREW_GADOL,MAGIC' }).methods).toBe(
      'HEBREW_GADOL,HEBREW_STANDARD',
    );
  });
});

describe('the query of the call', () => {
  const psalms = { languageOriginal: 'hebrew' } as const;
  const daniel = { languageOriginal: 'aramaic' } as const;
  const john = { languageOriginal: 'greek' } as const;

  test('the default choice shows both Hebrew methods, and Greek Standard alone', () => {
    expect(verseApiQuery({}, psalms)).toEqual({});
    expect(verseApiQuery({}, daniel)).toEqual({});
    expect(verseApiQuery({}, john)).toEqual({ methods: 'GREEK_STANDARD' });
  });

  test('Greek Ordinal adds exactly that value', () => {
    const methods = 'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL';
    expect(verseApiQuery({ methods }, john)).toEqual({});
    expect(verseApiQuery({ methods }, psalms)).toEqual({});
  });

  test('of a choice, what counts the book’s letters is asked; all of it where nothing does', () => {
    expect(verseApiQuery({ methods: 'HEBREW_GADOL,GREEK_CUBES' }, psalms)).toEqual({
      methods: 'HEBREW_GADOL',
    });
    expect(verseApiQuery({ methods: 'HEBREW_GADOL,HEBREW_KATAN' }, john)).toEqual({
      methods: 'HEBREW_GADOL,HEBREW_KATAN',
    });
  });

  test('version and reading go along', () => {
    expect(verseApiQuery({ version: 'original', reading: 'qere' }, psalms)).toEqual({
      version: 'original',
      reading: 'qere',
    });
  });
});
