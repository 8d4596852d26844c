import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { DatabaseInfo } from '../../../../domain/contract/index.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { asReader } from '../../../session/user-query.ts';
import { DangerButtons } from '../../../ui/danger-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { toast } from '../../../ui/toast.tsx';
import { adminCalls } from '../shared/admin-calls.ts';
import { adminQueries } from '../shared/admin-queries.ts';
import { bytesInWords } from '../shared/job-words.ts';
import { LoadingLine } from '../shared/loading-line.tsx';
import { timeInWords } from '../shared/time-in-words.ts';
import { useFailureToast } from '../shared/use-failure-toast.ts';

/** A card with the newest database file in the bucket, and a button that deletes it. */
export function DatabaseStatus() {
  const id = useId();
  const { data, error, refetch } = useQuery(adminQueries.databaseInfo());
  useFailureToast(error, 'Failed to fetch database status.');
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>Database Status</h2>
      {error !== null ? (
        <ErrorBox
          message="Failed to retrieve database status"
          detail={error.message}
          retry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingLine>Loading the database status</LoadingLine>
      ) : (
        <Status info={data} />
      )}
    </section>
  );
}

function Status({ info }: { readonly info: DatabaseInfo }) {
  const { status, details } = info;
  if (status === 'not_found') {
    return (
      <>
        <p>No database file was found.</p>
        <p>
          <Link to="/admin/database">Upload a database file</Link>
        </p>
      </>
    );
  }
  if (status !== 'success' || details === null) {
    return (
      <>
        <p>Unknown database status</p>
        <pre className="whitespace-pre-wrap wrap-anywhere text-meta">{JSON.stringify(info, null, 2)}</pre>
      </>
    );
  }
  return (
    <>
      <dl className="admin-facts [&>div]:grid-cols-[7rem_minmax(0,1fr)]">
        <Fact name="Path">{details.path}</Fact>
        <Fact name="Size">{bytesInWords(details.size)}</Fact>
        <Fact name="Last Modified">
          <time dateTime={details.lastModified}>{timeInWords(details.lastModified)}</time>
        </Fact>
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
      toast({ title: 'Database Deleted', description: message });
      await Promise.all([
        client.invalidateQueries({ queryKey: adminQueries.databaseInfo().queryKey }),
        client.invalidateQueries({ queryKey: adminQueries.files().queryKey }),
      ]);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: reasonOf(error, 'Failed to delete database file.'),
        destructive: true,
      }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start text-danger"
        onClick={() => setAsking(true)}
      >
        Delete Database File
      </button>
      {isAsking && (
        <Dialog
          title={`Delete ${path}?`}
          description="Are you sure you want to delete the database file? This action cannot be undone."
          onClose={() => setAsking(false)}
        >
          <DangerButtons
            label="Delete Database File"
            pending="Deleting..."
            isPending={deletion.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => deletion.mutate()}
          />
        </Dialog>
      )}
    </>
  );
}
