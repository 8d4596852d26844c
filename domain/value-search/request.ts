import type { Book, SearchGroup } from '../canon/index.ts';
import type { Testament, ValueSearchQuery } from '../contract/index.ts';
import { EVERY_EDITION } from '../contract/limits.ts';
import { methodName, scriptOf } from '../gematria/method-names.ts';
import type { MethodId } from '../gematria/method-types.ts';
import { METHODS_WITHOUT_SPANS } from '../gematria/methods-without-spans.ts';
import { type NumberProperty, parseNumberProperty } from '../numbers/index.ts';
import type { VerseAddress } from '../versification/index.ts';
import { refused } from './refused.ts';

/** The limits of a search. A book is searched if it is within all of them; null sets no limit. */
export interface Scope {
  readonly book: Book | null;
  readonly testament: Testament | null;
  readonly group: SearchGroup | null;
}

export const EVERYWHERE: Scope = { book: null, testament: null, group: null };

/** Which texts are searched. */
export interface TextChoice extends Scope {
  /** One method for each script to search, Hebrew first. */
  readonly methods: readonly MethodId[];
  /** The id of an edition, `EVERY_EDITION`, or null for the default ones. */
  readonly edition: string | null;
}

type SearchedValues =
  | { readonly value: number; readonly range: number }
  | { readonly property: NumberProperty; readonly name: string };

export interface ValueRequest
  extends TextChoice,
    Pick<ValueSearchQuery, 'unit' | 'minWords' | 'crossVerse' | 'limit' | 'offset'> {
  readonly searched: SearchedValues;
  readonly maxWords: number;
  readonly also: readonly { readonly method: MethodId; readonly value: number }[];
  readonly lemma: string | null;
  readonly bySpelling: boolean;
  readonly familiarFirst: boolean;
  /**
   * The verse from whose page the search was opened. The answer has a second count of results,
   * without those in this verse.
   */
  readonly verseLeftOut: VerseAddress | null;
}

/** What a reader asks, with the books, methods and verses that its host has found for the names in the address. */
export type ValueQuery = Omit<ValueSearchQuery, 'method' | 'also' | 'book' | 'besides'> &
  Pick<ValueRequest, 'methods' | 'also' | 'book' | 'verseLeftOut'>;

/**
 * The request of a search for `value`, a number or the name of a property such as `prime`.
 * @throws Refused if the conditions of the query contradict each other or the methods.
 */
export function valueRequest(value: string, query: ValueQuery): ValueRequest {
  const methods = oneForEachScript(query);
  for (const { method } of query.also) checkAlso(method, methods, query.unit);
  const maxWords = query.maxWords ?? Number.POSITIVE_INFINITY;
  if (query.unit === 'span' && maxWords < query.minWords) {
    throw refused(`A phrase cannot have at most ${maxWords} and at least ${query.minWords} words.`, {
      maxWords: `must be at least ${query.minWords}`,
    });
  }
  if (query.edition === EVERY_EDITION && query.unit === 'span' && query.crossVerse) {
    throw refused('Phrases across verses can be searched in one edition at a time.', {
      edition: 'choose one edition, or leave out crossVerse',
    });
  }
  if (query.distinct === 'spelling' && query.unit !== 'word') {
    throw refused('Only words can be listed by their spelling.', { distinct: 'needs unit=word' });
  }
  checkLemma(query.lemma, methods);
  return {
    searched: searchedValues(value, query.range),
    unit: query.unit,
    methods,
    book: query.book,
    testament: query.testament ?? null,
    group: query.group ?? null,
    edition: query.edition ?? null,
    minWords: query.minWords,
    maxWords,
    crossVerse: query.crossVerse,
    also: query.also,
    lemma: query.lemma ?? null,
    bySpelling: query.distinct === 'spelling',
    familiarFirst: query.order === 'familiar',
    verseLeftOut: query.verseLeftOut,
    limit: query.limit,
    offset: query.offset,
  };
}

function searchedValues(value: string, range: number): SearchedValues {
  const property = parseNumberProperty(value);
  if (property === null) return { value: Number(value), range };
  if (range === 0) return { property, name: value };
  throw refused(`“${value}” has no nearby values. Leave out the range.`, { range: 'must be 0' });
}

function oneForEachScript({ methods, unit }: ValueQuery): MethodId[] {
  for (const one of methods) if (unit === 'span') checkSpans(one, 'method');
  return (['hebrew', 'greek'] as const).flatMap((script) => {
    const ofScript = methods.filter((one) => scriptOf(one) === script);
    if (ofScript.length > 1) {
      throw refused(`${ofScript.join(' and ')} count the same letters. Choose one method for each script.`, {
        method: 'one method for Hebrew and one for Greek',
      });
    }
    return ofScript;
  });
}

function checkSpans(method: MethodId, field: string): void {
  if (!METHODS_WITHOUT_SPANS.includes(method)) return;
  throw refused(
    `${methodName(method)} cannot find phrases, because the value of a phrase does not follow from its words.`,
    { [field]: 'choose a method that adds up' },
  );
}

function checkAlso(method: MethodId, methods: readonly MethodId[], unit: ValueRequest['unit']): void {
  if (methods.length > 1) {
    throw refused('A second value works with one script at a time. Choose one method.', {
      also: 'needs a single method',
    });
  }
  const script = scriptOf(method);
  if (methods.some((one) => scriptOf(one) !== script)) {
    throw refused(`${methodName(method)} does not count the letters of the text you are searching.`, {
      also: 'must be a method of the same script',
    });
  }
  if (unit === 'span') checkSpans(method, 'also');
}

/** Strong's numbers begin with the letter of their language, and only methods of that language count their words. */
function checkLemma(lemma: string | undefined, methods: readonly MethodId[]): void {
  if (lemma === undefined) return;
  const [script, language] = lemma.startsWith('G') ? ['greek', 'Greek'] : ['hebrew', 'Hebrew'];
  if (methods.every((method) => scriptOf(method) === script)) return;
  throw refused(`${lemma} is a ${language} word. Choose one ${language} method.`, {
    lemma: `needs a ${language} method`,
  });
}
