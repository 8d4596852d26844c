import { describe, expect, test } from 'vitest';
import { addedNumbers } from '../core/greek-forms/table.ts';
import { COMPLETE } from './complete.ts';
import { type Reading, readRows } from './read-rows.ts';
import { APOCRYPHA, LICENSED } from './ref-text.ts';
import { STRONGS_TABLE } from './strongs.ts';
import { numberOfWord } from './strongs-number.ts';
import { columnsInWords, missingColumns, type Table } from './table.ts';

const CSV: Omit<Reading, 'columns'> = { group: 'csv', source: 'file.csv', chapters: null };

/**
 * Reads rows of a table. The file has the columns that a row names. A row that does not name one of them has an empty
 * cell.
 */
function read(
  table: Table,
  rows: readonly Readonly<Record<string, string>>[],
  reading: Partial<Reading> = {},
) {
  const records = rows.map((cells, index) => {
    const whole: Record<string, string> = Object.fromEntries(table.columns.map((column) => [column, '']));
    return { row: index + 2, cells: { ...whole, ...cells } };
  });
  const columns = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
  const {
    verses = {},
    entries = {},
    problems = [],
  } = readRows(table, { records, problems: [] }, { ...CSV, columns, ...reading });
  return { verses, entries, problems };
}

const GENESIS = {
  book: 'Genesis',
  bnum: '1',
  cnum: '1',
  vnum: '1',
  text_1769: 'In the beginning God created the heaven and the earth.',
  wordnum: '7',
  letternum: '28',
  total: '2701',
  Original_Words: '{~בראשית~ברא~אלהים~את~השמים~ואת~הארץ~}',
  Original_Words_SN: '{~7225~1254~430~853~8064~853~776~}',
  Original_Words_Translit: '{~reshit~bara~NONE~et~shamayim~et~erets~}',
  Original_Words_values: '{~913~203~86~401~395~407~296~}',
};
const JOHN = {
  bnum: '43',
  cnum: '1',
  vnum: '1',
  text_1769: 'In the beginning was the Word',
  Original_Words: '{~Ἐν~ἀρχῇ~ἦν~}',
  Original_Words_SN: '{~G1722~00746~1510a~}',
};

const hebrew = (words: string, more: Readonly<Record<string, string>> = {}) =>
  read(COMPLETE, [{ bnum: '1', cnum: '1', vnum: '1', text_1769: 'English', Original_Words: words, ...more }]);
const wordsOf = ({ verses }: ReturnType<typeof read>) => verses['csv-hebrew']?.[0]?.words ?? [];

