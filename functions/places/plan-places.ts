import { type Book, bookById } from '../../domain/canon/index.ts';
import type { NumberedPlace, PlacesAnswer, PlacesCall } from '../../domain/contract/index.ts';
import { findPlaces } from '../../domain/places/finding/index.ts';
import {
  type AskedPlace,
  askedOf,
  askedPlace,
  type BarePlace,
  editionAsked,
  namedPlaces,
  type PlacesQuery,
  placesRequest,
  readPlace,
} from '../../domain/places/index.ts';
import type { WordPlace } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { PreparedRead } from '../http/scripture.ts';
import type { Catalogue } from '../search/catalogue.ts';
import { byEntry, type TextRows } from '../search/found-texts.ts';
import { numberIndexOf } from '../search/number-index.ts';
import { searchThenRead } from '../search/search-then-read.ts';
import { rangeOfWords } from '../search/value/value-page.ts';
import { scopeFrom } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { editionNotHere, noBooks } from '../text/known-editions.ts';

/** Plans the answer which place has a number, or which numbers a place has. The letters are counted in memory. */
export function planPlaces(ctx: Ctx, call: PlacesCall): PreparedRead<PlacesAnswer> {
  const query: PlacesQuery = { ...call, ...scopeFrom(call) };
  const asked = askedPlace(query);
  return (ask) => {
    const search = async ({ editions }: Catalogue) => {
      const edition = editionAsked(editions, query, asked);
      if (edition === undefined) throw noEdition(editions, query, asked);
      const request = placesRequest(edition, query, asked);
      if (request.books.length === 0) throw noBooks(query, edition.id);
      const { file } = await numberIndexOf(ctx, edition.id, edition.revision);
      const bare = namedPlaces(request, findPlaces(file, request.books, askedOf(request)));
      return {
        toRead: {
          verses: bare.places.map((place) => ({
            ...ownWord(edition.id, place),
            address: { chapter: place.chapter, verse: place.verse },
          })),
        },
        answerWith: (rows: TextRows) => {
          const verses = byEntry(rows.verses);
          const places = bare.places.map((place, at) => withTexts(place, verses[at]));
          return { answer: { ...bare, places } };
        },
      };
    };
    return searchThenRead(ctx, ask, search, call.edition);
  };
}

function ownWord(edition: string, { at, word }: BarePlace): WordPlace {
  const own = readPlace(at);
  if (own === null) throw new RangeError(`${at} is no place`);
  return { ...own, edition, word: (word ?? 1) - 1 };
}

function withTexts(place: BarePlace, row: TextRows['verses'][number] | undefined): NumberedPlace {
  if (row === undefined) throw new RangeError(`The library has no text of ${place.at}`);
  const { word } = place;
  return {
    ...place,
    text: row.text,
    highlight: word === null ? null : rangeOfWords(row, word - 1, word - 1),
    english: row.english,
  };
}

function noEdition(editions: Catalogue['editions'], query: PlacesQuery, asked: AskedPlace): Problem {
  const { edition } = query;
  if (editions.length === 0)
    return new Problem('unavailable', 'The texts are still being imported. Please try again in a moment.');
  if (edition !== undefined) return editionNotHere(edition, 'in an original language here');
  return 'at' in asked ? notHere(bookById(asked.at.book)) : noBooks(query);
}

const notHere = (book: Book): Problem => nothingThere(book, { book: book.id, chapter: 1, verse: 1 }, []);
