import { expect, test } from 'vitest';
import { readFile } from '../../../tests/imports/bible-files/sample-bible.ts';

const read = async (json: unknown, guesses = {}, name = 'text.json') => {
  const { rows, problems, file } = await readFile(
    typeof json === 'string' ? json : JSON.stringify(json),
    guesses,
    name,
  );
  return {
    file,
    problems,
    verses: rows.map(({ book, chapter, verse, text }) => `${book} ${chapter}:${verse} ${text}`),
  };
};
const VERSES = [
  'ruth 1:1 Now it came to pass',
  'ruth 1:2 And the name of the man',
  'ruth 2:1 And Naomi had a kinsman',
];
const [a, b, c] = VERSES.map((verse) => verse.replace(/^\S+ \S+ /u, ''));

test.each([
  ['chapters as lists, with an abbreviation', [{ abbrev: 'rt', chapters: [[a, b], [c]] }]],
  ['lists in lists, with a mark', `\uFEFF${JSON.stringify([[[a, b], [c]]])}`],
  [
    'a version around books',
    {
      version: {
        0: {
          book_name: 'Ruth',
          book: {
            1: { chapter_nr: 1, chapter: { 1: { verse_nr: 1, verse: a }, 2: { verse_nr: 2, verse: b } } },
            2: { chapter_nr: 2, chapter: { 1: { verse_nr: 1, verse: c } } },
          },
        },
      },
    },
  ],
  [
    'names that only the key says',
    { Ruth: { chapters: { 1: { verses: { 1: a, 2: b } }, 2: { verses: { 1: c } } } } },
  ],
  ['lists of chapters in objects', { Ruth: [[a, b], [c]] }],
  ['objects of verses by key', { Ruth: { 1: { 1: { text: a }, 2: { text: b } }, 2: { 1: { text: c } } } }],
  [
    'rows in a result',
    {
      results: [
        { pk: 1, translation: 'X', book: 8, chapter: 1, verse: 1, text: a },
        { pk: 2, translation: 'X', book: 8, chapter: 1, verse: 2, text: b },
        { pk: 3, translation: 'X', book: 8, chapter: 2, verse: 1, text: c },
      ],
    },
  ],
  [
    'rows that are lists',
    [
      ['Ruth', 1, 1, a],
      ['Ruth', 1, 2, b],
      ['Ruth', 2, 1, c],
    ],
  ],
  [
    'a name after the chapters',
    [
      {
        chapters: [
          {
            chapter: 1,
            verses: [
              { text: a, verse: 1 },
              { text: b, verse: 2 },
            ],
          },
          { chapter: 2, verses: [{ text: c, verse: 1 }] },
        ],
        name: 'Ruth',
      },
    ],
  ],
  ['chapter and verse as a key', { Ruth: { '1:1': a, '1:2': b, '2:1': c } }],
  [
    'chapters by name',
    {
      book: 'Ruth',
      chapters: [
        {
          chapter: '1',
          verses: [
            { verse: '1', text: a },
            { verse: '2', text: b },
          ],
        },
        { chapter: '2', verses: [{ verse: '1', text: c }] },
      ],
    },
  ],
])('JSON with %s is read', async (name, json) => {
  const { verses, problems } = await read(json);
  expect(problems).toEqual([]);
  const expected = name.startsWith('lists in lists')
    ? VERSES.map((verse) => verse.replace('ruth', 'genesis'))
    : VERSES;
  expect(verses).toEqual(expected);
});

test('the book of a file of one book is its name', async () => {
  const { verses } = await read([[a, b], [c]], {}, 'data/08-Ruth.json');
  expect(verses).toEqual(VERSES);
});

test('verses in parts with numbers are joined, in a file of one book', async () => {
  const part = (verseNumber: number, sectionNumber: number, value: string) => ({
    type: 'paragraph text',
    chapterNumber: 1,
    verseNumber,
    sectionNumber,
    value,
  });
  const rows = [
    { type: 'paragraph start' },
    part(1, 1, 'Now it '),
    part(1, 2, 'came to pass'),
    part(2, 1, b ?? ''),
  ];
  const { verses, problems } = await read(rows, {}, 'ruth.json');
  expect({ verses, problems }).toEqual({ verses: VERSES.slice(0, 2), problems: [] });
});

test('several texts in rows can be chosen', async () => {
  const rows = [
    { ref: 'Ruth 1:1', english: a, latin: 'In diebus unius iudicis' },
    { ref: 'Ruth 1:2', english: b, latin: 'ipse vocabatur Helimelech' },
  ];
  const first = await read(rows);
  expect(first.file).toMatchObject({ texts: ['english', 'latin'], text: 'english' });
  const second = await read(rows, { text: 'latin' });
  expect(second.verses[0]).toBe('ruth 1:1 In diebus unius iudicis');
});

test('columns of rows can be chosen', async () => {
  const rows = [
    { x: 'Ruth', y: 1, z: 1, w: a },
    { x: 'Ruth', y: 1, z: 2, w: b },
  ];
  const { verses } = await read(rows, { columns: { book: 'x', chapter: 'y', verse: 'z', text: 'w' } });
  expect(verses).toEqual(VERSES.slice(0, 2));
});

test('a text without a place is a problem', async () => {
  const { problems, verses } = await read([
    { book: 'Ruth', chapter: 1, verse: 1, text: a },
    { text: 'lost and long enough' },
  ]);
  expect(verses).toHaveLength(1);
  expect(problems).toMatchObject([{ row: 2, message: 'The text has no book, chapter and verse' }]);
});

test.each([
  [
    '[{"ref":"Ruth 1:1","text":"Now it came"},{"ref":"Ru',
    'The JSON is damaged or cut off: it ends in the middle',
  ],
  [
    '[{"ref":"Ruth 1:1","text":"Now it came"},{"ref":x',
    'The JSON is damaged or cut off: the sign “x” stands at a wrong place, at byte 48. Download',
  ],
  ['[{"ref":"Ruth 1:1","text":"Now it came"},', 'The JSON is damaged or cut off: it ends in the middle'],
  ['[{"ref":"Ruth 1:1","text":"Now it came"}}', 'a bracket stands at a wrong place'],
  ['[{"ref":"Ruth 1:1","text":"Now it came"},,]', 'a sign stands at a wrong place'],
  ['{"a" "b"}', 'The JSON is damaged'],
  ['['.repeat(100), 'more than 40 levels in each other'],
  [`["${'x'.repeat(3_000_000)}"]`, 'a text longer than 1 MB'],
  ['{"name":"x","version":3}', 'No verse of the file can be read: it has no verses'],
  ['[]', 'No verse of the file can be read: it has no verses'],
])('JSON such as %.40s is refused', async (json, message) => {
  await expect(read(json)).rejects.toThrow(message);
});
