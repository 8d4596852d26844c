import { useNavigate, useSearch } from '@tanstack/react-router';
import { JACOB_AND_ATONEMENT, SPIRITUAL_PASSAGES } from '../../../../domain/imports/index.ts';
import type { GematriaTab } from '../../../addresses/admin.ts';
import '../shared/import-screens.css';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { type Tab, Tabs } from '../../../ui/tabs.tsx';
import { CsvFiles } from '../shared/csv-files.tsx';
import { ImportCard, type ImportCardProps } from '../shared/import-card.tsx';
import { useLicences } from '../shared/licences.tsx';
import { DatabaseStatus } from './database-status.tsx';

const TABS: readonly Tab<GematriaTab>[] = [
  { id: 'spiritual', label: 'Spiritually Significant' },
  { id: 'csv', label: 'CSV Import' },
  { id: 'zip', label: 'ZIP Handling' },
  { id: 'advanced', label: 'Advanced Options' },
];

interface GematriaImport extends ImportCardProps {
  /** True if the import reads CSV files, so that the administrator must first give their licences. */
  readonly readsCsv?: boolean;
}

const IMPORTS: Readonly<Record<GematriaTab, readonly GematriaImport[]>> = {
  spiritual: [
    {
      title: 'Jacob’s Blessing and Day of Atonement',
      about: 'Imports Genesis 49 and Leviticus 16 from the CSV files.',
      buttonId: 'import-jacob-atonement-from-csv',
      label: 'Import Jacob’s Blessing and Day of Atonement',
      passages: JACOB_AND_ATONEMENT,
      words: { operation: 'Jacob’s Blessing and Day of Atonement Import' },
      readsCsv: true,
    },
    {
      title: 'All Spiritually Significant Chapters',
      about: 'Imports every chapter on this list from the CSV files.',
      buttonId: 'import-spiritual-from-csv',
      label: 'Import All Spiritually Significant Chapters',
      passages: SPIRITUAL_PASSAGES,
      words: { operation: 'Spiritually Significant Chapters Import' },
      readsCsv: true,
    },
  ],
  csv: [
    {
      title: 'All CSV Files',
      about:
        'Imports every row of the CSV files: APOC (the Apocrypha), Strongs (the lexicon) and Complete (the whole Bible).',
      buttonId: 'import-from-csv',
      label: 'Import All CSV Files (APOC, Strongs, Complete)',
      words: { operation: 'CSV Import' },
      readsCsv: true,
    },
  ],
  zip: [
    {
      title: 'Extract Only',
      about:
        'Unpacks the CSV files in the ZIP archives. They then appear in the list above. Nothing is imported yet.',
      buttonId: 'extract-zip-files',
      label: 'Extract ZIP Files',
      words: { operation: 'ZIP Extraction' },
    },
    {
      title: 'Extract and Import',
      about: 'Unpacks the CSV files in the ZIP archives, and then imports them.',
      buttonId: 'process-zipped-csv',
      label: 'Extract and Import ZIP Files',
      words: { operation: 'ZIP Extraction and Import' },
      readsCsv: true,
    },
  ],
  advanced: [
    {
      title: 'Check Database Structure',
      about: 'Checks the tables and columns of the database file. Nothing is imported.',
      buttonId: 'database-header',
      label: 'Check Database Structure',
      words: { operation: 'Database Structure Check' },
    },
    {
      title: 'Import Full Database',
      about: 'Imports the whole database file: the Bible, the Apocrypha and the lexicon.',
      buttonId: 'import-gematria-database',
      label: 'Import Full Database',
      words: { operation: 'Full Database Import' },
    },
  ],
};

/** The page Gematria Database Import: files in the bucket, and the imports that read them. */
export function GematriaImportPage() {
  const { tab } = useSearch({ from: '/admin/gematria-import' });
  const navigate = useNavigate();
  const licences = useLicences();
  return (
    <>
      <PageHeading title="Gematria Database Import">Gematria Database Import</PageHeading>
      <div className="import-pair mt-6">
        <DatabaseStatus />
        <CsvFiles failure="Failed to fetch CSV files.">{licences.question}</CsvFiles>
      </div>
      <div className="mt-8">
        <Tabs
          label="Gematria imports"
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
          <div className="import-pair pt-6">
            {IMPORTS[tab].map(({ readsCsv = false, ...card }) => (
              <ImportCard key={card.buttonId} {...card} missing={readsCsv ? licences.missing : null} />
            ))}
          </div>
        </Tabs>
      </div>
    </>
  );
}
