import type { FileFolder } from '../../domain/contract/index.ts';
import { RefusedFile } from '../files/refused-file.ts';
import { missingFileError } from '../files/stored-file.ts';
import type { InputFile, SourceContext } from '../job-kind.ts';
import type { ImportSource } from '../records.ts';
import { sha256Of } from '../sha256.ts';

/**
 * Lists the files of a folder by name. Of files whose names differ at most in case, only the newest is taken.
 */
export async function filesIn({ files }: SourceContext, folder: FileFolder): Promise<InputFile[]> {
  const newest = new Map<string, InputFile & { uploadedAt: Date }>();
  for (const { key, name: storedName, size, sha256, uploadedAt } of await files.list(`${folder}/`)) {
    const name = storedName ?? key.slice(folder.length + 1);
    const known = newest.get(name.toLowerCase());
    if (known === undefined || known.uploadedAt <= uploadedAt)
      newest.set(name.toLowerCase(), { key, name, size, sha256, uploadedAt });
  }
  return [...newest.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ key, name, size, sha256 }) => ({ key, name, size, sha256 }));
}

/**
 * A text that changes when one of the files changes, or when they are read in another way.
 *
 * @throws PermanentError when a file was deleted or replaced.
 */
export async function fingerprintOf(
  { files: store }: SourceContext,
  files: readonly InputFile[],
  reading: readonly unknown[],
): Promise<string> {
  const heads = await Promise.all(
    files.map(async ({ key, name }) => {
      const head = await store.head(key);
      if (head === null) throw await missingFileError(store, { key, name });
      return [name, head.size, head.sha256 ?? head.uploadedAt.toISOString()];
    }),
  );
  return (await sha256Of(JSON.stringify([...reading, ...heads]))).slice(0, 16);
}

export async function withFileName<Result>(
  { name }: InputFile,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RefusedFile) throw new RefusedFile(`${name}: ${error.message}`);
    throw error;
  }
}

/**
 * Keeps the source that was opened last over a store, because the chunks of a job follow each other. A changed file
 * does no harm: the engine asks for the fingerprint after each chunk.
 */
export function keepOpen<Args extends readonly unknown[]>(
  open: (ctx: SourceContext, ...args: Args) => Promise<ImportSource>,
): (ctx: SourceContext, ...args: Args) => Promise<ImportSource> {
  const kept = new WeakMap<SourceContext['files'], { key: string; source: ImportSource }>();
  return async (ctx, ...args) => {
    const key = JSON.stringify(args);
    const known = kept.get(ctx.files);
    if (known?.key === key) return known.source;
    const source = await open(ctx, ...args);
    kept.set(ctx.files, { key, source });
    return source;
  };
}
