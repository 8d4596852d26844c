import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { type AskedValues, type HeatQuestion, parseHeatQuestion } from '../../../domain/heat/index.ts';
import { methodScript } from '../../shared/methods/methods.ts';

/** A search by value, as far as it says whether the map can ask the same. */
export interface SearchedValue {
  readonly unit: 'verse' | 'word' | 'span';
  readonly value: string;
  readonly range: number;
  readonly methods: readonly MethodId[];
  readonly lemma: string;
  readonly also: readonly unknown[];
  readonly book: string | undefined;
  readonly testament: string | undefined;
  readonly group: string | undefined;
  readonly edition: string | undefined;
  readonly crossVerse: boolean;
  readonly minWords: number;
  readonly maxWords: number | undefined;
}

/**
 * A search by value as a question for the map of the Bible. Null if the map cannot ask it: with further conditions, in
 * some books only, for a property of numbers, or with two methods for one script. The map asks all books that the
 * methods count, so a testament is no limit if they count only its language.
 */
export function mapQuestion(question: SearchedValue): HeatQuestion | null {
  const { unit, methods, lemma, also, edition, crossVerse, minWords, maxWords } = question;
  const hasConditions = lemma !== '' || also.length > 0 || edition !== undefined || isLimited(question);
  const isOtherPhrase = unit === 'span' && (crossVerse || minWords !== 2 || maxWords !== undefined);
  const values = valuesOf(question);
  const scripts = new Set(methods.map(methodScript));
  if (values === null || hasConditions || isOtherPhrase || scripts.size < methods.length) return null;
  return { kind: unit === 'span' ? 'phrase' : unit, values, methods };
}

const TESTAMENTS = { hebrew: 'old', greek: 'new' };

function isLimited({ book, testament, group, methods }: SearchedValue): boolean {
  if (book !== undefined || group !== undefined) return true;
  return testament !== undefined && methods.some((method) => TESTAMENTS[methodScript(method)] !== testament);
}

function valuesOf({ value, range }: SearchedValue): AskedValues | null {
  const asked = parseHeatQuestion(`word.${value}`);
  if (asked === null || !('values' in asked)) return null;
  const { values } = asked;
  if ('multipleOf' in values) return range === 0 ? values : null;
  return { low: Math.max(1, values.low - range), high: Math.min(MAX_VALUE, values.high + range) };
}
