import { expect, test } from 'vitest';
import { textOf } from '../pack.ts';
import { NAMES } from './names.ts';

const MEANINGS = 'HitchcocksBibleNamesDictionary.csv';
const PERSONS = 'BibleData-PersonLabel.csv';
const HEAD =
  'english_label,hebrew_label,hebrew_label_meaning,hebrew_strongs_number,greek_label,greek_strongs_number,label_reference_id';

const readLines = (part: string, lines: readonly string[], from = 0, to = 500) => {
  const csv = textOf(new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`));
  const { names = {}, problems = [] } = NAMES.read({ part, from, to }, () => csv);
  return { names: names.names ?? [], problems };
};

test('the meanings of names are read from a file that begins with a byte order mark', () => {
  expect(
    readLines(MEANINGS, ['Name,Meaning', 'Aaron,a teacher; lofty', '"Abel, the great",mourning']).names,
  ).toEqual([
    {
      list: 'hitchcock',
      row: 2,
      name: 'Aaron',
      meaning: 'a teacher; lofty',
      hebrew: null,
      greek: null,
      strongs: [],
      reference: null,
    },
    expect.objectContaining({ row: 3, name: 'Abel, the great' }),
  ]);
});

test('the record of a person has the Hebrew and Greek names, the Strong’s numbers and the verse', () => {
  expect(readLines(PERSONS, [HEAD, 'Esau,עֵשָֽׂו,hairy,H6215,Ησαυ,G2269,GEN 25:25']).names).toEqual([
    {
      list: 'persons',
      row: 2,
      name: 'Esau',
      meaning: 'hairy',
      hebrew: 'עֵשָֽׂו',
      greek: 'Ησαυ',
      strongs: ['H6215', 'G2269'],
      reference: { book: 'genesis', chapter: 25, verse: 25 },
    },
  ]);
});

test('in the list of persons, “G-d” becomes “God”, a label can have several Strong’s numbers, and “none” becomes null', () => {
  const [name] = readLines(PERSONS, [
    HEAD,
    'LORD G-d,יְהוָה אֱלֹהִים,[special name of G-d],"H3068, H430b",none,none,EZK  1:2',
  ]).names;
  expect(name).toMatchObject({
    name: 'LORD God',
    meaning: '[special name of God]',
    strongs: ['H3068', 'H430'],
    greek: null,
    reference: { book: 'ezekiel', chapter: 1, verse: 2 },
  });
});

test('in the list of persons, a verse that does not exist becomes null with a note; the title of a psalm counts as a verse', () => {
  const places = ['GEN 51:1', 'GEN 1:32', 'XYZ 1:1', '', 'PSA 7:0', 'PHM 1:1'];
  const { names, problems } = readLines(PERSONS, [HEAD, ...places.map((place) => `Cush,,,,,,${place}`)]);
  expect(names.map(({ reference }) => reference?.verse ?? null)).toEqual([null, null, null, null, 0, 1]);
  expect(problems.map(({ kind, row, message }) => [kind, row, message])).toEqual([
    ['note', 2, 'Cush: there is no verse GEN 51:1.'],
    ['note', 3, 'Cush: there is no verse GEN 1:32.'],
    ['note', 4, 'Cush: there is no verse XYZ 1:1.'],
  ]);
});

test('a row of a list of names with too many columns, no name or a bad quote is reported, and the other rows are read', () => {
  const { names, problems } = readLines(
    MEANINGS,
    ['Name,Meaning', 'Aaron,a,b', ',x', 'Abel,"y', 'Adam,earthy'],
    0,
    4,
  );
  expect(names.map(({ name }) => name)).toEqual(['Adam']);
  expect(problems.map(({ kind, row }) => [kind, row])).toEqual([
    ['failed', 2],
    ['failed', 3],
    ['failed', 4],
  ]);
});

test('a list of names without a needed column is refused, and so is an unknown file', () => {
  expect(() => readLines(MEANINGS, ['Name,Sense', 'Aaron,a'])).toThrow(
    `${MEANINGS} lacks the column Meaning.`,
  );
  expect(() => readLines('other.csv', ['Name'])).toThrow('The pack names has no part other.csv');
});

test('the rows of a list of names are counted, and one range of them is read', () => {
  const lines = ['Name,Meaning', 'Aaron,a', 'Abel,b', 'Adam,c'];
  expect(NAMES.count(MEANINGS, () => lines.join('\n'))).toBe(3);
  expect(readLines(MEANINGS, lines, 1, 2).names.map(({ row, name }) => [row, name])).toEqual([[3, 'Abel']]);
});
