/**
 * `node scripts/make/make-look-alikes.ts FILE` writes `functions/accounts/look-alikes.ts` from the file
 * `confusables.txt` of Unicode's UTS 39 (https://www.unicode.org/Public/security/). It takes the letters that look like
 * letters of ASCII.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file confusables.txt of Unicode');
const text = readFileSync(file, 'utf8');
const version = /^# Version: (\S+)/mu.exec(text)?.[1];
if (version === undefined) throw new Error(`${file} does not name its version`);

const charactersOf = (codes: string): string =>
  String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
const withoutMarks = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '');

const lookAlikes = new Map<string, string>();
for (const [, from = '', to = ''] of text.matchAll(/^([\dA-F]+) ;\t([\dA-F ]+) ;\tMA/gmu)) {
  const letter = charactersOf(from);
  const look = withoutMarks(charactersOf(to)).toLowerCase();
  // Unicode's own decomposition covers the others, such as fullwidth letters.
  const isNeeded = /^[^\0-\x7F]$/u.test(letter) && /^\p{L}$/u.test(letter) && withoutMarks(letter) === letter;
  if (isNeeded && /^[a-z]+$/u.test(look)) lookAlikes.set(look, (lookAlikes.get(look) ?? '') + letter);
}
const lines = [...lookAlikes].sort().map(([look, letters]) => `  ${look}: '${letters}',`);
writeFileSync(
  join(ROOT, 'functions/accounts/look-alikes.ts'),
  `/**
 * Letters that look like letters of ASCII, by what they look like. \`scripts/make/make-look-alikes.ts\` makes this file from
 * the confusable characters of Unicode ${version} (UTS 39).
 */
const LOOK_ALIKES = {
${lines.join('\n')}
};

/** What a letter looks like, in small letters of ASCII. It has no entry for letters of ASCII. */
export const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([look, letters]) => [...letters].map((letter) => [letter, look] as const)),
);
`,
);
