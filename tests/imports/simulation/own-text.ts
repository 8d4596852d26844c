import type { OwnEdition } from '../../../domain/imports/index.ts';
import type { BlobStore, FileStore } from '../../../import-jobs/context.ts';
import { PermanentError } from '../../../import-jobs/engine/errors.ts';
import type { ImportSource } from '../../../import-jobs/records.ts';
import { OWN_TEXT } from '../../../import-jobs/sources/own-texts/own-text.ts';
import { memoryBlobs } from '../memory-blobs.ts';
import type { TinyRow } from '../tiny-group.ts';
import { tinyVerse } from '../tiny-sources.ts';

/** A text of its own that is simulated. */
export interface SimulatedText {
  id: OwnEdition['id'];
  script: 'hebrew' | 'latin';
  rowsAChunk: number;
}

export const keyOfText = ({ id }: SimulatedText): string => `text/${id}`;

/** Uploads rows as a CSV file. A wrong row has no number of a verse, and one with a remark joins two verses. */
export function uploadText(blobs: BlobStore, text: SimulatedText, rows: readonly TinyRow[]): Promise<void> {
  const numberOf = ({ verse, problem }: TinyRow): string =>
    problem === undefined ? `${verse}` : problem === 'note' ? `${verse}-${verse + 1}` : 'x';
  const lines = rows.map(
    (row) => `Genesis,1,${numberOf(row)},${tinyVerse(row.verse, row.salt, text.script).text}`,
  );
  const content = ['book,chapter,verse,text', ...lines].join('\n');
  return blobs.put(keyOfText(text), new TextEncoder().encode(content), { sha256: content });
}

/** Opens the import of the uploaded file, as each process does before each chunk. */
export async function openText(blobs: BlobStore, text: SimulatedText, jobId = ''): Promise<ImportSource> {
  const { id, script, rowsAChunk } = text;
  const key = keyOfText(text);
  const head = await blobs.head(key);
  if (head === null) throw new PermanentError(`${key} is gone`);
  const isOriginal = script === 'hebrew';
  const edition: OwnEdition = {
    id,
    name: id,
    role: isOriginal ? 'own-original' : 'own-translation',
    language: isOriginal ? 'he' : 'en',
    script,
    licence: 'Public domain',
    licenceUrl: null,
    source: 'made for tests',
  };
  const context = {
    files: { ...blobs, list: async () => [] } as unknown as FileStore,
    addresses: { sefaria: '', packs: '' },
    fetch: () => Promise.reject(new Error('A file asks no service')),
    wait: async () => undefined,
    rowsAChunk,
  };
  const columns = { book: 0, chapter: 1, verse: 2, text: 3 };
  const task = {
    kind: 'own-text',
    file: key,
    guesses: { hasHeader: true, columns },
    numbering: 'english',
    edition,
  } as const;
  return OWN_TEXT.open(context, task, [{ key, name: id, size: head.size, sha256: head.sha256 }], jobId);
}

export async function textInMemory(text: SimulatedText, rows: readonly TinyRow[]): Promise<ImportSource> {
  const blobs = memoryBlobs();
  await uploadText(blobs, text, rows);
  return openText(blobs, text);
}
