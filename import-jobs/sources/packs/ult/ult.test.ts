import { expect, test } from 'vitest';
import { translationsFor } from '../../../../domain/lexicon/index.ts';
import { readMeanings } from './read-verse.ts';
import { MEANINGS } from './ult.ts';

const start = (content: string, occurrence = 1, strong = 'H0001', open = '\\zaln-s |'): string =>
  `${open}x-strong="${strong}" x-lemma="x" x-morph="He" x-occurrence="${occurrence}" x-occurrences="1" x-content="${content}"\\*`;
const END = '\\zaln-e\\*';
const w = (text: string): string => `\\w ${text}|x-occurrence="1" x-occurrences="1"\\w*`;
const phrases = (usfm: string): string[] => readMeanings(usfm).map(({ text, phrase }) => `${text} ${phrase}`);

test('the meaning of a word in a verse is the English words inside its USFM milestone', () => {
  expect(
    phrases(`${start('בָרָא')}${w('he')}\n${w('created')}${END}, ${start('אֵת')}${w('the')}${END}`),
  ).toEqual(['בָרָא he created', 'אֵת the']);
});

test('the meanings of a verse belong to the words of both milestones if one milestone is inside the other', () => {
  expect(phrases(`${start('בֵּית')}${start('לֶחֶם')}${w('Bethlehem')}${END}${END}`)).toEqual([
    'בֵּית Bethlehem',
    'לֶחֶם Bethlehem',
  ]);
});

test('the meanings of a verse are joined with … if a word has several milestones', () => {
  expect(
    phrases(
      `${start('יֵלֶךְ')}${w('And')}${END}\n${start('אִישׁ')}${w('man')}${END}\n${start('יֵלֶךְ')}${w('went')}${END}`,
    ),
  ).toEqual(['יֵלֶךְ And … went', 'אִישׁ man']);
});

test('the meanings of a verse have the hyphens, apostrophes and commas inside English words, but no other punctuation', () => {
  const usfm = `${start('אָב')}${w('daughters')}-${w('in')}-${w('law')}’${w('s')}, “${w('two')}\n{${w('of')}} ${w('2')},${w('000')}${END}`;
  expect(phrases(usfm)).toEqual(['אָב daughters-in-law’s two of 2,000']);
});

test('the meanings of a verse can be in a milestone without a space before its attributes', () => {
  expect(phrases(`${start('אָב', 1, 'H0001', '\\zaln-s|')}${w('father')}${END}`)).toEqual(['אָב father']);
});

test('the meanings of a verse have the word without word joiners, and the Strong’s number without prefixes', () => {
  expect(readMeanings(`${start('בָּ\u2060אָרֶץ', 2, 'b:d:H0776a')}${w('land')}${END}`)).toEqual([
    { text: 'בָּאָרֶץ', letters: 'בארץ', occurrence: 2, strongsNumber: 'H776', phrase: 'land' },
  ]);
});

test('the meanings of a verse have the Strong’s number of a Greek word without the last digit that the file adds', () => {
  expect(readMeanings(`${start('Ἰούδας', 1, 'G24550')}${w('Judas')}${END}`)[0]).toMatchObject({
    letters: 'ιουδασ',
    strongsNumber: 'G2455',
  });
  expect(readMeanings(`${start('ὁ', 1, '')}${w('the')}${END}`)[0]?.strongsNumber).toBeNull();
});

test('the meanings of a verse leave out footnotes and words without a phrase', () => {
  expect(
    phrases(`${start('אָב')}\\f + \\ft Or ${w('sire')}\\f*${w('father')}${END}${start('אֵת')}${END}`),
  ).toEqual(['אָב father']);
});

const meaning = (text: string, letters: string, occurrence: number, phrase: string) => ({
  text,
  letters,
  occurrence,
  strongsNumber: null,
  phrase,
});

test('the meanings for the words of an edition are found by the text of a word and its number among equal words', () => {
  const words = ['καὶ', 'ὁ', 'καὶ'].map((originalText) => ({
    originalText,
    letters: originalText === 'ὁ' ? 'ο' : 'και',
  }));
  const meanings = [meaning('καὶ', 'και', 2, 'also'), meaning('καὶ', 'και', 1, 'and')];
  expect(translationsFor(words, meanings)).toEqual(['and', null, 'also']);
});

test('the meanings for the words of an edition are found by the letters of a word if the edition has other accents, but are never used twice', () => {
  const words = [
    { originalText: 'καί', letters: 'και' },
    { originalText: 'καὶ', letters: 'και' },
    { originalText: 'καὶ', letters: 'και' },
  ];
  const meanings = [meaning('καὶ', 'και', 1, 'exact'), meaning('κἀι', 'και', 1, 'by letters')];
  expect(translationsFor(words, meanings)).toEqual(['by letters', 'exact', null]);
});

const USFM = `\\id RUT\n\\c 1\n\\p\n\\v 1 ${start('אָב')}${w('father')}${END}\n\\c 2\n\\q \\v 1 ${w('unaligned')}\n\\v 2 ${start('אֵת')}${w('the')}${END}\n`;
const read = (from: number, to: number) => {
  const { meanings = {}, problems } = MEANINGS.read({ part: 'ruth', from, to }, () => USFM);
  return { meanings: meanings.meanings ?? [], problems };
};

test('a book of meanings has its verses in the English numbering', () => {
  expect(MEANINGS.count('ruth', () => USFM)).toBe(3);
  expect(
    read(0, 9).meanings.map(({ chapter, verse, meanings }) => [chapter, verse, meanings[0]?.phrase]),
  ).toEqual([
    [1, 1, 'father'],
    [2, 2, 'the'],
  ]);
});

test('a book of meanings reports each verse that is not aligned with the original', () => {
  expect(read(1, 2)).toEqual({
    meanings: [],
    problems: [
      {
        kind: 'skipped',
        source: '08-RUT.usfm',
        row: null,
        column: null,
        message: 'Ruth 2:1 is not aligned with the original.',
      },
    ],
  });
});

test('the pack of meanings lacks Genesis, Psalms, Isaiah and Ezekiel, because its source lacks them', () => {
  expect(MEANINGS.lacks).toEqual(['genesis', 'psalms', 'isaiah', 'ezekiel']);
});

test('the pack of meanings has 62 books, and refuses a book without a file', () => {
  expect(MEANINGS.parts).toHaveLength(62);
  expect(MEANINGS.parts.at(-1)).toMatchObject({
    part: 'revelation',
    book: 'revelation',
    files: ['67-REV.usfm'],
  });
  expect(() => MEANINGS.count('genesis', () => '')).toThrow('The pack meanings has no part genesis');
});