describe('a row of Complete', () => {
  test('a row of the table Complete gives its English text and its Hebrew words, each for an edition', () => {
    const { verses, problems } = read(COMPLETE, [GENESIS]);
    expect(problems).toEqual([]);
    expect(Object.keys(verses)).toEqual(['csv', 'csv-hebrew']);
    const place = { book: 'genesis', chapter: 1, verse: 1, from: { source: 'file.csv', row: 2 } };
    expect(verses.csv).toMatchObject([
      { ...place, text: GENESIS.text_1769, originalLanguage: 'english', words: [] },
    ]);
    expect(verses['csv-hebrew']).toMatchObject([
      {
        ...place,
        text: 'בראשית ברא אלהים את השמים ואת הארץ',
        originalLanguage: 'hebrew',
        addresses: [{ book: 'genesis', chapter: 1, verse: 1, firstWord: 0, lastWord: null }],
      },
    ]);
    expect(verses['csv-hebrew']?.[0]?.words.slice(0, 3)).toMatchObject([
      { letters: 'בראשית', strongsNumber: 'H7225', lemma: 'H7225', transliteration: 'reshit' },
      { letters: 'ברא', strongsNumber: 'H1254', transliteration: 'bara' },
      { letters: 'אלהים', strongsNumber: 'H430', transliteration: "'lhym" },
    ]);
  });

  test('a row of the table Complete gives Greek words in the New Testament', () => {
    const { verses, problems } = read(COMPLETE, [JOHN], { group: 'database' });
    expect(problems).toEqual([]);
    expect(Object.keys(verses)).toEqual(['database', 'database-greek']);
    expect(verses['database-greek']?.[0]).toMatchObject({
      originalLanguage: 'greek',
      text: 'Ἐν ἀρχῇ ἦν',
      words: [{ strongsNumber: 'G1722' }, { strongsNumber: 'G746' }, { strongsNumber: 'G1510' }],
    });
  });

  test('a row of the table Complete in Daniel 3 has Aramaic as its original language', () => {
    const { verses } = read(COMPLETE, [{ ...GENESIS, book: 'Daniel', bnum: '27', cnum: '3', vnum: '1' }]);
    expect(verses['csv-hebrew']?.[0]?.originalLanguage).toBe('aramaic');
  });

  test.each([
    ['no Hebrew', { Original_Words: 'NONE', Original_Words_SN: 'NONE' }, ['csv']],
    ['no English', { text_1769: 'NONE' }, ['csv-hebrew']],
  ])('a row of the table Complete with %s fills the other edition only', (_, cells, ids) => {
    const { verses, problems } = read(COMPLETE, [
      { ...GENESIS, wordnum: '', letternum: 'NONE', total: '', ...cells },
    ]);
    expect(Object.keys(verses)).toEqual(ids);
    expect(problems.filter(({ kind }) => kind === 'failed')).toEqual([]);
  });

  test('a row of the table Complete takes the English text from KJV_Text where text_1769 has none', () => {
    const { verses } = read(COMPLETE, [
      { ...GENESIS, text_1769: 'NONE', KJV_Text: '{~In the beginning~God~created~}' },
    ]);
    expect(verses.csv?.[0]?.text).toBe('In the beginning God created');
  });

  test('a row of the table Complete loses HTML and the signs of the layout, and keeps formulas as text', () => {
    const { verses } = read(COMPLETE, [
      { ...GENESIS, text_1769: '# And <i>it was</i> [so]<script>alert(1)</script> &amp; good' },
      { ...GENESIS, vnum: '2', text_1769: '=1+1' },
    ]);
    expect(verses.csv?.map(({ text }) => text)).toEqual(['And it was so & good', '=1+1']);
  });

  test.each([
    [{ bnum: '67' }, 'bnum', 'There is no book 67: the books have the numbers 1 to 66'],
    [{ bnum: '0' }, 'bnum', 'There is no book 0: the books have the numbers 1 to 66'],
    [{ bnum: '' }, 'bnum', 'The cell is empty'],
    [{ bnum: 'Genesis' }, 'bnum', '“Genesis” is not a whole number'],
    [{ bnum: '1.5' }, 'bnum', '“1.5” is not a whole number'],
    [{ cnum: '-1' }, 'cnum', '“-1” is not a whole number'],
    [{ cnum: '51' }, 'cnum', 'Genesis has no chapter 51'],
    [{ cnum: '0' }, 'cnum', 'Genesis has no chapter 0'],
    [{ vnum: '32' }, 'vnum', 'Genesis 1 has no verse 32: it ends with 31'],
    [{ vnum: '0' }, 'vnum', 'Genesis 1 has no verse 0: it ends with 31'],
    [{ vnum: 'NONE' }, 'vnum', 'The cell is empty'],
    [{ book: 'Exodus' }, 'book', 'Book 1 is Genesis, not Exodus'],
    [{ Original_Words: '{~בראשית~ברא' }, 'Original_Words', 'The list {~…~} is cut off'],
    [{ Original_Words: 'בראשית~}' }, 'Original_Words', 'The list {~…~} is cut off'],
    [{ Original_Words_SN: '{~1~2' }, 'Original_Words_SN', 'The list {~…~} is cut off'],
    [{ Original_Words: '{~בראשית~word~}' }, 'Original_Words', '“word” is not Hebrew'],
    [{ Original_Words: '{~λόγος~}' }, 'Original_Words', '“λόγος” is not Hebrew'],
    [
      { Original_Words: 'NONE', text_1769: '<br>' },
      'Original_Words',
      'The row has neither an English text nor original words',
    ],
  ])('a row of the table Complete with %j is not imported, and the others are', (cells, column, message) => {
    const { verses, problems } = read(COMPLETE, [{ ...GENESIS, ...cells }, JOHN]);
    expect(problems).toEqual([{ kind: 'failed', source: 'file.csv', row: 2, column, message }]);
    expect(Object.keys(verses)).toEqual(['csv', 'csv-greek']);
  });

  test('a row of the table Complete keeps computed values, and a note names each other one', () => {
    const { problems, verses } = read(COMPLETE, [
      {
        ...GENESIS,
        wordnum: '8',
        letternum: '27',
        total: 'many',
        Original_Words_values: '{~913~204~86~401~395~407~296~}',
      },
    ]);
    expect(problems.map(({ kind, column, message }) => [kind, column, message])).toEqual([
      ['note', 'Original_Words_values', 'ברא: 204 in the file, 203 by computation'],
      ['note', 'wordnum', 'Words: 8 in the file, 7 by computation'],
      ['note', 'letternum', 'Letters: 27 in the file, 28 by computation'],
      ['note', 'total', 'Value of the verse: “many” in the file, 2701 by computation'],
    ]);
    expect(verses['csv-hebrew']).toHaveLength(1);
  });

  test('a row of the table Complete does not use a list of another length, nor a number that is not Strong’s', () => {
    const result = hebrew('{~את~ואת~}', {
      Original_Words_SN: '{~853~x1~}',
      Original_Words_values: '{~401~}',
    });
    expect(result.problems.map(({ column, message }) => [column, message])).toEqual([
      ['Original_Words_values', 'The list has 1 items, and Original_Words has 2. It was not used'],
      ['Original_Words_SN', '“x1” is not a Strong’s number'],
    ]);
    expect(wordsOf(result).map(({ strongsNumber, lemma }) => [strongsNumber, lemma])).toEqual([
      ['H853', 'H853'],
      [null, 'ואת'],
    ]);
  });
});

