import { greekLetters } from '../../../../domain/greek/index.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs } from '../greek-words.ts';

/** Numbers for which the printed dictionary has another number, each with that number. */
const SAME_WORD: Readonly<Record<number, number>> = { 3165: 1473, 6063: 1492 };
/** The columns of `source.raw` from 0: number and parsing of each part of the word, and the number in older works. */
const PARTS = 3;
const OLDER_NUMBER = 12;
const ONE_NUMBER = /^G(\d+)[A-Za-z]?$/u;
/** Signs around a word. `¬` marks a line's end. */
const WORD = /^([^\p{Script=Greek}\p{M}]*)(.*?)([^\p{Script=Greek}\p{M}’]*)$/su;

const numberIn = (text: string | undefined): number => Number(ONE_NUMBER.exec(text ?? '')?.[1] ?? 0);

/**
 * The Strong's number of a word. The letter of a sense is dropped (`G1161a`). A compound (κἀγώ, οὐκέτι) has the number
 * of its first part, so it takes the number in older works. A number that Strong never gave is null, if there is no
 * older one.
 */
function strongsOf(number: string, raw: string): string | null {
  const columns = raw.split('\t');
  const own = numberIn(number);
  const older = numberIn(columns[OLDER_NUMBER]);
  const parts = columns[PARTS] ?? '';
  const isCompound = parts.includes(' + ') && !new RegExp(`G0*${older}\\b`, 'u').test(parts);
  const chosen = SAME_WORD[own] ?? own;
  return (isCompound ? greekStrongs(older) : null) ?? greekStrongs(chosen) ?? greekStrongs(older);
}

const string = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A word of a verse's file, or undefined if it lacks its text, number or parsing. */
export function readTagntWord(value: unknown): SourceWord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, lemma, morph, strongs, translation, source }: Partial<Record<string, unknown>> = { ...value };
  const { raw }: { raw?: unknown } = { ...(typeof source === 'object' ? source : {}) };
  const number: unknown = Array.isArray(strongs) ? strongs[0] : undefined;
  const [, before = '', originalText = '', after = ''] = WORD.exec(tidyGreek(string(text))) ?? [];
  if (greekLetters(originalText) === '' || typeof number !== 'string') return undefined;
  const strongsNumber = strongsOf(number, string(raw));
  return {
    before,
    originalText,
    after: after.replace('¬', ''),
    translation:
      string(translation)
        .replace(/[,.;:?!]+$/u, '')
        .trim() || null,
    strongsNumber,
    lemma: strongsNumber ?? greekLetters(string(lemma)),
    morphology: string(morph).replace(/^robinson:/u, '') || null,
  };
}
