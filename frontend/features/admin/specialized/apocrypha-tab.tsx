import { useQuery } from '@tanstack/react-query';
import { adminText } from '../../../text/site/admin-text.ts';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { ContestImport } from '../contest/contest-import.tsx';
import { PackCard } from '../home/pack-card.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { LoadingLine } from '../shared/loading-line.tsx';

/** The ids of the packs with the Apocrypha: one in English, one in Greek. */
const APOCRYPHA_PACKS: readonly string[] = ['kjv', 'greek-apocrypha'];

/** 1 Esdras 3 alone, and the packs with all of the Apocrypha. */
export function ApocryphaTab() {
  const { data, error, refetch } = useQuery(adminQueries.packs());
  return (
    <>
      <div className={CARDS}>
        <Card title={adminText.apocryphaTab.contest}>
          <p className="text-muted">{adminText.apocryphaTab.importsKingsContestGreek}</p>
          <ContestImport />
        </Card>
      </div>
      <h2 className="mt-4 text-lead font-medium">{adminText.apocryphaTab.packsApocrypha}</h2>
      {data !== undefined && (
        <div className={CARDS}>
          {data.packs
            .filter(({ id }) => APOCRYPHA_PACKS.includes(id))
            .map((pack) => (
              <PackCard key={pack.id} pack={pack} />
            ))}
        </div>
      )}
      {error !== null && (
        <ErrorBox
          message={adminText.apocryphaTab.failedFetchPacks}
          detail={error.message}
          retry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && (
        <LoadingLine>{adminText.apocryphaTab.loadingPacks}</LoadingLine>
      )}
    </>
  );
}
