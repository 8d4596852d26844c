import type { FileGuesses } from '../../../domain/imports/index.ts';
import { type BibleFile, openBibleFile } from '../../bible-files/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import type { InputFile, SourceContext } from '../../job-kind.ts';
import { filesIn, withFileName } from '../input-files.ts';

/** The uploaded file with this key. */
export async function textFile(ctx: SourceContext, key: string): Promise<InputFile> {
  const file = (await filesIn(ctx, 'text')).find((one) => one.key === key);
  if (file === undefined) throw new PermanentError('There is no such file. Upload it again.', null);
  return file;
}

/** Whether a file of any folder looks like the text of a Bible that is read without a question. */
export async function looksLikeText(ctx: SourceContext, file: InputFile): Promise<boolean> {
  try {
    const { columns } = await openBibleFile(await openStoredFile(ctx.files, file), file.name);
    return columns === undefined || columns.asked.length === 0;
  } catch (error) {
    if (error instanceof PermanentError) return false;
    throw error;
  }
}

/**
 * Opens an uploaded file with the text of a Bible.
 *
 * @throws RefusedFile when it is no such file.
 */
export async function openText(
  ctx: SourceContext,
  file: InputFile,
  guesses: FileGuesses,
): Promise<BibleFile> {
  const source = await openStoredFile(ctx.files, file);
  return withFileName(file, () => openBibleFile(source, file.name, guesses));
}
