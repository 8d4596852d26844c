import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { type Marks, withMarks } from '../../shared/scripture/marks.ts';
import { endsVariant } from '../../shared/scripture/words.ts';
import { formatValue } from '../../text/numbers.ts';

/** A part of the verse that is drawn as a whole: a word with its punctuation, another reading, or a section mark. */
export interface Piece {
  readonly text: string;
  readonly lang: WordAnalysis['word']['language'];
  /** The size, relative to that of the words. */
  readonly scale: number;
  readonly isMuted: boolean;
  /** The value below the word. Null if no value is drawn there. */
  readonly value: string | null;
  /** True if no space comes between this piece and the next one. */
  readonly isJoined: boolean;
}

/**
 * The pieces of a verse in the order in which they are read, as the page of the verse shows them. `method` is null if the
 * picture has no values.
 */
export function piecesOf(words: readonly WordAnalysis[], marks: Marks, method: string | null): Piece[] {
  const variants = words.map(({ word }) => word);
  return words.flatMap(({ word, gematriaValues }, index): Piece[] => {
    const { before, originalText, after, mark, language: lang } = word;
    const main = gematriaValues.find((one) => one.method === method);
    const value = method === null ? null : formatValue(main?.value ?? null);
    const end = after.trimEnd();
    const plain = { lang, scale: 1, isMuted: false, value: null, isJoined: end === after && mark === null };
    const form = before + withMarks(originalText, marks, 'cardo');
    const variant = endsVariant(variants, index) ? word.variant : null;
    const shown: Piece[] = variant
      ? [
          { ...plain, text: form, value, isJoined: false },
          {
            ...plain,
            text: `[${withMarks(variant, marks, 'cardo')}]${end}`,
            scale: 0.85,
            isMuted: true,
          },
        ]
      : [{ ...plain, text: form + end, value }];
    const section: Piece = { ...plain, text: mark ?? '', scale: 0.75, isMuted: true };
    return [...shown, section].filter(({ text }) => text !== '');
  });
}
