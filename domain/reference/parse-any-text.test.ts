import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAddress } from './check-address.ts';
import { formatPassage } from './format-passage.ts';
import { parseReference } from './parse.ts';

test('parseReference accepts or refuses any text without an error, and an accepted text gives an address that exists', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.nat(200),
      fc.nat(200),
      (text, chapter, verse) => {
        for (const written of [text, `${text} ${chapter}:${verse}`, `Ps ${chapter}:${verse}${text}`]) {
          const parsed = parseReference(written);
          const place = parsed.ok ? parsed.reference : parsed.suggestion;
          if (place !== undefined) expect(checkAddress(place.book, place.chapter, place.verse).ok).toBe(true);
        }
      },
    ),
  );
});

test('parseReference accepts or refuses any sequence of names, numerals, signs and dashes without an error', () => {
  const piece = fc.constantFrom(
    'Gen',
    '1 Kings',
    'Isa',
    'Ps',
    'Malachi',
    'Melachim',
    'Regum',
    'Jud',
    'Gensis',
    'I',
    'ii',
    'liii.',
    'and',
    '4:1',
    'תהלים',
    'שמואל א',
    'יואל',
    'Ιω',
    'Βασ',
    'Ψαλ',
    'Α΄',
    'γ',
    'ιϛ΄',
    'ρ',
    'με',
    'א',
    'כ״ג',
    'יה',
    'פרק',
    'κεφ.',
    'title',
    'a',
    'b',
    'v',
    'ff',
    'and following',
    'par.',
    ' to ',
    'verses',
    '0',
    '3',
    '13',
    '21',
    '63:19',
    '999',
    ':',
    '.',
    ',',
    '·',
    ';',
    '-',
    '–',
    '\u05BE',
    ' ',
    ' ',
    ' ',
    '/',
    "'",
    '\u0301',
    '%20',
    '\u200F',
    '(',
    '￿',
    '𝟛',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const parsed = parseReference(pieces.join(''));
      if (!parsed.ok) {
        const { book, chapter, verse } = parsed.suggestion ?? { book: 'genesis', chapter: 1 };
        expect(checkAddress(book, chapter, verse).ok).toBe(true);
        return;
      }
      const { reference, end = reference, alternative = { reference }, others = [] } = parsed;
      for (const { book, chapter, verse } of [
        ...others.map((other) => other.reference),
        reference,
        { ...end, book: reference.book },
        alternative.reference,
      ])
        expect(checkAddress(book, chapter, verse).ok).toBe(true);
      const again = parseReference(formatPassage(reference, parsed.end));
      expect(again).toMatchObject({ ok: true, reference });
    }),
    { numRuns: 5000, seed: 20_261_122 },
  );
});

/** A pattern that reads these texts again from each position would not end within the time limit of the test. */
test.each([
  'a ',
  '1',
  ':1',
  'שמ ',
  'Ιω γ΄ ',
  'γ΄-',
  '1a-',
  'ab',
  'f.',
  '; 4:x',
  ' and ',
  ' to 1',
  '-1',
  ' par',
  ' i.',
  'v',
])('%j repeated 50,000 times is not a reference', (piece) => {
  for (const before of ['', 'Ps 1', 'Ps 1:1', 'Jude 1'])
    expect(parseReference(`${before}${piece.repeat(50_000)}x`).ok).toBe(false);
});

test('parseReference reads only the first two hundred characters', () => {
  expect(parseReference(`Gen 1:1${' '.repeat(193)}and much more`)).toEqual(parseReference('Gen 1:1'));
  expect(parseReference(`Gen 1:1${' '.repeat(192)}x`).ok).toBe(false);
});
