import { beforeAll, expect, test } from 'vitest';
import {
  plain,
  readFile,
  type SampleVerse,
  sampleVerses,
} from '../../tests/imports/bible-files/sample-bible.ts';
import { type MadeShape, madeShapes } from '../../tests/imports/bible-files/shapes.ts';

let verses: SampleVerse[];
let shapes: MadeShape[];
beforeAll(async () => {
  const books = ['ruth', '1samuel', 'psalms', 'obadiah', 'john', '1john', 'jude'] as const;
  verses = (await sampleVerses(books)).filter(
    ({ book, chapter }) => chapter < 6 || (book === 'psalms' && chapter === 119),
  );
  shapes = madeShapes(verses);
});

const names = madeShapes([]).map(({ name }) => name);

test.each(names)('reads %s verse by verse', async (name) => {
  const shape = shapes.find((one) => one.name === name)!;
  const { rows, problems, file } = await readFile(shape.content(), {}, shape.fileName);
  expect(problems).toEqual([]);
  expect([...file.unknownBooks.keys()]).toEqual([]);
  expect(plain(rows)).toEqual(verses.filter(shape.holds ?? (() => true)));
  expect(file.kind).toBe(shape.kind);
  const linked = rows.filter(({ words }) => words !== undefined);
  expect(linked.length > 0).toBe(shape.hasWords === true);
  for (const { words = [], text } of linked) expect(words.map((word) => word.text).join(' ')).toBe(text);
});
