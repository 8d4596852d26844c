import { LETTER_SIGNS } from '../basics/index.ts';
import type { GematriaScript } from '../gematria/method-types.ts';
import { greekLetters, splitGreekWords } from '../greek/index.ts';
import { foldFinals, hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';
import { searchedGreek } from './greek-iotas.ts';

/** A word of a text in its bare form, and its place in UTF-16 units. */
export interface Token {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

export interface WordRun {
  readonly script: 'latin' | GematriaScript;
  /**
   * The words in bare form: Latin in small letters without marks, Hebrew with folded final letters, Greek
   * without accents, its iotas as in `searchedGreek`. A Latin word keeps its hyphens, because it may be a name that a text writes as one word.
   */
  readonly tokens: readonly [string, ...string[]];
}

const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;
const HYPHEN = /^[-‐‑]$/u;
const MARKS = /\p{M}+/gu;
const HEBREW_CLASS = `\\u0590-\\u05FF\\uFB1D-\\uFB4F${LETTER_SIGNS.hebrew}`;
const GREEK_CLASS = `\\u0370-\\u03FF\\u1F00-\\u1FFF${LETTER_SIGNS.greek}`;
export const HEBREW = new RegExp(`[${HEBREW_CLASS}]`, 'u');
const GREEK = new RegExp(`[${GREEK_CLASS}]`, 'u');
/**
 * A part of a text in one script. A Hebrew or Greek part goes on until a letter A–Z or a character of the other
 * script.
 */
const RUNS = new RegExp(
  `[${HEBREW_CLASS}][^${GREEK_CLASS}A-Za-z]*|[${GREEK_CLASS}][^${HEBREW_CLASS}A-Za-z]*|[^${HEBREW_CLASS}${GREEK_CLASS}]+`,
  'gu',
);

/**
 * The words of an English text in small letters without marks, divided as in the search tables: at everything that is
 * not a letter or digit, so “God’s” is two words.
 *
 * @example
 * ```ts
 * latinTokens('God’s ark').map((word) => word.token) // => ['god', 's', 'ark']
 * latinTokens('Selah.') // => [{ token: 'selah', start: 0, end: 5 }]
 * ```
 */
export function latinTokens(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    token: word.normalize('NFD').replace(MARKS, '').toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/**
 * The words of a Hebrew or Greek text in the form that is searched.
 *
 * @example
 * ```ts
 * originalTokens('אֶת־הָאָֽרֶץ׃', 'hebrew').map((word) => word.token) // => ['את', 'הארצ']
 * originalTokens('ὁ λόγος', 'greek')[1] // => { token: 'λογοσ', start: 2, end: 7 }
 * ```
 */
export function originalTokens(text: string, script: 'hebrew' | 'greek'): Token[] {
  const words = script === 'hebrew' ? splitHebrewWords(text) : splitGreekWords(text);
  const tokens: Token[] = [];
  let from = 0;
  for (const word of words) {
    const start = text.indexOf(word, from);
    if (start === -1) continue;
    from = start + word.length;
    const token = script === 'hebrew' ? foldFinals(hebrewLetters(word)) : greekLetters(word);
    if (token !== '') tokens.push({ token, start, end: from });
  }
  return tokens;
}

/**
 * Splits a typed text into runs of one script, each with its words. Runs without a word are left out.
 *
 * @example
 * ```ts
 * wordRuns('light אוֹר') // => [{ script: 'latin', tokens: ['light'] }, { script: 'hebrew', tokens: ['אור'] }]
 * wordRuns('Beth-el') // => [{ script: 'latin', tokens: ['beth-el'] }]
 * wordRuns('😀 —') // => []
 * ```
 */
export function wordRuns(text: string): WordRun[] {
  return (text.match(RUNS) ?? []).flatMap((run) => {
    const script = HEBREW.test(run) ? 'hebrew' : GREEK.test(run) ? 'greek' : 'latin';
    const words =
      script === 'latin'
        ? hyphenated(run)
        : originalTokens(run, script).map(({ token, start, end }) =>
            script === 'greek' ? searchedGreek(run.slice(start, end)) : token,
          );
    const [first, ...rest] = words;
    return first === undefined ? [] : [{ script, tokens: [first, ...rest] as const }];
  });
}

function hyphenated(text: string): string[] {
  const words: string[] = [];
  let end = 0;
  for (const word of latinTokens(text)) {
    const before = words.at(-1);
    if (before !== undefined && HYPHEN.test(text.slice(end, word.start)))
      words.splice(-1, 1, `${before}-${word.token}`);
    else words.push(word.token);
    end = word.end;
  }
  return words;
}
