import { foldFinals } from '../../hebrew/index.ts';
import { FIRST_LETTER, type LettersFile } from '../../number-index/index.ts';

/**
 * Marks the words that have exactly these letters, however their final letters are written. Null if the letters are of
 * another script.
 */
export function spelledAs(
  { script, wordLengths, letters }: LettersFile,
  spelling: string,
): Uint8Array | null {
  const codes = codesOf(spelling, script);
  // A difference outside a byte is a letter of another script.
  if (codes.some((code) => code < 0 || code > 255)) return null;
  const base = Uint8Array.from({ length: 256 }, (_, code) => baseCode(code, script));
  const found = new Uint8Array(wordLengths.length);
  for (let word = 0, first = 0; word < wordLengths.length; first += wordLengths[word++] as number) {
    if (wordLengths[word] !== codes.length) continue;
    let at = 0;
    while (at < codes.length && base[letters[first + at] as number] === codes[at]) at++;
    if (at === codes.length) found[word] = 1;
  }
  return found;
}

const codesOf = (spelling: string, script: LettersFile['script']): number[] =>
  Array.from(foldFinals(spelling), (letter) => letter.charCodeAt(0) - FIRST_LETTER[script]);

const baseCode = (code: number, script: LettersFile['script']): number =>
  foldFinals(String.fromCharCode(FIRST_LETTER[script] + code)).charCodeAt(0) - FIRST_LETTER[script];
