import { expect, test } from 'vitest';
import { bytesOf, readFile } from '../../tests/imports/bible-files/sample-bible.ts';
import { memorySource } from '../files/byte-source.ts';
import { type Guesses, openBibleFile } from './index.ts';

const A = 'Now it came to pass in the days when the judges ruled';
const B = 'And the name of the man was Elimelech, and his wife';
const C = 'And Naomi had a kinsman of her husband’s';

const read = async (table: string, guesses: Guesses = {}, name = 'text.txt') => {
  const { rows, problems, file } = await readFile(table, guesses, name);
  return {
    file,
    problems,
    rows,
    verses: rows.map(({ book, chapter, verse, text }) => `${book} ${chapter}:${verse} ${text}`),
  };
};
const ALL = [`ruth 1:1 ${A}`, `ruth 1:2 ${B}`, `ruth 2:1 ${C}`];

test.each([
  [
    'names of columns in another language',
    `Libro;Capítulo;Versículo;Texto\nRut;1;1;${A}\nRut;1;2;${B}\nRut;2;1;${C}`,
  ],
  ['Korean names of columns', `책\t장\t절\t본문\n8\t1\t1\t${A}\n8\t1\t2\t${B}\n8\t2\t1\t${C}`],
  [
    'Korean names of columns, and a column for numbers of rows',
    `번호,책,장,절,본문\n900,8,1,1,"${A}"\n901,8,1,2,"${B}"\n950,8,2,1,"${C}"`,
  ],
  [
    'words before numbers',
    `Ruth;Chapter 1;Verse 1;${A}\nRuth;Chapter 1;Verse 2;${B}\nRuth;Chapter 2;Verse 1;${C}`,
  ],
  [
    'a title, a licence with commas, and empty rows',
    `Bible export,,,\nYou may copy, print, and give it away\n,,,\nbook,chapter,verse,text\nRuth,1,1,"${A}"\n,,,\nRuth,1,2,"${B}"\n\f\nRuth,2,1,"${C}"\n`,
  ],
  ['digits of another script', `book|chapter|verse|text\nRuth|१|१|${A}\nRuth|१|२|${B}\nRuth|२|१|${C}`],
  [
    'more columns',
    `id,testament,book_id,book,chapter,verse,text,translation_id\n1,OT,8,Ruth,1,1,"${A}",KJV\n2,OT,8,Ruth,1,2,"${B}",KJV\n3,OT,8,Ruth,2,1,"${C}",KJV`,
  ],
  ['a reference with tabs', `Ruth 1:1\t${A}\nRuth 1:2\t${B}\nRuth 2:1\t${C}`],
  ['German references', `ref;text\nRut 1,1;${A}\nRut 1,2;${B}\nRut 2,1;${C}`],
  ['ids of words and numbers', `verse_id,text\nRuth_1_1,${A}\nRuth_1_2,"${B}"\nRuth_2_1,${C}`],
  ['numbers with colons', `8:1:1|${A}\n8:1:2|${B}\n8:2:1|${C}`],
  [
    'spaces around cells',
    `book , chapter , verse , text\nRuth , 1 , 1 , ${A}\nRuth , 1 , 2 , "${B}"\nRuth , 2 , 1 , ${C}`,
  ],
  [
    'numbers of a spreadsheet',
    `book,chapter,verse,text\nRuth,1.0,1.0,"${A}"\nRuth,1.0,2.0,"${B}"\nRuth,2.0,1.0,"${C}"`,
  ],
  ['empty lines', `\n\nbook,chapter,verse,text\n\nRuth,1,1,"${A}"\nRuth,1,2,"${B}"\n\n\nRuth,2,1,"${C}"\n\n`],
  ['text before the place', `"${A}",1,1,Ruth\n"${B}",2,1,Ruth\n"${C}",1,2,Ruth\n`],
  [
    'a title before it',
    `The Book of Ruth\n\nbook;chapter;verse;text\nRuth;1;1;${A}\nRuth;1;2;${B}\nRuth;2;1;${C}`,
  ],
  ['the line of Excel', `sep=;\nbook;chapter;verse;text\nRuth;1;1;${A}\nRuth;1;2;${B}\nRuth;2;1;${C}`],
  ['chapter and verse in one column', `book,place,text\nRuth,1:1,"${A}"\nRuth,1:2,"${B}"\nRuth,2:1,"${C}"`],
  ['places in brackets', `[Ruth 1:1] ${A}\n[Ruth 1:2] ${B}\n[Ruth 2:1] ${C}`],
  ['a long dash after the place', `Ruth 1:1 — ${A}\nRuth 1:2 — ${B}\nRuth 2:1 — ${C}`],
  [
    'lines of Markdown',
    `| Book | Chapter | Verse | Text |\n|---|---|---:|---|\n| Ruth | 1 | 1 | ${A} |\n| Ruth | 1 | 2 | ${B} |\n| Ruth | 2 | 1 | ${C} |`,
  ],
  ['codes of books and numbers', `id,text\nRUT001001,"${A}"\nRUT001002,"${B}"\nRUT002001,"${C}"`],
  ['a dash after the place', `Ruth 1:1 - ${A}\nRuth 1:2 - ${B}\nRuth 2:1 - ${C}`],
  ['a number before each verse', `08001001 ${A}\n08001002 ${B}\n08002001 ${C}`],
  ['letters before each number', `B08C001V001,"${A}"\nB08C001V002,"${B}"\nB08C002V001,"${C}"`],
  ['carets', `Ruth^1^1^${A}\nRuth^1^2^${B}\nRuth^2^1^${C}`],
  [
    'numbers of books as a spreadsheet has them',
    `b,c,v,t\n8.0,1.0,1.0,"${A}"\n8.0,1.0,2.0,"${B}"\n8.0,2.0,1.0,"${C}"`,
  ],
  ['old line ends', `book,chapter,verse,text\rRuth,1,1,"${A}"\rRuth,1,2,"${B}"\rRuth,2,1,"${C}"`],
  ['a comment before it', `# Public domain\n# by us\nRuth|1|1|${A}\nRuth|1|2|${B}\nRuth|2|1|${C}`],
])('a table with %s is read', async (_, table) => {
  const { verses, problems } = await read(table);
  expect(problems).toEqual([]);
  expect(verses).toEqual(ALL);
});

