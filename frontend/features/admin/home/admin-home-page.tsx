import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminText } from '../../../text/admin.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { adminQueries } from '../shared/admin-queries.ts';
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
      {data?.offline && (
        <p role="status" className="admin-note">
          {adminText.adminHomePage.offline}
        </p>
      )}
      <div className="admin-cards mt-6">
        <section className="admin-card" aria-labelledby="sefaria">
          <h2 id="sefaria">{adminText.adminHomePage.scriptureTextService}</h2>
          <p>{adminText.adminHomePage.importHebrewTextEnglish}</p>
          <nav aria-label={adminText.adminHomePage.scriptureTextService} className="admin-links">
            <Link to="/admin/genesis-import">{adminText.adminHomePage.genesisImport}</Link>
            <Link to="/admin/missing-chapters">{adminText.adminHomePage.missingChapters}</Link>
            <Link to="/admin/specialized-import">{adminText.adminHomePage.booksChaptersPassages}</Link>
          </nav>
        </section>
        <section className="admin-card" aria-labelledby="gematria">
          <h2 id="gematria">{adminText.adminHomePage.gematriaDatabase}</h2>
          <p>{adminText.adminHomePage.importOwnCsvFiles}</p>
          <nav aria-label={adminText.adminHomePage.gematriaDatabase} className="admin-links">
            <Link to="/admin/gematria-import">{adminText.adminHomePage.gematriaImport}</Link>
            <Link to="/admin/database">{adminText.adminHomePage.uploadFiles}</Link>
          </nav>
        </section>
      </div>
      <section className="admin-part" aria-labelledby="packs">
        <h2 id="packs">{adminText.adminHomePage.textPacks}</h2>
        <p>{adminText.adminHomePage.publicTextsAddLibrary}</p>
        {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
        {data === undefined && error === null && <span className="skeleton h-64 w-full" />}
        {data !== undefined && (
          <div className="admin-cards">
            {data.packs.map((pack) => (
              <PackCard key={pack.id} pack={pack} />
            ))}
          </div>
        )}
      </section>
    </>
  );
}
