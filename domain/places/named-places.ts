import { type BookId, bookById, SEARCH_GROUPS } from '../canon/index.ts';
import type { NumberedPlace, PlaceNumbers, PlacesAnswer } from '../contract/index.ts';
import { PLACE_UNITS } from '../contract/limits.ts';
import { withFinalSigma } from '../greek/index.ts';
import { formatReference } from '../reference/index.ts';
import { scopeInText, scopeName, WHOLE } from '../text/index.ts';
import {
  EVERYWHERE,
  isInScope,
  numberingOf,
  Refused,
  type Scope,
  shownWord,
  wordAtAddress,
} from '../value-search/index.ts';
import { fromEnglish, type Numbering, type VerseAddress } from '../versification/index.ts';
import { inOrder } from './book-order.ts';
import { englishNumber, englishVerse, englishVerses } from './english-verses.ts';
import { askedNumbers } from './middles.ts';
import type { FoundPlace, FoundPlaces, Lacking, PlaceUnit, Totals } from './place-types.ts';
import { hasTraditions, isMiddle, type PlacesRequest } from './places-request.ts';
import { TRADITIONAL_MIDDLES } from './traditional-middles.ts';
import { writePlace } from './written-place.ts';

/** A place without the texts of its verse. */
export type BarePlace = Omit<NumberedPlace, 'text' | 'highlight' | 'english'>;

/** An answer without texts. */
export interface BarePlaces extends Omit<PlacesAnswer, 'places'> {
  readonly places: readonly BarePlace[];
}

/** A book, a part of the Bible or the whole text, as addresses name it: `genesis`, `torah`, `old`, `whole`. */
const scopeId = ({ book, testament, group }: Scope): string => book?.id ?? group ?? testament ?? WHOLE;

/**
 * Names what was found in a letters file: places with their references and their numbers in book, part and whole.
 * @throws Refused if there is no such place.
 */
export function namedPlaces(request: PlacesRequest, found: FoundPlaces): BarePlaces {
  const { asked, books, edition, order, scope } = request;
  const totals = totalsOf(found, books);
  const [answer, ...others] = found.answers;
  if (answer === undefined || 'last' in answer) throw lacking(request, answer);
  if (answer.length === 0 && 'n' in asked) throw outside(request, asked.unit, totals[asked.unit]);
  const id = scopeId(scope);
  const placesOf = (places: FoundPlaces['answers'][number] = []) =>
    'last' in places ? [] : places.map((place) => namedPlace(request, found, place));
  return {
    edition: { id: edition.id, revision: edition.revision },
    order,
    unit: 'n' in asked ? asked.unit : (answer[0]?.unit ?? 'verse'),
    n: 'n' in asked ? asked.n : null,
    in: { id, name: scopeName(id), ...countsOf(totals), englishVerses: englishVerses(books) },
    places: placesOf(answer),
    englishPlaces: englishPlaces(request),
    middles: isMiddle(request) ? PLACE_UNITS.map((unit) => ({ unit, places: placesOf(others.shift()) })) : [],
    traditional: hasTraditions(request)
      ? TRADITIONAL_MIDDLES.map(({ unit, at, insight }) => ({
          unit,
          insight,
          places: others.splice(0, at.length).flatMap(placesOf),
        }))
      : [],
  };
}

const countsOf = ({ verse, word, letter }: Totals) => ({ verses: verse, words: word, letters: letter });

function totalsOf(found: FoundPlaces, books: readonly BookId[]): Totals {
  const totals = { verse: 0, word: 0, letter: 0 };
  for (const { id, verse, word, letter } of found.books) {
    if (!books.some((book) => book === id)) continue;
    totals.verse += verse;
    totals.word += word;
    totals.letter += letter;
  }
  return totals;
}

/** Where the English verse has the asked number, or is in the middle. Its numbers differ from those of most editions. */
function englishPlaces({ asked, books }: PlacesRequest): PlacesAnswer['englishPlaces'] {
  const all = englishVerses(books);
  if (all === null || !('n' in asked) || asked.unit !== 'verse') return [];
  return askedNumbers(asked.n, all).flatMap((number) => {
    const verse = englishVerse(books, number);
    return verse === undefined ? [] : [{ ...verse, number, reference: formatReference(verse) }];
  });
}