describe('a remark about a row of the table Complete that is imported', () => {
  const FULL = {
    ...GENESIS,
    Original: 'בְּרֵאשִׁית בָּרָא אֱלֹהִים׃',
    SNs_: 'H7225 1254 NONE H0430',
  };
  const NO_WORDS = {
    wordnum: '',
    letternum: '',
    total: '',
    Original_Words: '',
    Original_Words_SN: '',
    Original_Words_Translit: '',
    Original_Words_values: '',
  };
  const remarks = (cells: Readonly<Record<string, string>>, row: Readonly<Record<string, string>> = FULL) =>
    read(COMPLETE, [{ ...row, ...cells }]).problems.map(({ kind, row: line, column, message }) => [
      kind,
      line,
      column,
      message,
    ]);

  test('a remark about a row of the table Complete that is imported is not made where nothing is wrong, or where NONE says that there is nothing', () => {
    expect(remarks({})).toEqual([]);
    expect(remarks({ Original: 'NONE', SNs_: 'NONE', text_1769: 'NONE', book: 'NONE' })).toEqual([]);
    expect(remarks({ ...NO_WORDS, Original_Words: 'NONE', Original: 'NONE' })).toEqual([]);
  });

  test.each([
    [{ text_1769: '' }, 'text_1769', 'The cell is empty. The verse has no English'],
    [{ text_1769: ' <br>' }, 'text_1769', 'The cell has no text. The verse has no English'],
    [{ book: 'Genisis' }, 'book', '“Genisis” is not the name of a book. Genesis, the book of bnum, was used'],
    [{ Original: ' ' }, 'Original', 'The cell is empty. The words of Original_Words were used'],
    [
      { Original: 'In the beginning' },
      'Original',
      '“In” is not Hebrew. The words of Original_Words were used',
    ],
    [{ SNs_: 'H7225 H8675' }, 'SNs_', '“H8675” is not a Strong’s number'],
    [{ SNs_: '{~first~7225~H0~}' }, 'SNs_', '“first” and 1 more are not Strong’s numbers'],
  ])(
    'a remark about a row of the table Complete names the column of %j, and the other columns are stored',
    (cells, column, message) => {
      expect(remarks(cells)).toEqual([['note', 2, column, message]]);
      const { verses } = read(COMPLETE, [{ ...FULL, ...cells }]);
      expect(verses['csv-hebrew']?.[0]?.words).toHaveLength(7);
    },
  );

  test('a remark about a row of the table Complete names the cell of the words if a verse has only English', () => {
    expect(remarks(NO_WORDS)).toEqual([
      ['note', 2, 'Original_Words', 'The cell is empty. The verse has no Hebrew words'],
    ]);
  });

  test('a remark about a row of the table Complete names KJV_Text in a file that has no text_1769', () => {
    const { text_1769: _, ...row } = FULL;
    expect(remarks({ KJV_Text: '' }, row)).toEqual([
      ['note', 2, 'KJV_Text', 'The cell is empty. The verse has no English'],
    ]);
  });
});

