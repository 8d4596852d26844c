import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ImportStatus } from '../../../../domain/contract/index.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { formatValue } from '../../../ui/format-value.ts';
import { toast } from '../../../ui/toast.tsx';
import { adminQueries } from '../shared/admin-queries.ts';
import { chaptersInWords } from '../shared/chapters-in-words.ts';
import { LoadingLine } from '../shared/loading-line.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';

/** A card with what Sefaria's imports have brought so far, book by book. */
export function ImportStatusCard() {
  const id = useId();
  const { data, error, refetch, isFetching } = useQuery(adminQueries.importStatus());
  useFailureToast(
    error,
    data === undefined ? 'Failed to fetch initial data.' : 'Failed to refresh import status.',
  );
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) toast({ title: 'Status Updated', description: 'The import status is up to date.' });
  };
  return (
    <section className="admin-card" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lead font-medium">
          Import Status
        </h2>
        <button
          type="button"
          className="control control-lined"
          aria-disabled={isFetching}
          onClick={() => {
            if (!isFetching) void refresh();
          }}
        >
          Refresh
        </button>
      </div>
      <p className="text-muted">What is imported from Sefaria, counted in the Hebrew text.</p>
      {data !== undefined ? (
        <Counts status={data} />
      ) : error !== null ? (
        <ErrorBox
          message="Failed to fetch the import status."
          detail={error.message}
          retry={() => void refetch()}
        />
      ) : (
        <LoadingLine>Loading the import status</LoadingLine>
      )}
    </section>
  );
}

function Counts({ status: { totalBooks, totalChapters, books } }: { readonly status: ImportStatus }) {
  return (
    <>
      <dl className="facts">
        <Fact name="Total Books">{formatValue(totalBooks)}</Fact>
        <Fact name="Total Chapters">{formatValue(totalChapters)}</Fact>
      </dl>
      {books.length === 0 ? (
        <p>No chapters imported yet</p>
      ) : (
        <ul aria-label="Books" className="import-status">
          {books.map(({ id, name, chapterCount, verseCount, importedChapters }) => (
            <li key={id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <strong className="font-semibold">{name}</strong>
                <span className="text-muted tabular-nums">
                  {`${importedChapters.length} of ${chapterCount} ${chapterCount === 1 ? 'chapter' : 'chapters'} · ${formatValue(verseCount)} ${verseCount === 1 ? 'verse' : 'verses'}`}
                </span>
              </p>
              <p className="text-muted">
                {importedChapters.length === 0
                  ? 'No chapters imported yet'
                  : `Imported chapters: ${chaptersInWords(importedChapters)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
