import { type Book, bookById, bookPosition, booksOfGroup, isBookId } from '../canon/index.ts';
import { EVERY_EDITION } from '../contract/limits.ts';
import { type MethodId, scriptOf } from '../gematria/index.ts';
import { booksOf, differingVerses, type NumberIndex, type VerseRange } from '../number-index/index.ts';
import type { Scope, TextChoice } from './request.ts';

export interface SearchableEdition {
  readonly id: string;
  readonly name: string;
  readonly script: 'hebrew' | 'greek';
  readonly numbering: string;
  readonly revision: string;
  readonly books: ReadonlySet<string>;
}

/** The books of an edition that a search reads by one method. */
export interface ChosenText {
  readonly edition: SearchableEdition;
  readonly method: MethodId;
  readonly books: ReadonlySet<string>;
}

export interface SearchedText extends Omit<ChosenText, 'books'> {
  readonly index: NumberIndex;
  readonly ranges: readonly VerseRange[];
}

export const isInScope = ({ book, testament, group }: Scope, { id, testament: own }: Book): boolean =>
  (book === null || id === book.id) &&
  (testament === null || own === testament) &&
  (group === null || booksOfGroup(group).includes(id));

/**
 * Chooses the texts of a search, in the order of its methods. Each book comes from the requested edition, or
 * from the first edition that has it. The texts of one method are then in canonical order. If all editions
 * are requested, they are in the order of the catalogue. Empty if there is nothing to search.
 */
export function chosenTexts(editions: readonly SearchableEdition[], request: TextChoice): ChosenText[] {
  return request.methods.flatMap((method) => textsFor(editions, request, method));
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

function textsFor(all: readonly SearchableEdition[], request: TextChoice, method: MethodId): ChosenText[] {
  const { edition: chosen } = request;
  const isEvery = chosen === EVERY_EDITION;
  const editions = all.filter(
    (edition) => edition.script === scriptOf(method) && (chosen === null || isEvery || edition.id === chosen),
  );
  const taken = new Set<string>();
  const isSearched = (id: string) =>
    (isEvery || !taken.has(id)) && isBookId(id) && isInScope(request, bookById(id));
  const found = editions.flatMap((edition) => {
    const books = new Set([...edition.books].filter(isSearched));
    for (const id of books) taken.add(id);
    return books.size === 0 ? [] : [{ edition, method, books }];
  });
  return isEvery ? found : found.toSorted((a, b) => firstPosition(a) - firstPosition(b));
}

const firstPosition = ({ books }: ChosenText): number =>
  Math.min(...[...books].map((id) => (isBookId(id) ? bookPosition(id) : Number.POSITIVE_INFINITY)));
