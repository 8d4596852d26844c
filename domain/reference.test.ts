import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKS, type BookId, CORE_BOOKS } from './canon/books.ts';
import {
  chapterVerses,
  checkAddress,
  explorerPath,
  formatHebrewReference,
  formatPassage,
  formatReference,
  hebrewNumeral,
  nextChapter,
  nextVerse,
  parseReference,
  previousChapter,
  previousVerse,
  type Reference,
  readHebrewNumeral,
} from './reference.ts';
import {
  chapterCount,
  hasTitle,
  originalReference,
  TITLED_PSALMS,
  toEnglish,
  verseCount,
} from './versification/index.ts';

/** The 31,102 verses and 63 titles in canonical order. */
const addresses = CORE_BOOKS.flatMap(({ id: book, chapters }) =>
  Array.from({ length: chapters }, (_, index) => index + 1).flatMap((chapter) => {
    const verses = Array.from({ length: verseCount('english', book, chapter) }, (_, index) => index + 1);
    return (hasTitle(book, chapter) ? [0, ...verses] : verses).map((verse) => ({ book, chapter, verse }));
  }),
);

const at = (book: BookId, chapter: number, verse?: number, endVerse?: number): Reference => ({
  book,
  chapter,
  ...(verse === undefined ? {} : { verse }),
  ...(endVerse === undefined ? {} : { endVerse }),
});

const verseAt = (book: BookId, chapter: number, verse: number) => ({ book, chapter, verse });

