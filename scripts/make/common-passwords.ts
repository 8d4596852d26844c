import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The text of the site's file of common passwords: zxcvbn's list, counted from leaked passwords. It also has words that
 * are too short for a password, because people make passwords by adding to them. They are in lower case. Each is on its
 * own line, with a line end before it and after it.
 */
export function commonPasswordsFile(): string {
  const listed = (dictionary['passwords-common'] ?? []).map(String);
  return `\n${[...new Set(listed)].sort().join('\n')}\n`;
}
