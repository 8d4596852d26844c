import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import {
  FEAST_PASSAGES,
  JACOB_AND_ATONEMENT,
  MESSIANIC_PASSAGES,
  SPIRITUAL_PASSAGES,
  TORAH_NARRATIVES,
} from '../../../../domain/imports/index.ts';
import type { SpecializedTab } from '../../../addresses/admin.ts';
import '../shared/import-screens.css';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { type Tab, Tabs } from '../../../ui/tabs.tsx';
import { chaptersOfButton } from '../shared/button-chapters.ts';
import { CsvFiles } from '../shared/csv-files.tsx';
import { ImportCard, type ImportCardProps } from '../shared/import-card.tsx';
import { useLicences } from '../shared/licences.tsx';
import type { ImportWords } from '../shared/use-import.ts';
import { ApocryphaTab } from './apocrypha-tab.tsx';
import { ImportStatusCard } from './import-status-card.tsx';
import { PassageForm } from './passage-form.tsx';
import { RangeForm } from './range-form.tsx';

const TABS: readonly Tab<SpecializedTab>[] = [
  { id: 'spiritual', label: 'Spiritually Significant' },
  { id: 'torah', label: 'Additional Torah' },
  { id: 'sefaria', label: 'Sefaria Import' },
  { id: 'full', label: 'Full Import' },
  { id: 'background', label: 'Background Import' },
  { id: 'apocrypha', label: 'Apocrypha' },
];

const started = (operation: string): ImportWords => ({ operation, failed: 'Failed to start import.' });
const inBackground = (operation: string): ImportWords => ({
  ...started(operation),
  startedTitle: 'Background Import Started',
});

/** The cards of the tabs whose imports read the CSV files. */
const FROM_CSV: Readonly<Record<'spiritual' | 'torah' | 'full', readonly ImportCardProps[]>> = {
  spiritual: [
    {
      title: 'Jacob’s Blessing and Day of Atonement',
      about: 'Imports Genesis 49 and Leviticus 16 from the CSV files.',
      buttonId: 'import-jacob-atonement-from-specialized-csv',
      label: 'Import Jacob’s Blessing and Day of Atonement',
      passages: JACOB_AND_ATONEMENT,
      words: started('Jacob’s Blessing and Day of Atonement Import'),
    },
    {
      title: 'All Spiritually Significant Chapters',
      about: 'Imports every chapter on this list from the CSV files.',
      buttonId: 'import-spiritual-from-specialized-csv',
      label: 'Import All Spiritually Significant Chapters',
      passages: SPIRITUAL_PASSAGES,
      words: started('Spiritually Significant Chapters Import'),
    },
  ],
  torah: [
    {
      title: 'Key Torah Narratives',
      about: 'Imports the best-known stories of the Torah from the CSV files.',
      buttonId: 'import-additional-spiritual',
      label: 'Import Key Torah Narratives',
      passages: TORAH_NARRATIVES,
      words: started('Key Torah Narratives Import'),
    },
    {
      title: 'Messianic Prophecies',
      about: 'Imports passages that Christians read as prophecies of the Messiah, from the CSV files.',
      buttonId: 'import-messianic-passages',
      label: 'Import Messianic Prophecies',
      passages: MESSIANIC_PASSAGES,
      words: started('Messianic Prophecies Import'),
    },
    {
      title: 'Feast Day Passages',
      about: 'Imports the passages about the feasts from the CSV files.',
      buttonId: 'import-feast-day-passages',
      label: 'Import Feast Day Passages',
      passages: FEAST_PASSAGES,
      words: started('Feast Day Passages Import'),
    },
  ],
  full: [
    {
      title: 'All CSV Files',
      about:
        'Imports every row of the CSV files: APOC (the Apocrypha), Strongs (the lexicon) and Complete (the whole Bible).',
      buttonId: 'import-from-specialized-csv',
      label: 'Import All CSV Files',
      words: started('Full CSV Import'),
    },
  ],
};

const WHOLE_BOOKS: readonly ImportCardProps[] = (
  [
    ['Genesis', 'import-complete-book'],
    ['Exodus', 'import-exodus-all'],
    ['Leviticus', 'import-leviticus-all'],
    ['Numbers', 'import-numbers-all'],
    ['Deuteronomy', 'import-deuteronomy-all'],
    ['Complete Torah', 'import-complete-torah'],
  ] as const
).map(([name, buttonId]) => ({
  title: name,
  about: `Imports all ${chaptersOfButton(buttonId).length} chapters from Sefaria.`,
  buttonId,
  label: `Import ${name}`,
  words: inBackground(`${name} Import`),
}));

const isFromCsv = (tab: SpecializedTab): tab is keyof typeof FROM_CSV => tab in FROM_CSV;

/** The page Specialized CSV Import. */
export function SpecializedImportPage() {
  const { tab } = useSearch({ from: '/admin/specialized-import' });
  const navigate = useNavigate();
  const licences = useLicences();
  return (
    <>
      <PageHeading title="Specialized CSV Import">Specialized CSV Import</PageHeading>
      <div className="mt-6">
        <CsvFiles failure="Failed to fetch initial data.">{licences.question}</CsvFiles>
      </div>
      <div className="mt-8">
        <Tabs
          label="Specialized imports"
          tabs={TABS}
          selected={tab}
          onSelect={(id) =>
            void navigate({
              to: '/admin/specialized-import',
              search: { tab: id },
              replace: true,
              resetScroll: false,
            })
          }
        >
          <div className="grid gap-4 pt-6">
            {isFromCsv(tab) && (
              <div className={FROM_CSV[tab].length === 3 ? 'admin-cards' : 'import-pair'}>
                {FROM_CSV[tab].map((card) => (
                  <ImportCard key={card.buttonId} {...card} missing={licences.missing} />
                ))}
                {tab === 'full' && <LicensedTexts />}
              </div>
            )}
            {tab === 'sefaria' && <SefariaTab />}
            {tab === 'background' && <BackgroundTab />}
            {tab === 'apocrypha' && <ApocryphaTab />}
          </div>
        </Tabs>
      </div>
    </>
  );
}

/** How an administrator brings in a text that needs a licence. */
function LicensedTexts() {
  return (
    <section className="admin-card" aria-labelledby="licensed-texts">
      <h2 id="licensed-texts">Licensed Texts (ESV, NASB)</h2>
      <p className="text-muted">
        The ESV and the NASB are under copyright. If you have a licence, upload the text as{' '}
        <code>esv.csv</code> or <code>nasb.csv</code>, with the columns <code>ref</code> and <code>text</code>
        . Then import all CSV files.
      </p>
      <p>
        <Link to="/admin/database" className="inline-block py-1">
          Upload a CSV file
        </Link>
      </p>
    </section>
  );
}

function SefariaTab() {
  return (
    <div className="import-pair">
      <ImportCard
        title="All 24 Spiritual Passages"
        about="Imports every chapter on this list from Sefaria, in Hebrew and English."
        buttonId="import-spiritual-from-sefaria"
        label="Import All 24 Passages"
        passages={SPIRITUAL_PASSAGES}
        words={started('Spiritual Passages Import')}
      />
      <PassageForm />
    </div>
  );
}

function BackgroundTab() {
  return (
    <>
      <p className="text-ui text-muted">
        These imports run in the background. You can leave this page: the Jobs page shows how far they are.
      </p>
      <div className="admin-cards">
        {WHOLE_BOOKS.map((card) => (
          <ImportCard key={card.buttonId} {...card} />
        ))}
      </div>
      <RangeForm />
      <ImportStatusCard />
    </>
  );
}
