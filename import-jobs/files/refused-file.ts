import { PermanentError } from '../engine/errors.ts';

/** The file cannot be imported as it is. The message names the reason and the place, for the administrator. */
export class RefusedFile extends PermanentError {
  override name = 'RefusedFile';
}
