import { Link, useSearch } from '@tanstack/react-router';
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
import type { Tab } from '../../../ui/panels/tabs.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS, PAIR } from '../shared/classes.ts';
import { chaptersOfButton } from '../shared/imports/button-chapters.ts';
import { useCsvChoice } from '../shared/imports/csv-choice.ts';
import { CsvFiles } from '../shared/imports/csv-files.tsx';
import { ImportCard, type ImportCardProps } from '../shared/imports/import-card.tsx';
import { TabsInAddress } from '../shared/tabs-in-address.tsx';
import { ApocryphaTab } from './apocrypha-tab.tsx';
import { ImportStatusCard } from './import-status-card.tsx';
import { PassageForm } from './passage-form.tsx';
import { RangeForm } from './range-form.tsx';

const text = adminText.specializedImportPage;

const TABS: readonly Tab<SpecializedTab>[] = [
  { id: 'spiritual', label: text.spirituallySignificant },
  { id: 'torah', label: text.additionalTorah },
  { id: 'sefaria', label: text.sefariaImport },
  { id: 'full', label: text.fullImport },
  { id: 'background', label: text.backgroundImport },
  { id: 'apocrypha', label: text.apocrypha },
];

const { blessing, chapters } = adminText.spiritualCards;
const { narratives, prophecies, feasts, allCsv } = text.cards;
const { failedStartImport: failed, backgroundImportStarted: startedTitle } = adminText.useImport;

const FROM_CSV: Readonly<Record<'spiritual' | 'torah' | 'full', readonly ImportCardProps[]>> = {
  spiritual: [
    {
      ...blessing,
      buttonId: 'import-jacob-atonement-from-specialized-csv',
      passages: JACOB_AND_ATONEMENT,
    },
    { ...chapters, buttonId: 'import-spiritual-from-specialized-csv', passages: SPIRITUAL_PASSAGES },
  ],
  torah: [
    { ...narratives, buttonId: 'import-additional-spiritual', passages: TORAH_NARRATIVES },
    { ...prophecies, buttonId: 'import-messianic-passages', passages: MESSIANIC_PASSAGES },
    { ...feasts, buttonId: 'import-feast-day-passages', passages: FEAST_PASSAGES },
  ],
  full: [{ ...allCsv, buttonId: 'import-from-specialized-csv' }],
};

const WHOLE_BOOKS = [
  { name: 'Genesis', buttonId: 'import-complete-book' },
  { name: 'Exodus', buttonId: 'import-exodus-all' },
  { name: 'Leviticus', buttonId: 'import-leviticus-all' },
  { name: 'Numbers', buttonId: 'import-numbers-all' },
  { name: 'Deuteronomy', buttonId: 'import-deuteronomy-all' },
  { name: text.completeTorah, buttonId: 'import-complete-torah' },
];

const isFromCsv = (tab: SpecializedTab): tab is keyof typeof FROM_CSV => tab in FROM_CSV;

export function SpecializedImportPage() {
  const { tab } = useSearch({ from: '/admin/specialized-import' });
  const choice = useCsvChoice();
  return (
    <>
      <PageHeading title={text.specializedCsvImport}>{text.specializedCsvImport}</PageHeading>
      <div className="mt-6">
        <CsvFiles failure={text.failedFetchInitialData} choice={choice} />
      </div>
      <div className="mt-8">
        <TabsInAddress label={text.specializedImports} tabs={TABS} selected={tab}>
          <div className="grid gap-4 pt-6">
            {isFromCsv(tab) && (
              <div className={FROM_CSV[tab].length === 3 ? CARDS : PAIR}>
                {FROM_CSV[tab].map((card) => (
                  <ImportCard
                    key={card.buttonId}
                    {...card}
                    failed={failed}
                    body={choice.body}
                    missing={choice.missing}
                  />
                ))}
                {tab === 'full' && <LicensedTexts />}
              </div>
            )}
            {tab === 'sefaria' && <SefariaTab />}
            {tab === 'background' && <BackgroundTab />}
            {tab === 'apocrypha' && <ApocryphaTab />}
          </div>
        </TabsInAddress>
      </div>
    </>
  );
}

function LicensedTexts() {
  return (
    <Card title={text.licensedTextsEsvNasb}>
      <p className="text-muted">
        <RichText text={text.licensedTextsText} parts={{ code: (words) => <code>{words}</code> }} />
      </p>
      <p>
        <Link to="/admin/database" className="inline-block py-1">
          {text.uploadCsvFile}
        </Link>
      </p>
    </Card>
  );
}

function SefariaTab() {
  return (
    <div className={PAIR}>
      <ImportCard
        {...text.cards.sefaria}
        buttonId="import-spiritual-from-sefaria"
        passages={SPIRITUAL_PASSAGES}
        failed={failed}
      />
      <PassageForm />
    </div>
  );
}

function BackgroundTab() {
  return (
    <>
      <p className="text-ui text-muted">{text.backgroundText}</p>
      <div className={CARDS}>
        {WHOLE_BOOKS.map(({ name, buttonId }) => (
          <ImportCard
            key={buttonId}
            title={name}
            about={text.importsChaptersSefaria(chaptersOfButton(buttonId).length)}
            buttonId={buttonId}
            label={text.import(name)}
            operation={text.import2(name)}
            startedTitle={startedTitle}
            failed={failed}
          />
        ))}
      </div>
      <RangeForm />
      <ImportStatusCard />
    </>
  );
}
