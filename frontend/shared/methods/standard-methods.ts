import type { MethodId } from '../../../domain/gematria/method-types.ts';

/** The methods of a search that the reader has not narrowed: the standard values of both scripts. */
export const STANDARD_METHODS: readonly MethodId[] = ['HEBREW_STANDARD', 'GREEK_STANDARD'];
