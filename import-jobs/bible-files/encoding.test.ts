import { expect, test } from 'vitest';
import { readFile } from '../../tests/imports/bible-files/sample-bible.ts';
import { encoded } from '../../tests/imports/bible-files/shapes.ts';

const GERMAN =
  'Am Anfang schuf Gott Himmel und Erde. Und die Erde war wüst und leer, und es war finster auf der Tiefe; über – „Möge“ größer';
const HEBREW = 'בראשית ברא אלהים את השמים ואת הארץ';
const GREEK = 'Εν αρχή εποίησεν ο Θεός τον ουρανόν και την γην';
const table = (text: string): string =>
  `book,chapter,verse,text\n${Array.from({ length: 31 }, (_, at) => `Genesis,1,${at + 1},"${text} ${at}"`).join('\n')}\n`;
const wide = (text: string, big: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(big ? bytes.swap16() : bytes);
};

test.each([
  ['utf-8', GERMAN, new TextEncoder().encode(table(GERMAN))],
  ['utf-8', HEBREW, new TextEncoder().encode(`\uFEFF${table(HEBREW)}`)],
  ['utf-16le', HEBREW, wide(`\uFEFF${table(HEBREW)}`, false)],
  ['utf-16be', GREEK, wide(`\uFEFF${table(GREEK)}`, true)],
  ['utf-16le', GERMAN, wide(table(GERMAN), false)],
  ['utf-16be', GERMAN, wide(table(GERMAN), true)],
  ['windows-1252', GERMAN, encoded(table(GERMAN), 'windows-1252')],
  ['iso-8859-8', HEBREW, encoded(table(HEBREW), 'iso-8859-8')],
  ['iso-8859-7', GREEK, encoded(table(GREEK), 'iso-8859-7')],
])('a text in %s is recognised (%s)', async (encoding, text, bytes) => {
  const { file, rows, problems } = await readFile(bytes);
  expect(file.encoding).toBe(encoding);
  expect(problems).toEqual([]);
  expect(rows).toHaveLength(31);
  expect(rows[0]?.text).toBe(`${text} 0`);
});

test('a letter that only a later part of the file has decides the encoding', async () => {
  const rows = Array.from(
    { length: 1600 },
    (_, at) =>
      `Psalms,${1 + Math.floor(at / 20)},${1 + (at % 20)},"The LORD is my shepherd; I shall not want. ${at}"`,
  );
  rows[1500] = 'Psalms,76,1,"Sela, größer"';
  const bytes = encoded(`book,chapter,verse,text\n${rows.join('\n')}`, 'windows-1252');
  const { file, rows: read } = await readFile(bytes);
  expect(file.encoding).toBe('windows-1252');
  expect(read[1500]?.text).toBe('Sela, größer');
});

test('the encoding can be chosen, and a wrong one makes problems instead of wrong verses', async () => {
  const bytes = encoded(table(GREEK), 'iso-8859-7');
  const { file, rows } = await readFile(bytes, { encoding: 'windows-1252' });
  expect(file.encoding).toBe('windows-1252');
  expect(rows[0]?.text).not.toBe(`${GREEK} 0`);
  await expect(readFile(bytes, { encoding: 'utf-8' })).rejects.toThrow('No verses are found in the file');
  const german = await readFile(encoded(table('Und Gott sprach: Möge es sein'), 'windows-1252'), {
    encoding: 'utf-8',
  }).catch((error: Error) => error.message);
  expect(german).toContain(
    'The text has letters that do not exist in the chosen encoding (row 2). Choose its columns and its',
  );
});

test('XML says its encoding itself', async () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><XMLBIBLE><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">Möge</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`;
  const { file, rows } = await readFile(encoded(xml, 'windows-1252'));
  expect(file.encoding).toBe('windows-1252');
  expect(rows[0]?.text).toBe('Möge');
});
