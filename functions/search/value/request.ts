import { EVERY_EDITION, type ValueSearchQuery } from '../../../domain/contract/index.ts';
import { type MethodId, methodById, methodName, scriptOf } from '../../../domain/gematria/index.ts';
import { type NumberProperty, parseNumberProperty } from '../../../domain/number-index/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import { knownMethod } from '../../gematria/values.ts';
import { Problem } from '../../http/errors.ts';
import { bookFromPath } from '../../text/address.ts';
import type { Scope } from '../scope.ts';

type SearchedValues =
  | { readonly value: number; readonly range: number }
  | { readonly property: NumberProperty; readonly name: string };

export interface ValueRequest
  extends Scope,
    Pick<ValueSearchQuery, 'unit' | 'minWords' | 'crossVerse' | 'limit' | 'offset'> {
  readonly searched: SearchedValues;
  /** One method for each script to search, Hebrew first. */
  readonly methods: readonly MethodId[];
  /** The id of an edition, `EVERY_EDITION`, or null for the default ones. */
  readonly edition: string | null;
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

export function valueRequest(value: string, query: ValueSearchQuery): ValueRequest {
  const methods = methodsOf(query);
  const also = (query.also ?? []).map((condition) => alsoOf(condition, methods, query.unit));
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
    book: query.book === undefined ? null : bookFromPath(query.book),
    testament: query.testament ?? null,
    group: query.group ?? null,
    edition: query.edition ?? null,
    minWords: query.minWords,
    maxWords,
    crossVerse: query.crossVerse,
    also,
    lemma: query.lemma ?? null,
    bySpelling: query.distinct === 'spelling',
    familiarFirst: query.order === 'familiar',
    verseLeftOut: query.besides === undefined ? null : verseFrom(query.besides),
    limit: query.limit,
    offset: query.offset,
  };
}

export function refused(message: string, fields: Record<string, string>): Problem {
  return new Problem('invalid', message, { fields });
}

function verseFrom(path: string): VerseAddress {
  const [book = '', chapter, verse] = path.split('/');
  return { book: bookFromPath(book).id, chapter: Number(chapter), verse: Number(verse) };
}

function searchedValues(value: string, range: number): SearchedValues {
  const property = parseNumberProperty(value);
  if (property === null) return { value: Number(value), range };
  if (range === 0) return { property, name: value };
  throw refused(`“${value}” has no nearby values. Leave out the range.`, { range: 'must be 0' });
}

function methodsOf({ method, unit }: ValueSearchQuery): MethodId[] {
  const methods = method.split(',').map((id) => knownMethod(id.trim()));
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
  if (methodById(method)?.spans === true) return;
  throw refused(
    `${methodName(method)} cannot find phrases, because the value of a phrase does not follow from its words.`,
    { [field]: 'choose a method that adds up' },
  );
}

function alsoOf(
  condition: string,
  methods: readonly MethodId[],
  unit: ValueRequest['unit'],
): ValueRequest['also'][number] {
  const [id = '', value = ''] = condition.split(':');
  const method = knownMethod(id, 'also');
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
  return { method, value: Number(value) };
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
