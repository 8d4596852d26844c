import { type BookId, bookById, bookPosition, isBookId } from '../../../domain/canon/index.ts';
import { EVERY_EDITION } from '../../../domain/contract/index.ts';
import { type MethodId, methodName, scriptOf } from '../../../domain/gematria/index.ts';
import type { LettersFile } from '../../../domain/number-index/index.ts';
import { booksOf, differingVerses, type VerseRange } from '../../../domain/number-index/index.ts';
import type { Ctx } from '../../ctx.ts';
import { Problem } from '../../http/errors.ts';
import { nothingThere } from '../../text/apocrypha.ts';
import { checkEdition, editionNotHere } from '../../text/known-editions.ts';
import type { Catalogue, SearchableEdition } from '../catalogue.ts';
import { type NumberIndex, numberIndexOf } from '../number-index.ts';
import { isInScope, type Scope } from '../scope.ts';
import type { ValueRequest } from './request.ts';

export interface SearchedText {
  readonly edition: SearchableEdition;
  readonly method: MethodId;
  readonly index: NumberIndex;
  readonly ranges: readonly VerseRange[];
}

/** What a request says about the texts to search. */
type TextChoice = Scope & Pick<ValueRequest, 'methods' | 'edition'>;

/**
 * Chooses the texts of a search, in the order of its methods. Each book comes from the requested edition, or
 * from the first edition that has it. The texts of one method are then in canonical order. If all editions
 * are requested, they are in the order of the catalogue, and each adds the verses in which it differs from
 * those before it.
 * @throws Problem if there is nothing to search.
 */
export async function searchedTexts(
  ctx: Ctx,
  catalogue: Catalogue,
  request: TextChoice,
): Promise<SearchedText[]> {
  const texts: SearchedText[] = [];
  for (const method of request.methods) {
    const before: LettersFile[] = [];
    for (const { edition, books } of editionsFor(catalogue, request, method)) {
      const index = await numberIndexOf(ctx, edition.id, edition.revision);
      const whole = booksOf(index.file, (id) => books.has(id));
      const isRepeated = request.edition === EVERY_EDITION && before.length > 0;
      const ranges = isRepeated ? differingVerses(index.file, whole, before) : whole;
      before.push(index.file);
      texts.push({ edition, method, index, ranges });
    }
  }
  if (texts.length === 0) throw nothingToSearch(catalogue, request);
  return texts;
}

interface EditionBooks {
  readonly edition: SearchableEdition;
  readonly books: ReadonlySet<string>;
}

function editionsFor(catalogue: Catalogue, request: TextChoice, method: MethodId): EditionBooks[] {
  const { edition: chosen } = request;
  const isEvery = chosen === EVERY_EDITION;
  const editions = catalogue.editions.filter(
    (edition) => edition.script === scriptOf(method) && (chosen === null || isEvery || edition.id === chosen),
  );
  const taken = new Set<string>();
  const isSearched = (id: string) =>
    (isEvery || !taken.has(id)) && isBookId(id) && isInScope(request, bookById(id));
  const found = editions.flatMap((edition) => {
    const books = new Set([...edition.books].filter(isSearched));
    for (const id of books) taken.add(id);
    return books.size === 0 ? [] : [{ edition, books }];
  });
  return isEvery ? found : found.toSorted((a, b) => firstPosition(a) - firstPosition(b));
}

const firstPosition = ({ books }: EditionBooks): number =>
  Math.min(...[...books].map((id) => (isBookId(id) ? bookPosition(id) : Number.POSITIVE_INFINITY)));

function nothingToSearch({ editions }: Catalogue, request: TextChoice): Problem {
  const { book, testament, group, methods } = request;
  const isOne = request.edition !== null && request.edition !== EVERY_EDITION;
  if (isOne && !editions.some(({ id }) => id === request.edition)) {
    return editionNotHere(request.edition ?? '', 'in an original language here');
  }
  if (editions.length === 0) {
    return new Problem('unavailable', 'The texts are still being imported. Please try again in a moment.');
  }
  if (book !== null && testament !== null && book.testament !== testament) {
    return new Problem('invalid', `${book.name} is not in that testament.`, {
      fields: { testament: 'leave it out, or choose another book' },
    });
  }
  if (group !== null) {
    const name = `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
    return new Problem('invalid', `Your search does not include any book of the ${name}.`, {
      fields: { group: 'leave it out, or choose other books' },
    });
  }
  const isThere = (id: BookId) => editions.some((edition) => edition.books.has(id));
  if (book !== null) {
    if (!isThere(book.id)) return nothingThere(book, { book: book.id, chapter: 1, verse: 1 }, []);
    const chosen = editions.find(({ id }) => id === request.edition);
    if (chosen !== undefined) checkEdition(book, chosen.id, chosen.books.has(book.id), true);
  } else if (testament === 'apocrypha' && !editions.some(({ books }) => [...books].some(isApocryphal))) {
    return new Problem('not_installed', 'The Apocrypha is not available on this site yet.');
  }
  return new Problem(
    'invalid',
    `${methods.map(methodName).join(', ')} does not count the letters of that text.`,
    {
      fields: { method: 'choose a method for the script of the text' },
    },
  );
}

const isApocryphal = (id: string): boolean => isBookId(id) && bookById(id).testament === 'apocrypha';
