import { expect, test } from 'vitest';
import { greekVerses, hebrewVerses, OSIS_BOOKS, verseMap } from '../../tests/support/core-packages.ts';
import { CORE_BOOKS } from '../canon/index.ts';
import {
  chapterCount,
  fromEnglish,
  hasTitle,
  numberingNote,
  originalNumbering,
  originalReference,
  TITLED_PSALMS,
  titleVerses,
  toEnglish,
  type VerseAddress,
  verseCount,
} from './index.ts';
import { ABSENT_FROM_HEBREW, ABSENT_FROM_SBLGNT } from './testing.ts';

const hebrew = hebrewVerses();
const greek = greekVerses();
const key = ({ book, chapter, verse }: VerseAddress): string => `${book} ${chapter}:${verse}`;
const at = (text: string): VerseAddress => {
  const [, book = '', chapter, verse] = /^(.+) (\d+):(\d+)$/u.exec(text) ?? [];
  return { book: book as VerseAddress['book'], chapter: Number(chapter), verse: Number(verse) };
};

const addresses = CORE_BOOKS.flatMap(({ id: book, chapters }) =>
  Array.from({ length: chapters }, (_, index) => index + 1).flatMap((chapter) => {
    const first = hasTitle(book, chapter) ? 0 : 1;
    const count = verseCount('english', book, chapter) + 1 - first;
    return Array.from({ length: count }, (_, index) => ({ book, chapter, verse: first + index }));
  }),
);

test('the Masoretic numbering has exactly the 23,213 Masoretic verses of the Hebrew edition, chapter by chapter', () => {
  const counted: string[] = [];
  for (const { id: book } of CORE_BOOKS.slice(0, 39))
    for (let chapter = 1; chapter <= chapterCount('masoretic', book); chapter += 1)
      for (let verse = 1; verse <= verseCount('masoretic', book, chapter); verse += 1)
        counted.push(key({ book, chapter, verse }));
  expect(counted.length).toBe(23_213);
  expect(counted).toEqual(hebrew.map(key));
});

test('the numbering of SBLGNT has exactly the 7,927 verses of SBLGNT and the 30 verses that are absent from it', () => {
  const counted: string[] = [];
  for (const { id: book } of CORE_BOOKS.slice(39))
    for (let chapter = 1; chapter <= chapterCount('sblgnt', book); chapter += 1)
      for (let verse = 1; verse <= verseCount('sblgnt', book, chapter); verse += 1)
        counted.push(key({ book, chapter, verse }));
  const absent = new Set(ABSENT_FROM_SBLGNT.map(key));
  expect(absent.size).toBe(30);
  expect(greek.length).toBe(7927);
  expect(counted.filter((verse) => !absent.has(verse))).toEqual(greek.map(key));
  expect(counted.length).toBe(7957);
});

test('the numbering of an edition of one testament does not cover the other testament or the apocrypha', () => {
  expect(verseCount('masoretic', 'john', 1)).toBe(0);
  expect(verseCount('sblgnt', 'genesis', 1)).toBe(0);
  expect(verseCount('english', 'tobit', 1)).toBe(0);
  expect(toEnglish('masoretic', at('john 1:1'))).toEqual([]);
  expect(originalNumbering('tobit')).toBeNull();
});

test('the English addresses of Masoretic verses match an independent expansion of VerseMap.xml: 1,971 full and 7 partial pairs', () => {
  const pairs = verseMap();
  expect(pairs.filter(({ type }) => type === 'full').length).toBe(1971);
  expect(pairs.filter(({ type }) => type === 'partial').length).toBe(7);
  const idOf = new Map(OSIS_BOOKS.map(({ osis, book }) => [osis, book]));
  const place = (text: string): string => {
    const [osis = '', chapter, verse] = text.replace(/!.$/u, '').split('.');
    return `${idOf.get(osis)} ${chapter}:${verse}`;
  };
  const expected = new Map(hebrew.map((verse) => [key(verse), [] as string[]]));
  for (const { wlc, kjv } of pairs) expected.get(place(wlc))!.push(place(kjv));
  const halves = pairs.filter(({ wlc }) => wlc.includes('!')).map(({ wlc }) => place(wlc));
  for (const [own, english] of expected) {
    const listed = halves.filter((half) => half === own).length;
    if (english.length === 0 || listed === 1) english.push(own);
  }
  for (const { book, chapter, verse } of hebrew) {
    if (book !== 'psalms') continue;
    const next = expected.get(`psalms ${chapter}:${verse + 1}`);
    if (next?.[0] === `psalms ${chapter}:1`)
      expected.set(`psalms ${chapter}:${verse}`, [`psalms ${chapter}:0`]);
  }
  for (const verse of hebrew)
    expect(toEnglish('masoretic', verse).map(key).sort(), key(verse)).toEqual(
      expected.get(key(verse))!.sort(),
    );
});

