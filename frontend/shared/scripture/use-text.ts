import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';

/**
 * The text of a page.
 * @throws if the answer cannot be read. TanStack Query would go on giving the text of the last address.
 */
export function useText<Answer, Text, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Answer, Error, Text, Key>,
): Text {
  const { data, error } = useSuspenseQuery(query);
  // After a failed call the text that is there is still the right one.
  if (error !== null && !(error instanceof ApiError)) throw error;
  return data;
}
