import { type Book, bookById, bookPosition, booksOfGroup, isBookId } from '../canon/index.ts';
import type { EditionList } from '../contract/index.ts';
import { EVERY_EDITION } from '../contract/limits.ts';
import { ownId } from '../editions/index.ts';
import { scriptOf } from '../gematria/method-names.ts';
import type { MethodId } from '../gematria/method-types.ts';
import type { Scope, TextChoice } from './request.ts';

export interface SearchableEdition {
  readonly id: string;
  readonly name: string;
  readonly script: 'hebrew' | 'greek';
  readonly numbering: string;
  readonly revision: string;
  readonly books: ReadonlySet<string>;
}

/** The editions of an answer of `/api/editions` that have letters files. */
export const searchableEditions = (editions: EditionList['editions']): SearchableEdition[] =>
  editions.flatMap(({ id, name, role, script, numbering, revision, books }) =>
    role === 'original' && (script === 'hebrew' || script === 'greek')
      ? [{ id, name, script, numbering, revision, books: new Set(books) }]
      : [],
  );

/** The books of an edition that a search reads by one method. */
export interface ChosenText {
  readonly edition: SearchableEdition;
  readonly method: MethodId;
  readonly books: ReadonlySet<string>;
}

export const isInScope = ({ book, testament, group }: Scope, { id, testament: own }: Book): boolean =>
  (book === null || id === book.id) &&
  (testament === null || own === testament) &&
  (group === null || booksOfGroup(group).includes(id));

/**
 * Chooses the texts of a search, in the order of its methods. Each book comes from the requested edition, or
 * from the first edition that has it and was not added by an administrator. The texts of one method are then in canonical order. If all editions
 * are requested, they are in the order of the catalogue. Empty if there is nothing to search.
 */
export function chosenTexts(editions: readonly SearchableEdition[], request: TextChoice): ChosenText[] {
  return request.methods.flatMap((method) => textsFor(editions, request, method));
}

function textsFor(all: readonly SearchableEdition[], request: TextChoice, method: MethodId): ChosenText[] {
  const { edition: chosen } = request;
  const isEvery = chosen === EVERY_EDITION;
  const isChosen = (id: string) => (chosen === null ? ownId(id) === undefined : isEvery || id === chosen);
  const editions = all.filter(({ id, script }) => script === scriptOf(method) && isChosen(id));
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
