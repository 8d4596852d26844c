import type { Book } from '../../domain/canon/index.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { fromEnglish, originalNumbering, type VerseAddress } from '../../domain/versification/index.ts';
import type { Ctx } from '../ctx.ts';
import type { PreparedRead } from '../http/scripture.ts';
import { checkPlace } from '../text/address.ts';
import { methodsFor } from './asked-similar.ts';
import { isStored, planNearInDatabase } from './near-in-database.ts';
import { nearInIndex } from './near-in-index.ts';

/** Plans the search for verses whose value is near the total at an address, nearest first. */
export function planSimilar(
  ctx: Ctx,
  book: Book,
  chapter: number,
  verse: number,
  query: SimilarQuery,
): PreparedRead<SimilarVerse[]> {
  checkPlace(book, chapter, verse);
  const asked = {
    book,
    place: { book: book.id, chapter, verse },
    methods: methodsFor(book, query),
    query,
  };
  const hasTotals = asked.methods.every(isStored) && isOneVerse(asked.place);
  return async (ask) => {
    const found = hasTotals ? await ask(planNearInDatabase(asked)) : await nearInIndex(ctx, ask, asked);
    const { total, compared, verses } = found;
    const headers = {
      'X-Total-Count': String(total),
      ...(compared === null ? {} : { 'X-Compared-Value': String(compared) }),
    };
    return { answer: verses, headers };
  };
}

/**
 * True if the address has exactly one whole verse of the original, or no verse. Then the stored total is the total
 * of the address. Otherwise a verse is split, or two verses share the address, and the total is computed from the
 * words.
 */
function isOneVerse(place: VerseAddress): boolean {
  const numbering = originalNumbering(place.book);
  if (numbering === null) return true;
  const [first, ...others] = fromEnglish(numbering, place);
  return others.length === 0 && (first === undefined || (first.firstWord === 0 && first.lastWord === null));
}
