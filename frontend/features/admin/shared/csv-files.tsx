import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { adminQueries } from './admin-queries.ts';
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
  const id = useId();
  const { data, error, refetch } = useQuery(adminQueries.csvFiles());
  useFailureToast(error, failure);
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>CSV Files</h2>
      {error !== null ? (
        <ErrorBox message="Failed to fetch CSV files." detail={error.message} retry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingLine>Loading the list of CSV files</LoadingLine>
      ) : data.files.length === 0 ? (
        <>
          <p>No CSV files were found.</p>
          <p>
            <Link to="/admin/database">Upload CSV files</Link>
          </p>
        </>
      ) : (
        <ul>
          {data.files.map(({ name, size, lastModified }) => (
            <li key={name} className="stored-file">
              <span className="wrap-anywhere">{name}</span>
              <span className="text-meta text-muted">
                {`${bytesInWords(size)} · last modified `}
                <time dateTime={lastModified}>{timeInWords(lastModified)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
