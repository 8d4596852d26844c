import { describe, expect, test } from 'vitest';
import { parseExplorerQuery, verseApiQuery } from './explorer-query.ts';

describe('the query of an explorer address', () => {
  test('gives undefined for an unknown value, under its own key, so that it replaces what the router has read', () => {
    const parsed = parseExplorerQuery({ methods: 'NO_SUCH', version: 'bogus', reading: 'aloud', utm: 'x' });
    expect(parsed).toStrictEqual({ methods: undefined, version: undefined, reading: undefined });
    expect(parseExplorerQuery({ methods: 42, version: ['kjv'], reading: true })).toEqual({});
  });

  test('defaults are left out', () => {
    const methods = 'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD';
    expect(parseExplorerQuery({ version: 'kjvs', reading: 'ketiv', methods })).toEqual({});
  });

  test('keeps methods in the order of the address, each once, and drops those that do not exist', () => {
    expect(parseExplorerQuery({ methods: 'HEBREW_GADOL, HEBREW_STANDARD,HEBREW_GADOL,MAGIC' }).methods).toBe(
      'HEBREW_GADOL,HEBREW_STANDARD',
    );
  });
});

describe('the query of the call', () => {
  const psalms = { languageOriginal: 'hebrew' } as const;
  const daniel = { languageOriginal: 'aramaic' } as const;
  const john = { languageOriginal: 'greek' } as const;

  test('the default choice shows both Hebrew methods, but only Greek Standard', () => {
    expect(verseApiQuery({}, psalms)).toEqual({});
    expect(verseApiQuery({}, daniel)).toEqual({});
    expect(verseApiQuery({}, john)).toEqual({ methods: 'GREEK_STANDARD' });
  });

  test('Greek Ordinal adds exactly that value', () => {
    const methods = 'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL';
    expect(verseApiQuery({ methods }, john)).toEqual({});
    expect(verseApiQuery({ methods }, psalms)).toEqual({});
  });

  test('asks for the chosen methods that count the book’s letters, or for all of them if none does', () => {
    expect(verseApiQuery({ methods: 'HEBREW_GADOL,GREEK_CUBES' }, psalms)).toEqual({
      methods: 'HEBREW_GADOL',
    });
    expect(verseApiQuery({ methods: 'HEBREW_GADOL,HEBREW_KATAN' }, john)).toEqual({
      methods: 'HEBREW_GADOL,HEBREW_KATAN',
    });
  });

  test('includes version and reading', () => {
    expect(verseApiQuery({ version: 'original', reading: 'qere' }, psalms)).toEqual({
      version: 'original',
      reading: 'qere',
    });
  });
});
