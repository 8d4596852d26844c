import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKS, bookNames } from '../canon/index.ts';
import { formatReference } from './format.ts';
import { parseReference } from './parse.ts';
import { at } from './testing.ts';

describe('reading a reference as people write it', () => {
  test.each([
    ['Qohelet 1:2', at('ecclesiastes', 1, 2)],
    ['Hagg 1', at('haggai', 1)],
    ['Shir HaShirim 1:2', at('songofsolomon', 1, 2)],
    ['Melachim II 2:11', at('2kings', 2, 11)],
    ['II Melachim 2:11', at('2kings', 2, 11)],
    ['Shmuel Bet 7:12', at('2samuel', 7, 12)],
    ['Shmuel 2 7:12', at('2samuel', 7, 12)],
    ['Divrei HaYamim II 36:23', at('2chronicles', 36, 23)],
    ['4 Kings 2:11', at('2kings', 2, 11)],
    ['3 Kings 18:21', at('1kings', 18, 21)],
    ['1 Kings 2:11', at('1kings', 2, 11)],
    ['4 Regum 2:11', at('2kings', 2, 11)],
    ['Dtn 6,4', at('deuteronomy', 6, 4)],
    ['5. Mose 6,4-5', at('deuteronomy', 6, 4, 5)],
    ['Jes 53', at('isaiah', 53)],
    ['Röm 8,28', at('romans', 8, 28)],
    ['Roem 8,28', at('romans', 8, 28)],
    ['1. Könige 18,21', at('1kings', 18, 21)],
    ['Offb 22,21', at('revelation', 22, 21)],
    ['Ad Romanos 8,28', at('romans', 8, 28)],
    ['Gen. i. 1', at('genesis', 1, 1)],
    ['Gen. I. 1', at('genesis', 1, 1)],
    ['Gen. i. 1-3', at('genesis', 1, 1, 3)],
    ['Gen. i. 31-ii. 3', at('genesis', 1, 31)],
    ['Gen. chap. i. ver. 3', at('genesis', 1, 3)],
    ['II Sam. vii. 12', at('2samuel', 7, 12)],
    ['Samuel II, vii. 12', at('2samuel', 7, 12)],
    ['Ps. cxix. 105', at('psalms', 119, 105)],
    ['Isaiah liii', at('isaiah', 53)],
    ['Isaiah LIII.', at('isaiah', 53)],
    ['John i. 1', at('john', 1, 1)],
    ['John III 16', at('john', 3, 16)],
    ['I John i. 9', at('1john', 1, 9)],
    ['Jude v. 5', at('jude', 1, 5)],
    ['Psalm 23, verse 3', at('psalms', 23, 3)],
    ['Genesis chapter 1 verse 3', at('genesis', 1, 3)],
    ['Genesis chapter 1, verses 3 to 5', at('genesis', 1, 3, 5)],
    ['Genesis 1:3 to verse 5', at('genesis', 1, 3, 5)],
    ['Gen 1:31 to 2:3', at('genesis', 1, 31)],
    ['The Epistle to the Romans 8:28', at('romans', 8, 28)],
    ["Paul's letter to the Romans 8:28", at('romans', 8, 28)],
    ['Paul’s first letter to the Corinthians 13:4', at('1corinthians', 13, 4)],
  ])('parseReference understands %s', (text, reference) => {
    expect(parseReference(text)).toMatchObject({ ok: true, reference });
  });

  test.each([
    'am I',
    'Is I',
    'Mark mix',
    'John C',
    'Genesis iiii',
    'Judas',
    'Jonas',
    'Zacharias',
    'Samuel',
    'Kings 3',
  ])('the text “%s” is no reference and stays a text to search for', (text) => {
    expect(parseReference(text)).toMatchObject({ ok: false, kind: 'not-a-reference' });
  });

  test.each(['1 Regum 3:1', '1 Reg 3,1', 'Regum I 3:1'])(
    'the reference %s is 1 Kings in the Nova Vulgata and 1 Samuel in the Clementine one, and both are offered',
    (text) => {
      expect(parseReference(text)).toEqual({
        ok: true,
        reference: at('1kings', 3, 1),
        note: expect.stringMatching(/^“.+” is 1 Kings in Latin$/u),
        others: [
          {
            reference: at('1samuel', 3, 1),
            note: expect.stringMatching(/^“.+” is 1 Samuel in the Clementine Vulgate$/u),
          },
        ],
      });
    },
  );

  test('the reference 1 Regum 30:1 exists only in the Clementine Vulgate, so it is read as 1 Samuel 30:1 alone', () => {
    expect(parseReference('1 Regum 30:1')).toEqual({
      ok: true,
      reference: at('1samuel', 30, 1),
      note: '“1 Regum” is 1 Samuel in the Clementine Vulgate',
    });
  });

  test('every listed spelling of a book’s name, with a chapter and a verse, opens or offers its own book', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOOKS),
        fc.nat(),
        fc.constantFrom(' 1:1', ' 1,1', '. 1:1', ' 1:1-2', '%201:1'),
        (book, index, numbers) => {
          const { latin, hebrewName, hebrewAliases, greekName, greekAliases } = bookNames(book.id);
          const names = [book.id, ...latin.flatMap((list) => list.names), ...hebrewAliases, ...greekAliases];
          names.push(...[hebrewName, greekName].filter((name) => name !== undefined));
          const text = `${names[index % names.length]}${numbers}`;
          const parsed = parseReference(text);
          const others = parsed.ok ? [parsed, ...(parsed.others ?? [])] : [];
          expect(
            others.map(({ reference }) => reference.book),
            text,
          ).toContain(book.id);
        },
      ),
      { numRuns: 4000 },
    );
  });
});