function namedPlace(request: PlacesRequest, found: FoundPlaces, place: FoundPlace): BarePlace {
  const { edition } = request;
  const { unit, isEnding, word, letter, words } = place;
  const own = { ...place, edition: edition.id, word: (word ?? 1) - 1 };
  const shown = shownWord(edition, own);
  return {
    ...shown,
    unit,
    at: writePlace(place),
    part: partAt(numberingOf(edition), shown, place),
    word,
    letter,
    addressWord: word === null || isEnding ? null : wordAtAddress(edition, own, place.versesBefore),
    ...(isEnding ? { ending: true } : {}),
    words: words.map(withFinalSigma),
    numbers: partsWith(request, place.book).map(({ scope, books }) =>
      numbersIn(found, place, shown, scopeId(scope), books),
    ),
  };
}

/** Which of the edition's verses at an English address a verse is, from 1. Null if it is the only one. */
function partAt(numbering: Numbering, address: VerseAddress, { chapter, verse }: FoundPlace): number | null {
  const own = fromEnglish(numbering, address);
  const at = own.findIndex((one) => one.chapter === chapter && one.verse === verse);
  return own.length > 1 && at >= 0 ? at + 1 : null;
}

interface Part {
  readonly scope: Scope;
  readonly books: readonly BookId[];
}

/** The book, its group, its testament and the whole text. A part that has no more books than the one before is left out. */
function partsWith({ edition, order }: PlacesRequest, id: BookId): Part[] {
  const book = bookById(id);
  const group = SEARCH_GROUPS.find((one) => isInScope({ ...EVERYWHERE, group: one }, book)) ?? null;
  const { testament } = book;
  const scopes: Scope[] = [
    { ...EVERYWHERE, book },
    ...(group === null ? [] : [{ ...EVERYWHERE, group }]),
    { ...EVERYWHERE, testament },
    EVERYWHERE,
  ];
  const parts: Part[] = [];
  for (const scope of scopes) {
    const books = inOrder(edition.books, order).filter((one) => isInScope(scope, bookById(one)));
    if (books.length > (parts.at(-1)?.books.length ?? 0)) parts.push({ scope, books });
  }
  return parts;
}

function numbersIn(
  found: FoundPlaces,
  { unit, book, numbers }: FoundPlace,
  address: VerseAddress,
  id: string,
  books: readonly BookId[],
): PlaceNumbers {
  const before = totalsOf(found, books.slice(0, books.indexOf(book)));
  const all = totalsOf(found, books);
  const numberOf = (one: PlaceUnit) => before[one] + numbers[one];
  return {
    in: id,
    name: scopeName(id),
    before: numberOf(unit) - 1,
    after: all[unit] - numberOf(unit),
    verse: numberOf('verse'),
    word: unit === 'verse' ? null : numberOf('word'),
    letter: unit === 'letter' ? numberOf('letter') : null,
    ...countsOf(all),
    englishVerse: englishNumber(books, address),
    englishVerses: englishVerses(books),
  };
}

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');

function outside({ scope }: PlacesRequest, unit: PlaceUnit, count: number): Refused {
  const name = scopeInText(scopeId(scope));
  const has = `${name.charAt(0).toUpperCase()}${name.slice(1)} has ${grouped(count)} ${unit}${count === 1 ? '' : 's'}.`;
  return new Refused(`${has} Type a number from 1 to ${grouped(count)}.`, {
    n: `must be from 1 to ${count}`,
  });
}

function lacking({ asked, edition }: PlacesRequest, answer: Lacking | undefined): Refused {
  const fields = { at: 'no such place in this edition' };
  if (answer === undefined || !('at' in asked)) return new Refused('There is no such place.', fields);
  const { book, chapter, verse, word, isEnding } = asked.at;
  const { name } = bookById(book);
  const { unit, last } = answer;
  if (unit === 'book') return new Refused(`This text does not have ${name}.`, fields);
  const at = formatReference({ book, chapter, verse });
  // The last number says nothing where a text leaves out verses: SBLGNT has Matthew 17:20 and 17:22, and no 17:21.
  if (unit === 'verse' && verse >= 1 && verse <= last)
    return new Refused(`This edition has no ${isEnding ? 'unnumbered ending after ' : ''}${at}.`, fields);
  const of = {
    chapter: name,
    verse: formatReference({ book, chapter }),
    word: at,
    letter: `Word ${word} of ${at}`,
  }[unit];
  const has = `${of} has ${grouped(last)} ${unit}${last === 1 ? '' : 's'} in ${edition.name}.`;
  return new Refused(`${has} Type a ${unit} from 1 to ${last}.`, fields);
}
