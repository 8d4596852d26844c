import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { adminQueries } from '../shared/admin-queries.ts';
import { PackCard } from './pack-card.tsx';

/** The first page of the administration: where texts come from, and the text packs. */
export function AdminHomePage() {
  const { data, error, refetch } = useQuery(adminQueries.packs());
  return (
    <>
      <PageHeading title="Scripture Import Tool">Scripture Import Tool</PageHeading>
      <p className="mt-3">
        Choose a source. Each import runs as a job, and you can leave the page meanwhile.
      </p>
      {data?.offline && (
        <p role="status" className="admin-note">
          This site runs offline. Local copies take the place of Sefaria and of the packs’ addresses.
        </p>
      )}
      <div className="admin-cards mt-6">
        <section className="admin-card" aria-labelledby="sefaria">
          <h2 id="sefaria">Scripture text service</h2>
          <p>Import the Hebrew text and the English translation of 1917 from Sefaria, chapter by chapter.</p>
          <nav aria-label="Scripture text service" className="admin-links">
            <Link to="/admin/genesis-import">Genesis Import</Link>
            <Link to="/admin/missing-chapters">Missing Chapters</Link>
            <Link to="/admin/specialized-import">Books, chapters and passages</Link>
          </nav>
        </section>
        <section className="admin-card" aria-labelledby="gematria">
          <h2 id="gematria">Gematria database</h2>
          <p>Import your own CSV files, ZIP archives or database file with texts and their values.</p>
          <nav aria-label="Gematria database" className="admin-links">
            <Link to="/admin/gematria-import">Gematria Import</Link>
            <Link to="/admin/database">Upload files</Link>
          </nav>
        </section>
      </div>
      <section className="admin-part" aria-labelledby="packs">
        <h2 id="packs">Text packs</h2>
        <p>Public texts that add to the library. A pack is downloaded, checked and imported.</p>
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
