import { useQuery } from '@tanstack/react-query';
import { isApocrypha } from '../../../../domain/editions/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { Skeleton } from '../../../ui/pages/skeleton.tsx';
import { ContestImport } from '../contest/contest-import.tsx';
import { PackCards } from '../home/pack-card.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';

const { contest, importsKingsContestGreek, packsApocrypha, failedFetchPacks, loadingPacks } =
  adminText.apocryphaTab;

export function ApocryphaTab() {
  const packs = useQuery(adminQueries.packs);
  return (
    <>
      <div className={CARDS}>
        <Card title={contest}>
          <p className="text-muted">{importsKingsContestGreek}</p>
          <ContestImport />
        </Card>
      </div>
      <h2 className="mt-4 text-lead font-medium">{packsApocrypha}</h2>
      <Loaded
        query={packs}
        pending={<Skeleton label={loadingPacks} bars={['h-12 w-full']} />}
        failed={failedFetchPacks}
      >
        {(answer) => (
          <PackCards
            packs={answer.packs.filter(({ editions }) => editions.some(({ id }) => isApocrypha(id)))}
          />
        )}
      </Loaded>
    </>
  );
}
