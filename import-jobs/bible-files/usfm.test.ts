import usfmJs from 'usfm-js';
import { expect, test } from 'vitest';
import { plain, readFile, sampleVerses } from '../../tests/imports/bible-files/sample-bible.ts';
import { madeShapes } from '../../tests/imports/bible-files/shapes.ts';

const read = async (usfm: string) => {
  const { rows, problems, file } = await readFile(usfm);
  return {
    rows,
    problems,
    dropped: Object.fromEntries(file.dropped),
    verses: rows.map(({ verse, text }) => `${verse} ${text}`),
  };
};

test('markers and ids in capitals and small letters are the same', async () => {
  const { rows } = await read('\\ID rut King James\n\\H Ruth\n\\C 1\n\\P\n\\V 1 One\n\\v 2 Two');
  expect(rows).toMatchObject([
    { book: 'ruth', verse: 1, text: 'One' },
    { book: 'ruth', verse: 2, text: 'Two' },
  ]);
});

const chapter = (body: string, book = 'RUT'): string => `\\id ${book}\n\\c 1\n\\p\n${body}`;

test.each([
  [
    'lines of poetry',
    '\\q1 \\v 1 The LORD is\n\\q2 my shepherd;\n\\b\n\\q1 I shall',
    ['1 The LORD is my shepherd; I shall'],
  ],
  [
    'words of Jesus and other styles',
    '\\v 1 \\wj I am \\+nd the\\+nd* way\\wj*, \\add and\\add* \\qs Selah\\qs*',
    ['1 I am the way, and Selah'],
  ],
  [
    'footnotes and cross references',
    '\\v 1 God\\f + \\fr 1:1 \\fq God \\ft Or \\+nd LORD\\+nd*.\\f*, who\\x - \\xo 1:1 \\xt Ps 1:1\\x* said',
    ['1 God, who said'],
  ],
  ['a footnote on several lines', '\\v 1 God\\f + \\ft one\ntwo\nthree\\f* said', ['1 God said']],
  [
    'words with attributes',
    '\\v 1 \\w In the|lemma="x"\\w* \\w beginning|strong="H7225" x-y="1"\\w*, \\w God\\w*.',
    ['1 In the beginning, God.'],
  ],
  ['joined verses', '\\v 3-4 Both', ['3 Both']],
  ['parts of verses', '\\v 1a One\n\\q \\v 1b and half\n\\v 2 Two', ['1 One and half', '2 Two']],
  ['other verse numbers', '\\v 1 \\va 2\\va* \\vp 1b\\vp* One', ['1 One']],
  ['tables', '\\tr \\th1 Day \\th2 Tribe\n\\tr \\tc1 \\v 1 First \\tcr2 Judah', ['1 First Judah']],
  ['pictures', '\\v 1 One\\fig caption|src="a.jpg" size="col"\\fig* two', ['1 One two']],
  [
    'milestones',
    '\\v 1 \\qt-s |sid="a" who="Pilate"\\*Are you\\qt-e |eid="a"\\*?\n\\ts\\*\n\\v 2 Two',
    ['1 Are you?', '2 Two'],
  ],
  [
    'boxes of a study Bible',
    '\\v 1 One\n\\esb\n\\p Not Scripture\n\\esbe\n\\p\n\\v 2 Two',
    ['1 One', '2 Two'],
  ],
  ['chapter labels', '\\cl Chapter 1\n\\cp A\n\\v 1 One', ['1 One']],
  ['a verse without text', '\\v 1 One\n\\v 2\n\\v 3 Three', ['1 One', '3 Three']],
  ['a marker in the middle of a line', '\\v 1 One \\v 2 Two', ['1 One', '2 Two']],
])('USFM with %s is read', async (_, body, verses) => {
  const { verses: found, problems } = await read(chapter(body));
  expect(problems).toEqual([]);
  expect(found).toEqual(verses);
});

test('a heading belongs to the next verse, also in the middle of a verse', async () => {
  const { rows, dropped } = await read(
    chapter('\\s1 First\n\\r (1Sa 1:1)\n\\p\n\\v 1 One\n\\s2 A \\nd second\\nd*\n\\p more\n\\v 2 Two'),
  );
  expect(rows.map(({ text, heading }) => [text, heading])).toEqual([
    ['One more', 'First'],
    ['Two', 'A second'],
  ]);
  expect(dropped).toEqual({ 'cross references': 1 });
});

