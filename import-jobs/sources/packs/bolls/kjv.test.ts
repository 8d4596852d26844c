import { expect, test } from 'vitest';
import { KJV_WITH_APOCRYPHA } from './kjv.ts';
import { countRows, readRows } from './rows.ts';
import { plainText, readTaggedText } from './tagged-text.ts';

const WORD = /[A-Za-z]+(?:['-][A-Za-z]+)*'?/u;
const FILE = 'KJV.json';
type Row = [book: number, chapter: number, verse: number, text: string];

const fileOf = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map(([book, chapter, verse, text], pk) => ({ pk, translation: 'KJV', book, chapter, verse, text })),
  ).replaceAll('},{', '}, {');
const readAll = (rows: readonly Row[]) =>
  KJV_WITH_APOCRYPHA.read({ part: FILE, from: 0, to: rows.length }, () => fileOf(rows));
const placesOf = (rows: readonly Row[], edition: 'kjvs' | 'kjv-apocrypha'): string[] =>
  (readAll(rows).verses?.[edition] ?? []).map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);
const tagged = (text: string) => readTaggedText(text, WORD).words.map((word) => [word.text, word.number]);
const plain = (text: string): string => plainText(readTaggedText(text, WORD));

test('a text of Bolls with Strong’s numbers gives each word the number that follows it', () => {
  expect(tagged('In the beginning<S>7225</S> God<S>430</S>.')).toEqual([
    ['In', null],
    ['the', null],
    ['beginning', 7225],
    ['God', 430],
  ]);
});

test('a text of Bolls with Strong’s numbers makes a word without text for a second number', () => {
  expect(tagged('created<S>1254</S> <S>853</S> the')).toEqual([
    ['created', 1254],
    ['', 853],
    ['the', null],
  ]);
  expect(plain('created<S>1254</S> <S>853</S> the')).toBe('created the');
});

test('a text of Bolls with Strong’s numbers gives a number after a punctuation mark to the word before the mark', () => {
  expect(tagged('to scorn;<S>3932</S> the')).toEqual([
    ['to', null],
    ['scorn', 3932],
    ['the', null],
  ]);
});

test('a text of Bolls with Strong’s numbers has no space before a punctuation mark where a number was removed', () => {
  expect(plain('there is life<S>5315</S> <S>2416</S>, I have (for she died<S>4191</S>)<S>3588</S>')).toBe(
    'there is life, I have (for she died)',
  );
});

test('a text of Bolls with Strong’s numbers does not divide words at hyphens and apostrophes', () => {
  expect(tagged("thy sons'<S>1121</S> Beth-el").map(([text]) => text)).toEqual(['thy', "sons'", 'Beth-el']);
});

test('a text of Bolls with Strong’s numbers loses marginal notes and subscriptions, even if they contain tags', () => {
  expect(plain('Amen<S>281</S>. <sup>The second<S>1208</S> <i>epistle</i></sup> <b>Go</b>.')).toBe(
    'Amen. Go.',
  );
});

test('a text of Bolls with Strong’s numbers keeps an opening bracket before the first word', () => {
  expect(plain('(For he<S>846</S> said)')).toBe('(For he said)');
});

const rows: Row[] = [
  [1, 1, 1, 'One {"x" <S>1</S>'],
  [1, 1, 2, 'Two'],
  [1, 1, 3, 'Three'],
];

test('the rows of a file of Bolls Bible are counted without parsing, and are read one range after another', () => {
  expect(countRows(fileOf(rows))).toBe(3);
  expect(readRows(FILE, fileOf(rows), 1, 3).rows.map(({ row, text }) => [row, text])).toEqual([
    [2, 'Two'],
    [3, 'Three'],
  ]);
  expect(readRows(FILE, fileOf(rows), 3, 9).rows).toEqual([]);
});

test('in a file of Bolls Bible, a row that is not a verse is reported, and the other rows are read', () => {
  const damaged = fileOf(rows).replace('"verse":2', '"verse":"two"').replace('"Three"', '"Three');
  const { rows: good, problems } = readRows(FILE, damaged, 0, 3);
  expect(good.map(({ row }) => row)).toEqual([1]);
  expect(problems.map(({ kind, source, row }) => [kind, source, row])).toEqual([
    ['failed', FILE, 2],
    ['failed', FILE, 3],
  ]);
});

test('the King James Version of Bolls has Hebrew Strong’s numbers in the Old Testament and Greek Strong’s numbers in the New', () => {
  const { verses } = readAll([
    [39, 4, 6, 'earth<S>776</S>'],
    [40, 1, 1, 'book<S>976</S>'],
  ]);
  expect(verses?.kjvs?.flatMap(({ words }) => words.map((word) => [word.strongsNumber, word.lemma]))).toEqual(
    [
      ['H776', 'H776'],
      ['G976', 'G976'],
    ],
  );
});

