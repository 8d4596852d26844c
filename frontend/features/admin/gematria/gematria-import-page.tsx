import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DatabaseInfo } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { importPagesText } from '../../../text/site/import-pages-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { Skeleton } from '../../../ui/pages/skeleton.tsx';
import { timeInWords } from '../../../ui/words/time-in-words.ts';
import { DeleteDialog } from '../files/delete-dialog.tsx';
import { Card } from '../shared/card.tsx';
import { CardFact } from '../shared/card-fact.tsx';
import { ImportPage } from '../shared/imports/import-page.tsx';
import { useFailureToast } from '../shared/imports/use-failure-toast.ts';
import { adminCalls } from '../shared/jobs/admin-calls.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { bytesInWords } from '../shared/jobs/job-words.ts';

export function GematriaImportPage() {
  const { tab } = useSearch({ from: '/admin/gematria-import' });
  return <ImportPage page={importPagesText.gematria} selected={tab} first={<DatabaseStatus />} />;
}

function DatabaseStatus() {
  const info = useQuery(adminQueries.databaseInfo);
  useFailureToast(info.error, adminText.databaseStatus.failedFetchDatabaseStatus);
  return (
    <Card title={adminText.databaseStatus.databaseStatus}>
      <Loaded
        query={info}
        pending={<Skeleton label={adminText.databaseStatus.loadingDatabaseStatus} bars={['h-12 w-full']} />}
        failed={adminText.databaseStatus.failedRetrieveDatabaseStatus}
      >
        {(answer) => <Status info={answer} />}
      </Loaded>
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

function Deletion({ path }: { readonly path: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="control-lined justify-self-start text-danger"
        onClick={() => setAsking(true)}
      >
        {adminText.databaseStatus.deleteDatabaseFile}
      </Button>
      {isAsking && (
        <DeleteDialog
          title={adminText.databaseStatus.delete(path)}
          description={adminText.databaseStatus.deleteText}
          label={adminText.databaseStatus.deleteDatabaseFile}
          deleteFile={adminCalls.deleteDatabase}
          done={({ message }) => ({ title: adminText.databaseStatus.databaseDeleted, description: message })}
          failed={adminText.databaseStatus.failedDeleteDatabaseFile}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