describe('the column SNs_ of a row without Original_Words_SN', () => {
  const WORDS = '{~בראשית~ברא~אלהים~}';
  const numbers = (row: Readonly<Record<string, string>>, words = WORDS) => {
    const result = hebrew(words, row);
    return [
      wordsOf(result).map(({ strongsNumber }) => strongsNumber),
      result.problems.map(({ kind, column, message }) => [kind, column, message]),
    ];
  };

  test.each([
    'H7225 1254 H0430',
    '{~7225~1254~430~}',
    '7225~1254~430',
    '7225, 1254, 430',
    'H7225;H1254;H430',
  ])('the column SNs_ of a row without Original_Words_SN gives the words their numbers: %s', (cell) => {
    expect(numbers({ SNs_: cell })).toEqual([['H7225', 'H1254', 'H430'], []]);
  });

  test('the column SNs_ of a row without Original_Words_SN may have NONE for a word, and one number for each written word only', () => {
    expect(numbers({ SNs_: 'H7225 NONE H430' })).toEqual([['H7225', null, 'H430'], []]);
    expect(numbers({ SNs_: '{~3808~853~}' }, '{~לא~<q>לו</q>~את~}')).toEqual([['H3808', null, 'H853'], []]);
    expect(numbers({ SNs_: '{~3808~3807~853~}' }, '{~לא~<q>לו</q>~את~}')).toEqual([
      ['H3808', 'H3807', 'H853'],
      [],
    ]);
  });

  test('a column SNs_ with another number of items gets a remark, and the verse keeps the numbers that the library has', () => {
    const row = { SNs_: 'H7225 H1254' };
    expect(numbers(row)).toEqual([
      [null, null, null],
      [
        [
          'note',
          'SNs_',
          'It has 2 numbers, and Original_Words has 3 written words. Numbers that the library has stay',
        ],
      ],
    ]);
    expect(hebrew(WORDS, row).verses['csv-hebrew']).toMatchObject([{ keepsNumbers: true }]);
  });

  test('the column SNs_ of a row without Original_Words_SN is not needed if Original_Words_SN can be used', () => {
    expect(numbers({ SNs_: 'H1', Original_Words_SN: '{~7225~1254~430~}' })).toEqual([
      ['H7225', 'H1254', 'H430'],
      [],
    ]);
    const { verses } = hebrew(WORDS, { Original_Words_SN: '{~7225~1254~430~}' });
    expect(verses['csv-hebrew']?.[0]).not.toHaveProperty('keepsNumbers');
  });

  test('the column SNs_ of a row without Original_Words_SN takes the place of an Original_Words_SN that cannot be used', () => {
    expect(numbers({ SNs_: 'H7225 H1254 H430', Original_Words_SN: '{~7225~}' })).toEqual([
      ['H7225', 'H1254', 'H430'],
      [['note', 'Original_Words_SN', 'The list has 1 items, and Original_Words has 3. It was not used']],
    ]);
  });
});

