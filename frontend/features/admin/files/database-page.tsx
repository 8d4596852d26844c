import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { FileFolder, StoredFile, StoredFiles, Upload } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { useSuccessor } from '../../../ui/panels/use-successor.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { timeInWords } from '../../../ui/words/time-in-words.ts';
import { Card } from '../shared/card.tsx';
import { adminCalls } from '../shared/jobs/admin-calls.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { bytesInWords } from '../shared/jobs/job-words.ts';
import { LinkCards } from '../shared/link-cards.tsx';
import { PagePart } from '../shared/page-part.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './uploads.ts';

export function DatabasePage() {
  const files = useQuery(adminQueries.files);
  return (
    <>
      <PageHeading title={adminText.databasePage.database} />
      <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-4">
        <LinkCards cards={adminText.databasePage.cards} />
        <Card title={adminText.databasePage.databaseMaintenance}>
          <p className="text-muted">{adminText.databasePage.checkCompactDatabase}</p>
          <Button className="control-lined justify-self-start" disabled>
            {adminText.databasePage.comingSoon}
          </Button>
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

const FOLDERS: readonly { readonly folder: FileFolder; readonly title: string; readonly none: string }[] = [
  { folder: 'csv', title: adminText.fileLists.csvFiles, none: adminText.fileLists.noCsvFile },
  { folder: 'zip', title: adminText.fileLists.zipArchives, none: adminText.fileLists.noZipArchive },
  { folder: 'database', title: adminText.fileLists.databaseFiles, none: adminText.fileLists.noDatabaseFile },
  { folder: 'text', title: adminText.fileLists.texts, none: adminText.fileLists.noText },
];

const FILE_ITEM = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3';

type Deletable = Pick<StoredFile, 'id' | 'name' | 'folder'>;

function FileLists({ stored: { files, uploads } }: { readonly stored: StoredFiles }) {
  const { items } = useUploads();
  const [toDelete, setToDelete] = useState<Deletable | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useSuccessor(toDelete, ({ folder }) => root.current?.querySelector<HTMLElement>(`#files-${folder}`));
  // The upload area shows the uploads of this tab with their progress, so the list of unfinished uploads leaves them
  // out.
  const unfinished = uploads.filter(({ id }) => items.every(({ uploadId }) => uploadId !== id));
  return (
    <div ref={root} className="grid gap-6">
      {unfinished.length > 0 && <Unfinished uploads={unfinished} onDelete={setToDelete} />}
      {FOLDERS.map(({ folder, title, none }) => {
        const inFolder = files.filter((file) => file.folder === folder);
        return (
          <section key={folder} aria-labelledby={`files-${folder}`}>
            {/* This heading gets the focus after a file of its folder has been deleted. */}
            <h3 id={`files-${folder}`} tabIndex={-1} className="font-semibold">
              {title}
            </h3>
            {inFolder.length === 0 ? (
              <p className="text-muted">{none}</p>
            ) : (
              <ul className="grid">
                {inFolder.map((file) => (
                  <FileItem key={file.id} file={file} onDelete={() => setToDelete(file)} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      {toDelete !== null && (
        <DeleteDialog
          title={adminText.fileLists.delete3(toDelete.name)}
          description={adminText.fileLists.deleteText(nameOf(toDelete))}
          label={adminText.fileLists.delete2}
          deleteFile={() => adminCalls.deleteFile(toDelete.id)}
          done={() => ({
            title: adminText.fileLists.fileDeleted,
            description: adminText.fileLists.fileDeletedText(toDelete.name),
          })}
          failed={adminText.fileLists.failedDelete(toDelete.name)}
          onClose={() => setToDelete(null)}
        />
      )}
    </div>
  );
}

function FileItem({ file, onDelete }: { readonly file: StoredFile; readonly onDelete: () => void }) {
  const { id, folder, name, size, sha256, lastModified } = file;
  return (
    <li className={FILE_ITEM}>
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-meta text-muted">
          {bytesInWords(size)}, <time dateTime={lastModified}>{timeInWords(lastModified)}</time>
        </p>
        {sha256 !== null && (
          <p className="text-meta text-muted wrap-anywhere">
            <RichText text={adminText.fileLists.sha256(sha256)} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {folder === 'text' && (
          <Link
            to="/admin/texts"
            search={{ file: id }}
            className="py-2"
            aria-label={adminText.fileLists.addTextOf(name)}
          >
            {adminText.fileLists.addText}
          </Link>
        )}
        <DeleteButton name={name} onDelete={onDelete} />
      </div>
    </li>
  );
}

interface UnfinishedProps {
  readonly uploads: readonly Upload[];
  readonly onDelete: (upload: Upload) => void;
}

/**
 * Incomplete uploads that this tab does not run. To continue one, the administrator must choose its file
 * again, because the server does not have it all.
 */
function Unfinished({ uploads, onDelete }: UnfinishedProps) {
  return (
    <section aria-labelledby="unfinished">
      <h3 id="unfinished" className="font-semibold">
        {adminText.fileLists.unfinishedUploads}
      </h3>
      <p className="text-muted">{adminText.fileLists.chooseSameFileAgain}</p>
      <ul className="grid">
        {uploads.map((upload) => (
          <li key={upload.id} className={FILE_ITEM}>
            <div className="min-w-0">
              <p className="wrap-anywhere">{upload.name}</p>
              <p className="text-meta text-muted">
                {adminText.fileLists.uploaded(
                  bytesInWords(Math.min(upload.parts.length * upload.partSize, upload.size)),
                  bytesInWords(upload.size),
                )}
              </p>
            </div>
            <DeleteButton name={upload.name} onDelete={() => onDelete(upload)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeleteButton({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  return (
    <Button aria-haspopup="dialog" aria-label={adminText.fileLists.delete(name)} onClick={onDelete}>
      {adminText.fileLists.delete2}
    </Button>
  );
}

const nameOf = ({ folder, name }: Deletable): string =>
  folder === 'database' ? adminText.fileLists.databaseFile : name;
