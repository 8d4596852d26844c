import { PermanentError } from '../engine/errors.ts';

/**
 * The error for a file that cannot be imported unless it is changed. Its message names the reason and, where there is
 * one, the place in the file. An administrator reads it.
 */
export class RefusedFile extends PermanentError {
  override name = 'RefusedFile';

  constructor(message: string) {
    super(message, 'Upload a corrected file, then start the import again');
  }
}
