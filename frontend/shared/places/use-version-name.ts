import { useQuery } from '@tanstack/react-query';
import { isExtra, ownId, type Version, versionName } from '../../../domain/editions/index.ts';
import { libraryQueries } from './library-queries.ts';

/** A version as the library lists it. The list is requested only for a version that not every library has. */
function useListed(version: Version) {
  const enabled = isExtra(version) || ownId(version) !== undefined;
  const { data } = useQuery({ ...libraryQueries.versions(), enabled });
  return data?.versions.find(({ id }) => id === version);
}

export const useVersionName = (version: Version): string => useListed(version)?.name ?? versionName(version);

/** The language of a version's text. Undefined for an added text until the list of versions has loaded. */
export function useVersionLanguage(version: Version): string | undefined {
  const listed = useListed(version);
  return ownId(version) === undefined ? 'en' : listed?.language;
}
