import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookPosition, CORE_BOOKS, isBookId } from '../../../domain/canon/index.ts';
import { valueOfWords } from '../../../domain/gematria/value.ts';
import { packBytes, packTexts } from '../../../tests/support/pack-files.ts';
import { sharedData } from '../../../tests/support/shared-data.ts';
import type { VerseRecord } from '../../records.ts';
import { KJV } from '../core/kjv.ts';
import { readText, verseAt } from '../core/testing.ts';
import { PACKS } from './index.ts';
import type { Pack } from './pack.ts';
import { countsByBook, type ReadPack, readPack, repeatedPlaces } from './testing.ts';

const NO_FILES = sharedData() === null;
if (NO_FILES) console.log('The files of the packs are not beside the checkout, so their tests are skipped.');

const read = new Map<string, ReadPack>();

function pack(id: string): Pack {
  const found = PACKS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No pack ${id}`);
  return found;
}

function packRead(id: string): ReadPack {
  const known = read.get(id);
  if (known !== undefined) return known;
  const texts = packTexts(pack(id));
  if (texts === null) throw new Error(`The files of ${id} are missing`);
  const found = readPack(pack(id), texts);
  read.set(id, found);
  return found;
}

const verses = (id: string, edition: string): VerseRecord[] => packRead(id).verses[edition] ?? [];
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/gu, '');
const standardValue = (verse: VerseRecord): number | null =>
  valueOfWords(
    'GREEK_STANDARD',
    verse.words.map((word) => word.letters),
  );

describe.skipIf(NO_FILES)('every pack', () => {
  test.each(PACKS.map(({ id }) => [id]))(
    'the files of the pack %s have the sizes and SHA-256 values that it names',
    (id) => {
      const { files, bytes: total, listSha256, parts } = pack(id);
      const read = packBytes(pack(id));
      let size = 0;
      const sums: { path: string; sum: string }[] = [];
      for (const { path, bytes, sha256 } of files) {
        const file = read?.(path) ?? new Uint8Array();
        const sum = createHash('sha256').update(file).digest('hex');
        size += file.length;
        sums.push({ path, sum });
        if (sha256 !== null)
          expect({ path, bytes: file.length, sha256: sum }).toEqual({ path, bytes, sha256 });
      }
      expect(size).toBe(total);
      const list = sums
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, sum }) => `${sum}  ${path}\n`)
        .join('');
      if (listSha256 !== null) expect(createHash('sha256').update(list).digest('hex')).toBe(listSha256);
      expect(new Set(parts.flatMap((part) => part.files))).toEqual(new Set(files.map(({ path }) => path)));
    },
  );

  test.each(PACKS.map(({ id }) => [id]))(
    'the pack %s has the numbers of verses, words and entries that it must have, and at most 530 records in a chunk',
    (id) => {
      const { verses: found, entries, names, meanings, mostInOneChunk } = packRead(id);
      for (const { record, expected } of pack(id).editions) {
        const records = found[record.id] ?? [];
        const list = entries[record.id] ?? names[record.id] ?? meanings[record.id] ?? [];
        const figures = { verses: 0, words: 0, entries: list.length };
        for (const { verse, part, words } of records) {
          if (verse > 0 && part === '') figures.verses += 1;
          figures.words += words.length;
        }
        expect(figures).toMatchObject(expected);
        expect(repeatedPlaces(records)).toEqual([]);
      }
      // A chunk has at most 500 rows. A row of a psalm or of Sirach can give two records: a title and a verse.
      expect(mostInOneChunk).toBeLessThanOrEqual(500 + 30);
    },
  );

  test.each(PACKS.map(({ id }) => [id]))(
    'the words of each verse of the pack %s, put together, are the text of the verse',
    (id) => {
      for (const records of Object.values(packRead(id).verses)) {
        for (const { text, words, addresses } of records) {
          if (words.length === 0) continue;
          const joined = words
            .map(({ before, originalText, after }) => before + originalText + after)
            .join('');
          expect(joined).toBe(text);
          for (const { firstWord } of addresses) expect(firstWord).toBeLessThan(words.length);
        }
      }
    },
  );
});

describe.skipIf(NO_FILES)('the meanings of words', () => {
  const meanings = (id: string): string[] => [
    ...Object.values(packRead(id).verses).flatMap((records) =>
      records.flatMap(({ words }) => words.flatMap(({ translation }) => translation ?? [])),
    ),
    ...Object.values(packRead(id).meanings).flatMap((records) =>
      records.flatMap((record) => record.meanings.map(({ phrase }) => phrase)),
    ),
  ];

  test.each(PACKS.map(({ id }) => [id]))(
    'the meanings of words in the pack %s have no notation of the source or of the rules',
    (id) => {
      expect(meanings(id).filter((meaning) => /[|~=<>[\]{}*]/u.test(meaning))).toEqual([]);
    },
  );

  test('the meanings of words in the tagged John 1 name in brackets what Greek does not have, and are empty for what English does not have', () => {
    const inChapter = verses('tagnt', 'tagnt').filter(
      ({ book, chapter }) => book === 'john' && chapter === 1,
    );
    const words = inChapter.flatMap((verse) => verse.words.map(({ translation }) => translation));
    const empty = words.filter((meaning) => meaning === '').length;
    expect({ words: words.length, empty }).toEqual({ words: 846, empty: 42 });
    expect(words.slice(0, 12)).toEqual([
      'In (the)',
      'beginning',
      'was',
      'the',
      'Word',
      'and',
      'the',
      'Word',
      'was',
      'with',
      '',
      'God',
    ]);
  });
});

describe.skipIf(NO_FILES)('the King James Version with Strong’s numbers', () => {
  test('the King James Version with Strong’s numbers has the verses of the 66 books', () => {
    const counts = countsByBook(verses('kjv', 'kjvs'));
    expect(Object.keys(counts)).toEqual(CORE_BOOKS.map(({ id }) => id));
    expect(counts.esther?.verses).toBe(167);
  });

  test('the King James Version with Strong’s numbers has Strong’s numbers on its words, and no signs of markup in its text', () => {
    const genesis = verseAt(verses('kjv', 'kjvs'), 'genesis', 1, 1);
    expect(genesis.text).toBe('In the beginning God created the heaven and the earth.');
    expect(
      genesis.words.flatMap(({ originalText, strongsNumber }) =>
        strongsNumber ? [[originalText, strongsNumber]] : [],
      ),
    ).toEqual([
      ['beginning', 'H7225'],
      ['God', 'H430'],
      ['created', 'H1254'],
      ['', 'H853'],
      ['heaven', 'H8064'],
      ['and', 'H853'],
      ['earth', 'H776'],
    ]);
    expect(verseAt(verses('kjv', 'kjvs'), '2corinthians', 13, 14).text).toMatch(/Amen\.$/);
    expect(verses('kjv', 'kjvs').filter(({ text }) => /[<>]|\d| {2}/u.test(text))).toEqual([]);
  });

  test('the King James Version with Strong’s numbers has the same psalm titles and headings as the King James Version of the core', async () => {
    const titles = (records: readonly VerseRecord[]): string[] =>
      records.flatMap(({ book, chapter, verse, text, heading }) =>
        verse === 0 || heading !== null ? [`${book} ${chapter}:${verse} ${letters(heading ?? text)}`] : [],
      );
    const found = titles(verses('kjv', 'kjvs'));
    expect(found).toEqual(titles(await readText(KJV)));
    expect(found).toHaveLength(63 + 53 + 22);
  });

  test('the King James Version with Strong’s numbers differs from the King James Version of the core in 22 verses only', async () => {
    const core = await readText(KJV);
    const texts = new Map(
      core.map(({ book, chapter, verse, text }) => [`${book} ${chapter}:${verse}`, text]),
    );
    const different = verses('kjv', 'kjvs').filter(
      ({ book, chapter, verse, text }) =>
        letters(texts.get(`${book} ${chapter}:${verse}`) ?? '') !== letters(text),
    );
    // The verses of the file itself differ in 161 places. Of these, 116 contain a title, 22 the name of a letter, and
    // one a note (Mark 6:8).
    expect(different).toHaveLength(161 - 116 - 22 - 1);
  });

  test('the King James Version with Strong’s numbers has the known numbers of verses in the Apocrypha, and reports the rows that it leaves out', () => {
    const counts = countsByBook(verses('kjv', 'kjv-apocrypha'));
    expect(
      Object.fromEntries(Object.entries(counts).map(([book, { verses: count }]) => [book, count])),
    ).toEqual({
      '1 esdras': 448,
      '2 esdras': 874,
      tobit: 244,
      judith: 339,
      wisdom: 436,
      sirach: 1_392,
      baruch: 140,
      'letter of jeremiah': 73,
      'prayer of azariah': 68,
      susanna: 64,
      'bel and the dragon': 42,
      'prayer of manasseh': 1,
      '1 maccabees': 924,
      '2 maccabees': 555,
    });
    const left = packRead('kjv').problems;
    expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['skipped']));
    expect(
      left.filter(({ message }) => /^Esther .*: an addition of the Greek Esther/u.test(message)),
    ).toHaveLength(105);
    expect(new Set(left.map(({ row }) => row)).size).toBe(545);
  });

  test('the King James Version with Strong’s numbers has the Prologue of Sirach as verse 0', () => {
    const sirach = verses('kjv', 'kjv-apocrypha');
    expect(verseAt(sirach, 'sirach', 1, 0).text).toMatch(/^The Prologue of the Wisdom of Jesus/);
    expect(verseAt(sirach, 'sirach', 1, 1).text).toBe(
      'All wisdom cometh from the Lord, and is with him for ever.',
    );
  });
});

describe.skipIf(NO_FILES)('the Greek Apocrypha of Swete', () => {
  const swete = (): VerseRecord[] => verses('greek-apocrypha', 'swete');

  test('the Greek Apocrypha of Swete has the known numbers of verses', () => {
    const counts = countsByBook(swete());
    expect(counts['1 esdras']).toEqual({ verses: 430, words: 8_809 });
    expect(
      Object.fromEntries(Object.entries(counts).map(([book, { verses: count }]) => [book, count])),
    ).toEqual({
      '1 esdras': 430,
      tobit: 243,
      judith: 339,
      wisdom: 424,
      // The file has 1,370 references. One of them is the Prologue, verse 0, and two are second parts of verses.
      sirach: 1_370 - 1 - 2,
      baruch: 141,
      'letter of jeremiah': 73,
      'prayer of azariah': 65,
      susanna: 64,
      'bel and the dragon': 36,
      'prayer of manasseh': 15,
      '1 maccabees': 921,
      '2 maccabees': 553,
      '3 maccabees': 227,
      '4 maccabees': 481,
    });
  });

  test('the Greek Apocrypha of Swete has the printed text of 1 Esdras 3:1, and English addresses for 3:14 and 3:23', () => {
    const first = verseAt(swete(), '1 esdras', 3, 1);
    expect(first.text).toBe(
      'Καὶ βασιλεὺς Δαρεῖος ἐποίησεν δοχὴν μεγάλην πᾶσιν τοῖς ὑπ’ αὐτόν, καὶ πᾶσιν τοῖς οἰκογενέσιν αὐτοῦ, καὶ πᾶσιν ' +
        'τοῖς μεγιστᾶσιν τῆς Μηδείας καὶ τῆς Περσίδος,',
    );
    const divided = verseAt(swete(), '1 esdras', 3, 14);
    expect(divided.words[19]?.originalText).toBe('καὶ');
    expect(divided.addresses.map(({ verse, firstWord, lastWord }) => [verse, firstWord, lastWord])).toEqual([
      [14, 0, 18],
      [15, 19, null],
    ]);
    expect(verseAt(swete(), '1 esdras', 3, 23).addresses[0]?.verse).toBe(24);
  });

  test('the Greek Apocrypha of Swete has the numbers of the forms that the New Testament knows, for four words of five', () => {
    const words = swete().flatMap((verse) => verse.words);
    const known = words.filter(({ strongsNumber }) => strongsNumber !== null);
    expect({ words: words.length, known: known.length }).toEqual({ words: 98_984, known: 77_912 });
  });

  test('the Greek Apocrypha of Swete has no known fault of the scan', () => {
    expect(verseAt(swete(), 'prayer of azariah', 1, 29).text).toContain('ὁ θεὸς τῶν πατέρων');
    expect(verseAt(swete(), '1 esdras', 3, 5).text).toContain('σοφώτερον τοῦ ἑτέρου, δώσει');
  });

  test('the Greek Apocrypha of Swete has the Prologue of Sirach as verse 0', () => {
    const prologue = verseAt(swete(), 'sirach', 1, 0);
    expect(prologue.text).toMatch(/ΠΟΛΛΩΝ καὶ μεγάλων ἡμῖν διὰ τοῦ νόμου/);
    expect(prologue.addresses).toMatchObject([{ chapter: 1, verse: 0 }]);
    expect(verseAt(swete(), 'sirach', 1, 1).text).toMatch(/σοφία παρὰ Κυρίου/);
  });

  test('the Greek Apocrypha of Swete has English addresses that are all in the King James Version, except in 3 and 4 Maccabees', () => {
    const english = new Set(
      verses('kjv', 'kjv-apocrypha').map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`),
    );
    const without = swete().filter(({ book, addresses }) =>
      addresses.some(({ chapter, verse }) => !english.has(`${book} ${chapter}:${verse}`)),
    );
    expect(new Set(without.map(({ book }) => book))).toEqual(new Set(['3 maccabees', '4 maccabees']));
  });

  test('the Greek Apocrypha of Swete reports fewer than 40 words with letters that are not Greek', () => {
    const { problems } = packRead('greek-apocrypha');
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['note']));
    expect(problems.length).toBeLessThan(40);
    expect(standardValue(verseAt(swete(), '4 maccabees', 17, 10))).toBeGreaterThan(0);
  });
});

