import { PASSWORD_LENGTH } from '../../../domain/contract/index.ts';

let common: ReadonlySet<string> | undefined;

/**
 * True if the password, which must be in lower case, is one of about 50,000 that attackers try first (zxcvbn's
 * list, counted from leaked passwords). The list is loaded only when a reader chooses a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (common === undefined) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const listed: readonly (string | number)[] = dictionary['passwords-common'] ?? [];
    common = new Set(listed.map(String).filter(({ length }) => length >= PASSWORD_LENGTH.min));
  }
  return common.has(password);
}
