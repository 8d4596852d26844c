import { buttonById, type Passage } from '../../../../../domain/imports/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import type { ImportCardText } from '../../../../text/site/import-pages-text.ts';
import { Card } from '../card.tsx';
import type { CsvChoice } from './csv-choice.ts';
import { ImportButton } from './import-button.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useImport } from './use-import.ts';

interface ImportCardProps extends ImportCardText {
  readonly failed: string | undefined;
  readonly choice: CsvChoice;
}

/** The card of one import button. It lists the button's passages, and a CSV import reads the chosen files only. */
export function ImportCard({ title, about, buttonId, label, choice, ...options }: ImportCardProps) {
  const task = buttonById(buttonId)?.task;
  const { body, missing } = task?.kind === 'csv' ? choice : NO_CHOICE;
  const importing = useImport(buttonId, body, options);
  const ranges = (task !== undefined && 'chapters' in task && task.chapters) || [];
  const passages = ranges.filter((range): range is Passage => 'about' in range);
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

const NO_CHOICE = { body: undefined, missing: null };

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
