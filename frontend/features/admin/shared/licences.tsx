import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isLicensed, VERSIONS, type Version } from '../../../../domain/explorer-query.ts';
import { versionName } from '../../../../domain/version-name.ts';
import { adminText } from '../../../text/admin.ts';
import { adminQueries } from './admin-queries.ts';

/**
 * The version under copyright that a file contains, by the file's name. Undefined for any other name.
 *
 * @example
 * ```ts
 * licensedVersion('ESV.csv') // => 'esv'
 * licensedVersion('Complete.csv') // => undefined
 * ```
 */
export const licensedVersion = (file: string): Version | undefined =>
  VERSIONS.find((version) => isLicensed(version) && file.toLowerCase() === `${version}.csv`);

interface Licences {
  /** Asks the administrator to confirm the licences. Null if no file needs one. */
  readonly question: ReactNode;
  /** What must be done before CSV files can be imported. Null if nothing is missing. */
  readonly missing: string | null;
}

/** Asks for the licence of the CSV files whose text is under copyright. */
export function useLicences(): Licences {
  const { data } = useQuery(adminQueries.csvFiles());
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const licensed = (data?.files ?? []).flatMap(({ name }) => {
    const version = licensedVersion(name);
    return version === undefined ? [] : [{ name, version }];
  });
  const open = licensed.map(({ name }) => name).filter((name) => !confirmed.includes(name));
  return {
    question:
      licensed.length === 0 ? null : (
        <fieldset className="grid gap-1">
          <legend className="mb-1">{adminText.licences.about}</legend>
          {licensed.map(({ name, version }) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-4.5 accent-accent flex-none"
                checked={confirmed.includes(name)}
                onChange={({ target: { checked } }) =>
                  setConfirmed(checked ? [...confirmed, name] : confirmed.filter((one) => one !== name))
                }
              />
              {adminText.licences.confirm(name, versionName(version))}
            </label>
          ))}
        </fieldset>
      ),
    missing: open.length === 0 ? null : adminText.licences.confirmLicenceFirst(open.join(' and ')),
  };
}
