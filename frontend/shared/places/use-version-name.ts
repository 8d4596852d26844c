import { useQuery } from '@tanstack/react-query';
import { isExtra, type Version, versionName } from '../../../domain/editions/index.ts';
import { libraryQueries } from './library-queries.ts';

export function useVersionName(version: Version): string {
  const { data } = useQuery({ ...libraryQueries.versions(), enabled: isExtra(version) });
  return data?.versions.find(({ id }) => id === version)?.name ?? versionName(version);
}
