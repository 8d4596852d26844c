import type { ReactNode } from 'react';
import type { CsvImportBody } from '../../../../../domain/contract/index.ts';
import type { Passage } from '../../../../../domain/imports/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { Card } from '../card.tsx';
import { ImportButton } from './import-button.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { type ImportOptions, useImport } from './use-import.ts';

export interface ImportCardProps extends ImportOptions {
  readonly title: string;
  readonly about: ReactNode;
  /** The path of the button's call after `/api/admin/`. */
  readonly buttonId: string;
  readonly label: string;
  readonly passages?: readonly Passage[];
  readonly body?: CsvImportBody | undefined;
  readonly missing?: string | null;
}

export function ImportCard(props: ImportCardProps) {
  const { title, about, buttonId, label, passages = [], body, missing = null, ...options } = props;
  const importing = useImport(buttonId, body, options);
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
