import { type BookId, bookById, isBookId } from '../../../domain/canon/index.ts';
import { EVERY_EDITION } from '../../../domain/contract/index.ts';
import { methodName } from '../../../domain/gematria/index.ts';
import type { NumberIndex } from '../../../domain/number-index/index.ts';
import { scopeInText } from '../../../domain/text/index.ts';
import { type SearchedText, searchedTexts } from '../../../domain/value-search/finding/index.ts';
import { chosenTexts, type SearchableEdition, type TextChoice } from '../../../domain/value-search/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { nothingThere } from '../../text/apocrypha.ts';
import { checkEdition, editionNotHere } from '../../text/known-editions.ts';
import type { Catalogue } from '../catalogue.ts';
import { numberIndexOf } from '../number-index.ts';

/**
 * The texts of a search with their letters. `otherScript` says that the chosen ones are in another script.
 * @throws Problem if there is nothing to search.
 */
export async function loadTexts(
  ctx: Ctx,
  catalogue: Catalogue,
  request: TextChoice,
  otherScript?: Problem,
): Promise<SearchedText[]> {
  const chosen = chosenTexts(catalogue.editions, request);
  if (chosen.length === 0) throw nothingToSearch(catalogue, request, otherScript);
  const indexes = new Map<SearchableEdition, NumberIndex>();
  for (const { edition } of chosen)
    indexes.set(edition, await numberIndexOf(ctx, edition.id, edition.revision));
  return searchedTexts(chosen, request, (edition) => indexes.get(edition) as NumberIndex);
}

/** Whether a word of a text is in the ranges that are searched. */
export const isSearched =
  ({ index: { file }, ranges }: SearchedText) =>
  (word: number): boolean =>
    ranges.some(
      ({ first, end }) =>
        (file.firstWords[first] as number) <= word && word < (file.firstWords[end] as number),
    );

function nothingToSearch({ editions }: Catalogue, request: TextChoice, otherScript?: Problem): Problem {
  const { book, testament, group } = request;
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
  if (otherScript === undefined && group !== null) {
    return new Problem('invalid', `Your search does not include any book of ${scopeInText(group)}.`, {
      fields: { group: 'leave it out, or choose other books' },
    });
  }
  const isThere = (id: BookId) => editions.some((edition) => edition.books.has(id));
  if (book !== null) {
    if (!isThere(book.id)) return nothingThere(book, { book: book.id, chapter: 1, verse: 1 }, []);
    const chosen = editions.find(({ id }) => id === request.edition);
    if (chosen !== undefined) checkEdition(book, chosen.id, chosen.books.has(book.id), true);
  } else if (testament === 'apocrypha' && !editions.some(({ books }) => [...books].some(isApocryphal))) {
    return new Problem('not_installed', 'The Apocrypha is not installed.');
  }
  return otherScript ?? notCounted(request);
}

const notCounted = ({ methods }: TextChoice): Problem =>
  new Problem('invalid', `${methods.map(methodName).join(', ')} does not count the letters of that text.`, {
    fields: { method: 'choose a method for the script of the text' },
  });

const isApocryphal = (id: string): boolean => isBookId(id) && bookById(id).testament === 'apocrypha';
