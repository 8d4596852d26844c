import type { ReactNode } from 'react';
import type { CsvImportBody } from '../../../../../domain/contract/index.ts';
import type { Passage } from '../../../../../domain/imports/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { Card } from '../card.tsx';
import { ImportButton } from './import-button.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { type ImportWords, useImport } from './use-import.ts';

export interface ImportCardProps {
  readonly title: string;
  readonly about: ReactNode;
  /** The path of the button's call after `/api/admin/`. */
  readonly buttonId: string;
  /** The text of the button. */
  readonly label: string;
  /** The passages that the button imports, if it imports a curated list. */
  readonly passages?: readonly Passage[];
  readonly words?: ImportWords;
  /** The CSV files that the import reads, if the administrator leaves some out. */
  readonly body?: CsvImportBody | undefined;
  /** What must be done before the import can start. Null if nothing is missing. */
  readonly missing?: string | null;
}

/** A card with a button that starts an import. Below it are the job's progress and result. */
export function ImportCard({
  title,
  about,
  buttonId,
  label,
  passages = [],
  words = {},
  body,
  missing = null,
}: ImportCardProps) {
  const importing = useImport(buttonId, body, words);
  return (
    <Card title={title}>
      <p className="text-muted">{about}</p>
      {passages.length > 0 && <Passages passages={passages} />}
      <ImportButton importing={importing} isPrimary isDisabled={missing !== null}>
        {label}
      </ImportButton>
      {missing !== null && <p className="text-meta text-muted">{missing}</p>}
      <ImportOutcome importing={importing} />
    </Card>
  );
}

function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <details>
      <summary className="cursor-pointer py-2.5 text-accent">
        {adminText.importCard.passages(passages.length)}
      </summary>
      <ul className="grid gap-1">
        {passages.map(({ reference, about }) => (
          <li key={reference}>
            <bdi>{reference}</bdi>
            <span className="text-muted">{`: ${about}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
