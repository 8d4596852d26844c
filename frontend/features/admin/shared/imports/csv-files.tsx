import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { versionName } from '../../../../../domain/editions/index.ts';
import { asReader } from '../../../../session/reader.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { Loaded } from '../../../../ui/pages/loaded.tsx';
import { Skeleton } from '../../../../ui/pages/skeleton.tsx';
import { failureToast } from '../../../../ui/panels/failure-toast.ts';
import { RichText } from '../../../../ui/words/rich-text.tsx';
import { timeInWords } from '../../../../ui/words/time-in-words.ts';
import { Card } from '../card.tsx';
import { FAILURE } from '../classes.ts';
import { adminCalls } from '../jobs/admin-calls.ts';
import { adminQueries } from '../jobs/admin-queries.ts';
import { bytesInWords } from '../jobs/job-words.ts';
import { type CsvChoice, type CsvFile, canBeImported } from './csv-choice.ts';
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

interface CsvFileItemProps {
  readonly file: CsvFile;
  readonly choice: CsvChoice;
}

function CsvFileItem({ file, choice }: CsvFileItemProps) {
  const { name, size, lastModified, problem, looksLikeText, licence } = file;
  return (
    <li className="grid gap-1 py-2 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {canBeImported(file) ? (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-4.5 accent-accent flex-none"
              checked={choice.isChosen(name)}
              onChange={({ target: { checked } }) => choice.choose(name, checked)}
            />
            <span className="wrap-anywhere">{name}</span>
          </label>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
        <span className="text-meta text-muted">
          <RichText
            text={adminText.csvFiles.lastModified(bytesInWords(size), timeInWords(lastModified))}
            parts={{ a: <time dateTime={lastModified} /> }}
          />
        </span>
      </div>
      {looksLikeText && (
        <p className={FAILURE}>
          <RichText text={adminText.csvFiles.looksLikeText} parts={{ text: <Link to="/admin/texts" /> }} />
        </p>
      )}
      {problem !== null && !looksLikeText && (
        <p className={FAILURE}>
          <RichText text={adminText.csvFiles.problem(problem)} parts={{ a: <Link to="/admin/database" /> }} />
        </p>
      )}
      {licence !== null && problem === null && <Licence file={file} licence={licence} />}
    </li>
  );
}

interface LicenceProps {
  readonly file: CsvFile;
  readonly licence: NonNullable<CsvFile['licence']>;
}

function Licence({ file: { id, name, sha256 }, licence: { version, confirmed } }: LicenceProps) {
  const client = useQueryClient();
  const confirmation = useMutation({
    mutationFn: (sum: string) => asReader(client, adminCalls.confirmLicence(id, sum)),
    onError: failureToast(adminText.error, adminText.csvFiles.failedConfirm(name)),
    onSettled: () => client.invalidateQueries({ queryKey: adminQueries.csvFiles.queryKey }),
  });
  const called = versionName(version);
  if (confirmed !== null)
    return (
      <p className="text-meta text-muted">
        {adminText.csvFiles.confirmed(called, confirmed.confirmedBy, timeInWords(confirmed.confirmedAt))}
      </p>
    );
  if (sha256 === null) return <p className={FAILURE}>{adminText.csvFiles.noChecksum}</p>;
  return (
    <div className={`grid justify-items-start gap-2 ${FAILURE}`}>
      <p>{adminText.csvFiles.needsLicence(called)}</p>
      <Button
        className="control-lined py-2"
        isOff={confirmation.isPending}
        onClick={() => confirmation.mutate(sha256)}
      >
        {adminText.csvFiles.confirm(name)}
      </Button>
    </div>
  );
}
