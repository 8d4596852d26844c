import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminText } from '../../../text/admin.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { adminQueries } from '../shared/admin-queries.ts';
import { FileLists } from './file-lists.tsx';
import { UploadArea } from './upload-area.tsx';

const CARDS = [
  {
    to: '/admin/import',
    title: adminText.databasePage.scriptureImportTool,
    about: adminText.databasePage.importTextsSefariaText,
    link: adminText.databasePage.openImportTool,
  },
  {
    to: '/admin/gematria-import',
    title: adminText.databasePage.gematriaDatabaseImport,
    about: adminText.databasePage.importCsvFilesZip,
    link: adminText.databasePage.openGematriaImport,
  },
  {
    to: '/admin/missing-chapters',
    title: adminText.databasePage.missingChapters,
    about: adminText.databasePage.importChaptersTorahMissing,
    link: adminText.databasePage.openMissingChapters,
  },
] as const;

/** The page about stored files: links to the imports, the area for uploads, and the lists of files. */
export function DatabasePage() {
  const { data: stored, error, refetch } = useQuery(adminQueries.files());
  return (
    <>
      <PageHeading title={adminText.databasePage.database}>{adminText.databasePage.database}</PageHeading>
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
        <section className="admin-card" aria-label={adminText.databasePage.databaseMaintenance}>
          <h2>{adminText.databasePage.databaseMaintenance}</h2>
          <p className="text-muted">{adminText.databasePage.checkCompactDatabase}</p>
          <button type="button" className="control control-lined justify-self-start" disabled>
            {adminText.databasePage.comingSoon}
          </button>
        </section>
      </div>
      <section className="admin-part" aria-labelledby="upload">
        <h2 id="upload">{adminText.databasePage.upload}</h2>
        <UploadArea maxBytes={stored?.maxBytes} />
      </section>
      <section className="admin-part" aria-labelledby="files">
        <h2 id="files">{adminText.databasePage.files}</h2>
        {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
        {stored === undefined && error === null && <span className="skeleton h-48 w-full" />}
        {stored !== undefined && <FileLists stored={stored} />}
      </section>
    </>
  );
}
