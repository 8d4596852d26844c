import type { BlobStore } from '../../import-jobs/context.ts';
import { PermanentError } from '../../import-jobs/engine/errors.ts';
import type {
  EditionRecord,
  ImportSource,
  LexiconRecord,
  PlannedChunk,
  RowProblem,
  VerseRecord,
} from '../../import-jobs/records.ts';
import { tinyVerse } from './tiny-sources.ts';

export interface TinyRow {
  verse: number;
  salt: number;
  problem?: RowProblem['kind'];
}

/** The place of the rows: an object that somebody uploaded, or a service whose answers are stored as objects. */
interface TinyInput {
  kind: 'upload' | 'download';
  blobs: BlobStore;
}

export interface TinyGroup {
  target: string;
  rows: readonly TinyRow[];
  texts?: Readonly<Record<string, 'hebrew' | 'latin'>>;
  lexicon?: string;
  /** True if the Hebrew text counts as an original text, which gets chance tables. */
  isOriginal?: boolean;
  isPartial?: boolean;
  rowsAChunk?: number;
  /** The most `load` chunks that one `plan` chunk adds. If it is undefined, there are no `plan` chunks. */
  chunksAPlan?: number;
  parts?: number;
  /** The place of the rows. If it is undefined, the rows are read from memory. */
  input?: TinyInput;
}

interface Piece {
  part: number;
  from: number;
  count: number;
}

/** Each row has this number of bytes, so that a range of rows is a range of bytes. */
const ROW_BYTES = 64;

const encode = (rows: readonly TinyRow[]): Uint8Array =>
  new TextEncoder().encode(rows.map((row) => JSON.stringify(row).padEnd(ROW_BYTES)).join(''));

const decode = (bytes: Uint8Array): TinyRow[] =>
  Array.from({ length: bytes.length / ROW_BYTES }, (_, at) =>
    JSON.parse(new TextDecoder().decode(bytes.slice(at * ROW_BYTES, (at + 1) * ROW_BYTES))),
  );

const keyOf = (target: string, part: number): string => `input/${target}/${part}`;

const checksumOf = (rows: readonly TinyRow[]): string =>
  rows.map(({ verse, salt, problem = '' }) => `${verse}.${salt}${problem}`).join(' ');

export const upload = (blobs: BlobStore, target: string, rows: readonly TinyRow[]): Promise<void> =>
  blobs.put(keyOf(target, 0), encode(rows), { sha256: checksumOf(rows) });

const recordOf = (id: string, script: 'hebrew' | 'latin', isOriginal: boolean): EditionRecord => ({
  id,
  name: `Tiny ${id}`,
  role: script === 'hebrew' && isOriginal ? 'original' : 'translation',
  language: script === 'hebrew' ? 'he' : 'en',
  script,
  numbering: 'english',
  licence: 'public domain',
  licenceUrl: null,
  source: 'made for tests',
});

const entryOf = ({ verse, salt }: TinyRow): LexiconRecord => ({
  strongsNumber: `H${verse}`,
  lemma: `lemma ${verse}`,
  transliteration: null,
  pronunciation: null,
  derivation: null,
  definition: `meaning ${salt}`,
  usage: null,
  gloss: null,
});

