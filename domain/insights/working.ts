import { gematriaValue, isMethodId } from '../gematria/index.ts';
import { hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';
import type { Check, Part } from './insight-types.ts';
import { formatPassage } from './passage.ts';

export interface WorkedPart {
  readonly hebrew: string | null;
  readonly meaning: string | null;
  /** The passage in which the part occurs, or the passage that is the part. */
  readonly reference: string | null;
  readonly value: number;
}

/** A check with the values of all its parts. */
export interface Working {
  readonly method: Check['method'];
  /**
   * The measured text: the Hebrew of the first side. If that side has no Hebrew, the passages of its parts,
   * and the meaning of each part without a passage.
   */
  readonly text: string;
  readonly value: number;
  readonly spells: string | null;
  readonly sides: readonly (readonly WorkedPart[])[];
}

/**
 * The working of a check: each part with its value and its printed reference.
 *
 * @example
 * ```ts
 * const ladder = { method: 'HEBREW_STANDARD', value: 130, sides: [[{ hebrew: 'סלם', at: 'genesis 28:12' }]] }
 * workingOf(ladder).text // => 'סלם'
 * workingOf(ladder).sides[0][0].reference // => 'Genesis 28:12'
 * ```
 */
export function workingOf(check: Check): Working {
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

function workedPart(check: Check, side: readonly Part[], part: Part): WorkedPart {
  return {
    hebrew: part.hebrew ?? null,
    meaning: part.meaning ?? null,
    reference: part.at === undefined ? null : formatPassage(part.at),
    value: part.value ?? ownValue(check.method, part) ?? (side.length === 1 ? check.value : 0),
  };
}

/** The value of the Hebrew words of a part. Undefined if the value must be looked up in the text. */
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