describe.skipIf(NO_FILES)('the Greek New Testaments', () => {
  test.each([
    ['tagnt', 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.'],
    ['tischendorf', 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.'],
    ['elzevir', 'εν αρχη ην ο λογος και ο λογος ην προς τον θεον και θεος ην ο λογος'],
    ['byzantine', 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.'],
  ])('the pack %s has the known text of John 1:1 with the value 3,617', (id, text) => {
    const verse = verseAt(verses(id, id), 'john', 1, 1);
    expect(verse.text).toBe(text);
    expect(standardValue(verse)).toBe(3_617);
  });

  test.each(['tagnt', 'tischendorf', 'byzantine'])(
    'the pack %s has the known Strong’s number on each word of John 1:1',
    (id) => {
      expect(verseAt(verses(id, id), 'john', 1, 1).words.map(({ strongsNumber }) => strongsNumber)).toEqual(
        '1722 746 1510 3588 3056 2532 3588 3056 1510 4314 3588 2316 2532 2316 1510 3588 3056'
          .split(' ')
          .map((number) => `G${number}`),
      );
    },
  );

  test('the tagged Greek New Testament has a gloss and a parsing for each word, and at most 81 words without a Strong’s number', () => {
    const words = verses('tagnt', 'tagnt').flatMap((verse) => verse.words);
    expect(
      words.filter(({ translation, morphology }) => translation === null || morphology === null),
    ).toEqual([]);
    expect(words.filter(({ translation }) => translation === '')).toHaveLength(5_738);
    expect(words.filter(({ strongsNumber }) => strongsNumber === null).length).toBeLessThanOrEqual(81);
    expect(verseAt(verses('tagnt', 'tagnt'), 'john', 1, 31).words[0]).toMatchObject({
      originalText: 'κἀγὼ',
      translation: 'And I myself',
      strongsNumber: 'G2504',
    });
  });

  test('Tischendorf reports its 19 blank verses as skipped', () => {
    const { problems } = packRead('tischendorf');
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['skipped']));
    expect(problems).toHaveLength(19);
    expect(problems[0]).toMatchObject({ message: 'Matthew 17:21: a verse without text in this edition' });
  });

  test.each<[string, string[]]>([
    ['tagnt', ['acts 19:41']],
    [
      'tischendorf',
      (
        'matthew 17:21,matthew 18:11,matthew 21:44,matthew 23:14,mark 7:16,mark 9:44,mark 9:46,mark 11:26,mark 15:28,' +
        'luke 17:36,luke 23:17,luke 24:12,luke 24:40,john 5:4,john 21:25,acts 8:37,acts 15:34,acts 24:7,acts 28:29,' +
        'romans 16:24'
      ).split(','),
    ],
    ['elzevir', []],
    ['byzantine', ['luke 17:36', 'acts 8:37', 'acts 15:34', 'acts 24:7']],
  ])(
    'the pack %s has every English address of the New Testament, except those that its edition leaves out',
    (id, known) => {
      const found = new Set(
        verses(id, id).flatMap(({ addresses }) =>
          addresses.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`),
        ),
      );
      const english = verses('kjv', 'kjvs').filter(
        ({ book }) => isBookId(book) && bookPosition(book) >= bookPosition('matthew'),
      );
      const missing = english
        .map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)
        .filter((address) => !found.has(address));
      expect(missing).toEqual(known);
    },
  );

  test('the Byzantine text has a Strong’s number and a parsing on every word', () => {
    const byzantine = verses('byzantine', 'byzantine');
    const words = byzantine.flatMap((verse) => verse.words);
    expect(words.filter(({ strongsNumber, morphology }) => !strongsNumber || !morphology)).toEqual([]);
    expect(packRead('byzantine').problems).toEqual([]);
    const twice = new Set(
      byzantine.flatMap(({ book, chapter, verse, words: some }) =>
        some.some(({ morphology }) => morphology?.includes('/')) ? [`${book} ${chapter}:${verse}`] : [],
      ),
    );
    expect(twice).toContain('1corinthians 2:13');
  });

  test('the text of Elzevir has only Greek letters and spaces', () => {
    expect(verses('elzevir', 'elzevir').filter(({ text }) => /[^\p{Script=Greek} ]/u.test(text))).toEqual([]);
  });
});

test.skipIf(NO_FILES)(
  'the Hebrew lexicon has 11,682 entries, and the first sense of H1 has the plain number',
  () => {
    const { entries, problems } = packRead('tbesh');
    const numbers = (entries.tbesh ?? []).map(({ strongsNumber }) => strongsNumber);
    expect(new Set(numbers).size).toBe(11_682);
    expect(problems).toEqual([]);
    expect(entries.tbesh?.find(({ strongsNumber }) => strongsNumber === 'H1')?.gloss).toBe('father');
  },
);
