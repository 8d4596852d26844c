import { type GematriaMethod, METHOD_IDS, type MethodId } from './method-types.ts';
import { GREEK_METHODS } from './methods-greek.ts';
import { HEBREW_METHODS } from './methods-hebrew.ts';

const byId = new Map<string, GematriaMethod>(
  [...HEBREW_METHODS, ...GREEK_METHODS].map((method) => [method.id, method]),
);

/** Every method in the order of the pages. The six with stored totals come first. */
export const METHODS: readonly GematriaMethod[] = Object.freeze(
  METHOD_IDS.map((id) => {
    const method = byId.get(id);
    if (method === undefined) throw new Error(`No description for the method ${id}`);
    return method;
  }),
);

/** The six methods whose verse totals are stored. */
export const SPECIFICATION_METHODS = Object.freeze([
  'HEBREW_STANDARD',
  'HEBREW_ORDINAL',
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
  'GREEK_ISOPSEPHY',
  'GREEK_MILLESIAN',
] as const) satisfies readonly MethodId[];

/** The methods whose value is only the sum of the letters' values, so value(a + b) = value(a) + value(b). */
export const ADDITIVE_METHODS: readonly MethodId[] = Object.freeze(
  METHODS.filter((method) => method.additive).map((method) => method.id),
);

/**
 * The methods that can search for spans of words: the additive ones, and those derived from a total except
 * the digital roots.
 */
export const SPAN_METHODS: readonly MethodId[] = Object.freeze(
  METHODS.filter((method) => method.spans).map((method) => method.id),
);

/**
 * The method with this id, or undefined. Ids are upper case, as in the HTTP contract.
 *
 * @example
 * ```ts
 * methodById('HEBREW_GADOL')?.nativeName // => 'מספר גדול'
 * methodById('HEBREW_UNKNOWN') // => undefined
 * ```
 */
export function methodById(id: string): GematriaMethod | undefined {
  return byId.get(id);
}

/**
 * True if a string is the id of a method.
 *
 * @example
 * ```ts
 * isMethodId('GREEK_KOLEL') // => true
 * isMethodId('greek') // => false
 * ```
 */
export function isMethodId(id: string): id is MethodId {
  return byId.has(id);
}
