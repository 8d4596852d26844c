import type { ByteSource } from '../files/byte-source.ts';
import { fileKind } from '../files/file-kind.ts';
import { RefusedFile } from '../files/refused-file.ts';
import type { Guesses } from './bible-file.ts';
import { openDelimited } from './delimited.ts';
import { guessEncoding, HEAD_BYTES } from './encoding.ts';
import type { Reading, Shape } from './found.ts';
import { isJson, JsonWalker } from './levels/json.ts';
import type { MakeWalker } from './levels/level.ts';
import { isSqlDump, SqlDumpWalker } from './levels/sql-dump.ts';
import { openLevels } from './levels/verses.ts';
import { XmlWalker } from './levels/xml.ts';
import { isYaml, YamlWalker } from './levels/yaml.ts';
import { openHeaded } from './lines/headed.ts';
import { openInOrder } from './lines/in-order.ts';
import { openSqliteBible } from './sqlite.ts';
import { isUsfm, openUsfm } from './usfm.ts';
import { declaredEncoding, openXml } from './xml.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const AS_TEXT = 'Download the text as USFM, OSIS, CSV or JSON';
/** Files that people take for a text, by their first bytes or by those at a later place, and what to do instead. */
const REFUSED: readonly (readonly [at: number, magic: readonly number[], sentence: string])[] = [
  [0, ascii('%PDF'), `The file is a PDF. ${AS_TEXT}`],
  [0, [0x89, ...ascii('PNG')], `The file is a picture. ${AS_TEXT}`],
  [0, [0xff, 0xd8, 0xff], `The file is a picture. ${AS_TEXT}`],
  [0, ascii('GIF8'), `The file is a picture. ${AS_TEXT}`],
  [0, ascii('{\\rtf'), `The file is a document in RTF. ${AS_TEXT}`],
  [
    0,
    [0xd0, 0xcf, 0x11, 0xe0],
    'The file is a document of an old office program. Save it as CSV in UTF-8 and upload that',
  ],
  [
    4,
    ascii('Standard Jet'),
    'The file is a database of Access, as old versions of e-Sword have it. Convert it to SQLite (.bblx) with e-Sword',
  ],
  [60, ascii('BOOKMOBI'), `The file is an e-book (Kindle). ${AS_TEXT}`],
  [0, ascii('ITSF'), `The file is a help file (CHM). ${AS_TEXT}`],
  [
    0,
    [0x1f, 0x8b, 8],
    'The file is packed with gzip. Unpack it and upload what is inside, or pack it as ZIP',
  ],
  [0, ascii('Rar!'), 'The file is a RAR archive. Unpack it and upload what is inside, or pack it as ZIP'],
  [
    0,
    [...ascii('7z'), 0xbc, 0xaf],
    'The file is a 7-Zip archive. Unpack it and upload what is inside, or pack it as ZIP',
  ],
  [
    0,
    [0xfd, ...ascii('7zXZ')],
    'The file is packed with xz. Unpack it and upload what is inside, or pack it as ZIP',
  ],
  [
    0,
    [0x37, 0x7f, 0x06],
    'The file is the log (-wal) of a database. Close the program that has the database open, and upload the database itself',
  ],
];
/** A text must be read to its end within one message of the queue, and no Bible has a tenth of this size. */
const MOST_BYTES = 150 * 1024 * 1024;

/**
 * Finds out by the first bytes what a file is, and opens it.
 *
 * @throws RefusedFile when it is no text of a Bible.
 */
export async function openShape(source: ByteSource, guesses: Guesses, reading: Reading): Promise<Shape> {
  if (source.size === 0) throw new RefusedFile('The file is empty. Upload it again');
  const bytes = await source.read(0, Math.min(HEAD_BYTES, source.size));
  for (const [at, magic, sentence] of REFUSED)
    if (magic.every((byte, index) => bytes[at + index] === byte)) throw new RefusedFile(sentence);
  if (fileKind(bytes)?.name === 'a SQLite database') return openSqliteBible(source, guesses, reading);
  if (source.size > MOST_BYTES)
    throw new RefusedFile(
      `The file is larger than ${MOST_BYTES / 1024 / 1024} MB, and no text of a Bible is. Upload the text without notes and pictures, or a ZIP archive with a file for each book`,
    );
  const ofXml = declaredEncoding(new TextDecoder('windows-1252').decode(bytes.subarray(0, 200)));
  const encoding = guesses.encoding ?? ofXml ?? (await guessEncoding(source, bytes));
  const head = new TextDecoder(encoding).decode(bytes, { stream: true });
  // Some texts have a control character by mistake; other files have one in most lines.
  const strange = head.match(/[^\P{Cc}\t\n\v\f\r]/gu)?.length ?? 0;
  if (strange > 2 + head.length / 2000)
    throw new RefusedFile(`The file is no text and no kind of file that can be read. ${AS_TEXT}`);
  const undivided = undividedShape(source, encoding, head, guesses, reading);
  if (undivided !== null) return undivided;
  const table = await openDelimited(source, encoding, head, guesses, reading);
  if (table?.columns?.asked.length === 0) return table;
  const shape = openHeaded(source, encoding, head, reading) ?? table ?? (await openInOrder(source, encoding));
  if (shape !== null) return shape;
  throw new RefusedFile(
    'No verses are found in the file: it is no table with books, chapters and verses, and none of USFM, OSIS, Zefania, JSON and theWord. Upload the text in one of these forms',
  );
}

/** Formats of objects in each other, and of rows with names. */
const LEVELS: readonly (readonly [kind: string, isOfKind: (head: string) => boolean, make: MakeWalker])[] = [
  ['JSON', isJson, (onEnd) => new JsonWalker(onEnd)],
  ['SQL', isSqlDump, (onEnd) => new SqlDumpWalker(onEnd)],
  ['YAML', isYaml, (onEnd) => new YamlWalker(onEnd)],
];

function undividedShape(
  source: ByteSource,
  encoding: Shape['encoding'],
  head: string,
  guesses: Guesses,
  reading: Reading,
): Shape | null {
  if (isUsfm(head)) return openUsfm(source, encoding, reading);
  for (const [kind, isOfKind, make] of LEVELS)
    if (isOfKind(head)) return openLevels(kind, make, source, encoding, head, guesses, reading);
  const xml = openXml(source, encoding, head, reading);
  if (xml === null || 'read' in xml) return xml;
  // Rows of a database can be in XML too.
  const rows = openLevels('XML', (onEnd) => new XmlWalker(onEnd), source, encoding, head, guesses, reading);
  if (rows.columns !== undefined) return rows;
  throw new RefusedFile(xml.refused);
}
