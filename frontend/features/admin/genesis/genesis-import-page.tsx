import { useQuery } from '@tanstack/react-query';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { CARDS } from '../shared/classes.ts';
import { buttonsWith, importedChapters } from '../shared/imports/button-chapters.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { GenesisCard } from './genesis-card.tsx';

const COMPLETE = 'import-genesis-complete';
const BATCHES = buttonsWith('import-genesis-').filter((id) => id !== COMPLETE);

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
          buttonId={COMPLETE}
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
