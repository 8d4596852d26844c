import type { GematriaScript } from '../gematria/method-types.ts';
import { greekLetters, splitGreekWords } from '../greek/index.ts';
import { foldFinals, hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';

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
   * without accents.
   */
  readonly tokens: readonly [string, ...string[]];
}

const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;
const MARKS = /\p{M}+/gu;
const HEBREW = /[\u0590-\u05FF\uFB1D-\uFB4F]/u;
const GREEK = /[\u0370-\u03FF\u1F00-\u1FFF]/u;
/**
 * A part of a text in one script. A Hebrew or Greek part goes on until a letter A–Z or a character of the other
 * script.
 */
const RUNS =
  /[\u0590-\u05FF\uFB1D-\uFB4F][^\u0370-\u03FF\u1F00-\u1FFFA-Za-z]*|[\u0370-\u03FF\u1F00-\u1FFF][^\u0590-\u05FF\uFB1D-\uFB4FA-Za-z]*|[^\u0590-\u05FF\uFB1D-\uFB4F\u0370-\u03FF\u1F00-\u1FFF]+/gu;

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
 * wordRuns('😀 —') // => []
 * ```
 */
export function wordRuns(text: string): WordRun[] {
  return (text.match(RUNS) ?? []).flatMap((run) => {
    const script = HEBREW.test(run) ? 'hebrew' : GREEK.test(run) ? 'greek' : 'latin';
    const words = script === 'latin' ? latinTokens(run) : originalTokens(run, script);
    const [first, ...rest] = words.map(({ token }) => token);
    return first === undefined ? [] : [{ script, tokens: [first, ...rest] as const }];
  });
}
