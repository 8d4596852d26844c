import type { ByteSource } from '../files/byte-source.ts';
import { fileKind, KIND_BYTES } from '../files/file-kind.ts';
import { openArchive } from './archive.ts';
import type { BibleFile, BibleProblem, BibleRow, Findings, Guesses, Part } from './bible-file.ts';
import { Books } from './books.ts';
import type { Reading, Unit } from './found.ts';
import { openShape } from './open-shape.ts';
import { checkNotEmpty, readRows, VerseWatch } from './read-rows.ts';

export * from './bible-file.ts';

/**
 * Opens a file with the text of a Bible in any of the shapes in which the world publishes them. It looks only at the
 * beginning and the end of the file; `rows` reads it. `name` is the name of the file. It is never asked what the file is,
 * only which book a file of one book is.
 *
 * @throws RefusedFile with one sentence when the file is no text of a Bible, is damaged, or needs another program first.
 */
export async function openBibleFile(
  source: ByteSource,
  name: string,
  guesses: Guesses = {},
): Promise<BibleFile> {
  const findings: Findings = { unknownBooks: new Map(), missingBooks: new Map(), dropped: new Map() };
  const books = new Books(guesses.books ?? {}, findings);
  const reading: Reading = { name, books, findings };
  const head = await source.read(0, Math.min(KIND_BYTES, source.size));
  if (fileKind(head)?.name === 'a ZIP archive') {
    const { kind, units, texts, text, ignored } = await openArchive(source, guesses, reading, openShape);
    return { ...describe(units, findings), kind, texts, text, ignored };
  }
  const shape = await openShape(source, guesses, reading);
  return describe([{ name, books, shape, size: source.size }], findings);
}

const PART_BYTES = 8 * 1024 * 1024;

function describe(units: readonly Unit[], findings: Findings): BibleFile {
  const [{ shape }] = units as [Unit, ...Unit[]];
  return {
    kind: shape.kind,
    encoding: shape.encoding,
    ...(shape.hasHeader === undefined ? {} : { hasHeader: shape.hasHeader }),
    ...(shape.columns === undefined ? {} : { columns: shape.columns }),
    texts: shape.texts ?? [],
    text: shape.text ?? null,
    ignored: [],
    ...findings,
    parts: () => partsOf(units),
    async *rows(part?: Part): AsyncGenerator<BibleRow | BibleProblem> {
      const watch = new VerseWatch();
      let problem: BibleProblem | null = null;
      for (const { name, books, shape: one } of units) {
        if (part?.entries !== undefined && !part.entries.includes(name)) continue;
        for await (const row of readRows(one.read(part), { source: name, books, findings, watch })) {
          if ('message' in row) problem ??= row;
          yield row;
        }
      }
      watch.finish();
      if (part === undefined) checkNotEmpty(watch, findings, problem);
    },
  };
}

/** Puts the entries of an archive together to parts of a few MB. A single file knows itself where it can be divided. */
async function partsOf(units: readonly Unit[]): Promise<Part[]> {
  if (units.length === 1) return (await units[0]?.shape.parts?.()) ?? [{}];
  const parts: { entries: string[]; bytes: number }[] = [];
  for (const { name, size } of units) {
    const last = parts.at(-1);
    if (last === undefined || last.bytes + size > PART_BYTES) parts.push({ entries: [name], bytes: size });
    else {
      last.entries.push(name);
      last.bytes += size;
    }
  }
  return parts.map(({ entries }) => ({ entries }));
}
