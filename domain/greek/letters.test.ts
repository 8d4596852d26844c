import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countIotaSubscripts, greekLetters, splitGreekWords } from './letters.ts';

const pieces = [...'αβγςσϲΣάᾳῇῷᾼΑΙἍῥϛϝϟϙϡͳϑϕ', '\u0301', '\u0345', ' ', '—', '’', '"', ',', 'a', 'ש', '5'];
const greekText = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));

describe('the letters of a Greek text', () => {
  test.each([
    ['Ἰησοῦς', 'ιησουσ'],
    ['ΙΗΣΟΥΣ', 'ιησουσ'],
    ['λόγοϲ', 'λογοσ'],
    ['ῇ', 'η'],
    ['ᾼ', 'α'],
    ['ᾠδή', 'ωδη'],
    ['Ω', 'ω'],
    ['ΧΞϚ χξϝ', 'χξϛχξϛ'],
    ['ϙϟϘ ϡͳͲ', 'ϟϟϟϡϡϡ'],
    ['ϑεόϕιλοϱ', 'θεοφιλορ'],
    ['peace שלום 12 ·;—', ''],
    ['', ''],
  ])('the Greek letters of %j are %j', (text, letters) => {
    expect(greekLetters(text)).toBe(letters);
  });

  test('the letters of a Greek text include an iota subscript, directly after its vowel, only if the option says that it is counted', () => {
    expect(greekLetters('ᾠδῇ', 'counted')).toBe('ωιδηι');
    expect(greekLetters('ᾼ', 'counted')).toBe('αι');
    expect(countIotaSubscripts('ᾠδῇ ᾼ λόγος')).toBe(3);
    expect(countIotaSubscripts('η\u0345\u0301')).toBe(1);
    expect(countIotaSubscripts('αι ΑΙ')).toBe(0);
  });

  test('the letters of a Greek text are small, equal for NFC and NFD text, and longer only by the counted iota subscripts', () => {
    fc.assert(
      fc.property(greekText, fc.constantFrom('ignored' as const, 'counted' as const), (text, iota) => {
        const letters = greekLetters(text, iota);
        expect(letters).toMatch(/^[α-ρσ-ωϛϟϡ]*$/);
        expect(greekLetters(text.normalize('NFC'), iota)).toBe(letters);
        expect(greekLetters(text.normalize('NFD'), iota)).toBe(letters);
        const extra = iota === 'counted' ? countIotaSubscripts(text) : 0;
        expect(letters.length).toBe(greekLetters(text).length + extra);
      }),
    );
  });
});

describe('the words of a Greek text', () => {
  test.each<[string, string[]]>([
    ['ἐν ἀρχῇ ἦν ὁ λόγος,', ['ἐν', 'ἀρχῇ', 'ἦν', 'ὁ', 'λόγος']],
    ['λόγος—ὁ θεός', ['λόγος', 'ὁ', 'θεός']],
    ['ἀλλ’ οὐδ᾽', ['ἀλλ’', 'οὐδ᾽']],
    ['‘λόγος’ “θεός” "ὁ"', ['λόγος', 'θεός', 'ὁ']],
    ['λό"γος', ['λό"γος']],
    ['⸀Βίβλος ⸂τὸν⸃ ⟦καὶ⟧', ['Βίβλος', 'τὸν', 'καὶ']],
    ['hello κόσμε!', ['κόσμε']],
    ['’ — 5', []],
  ])('the Greek words of %j are %j', (text, words) => {
    expect(splitGreekWords(text)).toEqual(words);
  });

  test('the words of a Greek text together hold all letters of the text in order, and each word holds at least one', () => {
    fc.assert(
      fc.property(greekText, (text) => {
        const words = splitGreekWords(text).map((word) => greekLetters(word));
        expect(words.join('')).toBe(greekLetters(text));
        expect(words).not.toContain('');
      }),
    );
  });
});
