import { PASSWORD_LENGTH } from '../../../domain/contract/index.ts';
import type { Ctx } from '../../ctx.ts';
import { Problem } from '../../http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { normalised } from './passwords.ts';
import { sequencesIn } from './sequences.ts';

/**
 * Passwords that a person would guess first on this site and that the list of common passwords does not have. They
 * are in lower case without spaces and hyphens.
 */
const GUESSED_HERE: ReadonlySet<string> = new Set(['gematriaexplorer', 'scripturebynumber']);

/**
 * Normalises a new password for hashing.
 * @throws Problem 400 with a message for its field if the password is too short, too long or easy to guess; 503 if the
 * list of common passwords cannot be read.
 */
export async function acceptedPassword(
  ctx: Ctx,
  typed: string,
  username: string,
  field: string,
): Promise<string> {
  const password = normalised(typed);
  const reason = await weakness(ctx, password, username);
  if (reason === null) return password;
  throw new Problem('bad_request', `Your password ${reason}.`, { fields: { [field]: reason } });
}

/**
 * The reason why a new password is refused, as text for its field. Null if it is accepted. It checks the
 * length, the number of different characters, sequences, the username and lists of common passwords, but not kinds of
 * characters (NIST SP 800-63B-4, 3.1.1.2).
 */
async function weakness(ctx: Ctx, password: string, username: string): Promise<string | null> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return `must be at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `must be at most ${PASSWORD_LENGTH.max} characters`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4) return 'must have more than three different characters';
  if (sequencesIn(plain) < 4) return 'must not be a sequence of neighboring letters, digits or keys';
  const name = username.toLowerCase();
  if (name.length >= 4 && plain.includes(name) && plain.length - name.length <= 3)
    return 'is too close to your username';
  if (GUESSED_HERE.has(plain.replace(/[\s\p{Pd}]/gu, '')) || (await isCommonPassword(ctx, plain)))
    return 'is one of the most common passwords';
  return null;
}