describe('reading a reference', () => {
  test.each([
    ['Ps 23:3', at('psalms', 23, 3)],
    ['ps23.3', at('psalms', 23, 3)],
    ['Psalm 23v3', at('psalms', 23, 3)],
    ['PSALM 23 VERSE 3', at('psalms', 23, 3)],
    ['psalms/23/3', at('psalms', 23, 3)],
    ['/explorer/1%20esdras/3/4', at('1 esdras', 3, 4)],
    ['1 Cor 13', at('1corinthians', 13)],
    ['I Cor. 13,4', at('1corinthians', 13, 4)],
    ['Gen 1:1-3', at('genesis', 1, 1, 3)],
    ['Gen 1:1–3', at('genesis', 1, 1, 3)],
    ['Jude 5', at('jude', 1, 5)],
    ['Jude 5-7', at('jude', 1, 5, 7)],
    ['Jude 1', at('jude', 1)],
    ['Jude 1:5', at('jude', 1, 5)],
    ['Obadiah', at('obadiah', 1)],
    ['John 3:16a', at('john', 3, 16)],
    ['Psalm 51 title', at('psalms', 51, 0)],
    ['Psalm 51:0', at('psalms', 51, 0)],
    ['Song of Songs 1:2', at('songofsolomon', 1, 2)],
    ['תהלים כג:ג', at('psalms', 23, 3)],
    ['תהלים כ״ג ג׳', at('psalms', 23, 3)],
    ['תהילים כ"ג, ג\'', at('psalms', 23, 3)],
    ['תהלים פרק כג פסוק ג', at('psalms', 23, 3)],
    ['תהלים 23:3', at('psalms', 23, 3)],
    ['תְּהִלִּים קיט:קעו', at('psalms', 119, 176)],
    ['שמות טו:טז', at('exodus', 15, 16)],
    ['שמואל א ג:ד', at('1samuel', 3, 4)],
    ['שמ א ג', at('exodus', 1, 3)],
    ['בראשית א:א־ג', at('genesis', 1, 1, 3)],
    ['עובדיה ה', at('obadiah', 1, 5)],
    ['Κατά Ιωάννην 3:16', at('john', 3, 16)],
    ['Ιω 3,16', at('john', 3, 16)],
    ['Α´ Κορινθίους 13', at('1corinthians', 13)],
    ['Ψαλμοί 23:3', at('psalms', 23, 3)],
    ['Γένεσις 1:1', at('genesis', 1, 1)],
    ['\u200F תהלים\u00A0כג:ג \u200E', at('psalms', 23, 3)],
    ['Psalm 51 title–2', at('psalms', 51, 0, 2)],
    ['בראשית א א, ג', at('genesis', 1, 1)],
    ['Ψαλ κγ 3', at('psalms', 23, 3)],
    ['Ψαλ ριθ΄ ροϛ΄', at('psalms', 119, 176)],
    ['Ματθ. ε΄ 3', at('matthew', 5, 3)],
    ['ΜΑΤΘ. Ε΄ Γ΄', at('matthew', 5, 3)],
    ['Ματθ. κεφ. ε΄ στίχ. 3-12', at('matthew', 5, 3, 12)],
    ['Ἰωάννην γ΄ ιϛ΄', at('john', 3, 16)],
    ["Ιω γ' ιστ'", at('john', 3, 16)],
    ['Ιω γ 16', at('john', 3, 16)],
    ['Ιω Γ 16', at('john', 3, 16)],
    ['Ιω Γ 14', at('3john', 1, 14)],
    ['Ιω γ', at('john', 3)],
    ['Ιω α 4', at('john', 1, 4)],
    ['Ιωαν 1', at('john', 1)],
    ['Ιω 1 3', at('john', 1, 3)],
    ['Ιωαν 3 1', at('john', 3, 1)],
    ['Ιω 1 4,8', at('1john', 4, 8)],
    ['Παρ 1', at('proverbs', 1)],
    ['Παρ 2 3', at('proverbs', 2, 3)],
    ['Ἔσδρας 2 3', at('ezra', 2, 3)],
    ['Κορ 1 13', at('1corinthians', 13)],
    ['Βασ 1 3', at('1samuel', 3)],
    ['Πετρ 1 3', at('1peter', 3)],
    ['Α΄ Πε 3:18', at('1peter', 3, 18)],
    ['1 Πε 3:18', at('1peter', 3, 18)],
    ['Πε Α 3:18', at('1peter', 3, 18)],
    ['Ιω α 4,8', at('1john', 4, 8)],
    ['Α΄ Ἰωάννου δ΄ 8', at('1john', 4, 8)],
    ['Ρωμ 3·23', at('romans', 3, 23)],
    ['Ρωμ 3\u038723', at('romans', 3, 23)],
    ['Α Βασ 3:1', at('1samuel', 3, 1)],
    ['1 Βασ 3', at('1samuel', 3)],
    ['Βασ Γ 3', at('1kings', 3)],
    ['Δ΄ Βασιλειῶν ε΄ 3', at('2kings', 5, 3)],
    ['Βασιλειῶν Δ ε΄ 3', at('2kings', 5, 3)],
    ['Α΄ Βασιλέων ε΄ 3', at('1kings', 5, 3)],
    ['Παραλειπομένων Β λϛ΄ 23', at('2chronicles', 36, 23)],
    ['Ἔσδρας 3:1', at('ezra', 3, 1)],
    ['Ἔσδρας Α 3:4', at('1 esdras', 3, 4)],
    ['Β΄ Ἔσδρας 3:1', at('ezra', 3, 1)],
    ['Α΄Κορ. ιγ΄ 4-7', at('1corinthians', 13, 4, 7)],
    ["Α'Κορ 13", at('1corinthians', 13)],
    ['Ἰούδα ε΄', at('jude', 1, 5)],
    // A short name and a numeral are not glued to another short name: Ματθ, Ησα, Αμβ.
    ['Ματ θ 3', at('matthew', 9, 3)],
    ['Ησ α 3', at('isaiah', 1, 3)],
    ['Αμ β 3', at('amos', 2, 3)],
  ])('%s', (text, reference) => {
    expect(parseReference(text)).toMatchObject({ ok: true, reference });
  });

  test.each([
    ['Joel 4:1', at('joel', 3, 1), 'Joel 4:1'],
    ['Mal 3:19', at('malachi', 4, 1), 'Malachi 3:19'],
    ['1 Sam 24:23', at('1samuel', 24, 22), '1 Samuel 24:23'],
    ['Ps 51:21', at('psalms', 51, 19), 'Psalm 51:21'],
    ['3 John 15', at('3john', 1, 14), '3 John 1:14–15'],
    ['3 John 1:15', at('3john', 1, 14), '3 John 1:14–15'],
    ['Rev 12:18', at('revelation', 13, 1), 'Revelation 12:18–13:1'],
    ['תהלים נא:כא', at('psalms', 51, 19), 'Psalm 51:21'],
    ['תהלים נא:א', at('psalms', 51, 0), 'Psalm 51:1–2'],
    ['יואל ג:א', at('joel', 2, 28), 'Joel 3:1'],
    ['יואל ג', at('joel', 2, 28, 32), 'Joel 3:1–5'],
    ['Joel 4:1-3', at('joel', 3, 1, 3), 'Joel 4:1–3'],
    ['Gen 32:25-33', at('genesis', 32, 24, 32), 'Genesis 32:25–33'],
    ['בראשית לב כה-לג', at('genesis', 32, 24, 32), 'Genesis 32:25–33'],
    ['Ps 51:1-21', at('psalms', 51, 0, 19), 'Psalm 51:1–21'],
    ['3 John 14-15', at('3john', 1, 14), '3 John 1:14–15'],
    ['יואל ב כז - ג א', at('joel', 2, 27, 28), 'Joel 2:27–3:1'],
    ['יואל ב:כז־ג:א', at('joel', 2, 27, 28), 'Joel 2:27–3:1'],
    ['Isa 63:19b', at('isaiah', 64, 1), 'Isaiah 63:19b'],
    ['Acts 19:40b', at('acts', 19, 41), 'Acts 19:40b'],
    ['Ἀποκάλυψις ιβ΄ 18', at('revelation', 13, 1), 'Revelation 12:18–13:1'],
  ])('%s is read by the numbers of the original and says so', (text, reference, originalReference) => {
    const parsed = parseReference(text);
    expect(parsed).toMatchObject({ ok: true, reference, originalReference });
    expect(parsed.ok && parsed.note).toMatch(/ text is .* in English Bibles\.$/);
  });

  test('a number valid in English is English when written in Latin letters, Masoretic when written in Hebrew', () => {
    expect(parseReference('Joel 3:1')).toEqual({
      ok: true,
      reference: at('joel', 3, 1),
      originalReference: 'Joel 4:1',
      alternative: { reference: at('joel', 2, 28), note: 'Joel 3:1 in the Hebrew text' },
    });
    expect(parseReference('יואל ג:א')).toMatchObject({ reference: at('joel', 2, 28) });
    expect(parseReference('מלאכי ד:א')).toMatchObject({ ok: true, reference: at('malachi', 4, 1) });
  });

  test('a Hebrew chapter that runs over two English ones opens the larger part and names the whole', () => {
    const parsed = parseReference('במדבר יז');
    expect(parsed).toMatchObject({ ok: true, reference: at('numbers', 16, 36, 50) });
    expect(parsed.ok && parsed.note).toBe(
      'Numbers 17 of the Hebrew text is Numbers 16:36–17:13 in English Bibles.',
    );
  });

  test.each([
    ['Is 53:13', at('isaiah', 53, 12)],
    ['ישעיהו נג:יג', at('isaiah', 53, 12)],
    ['Gen 51', at('genesis', 50)],
    ['Gen 51:3', at('genesis', 50, 26)],
    ['Gen 0:3', at('genesis', 1, 1)],
    ['Ps 23:0', at('psalms', 23, 1)],
    ['Psalm 151', at('psalms', 150)],
    ['Jude 2:3', at('jude', 1, 25)],
    ['Obadiah 22', at('obadiah', 1, 21)],
    ['Gen 1:3-1', at('genesis', 1, 1, 3)],
    ['Gen 1:30-99', at('genesis', 1, 30, 31)],
    ['Ps 51:0-99', at('psalms', 51, 0, 19)],
    ['Gen 1:31-2:99', at('genesis', 1, 31)],
    ['Gen 2:3-1:1', at('genesis', 2, 3)],
    ['Gen 1-99', at('genesis', 1)],
    ['Ψαλ ριη΄ ροϛ΄', at('psalms', 118, 29)],
    ['1 Esdras 10:1', at('1 esdras', 9)],
  ])('%s does not exist, and the nearest place is named', (text, suggestion) => {
    const parsed = parseReference(text);
    expect(parsed).toMatchObject({ ok: false, kind: 'no-such-place', suggestion });
    expect(parsed.ok || parsed.reason.length > 10).toBe(true);
  });

  test.each([
    'light',
    'is',
    'am',
    'he',
    'אור',
    'שיר',
    'λόγος',
    '',
    '23:3',
    'H430',
    '=26',
    '"let there be"',
    'John said 3 things',
    'Genesis light',
    'Gen -1:1',
    'Gen 1:-1',
    'Gen 1;3',
    'Gen 1:1,',
    'Ἰησοῦς τὸ',
    'Ιησους το',
    'Ιωαννης ρ',
    'Ψαλ',
    'Ιω κγκ΄ 3',
    'Β΄ Ψαλ 3',
  ])('“%s” is left to the search', (text) => {
    expect(parseReference(text)).toMatchObject({ ok: false, kind: 'not-a-reference' });
  });

  test.each([
    ['Gen 1:1,3', at('genesis', 1, 1)],
    ['Gen 1:1-3, 5, 7-9', at('genesis', 1, 1, 3)],
    ['Gen 1,1;3', at('genesis', 1, 1)],
  ])('%s, a list, opens at its first and says so', (text, reference) => {
    const note = 'A list of verses is opened at its first.';
    expect(parseReference(text)).toMatchObject({ ok: true, reference, note });
  });

  test('a passage over chapters opens at its first verse, says so and has its end', () => {
    expect(parseReference('Gen 1:31-2:3')).toEqual({
      ok: true,
      reference: at('genesis', 1, 31),
      end: { chapter: 2, verse: 3 },
      note: 'A passage over several chapters is opened at its first verse.',
    });
    expect(parseReference('Gen 1-3')).toMatchObject({ reference: at('genesis', 1), end: { chapter: 3 } });
    expect(parseReference('בראשית א-ג')).toEqual(parseReference('Gen 1-3'));
  });

  test.each([
    ['Mal 3:1-24', at('malachi', 3, 1), { chapter: 4, verse: 6 }, 'Malachi 3:1–24', 'Malachi 3:1–4:6'],
    ['מלאכי ג א-כד', at('malachi', 3, 1), { chapter: 4, verse: 6 }, 'Malachi 3:1–24', 'Malachi 3:1–4:6'],
    ['Jonah 2:1-11', at('jonah', 1, 17), { chapter: 2, verse: 10 }, 'Jonah 2:1–11', 'Jonah 1:17–2:10'],
    [
      'Deut 28:1-69',
      at('deuteronomy', 28, 1),
      { chapter: 29, verse: 1 },
      'Deuteronomy 28:1–69',
      'Deuteronomy 28:1–29:1',
    ],
    ['Joel 3-4', at('joel', 2, 28), { chapter: 3, verse: 21 }, 'Joel 3–4', 'Joel 2:28–3:21'],
  ])('%s is a run of the original over two English chapters', (text, reference, end, own, place) => {
    const note = `${own} of the Hebrew text is ${place} in English Bibles.`;
    expect(parseReference(text)).toMatchObject({ ok: true, reference, end, note });
  });

  test('a run of the Greek text may end in the next English chapter', () => {
    expect(parseReference('Rev 12:17-18')).toEqual({
      ok: true,
      reference: at('revelation', 12, 17),
      end: { chapter: 13, verse: 1 },
      note: 'Revelation 12:17–18 of the Greek text is Revelation 12:17–13:1 in English Bibles.',
    });
  });

  test('numbers that both numberings have name the other place too', () => {
    expect(parseReference('Ps 51:3')).toHaveProperty('alternative', {
      reference: at('psalms', 51, 1),
      note: 'Psalm 51:3 in the Hebrew text',
    });
    expect(parseReference('תהלים נא:ג')).toHaveProperty('alternative', {
      reference: at('psalms', 51, 3),
      note: 'The same numbers in English Bibles',
    });
    expect(parseReference('Isa 63:19b')).toHaveProperty('alternative.reference', at('isaiah', 63, 19));
    expect(parseReference('Ps 23:3')).not.toHaveProperty('alternative');
    expect(parseReference('John 3:16b')).toEqual({ ok: true, reference: at('john', 3, 16) });
  });

  test('any text gives an answer, and an accepted one is an address that exists', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.nat(200),
        fc.nat(200),
        (text, chapter, verse) => {
          for (const written of [text, `${text} ${chapter}:${verse}`, `Ps ${chapter}:${verse}${text}`]) {
            const parsed = parseReference(written);
            const place = parsed.ok ? parsed.reference : parsed.suggestion;
            if (place !== undefined)
              expect(checkAddress(place.book, place.chapter, place.verse).ok).toBe(true);
          }
        },
      ),
    );
  });

  test('so does any row of names, numerals, signs and dashes', () => {
    const piece = fc.constantFrom(
      ...[
        'Gen',
        '1 Kings',
        'Isa',
        'Ps',
        'Malachi',
        'תהלים',
        'שמואל א',
        'יואל',
        'Ιω',
        'Βασ',
        'Ψαλ',
        'Α΄',
        'γ',
        'ιϛ΄',
      ],
      ...[
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
        '0',
        '3',
        '13',
        '21',
        '63:19',
        '999',
      ],
      ...[
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
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const parsed = parseReference(pieces.join(''));
        if (!parsed.ok) return;
        const { reference, end = reference, alternative = { reference } } = parsed;
        for (const { book, chapter, verse } of [
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

  test('long and hostile text is answered at once', () => {
    const start = performance.now();
    for (const text of [
      'a '.repeat(50_000),
      '1'.repeat(50_000),
      `Ps 1${':1'.repeat(50_000)}`,
      'שמ '.repeat(50_000),
      'Ιω γ΄ '.repeat(50_000),
      'γ΄-'.repeat(50_000),
    ])
      expect(parseReference(text).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('the original’s references', () => {
  test('every one that is shown leads to the address it is shown at, or names it as its other place', () => {
    const shown = addresses.flatMap((address) => {
      const reference = originalReference(address);
      return reference === null ? [] : [{ address, reference }];
    });
    expect(shown.length).toBe(2048);
    const lost = shown.filter(({ address, reference }) => {
      const parsed = parseReference(reference);
      const places = parsed.ok ? [parsed.reference, parsed.alternative?.reference] : [];
      return !places.some(
        (place) =>
          place?.book === address.book && place.chapter === address.chapter && place.verse === address.verse,
      );
    });
    expect(lost).toEqual([]);
  });

  test('of a run, from its first verse to its last', () => {
    const end = { chapter: 64, verse: 1 };
    expect(originalReference(verseAt('isaiah', 63, 18), end)).toBe('Isaiah 63:18–19');
    expect(originalReference(verseAt('isaiah', 63, 19), end)).toBe('Isaiah 63:19');
    expect(originalReference(verseAt('isaiah', 63, 19), { chapter: 64, verse: 2 })).toBe('Isaiah 63:19–64:1');
    expect(originalReference(verseAt('1kings', 18, 32), { chapter: 18, verse: 33 })).toBe(
      '1 Kings 18:32–34a',
    );
    expect(originalReference(verseAt('1kings', 18, 32), { chapter: 18, verse: 35 })).toBeNull();
  });
});

describe('writing a reference', () => {
  test('every one of the 31,102 addresses and 63 titles is read back from its printed form and from its path', () => {
    expect(addresses.length).toBe(31_165);
    const lost = addresses.filter((address) => {
      const read = [formatReference(address), explorerPath(address)].map(parseReference);
      return !read.every(
        (parsed) =>
          parsed.ok &&
          parsed.reference.book === address.book &&
          parsed.reference.chapter === address.chapter &&
          parsed.reference.verse === address.verse,
      );
    });
    expect(lost).toEqual([]);
  });

  test('every one of the 23,213 Masoretic verses is read back from its Hebrew form', () => {
    let count = 0;
    const lost: string[] = [];
    for (const { id: book } of CORE_BOOKS.slice(0, 39))
      for (let chapter = 1; chapter <= chapterCount('masoretic', book); chapter += 1)
        for (let verse = 1; verse <= verseCount('masoretic', book, chapter); verse += 1) {
          const own = { book, chapter, verse };
          const parsed = parseReference(formatHebrewReference(own));
          const [place] = toEnglish('masoretic', own);
          count += 1;
          if (
            !parsed.ok ||
            formatReference(parsed.reference) !== formatReference(at(book, place!.chapter, place!.verse))
          )
            lost.push(formatHebrewReference(own));
        }
    expect(lost).toEqual([]);
    expect(count).toBe(23_213);
  });

  test('chapters and runs are read back too, in every book', () => {
    for (const { id, chapters } of BOOKS) {
      expect(parseReference(formatReference(at(id, chapters)))).toMatchObject({
        reference: at(id, chapters),
      });
      expect(parseReference(formatReference(at(id, 1, 2, 5)))).toMatchObject({ reference: at(id, 1, 2, 5) });
    }
    for (const psalm of TITLED_PSALMS) {
      const run = at('psalms', psalm, 0, 3);
      expect(parseReference(formatReference(run))).toMatchObject({ reference: run });
    }
  });

  test('one psalm is a Psalm; a path carries the id', () => {
    expect(formatReference(at('psalms', 23, 3))).toBe('Psalm 23:3');
    expect(formatReference(at('psalms', 3, 0))).toBe('Psalm 3 title');
    expect(formatReference(at('psalms', 3, 0, 1))).toBe('Psalm 3 title–1');
    expect(explorerPath(at('songofsolomon', 1, 2))).toBe('/explorer/songofsolomon/1/2');
    expect(explorerPath(at('bel and the dragon', 1))).toBe('/explorer/bel%20and%20the%20dragon/1');
    expect(explorerPath(at('psalms', 3, 0))).toBe('/explorer/psalms/3/0');
  });

  test('Hebrew numerals are read back, with 15 and 16 as טו and טז', () => {
    expect([15, 16, 115, 116].map(hebrewNumeral)).toEqual(['טו', 'טז', 'קטו', 'קטז']);
    for (let number = 1; number <= 999; number += 1)
      expect(readHebrewNumeral(hebrewNumeral(number))).toBe(number);
    expect(readHebrewNumeral('יה')).toBe(15);
    expect(readHebrewNumeral('אי')).toBeNull();
    expect(() => hebrewNumeral(0)).toThrow(RangeError);
  });
});

describe('checking an address', () => {
  test('every address exists; the numbers on either side of a chapter do not', () => {
    expect(addresses.filter(({ book, chapter, verse }) => !checkAddress(book, chapter, verse).ok)).toEqual(
      [],
    );
    for (const { id, chapters } of CORE_BOOKS)
      for (let chapter = 1; chapter <= chapters; chapter += 1) {
        expect(checkAddress(id, chapter, verseCount('english', id, chapter) + 1).ok).toBe(false);
        expect(checkAddress(id, chapter, 0).ok).toBe(hasTitle(id, chapter));
      }
  });

  test.each([
    ['3john', 1, 15, at('3john', 1, 14)],
    ['revelation', 12, 18, at('revelation', 13, 1)],
    ['joel', 4, 1, at('joel', 3, 1)],
    ['joel', 4, undefined, at('joel', 3)],
    ['isaiah', 53, 13, at('isaiah', 53, 12)],
    ['genesis', 1.5, 1, at('genesis', 1, 1)],
    ['genesis', 1, -1, at('genesis', 1, 1)],
    ['genesis', 1, Number.NaN, at('genesis', 1, 1)],
  ] as [BookId, number, number | undefined, Reference][])(
    '%s %s:%s is no address and names one that is',
    (book, chapter, verse, suggestion) => {
      const check = checkAddress(book, chapter, verse);
      expect(check).toMatchObject({ ok: false, suggestion });
    },
  );
});

describe('walking', () => {
  test('Next visits all 31,165 places in order from Genesis 1:1 and stops; Previous walks back', () => {
    const forth: Reference[] = [];
    for (let here: Reference | null = at('genesis', 1, 1); here !== null; here = nextVerse(here))
      forth.push(here);
    expect(forth).toEqual(addresses);
    const back: Reference[] = [];
    for (let here: Reference | null = at('revelation', 22, 21); here !== null; here = previousVerse(here))
      back.push(here);
    expect(back.reverse()).toEqual(addresses);
  });

  test.each([
    [at('psalms', 2, 12), at('psalms', 3, 0)],
    [at('psalms', 3, 0), at('psalms', 3, 1)],
    [at('genesis', 1, 31), at('genesis', 2, 1)],
    [at('psalms', 119, 176), at('psalms', 120, 1)],
    [at('malachi', 4, 6), at('matthew', 1, 1)],
  ])('after %o comes %o, and the other way', (here, next) => {
    expect(nextVerse(here)).toEqual(next);
    expect(previousVerse(next)).toEqual(here);
  });

  test('a run of verses is stepped out of at its ends', () => {
    expect(nextVerse(at('genesis', 1, 3, 5))).toEqual(at('genesis', 1, 6));
    expect(previousVerse(at('genesis', 1, 3, 5))).toEqual(at('genesis', 1, 2));
  });

  test('chapters walk all 1,189 and back, and stop at both ends', () => {
    let count = 1;
    for (let here = nextChapter(at('genesis', 1)); here !== null; here = nextChapter(here)) {
      count += 1;
      expect(nextChapter(previousChapter(here)!)).toEqual(here);
    }
    expect(count).toBe(1189);
    expect(nextVerse(at('genesis', 50))).toEqual(at('exodus', 1));
    expect(previousVerse(at('genesis', 1))).toBeNull();
  });

  test('the apocrypha are a row of their own and need to be told their verses', () => {
    expect(nextChapter(at('1 esdras', 9))).toEqual(at('2 esdras', 1));
    expect(previousChapter(at('1 esdras', 1))).toBeNull();
    expect(nextChapter(at('4 maccabees', 18))).toBeNull();
    expect(nextVerse(at('1 esdras', 3, 1))).toBeNull();
    const count = () => 23;
    expect(nextVerse(at('1 esdras', 3, 1), count)).toEqual(at('1 esdras', 3, 2));
    expect(previousVerse(at('1 esdras', 4, 1), count)).toEqual(at('1 esdras', 3, 23));
  });

  test('a chapter lists its verses from 1 and says whether a title stands before them', () => {
    expect(chapterVerses('psalms', 3)).toEqual({ verses: [1, 2, 3, 4, 5, 6, 7, 8], title: true });
    expect(chapterVerses('psalms', 23)?.title).toBe(false);
    expect(chapterVerses('genesis', 51)).toBeNull();
    expect(chapterVerses('tobit', 1)).toBeNull();
  });
});
