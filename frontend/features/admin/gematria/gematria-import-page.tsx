import { useNavigate, useSearch } from '@tanstack/react-router';
import { JACOB_AND_ATONEMENT, SPIRITUAL_PASSAGES } from '../../../../domain/imports/index.ts';
import type { GematriaTab } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { type Tab, Tabs } from '../../../ui/panels/tabs.tsx';
import { PAIR } from '../shared/classes.ts';
import { useCsvChoice } from '../shared/imports/csv-choice.ts';
import { CsvFiles } from '../shared/imports/csv-files.tsx';
import { ImportCard, type ImportCardProps } from '../shared/imports/import-card.tsx';
import { DatabaseStatus } from './database-status.tsx';

const TABS: readonly Tab<GematriaTab>[] = [
  { id: 'spiritual', label: adminText.gematriaImportPage.spirituallySignificant },
  { id: 'csv', label: adminText.gematriaImportPage.csvImport },
  { id: 'zip', label: adminText.gematriaImportPage.zipHandling },
  { id: 'advanced', label: adminText.gematriaImportPage.advancedOptions },
];

interface GematriaImport extends ImportCardProps {
  /** True if the import reads the CSV files that the administrator chooses. */
  readonly readsCsv?: boolean;
}

const IMPORTS: Readonly<Record<GematriaTab, readonly GematriaImport[]>> = {
  spiritual: [
    {
      title: adminText.gematriaImportPage.jacobsBlessingDayAtonement,
      about: adminText.gematriaImportPage.importsGenesis49Leviticus,
      buttonId: 'import-jacob-atonement-from-csv',
      label: adminText.gematriaImportPage.importJacobsBlessingDay,
      passages: JACOB_AND_ATONEMENT,
      words: { operation: adminText.gematriaImportPage.jacobsBlessingOperation },
      readsCsv: true,
    },
    {
      title: adminText.gematriaImportPage.spirituallySignificantChapters,
      about: adminText.gematriaImportPage.importsEveryChapterList,
      buttonId: 'import-spiritual-from-csv',
      label: adminText.gematriaImportPage.importSpirituallySignificantChapters,
      passages: SPIRITUAL_PASSAGES,
      words: { operation: adminText.gematriaImportPage.spirituallySignificantChaptersImport },
      readsCsv: true,
    },
  ],
  csv: [
    {
      title: adminText.gematriaImportPage.csvFiles,
      about: adminText.gematriaImportPage.importsEveryRowCsv,
      buttonId: 'import-from-csv',
      label: adminText.gematriaImportPage.importCsvFilesApoc,
      words: { operation: adminText.gematriaImportPage.csvImport },
      readsCsv: true,
    },
  ],
  zip: [
    {
      title: adminText.gematriaImportPage.extractOnly,
      about: adminText.gematriaImportPage.unpacksCsvFilesZip,
      buttonId: 'extract-zip-files',
      label: adminText.gematriaImportPage.extractZipFiles,
      words: { operation: adminText.gematriaImportPage.zipExtraction },
    },
    {
      title: adminText.gematriaImportPage.extractImport,
      about: adminText.gematriaImportPage.unpacksCsvFilesZip2,
      buttonId: 'process-zipped-csv',
      label: adminText.gematriaImportPage.extractImportZipFiles,
      words: { operation: adminText.gematriaImportPage.zipExtractionImport },
    },
  ],
  advanced: [
    {
      title: adminText.gematriaImportPage.checkDatabaseStructure,
      about: adminText.gematriaImportPage.checksTablesColumnsDatabase,
      buttonId: 'database-header',
      label: adminText.gematriaImportPage.checkDatabaseStructure,
      words: { operation: adminText.gematriaImportPage.databaseStructureCheck },
    },
    {
      title: adminText.gematriaImportPage.importFullDatabase,
      about: adminText.gematriaImportPage.importsWholeDatabaseFile,
      buttonId: 'import-gematria-database',
      label: adminText.gematriaImportPage.importFullDatabase,
      words: { operation: adminText.gematriaImportPage.fullDatabaseImport },
    },
  ],
};

/** The page Gematria Database Import: files in the bucket, and the imports that read them. */
export function GematriaImportPage() {
  const { tab } = useSearch({ from: '/admin/gematria-import' });
  const navigate = useNavigate();
  const choice = useCsvChoice();
  return (
    <>
      <PageHeading title={adminText.gematriaImportPage.gematriaDatabaseImport}>
        {adminText.gematriaImportPage.gematriaDatabaseImport}
      </PageHeading>
      <div className={`mt-6 ${PAIR}`}>
        <DatabaseStatus />
        <CsvFiles failure={adminText.gematriaImportPage.failedFetchCsvFiles} choice={choice} />
      </div>
      <div className="mt-8">
        <Tabs
          label={adminText.gematriaImportPage.gematriaImports}
          tabs={TABS}
          selected={tab}
          onSelect={(id) =>
            void navigate({
              to: '/admin/gematria-import',
              search: { tab: id },
              replace: true,
              resetScroll: false,
            })
          }
        >
          <div className={`pt-6 ${PAIR}`}>
            {IMPORTS[tab].map(({ readsCsv = false, ...card }) => (
              <ImportCard
                key={card.buttonId}
                {...card}
                {...(readsCsv ? { body: choice.body, missing: choice.missing } : {})}
              />
            ))}
          </div>
        </Tabs>
      </div>
    </>
  );
}