test('the title of a psalm is verse 0, and a letter of Psalm 119 a heading', async () => {
  const { verses } = await read(
    '\\id PSA\n\\c 3\n\\s A heading\n\\d A Psalm of \\nd David\\nd*\\f + \\ft x\\f*.\n\\q1\n\\v 1 LORD',
  );
  expect(verses).toEqual(['0 A Psalm of David.', '1 LORD']);
  expect((await read('\\id PSA\n\\c 3\n\\d\n\\v 1 A Psalm\n\\v 2 LORD')).verses).toEqual([
    '1 A Psalm',
    '2 LORD',
  ]);
  const acrostic = await read('\\id PSA\n\\c 119\n\\qa ALEPH\n\\q1\n\\v 1 Blessed');
  expect(acrostic.rows).toMatchObject([{ verse: 1, heading: 'ALEPH' }]);
  expect((await read('\\id HAB\n\\c 3\n\\d A prayer\n\\v 1 One')).rows).toMatchObject([
    { verse: 1, heading: 'A prayer' },
  ]);
});

test('titles and introductions of a book are left out', async () => {
  const { rows } = await read(
    '\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\mt1 Ruth\n\\imt Intro\n\\ip Words\n\\c 1\n\\s A\n\\p\n\\v 1 One',
  );
  expect(rows).toMatchObject([{ text: 'One', heading: 'A' }]);
});

test('Strong’s numbers become links of words, also those around words', async () => {
  const { rows } = await read(
    chapter(
      '\\v 1 \\w In the beginning|strong="H7225"\\w* \\zaln-s |x-strong="b:H0430" x-lemma="x"\\*\\w God|x-occurrence="1"\\w*\\zaln-e\\*, \\w λόγος|strong="G30560"\\w*',
    ),
  );
  expect(rows[0]?.words).toEqual([
    { text: 'In the beginning', strongs: ['H7225'] },
    { text: 'God,', strongs: ['H430'] },
    { text: 'λόγος', strongs: ['G3056'] },
  ]);
});

test('joined verses say their last verse, and a number that is none is a problem', async () => {
  const { rows, problems } = await read(chapter('\\v 3-4 Both\n\\v 5,6 Two\n\\v x Three'));
  expect(rows).toMatchObject([
    { verse: 3, lastVerse: 4 },
    { verse: 5, lastVerse: 6 },
  ]);
  expect(problems).toMatchObject([{ row: 6, message: '“1:x” are no numbers of a chapter and a verse' }]);
});

test('what stands before the first book is a problem', async () => {
  const { problems, rows } = await read('\\c 1\n\\v 1 One\n\\id RUT\n\\c 1\n\\v 1 Two');
  expect(problems).toMatchObject([{ message: 'The verse stands before the name of a book' }]);
  expect(rows).toMatchObject([{ text: 'Two' }]);
});

/** All text that usfm-js finds in a verse, without notes and headings. */
function textOf(
  parts: readonly { text?: string; type?: string; tag?: string; children?: never[] }[],
): string {
  return parts
    .filter(
      ({ type, tag = '' }) => type !== 'footnote' && type !== 'section' && !/^(?:x|f|s\d?|r)$/u.test(tag),
    )
    .map(({ text = '', children = [] }) => text + textOf(children))
    .join(' ');
}

test('the text of the samples is that of the package usfm-js', async () => {
  const verses = await sampleVerses(['ruth']);
  for (const { name, content } of madeShapes(verses).filter(({ kind }) => kind === 'USFM')) {
    const usfm = String(content());
    const { rows } = await readFile(usfm);
    const { chapters } = usfmJs.toJSON(usfm.replace('\uFEFF', ''));
    for (const { chapter: no, verse, text } of plain(rows)) {
      const words = textOf(chapters[no]?.[verse]?.verseObjects ?? []);
      const letters = (all: string): string => all.replace(/[^\p{L}]/gu, '');
      expect(letters(text), `${name} ${no}:${verse}`).toBe(letters(words));
    }
  }
});
