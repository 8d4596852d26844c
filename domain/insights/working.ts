import { gematriaValue, isMethodId } from '../gematria/index.ts';
import { hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';
import type { Check, Part } from './insight-types.ts';
import { formatPassage } from './passage.ts';

/**
 * The working of a check in the form that pages show: each part with its value and its printed reference. `text` is what
 * is measured: the Hebrew of the first side. If that side has no Hebrew, it is the passages of its parts, and the meaning
 * of each part without a passage.
 *
 * @example
 * ```ts
 * const ladder = { method: 'HEBREW_STANDARD', value: 130, sides: [[{ hebrew: 'סלם', at: 'genesis 28:12' }]] }
 * workingOf(ladder).text // => 'סלם'
 * workingOf(ladder).sides[0][0].reference // => 'Genesis 28:12'
 * ```
 */
export function workingOf(check: Check) {
  const { method, value, spells = null, sides } = check;
  const worked = sides.map((side) => side.map((part) => workedPart(check, side, part)));
  const [first = []] = worked;
  const hebrew = first.flatMap((part) => part.hebrew ?? []).join(' ');
  return {
    method,
    text: hebrew || first.flatMap(({ reference, meaning }) => reference ?? meaning ?? []).join('; '),
    value,
    spells,
    sides: worked,
  };
}

function workedPart(check: Check, side: readonly Part[], part: Part) {
  return {
    hebrew: part.hebrew ?? null,
    meaning: part.meaning ?? null,
    reference: part.at === undefined ? null : formatPassage(part.at),
    value: part.value ?? ownValue(check.method, part) ?? (side.length === 1 ? check.value : 0),
  };
}

function ownValue(method: Check['method'], { hebrew }: Part): number | undefined {
  if (hebrew === undefined) return undefined;
  if (isMethodId(method)) return gematriaValue(method, hebrew) ?? undefined;
  switch (method) {
    case 'letters':
    case 'anagram':
    case 'reversed':
      return hebrewLetters(hebrew).length;
    case 'words':
    case 'initials':
    case 'finals':
      return splitHebrewWords(hebrew).length;
    case 'sum':
    case 'product':
      return gematriaValue('HEBREW_STANDARD', hebrew) ?? undefined;
    default:
      return undefined;
  }
}
