import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '../../domain/contract/index.ts';

/**
 * The text of the site's file of common passwords: those of zxcvbn's list, counted from leaked passwords, that are long
 * enough to be chosen. They are in lower case. Each is on its own line, with a line end before it and after it.
 */
export function commonPasswordsFile(): string {
  const listed = (dictionary['passwords-common'] ?? []).map(String);
  const longEnough = new Set(listed.filter(({ length }) => length >= PASSWORD_LENGTH.min));
  return `\n${[...longEnough].sort().join('\n')}\n`;
}
