import { trimmedText } from '../../../domain/basics/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import type { Version } from '../../../domain/editions/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import { scopeOf } from '../../addresses/search-address.ts';

export interface Filters {
  readonly within: string;
  readonly method: MethodId;
  /** The text to search: a version's, or undefined for all of them. For a search by text only. */
  readonly version?: Version | undefined;
}

export const SEARCHED_VERSIONS = ['kjv', 'original'] as const;

export function textSearchLink(typed: string, { within, version }: Filters) {
  const term = trimmedText(typed);
  return term === undefined
    ? null
    : ({ to: '/search', search: { term, ...scopeOf(within), version } } as const);
}

export function valueSearchLink(typed: string, { within, method }: Filters) {
  const number = readTypedNumber(typed, MAX_VALUE);
  if (!number.ok) return null;
  return {
    to: '/search/gematria/$value',
    params: { value: String(number.value) },
    search: { method: [method], ...scopeOf(within) },
  } as const;
}
