import { isLicensed, type Version } from '../../domain/explorer-query.ts';
import { ApiError } from '../api/api-error.ts';

/**
 * Asks for a verse or chapter in a version. If the version is licensed and not installed, asks for the original instead,
 * so that only the English is missing; the page says why.
 *
 * @throws the error of the first call if the version is not licensed or the error has another reason
 */
export async function originalIfMissing<Answer>(
  version: Version,
  query: Record<string, string>,
  ask: (query: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(query);
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'not_installed' && isLicensed(version);
    if (!isMissing) throw error;
    return ask({ ...query, version: 'original' });
  }
}
