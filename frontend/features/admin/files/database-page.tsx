import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { adminQueries } from '../shared/admin-queries.ts';
import { FileLists } from './file-lists.tsx';
import { UploadArea } from './upload-area.tsx';

const CARDS = [
  {
    to: '/admin/import',
    title: 'Scripture Import Tool',
    about: 'Import texts from Sefaria, and the text packs.',
    link: 'Open the import tool',
  },
  {
    to: '/admin/gematria-import',
    title: 'Gematria Database Import',
    about: 'Import from CSV files, ZIP archives or a database file.',
    link: 'Open the gematria import',
  },
  {
    to: '/admin/missing-chapters',
    title: 'Missing Chapters',
    about: 'Import the chapters of the Torah that are missing, in batches.',
    link: 'Open the missing chapters',
  },
] as const;

/** The page about stored files: links to the imports, the area for uploads, and the lists of files. */
export function DatabasePage() {
  const { data: stored, error, refetch } = useQuery(adminQueries.files());
  return (
    <>
      <PageHeading title="Database">Database</PageHeading>
      <div className="admin-cards admin-cards-small mt-6">
        {CARDS.map(({ to, title, about, link }) => (
          <section key={to} className="admin-card" aria-label={title}>
            <h2>{title}</h2>
            <p>{about}</p>
            <p>
              <Link to={to} className="inline-flex min-h-11 items-center">
                {link}
              </Link>
            </p>
          </section>
        ))}
        <section className="admin-card" aria-label="Database Maintenance">
          <h2>Database Maintenance</h2>
          <p className="text-muted">Check and compact the database.</p>
          <button type="button" className="control control-lined justify-self-start" disabled>
            Coming Soon
          </button>
        </section>
      </div>
      <section className="admin-part" aria-labelledby="upload">
        <h2 id="upload">Upload</h2>
        <UploadArea maxBytes={stored?.maxBytes} />
      </section>
      <section className="admin-part" aria-labelledby="files">
        <h2 id="files">Files</h2>
        {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
        {stored === undefined && error === null && <span className="skeleton h-48 w-full" />}
        {stored !== undefined && <FileLists stored={stored} />}
      </section>
    </>
  );
}