test('the King James Version of Bolls loses the marginal note of Mark 6:8, which the file has without tags', () => {
  const row: Row = [41, 6, 8, 'purse<S>2223</S>:money: the word signifieth a piece of brass'];
  expect(readAll([row]).verses?.kjvs?.[0]?.text).toBe('purse:');
});

test('the King James Version of Bolls gives English words no letters', () => {
  expect(readAll([[1, 1, 1, 'In']]).verses?.kjvs?.[0]?.words[0]).toMatchObject({
    letters: '',
    lemma: 'in',
  });
});

test('the King James Version of Bolls makes the title of a psalm verse 0 if verse 0 has an address, and otherwise a heading', () => {
  const title = 'A Psalm<S>4210</S> of David<S>1732</S>. ';
  const { verses } = readAll([
    [19, 15, 1, `${title}LORD<S>3068</S>, who`],
    [19, 3, 1, 'A Psalm of David, when he fled from Absalom his son<S>1121</S> <S>853</S>. LORD<S>3068</S>'],
    [19, 119, 9, 'BETH. Wherewithal'],
    [19, 119, 10, 'With my whole heart'],
    [19, 1, 1, 'Blessed is the man'],
  ]);
  expect(verses?.kjvs?.map(({ chapter, verse, heading, text }) => [chapter, verse, heading, text])).toEqual([
    [15, 1, 'A Psalm of David.', 'LORD, who'],
    [3, 0, null, 'A Psalm of David, when he fled from Absalom his son.'],
    [3, 1, null, 'LORD'],
    [119, 9, 'BETH.', 'Wherewithal'],
    [119, 10, null, 'With my whole heart'],
    [1, 1, null, 'Blessed is the man'],
  ]);
  expect(verses?.kjvs?.[1]?.words.at(-1)).toMatchObject({ originalText: '', strongsNumber: 'H853' });
});

test('the King James Version of Bolls leaves the Greek additions out of Esther', () => {
  const rows: Row[] = [
    [17, 10, 3, 'For Mordecai'],
    [17, 10, 4, 'Then Mardocheus said'],
    [17, 16, 24, 'Therefore'],
  ];
  expect(placesOf(rows, 'kjvs')).toEqual(['esther 10:3']);
  expect(readAll(rows).problems).toEqual(
    [
      [2, '10:4'],
      [3, '16:24'],
    ].map(([row, verse]) => ({
      kind: 'skipped',
      source: FILE,
      row,
      column: null,
      message: `Esther ${verse}: an addition of the Greek Esther, which is not in the 66 books`,
    })),
  );
});

test('the King James Version of Bolls leaves 2 Esdras out of 1 Esdras', () => {
  const rows: Row[] = [
    [67, 2, 30, 'Then'],
    [67, 2, 31, 'wrong book'],
    [67, 10, 1, 'wrong book'],
  ];
  expect(placesOf(rows, 'kjv-apocrypha')).toEqual(['1 esdras 2:30']);
});

test('the King James Version of Bolls leaves out one copy of each verse or book that is in the file twice', () => {
  const rows: Row[] = [
    [71, 1, 30, 'Exalt not thyself'],
    [71, 1, 31, 'Be not an hypocrite'],
    [75, 9, 30, 'And Philip'],
    [76, 1, 1, 'The Prayer of Manasseh'],
    [83, 1, 1, 'O Lord'],
  ];
  expect(placesOf(rows, 'kjv-apocrypha')).toEqual(['sirach 1:30', 'prayer of manasseh 1:1']);
  expect(readAll(rows).problems?.map(({ row, message }) => [row, message])).toEqual([
    [2, 'Sirach 1:31: a verse that is in the file twice'],
    [3, '2 Maccabees 9:30: a verse that is in the file twice'],
    [4, 'Prayer of Manasseh 1:1: a book that is in the file twice, or that the canon does not have'],
  ]);
});

test('the King James Version of Bolls makes the Prologue of Sirach verse 0', () => {
  const { verses } = readAll([[71, 1, 1, 'The Prologue of Jesus. All wisdom cometh from the Lord.']]);
  expect(
    verses?.['kjv-apocrypha']?.map(({ verse, text, addresses }) => [verse, text, addresses[0]?.verse]),
  ).toEqual([
    [0, 'The Prologue of Jesus.', 0],
    [1, 'All wisdom cometh from the Lord.', 1],
  ]);
});
