import { type BookId, bookPosition } from '../../domain/canon/index.ts';
import type { ByteSource } from '../files/byte-source.ts';
import { memorySource } from '../files/byte-source.ts';
import { fileKind, KIND_BYTES } from '../files/file-kind.ts';
import { RefusedFile } from '../files/refused-file.ts';
import { readZip, type ZipEntry } from '../files/zip/read-zip.ts';
import { unpackEntry } from '../files/zip/unpack-entry.ts';
import type { BibleProblem, Guesses } from './bible-file.ts';
import { Books } from './books.ts';
import { HEAD_BYTES } from './encoding.ts';
import { isProblem, type Reading, type Shape, type Unit } from './found.ts';
import { bookOfName } from './table-place.ts';

/** Files that archives hold beside their texts, and that nobody misses. */
const SILENT =
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|readme|licen[cs]e|copyright|copr\.|about|changelog|keys\.asc|signature)/iu;
const NO_TEXT =
  /\.(?:html?|css|js|ttf|otf|woff2?|png|jpe?g|gif|svg|pdf|docx?|rtf|md|exe|dll|ini|conf|bat|sh|py)$/iu;
const MOST_FILES = 500;
/** An entry that must be read in any order is unpacked into memory, of which a Worker has 128 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;

/**
 * The file in an entry of an archive. It is unpacked while it is read from the beginning to the end; a read of what is
 * before begins again.
 */
async function openEntry(archive: ByteSource, entry: ZipEntry): Promise<ByteSource> {
  if (entry.method === 'stored')
    return { size: entry.size, read: (offset, length) => archive.read(entry.dataStart + offset, length) };
  const source = new EntrySource(archive, entry);
  const head = await source.read(0, Math.min(KIND_BYTES, entry.size));
  if (fileKind(head)?.name !== 'a SQLite database') return source;
  if (entry.size > MOST_IN_MEMORY)
    throw new RefusedFile(
      `The database “${entry.name}” is too large to be read inside an archive. Unpack it and upload the database itself`,
    );
  return memorySource(await source.read(0, entry.size));
}

class EntrySource implements ByteSource {
  readonly size: number;
  readonly #archive: ByteSource;
  readonly #entry: ZipEntry;
  #head: Uint8Array | null = null;
  #pieces: AsyncGenerator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();
  #offset = 0;

  constructor(archive: ByteSource, entry: ZipEntry) {
    this.size = entry.size;
    this.#archive = archive;
    this.#entry = entry;
    this.#pieces = unpackEntry(archive, entry);
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const headBytes = Math.min(HEAD_BYTES, this.size);
    if (offset + length <= headBytes) {
      this.#head ??= await this.#unpack(0, headBytes);
      return this.#head.subarray(offset, offset + length);
    }
    return this.#unpack(offset, length);
  }

  async #unpack(offset: number, length: number): Promise<Uint8Array> {
    if (offset < this.#offset) {
      await this.#pieces.return(undefined);
      this.#pieces = unpackEntry(this.#archive, this.#entry);
      this.#rest = new Uint8Array();
      this.#offset = 0;
    }
    const bytes = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#pieces.next();
        if (done)
          throw new RefusedFile(`The entry “${this.#entry.name}” is cut off. Download the archive again`);
        this.#rest = value;
      }
      const skipped = Math.min(this.#rest.length, Math.max(0, offset - this.#offset));
      const taken = this.#rest.subarray(skipped, skipped + length - filled);
      bytes.set(taken, filled);
      filled += taken.length;
      this.#rest = this.#rest.subarray(skipped + taken.length);
      this.#offset += skipped + taken.length;
    }
    // The checksum is compared after the last byte.
    if (this.#offset === this.size) await this.#pieces.next();
    return bytes;
  }
}

const leftOut = (source: string, message: string): BibleProblem => ({ row: null, source, message });

