import { useQuery } from '@tanstack/react-query';
import { EXTRA_VERSIONS, type Version, versionName } from '../../../domain/addresses/index.ts';
import { libraryQueries } from './library-queries.ts';

/** The name of a version for readers. The library says if an imported version is only a stand-in. */
export function useVersionName(version: Version): string {
  const { data } = useQuery({ ...libraryQueries.versions(), enabled: EXTRA_VERSIONS.includes(version) });
  return data?.versions.find(({ id }) => id === version)?.name ?? versionName(version);
}