test('a file of one book needs no column for it', async () => {
  const table = `chapter,verse,text\n1,1,"${A}"\n1,2,"${B}"\n2,1,"${C}"`;
  expect((await read(table, {}, '08-Ruth.csv')).verses).toEqual(ALL);
});

test('whether the first row has names can be chosen', async () => {
  const table = `Ruth,1,1,"${A}"\nRuth,1,2,"${B}"\nRuth,2,1,"${C}"`;
  expect((await read(table)).file).toMatchObject({
    hasHeader: false,
    columns: { names: ['Column 1', 'Column 2', 'Column 3', 'Column 4'] },
  });
  expect((await read(table, { hasHeader: true })).verses).toEqual(ALL.slice(1));
});

test('columns can be chosen by name and by place', async () => {
  const table = `one,two,three,four,five\nRuth,1,1,"${A}","${C} one"\nRuth,1,2,"${B}","${C} two"\n`;
  const guessed = await read(table);
  expect(guessed.file.columns?.chosen).toEqual({ book: 'one', chapter: 'two', verse: 'three', text: 'four' });
  expect((await read(table, { columns: { text: 'five' } })).verses).toEqual([
    `ruth 1:1 ${C} one`,
    `ruth 1:2 ${C} two`,
  ]);
  expect((await read(table, { columns: { chapter: 2, verse: 1 } })).verses).toEqual([
    `ruth 1:1 ${A}`,
    `ruth 2:1 ${B}`,
  ]);
});

test('columns that nobody can guess are asked for', async () => {
  const table = `${A};one\n${B};two\n${C};three\n`;
  const source = memorySource(bytesOf(table));
  const file = await openBibleFile(source, 'text.csv');
  expect(file.columns).toMatchObject({
    names: ['Column 1', 'Column 2'],
    chosen: { text: 'Column 1' },
    asked: ['book', 'chapter', 'verse'],
  });
  await expect(file.rows().next()).rejects.toThrow(
    'Choose the columns of the file: nobody has said which one is the book, the chapter, the verse',
  );
});

test('of several columns with texts one is chosen', async () => {
  const table = `ref,hebrew,english\nRuth 1:1,ויהי בימי שפט השפטים,"${A}"\nRuth 1:2,ושם האיש אלימלך,"${B}"`;
  const first = await read(table);
  expect(first.file).toMatchObject({ texts: ['hebrew', 'english'], text: 'hebrew' });
  const { file, verses } = await read(table, { text: 'english' });
  expect(file.text).toBe('english');
  expect(verses).toEqual(ALL.slice(0, 2));
});

test('verses with letters and joined verses keep their numbers', async () => {
  const { rows } = await read(
    `Ruth|1|1a|${A}\nRuth|1|1b|and more\nRuth|1|2-3|${B}\nRuth|2|1–2|${C}\nRuth|3|1,2|${A}\nRuth|3|3/4|${B}`,
  );
  expect(rows).toMatchObject([
    { verse: 1, text: `${A} and more` },
    { verse: 2, lastVerse: 3 },
    { verse: 1, lastVerse: 2 },
    { verse: 1, lastVerse: 2 },
    { verse: 3, lastVerse: 4 },
  ]);
});

test('the letter of a part of a verse can have a column of its own', async () => {
  const { rows } = await read(
    `book,chapter,verse,verse_suffix,text\nRuth,1,1,a,"${A}"\nRuth,1,1,b,"and more"\nRuth,1,2,,"${B}"`,
  );
  expect(rows).toMatchObject([
    { verse: 1, text: `${A} and more` },
    { verse: 2, text: B },
  ]);
});

