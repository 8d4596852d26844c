import { isLicensed, type Version } from '../../domain/explorer-query.ts';
import { ApiError } from '../api/api-error.ts';

type Query = Readonly<Record<string, string>>;

/** The errors of a call that names a text which the library, or this book in it, does not have. */
const MISSING: readonly string[] = ['not_installed', 'invalid'];

/**
 * Asks for a verse or chapter in a version and an edition. If the version is licensed and not installed, asks for the
 * original instead, so that only the English is missing. If the edition is not installed or lacks the book, asks for the
 * default edition. The page says why.
 *
 * @throws the error of the first call if nothing can be asked instead or the error has another reason
 */
export async function originalIfMissing<Answer>(
  version: Version,
  query: Query,
  ask: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const { edition, ...usual } = query;
  const editions = edition === undefined ? [query] : [query, usual];
  let first: unknown;
  for (const one of editions) {
    for (const asked of isLicensed(version) ? [one, { ...one, version: 'original' }] : [one]) {
      try {
        return await ask(asked);
      } catch (error) {
        first ??= error;
        if (!(error instanceof ApiError && MISSING.includes(error.code))) throw first;
      }
    }
  }
  throw first;
}
