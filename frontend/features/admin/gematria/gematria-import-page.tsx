import { useSearch } from '@tanstack/react-router';
import { JACOB_AND_ATONEMENT, SPIRITUAL_PASSAGES } from '../../../../domain/imports/index.ts';
import type { GematriaTab } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import type { Tab } from '../../../ui/panels/tabs.tsx';
import { PAIR } from '../shared/classes.ts';
import { useCsvChoice } from '../shared/imports/csv-choice.ts';
import { CsvFiles } from '../shared/imports/csv-files.tsx';
import { ImportCard, type ImportCardProps } from '../shared/imports/import-card.tsx';
import { TabsInAddress } from '../shared/tabs-in-address.tsx';
import { DatabaseStatus } from './database-status.tsx';

const text = adminText.gematriaImportPage;

const TABS: readonly Tab<GematriaTab>[] = [
  { id: 'spiritual', label: text.spirituallySignificant },
  { id: 'csv', label: text.csvImport },
  { id: 'zip', label: text.zipHandling },
  { id: 'advanced', label: text.advancedOptions },
];

interface GematriaImport extends ImportCardProps {
  readonly readsCsv?: boolean;
}

const { blessing, chapters } = adminText.spiritualCards;

const IMPORTS: Readonly<Record<GematriaTab, readonly GematriaImport[]>> = {
  spiritual: [
    {
      ...blessing,
      buttonId: 'import-jacob-atonement-from-csv',
      passages: JACOB_AND_ATONEMENT,
      readsCsv: true,
    },
    { ...chapters, buttonId: 'import-spiritual-from-csv', passages: SPIRITUAL_PASSAGES, readsCsv: true },
  ],
  csv: [{ ...text.cards.allCsv, buttonId: 'import-from-csv', readsCsv: true }],
  zip: [
    { ...text.cards.extract, buttonId: 'extract-zip-files' },
    { ...text.cards.extractAndImport, buttonId: 'process-zipped-csv' },
  ],
  advanced: [
    { ...text.cards.checkDatabase, buttonId: 'database-header' },
    { ...text.cards.fullDatabase, buttonId: 'import-gematria-database' },
  ],
};

export function GematriaImportPage() {
  const { tab } = useSearch({ from: '/admin/gematria-import' });
  const choice = useCsvChoice();
  return (
    <>
      <PageHeading title={text.gematriaDatabaseImport}>{text.gematriaDatabaseImport}</PageHeading>
      <div className={`mt-6 ${PAIR}`}>
        <DatabaseStatus />
        <CsvFiles failure={text.failedFetchCsvFiles} choice={choice} />
      </div>
      <div className="mt-8">
        <TabsInAddress label={text.gematriaImports} tabs={TABS} selected={tab}>
          <div className={`pt-6 ${PAIR}`}>
            {IMPORTS[tab].map(({ readsCsv = false, ...card }) => (
              <ImportCard
                key={card.buttonId}
                {...card}
                {...(readsCsv ? { body: choice.body, missing: choice.missing } : {})}
              />
            ))}
          </div>
        </TabsInAddress>
      </div>
    </>
  );
}
