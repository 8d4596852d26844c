import type { ReactNode } from 'react';
import { buttonById, type Passage } from '../../../../../domain/imports/index.ts';
import type { GematriaTab, SpecializedTab } from '../../../../addresses/admin-address.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import type { ImportCardText } from '../../../../text/site/import-pages-text.ts';
import { PageHeading } from '../../../../ui/pages/page-heading.tsx';
import type { Tab } from '../../../../ui/panels/tabs.tsx';
import { Card } from '../card.tsx';
import { CARDS, PAIR } from '../classes.ts';
import { TabsInAddress } from '../tabs-in-address.tsx';
import { type CsvChoice, useCsvChoice } from './csv-choice.ts';
import { CsvFiles } from './csv-files.tsx';
import { ImportButton } from './import-button.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useImport } from './use-import.ts';

interface ImportPageProps<Id extends GematriaTab | SpecializedTab> {
  readonly page: {
    readonly title: string;
    readonly label: string;
    readonly noFiles: string;
    readonly failed?: string;
    readonly tabs: readonly (Tab<Id> & { readonly cards: readonly ImportCardText[] })[];
  };
  readonly selected: Id;
  /** A card before the list of CSV files. */
  readonly first?: ReactNode;
  /** What the selected tab has above, among and below its cards. */
  readonly above?: ReactNode;
  readonly among?: ReactNode;
  readonly below?: ReactNode;
}

/** A page of import buttons, drawn from its description in the catalogue of texts. */
export function ImportPage<Id extends GematriaTab | SpecializedTab>(props: ImportPageProps<Id>) {
  const { page, selected, first, above, among, below } = props;
  const choice = useCsvChoice();
  const cards = page.tabs.find(({ id }) => id === selected)?.cards ?? [];
  return (
    <>
      <PageHeading title={page.title} />
      <div className={`mt-6 ${first === undefined ? '' : PAIR}`}>
        {first}
        <CsvFiles failure={page.noFiles} choice={choice} />
      </div>
      <div className="mt-8">
        <TabsInAddress label={page.label} tabs={page.tabs} selected={selected}>
          <div className="grid gap-4 pt-6">
            {above}
            {cards.length > 0 && (
              <div className={cards.length > 2 ? CARDS : PAIR}>
                {cards.map((card) => (
                  <ImportCard key={card.buttonId} {...card} failed={page.failed} choice={choice} />
                ))}
                {among}
              </div>
            )}
            {below}
          </div>
        </TabsInAddress>
      </div>
    </>
  );
}

interface ImportCardProps extends ImportCardText {
  readonly failed: string | undefined;
  readonly choice: CsvChoice;
}

/** The card of one import button. It lists the button's passages, and a CSV import reads the chosen files only. */
function ImportCard({ title, about, buttonId, label, choice, ...options }: ImportCardProps) {
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
