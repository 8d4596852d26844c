import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { versionName } from '../../../../../domain/addresses/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { ErrorBox } from '../../../../ui/pages/error-box.tsx';
import { Card } from '../card.tsx';
import { FAILURE } from '../classes.ts';
import { adminQueries } from '../jobs/admin-queries.ts';
import { LoadingLine } from '../loading-line.tsx';
import type { CsvChoice } from './csv-choice.ts';
import { CsvFileItem } from './csv-file-item.tsx';
import { useFailureToast } from './use-failure-toast.ts';

interface CsvFilesProps {
  /** The text of the toast if the files cannot be listed. */
  readonly failure: string;
  readonly choice: CsvChoice;
}

/** A card with the CSV files in the bucket, in which the administrator chooses those to import. */
export function CsvFiles({ failure, choice }: CsvFilesProps) {
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
          {data.files.map((file) => (
            <CsvFileItem key={file.id} file={file} choice={choice} />
          ))}
        </ul>
      )}
      {data?.unconfirmed.map((version) => (
        <p key={version} className={FAILURE}>
          {adminText.csvFiles.publishedUnconfirmed(versionName(version))}
        </p>
      ))}
    </Card>
  );
}