describe('a list of references', () => {
  const places = (text: string) => {
    const parsed = parseReference(text);
    if (!parsed.ok) return parsed.kind;
    return [parsed.reference, ...(parsed.others ?? []).map(({ reference }) => reference)].map(
      formatReference,
    );
  };

  test.each([
    ['John 3:16; 4:1', 'John 3:16', 'John 4:1'],
    ['John 3:16, 4:1', 'John 3:16', 'John 4:1'],
    ['John 3:16 and 4:1-3', 'John 3:16', 'John 4:1–3'],
    ['Joh 3,16; 4,1', 'John 3:16', 'John 4:1'],
    ['Gen 1:1; Ex 3:14; 20:1', 'Genesis 1:1', 'Exodus 3:14', 'Exodus 20:1'],
    ['Ps 23; Ps 24', 'Psalm 23', 'Psalm 24'],
    ['Gen. i. 1; Ex. iii. 14', 'Genesis 1:1', 'Exodus 3:14'],
    ['1 Cor 13:4 and 1 John 4:8', '1 Corinthians 13:4', '1 John 4:8'],
    ['Bel and the Dragon 1:3; 1:5', 'Bel and the Dragon 1:3', 'Bel and the Dragon 1:5'],
    ['תהלים כג:ג; כד:א', 'Psalm 23:3', 'Psalm 24:1'],
    ['Ιω 3,16; Ρωμ 8,28', 'John 3:16', 'Romans 8:28'],
  ])('the list of references %s offers every place', (text, ...expected) => {
    expect(places(text)).toEqual(expected);
  });

  test('a list of references opens at its first reference, and a note says how many there are', () => {
    expect(parseReference('John 3:16; 4:1')).toEqual({
      ok: true,
      reference: at('john', 3, 16),
      note: 'The first of 2 references',
      others: [{ reference: at('john', 4, 1) }],
    });
  });

  test('a list of references names each place once, and keeps the note of a place in the numbering of the original', () => {
    expect(parseReference('John 3:16; 3:16')).toEqual({ ok: true, reference: at('john', 3, 16) });
    expect(parseReference('Gen 1:1; Joel 4:1')).toHaveProperty('others', [
      { reference: at('joel', 3, 1), note: 'Joel 4:1 of the Hebrew text is Joel 3:1 in English Bibles.' },
    ]);
  });

  test('the refusal of a list of references with a place that does not exist names that place', () => {
    expect(parseReference('John 3:16; 4:99')).toMatchObject({
      kind: 'no-such-place',
      suggestion: at('john', 4, 54),
    });
  });

  test.each([
    'Gen 1;3',
    'John; Mark',

    'John 3:16; love',
    'love; John 3:16',
    '; 4:1',
  ])('the text “%s” is not a list of references', (text) => {
    expect(places(text)).toBe('not-a-reference');
  });
});

