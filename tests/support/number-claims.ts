import { isMethodId } from '../../domain/gematria/index.ts';
import { splitHebrewWords } from '../../domain/hebrew/index.ts';
import type { Check, Insight, Part } from '../../domain/insights/index.ts';
import { measure } from './hebrew-measures.ts';

type Unit = 'letters' | 'words' | 'verses' | 'times' | 'value';

/** A number in the notes as it is written, its value, and the kind of the noun beside it, if there is such a noun. */
export interface NumberClaim {
  readonly text: string;
  readonly value: number;
  readonly unit: Unit | null;
}

const ONES = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const NAMED = new Map<string, number>([
  ...[...ONES, ...TEENS].map((word, at) => [word, at + 2] as const),
  ...TENS.flatMap((ten, at) => [
    [ten, (at + 2) * 10] as const,
    ...['one', ...ONES.slice(0, 8)].map((one, more) => [`${ten}-${one}`, (at + 2) * 10 + more + 1] as const),
  ]),
  ...ORDINALS.map((word, at) => [word, at + 2] as const),
  ['twice', 2],
  ['threescore', 60],
  ['hundred', 100],
  ['thousand', 1000],
  ['half', 0.5],
]);

const WORD = [...NAMED.keys()].toSorted((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`(?:\d[\d,]*\d|\d|\b(?:${WORD})\b)`;
const NUMBERS = new RegExp(NUMBER, 'giu');
/** One or several numbers with one noun, and the text around them: `verse 3`, `counts 45`, `3, 5 and 7 words`. */
const RUN = new RegExp(
  String.raw`(?:\b(letter|word|verse|counts?) )?(${NUMBER}(?:(?:, | and )${NUMBER})*)(?: (letters?|words?|verses?|times)\b(?! \d))?`,
  'giu',
);

/** Matches references to verses. Their numbers are not claims. */
const REFERENCE = /(?:[1-4] )?[A-Z][a-z]+ \d+:\d+(?:[–,] ?\d+)?|\b\d+:\d+(?:–\d+)?/gu;

/**
 * Finds the numbers that notes claim: all numbers in digits, and numbers in words from “two” on. “One”, “once” and
 * “first” are ordinary words and do not count. The numbers of references do not count.
 */
export function numberClaims(notes: string): NumberClaim[] {
  const prose = notes.replace(REFERENCE, '').replace(/\((?:Psalm|Song) \d+(?::\d+)?\)|Psalm \d+/gu, '');
  return [...prose.matchAll(RUN)].flatMap(([, before, run = '', after]) =>
    [...run.matchAll(NUMBERS)].map(([text]) => ({
      text,
      value: NAMED.get(text.toLowerCase()) ?? Number(text.replaceAll(',', '')),
      unit: unitOf(after ?? before),
    })),
  );
}

function unitOf(noun: string | undefined): Unit | null {
  if (noun === undefined) return null;
  const many = noun.toLowerCase().replace(/s?$/u, 's');
  return many === 'counts' ? 'value' : (many as Unit);
}

/**
 * Finds the claims that nothing supports: no check has the number, no measured span has that size, and it is not in a
 * phrase that the insight marks as unchecked.
 */
export function unsupportedClaims({
  notes,
  checks,
  unchecked = [],
}: Pick<Insight, 'notes' | 'checks' | 'unchecked'>) {
  const prose = unchecked.reduce((rest, phrase) => rest.replaceAll(phrase, '…'), notes);
  const uncheckedNumbers = unchecked.flatMap((phrase) => numberClaims(phrase).map(({ value }) => value));
  return numberClaims(prose).filter((claim) => {
    if (claim.value < 1)
      return !isShare(claim.value, [...checks.map(({ value }) => value), ...uncheckedNumbers]);
    const counted = checks.filter(({ method }) => claim.unit === null || counts(method, claim.unit));
    const supported = counted.flatMap(({ value, sides }) => [
      value,
      ...sides.flat().map((part) => part.value ?? value),
    ]);
    return !supported.includes(claim.value) && !(/\D{3}/u.test(claim.text) && inSpans(claim, checks));
  });
}

/** True if a method counts this unit. A sum or product counts every unit, because its parts can be of any kind. */
function counts(method: Check['method'], unit: Unit): boolean {
  if (method === 'sum' || method === 'product') return true;
  if (unit === 'times') return method === 'occurrences';
  if (unit === 'value') return isMethodId(method);
  if (unit === 'verses') return ['verses', 'verse-number', 'verse-initials'].includes(method);
  if (unit === 'words') return ['words', 'word-number', 'initials', 'finals'].includes(method);
  return (
    method.includes('letter') ||
    ['anagram', 'reversed', 'initials', 'finals', 'verse-initials'].includes(method)
  );
}

/** True if two of the numbers have this proportion, within two hundredths. “Half” is such a claim. */
const isShare = (share: number, numbers: readonly number[]) =>
  numbers.some((part) => numbers.some((whole) => Math.abs(part / whole - share) < 0.02));

function inSpans({ value, unit }: NumberClaim, checks: readonly Check[]): boolean {
  if (unit !== 'words' && unit !== 'verses') return false;
  return checks.some(({ sides }) => {
    const sizes = sides.map((side) => side.map((part) => sizeOf(part, unit)));
    const compared = sizes.every((side) => side.length === 1 && side[0] === 1) && sides.length === value;
    return (
      compared || sizes.some((side) => side.includes(value) || side.reduce((a, b) => a + b, 0) === value)
    );
  });
}

function sizeOf({ hebrew, at }: Part, unit: 'words' | 'verses'): number {
  if (unit === 'verses') return at === undefined ? 0 : measure('verses', { at });
  return hebrew === undefined ? 0 : splitHebrewWords(hebrew).length;
}
