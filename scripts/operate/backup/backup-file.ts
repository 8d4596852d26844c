import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { reasonOf } from '../../reasons.ts';
import type { Contents } from './read-library.ts';
import { BACKED_UP, type SavedRow } from './tables.ts';

/** The version of the format. A program that knows only lower versions refuses the file. */
const FORMAT = 1;

const ROW = '{"table":';

/** The most characters of a line. The longest note, with every character escaped, has less than a tenth of that. */
const LONGEST_LINE = 2_000_000;

const head = z.object({ backup: z.number(), madeAt: z.iso.datetime() });
const savedRow = z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const numbers = z.record(z.string(), z.int().min(0));
const end = z.strictObject({ counts: numbers, counters: numbers, sha256: z.string() });

export interface Backup extends z.infer<typeof end> {
  readonly madeAt: string;
}

/**
 * Writes a backup into a new file that only its owner can open.
 *
 * The file is gzip over lines of JSON: a head, one line for each row, and an end with the number of rows of each table,
 * the counters, and the SHA-256 of the rows' lines.
 */
export async function writeBackup(path: string, { counters, rows }: Contents): Promise<Backup> {
  const madeAt = new Date().toISOString();
  const counts: Record<string, number> = Object.fromEntries(
    BACKED_UP.map((table) => [getTableName(table), 0]),
  );
  const hash = createHash('sha256');
  let sha256 = '';
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ backup: FORMAT, madeAt })}\n`;
    for await (const saved of rows) {
      const line = `${JSON.stringify({ table: saved.table, row: saved.row })}\n`;
      hash.update(line);
      counts[saved.table] = (counts[saved.table] ?? 0) + 1;
      yield line;
    }
    sha256 = hash.digest('hex');
    yield `${JSON.stringify({ counts, counters, sha256 })}\n`;
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(lines()), createGzip(), file);
  return { madeAt, counts, counters, sha256 };
}

export function moveIntoPlace(part: string, path: string): void {
  writeToDisk(part);
  renameSync(part, path);
  writeToDisk(dirname(path));
}

function writeToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/**
 * Reads a whole backup and checks it. Calls `each` for each row.
 * @throws Error with the file and the reason if the file cannot be read, is cut off, was changed, or comes from a newer
 *   version of the app.
 */
export async function checkBackup(path: string, each: (saved: SavedRow) => void = () => {}): Promise<Backup> {
  try {
    return await check(path, each);
  } catch (error) {
    throw new Error(`${path} cannot be used as a backup: ${reasonOf(error)}.`);
  }
}

async function check(path: string, each: (saved: SavedRow) => void): Promise<Backup> {
  const counts = new Map<string, number>();
  const hash = createHash('sha256');
  let madeAt: string | null = null;
  let found: z.infer<typeof end> | null = null;
  for await (const line of linesOf(path)) {
    if (madeAt === null) {
      const first = read(head, line, 'its first line is not that of a backup');
      if (first.backup > FORMAT)
        throw new Error(`a newer version of the app made it (format ${first.backup})`);
      ({ madeAt } = first);
    } else if (found !== null) throw new Error('it goes on after its end');
    else if (!line.startsWith(ROW)) found = read(end, line, 'one of its lines is neither a row nor an end');
    else {
      const saved = read(savedRow, line, 'one of its lines is not a row');
      checkNames(saved);
      hash.update(`${line}\n`);
      counts.set(saved.table, (counts.get(saved.table) ?? 0) + 1);
      each(saved);
    }
  }
  if (madeAt === null || found === null) throw new Error('it is cut off');
  for (const [table, count] of Object.entries(found.counts))
    if ((counts.get(table) ?? 0) !== count) throw new Error(`it does not have all rows of ${table}`);
  if (hash.digest('hex') !== found.sha256) throw new Error('its rows have another SHA-256 than its end says');
  return { madeAt, ...found };
}

/** Reads a line of JSON. Throws an error with `problem`, which does not quote the line, because it may be a note. */
function read<T>(schema: z.ZodType<T>, line: string, problem: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new Error(problem);
  }
}

export async function* rowsIn(path: string): AsyncGenerator<SavedRow> {
  for await (const line of linesOf(path))
    if (line.startsWith(ROW)) yield read(savedRow, line, 'one of its lines is not a row');
}

function checkNames({ table, row }: SavedRow): void {
  const known = BACKED_UP.find((each) => getTableName(each) === table);
  if (known === undefined) throw new Error(`a newer version of the app made it (table ${table})`);
  const columns = getTableColumns(known);
  const unknown = Object.keys(row).find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined)
    throw new Error(`a newer version of the app made it (column ${unknown} of ${table})`);
}

/**
 * The lines of a file of gzip. Node's `readline` would also end a line at U+2028 and U+2029, which a note may contain.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // The loop below throws the errors of both streams.
  connect(createReadStream(path), unpacked, () => {});
  let rest = '';
  for await (const text of unpacked.setEncoding('utf8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('one of its lines is longer than any note');
    yield* lines;
  }
  if (rest !== '') throw new Error('it ends within a line');
}
