import { type BookId, bookById, TANAKH } from '../canon/index.ts';
import { PLACE_UNITS } from '../contract/limits.ts';
import { ownId } from '../editions/index.ts';
import { EVERYWHERE, isInScope, Refused, type Scope, type SearchableEdition } from '../value-search/index.ts';
import { inOrder } from './book-order.ts';
import type { AskedPlace, BookOrder, PlaceUnit } from './place-types.ts';
import { TRADITIONAL_MIDDLES } from './traditional-middles.ts';
import { readPlace } from './written-place.ts';

/** A question in the form of an address. */
export interface PlacesQuery extends Scope {
  readonly unit: PlaceUnit;
  /** A number, `middle` or `last`. */
  readonly n?: string | undefined;
  readonly at?: string | undefined;
  readonly edition?: string | undefined;
  readonly order: BookOrder;
}

export interface PlacesRequest {
  readonly asked: AskedPlace;
  readonly scope: Scope;
  readonly edition: SearchableEdition;
  readonly order: BookOrder;
  /** The asked books that the edition has, in the asked order. */
  readonly books: readonly BookId[];
}

/**
 * What a question asks for.
 * @throws Refused if it names neither a number nor a place, or both.
 */
export function askedPlace({ unit, n, at }: Pick<PlacesQuery, 'unit' | 'n' | 'at'>): AskedPlace {
  if ((n === undefined) === (at === undefined)) {
    throw new Refused('Ask for a number with n, or for a place with at.', { n: 'give either n or at' });
  }
  if (n !== undefined) return { unit, n: n === 'middle' || n === 'last' ? n : numberIn(n) };
  const place = readPlace(at ?? '');
  if (place === null) {
    throw new Refused(
      'Write a place as book, chapter and verse, such as genesis.2.4. A word and a letter can follow: genesis.2.4.8.1.',
      { at: 'must be BOOK.CHAPTER.VERSE, BOOK.CHAPTER.VERSE.WORD or BOOK.CHAPTER.VERSE.WORD.LETTER' },
    );
  }
  if (place.isEnding && place.word === null) {
    throw new Refused('An unnumbered ending is not counted as a verse. Ask for one of its words.', {
      at: 'add a word',
    });
  }
  return { at: place };
}

function numberIn(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Refused('Type a whole number, “middle” or “last”.', {
    n: 'must be a whole number, middle or last',
  });
}

/**
 * The edition that a question is about: the named one, or the first edition that has its first book and was not added by an
 * administrator. Undefined if there is none.
 */
export function editionAsked(
  editions: readonly SearchableEdition[],
  { edition, ...query }: PlacesQuery,
  asked: AskedPlace,
): SearchableEdition | undefined {
  if (edition !== undefined) return editions.find(({ id }) => id === edition);
  const common = editions.filter(({ id }) => ownId(id) === undefined);
  const isAsked = (id: BookId) => ('at' in asked ? id === asked.at.book : isInScope(query, bookById(id)));
  const books = inOrder(new Set(common.flatMap(({ books }) => [...books])), 'english');
  const first = books.find(isAsked);
  return first === undefined ? undefined : common.find(({ books }) => books.has(first));
}

/**
 * A question about one edition. The place of an address decides alone, whatever part of the Bible is named beside it.
 */
export function placesRequest(
  edition: SearchableEdition,
  { order, book, testament, group }: PlacesQuery,
  asked: AskedPlace,
): PlacesRequest {
  const scope = 'at' in asked ? EVERYWHERE : { book, testament, group };
  const books = inOrder(edition.books, order).filter((id) => isInScope(scope, bookById(id)));
  return { asked, scope, edition, order, books };
}

const TORAH = TANAKH.find(({ id }) => id === 'torah')?.books ?? [];

/** Whether tradition names middles of the asked text: the Torah in a Hebrew edition. */
export const hasTraditions = ({ asked, books, edition }: PlacesRequest): boolean =>
  'n' in asked && asked.n === 'middle' && edition.numbering === 'masoretic' && books.join() === TORAH.join();

export const isMiddle = ({ asked }: PlacesRequest): boolean => 'n' in asked && asked.n === 'middle';

/**
 * All that is looked for in the letters file: the asked place first; with a middle, those of each unit, and then the places
 * that tradition calls the middle.
 */
export function askedOf(request: PlacesRequest): AskedPlace[] {
  const middles = isMiddle(request) ? PLACE_UNITS.map((unit) => ({ unit, n: 'middle' }) as const) : [];
  const traditional = (hasTraditions(request) ? TRADITIONAL_MIDDLES : []).flatMap(({ at }) =>
    at.flatMap((place) => readPlace(place) ?? []),
  );
  return [request.asked, ...middles, ...traditional.map((at) => ({ at }))];
}