describe('the Strong’s number of a word', () => {
  const numberIn = (table: 'H' | 'G', number: string) => {
    const words = { H: { bnum: '1', word: 'ברא' }, G: { bnum: '43', word: 'λόγος' } }[table];
    const result = read(COMPLETE, [
      {
        bnum: words.bnum,
        cnum: '1',
        vnum: '1',
        text_1769: 'English',
        Original_Words: words.word,
        Original_Words_SN: number,
      },
    ]);
    const [verse] = Object.values(result.verses).flatMap((verses) =>
      verses.filter((each) => each.words.length > 0),
    );
    return [verse?.words[0]?.strongsNumber, result.problems.map(({ kind, message }) => [kind, message])];
  };

  test.each([
    ['H', '8674', 'H8674'],
    ['H', 'H01254a', 'H1254'],
    ['G', 'G5624', 'G5624'],
  ] as const)('the Strong’s number of a word in %s %s is stored as %s', (table, number, stored) => {
    expect(numberIn(table, number)).toEqual([stored, []]);
  });

  test.each([
    ['H', '8675'],
    ['G', '5625'],
    ['H', 'H0'],
    ['G', 'G'],
  ] as const)(
    'the Strong’s number in %s %s is in no dictionary, so the word has none and a remark says so',
    (table, number) => {
      expect(numberIn(table, number)).toEqual([null, [['note', `“${number}” is not a Strong’s number`]]]);
    },
  );

  test('the Strong’s number of a word can be one that the library’s dictionary adds to the printed one', async () => {
    const added = (await addedNumbers()).map(({ strongsNumber }) => strongsNumber);
    expect(added.length).toBeGreaterThan(0);
    const beyond = Array.from({ length: 22_000 }, (_, number) => `G${number + 5_625}`);
    expect(beyond.filter((number) => numberOfWord(number, 'G') !== null)).toEqual(added);
  });
});

describe('the tags of words', () => {
  const shown = (result: ReturnType<typeof read>) =>
    wordsOf(result).map(({ letters, reading, variant, mark }) => [letters, reading, variant, mark]);

  test('the tags of sections are stored as the mark of the word', () => {
    const result = hebrew('{~טוב<pe>~ברא~<samekh>~}');
    expect(shown(result)).toEqual([
      ['טוב', 'both', null, 'פ'],
      ['ברא', 'both', null, 'ס'],
    ]);
    expect(result.verses['csv-hebrew']?.[0]?.text).toBe('טוב ברא');
  });

  test('the tags of a qere make the word before it the ketiv, and only the ketiv counts', () => {
    const result = hebrew('{~לא~<q>לו</q>~את~}', { wordnum: '2', total: '432' });
    expect(result.problems).toEqual([]);
    expect(shown(result)).toEqual([
      ['לא', 'ketiv', 1, null],
      ['לו', 'qere', 1, null],
      ['את', 'both', null, null],
    ]);
    expect(result.verses['csv-hebrew']?.[0]?.text).toBe('לא את');
  });

  test('the tags of words can name several written words, no written word, or no word to read', () => {
    expect(shown(hebrew('{~<k>הוא~<k>צאים~<q>הוצאים~ברא~<k>~<q>פרת~<k>אם~}'))).toEqual([
      ['הוא', 'ketiv', 1, null],
      ['צאים', 'ketiv', 1, null],
      ['הוצאים', 'qere', 1, null],
      ['ברא', 'both', null, null],
      ['פרת', 'qere', 2, null],
      ['אם', 'ketiv', 3, null],
    ]);
  });
});

describe('the signs of words', () => {
  test('the signs of words stay in the text, with no space around a maqaf', () => {
    const result = hebrew('{~אֶת־~הָאָֽרֶץ~׀~וַיֹּאמֶר׃~}');
    expect(result.verses['csv-hebrew']?.[0]?.text).toBe('אֶת־הָאָֽרֶץ ׀ וַיֹּאמֶר׃');
    expect(wordsOf(result).map(({ after }) => after)).toEqual(['־', ' ׀ ', '׃']);
  });

  test('signs that open a bracket are in “after” of the word before, or in “before” of the first word', () => {
    const { verses } = read(COMPLETE, [{ ...JOHN, Original_Words: '{~⟦Ἐν~[ἀρχῇ~ἦν—~καὶ·~}' }]);
    const [verse] = verses['csv-greek'] ?? [];
    expect(verse?.text).toBe('⟦Ἐν [ἀρχῇ ἦν—καὶ·');
    expect(verse?.words.map(({ before, after }) => [before, after])).toEqual([
      ['⟦', ' ['],
      ['', ' '],
      ['', '—'],
      ['', '·'],
    ]);
  });

  test('the signs of words divide an item into words that are counted one by one', () => {
    const result = hebrew('{~אֶת־הָאָרֶץ~}', { Original_Words_values: '{~697~}', wordnum: '2' });
    expect(result.problems).toEqual([]);
    expect(wordsOf(result).map(({ letters }) => letters)).toEqual(['את', 'הארץ']);
  });
});

