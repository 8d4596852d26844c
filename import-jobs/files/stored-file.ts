import type { BlobStore } from '../context.ts';
import { PermanentError } from '../engine/errors.ts';
import type { InputFile } from '../job-kind.ts';
import type { ByteSource } from './byte-source.ts';

/**
 * Opens a stored file as the input of a job.
 *
 * @throws PermanentError if the file was deleted or replaced after the job began. A read throws it if the
 *   file is deleted or too short by then.
 */
export async function openStoredFile(
  files: Pick<BlobStore, 'head' | 'range'>,
  { key, name, size, sha256 }: InputFile,
): Promise<ByteSource> {
  const deleted = () => new PermanentError(`${name} was deleted. Upload it and start the import again.`);
  const replaced = () => new PermanentError(`${name} was replaced. Start the import again.`);
  const head = await files.head(key);
  if (head === null) throw deleted();
  if (head.size !== size || head.sha256 !== sha256) throw replaced();
  return {
    size,
    async read(offset, length) {
      const bytes = await files.range(key, offset, length);
      if (bytes === null) throw deleted();
      if (bytes.length !== length) throw replaced();
      return bytes;
    },
  };
}
