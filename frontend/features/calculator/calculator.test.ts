import { describe, expect, test } from 'vitest';
import { explain, gematriaValue, METHODS } from '../../../domain/gematria/index.ts';
import { leftOut } from '../../shared/scripture/left-out.ts';
import { eraseAt, insertAt } from './edit-text.ts';
import { LETTER_KEYS } from './letter-keys.ts';
import { isEqual, methodRows } from './values.ts';
import { workingByWord } from './working-by-word.ts';

describe('values', () => {
  test('every method of the script has a row with its value in the calculator', () => {
    for (const [script, text] of [
      ['hebrew', 'בְּרֵאשִׁית בָּרָא'],
      ['greek', 'Ἐν ἀρχῇ'],
    ] as const) {
      const rows = methodRows(script, text, '', {});
      expect(rows.map(({ method }) => method.id)).toEqual(
        METHODS.filter((method) => method.script === script).map(({ id }) => id),
      );
      for (const { method, value, other } of rows) {
        expect(value, method.id).toBe(gematriaValue(method.id, text));
        expect(other, method.id).toBeNull();
      }
    }
  });

  test('an option of the calculator changes only the values of methods that have this option', () => {
    const changed = (script: 'hebrew' | 'greek', text: string, options: object) => {
      const before = methodRows(script, text, '', {});
      return methodRows(script, text, '', options)
        .filter(({ value }, at) => value !== before[at]?.value)
        .map(({ method }) => method.id);
    };
    expect(changed('hebrew', 'יהוה', { milui: 'av' })).toEqual(['HEBREW_MILUI', 'HEBREW_NEELAM']);
    expect(changed('greek', 'ἀρχῇ', { iotaSubscript: 'counted' })).toContain('GREEK_STANDARD');
  });

  test('two texts in the calculator are equal by a method if they have the same value, but not if neither has a value', () => {
    const rows = methodRows('hebrew', 'משיח', 'נחש', {});
    expect(rows.filter(isEqual).map(({ method }) => method.id)).toContain('HEBREW_STANDARD');
    expect(methodRows('hebrew', 'abc', 'def', {}).some(isEqual)).toBe(false);
  });

  test('a value in the calculator that is too large to be exact counts as missing', () => {
    const rows = methodRows('hebrew', 'ת'.repeat(500_000), '', {});
    expect(rows.find(({ method }) => method.id === 'HEBREW_HAMERUBAH_HAKLALI')?.value).toBeNull();
    expect(rows.find(({ method }) => method.id === 'HEBREW_STANDARD')?.value).toBe(200_000_000);
  });
});

describe('the working', () => {
  test.each(METHODS.map(({ id, script }) => [id, script] as const))(
    'the working by %s adds letters up to words and words to the sum, and its last step has the value of the text',
    (id, script) => {
      const text = script === 'hebrew' ? 'ויאמר אלהים יהי אור ויהי־אור' : 'καὶ τῇ ἀρχῇ ϛ χξϛ λόγος';
      const working = workingByWord(id, text, {});
      for (const { letters, sum } of working.byWord) {
        expect(letters.reduce((total, { value }) => total + value, 0)).toBe(sum);
      }
      expect(working.byWord.flatMap(({ letters }) => letters)).toEqual(working.letters);
      expect(working.steps.at(-1)?.value ?? working.sum).toBe(gematriaValue(id, text));
    },
  );
});

describe('the list of ignored characters', () => {
  const of = (text: string, method: 'HEBREW_STANDARD' | 'GREEK_ORDINAL' = 'HEBREW_STANDARD') =>
    leftOut(explain(method, text).ignored);

  test.each([
    ['שלום', null],
    ['שלום abc', '3 Latin letters are not counted.'],
    ['שלום a', '1 Latin letter is not counted.'],
    ['ab λ שלום', '3 Latin and Greek letters are not counted.'],
    ['שלום 中 x', '2 Latin and other letters are not counted.'],
    ['שָׁלוֹם, 26', '1 punctuation mark, 2 digits and 3 points and accents are not counted.'],
  ])('the list of ignored characters of %j is %j', (text, words) => {
    expect(of(text)).toBe(words);
  });

  test('the list of ignored characters names the signs of the script that a method does not count', () => {
    expect(of('χξϛ', 'GREEK_ORDINAL')).toBe('1 sign that this method does not use (ϛ) is not counted.');
  });
});

describe('the letter keyboard', () => {
  test('the letter keyboard has 27 Hebrew and 29 Greek keys, each with its own letter and name', () => {
    for (const [script, method] of [
      ['hebrew', 'HEBREW_GADOL'],
      ['greek', 'GREEK_STANDARD'],
    ] as const) {
      const keys = LETTER_KEYS[script];
      expect(new Set(keys.map(({ name }) => name)).size).toBe(keys.length);
      expect(new Set(keys.map(({ letter }) => letter)).size).toBe(keys.length);
      for (const { letter } of keys.filter(({ shown }) => shown === undefined)) {
        expect(gematriaValue(method, letter), letter).not.toBeNull();
      }
    }
    expect(LETTER_KEYS.hebrew).toHaveLength(27);
    expect(LETTER_KEYS.greek).toHaveLength(24 + 4 + 1);
  });

  test('the letter keyboard inserts a letter at the caret, or replaces the selection by it', () => {
    expect(insertAt('שם', 1, 1, 'לו')).toEqual({ text: 'שלום', caret: 3 });
    expect(insertAt('abcd', 1, 3, 'x')).toEqual({ text: 'axd', caret: 2 });
  });

  test('the letter keyboard erases the character before the caret, or the selection', () => {
    expect(eraseAt('שלום', 2, 2)).toEqual({ text: 'שום', caret: 1 });
    expect(eraseAt('a𐤀b', 3, 3)).toEqual({ text: 'ab', caret: 1 });
    expect(eraseAt('abcd', 1, 3)).toEqual({ text: 'ad', caret: 1 });
    expect(eraseAt('ab', 0, 0)).toEqual({ text: 'ab', caret: 0 });
  });
});