describe('a row of Strongs_', () => {
  const ENTRY = {
    StrongsNumber: '07225',
    Root: 'רֵאשִׁית',
    Value: '911',
    Transliteration: 'rêʼshîyth',
    Meaning: 'first',
    Strongs_Definition: '<p>the <b>first</b>, in place &amp; time</p><script>alert(1)</script><p>end',
  };

  test('a row of the table Strongs_ is an entry of the dictionary, with its HTML as text', () => {
    const { entries, problems } = read(STRONGS_TABLE, [
      ENTRY,
      { ...ENTRY, StrongsNumber: 'G3056', Root: 'λόγος', Value: '373' },
    ]);
    expect(problems).toEqual([]);
    expect(entries['csv-strongs']).toMatchObject([
      {
        strongsNumber: 'H7225',
        lemma: 'רֵאשִׁית',
        transliteration: 'rêʼshîyth',
        gloss: 'first',
        definition: 'the first, in place & time end',
        from: { source: 'file.csv', row: 2 },
      },
      { strongsNumber: 'G3056' },
    ]);
  });

  test('a row of the table Strongs_ with another value than the computed one gets a note', () => {
    expect(read(STRONGS_TABLE, [{ ...ENTRY, Value: '910' }]).problems).toEqual([
      {
        kind: 'note',
        source: 'file.csv',
        row: 2,
        column: 'Value',
        message: 'רֵאשִׁית: 910 in the file, 911 by computation',
      },
    ]);
  });

  test.each([
    [{ StrongsNumber: 'x' }, 'StrongsNumber', '“x” is not a Strong’s number'],
    [{ StrongsNumber: '0' }, 'StrongsNumber', '“0” is not a Strong’s number'],
    [{ StrongsNumber: 'NONE' }, 'StrongsNumber', '“” is not a Strong’s number'],
    [{ Root: 'latin' }, 'StrongsNumber', '“07225” is not a Strong’s number'],
    [{ Root: 'NONE' }, 'Root', 'The entry has no word'],
  ])('a row of the table Strongs_ with %j is not imported', (cells, column, message) => {
    const { entries, problems } = read(STRONGS_TABLE, [{ ...ENTRY, ...cells }]);
    expect(entries).toEqual({});
    expect(problems).toMatchObject([{ kind: 'failed', column, message }]);
  });

  test('a row of the table Strongs_ may have no meaning, as two entries of Strong’s Greek dictionary', () => {
    const { entries, problems } = read(STRONGS_TABLE, [
      { ...ENTRY, Meaning: 'NONE', Strongs_Definition: '<br/>' },
    ]);
    expect(problems).toEqual([]);
    expect(entries['csv-strongs']).toMatchObject([{ gloss: null, definition: null }]);
  });

  test('a row of the table Strongs_ is left out if only some chapters are imported', () => {
    const chapters = [{ book: 'genesis', from: 1, to: 50 }] as const;
    expect(read(STRONGS_TABLE, [ENTRY], { chapters })).toEqual({ verses: {}, entries: {}, problems: [] });
  });
});

