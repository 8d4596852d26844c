import { type MethodId, scriptOf } from '../gematria/index.ts';
import type { LettersScript } from '../number-index/index.ts';

export const CHANCE_UNITS = ['word', 'span', 'any'] as const;
export type ChanceUnit = (typeof CHANCE_UNITS)[number];

export const CHANCE_METHODS: Readonly<Record<LettersScript, readonly MethodId[]>> = {
  hebrew: ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_GADOL', 'HEBREW_KATAN', 'HEBREW_ATBASH'],
  greek: ['GREEK_STANDARD', 'GREEK_ORDINAL'],
};

/**
 * Methods that use another method's chance table, because each value equals that method's value or is one
 * more.
 */
const IN_OTHER_TABLES: Partial<Record<MethodId, { readonly method: MethodId; readonly less: number }>> = {
  GREEK_ISOPSEPHY: { method: 'GREEK_STANDARD', less: 0 },
  GREEK_MILLESIAN: { method: 'GREEK_STANDARD', less: 0 },
  HEBREW_KOLEL_ONE: { method: 'HEBREW_STANDARD', less: 1 },
};

/**
 * The method whose chance table holds a method's values, and how much smaller (0 or 1) the values are there.
 * Null where chance is not computed.
 *
 * @example
 * ```ts
 * chanceTableOf('GREEK_ISOPSEPHY') // => {"method":"GREEK_STANDARD","less":0}
 * chanceTableOf('HEBREW_BONEEH') // => null
 * ```
 */
export function chanceTableOf(method: MethodId): { readonly method: MethodId; readonly less: number } | null {
  const other = IN_OTHER_TABLES[method];
  if (other !== undefined) return other;
  return CHANCE_METHODS[scriptOf(method)].includes(method) ? { method, less: 0 } : null;
}
