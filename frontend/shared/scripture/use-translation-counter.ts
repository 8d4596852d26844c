import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Version } from '../../../domain/editions/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { useVersionLanguage } from '../places/use-version-name.ts';

const COUNTER = queryOptions({
  queryKey: ['part', 'translationCounter'],
  queryFn: async () => (await import('./count-translation.ts')).translationCounter,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * What counts the words of a version in Hebrew or Greek. Undefined for other versions, and until the script has loaded: the
 * page then shows plain text.
 */
export function useTranslationCounter(version: Version, methods: readonly MethodId[]) {
  const language = `${useVersionLanguage(version)}`;
  const { data } = useQuery({ ...COUNTER, enabled: /^(?:he|hbo|yi|el|grc)\b/u.test(language) });
  return useMemo(() => data?.(language, methods), [data, language, methods]);
}
