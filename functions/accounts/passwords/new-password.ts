import { PASSWORD_LENGTH } from '../../../domain/contract/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { coresOf, isOfOwnWords, isTwoOf } from './cores.ts';
import { normalised } from './passwords.ts';
import { sequencesIn } from './sequences.ts';

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
 * length, the number of different characters, sequences, the username, the list of common passwords and words of this
 * site, but not kinds of characters (NIST SP 800-63B-4, 3.1.1.2).
 */
async function weakness(ctx: Ctx, password: string, username: string): Promise<string | null> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return `must be at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `must be at most ${PASSWORD_LENGTH.max} characters`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4) return 'must have more than three different characters';
  if (sequencesIn(plain) < 4) return 'must not be a sequence of neighboring letters, digits or keys';
  const name = username.toLowerCase();
  const cores = coresOf(plain);
  const isNearName = plain.includes(name) && plain.length - name.length <= 3;
  if (name.length >= 4 && (isNearName || cores.has(name))) return 'is too close to your username';
  const common = await commonPasswords(ctx);
  const joined = plain.replace(/[\s\p{Pd}]/gu, '');
  if (common.has(plain)) return 'is one of the most common passwords';
  if (isOfOwnWords(joined)) return 'is made only of words of this site';
  if ([...cores].some((core) => common.has(core) || isOfOwnWords(core)))
    return 'is a common word with small changes, which is easy to guess';
  const areApart = /\p{L}[\s\p{Pd}._]+\p{L}/u.test(plain);
  if (!areApart && [...cores].some((core) => isTwoOf(common, core)))
    return 'is two common words together, which is easy to guess';
  return null;
}
