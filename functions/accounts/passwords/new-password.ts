import { PASSWORD_LENGTH } from '../../../domain/contract/index.ts';
import { Problem } from '../../http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { normalised } from './passwords.ts';

/** Passwords that are guessed first here, though no list has them: without spaces and hyphens, in lower case. */
const GUESSED_HERE: ReadonlySet<string> = new Set(['87654321', 'gematriaexplorer', 'scripturebynumber']);

/** A new password in the form that is hashed. Throws 400, in a sentence and beside its field, for one that will not do. */
export async function acceptedPassword(typed: string, username: string, field: string): Promise<string> {
  const password = normalised(typed);
  const reason = await weakness(password, username);
  if (reason === null) return password;
  throw new Problem('bad_request', `The password ${reason}.`, { fields: { [field]: reason } });
}

/**
 * Why a new password will not do, in words for its field; null where it will. Length and guessability count, kinds of
 * characters do not (NIST SP 800-63B-4, 3.1.1.2).
 */
async function weakness(password: string, username: string): Promise<string | null> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return `must be at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `must be at most ${PASSWORD_LENGTH.max} characters`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4) return 'must hold more than three different characters';
  const name = username.toLowerCase();
  if (name.length >= 4 && plain.includes(name) && plain.length - name.length <= 3)
    return 'must not be the username with a few characters more';
  if (GUESSED_HERE.has(plain.replace(/[\s\p{Pd}]/gu, '')) || (await isCommonPassword(plain)))
    return 'is among the passwords that are guessed first';
  return null;
}
