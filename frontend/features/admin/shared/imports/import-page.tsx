import type { ReactNode } from 'react';
import type { GematriaTab, SpecializedTab } from '../../../../addresses/admin-address.ts';
import type { ImportCardText } from '../../../../text/site/import-pages-text.ts';
import { PageHeading } from '../../../../ui/pages/page-heading.tsx';
import type { Tab } from '../../../../ui/panels/tabs.tsx';
import { CARDS, PAIR } from '../classes.ts';
import { TabsInAddress } from '../tabs-in-address.tsx';
import { useCsvChoice } from './csv-choice.ts';
import { CsvFiles } from './csv-files.tsx';
import { ImportCard } from './import-card.tsx';

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
      <PageHeading title={page.title}>{page.title}</PageHeading>
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
