import type { MethodValue, VerseSummary, WordAnalysis } from '../../../domain/contract/index.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { methodLabel } from '../methods/methods.ts';

type Language = WordAnalysis['word']['language'];

/**
 * The references of a verse by the numbers of the original's edition and of an added version, where they differ from the
 * address.
 */
export const ownReferences = ({
  originalReference,
  editionReference = originalReference,
}: Pick<VerseSummary['verse'], 'originalReference' | 'editionReference'>) => ({
  edition: editionReference,
  version: originalReference === editionReference ? null : originalReference,
});

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'grc' ? 'ltr' : 'rtl');

/**
 * The position in the verse, from 1, of the word that Home, End or an arrow key leads to. In Hebrew the left arrow
 * leads to the next word. Null for any other key.
 */
export function positionAfterKey(
  key: string,
  position: number,
  count: number,
  direction: 'rtl' | 'ltr',
): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return Math.min(count, Math.max(1, position + (key === forward ? 1 : -1)));
}

/**
 * The attributes of a word of running text. Where each word is named, each is a button. Elsewhere only the word that the
 * Tab key reaches is one, so that a screen reader reads the others as plain text. Only that word says that it opens a
 * card, so that this is not heard seven times. While the reader chooses words, each of them is a button that can be pressed.
 */
export const wordButton = (
  position: number,
  tabStop: number,
  open: number | null,
  chosen?: ReadonlySet<number>,
  isNamed = false,
) =>
  chosen !== undefined
    ? ({
        tabIndex: position === tabStop ? 0 : -1,
        role: 'button',
        'aria-pressed': chosen.has(position),
      } as const)
    : position === tabStop
      ? ({
          tabIndex: 0,
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-expanded': open === position,
        } as const)
      : isNamed
        ? ({ tabIndex: -1, role: 'button' } as const)
        : {};

/** The position of the word in an address, for example 4 for `#w4`. Null if the text has no such word. */
export function positionInHash(hash: string, idPrefix: string, count: number): number | null {
  const position = hash.startsWith(idPrefix) ? Number(hash.slice(idPrefix.length)) : Number.NaN;
  return Number.isInteger(position) && position >= 1 && position <= count ? position : null;
}

/**
 * The note that names the methods of the values below each word, from top to bottom. Empty if there is only one value.
 */
export function severalValuesNote(totals: readonly MethodValue[]): string {
  const methods = totals.filter(({ value }) => value !== null).map(({ method }) => methodLabel(method));
  return methods.length > 1 ? wordsText.severalValues(methods) : '';
}

/** The note below a text that has a word whose written and read forms differ. Null if the text has no such word. */
export function variantNote(words: readonly WordAnalysis[]): string | null {
  const word = words.find(({ word: { variant } }) => variant !== null)?.word;
  if (word === undefined) return null;
  return word.reading === 'qere' ? wordsText.variants.noteOfRead : wordsText.variants.noteOfWritten;
}

/**
 * True if the qere, or the ketiv if the page shows the qere, is shown after this word. One qere can replace several
 * written words (1 Samuel 20:2). It is shown once, after the last of them.
 */
export function endsVariant(
  words: readonly { readonly variant?: string | null | undefined }[],
  index: number,
): boolean {
  const variant = words[index]?.variant ?? null;
  return variant !== null && (variant === '' || words[index + 1]?.variant !== variant);
}
