import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { versionName } from '../../../../domain/version-name.ts';
import { adminQueries } from './admin-queries.ts';

/** The versions under copyright. The file `esv.csv` has the text of `esv`. */
const LICENSED = ['esv', 'nasb'] as const;

/** The names of the files that have a text under copyright. */
export const licensedFiles = (names: readonly string[]): string[] =>
  names.filter((name) => LICENSED.some((id) => name.toLowerCase() === `${id}.csv`));

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
  const licensed = licensedFiles(data?.files.map(({ name }) => name) ?? []);
  const open = licensed.filter((name) => !confirmed.includes(name));
  return {
    question:
      licensed.length === 0 ? null : (
        <fieldset className="grid gap-1">
          <legend className="mb-1">You need a licence to publish a text under copyright on this site.</legend>
          {licensed.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="checkbox"
                checked={confirmed.includes(name)}
                onChange={({ target: { checked } }) =>
                  setConfirmed(checked ? [...confirmed, name] : confirmed.filter((one) => one !== name))
                }
              />
              {`I have a licence for ${name} (${nameOf(name)})`}
            </label>
          ))}
        </fieldset>
      ),
    missing: open.length === 0 ? null : `Confirm the licence of ${open.join(' and ')} first.`,
  };
}

function nameOf(file: string): string {
  const id = LICENSED.find((one) => file.toLowerCase().startsWith(one));
  return id === undefined ? file : versionName(id);
}