test('the English addresses of Masoretic verses match the remarks on King James numbers inside the Hebrew edition, except one that is a mistake', () => {
  const disagreeing: string[] = [];
  let remarks = 0;
  for (const own of hebrew) {
    const english = toEnglish('masoretic', own).map(({ chapter, verse }) => `${chapter}.${verse || 1}`);
    for (const note of own.kjvNotes) {
      remarks += 1;
      if (!english.includes(/\.(\d+\.\d+)/u.exec(note)?.[1] ?? '')) disagreeing.push(`${key(own)} ${note}`);
    }
  }
  expect(remarks).toBe(2027);
  // This remark is a mistake in the edition. Its remarks on the other verses of Psalm 44 name Psalm 44 of the
  // King James Version.
  expect(disagreeing).toEqual(['psalms 44:2 Ps.42.1']);
});

test.each([
  ['1kings 18:34', 10, 'ויאמר', ['1kings 18:33', '1kings 18:34']],
  ['1kings 20:3', 6, 'כספך', ['1kings 20:2', '1kings 20:3']],
  ['1kings 22:21', 8, 'ויאמר', ['1kings 22:21', '1kings 22:22']],
  ['isaiah 63:19', 9, 'לוא', ['isaiah 63:19', 'isaiah 64:1']],
  ['psalms 13:6', 6, 'אשירה', ['psalms 13:5', 'psalms 13:6']],
])(
  'the Masoretic verse %s is divided before its word number %i, %s (counted from 0)',
  (own, word, form, english) => {
    const parts = toEnglish('masoretic', at(own));
    expect(parts.map(key)).toEqual(english);
    expect(parts.map(({ firstWord, lastWord }) => [firstWord, lastWord])).toEqual([
      [0, word - 1],
      [word, null],
    ]);
    const verse = hebrew.find((candidate) => key(candidate) === own)!;
    expect(verse.words[word]).toBe(form);
    expect(verse.hasQere, 'the words count alike in both readings').toBe(false);
  },
);

test.each([
  ['numbers 26:1', ['numbers 25:19', 'numbers 26:1']],
  ['1samuel 20:42', ['1samuel 20:42', '1samuel 21:1']],
  ['1kings 22:43', ['1kings 22:43', '1kings 22:44']],
  ['1chronicles 12:4', ['1chronicles 12:4', '1chronicles 12:5']],
  ['psalms 51:0', ['psalms 51:1', 'psalms 51:2']],
  ['nehemiah 7:69', ['nehemiah 7:68']],
  ['joel 3:1', ['joel 4:1']],
  ['malachi 4:6', ['malachi 3:24']],
])('the English address %s is made of the Masoretic verses %j', (address, own) => {
  expect(fromEnglish('masoretic', at(address)).map(key)).toEqual(own);
});

test('63 psalms have a title; 59 titles are one Masoretic verse and four are two, so 67 verses are titles', () => {
  expect(TITLED_PSALMS.length).toBe(63);
  expect(TITLED_PSALMS.filter((psalm) => titleVerses(psalm) === 2)).toEqual([51, 52, 54, 60]);
  expect(TITLED_PSALMS.reduce((sum, psalm) => sum + titleVerses(psalm), 0)).toBe(67);
  for (let psalm = 1; psalm <= 150; psalm += 1) {
    const title = fromEnglish('masoretic', { book: 'psalms', chapter: psalm, verse: 0 });
    expect(title.length > 0, `Psalm ${psalm}`).toBe(hasTitle('psalms', psalm));
  }
});

test.each([
  ['acts 19:40', 6, 'καὶ', ['acts 19:40', 'acts 19:41']],
  ['2corinthians 13:12', 5, 'ἀσπάζονται', ['2corinthians 13:12', '2corinthians 13:13']],
])(
  'the verse %s of SBLGNT is divided before its last %i words, of which the first is %s',
  (own, fromEnd, form, english) => {
    const words = greek.find((verse) => key(verse) === own)!.words;
    const parts = toEnglish('sblgnt', at(own));
    expect(parts.map(key)).toEqual(english);
    expect(parts[1]!.firstWord).toBe(words.length - fromEnd);
    expect(words[parts[1]!.firstWord]).toBe(form);
    expect(parts[0]!.lastWord).toBe(words.length - fromEnd - 1);
  },
);

test.each([
  ['2corinthians 13:14', ['2corinthians 13:13']],
  ['3john 1:14', ['3john 1:14', '3john 1:15']],
  ['revelation 12:17', ['revelation 12:17']],
  ['revelation 13:1', ['revelation 12:18', 'revelation 13:1']],
])('the English address %s is made of the verses %j of SBLGNT', (address, own) => {
  expect(fromEnglish('sblgnt', at(address)).map(key)).toEqual(own);
});

