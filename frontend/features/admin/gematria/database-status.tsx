import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DatabaseInfo } from '../../../../domain/contract/index.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { needsCode } from '../../../session/second-factor.ts';
import { asReader } from '../../../session/user-query.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import { CodeFirst } from '../../accounts/index.ts';
import { Card } from '../shared/card.tsx';
import { CardFact } from '../shared/card-fact.tsx';
import { useFailureToast } from '../shared/imports/use-failure-toast.ts';
import { adminCalls } from '../shared/jobs/admin-calls.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { bytesInWords } from '../shared/jobs/job-words.ts';
import { timeInWords } from '../shared/jobs/time-in-words.ts';
import { LoadingLine } from '../shared/loading-line.tsx';

/** A card with the newest database file in the bucket, and a button that deletes it. */
export function DatabaseStatus() {
  const { data, error, refetch } = useQuery(adminQueries.databaseInfo());
  useFailureToast(error, adminText.databaseStatus.failedFetchDatabaseStatus);
  return (
    <Card title={adminText.databaseStatus.databaseStatus}>
      {error !== null ? (
        <ErrorBox
          message={adminText.databaseStatus.failedRetrieveDatabaseStatus}
          detail={error.message}
          retry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingLine>{adminText.databaseStatus.loadingDatabaseStatus}</LoadingLine>
      ) : (
        <Status info={data} />
      )}
    </Card>
  );
}

function Status({ info }: { readonly info: DatabaseInfo }) {
  const { status, details } = info;
  if (status === 'not_found') {
    return (
      <>
        <p>{adminText.databaseStatus.noDatabaseFileFound}</p>
        <p>
          <Link to="/admin/database">{adminText.databaseStatus.uploadDatabaseFile}</Link>
        </p>
      </>
    );
  }
  if (status !== 'success' || details === null) {
    return (
      <>
        <p>{adminText.databaseStatus.unknownDatabaseStatus}</p>
        <pre className="whitespace-pre-wrap wrap-anywhere text-meta">{JSON.stringify(info, null, 2)}</pre>
      </>
    );
  }
  return (
    <>
      <dl>
        <CardFact isWide name={adminText.databaseStatus.path}>
          {details.path}
        </CardFact>
        <CardFact isWide name={adminText.databaseStatus.size}>
          {bytesInWords(details.size)}
        </CardFact>
        <CardFact isWide name={adminText.databaseStatus.lastModified}>
          <time dateTime={details.lastModified}>{timeInWords(details.lastModified)}</time>
        </CardFact>
      </dl>
      <Deletion path={details.path} />
    </>
  );
}

/** The button that deletes the database file. A dialog asks first. */
function Deletion({ path }: { readonly path: string }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => asReader(client, adminCalls.deleteDatabase()),
    onSuccess: async ({ message }) => {
      toast({ title: adminText.databaseStatus.databaseDeleted, description: message });
      await Promise.all([
        client.invalidateQueries({ queryKey: adminQueries.databaseInfo().queryKey }),
        client.invalidateQueries({ queryKey: adminQueries.files().queryKey }),
      ]);
    },
    onError: (error) => {
      if (needsCode(error)) return;
      toast({
        title: adminText.databaseStatus.error,
        description: reasonOf(error, adminText.databaseStatus.failedDeleteDatabaseFile),
        destructive: true,
      });
    },
    onSettled: (_, error) => {
      if (!needsCode(error)) setAsking(false);
    },
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start text-danger"
        onClick={() => {
          deletion.reset();
          setAsking(true);
        }}
      >
        {adminText.databaseStatus.deleteDatabaseFile}
      </button>
      {isAsking && (
        <Dialog
          title={adminText.databaseStatus.delete(path)}
          description={adminText.databaseStatus.deleteText}
          onClose={() => setAsking(false)}
        >
          <CodeFirst
            error={deletion.error}
            onConfirmed={() => deletion.mutate()}
            onClose={() => setAsking(false)}
          >
            <DangerButtons
              label={adminText.databaseStatus.deleteDatabaseFile}
              pending="Deleting..."
              isPending={deletion.isPending}
              onClose={() => setAsking(false)}
              onConfirm={() => deletion.mutate()}
            />
          </CodeFirst>
        </Dialog>
      )}
    </>
  );
}