describe('a row of a reference and a text', () => {
  test('a row with a reference and a text is a verse of the Apocrypha', () => {
    const { verses, problems } = read(APOCRYPHA, [
      { ref: '1 Esdras 3:1', text: 'Now when Darius reigned' },
      { ref: 'Bel.1.2', text: 'Daniel conversed' },
      { ref: 'Baruch 6:7', text: 'As for their tongue' },
    ]);
    expect(problems).toEqual([]);
    expect(verses['csv-apocrypha']).toMatchObject([
      { book: '1 esdras', chapter: 3, verse: 1, text: 'Now when Darius reigned' },
      { book: 'bel and the dragon', chapter: 1, verse: 2 },
      { book: 'letter of jeremiah', chapter: 1, verse: 7 },
    ]);
  });

  test('a row with a reference and a text is a verse of a licensed version, in the version’s own edition', () => {
    const [esv, nasb] = LICENSED.map((table) => read(table, [{ ref: 'Gen 1:1', text: 'In the beginning' }]));
    expect(esv?.verses.esv).toMatchObject([{ book: 'genesis', chapter: 1, verse: 1 }]);
    expect(Object.keys(nasb?.verses ?? {})).toEqual(['nasb']);
  });

  test.each([
    [{ ref: 'Genesis 1:1' }, 'skipped', 'ref', 'Genesis is not a book of the Apocrypha'],
    [{ ref: '' }, 'failed', 'ref', '“” is not the reference of a verse'],
    [{ ref: 'Tobit 1' }, 'failed', 'ref', '“Tobit 1” is not the reference of a verse'],
    [{ ref: 'Nobody 1:1' }, 'failed', 'ref', '“Nobody” is not the name of a book'],
    [{ ref: 'Tobit 15:1' }, 'failed', 'ref', 'Tobit has no chapter 15'],
    [{ ref: 'Tobit 1:0' }, 'failed', 'ref', 'Tobit 1 has no verse 0'],
    [{ ref: 'Tobit 1:1', text: 'NONE' }, 'failed', 'text', 'The verse has no text'],
  ])('a row with a reference and a text with %j is not imported', (cells, kind, column, message) => {
    const { verses, problems } = read(APOCRYPHA, [{ text: 'Text', ...cells }]);
    expect(verses).toEqual({});
    expect(problems).toMatchObject([{ kind, column, message }]);
  });

  test('a row with a reference and a text has the prologue of Sirach as verse 0', () => {
    expect(read(APOCRYPHA, [{ ref: 'Sirach 1:0', text: 'Whereas' }]).verses['csv-apocrypha']).toMatchObject([
      { book: 'sirach', chapter: 1, verse: 0 },
    ]);
  });
});

test('of a table, only the rows of the chosen chapters are imported, and no other row is reported as a problem', () => {
  const chapters = [{ book: 'genesis', from: 49, to: 49 }] as const;
  const { verses, problems } = read(
    COMPLETE,
    [
      GENESIS,
      { ...GENESIS, cnum: '49' },
      { ...GENESIS, bnum: 'bad' },
      { ...GENESIS, cnum: '49', Original_Words: '{~x~}', vnum: '2' },
    ],
    { chapters },
  );
  expect(verses.csv).toMatchObject([{ chapter: 49, verse: 1 }]);
  expect(problems).toMatchObject([{ row: 5, kind: 'failed', message: '“x” is not Hebrew' }]);
});

test('a problem that the reader of a file found is reported with the name of the file', () => {
  const found = readRows<string>(
    APOCRYPHA,
    { records: [], problems: [{ row: 9, column: 'text', message: 'The text holds a NUL character' }] },
    { ...CSV, columns: ['ref', 'text'] },
  );
  expect(found.problems).toEqual([
    { kind: 'failed', source: 'file.csv', row: 9, column: 'text', message: 'The text holds a NUL character' },
  ]);
});

test('missing columns of a table are named; case and spaces around a name make no difference', () => {
  const names = ['BNUM', 'cnum', 'KJV_Text', 'Original_Words'];
  expect(columnsInWords(missingColumns(COMPLETE, names))).toBe('no column “vnum”');
  expect(columnsInWords(missingColumns(COMPLETE, ['bnum', 'cnum', 'vnum', 'Original_Words']))).toBe(
    'no column “text_1769” or “KJV_Text”',
  );
  expect(missingColumns(APOCRYPHA, [' Ref', 'TEXT', 'extra'])).toEqual([]);
});
