import { useQuery } from '@tanstack/react-query';
import type { ImportStatus } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { Skeleton } from '../../../ui/pages/skeleton.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import { FACTS, Fact } from '../../../ui/words/fact.tsx';
import { formatValue } from '../../../ui/words/format-value.ts';
import { Card } from '../shared/card.tsx';
import { BUTTON_OFF } from '../shared/classes.ts';
import { chaptersInWords } from '../shared/imports/button-chapters.ts';
import { useFailureToast } from '../shared/imports/use-failure-toast.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';

export function ImportStatusCard() {
  const status = useQuery(adminQueries.importStatus);
  const { data, error, refetch, isFetching } = status;
  useFailureToast(
    error,
    data === undefined
      ? adminText.importStatusCard.failedFetchInitialData
      : adminText.importStatusCard.failedRefreshImportStatus,
  );
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess)
      toast({
        title: adminText.importStatusCard.statusUpdated,
        description: adminText.importStatusCard.statusUpdatedText,
      });
  };
  return (
    <Card
      title={adminText.importStatusCard.importStatus}
      aside={
        <button
          type="button"
          className={`control control-lined ${isFetching ? BUTTON_OFF : ''}`}
          aria-disabled={isFetching}
          onClick={() => {
            if (!isFetching) void refresh();
          }}
        >
          {adminText.importStatusCard.refresh}
        </button>
      }
    >
      <p className="text-muted">{adminText.importStatusCard.about}</p>
      <Loaded
        query={status}
        pending={<Skeleton label={adminText.importStatusCard.loadingImportStatus} bars={['h-12 w-full']} />}
        failed={adminText.importStatusCard.failedFetchImportStatus}
      >
        {(answer) => <Counts status={answer} />}
      </Loaded>
    </Card>
  );
}

function Counts({ status: { totalBooks, totalChapters, books } }: { readonly status: ImportStatus }) {
  return (
    <>
      <dl className={FACTS}>
        <Fact name={adminText.importStatusCard.totalBooks}>{formatValue(totalBooks)}</Fact>
        <Fact name={adminText.importStatusCard.totalChapters}>{formatValue(totalChapters)}</Fact>
      </dl>
      {books.length === 0 ? (
        <p>{adminText.importStatusCard.noChaptersImportedYet}</p>
      ) : (
        <ul
          aria-label={adminText.importStatusCard.books}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8 gap-y-3"
        >
          {books.map(({ id, name, chapterCount, verseCount, importedChapters }) => (
            <li key={id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <strong className="font-semibold">{name}</strong>
                <span className="text-muted tabular-nums">
                  {adminText.importStatusCard.imported(importedChapters.length, chapterCount, verseCount)}
                </span>
              </p>
              <p className="text-muted">
                {importedChapters.length === 0
                  ? adminText.importStatusCard.noChaptersImportedYet
                  : adminText.importStatusCard.importedChapters(chaptersInWords(importedChapters))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
