import { askInTurn } from '../../../domain/addresses/index.ts';
import type { Version } from '../../../domain/editions/index.ts';
import { ApiError } from '../../api/api-error.ts';

type Query = Readonly<Record<string, string>>;

/**
 * Requests a verse or chapter in a version and an edition. If the library lacks one of them, requests what
 * `askInTurn` names as its replacement.
 */
export const originalIfMissing = <Answer>(
  version: Version,
  query: Query,
  ask: (query: Query) => Promise<Answer>,
): Promise<Answer> =>
  askInTurn(version, query, (error) => (error instanceof ApiError ? error.code : undefined), ask);
