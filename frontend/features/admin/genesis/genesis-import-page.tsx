import { useQuery } from '@tanstack/react-query';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { CARDS } from '../shared/classes.ts';
import { importedChapters } from '../shared/imports/button-chapters.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { GenesisCard } from './genesis-card.tsx';

const BATCHES = [
  'import-genesis-batch1-5',
  'import-genesis-batch6-10',
  'import-genesis-batch11-15',
  'import-genesis-batch16-20',
  'import-genesis-batch21-25',
  'import-genesis-batch26-28-gaps',
  'import-genesis-chapter49',
] as const;

export function GenesisImportPage() {
  const { data: status } = useQuery(adminQueries.importStatus);
  const imported = importedChapters(status, 'genesis');
  return (
    <>
      <PageHeading title={adminText.genesisImportPage.genesisImportManager}>
        {adminText.genesisImportPage.genesisImportManager}
      </PageHeading>
      <p className="mt-3 text-ui text-muted">{adminText.genesisImportPage.importGenesisSefariaHebrew}</p>
      <div className={`mt-6 ${CARDS}`}>
        {BATCHES.map((buttonId) => (
          <GenesisCard key={buttonId} buttonId={buttonId} imported={imported} />
        ))}
        <GenesisCard
          buttonId="import-genesis-complete"
          title={adminText.genesisImportPage.completeGenesis}
          imported={imported}
        >
          <p className="rounded-[calc(var(--radius)/2)] bg-(--amber) px-3 py-2 text-(--amber-ink)">
            <RichText
              text={adminText.genesisImportPage.warning}
              parts={{ a: (words) => <strong>{words}</strong> }}
            />
          </p>
        </GenesisCard>
      </div>
    </>
  );
}