/** The entries of an archive that can be texts, in the order of their names. */
async function textEntries(archive: ByteSource): Promise<{ entries: ZipEntry[]; ignored: BibleProblem[] }> {
  const all = await readZip(archive);
  const names = new Set(all.map(({ name }) => name));
  if (names.has('mimetype') && all.some(({ name }) => /\.opf$/iu.test(name)))
    throw new RefusedFile('The file is an e-book (EPUB). Download the text as USFM, OSIS, CSV or JSON');
  if (names.has('[Content_Types].xml') || names.has('content.xml'))
    throw new RefusedFile(
      'The file is a document of an office program. Save it as CSV in UTF-8 and upload that',
    );
  if (all.some(({ name }) => /^mods\.d\//u.test(name)))
    throw new RefusedFile(
      'The archive is a module of SWORD. Export it with the programs mod2osis or mod2imp of SWORD, and upload what they write',
    );
  const shown = all.filter(({ name, size }) => !SILENT.test(name) && size > 0);
  const entries = shown
    .filter(({ name }) => !NO_TEXT.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ignored = shown
    .filter(({ name }) => NO_TEXT.test(name))
    .map(({ name }) => leftOut(name, 'It is no text of a Bible'));
  if (entries.length > MOST_FILES)
    throw new RefusedFile(
      `The archive has ${entries.length} files that could be texts; at most ${MOST_FILES} are read. Make an archive of one text`,
    );
  return { entries, ignored };
}

interface Opened extends Unit {
  /** The book of its first verse; null if it has none. */
  first: BookId | null;
}

export interface Archive {
  kind: string;
  units: Unit[];
  texts: string[];
  text: string | null;
  ignored: BibleProblem[];
}

export type OpenShape = (source: ByteSource, guesses: Guesses, reading: Reading) => Promise<Shape>;

/**
 * Opens a ZIP archive: finds the entries that are texts, puts those of single books together, and offers the others as
 * texts of their own.
 *
 * @throws RefusedFile when the archive is damaged or a bomb, or no entry is a text of a Bible.
 */
export async function openArchive(
  source: ByteSource,
  guesses: Guesses,
  { name, findings }: Reading,
  openShape: OpenShape,
): Promise<Archive> {
  const { entries, ignored } = await textEntries(source);
  const opened: Opened[] = [];
  for (const entry of entries) {
    const books = new Books(guesses.books ?? {}, findings);
    const reading = { name: entry.name, books, findings };
    try {
      const file = await openEntry(source, entry);
      const shape = await openShape(file, textIn(guesses, entry.name), reading);
      const first = await firstBook(shape, reading);
      if (first === undefined) ignored.push(leftOut(entry.name, 'No verses are found in it'));
      else opened.push({ name: entry.name, books, shape, size: entry.size, first });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      ignored.push(leftOut(entry.name, error.message));
    }
  }
  // The first verses were read only to learn their books.
  for (const counts of Object.values(findings)) counts.clear();
  const clear = opened.filter(({ shape }) => !isAsking(shape));
  // Beside a text that is understood, a file whose columns nobody knows is none.
  const taken = clear.length === 0 ? opened : clear;
  for (const one of opened)
    if (!taken.includes(one)) ignored.push(leftOut(one.name, 'Its columns are not understood'));
  const texts = textsOf(taken, name);
  const chosen = texts.find(({ text }) => text === guesses.text) ?? texts[0];
  if (chosen === undefined) throw new RefusedFile(noText(ignored));
  const shape = chosen.units[0]?.shape;
  return {
    kind: `ZIP of ${shape?.kind}`,
    units: chosen.units,
    texts: texts.length > 1 ? texts.map(({ text }) => text) : [],
    text: texts.length > 1 ? chosen.text : null,
    ignored,
  };
}

function noText(ignored: readonly BibleProblem[]): string {
  const [first] = ignored;
  if (first === undefined)
    return 'The archive has no file that could be a text. Upload one with a text of a Bible';
  return ignored.length === 1
    ? `The archive has no text of a Bible: ${first.source}: ${first.message}`
    : `None of the ${ignored.length} files in the archive is a text of a Bible, for example ${first.source}: ${first.message}`;
}

/** The choice of a text for an entry, without the name of the entry before it. */
function textIn(guesses: Guesses, name: string): Guesses {
  const { text, ...others } = guesses;
  if (text === undefined) return guesses;
  return text.startsWith(`${name}: `) ? { ...others, text: text.slice(name.length + 2) } : guesses;
}

const isAsking = ({ columns }: Shape): boolean => (columns?.asked.length ?? 0) > 0;

/** The book of the first verse; null if nobody knows it yet, and undefined if there is no verse. */
async function firstBook(shape: Shape, { books }: Reading): Promise<BookId | null | undefined> {
  if (isAsking(shape)) return null;
  // The preface of a text is a file of no verses, and no text of its own.
  let first: null | undefined = OF_ONE_BOOK.test(shape.kind) ? null : undefined;
  for await (const found of shape.read()) {
    if (isProblem(found)) continue;
    const book = books.meaning(found.book);
    if (book !== null) return book;
    first = null;
  }
  return first;
}

/** Kinds of which a file has one book. */
const OF_ONE_BOOK = /^(?:USFM|USX)$/u;
const TESTAMENT = /(?:^|[^a-z])(?:ot|nt|old|new|apocrypha)(?![a-z])|testament/iu;

interface Text {
  text: string;
  units: Opened[];
}

/** True for a file that is a part of a text: a book, or a Testament. */
function isPart({ name, books, shape }: Opened): boolean {
  const isNamed = bookOfName({ name, books }) !== null || TESTAMENT.test(name.replace(/^.*\//u, ''));
  return OF_ONE_BOOK.test(shape.kind) || isNamed;
}

/** The texts of an archive: files that are texts, and texts of which each file is a part. */
function textsOf(opened: readonly Opened[], archive: string): Text[] {
  const whole = opened.filter((one) => !isPart(one));
  // A file of one book without a verse is a preface.
  const parts = opened.filter(
    (one) => isPart(one) && (one.first !== null || !OF_ONE_BOOK.test(one.shape.kind)),
  );
  return [...whole.flatMap(textsOfFile), ...joinedTexts(parts, archive)];
}

function textsOfFile(one: Opened): Text[] {
  const { texts = [] } = one.shape;
  if (texts.length < 2) return [{ text: one.name, units: [one] }];
  return texts.map((text) => ({ text: `${one.name}: ${text}`, units: [one] }));
}

/** Puts parts of the same folder and kind together, and then folders that have no book in common. */
function joinedTexts(parts: readonly Opened[], archive: string): Text[] {
  const folders = new Map<string, Opened[]>();
  for (const part of parts) {
    const key = `${part.shape.kind}\n${part.name.replace(/\/?[^/]*$/u, '')}`;
    folders.set(key, [...(folders.get(key) ?? []), part]);
  }
  const texts: (Text & { kind: string })[] = [];
  for (const [key, units] of folders) {
    const [kind = '', folder = ''] = key.split('\n');
    const books = new Set(units.map(({ first }) => first));
    const other = texts.find(
      (text) => text.kind === kind && !text.units.some(({ first }) => books.has(first)),
    );
    if (other === undefined) texts.push({ kind, text: folder || archive, units: [...units] });
    else other.units.push(...units);
  }
  for (const { units } of texts) units.sort((a, b) => placeOf(a.first) - placeOf(b.first));
  return texts;
}

const placeOf = (book: BookId | null): number => (book === null ? -1 : bookPosition(book));
