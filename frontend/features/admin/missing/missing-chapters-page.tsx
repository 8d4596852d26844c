import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { bookById } from '../../../../domain/canon/index.ts';
import { MISSING_TABS } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { CARDS } from '../shared/classes.ts';
import { buttonsWith, importedChapters } from '../shared/imports/button-chapters.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { TabsInAddress } from '../shared/tabs-in-address.tsx';
import { ImportLog, type LogEntry } from './import-log.tsx';
import { MissingBatch } from './missing-batch.tsx';

const TABS = MISSING_TABS.map((id) => ({ id, label: bookById(id).name }));

export function MissingChaptersPage() {
  const { tab } = useSearch({ from: '/admin/missing-chapters' });
  const { data: status } = useQuery(adminQueries.importStatus);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const onLog = useCallback((text: string, at: Date) => setLog((entries) => [...entries, { at, text }]), []);
  return (
    <>
      <PageHeading title={adminText.missingChaptersPage.missingChapters}>
        {adminText.missingChaptersPage.missingChapters}
      </PageHeading>
      <p className="mt-3 text-ui text-muted">{adminText.missingChaptersPage.importChaptersTorahSefaria}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <TabsInAddress label={adminText.missingChaptersPage.books} tabs={TABS} selected={tab}>
          {/* The batches of hidden tabs stay on the page, because they write to the log of imports too. */}
          {TABS.map(({ id, label }) => (
            <div key={id} hidden={id !== tab} className="pt-6">
              <div className={CARDS}>
                {buttonsWith(`import-missing-${id}`).map((buttonId, index) => (
                  <MissingBatch
                    key={buttonId}
                    buttonId={buttonId}
                    number={index + 1}
                    book={label}
                    imported={importedChapters(status, id)}
                    onLog={onLog}
                  />
                ))}
              </div>
            </div>
          ))}
        </TabsInAddress>
        <ImportLog entries={log} onClear={() => setLog([])} />
      </div>
    </>
  );
}
