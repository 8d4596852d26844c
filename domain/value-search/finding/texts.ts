import { EVERY_EDITION } from '../../contract/limits.ts';
import { booksOf, differingVerses, type NumberIndex, type VerseRange } from '../../number-index/index.ts';
import type { ChosenText, SearchableEdition } from '../chosen-texts.ts';
import type { TextChoice } from '../request.ts';

export interface SearchedText extends Omit<ChosenText, 'books'> {
  readonly index: NumberIndex;
  readonly ranges: readonly VerseRange[];
}

/**
 * The chosen texts with their letters. If all editions are requested, each adds the verses in which it differs from
 * those of the same method before it.
 */
export function searchedTexts(
  chosen: readonly ChosenText[],
  request: TextChoice,
  indexOf: (edition: SearchableEdition) => NumberIndex,
): SearchedText[] {
  return chosen.map(({ books, ...text }, at) => {
    const index = indexOf(text.edition);
    const whole = booksOf(index.file, (id) => books.has(id));
    const before = chosen.slice(0, at).filter(({ method }) => method === text.method);
    const isRepeated = request.edition === EVERY_EDITION && before.length > 0;
    const others = before.map(({ edition }) => indexOf(edition).file);
    return { ...text, index, ranges: isRepeated ? differingVerses(index.file, whole, others) : whole };
  });
}
