import { PASSWORD_LENGTH } from '../../../domain/contract/index.ts';

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password, in lower case, is among the 50,000 or so that are guessed first (zxcvbn's list, counted from
 * leaked ones). The list is only unpacked where someone chooses a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (common === undefined) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const listed: readonly (string | number)[] = dictionary['passwords-common'] ?? [];
    common = new Set(listed.map(String).filter(({ length }) => length >= PASSWORD_LENGTH.min));
  }
  return common.has(password);
}