test('the note about the numbering of 1 John 5:7–8 says what the King James Version adds to the Greek', () => {
  const words = (verse: string) => greek.find((own) => key(own) === verse)!.words;
  expect(words('1john 5:7')).toEqual(['ὅτι', 'τρεῖς', 'εἰσιν', 'οἱ', 'μαρτυροῦντες']);
  expect(words('1john 5:8').slice(0, 2)).toEqual(['τὸ', 'πνεῦμα']);
  for (const verse of ['1john 5:7', '1john 5:8'])
    expect(numberingNote(at(verse)), verse).toMatch(/^The King James Version is longer\./u);
});

test('ten verses have a note about their numbering, eight of them because they begin or end elsewhere in Greek, and the Greek text confirms four of these', () => {
  const ends = (verse: string, count: number) => greek.find((own) => key(own) === verse)!.words.slice(-count);
  expect(ends('acts 2:47', 3)).toEqual(['ἐπὶ', 'τὸ', 'αὐτό']);
  expect(ends('galatians 2:19', 2)).toEqual(['Χριστῷ', 'συνεσταύρωμαι']);
  expect(greek.find((own) => key(own) === '1thessalonians 2:7')!.words[0]).toBe('δυνάμενοι');
  expect(greek.find((own) => key(own) === 'philippians 1:16')!.words).toContain('ἀγάπης');
  const noted = addresses.filter((address) => numberingNote(address) !== null).map(key);
  expect(noted).toEqual(
    expect.arrayContaining([
      'acts 2:47',
      'galatians 2:19',
      'philippians 1:16',
      'philippians 1:17',
      '1thessalonians 2:7',
    ]),
  );
  expect(noted.length).toBe(10);
});

test('the English numbering has 31,102 verses and 63 titles', () => {
  expect(addresses.length).toBe(31_102 + 63);
});

test('fromEnglish finds every verse of the Hebrew edition and of SBLGNT at each English address of its words', () => {
  const lost = [...hebrew, ...greek].filter((own) => {
    const numbering = originalNumbering(own.book)!;
    const parts = toEnglish(numbering, own);
    const found = parts.filter((part) =>
      fromEnglish(numbering, part).some(
        (back) =>
          key(back) === key(own) && back.firstWord === part.firstWord && back.lastWord === part.lastWord,
      ),
    );
    return parts.length === 0 || found.length !== parts.length;
  });
  expect(lost).toEqual([]);
});

test.each([
  ['Hebrew', hebrew, 305_507],
  ['Greek, without the 34 words of the unnumbered ending of Mark', greek, 137_554 - 34],
])(
  'a walk over every English address gives each word exactly once and in order, in %s',
  (_, verses, total) => {
    const wordsOf = new Map(verses.map((verse) => [key(verse), verse.words]));
    const seen = new Map<string, number[]>();
    for (const address of addresses) {
      const numbering = originalNumbering(address.book)!;
      for (const own of fromEnglish(numbering, address)) {
        const words = wordsOf.get(key(own));
        if (words === undefined) continue;
        const positions = seen.get(key(own)) ?? [];
        for (let word = own.firstWord; word <= (own.lastWord ?? words.length - 1); word += 1)
          positions.push(word);
        seen.set(key(own), positions);
      }
    }
    for (const [verse, words] of wordsOf)
      expect(seen.get(verse), verse).toEqual(words.map((_word, index) => index));
    expect([...seen.values()].reduce((sum, positions) => sum + positions.length, 0)).toBe(total);
  },
);

test('of all English addresses, only Nehemiah 7:68 and the 30 verses absent from SBLGNT have no original text', () => {
  const texts = new Set([...hebrew, ...greek].map(key));
  const empty = addresses.filter((address) => {
    const own = fromEnglish(originalNumbering(address.book)!, address);
    return !own.some((verse) => texts.has(key(verse)));
  });
  expect(empty).toEqual([...ABSENT_FROM_HEBREW, ...ABSENT_FROM_SBLGNT]);
  expect(empty.length).toBe(31);
});

test.each([
  ['psalms 51:19', 'Psalm 51:21'],
  ['psalms 3:0', 'Psalm 3:1'],
  ['psalms 23:3', null],
  ['joel 2:28', 'Joel 3:1'],
  ['1kings 18:33', '1 Kings 18:33–34a'],
  ['1kings 22:22', '1 Kings 22:21b–22'],
  ['isaiah 64:1', 'Isaiah 63:19b'],
  ['numbers 26:1', 'Numbers 25:19–26:1'],
  ['acts 19:41', 'Acts 19:40b'],
  ['3john 1:14', '3 John 1:14–15'],
  ['revelation 13:1', 'Revelation 12:18–13:1'],
  ['nehemiah 7:68', null],
  ['tobit 1:1', null],
])('the original reference of %s is %s', (address, reference) => {
  expect(originalReference(at(address))).toBe(reference);
});