describe('a misspelled book', () => {
  test.each([
    ['Gensis 1:1', at('genesis', 1, 1)],
    ['Gensis i. 1', at('genesis', 1, 1)],
    ['Mathew 5,3', at('matthew', 5, 3)],
    ['1 Corinthans 13', at('1corinthians', 13)],
    ['The Book of Gensis 1:1', at('genesis', 1, 1)],
    ['Isiah 53:13', at('isaiah', 53, 12)],
  ])(
    'the misspelled book with numbers in %s opens nothing, but the answer suggests the place',
    (text, suggestion) => {
      expect(parseReference(text)).toMatchObject({ ok: false, kind: 'no-such-book', suggestion });
    },
  );

  test.each([
    ['Gensis', at('genesis', 1)],
    ['Mathew', at('matthew', 1)],
    ['Phillipians', at('philippians', 1)],
  ])(
    'a misspelled book alone, as in %s, stays a text to search for, and suggests the book',
    (text, suggestion) => {
      expect(parseReference(text)).toMatchObject({ ok: false, kind: 'not-a-reference', suggestion });
    },
  );

  test.each(['light 3:16', 'Gensis light', 'Gensis 1:1:1', 'Genesis light'])(
    'the text “%s” gets no suggestion of a book',
    (text) => {
      expect(parseReference(text)).not.toHaveProperty('suggestion');
    },
  );
});

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
    ['John 3:16a-b', at('john', 3, 16)],
    ['John 3:16 a–c', at('john', 3, 16)],
    ['John 3:16ab', at('john', 3, 16)],
    ['John 3:16a-16b', at('john', 3, 16)],
    ['Gen 2:4b-7a', at('genesis', 2, 4, 7)],
    ['Gen 2:4a-b, 7', at('genesis', 2, 4)],
    ['Rom 8:28ff.', at('romans', 8, 28)],
    ['Rom 8:28-30 f', at('romans', 8, 28, 30)],
    ['Gen 12 ff', at('genesis', 12)],
    ['Jude 5a', at('jude', 1, 5)],
    ['Jude 5a-b', at('jude', 1, 5)],
    ['Obad 3b-4a', at('obadiah', 1, 3, 4)],
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
    ['Ματ θ 3', at('matthew', 9, 3)],
    ['Ησ α 3', at('isaiah', 1, 3)],
    ['Αμ β 3', at('amos', 2, 3)],
  ])('parseReference reads %s', (text, reference) => {
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
    ['Isa 63:19a-b', at('isaiah', 63, 19), 'Isaiah 63:19'],
    ['Isa 63:19ab', at('isaiah', 63, 19), 'Isaiah 63:19'],
    ['Acts 19:40a-b', at('acts', 19, 40, 41), 'Acts 19:40'],
    ['Ἀποκάλυψις ιβ΄ 18', at('revelation', 13, 1), 'Revelation 12:18–13:1'],
  ])(
    'the reference %s is read by the numbers of the original text, and a note names both places',
    (text, reference, originalReference) => {
      const parsed = parseReference(text);
      expect(parsed).toMatchObject({ ok: true, reference, originalReference });
      expect(parsed.ok && parsed.note).toMatch(/ text is .* in English Bibles\.$/);
    },
  );

  test('a reference that exists in both numberings is read as English in Latin letters, and as Masoretic in Hebrew letters', () => {
    expect(parseReference('Joel 3:1')).toEqual({
      ok: true,
      reference: at('joel', 3, 1),
      originalReference: 'Joel 4:1',
      alternative: { reference: at('joel', 2, 28), note: 'Joel 3:1 in the Hebrew text' },
    });
    expect(parseReference('יואל ג:א')).toMatchObject({ reference: at('joel', 2, 28) });
    expect(parseReference('מלאכי ד:א')).toMatchObject({ ok: true, reference: at('malachi', 4, 1) });
  });

  test('a Hebrew chapter that covers two English ones opens the larger part, and a note names the whole', () => {
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
  ])('the reference %s does not exist, and the answer suggests the nearest place', (text, suggestion) => {
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
    'Gen 1:1b-a',
    'Gen 1:1a-a',
    'Gen 1:1d',
    'Gen 1a',
    'Gen 1a-b',
    'Jude 5x',
    'Ἰησοῦς τὸ',
    'Ιησους το',
    'Ιωαννης ρ',
    'Ψαλ',
    'Ιω κγκ΄ 3',
    'Β΄ Ψαλ 3',
  ])('the text “%s” is not read as a reference', (text) => {
    expect(parseReference(text)).toMatchObject({ ok: false, kind: 'not-a-reference' });
  });

  test.each([
    ['Gen 1:1,3', at('genesis', 1, 1)],
    ['Gen 1:1-3, 5, 7-9', at('genesis', 1, 1, 3)],
    ['Gen 1,1;3', at('genesis', 1, 1)],
  ])(
    'the list of references %s opens at its first verse, and a note tells the reader so',
    (text, reference) => {
      const note = 'Opens at the first verse of the list';
      expect(parseReference(text)).toMatchObject({ ok: true, reference, note });
    },
  );

  test('a passage over several chapters opens at its first verse, with a note and its last verse or chapter', () => {
    expect(parseReference('Gen 1:31-2:3')).toEqual({
      ok: true,
      reference: at('genesis', 1, 31),
      end: { chapter: 2, verse: 3 },
      note: 'Opens at the first verse of the passage',
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
  ])(
    'the reference %s is one passage of the original text and covers two English chapters',
    (text, reference, end, own, place) => {
      const note = `${own} of the Hebrew text is ${place} in English Bibles.`;
      expect(parseReference(text)).toMatchObject({ ok: true, reference, end, note });
    },
  );

  test('a range of the Greek text can end in the next English chapter', () => {
    expect(parseReference('Rev 12:17-18')).toEqual({
      ok: true,
      reference: at('revelation', 12, 17),
      end: { chapter: 13, verse: 1 },
      note: 'Revelation 12:17–18 of the Greek text is Revelation 12:17–13:1 in English Bibles.',
    });
  });

  test('a reference to both parts of a divided verse (63:19a-b) means the whole verse, to its end in the next English chapter', () => {
    expect(parseReference('Isa 63:19a-b')).toEqual({
      ok: true,
      reference: at('isaiah', 63, 19),
      end: { chapter: 64, verse: 1 },
      originalReference: 'Isaiah 63:19',
      note: 'Isaiah 63:19a–b of the Hebrew text is Isaiah 63:19–64:1 in English Bibles.',
    });
  });

  test('a reference that exists in two numberings gives one place, and the place in the other numbering as the alternative', () => {
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
});
