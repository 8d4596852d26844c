import { useQuery } from '@tanstack/react-query';
import { adminText } from '../../../text/site/admin-text.ts';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { Card } from '../shared/card.tsx';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { LinkCards } from '../shared/link-cards.tsx';
import { PagePart } from '../shared/page-part.tsx';
import { FileLists } from './file-lists.tsx';
import { UploadArea } from './upload-area.tsx';

export function DatabasePage() {
  const files = useQuery(adminQueries.files);
  return (
    <>
      <PageHeading title={adminText.databasePage.database}>{adminText.databasePage.database}</PageHeading>
      <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-4">
        <LinkCards cards={adminText.databasePage.cards} />
        <Card title={adminText.databasePage.databaseMaintenance}>
          <p className="text-muted">{adminText.databasePage.checkCompactDatabase}</p>
          <button type="button" className="control control-lined justify-self-start" disabled>
            {adminText.databasePage.comingSoon}
          </button>
        </Card>
      </div>
      <PagePart title={adminText.databasePage.upload}>
        <UploadArea maxBytes={files.data?.maxBytes} />
      </PagePart>
      <PagePart title={adminText.databasePage.files}>
        <Loaded query={files} pending={<span className="skeleton h-48 w-full" />}>
          {(stored) => <FileLists stored={stored} />}
        </Loaded>
      </PagePart>
    </>
  );
}
