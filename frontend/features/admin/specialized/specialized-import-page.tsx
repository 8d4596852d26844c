import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ImportStatus } from '../../../../domain/contract/index.ts';
import { isApocrypha } from '../../../../domain/editions/index.ts';
import type { SpecializedTab } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { importPagesText } from '../../../text/site/import-pages-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { Skeleton } from '../../../ui/pages/skeleton.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import { FACTS, Fact } from '../../../ui/words/fact.tsx';
import { formatValue } from '../../../ui/words/format-value.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { ContestImport } from '../contest/contest-import.tsx';
import { PackCards } from '../home/pack-card.tsx';
import { Card } from '../shared/card.tsx';
import { BUTTON_OFF, CARDS } from '../shared/classes.ts';
import { chaptersInWords } from '../shared/imports/button-chapters.ts';
import { ImportPage } from '../shared/imports/import-page.tsx';
import { useFailureToast } from '../shared/imports/use-failure-toast.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { PassageForm, RangeForm } from './chapters-form.tsx';

const text = importPagesText.specialized;

export function SpecializedImportPage() {
  const { tab } = useSearch({ from: '/admin/specialized-import' });
  return <ImportPage page={text} selected={tab} {...MORE[tab]} />;
}

function LicensedTexts() {
  return (
    <Card title={text.licensed.title}>
      <p className="text-muted">
        <RichText text={text.licensed.text} />
      </p>
      <p>
        <Link to="/admin/database" className="inline-block py-1">
          {text.licensed.upload}
        </Link>
      </p>
    </Card>
  );
}

const MORE: Partial<Record<SpecializedTab, Partial<Record<'above' | 'among' | 'below', ReactNode>>>> = {
  sefaria: { among: <PassageForm /> },
  full: { among: <LicensedTexts /> },
  background: {
    above: <p className="text-ui text-muted">{text.background}</p>,
    below: (
      <>
        <RangeForm />
        <ImportStatusCard />
      </>
    ),
  },
  apocrypha: { below: <ApocryphaTab /> },
};

function ImportStatusCard() {
  const status = useQuery(adminQueries.importStatus);
  const { data, error, refetch, isFetching } = status;
  useFailureToast(
    error,
    data === undefined
      ? adminText.importStatusCard.failedFetchInitialData
      : adminText.importStatusCard.failedRefreshImportStatus,
  );
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess)
      toast({
        title: adminText.importStatusCard.statusUpdated,
        description: adminText.importStatusCard.statusUpdatedText,
      });
  };
  return (
    <Card
      title={adminText.importStatusCard.importStatus}
      aside={
        <Button
          className={`control-lined ${isFetching ? BUTTON_OFF : ''}`}
          isOff={isFetching}
          onClick={() => void refresh()}
        >
          {adminText.importStatusCard.refresh}
        </Button>
      }
    >
      <p className="text-muted">{adminText.importStatusCard.about}</p>
      <Loaded
        query={status}
        pending={<Skeleton label={adminText.importStatusCard.loadingImportStatus} bars={['h-12 w-full']} />}
        failed={adminText.importStatusCard.failedFetchImportStatus}
      >
        {(answer) => <Counts status={answer} />}
      </Loaded>
    </Card>
  );
}

function Counts({ status: { totalBooks, totalChapters, books } }: { readonly status: ImportStatus }) {
  return (
    <>
      <dl className={FACTS}>
        <Fact name={adminText.importStatusCard.totalBooks}>{formatValue(totalBooks)}</Fact>
        <Fact name={adminText.importStatusCard.totalChapters}>{formatValue(totalChapters)}</Fact>
      </dl>
      {books.length === 0 ? (
        <p>{adminText.importStatusCard.noChaptersImportedYet}</p>
      ) : (
        <ul
          aria-label={adminText.importStatusCard.books}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8 gap-y-3"
        >
          {books.map(({ id, name, chapterCount, verseCount, importedChapters }) => (
            <li key={id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <strong className="font-semibold">{name}</strong>
                <span className="text-muted tabular-nums">
                  {adminText.importStatusCard.imported(importedChapters.length, chapterCount, verseCount)}
                </span>
              </p>
              <p className="text-muted">
                {importedChapters.length === 0
                  ? adminText.importStatusCard.noChaptersImportedYet
                  : adminText.importStatusCard.importedChapters(chaptersInWords(importedChapters))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const { contest, importsKingsContestGreek, packsApocrypha, failedFetchPacks, loadingPacks } =
  adminText.apocryphaTab;

function ApocryphaTab() {
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