/** A source whose one input fills several editions, like some real sources. */
export function tinyGroup(group: TinyGroup): ImportSource {
  const { target, rows, texts = {}, lexicon, isOriginal = false, isPartial = false, input } = group;
  const { rowsAChunk = 3, chunksAPlan } = group;
  const parts = input?.kind === 'download' ? (group.parts ?? 1) : 1;
  const taken = new Set(rows.filter(({ problem = 'note' }) => problem === 'note').map(({ verse }) => verse))
    .size;
  const rowsAPart = Math.max(1, Math.ceil(rows.length / parts));
  const partsOfRows = Array.from({ length: Math.max(1, Math.ceil(rows.length / rowsAPart)) }, (_, part) =>
    rows.slice(part * rowsAPart, (part + 1) * rowsAPart),
  );
  const ids = [...Object.keys(texts), ...(lexicon === undefined ? [] : [lexicon])];

  /**
   * Makes the `load` chunks for a part from a row on, at most `chunksAPlan` of them, and a `plan` chunk for the rows
   * that are left.
   */
  const chunksOf = (part: number, from: number): PlannedChunk[] => {
    const all = partsOfRows[part]?.length ?? 0;
    const end = Math.min(all, from + (chunksAPlan ?? Number.POSITIVE_INFINITY) * rowsAChunk);
    const chunks: PlannedChunk[] = [];
    for (let at = from; at < end; at += rowsAChunk) {
      const count = Math.min(rowsAChunk, end - at);
      chunks.push({ phase: 'load', descriptor: { part, from: at, count } satisfies Piece, units: count });
    }
    if (end < all)
      chunks.push({ phase: 'plan', descriptor: { part, from: end, count: 0 } satisfies Piece, units: 0 });
    return chunks;
  };
  const begun = (part: number): PlannedChunk[] =>
    chunksAPlan === undefined
      ? chunksOf(part, 0)
      : [{ phase: 'plan', descriptor: { part, from: 0, count: 0 } satisfies Piece, units: 0 }];

  return {
    target,
    unit: 'rows',
    editions: ids.map((id) => ({
      record:
        id === lexicon
          ? { ...recordOf(id, 'hebrew', false), role: 'lexicon' }
          : recordOf(id, texts[id] ?? 'hebrew', isOriginal),
      expected: isPartial ? {} : id === lexicon ? { entries: taken } : { verses: taken },
      partial: isPartial,
    })),
    async fingerprint() {
      if (input?.kind !== 'upload') return checksumOf(rows);
      const head = await input.blobs.head(keyOf(target, 0));
      if (head === null) throw new PermanentError(`${keyOf(target, 0)} is gone`);
      return head.sha256 ?? '';
    },
    begin: async () =>
      input?.kind === 'download'
        ? [{ phase: 'stage', descriptor: { part: 0, from: 0, count: 0 } satisfies Piece, units: 1 }]
        : begun(0),
    async stage(descriptor) {
      const { part } = descriptor as Piece;
      await input?.blobs.put(keyOf(target, part), encode(partsOfRows[part] ?? []));
      const isLast = part + 1 >= partsOfRows.length;
      return {
        chunks: [
          ...(ids.length === 0 ? [] : begun(part)),
          ...(isLast
            ? []
            : [
                {
                  phase: 'stage' as const,
                  descriptor: { part: part + 1, from: 0, count: 0 } satisfies Piece,
                  units: 1,
                },
              ]),
        ],
      };
    },
    async plan(descriptor) {
      const { part, from } = descriptor as Piece;
      const chunks = chunksOf(part, from);
      // The note names the first row of the plan, so that tests can see that each plan ran only once.
      const message = `planned from row ${part * rowsAPart + from + 1}`;
      return {
        chunks,
        problems: [{ kind: 'note', source: target, row: null, column: null, message }],
      };
    },
    async read(descriptor) {
      const { part, from, count } = descriptor as Piece;
      const key = keyOf(target, part);
      const bytes =
        input === undefined
          ? encode((partsOfRows[part] ?? []).slice(from, from + count))
          : await input.blobs.range(key, from * ROW_BYTES, count * ROW_BYTES);
      if (bytes === null) throw new PermanentError(`${key} is gone`);
      const found = decode(bytes);
      const good = found
        .map((row, at) => ({ ...row, from: { source: key, row: part * rowsAPart + from + at + 1 } }))
        .filter(({ problem = 'note' }) => problem === 'note');
      const verses: Record<string, VerseRecord[]> = Object.fromEntries(
        Object.entries(texts).map(([id, script]) => [
          id,
          good.map((row) => ({ ...tinyVerse(row.verse, row.salt, script), from: row.from })),
        ]),
      );
      return {
        verses,
        ...(lexicon === undefined
          ? {}
          : { entries: { [lexicon]: good.map((row) => ({ ...entryOf(row), from: row.from })) } }),
        problems: found.flatMap(({ verse, problem }, at): RowProblem[] =>
          problem === undefined
            ? []
            : [
                {
                  kind: problem,
                  source: key,
                  row: part * rowsAPart + from + at + 1,
                  column: 'verse',
                  message: `verse ${verse} is ${problem}`,
                },
              ],
        ),
      };
    },
  };
}

export const tinyRows = (count: number, salt = 0): TinyRow[] =>
  Array.from({ length: count }, (_, at) => ({ verse: at + 1, salt }));
