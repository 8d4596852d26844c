import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { BADGE } from '../../../ui/words/badge.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS } from '../shared/classes.ts';
import {
  buttonsWith,
  chaptersInWords,
  chaptersOfButton,
  importedChapters,
} from '../shared/imports/button-chapters.ts';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import type { ImportState } from '../shared/imports/import-state.ts';
import { useImport } from '../shared/imports/use-import.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';

const COMPLETE = 'import-genesis-complete';
const BATCHES = buttonsWith('import-genesis-').filter((id) => id !== COMPLETE);

export function GenesisImportPage() {
  const { data: status } = useQuery(adminQueries.importStatus);
  const imported = importedChapters(status, 'genesis');
  return (
    <>
      <PageHeading title={adminText.genesisImportPage.genesisImportManager} />
      <p className="mt-3 text-ui text-muted">{adminText.genesisImportPage.importGenesisSefariaHebrew}</p>
      <div className={`mt-6 ${CARDS}`}>
        {BATCHES.map((buttonId) => (
          <GenesisCard key={buttonId} buttonId={buttonId} imported={imported} />
        ))}
        <GenesisCard
          buttonId={COMPLETE}
          title={adminText.genesisImportPage.completeGenesis}
          imported={imported}
        >
          <p className="rounded-[calc(var(--radius)/2)] bg-(--amber) px-3 py-2 text-(--amber-ink)">
            <RichText text={adminText.genesisImportPage.warning} />
          </p>
        </GenesisCard>
      </div>
    </>
  );
}

const BADGE_LOOKS: Readonly<Record<ImportState['phase'], string>> = {
  idle: 'border-control-line text-ink',
  loading: 'border-control-line bg-selected text-ink',
  started: 'border-control-line bg-selected text-ink',
  success: 'border-accent font-semibold text-accent',
  error: 'border-danger font-semibold text-danger',
};

interface GenesisCardProps {
  readonly buttonId: string;
  readonly title?: string;
  readonly imported: readonly number[] | null;
  readonly children?: ReactNode;
}

function GenesisCard({ buttonId, title, imported, children }: GenesisCardProps) {
  const numbers = chaptersOfButton(buttonId);
  const chapters = chaptersInWords(numbers);
  const name = title ?? `Genesis ${chapters}`;
  const importing = useImport(buttonId, undefined, {
    operation: adminText.genesisCard.import(name),
    failed: adminText.genesisCard.errorOccurredDuringImport,
  });
  const { phase, message } = importing;
  const found = imported === null ? null : numbers.filter((chapter) => imported.includes(chapter)).length;
  // After a reload the page may not know that the import job has finished. If the library has all chapters of the
  // card, the import has succeeded.
  const shown = phase === 'idle' && found === numbers.length ? 'success' : phase;
  return (
    <Card
      title={name}
      aside={
        <span role="status" className={`${BADGE} border px-2.5! whitespace-nowrap ${BADGE_LOOKS[shown]}`}>
          {adminText.genesisCard.badges[shown]}
        </span>
      }
    >
      {title !== undefined && <p>{adminText.genesisCard.chapters(chapters)}</p>}
      {found !== null && (
        <p className="text-muted">{adminText.genesisCard.imported(found, numbers.length)}</p>
      )}
      {children}
      <ImportButton importing={importing} isPrimary label={adminText.genesisCard.import2(name)}>
        {adminText.genesisCard.import3}
      </ImportButton>
      {phase === 'started' && <p>{message || adminText.genesisCard.importStartedSuccessfully}</p>}
      <ImportOutcome importing={importing} />
    </Card>
  );
}
