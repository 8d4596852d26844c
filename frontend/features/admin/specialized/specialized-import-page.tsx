import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import {
  FEAST_PASSAGES,
  JACOB_AND_ATONEMENT,
  MESSIANIC_PASSAGES,
  SPIRITUAL_PASSAGES,
  TORAH_NARRATIVES,
} from '../../../../domain/imports/index.ts';
import type { SpecializedTab } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { type Tab, Tabs } from '../../../ui/panels/tabs.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS, PAIR } from '../shared/classes.ts';
import { chaptersOfButton } from '../shared/imports/button-chapters.ts';
import { useCsvChoice } from '../shared/imports/csv-choice.ts';
import { CsvFiles } from '../shared/imports/csv-files.tsx';
import { ImportCard, type ImportCardProps } from '../shared/imports/import-card.tsx';
import type { ImportWords } from '../shared/imports/use-import.ts';
import { ApocryphaTab } from './apocrypha-tab.tsx';
import { ImportStatusCard } from './import-status-card.tsx';
import { PassageForm } from './passage-form.tsx';
import { RangeForm } from './range-form.tsx';

const TABS: readonly Tab<SpecializedTab>[] = [
  { id: 'spiritual', label: adminText.specializedImportPage.spirituallySignificant },
  { id: 'torah', label: adminText.specializedImportPage.additionalTorah },
  { id: 'sefaria', label: adminText.specializedImportPage.sefariaImport },
  { id: 'full', label: adminText.specializedImportPage.fullImport },
  { id: 'background', label: adminText.specializedImportPage.backgroundImport },
  { id: 'apocrypha', label: adminText.specializedImportPage.apocrypha },
];

const started = (operation: string): ImportWords => ({
  operation,
  failed: adminText.specializedImportPage.failedStartImport,
});
const inBackground = (operation: string): ImportWords => ({
  ...started(operation),
  startedTitle: adminText.specializedImportPage.backgroundImportStarted,
});

/** The cards of the tabs whose imports read the CSV files. */
const FROM_CSV: Readonly<Record<'spiritual' | 'torah' | 'full', readonly ImportCardProps[]>> = {
  spiritual: [
    {
      title: adminText.specializedImportPage.jacobsBlessingDayAtonement,
      about: adminText.specializedImportPage.importsGenesis49Leviticus,
      buttonId: 'import-jacob-atonement-from-specialized-csv',
      label: adminText.specializedImportPage.importJacobsBlessingDay,
      passages: JACOB_AND_ATONEMENT,
      words: started(adminText.specializedImportPage.jacobsBlessingOperation),
    },
    {
      title: adminText.specializedImportPage.spirituallySignificantChapters,
      about: adminText.specializedImportPage.importsEveryChapterList,
      buttonId: 'import-spiritual-from-specialized-csv',
      label: adminText.specializedImportPage.importSpirituallySignificantChapters,
      passages: SPIRITUAL_PASSAGES,
      words: started(adminText.specializedImportPage.spirituallySignificantChaptersImport),
    },
  ],
  torah: [
    {
      title: adminText.specializedImportPage.keyTorahNarratives,
      about: adminText.specializedImportPage.importsBestKnownStories,
      buttonId: 'import-additional-spiritual',
      label: adminText.specializedImportPage.importKeyTorahNarratives,
      passages: TORAH_NARRATIVES,
      words: started(adminText.specializedImportPage.keyTorahNarrativesImport),
    },
    {
      title: adminText.specializedImportPage.messianicProphecies,
      about: adminText.specializedImportPage.importsPassagesChristiansRead,
      buttonId: 'import-messianic-passages',
      label: adminText.specializedImportPage.importMessianicProphecies,
      passages: MESSIANIC_PASSAGES,
      words: started(adminText.specializedImportPage.messianicPropheciesImport),
    },
    {
      title: adminText.specializedImportPage.feastDayPassages,
      about: adminText.specializedImportPage.importsPassagesAboutFeasts,
      buttonId: 'import-feast-day-passages',
      label: adminText.specializedImportPage.importFeastDayPassages,
      passages: FEAST_PASSAGES,
      words: started(adminText.specializedImportPage.feastDayPassagesImport),
    },
  ],
  full: [
    {
      title: adminText.specializedImportPage.csvFiles,
      about: adminText.specializedImportPage.importsEveryRowCsv,
      buttonId: 'import-from-specialized-csv',
      label: adminText.specializedImportPage.importCsvFiles,
      words: started(adminText.specializedImportPage.fullCsvImport),
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
    [adminText.specializedImportPage.completeTorah, 'import-complete-torah'],
  ] as const
).map(([name, buttonId]) => ({
  title: name,
  about: adminText.specializedImportPage.importsChaptersSefaria(chaptersOfButton(buttonId).length),
  buttonId,
  label: adminText.specializedImportPage.import(name),
  words: inBackground(adminText.specializedImportPage.import2(name)),
}));

const isFromCsv = (tab: SpecializedTab): tab is keyof typeof FROM_CSV => tab in FROM_CSV;

/** The page Specialized CSV Import. */
export function SpecializedImportPage() {
  const { tab } = useSearch({ from: '/admin/specialized-import' });
  const navigate = useNavigate();
  const choice = useCsvChoice();
  return (
    <>
      <PageHeading title={adminText.specializedImportPage.specializedCsvImport}>
        {adminText.specializedImportPage.specializedCsvImport}
      </PageHeading>
      <div className="mt-6">
        <CsvFiles failure={adminText.specializedImportPage.failedFetchInitialData} choice={choice} />
      </div>
      <div className="mt-8">
        <Tabs
          label={adminText.specializedImportPage.specializedImports}
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
              <div className={FROM_CSV[tab].length === 3 ? CARDS : PAIR}>
                {FROM_CSV[tab].map((card) => (
                  <ImportCard key={card.buttonId} {...card} body={choice.body} missing={choice.missing} />
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
    <Card title={adminText.specializedImportPage.licensedTextsEsvNasb}>
      <p className="text-muted">
        <RichText
          text={adminText.specializedImportPage.licensedTextsText}
          parts={{
            a: (words) => <code>{words}</code>,
            b: (words) => <code>{words}</code>,
            c: (words) => <code>{words}</code>,
            d: (words) => <code>{words}</code>,
          }}
        />
      </p>
      <p>
        <Link to="/admin/database" className="inline-block py-1">
          {adminText.specializedImportPage.uploadCsvFile}
        </Link>
      </p>
    </Card>
  );
}

function SefariaTab() {
  return (
    <div className={PAIR}>
      <ImportCard
        title={adminText.specializedImportPage.allPassages}
        about={adminText.specializedImportPage.importsEveryChapterList2}
        buttonId="import-spiritual-from-sefaria"
        label={adminText.specializedImportPage.import24Passages}
        passages={SPIRITUAL_PASSAGES}
        words={started(adminText.specializedImportPage.spiritualPassagesImport)}
      />
      <PassageForm />
    </div>
  );
}

function BackgroundTab() {
  return (
    <>
      <p className="text-ui text-muted">{adminText.specializedImportPage.backgroundText}</p>
      <div className={CARDS}>
        {WHOLE_BOOKS.map((card) => (
          <ImportCard key={card.buttonId} {...card} />
        ))}
      </div>
      <RangeForm />
      <ImportStatusCard />
    </>
  );
}
