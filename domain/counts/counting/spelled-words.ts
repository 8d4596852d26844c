import { foldFinals } from '../../hebrew/index.ts';
import { baseCodes, FIRST_LETTER, type LettersFile } from '../../number-index/index.ts';
import type { AskedWords } from '../asked-words.ts';

/**
 * The words with these letters, however their final letters are written: a typed מ also finds a final ם. They are
 * numbers of words in the letters file, ascending. Of a phrase, which stays in one verse, each is the first word.
 */
export function spelledWords(file: LettersFile, asked: AskedWords): number[] {
  if (asked.script !== file.script) return [];
  const [first = [], ...rest] = asked.words.map((word) => codesOf(word, file.script));
  const has = matcher(file, asked.isInside);
  const found: number[] = [];
  const { firstWords, wordLengths } = file;
  let verse = 0;
  for (let word = 0, start = 0; word < wordLengths.length; start += wordLengths[word++] as number) {
    if (!has(word, start, first)) continue;
    while ((firstWords[verse + 1] as number) <= word) verse++;
    if (word + rest.length >= (firstWords[verse + 1] as number)) continue;
    let at = start;
    const isPhrase = rest.every((codes, index) => {
      at += wordLengths[word + index] as number;
      return has(word + index + 1, at, codes);
    });
    if (isPhrase) found.push(word);
  }
  return found;
}

type Matcher = (word: number, start: number, codes: readonly number[]) => boolean;

function matcher({ script, wordLengths, letters }: LettersFile, isInside: boolean): Matcher {
  const base = baseCodes(script);
  const isAt = (start: number, codes: readonly number[]): boolean => {
    let at = 0;
    while (at < codes.length && base[letters[start + at] as number] === codes[at]) at++;
    return at === codes.length;
  };
  if (!isInside) return (word, start, codes) => wordLengths[word] === codes.length && isAt(start, codes);
  return (word, start, codes) => {
    const last = start + (wordLengths[word] as number) - codes.length;
    const [initial] = codes;
    for (let from = start; from <= last; from++) {
      if (base[letters[from] as number] === initial && isAt(from, codes)) return true;
    }
    return false;
  };
}

const codesOf = (spelling: string, script: LettersFile['script']): number[] =>
  Array.from(foldFinals(spelling), (letter) => letter.charCodeAt(0) - FIRST_LETTER[script]);
