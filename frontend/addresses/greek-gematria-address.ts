import { listOf, oneOf, type Read, text, withDefault } from '../../domain/basics/index.ts';
import type { MethodId } from '../../domain/gematria/method-types.ts';

export const GREEK_METHOD_IDS = [
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
  'GREEK_ISOPSEPHY',
  'GREEK_MILLESIAN',
] as const satisfies readonly MethodId[];
export type GreekMethodId = (typeof GREEK_METHOD_IDS)[number];

export const GREEK_SEARCH = {
  tab: withDefault(oneOf(['calculator', 'verses']), 'calculator'),
  view: withDefault(oneOf(['input', 'results']), 'input'),
  text: withDefault(text, ''),
  methods: withDefault<readonly GreekMethodId[]>(listOf(oneOf(GREEK_METHOD_IDS)), GREEK_METHOD_IDS),
};
export type GreekState = Read<typeof GREEK_SEARCH>;
