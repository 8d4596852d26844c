import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { versionName } from '../../../../../domain/editions/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { Loaded } from '../../../../ui/pages/loaded.tsx';
import { Skeleton } from '../../../../ui/pages/skeleton.tsx';
import { RichText } from '../../../../ui/words/rich-text.tsx';
import { Card } from '../card.tsx';
import { FAILURE } from '../classes.ts';
import { adminQueries } from '../jobs/admin-queries.ts';
import type { CsvChoice } from './csv-choice.ts';
import { CsvFileItem } from './csv-file-item.tsx';
import { useFailureToast } from './use-failure-toast.ts';

interface CsvFilesProps {
  readonly failure: string;
  readonly choice: CsvChoice;
}

export function CsvFiles({ failure, choice }: CsvFilesProps) {
  const csvFiles = useQuery(adminQueries.csvFiles);
  useFailureToast(csvFiles.error, failure);
  return (
    <Card title={adminText.csvFiles.csvFiles}>
      <Loaded
        query={csvFiles}
        pending={<Skeleton label={adminText.csvFiles.loadingListCsvFiles} bars={['h-12 w-full']} />}
        failed={adminText.csvFiles.failedFetchCsvFiles}
      >
        {({ files }) =>
          files.length === 0 ? (
            <>
              <p>{adminText.csvFiles.none}</p>
              <p>
                <Link to="/admin/database">{adminText.csvFiles.uploadCsvFiles}</Link>
              </p>
            </>
          ) : (
            <>
              <ul>
                {files.map((file) => (
                  <CsvFileItem key={file.id} file={file} choice={choice} />
                ))}
              </ul>
              {files.some(({ problem }) => problem !== null) && (
                <p className="text-meta text-muted">
                  <RichText
                    text={adminText.csvFiles.columns(adminText.csvFiles.tables)}
                    parts={{
                      sample: (words) => (
                        <a href="/sample.csv" download>
                          {words}
                        </a>
                      ),
                    }}
                  />
                </p>
              )}
            </>
          )
        }
      </Loaded>
      {csvFiles.data?.unconfirmed.map((version) => (
        <p key={version} className={FAILURE}>
          {adminText.csvFiles.publishedUnconfirmed(versionName(version))}
        </p>
      ))}
    </Card>
  );
}