test('the title of a psalm in double angle brackets becomes verse 0', async () => {
  const { verses } = await read(
    `Psalms|3|1|<<A Psalm of David.>> LORD, how are they increased\nPsalms|3|2|Many there be which say of my soul`,
  );
  expect(verses).toEqual([
    'psalms 3:0 A Psalm of David.',
    'psalms 3:1 LORD, how are they increased',
    'psalms 3:2 Many there be which say of my soul',
  ]);
});

test('bad rows are problems, and the rows around them are read', async () => {
  const table = `book,chapter,verse,text\nRuth,1,1,"${A}"\nRuth,one,2,"x"\nRuth,1,x,"y"\nRuth,1\nRuth,2,1,"${C}"\nRuth,2,2,\nRuth,2,3,"${A} ${B}\n`;
  const { verses, problems, file } = await read(table);
  expect(verses).toEqual([ALL[0], ALL[2]]);
  expect(problems).toEqual([
    { row: 3, source: 'text.txt', message: '“one” is no number of a chapter' },
    { row: 4, source: 'text.txt', message: '“x” is no number of a verse' },
    { row: 5, source: 'text.txt', message: 'The row has 2 columns, and the table has 4' },
    { row: 8, source: 'text.txt', message: 'The quotation mark that opens in this row is never closed' },
  ]);
  expect(Object.fromEntries(file.dropped)).toEqual({ 'verses without text': 1 });
});

test('quotation marks in texts with tabs are letters', async () => {
  const { verses } = await read(`Ruth\t1\t1\t"${A}\nRuth\t1\t2\tshe said, "Go"\nRuth\t2\t1\t"${C}"x`);
  expect(verses).toEqual([`ruth 1:1 "${A}`, 'ruth 1:2 she said, "Go"', `ruth 2:1 "${C}"x`]);
});

test('the same verse again is left out, and another text for it is a problem', async () => {
  const { verses, problems, file } = await read(
    `Ruth|1|1|${A}\nRuth|1|1|${A}\nRuth|1|2|${B}\nRuth|1|2|Something else\nRuth|2|1|${C}\nRuth|2|2|${A}`,
  );
  expect(verses).toEqual([...ALL, `ruth 2:2 ${A}`]);
  expect(problems).toEqual([
    { row: 4, source: 'text.txt', message: 'Ruth 1:2 is also in row 3 with another text, which is kept' },
  ]);
  expect(file.dropped.get('repeated verses')).toBe(1);
});

const numbered = (books: readonly [number, number, number][]): string =>
  `b,c,v,t\n${books.map(([b, c, v]) => `${b},${c},${v},"${A} ${b}"`).join('\n')}\n`;

test('the last verse of a file tells how its books are numbered', async () => {
  const kjv = await read(
    numbered([
      [1, 1, 1],
      [39, 1, 1],
      [40, 1, 1],
      [54, 1, 1],
      [80, 22, 21],
    ]),
  );
  expect(kjv.rows.map(({ book }) => book)).toEqual([
    'genesis',
    'malachi',
    '1 esdras',
    'matthew',
    'revelation',
  ]);
  const catholic = await read(
    numbered([
      [1, 1, 1],
      [17, 1, 1],
      [73, 22, 21],
    ]),
  );
  expect(catholic.rows.map(({ book }) => book)).toEqual(['genesis']);
  expect([...catholic.file.unknownBooks.keys()]).toEqual(['17', '73']);
  const appended = await read(
    numbered([
      [1, 1, 1],
      [66, 1, 1],
      [67, 1, 1],
    ]),
    { books: { '67': 'tobit' } },
  );
  expect(appended.rows.map(({ book }) => book)).toEqual(['genesis', 'revelation', 'tobit']);
});

test('parts of a large file have all its rows', async () => {
  const line = (no: number): string =>
    `Psalms,${1 + Math.floor(no / 100)},${1 + (no % 100)},"${`${A} “${no}”\n`.repeat(12)}"\n`;
  const table = `book,chapter,verse,text\n${Array.from({ length: 14_000 }, (_, no) => line(no)).join('')}`;
  for (const text of [
    table,
    table
      .replace(/,(?=\d|"|c|v|t)/gu, '\t')
      .replace(/ “\d+”\n/gu, ' ')
      .replaceAll('"', ''),
  ]) {
    const file = await openBibleFile(memorySource(bytesOf(text)), 'text.csv');
    const parts = await file.parts();
    expect(parts.length).toBeGreaterThan(1);
    const rows: number[] = [];
    const places = new Set<string>();
    for (const part of parts)
      for await (const one of file.rows(part)) {
        if ('message' in one) throw new Error(one.message);
        rows.push(one.row);
        places.add(`${one.chapter}:${one.verse}`);
      }
    expect(rows).toEqual(Array.from({ length: 14_000 }, (_, no) => no + 2));
    expect(places.size).toBe(14_000);
  }
});
