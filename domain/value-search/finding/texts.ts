import { EVERY_EDITION } from '../../contract/limits.ts';
import { booksOf, differingVerses, type NumberIndex, type VerseRange } from '../../number-index/index.ts';
import type { ChosenText, SearchableEdition } from '../chosen-texts.ts';
import type { TextChoice } from '../request.ts';

export interface SearchedText extends Omit<ChosenText, 'books'> {
  readonly index: NumberIndex;
  readonly ranges: readonly VerseRange[];
}

/** A chosen text with its letters, and all verses of its books. */
export const textWithLetters = ({ books, ...text }: ChosenText, index: NumberIndex): SearchedText => ({
  ...text,
  index,
  ranges: booksOf(index.file, (id) => books.has(id)),
});

/**
 * The chosen texts with their letters. If all editions are requested, each adds the verses in which it differs from
 * those of the same method before it.
 */
export function searchedTexts(
  chosen: readonly ChosenText[],
  request: TextChoice,
  indexOf: (edition: SearchableEdition) => NumberIndex,
): SearchedText[] {
  return chosen.map((one, at) => {
    const text = textWithLetters(one, indexOf(one.edition));
    const { index, ranges: whole } = text;
    const before = chosen.slice(0, at).filter(({ method }) => method === text.method);
    const isRepeated = request.edition === EVERY_EDITION && before.length > 0;
    const others = before.map(({ edition }) => indexOf(edition).file);
    return isRepeated ? { ...text, ranges: differingVerses(index.file, whole, others) } : text;
  });
}
