import { describe, expect, test } from 'vitest';
import {
  isMethodId,
  letterTable,
  METHOD_IDS,
  METHODS,
  methodById,
  methodFullName,
  methodName,
} from './index.ts';
import { METHODS_WITHOUT_SPANS } from './methods-without-spans.ts';

describe('the list of methods', () => {
  test('the list of methods has each id once', () => {
    expect(METHODS.map(({ id }) => id)).toEqual([...new Set(METHOD_IDS)]);
  });

  test('the list of methods cannot be changed by a caller', () => {
    expect(Object.isFrozen(METHODS)).toBe(true);
    expect(METHODS.every((method) => Object.isFrozen(method))).toBe(true);
  });

  test.each(METHODS)(
    'the method $id has a name, a definition, a source and a list of what it ignores',
    (method) => {
      expect(methodById(method.id)).toBe(method);
      expect(isMethodId(method.id)).toBe(true);
      expect(method.id.toLowerCase().startsWith(method.script)).toBe(true);
      expect(method.nativeName).toMatch(
        method.script === 'hebrew' ? /\p{Script=Hebrew}/u : /\p{Script=Greek}/u,
      );
      for (const text of [method.name, method.definition, method.source, method.ignores])
        expect(text).not.toBe('');
      expect(method.definition).toMatch(/\.$/);
      for (const option of method.options) expect(option.values).toContain(option.default);
    },
  );

  test('no two methods of gematria have the same name', () => {
    expect(new Set(METHODS.map(({ name }) => name)).size).toBe(METHODS.length);
    expect(new Set(METHODS.map(({ nativeName }) => nativeName)).size).toBe(METHODS.length);
  });

  test('a method has a fixed English name, and its full name begins with it', () => {
    expect(METHOD_IDS.slice(0, 6).map(methodName)).toEqual([
      'Hebrew Standard',
      'Hebrew Ordinal',
      'Greek Standard',
      'Greek Ordinal',
      'Greek Isopsephy',
      'Greek Milesian',
    ]);
    for (const { id, name, fullName } of METHODS) {
      expect(name).toBe(methodName(id));
      expect(fullName).toBe(methodFullName(id));
      expect(fullName.startsWith(name)).toBe(true);
    }
    expect(methodName('constructor')).toBe('constructor');
  });

  test('there is no method for an id that is not in the list', () => {
    for (const id of ['', 'hebrew_standard', 'HEBREW', 'toString', '__proto__']) {
      expect(methodById(id)).toBeUndefined();
      expect(isMethodId(id)).toBe(false);
    }
  });

  test('one table serves Greek standard, isopsephy and Milesian, and their definitions say that the totals are equal', () => {
    expect(letterTable('GREEK_ISOPSEPHY')).toBe(letterTable('GREEK_STANDARD'));
    expect(letterTable('GREEK_MILLESIAN')).toBe(letterTable('GREEK_STANDARD'));
    for (const id of ['GREEK_STANDARD', 'GREEK_ISOPSEPHY', 'GREEK_MILLESIAN'])
      expect(methodById(id)?.definition).toContain('same totals');
  });

  test('the search for spans excludes exactly the digital roots and the methods by position', () => {
    expect(METHODS.filter(({ spans }) => !spans).map(({ id }) => id)).toEqual(METHODS_WITHOUT_SPANS);
  });
});
