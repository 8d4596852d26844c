import { greekLetters } from '../../../../domain/greek/index.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs } from '../greek-words.ts';

/** Numbers of the source for which Strong's dictionary has another number, each with that number. */
const SAME_WORD: Readonly<Record<number, number>> = { 3165: 1473, 6063: 1492 };
/**
 * Indexes of columns in `source.raw`: the number and parsing of each part of the word, and the number that older works
 * give the word.
 */
const PARTS = 3;
const OLDER_NUMBER = 12;
const ONE_NUMBER = /^G(\d+)[A-Za-z]?$/u;
/**
 * The punctuation before a word, the word, and the punctuation after it. `¬` in the punctuation marks the end of a
 * line.
 */
const WORD = /^([^\p{Script=Greek}\p{M}]*)(.*?)([^\p{Script=Greek}\p{M}’]*)$/su;

const numberIn = (text: string | undefined): number => Number(ONE_NUMBER.exec(text ?? '')?.[1] ?? 0);

/**
 * The Strong's number of a word. The letter of a sense (`G1161a`) is removed. The source gives a compound (κἀγώ,
 * οὐκέτι) the number of its first part, so the number of older works is used instead. A number that is not in Strong's
 * dictionary is replaced by the older number, or by null if there is none.
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

/** Reads a word of a verse's file. Undefined if it has no Greek letters or no number. */
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
