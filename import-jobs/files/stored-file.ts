import type { FileStore } from '../context.ts';
import { PermanentError } from '../engine/errors.ts';
import type { InputFile } from '../job-kind.ts';
import type { ByteSource } from './byte-source.ts';

/** Returns the error about a file that is no longer stored: it was replaced by a file of the same name, or deleted. */
export async function missingFileError(
  files: Pick<FileStore, 'list'>,
  { key, name }: Pick<InputFile, 'key' | 'name'>,
): Promise<PermanentError> {
  const folder = key.slice(0, key.indexOf('/') + 1);
  const isReplaced = (await files.list(folder)).some((file) => file.name === name);
  return isReplaced
    ? replaced(name)
    : new PermanentError(`${name} was deleted. Upload it and start the import again.`, null);
}

const replaced = (name: string): PermanentError =>
  new PermanentError(`${name} was replaced during the import. Start the import again.`, null);

/**
 * Opens a stored file as the input of a job.
 *
 * @throws PermanentError if the file was deleted or replaced after the job began. A read throws it if the
 *   file is deleted or too short by then.
 */
export async function openStoredFile(
  files: Pick<FileStore, 'head' | 'range' | 'list'>,
  file: InputFile,
): Promise<ByteSource> {
  const { key, name, size, sha256 } = file;
  const head = await files.head(key);
  if (head === null) throw await missingFileError(files, file);
  if (head.size !== size || head.sha256 !== sha256) throw replaced(name);
  return {
    size,
    async read(offset, length) {
      const bytes = await files.range(key, offset, length);
      if (bytes === null) throw await missingFileError(files, file);
      if (bytes.length !== length) throw replaced(name);
      return bytes;
    },
  };
}
