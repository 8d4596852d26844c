import { expect, test } from 'vitest';
import { readFile } from '../../../tests/imports/bible-files/sample-bible.ts';

const read = async (text: string) => {
  const { rows, problems, file } = await readFile(text);
  return {
    file,
    problems,
    verses: rows.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`),
    texts: rows.map((row) => row.text),
  };
};
const verse = (no: number): string => `And it came to pass, when they were come, on the ${no}th day`;

test('books in titles, a list of contents and a licence at both ends', async () => {
  const titles = [
    ['The First Book of Moses: Called Genesis', 'genesis'],
    ['The First Book of the Kings', '1kings'],
    ['The Song of Solomon', 'songofsolomon'],
    ['The Lamentations of Jeremiah', 'lamentations'],
    ['The Gospel According to Saint John', 'john'],
    ['The Acts of the Apostles', 'acts'],
    ['The Second Epistle of Paul the Apostle to the Corinthians', '2corinthians'],
    ['The Third Epistle General of John', '3john'],
    ['The Revelation of Saint John the Divine', 'revelation'],
  ] as const;
  const body = titles.map(([title]) => `${title}\n\n1:1 ${verse(1)}\nand more\n\n1:2 ${verse(2)}\n`);
  const { verses, texts, problems, file } = await read(
    `The Project Gutenberg eBook of the Bible\n\nYou may copy it.\n\n${titles.map(([title]) => title).join('\n\n')}\n\n${body.join('\n')}\n*** END ***\n\nYou may copy it.\n`,
  );
  expect(problems).toEqual([]);
  expect(verses).toEqual(titles.flatMap(([, book]) => [`${book} 1:1`, `${book} 1:2`]));
  expect(texts[0]).toBe(`${verse(1)} and more`);
  expect(file.dropped.get('words outside verses')).toBe(2);
});

test('chapters in Roman numbers and with their book', async () => {
  const { verses } = await read(
    `PSALM 1\n1. ${verse(1)}\n2. ${verse(2)}\nPSALM 2\n1. ${verse(3)}\n\nJUDE\n\nCHAPTER I.\n\n1 ${verse(4)}\n2 ${verse(5)}\nof 12 men\n\nRuth, Chapter 4\n1 ${verse(6)}\n`,
  );
  expect(verses).toEqual(['psalms 1:1', 'psalms 1:2', 'psalms 2:1', 'jude 1:1', 'jude 1:2', 'ruth 4:1']);
});

test('a heading inside a chapter that is a name of a book changes nothing', async () => {
  const { verses } = await read(
    `## Genesis\n\n### Chapter 1\n\n#### The days\n\n1. ${verse(1)}\n\n#### Ruth\n\n2. ${verse(2)}\n\n3. ${verse(3)}\n`,
  );
  expect(verses).toEqual(['genesis 1:1', 'genesis 1:2', 'genesis 1:3']);
});

test('a marked heading that is not understood is asked', async () => {
  const { verses, file } = await read(
    `### Руфь\n\n${[1, 2, 3].map((no) => `[1:${no}] ${verse(no)}`).join('\n')}\n`,
  );
  expect(verses).toEqual([]);
  expect(file.unknownBooks.get('Руфь')?.verses).toBe(3);
});

test('SWORD’s import file has texts over several lines', async () => {
  const { verses, texts } = await read(
    `$$$[ Module Heading ]\n\n$$$Psalms 3:0\n\nA Psalm of David\n$$$Psalms 3:1\nLORD, how are they\n\nincreased<note>x</note>\n$$$II Kings 1:1\n${verse(1)}\n$$$II Kings 1:2\n${verse(2)}\n`,
  );
  expect(verses).toEqual(['psalms 3:0', 'psalms 3:1', '2kings 1:1', '2kings 1:2']);
  expect(texts[0]).toBe('A Psalm of David');
});

test('numbered lines without books are no text', async () => {
  await expect(read('Shopping\n\n1. Bread\n2. Milk\n3. Honey\n4. Figs\n')).rejects.toThrow(
    'No verses are found',
  );
});

test('a line of a million signs after a verse is read at once', async () => {
  for (const sign of ['a ', '. ', 'a1 ', '* x'])
    expect(
      (await read(`## Ruth\n\n1:1 ${verse(1)}\n1:2 ${verse(2)}\n1:3 ${verse(3)}\n${sign.repeat(300_000)}`))
        .verses,
    ).toEqual(['ruth 1:1', 'ruth 1:2', 'ruth 1:3']);
});
