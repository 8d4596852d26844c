import type { Book } from '../../domain/canon/index.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { ownId } from '../../domain/editions/index.ts';
import { type GematriaScript, type MethodId, methodName, scriptOf } from '../../domain/gematria/index.ts';
import { numberingOf, type SearchableEdition, shownWord } from '../../domain/value-search/index.ts';
import { fromEnglish, type VerseAddress } from '../../domain/versification/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import type { Prepared, PreparedRead } from '../http/scripture.ts';
import type { Catalogue } from '../search/catalogue.ts';
import { byEntry } from '../search/found-texts.ts';
import { numberIndexOf } from '../search/number-index.ts';
import { type FoundPage, searchThenRead } from '../search/search-then-read.ts';
import { checkPlace } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { checkEdition } from '../text/known-editions.ts';
import { findNear } from './near-verses.ts';

interface SimilarRequest {
  readonly book: Book;
  readonly place: VerseAddress;
  readonly query: SimilarQuery;
}

export function planSimilar(
  ctx: Ctx,
  book: Book,
  chapter: number,
  verse: number,
  query: SimilarQuery,
): PreparedRead<SimilarVerse[]> {
  checkPlace(book, chapter, verse);
  const methods = methodsFor(book, query);
  const request = { book, place: { book: book.id, chapter, verse }, query };
  return (ask) =>
    searchThenRead(ctx, ask, (catalogue) => search(ctx, catalogue, request, methods), query.edition);
}

async function search(
  ctx: Ctx,
  catalogue: Catalogue,
  request: SimilarRequest,
  methods: readonly MethodId[],
): Promise<FoundPage<Prepared<SimilarVerse[]>>> {
  const { place, query } = request;
  const edition = editionFor(catalogue, request);
  const method = methodOfScript(methods, edition.script, request.book);
  const index = await numberIndexOf(ctx, edition.id, edition.revision);
  const own = fromEnglish(numberingOf(edition), place);
  const { total, compared, page } = findNear(index, edition.id, own, method, query);
  const verses = page.map((verse) => ({ ...verse, address: shownWord(edition, verse) }));
  return {
    toRead: { verses },
    answerWith(texts) {
      const rows = byEntry(texts.verses);
      const answer = verses.map(({ address, value }, at) => {
        const row = rows[at];
        if (row === undefined) throw new RangeError(`The library has no text of result ${at}`);
        const text = query.version === 'original' ? row.text : (row.english ?? row.text);
        return { verse: { ...address, text }, value };
      });
      const headers = {
        'X-Total-Count': String(total),
        ...(compared === null ? {} : { 'X-Compared-Value': String(compared) }),
      };
      return { answer, headers };
    },
  };
}

/**
 * The requested method, or the first method of the book's script. If an edition is requested, which may have
 * another script, gives the first method of each script. Throws a `Problem` (400) for an unknown method.
 */
function methodsFor(book: Book, { method, edition }: SimilarQuery): MethodId[] {
  if (method !== undefined) return [knownMethod(method)];
  const first = (script: GematriaScript) => defaultMethods(script)[0];
  if (edition !== undefined) return [first('hebrew'), first('greek')];
  return [first(book.testament === 'old' ? 'hebrew' : 'greek')];
}

/**
 * Chooses the method for the edition's script. Throws a `Problem` (422) if no method is for this script, because an
 * empty list would not explain that a Hebrew method has no values in Greek.
 */
function methodOfScript(methods: readonly MethodId[], script: GematriaScript, book: Book): MethodId {
  const found = methods.find((method) => scriptOf(method) === script);
  if (found !== undefined) return found;
  throw new Problem(
    'invalid',
    `${methods.map(methodName).join(', ')} does not count the letters of ${book.name}, which is in ${script} here.`,
    { fields: { method: `choose a method for ${script}` } },
  );
}

function editionFor({ editions }: Catalogue, { book, place, query }: SimilarRequest): SearchableEdition {
  const withBook = editions.filter(({ books }) => books.has(book.id));
  const edition = withBook.find(({ id }) =>
    query.edition === undefined ? ownId(id) === undefined : id === query.edition,
  );
  const exists = editions.some(({ id }) => id === query.edition);
  checkEdition(book, query.edition, edition !== undefined, exists);
  if (edition === undefined) throw nothingThere(book, place, []);
  return edition;
}
