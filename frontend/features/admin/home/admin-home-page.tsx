import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminText } from '../../../text/site/admin-text.ts';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS, TALL_LINK } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { PagePart } from '../shared/page-part.tsx';
import { PackCard } from './pack-card.tsx';

/** The first page of the administration: where texts come from, and the text packs. */
export function AdminHomePage() {
  const { data, error, refetch } = useQuery(adminQueries.packs());
  return (
    <>
      <PageHeading title={adminText.adminHomePage.scriptureImportTool}>
        {adminText.adminHomePage.scriptureImportTool}
      </PageHeading>
      <p className="mt-3">{adminText.adminHomePage.chooseSourceEachImport}</p>
      <div className={`mt-6 ${CARDS}`}>
        <Card title={adminText.adminHomePage.scriptureTextService}>
          <p>{adminText.adminHomePage.importHebrewTextEnglish}</p>
          <nav aria-label={adminText.adminHomePage.scriptureTextService} className="grid justify-items-start">
            <Link to="/admin/genesis-import" className={TALL_LINK}>
              {adminText.adminHomePage.genesisImport}
            </Link>
            <Link to="/admin/missing-chapters" className={TALL_LINK}>
              {adminText.adminHomePage.missingChapters}
            </Link>
            <Link to="/admin/specialized-import" search={{ tab: 'sefaria' }} className={TALL_LINK}>
              {adminText.adminHomePage.booksChaptersPassages}
            </Link>
          </nav>
        </Card>
        <Card title={adminText.adminHomePage.gematriaDatabase}>
          <p>{adminText.adminHomePage.importOwnCsvFiles}</p>
          <nav aria-label={adminText.adminHomePage.gematriaDatabase} className="grid justify-items-start">
            <Link to="/admin/gematria-import" search={{ tab: 'csv' }} className={TALL_LINK}>
              {adminText.adminHomePage.gematriaImport}
            </Link>
            <Link to="/admin/database" className={TALL_LINK}>
              {adminText.adminHomePage.uploadFiles}
            </Link>
          </nav>
        </Card>
      </div>
      <PagePart title={adminText.adminHomePage.textPacks}>
        <p>{adminText.adminHomePage.publicTextsAddLibrary}</p>
        {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
        {data === undefined && error === null && <span className="skeleton h-64 w-full" />}
        {data !== undefined && (
          <div className={CARDS}>
            {data.packs.map((pack) => (
              <PackCard key={pack.id} pack={pack} />
            ))}
          </div>
        )}
      </PagePart>
    </>
  );
}
