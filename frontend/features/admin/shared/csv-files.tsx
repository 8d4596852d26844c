import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminText } from '../../../text/admin.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { adminQueries } from './admin-queries.ts';
import { Card } from './card.tsx';
import { bytesInWords } from './job-words.ts';
import { LoadingLine } from './loading-line.tsx';
import { timeInWords } from './time-in-words.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface CsvFilesProps {
  /** The text of the toast if the files cannot be listed. */
  readonly failure: string;
  /** What the card shows below the list: a question about these files. */
  readonly children?: ReactNode;
}

/** A card with the CSV files in the bucket. */
export function CsvFiles({ failure, children }: CsvFilesProps) {
  const { data, error, refetch } = useQuery(adminQueries.csvFiles());
  useFailureToast(error, failure);
  return (
    <Card title={adminText.csvFiles.csvFiles}>
      {error !== null ? (
        <ErrorBox
          message={adminText.csvFiles.failedFetchCsvFiles}
          detail={error.message}
          retry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingLine>{adminText.csvFiles.loadingListCsvFiles}</LoadingLine>
      ) : data.files.length === 0 ? (
        <>
          <p>{adminText.csvFiles.none}</p>
          <p>
            <Link to="/admin/database">{adminText.csvFiles.uploadCsvFiles}</Link>
          </p>
        </>
      ) : (
        <ul>
          {data.files.map(({ name, size, lastModified }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 not-first:border-t not-first:border-line"
            >
              <span className="wrap-anywhere">{name}</span>
              <span className="text-meta text-muted">
                <RichText
                  text={adminText.csvFiles.lastModified(bytesInWords(size), timeInWords(lastModified))}
                  parts={{ a: (words) => <time dateTime={lastModified}>{words}</time> }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
