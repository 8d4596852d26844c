import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { BUTTONS } from '../../../../domain/imports/index.ts';
import type { MissingTab } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { type Tab, Tabs } from '../../../ui/panels/tabs.tsx';
import { CARDS } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { ImportLog, type LogEntry } from './import-log.tsx';
import { MissingBatch } from './missing-batch.tsx';

const TABS = [
  { id: 'genesis', label: adminText.missingChaptersPage.genesis },
  { id: 'exodus', label: adminText.missingChaptersPage.exodus },
  { id: 'leviticus', label: adminText.missingChaptersPage.leviticus },
  { id: 'numbers', label: adminText.missingChaptersPage.numbers },
  { id: 'deuteronomy', label: adminText.missingChaptersPage.deuteronomy },
] as const satisfies readonly Tab<MissingTab>[];

const batchesOf = (book: MissingTab): string[] =>
  BUTTONS.map(({ id }) => id).filter((id) => id.startsWith(`import-missing-${book}`));

/** The page Missing Chapters: the chapters of the Torah in batches, and a log of their imports. */
export function MissingChaptersPage() {
  const { tab } = useSearch({ from: '/admin/missing-chapters' });
  const navigate = useNavigate();
  const { data: status } = useQuery(adminQueries.importStatus());
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const onLog = useCallback(
    (text: string) => setLog((entries) => [...entries, { at: new Date(), text }]),
    [],
  );
  const importedOf = (book: MissingTab) =>
    status === undefined ? null : (status.books.find(({ id }) => id === book)?.importedChapters ?? []);
  return (
    <>
      <PageHeading title={adminText.missingChaptersPage.missingChapters}>
        {adminText.missingChaptersPage.missingChapters}
      </PageHeading>
      <p className="mt-3 text-ui text-muted">{adminText.missingChaptersPage.importChaptersTorahSefaria}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Tabs
          label={adminText.missingChaptersPage.books}
          tabs={TABS}
          selected={tab}
          onSelect={(id) =>
            void navigate({
              to: '/admin/missing-chapters',
              search: { tab: id },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {/* The batches of hidden tabs stay on the page, because they write to the log too. */}
          {TABS.map(({ id, label }) => (
            <div key={id} hidden={id !== tab} className="pt-6">
              <div className={CARDS}>
                {batchesOf(id).map((buttonId, index) => (
                  <MissingBatch
                    key={buttonId}
                    buttonId={buttonId}
                    number={index + 1}
                    book={label}
                    imported={importedOf(id)}
                    onLog={onLog}
                  />
                ))}
              </div>
            </div>
          ))}
        </Tabs>
        <ImportLog entries={log} />
      </div>
    </>
  );
}
