import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CsvFiles, CsvImportBody } from '../../../../../domain/contract/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { adminQueries } from '../jobs/admin-queries.ts';

export type CsvFile = CsvFiles['files'][number];

export interface CsvChoice {
  isChosen(name: string): boolean;
  choose(name: string, isChosen: boolean): void;
  /** The body of the request that imports CSV files. Undefined if every importable file is read. */
  readonly body: CsvImportBody | undefined;
  readonly missing: string | null;
}

/** True for a CSV file that imports read unless the administrator leaves it out. */
export const canBeImported = ({ problem, licence }: CsvFile): boolean =>
  problem === null && licence?.confirmed !== null;

export function useCsvChoice(): CsvChoice {
  const { data } = useQuery(adminQueries.csvFiles);
  const [left, setLeft] = useState<readonly string[]>([]);
  const importable = (data?.files ?? []).filter(canBeImported).map(({ name }) => name);
  const chosen = importable.filter((name) => !left.includes(name));
  const isAll = chosen.length === importable.length;
  return {
    isChosen: (name) => !left.includes(name),
    choose: (name, isChosen) => setLeft(isChosen ? left.filter((one) => one !== name) : [...left, name]),
    body: isAll ? undefined : { files: chosen },
    missing: isAll || chosen.length > 0 ? null : adminText.csvFiles.chooseFileFirst,
  };
}
