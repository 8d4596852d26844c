import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FileFolder } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { FileButton } from '../../../ui/forms/file-button.tsx';
import { useDrop } from '../../../ui/forms/use-drop.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { FAILURE, JOB } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { bytesInWords } from '../shared/jobs/job-words.ts';
import { ProgressBar } from '../shared/jobs/progress-bar.tsx';
import { ACCEPTED_FILES, folderOf } from './file-folder.ts';
import type { UploadItem } from './upload-store.ts';
import { useUploads } from './uploads.ts';

interface UploadAreaProps {
  readonly maxBytes: number | undefined;
}

export function UploadArea({ maxBytes = Number.POSITIVE_INFINITY }: UploadAreaProps) {
  const { store, items } = useUploads();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = (files: readonly File[]) => {
    const reasons: string[] = [];
    for (const file of files) {
      const folder = folderOf(file.name);
      const reason = refusalOf(file, folder, maxBytes);
      if (folder === null || reason !== null) reasons.push(`${file.name}: ${reason}`);
      else store.add(file, folder);
    }
    setRefused(reasons);
  };
  useDrop(setOver, choose);
  useLeavingWarning(items.some(({ state }) => state === 'sending' || state === 'waiting'));
  return (
    <>
      <DropZone isOver={isOver}>
        <p>{adminText.uploadArea.dropCsvFilesZip}</p>
        <FileButton
          label={adminText.uploadArea.chooseFiles}
          pending={adminText.uploadArea.chooseFiles}
          isPending={false}
          className="control-primary"
          of={adminText.uploadArea.filesUpload}
          accept={ACCEPTED_FILES}
          isMultiple
          onChoose={choose}
        />
      </DropZone>
      <div role="alert">
        {refused.map((reason) => (
          <p key={reason} className="text-danger wrap-anywhere">
            {reason}
          </p>
        ))}
      </div>
      {items.length > 0 && (
        <ul aria-label={adminText.uploadArea.uploads} className="grid gap-4">
          {items.map((item) => (
            <Upload
              key={item.key}
              item={item}
              onRetry={() => store.retry(item.key)}
              onRemove={() =>
                void store
                  .remove(item.key)
                  .catch(
                    failureToast(adminText.error, adminText.uploadArea.failedDeleteWhatArrived(item.name)),
                  )
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}

export function refusalOf({ size }: File, folder: FileFolder | null, maxBytes: number): string | null {
  if (folder === null) return adminText.uploadArea.onlyCsvZipSqlite;
  if (size === 0) return adminText.uploadArea.fileEmpty;
  return size > maxBytes ? adminText.uploadArea.fileLargerThan(bytesInWords(maxBytes)) : null;
}

export function useLeavingWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);
}

interface UploadProps {
  readonly item: UploadItem;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

export function Upload({ item, onRetry, onRemove }: UploadProps) {
  const { name, size, sent, state, sha256, folder, fileId, problem } = item;
  const percent = Math.floor((sent / size) * 100);
  return (
    <li className={JOB}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-muted tabular-nums">
          {state === 'done' ? bytesInWords(size) : `${bytesInWords(sent)} / ${bytesInWords(size)}`}
        </span>
      </p>
      {(state === 'sending' || state === 'waiting') && (
        <ProgressBar label={adminText.uploadArea.upload(name)} percent={percent} />
      )}
      <p role="status">{stateOf(item, percent)}</p>
      {state === 'done' && <UseOfFile folder={folder} fileId={fileId} />}
      {sha256 !== null && (
        <p className="text-meta text-muted wrap-anywhere">
          <RichText text={adminText.uploadArea.sha256(sha256)} />
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={FAILURE}>
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'failed' && (
          <Button aria-label={adminText.uploadArea.retryOf(name)} onClick={onRetry}>
            {adminText.uploadArea.retry}
          </Button>
        )}
        <Button
          aria-label={`${state === 'done' ? adminText.uploadArea.dismiss : adminText.uploadArea.cancel}: ${name}`}
          onClick={onRemove}
        >
          {state === 'done' ? adminText.uploadArea.dismiss : adminText.uploadArea.cancel}
        </Button>
      </div>
    </li>
  );
}

/** What a file can be used for. A CSV file is judged by its head; others may be for either page. */
function UseOfFile({ folder, fileId }: Pick<UploadItem, 'folder' | 'fileId'>) {
  const csvFiles = useQuery({ ...adminQueries.csvFiles, enabled: folder === 'csv' });
  const isText = csvFiles.data?.files.some(({ id, looksLikeText }) => id === fileId && looksLikeText);
  const toTexts = (words: string) => <Link to="/admin/texts">{words}</Link>;
  if (folder === 'text')
    return (
      <p>
        <Link to="/admin/texts" search={{ file: fileId ?? undefined }}>
          {adminText.uploadArea.addNow}
        </Link>
      </p>
    );
  if (isText === true)
    return (
      <p>
        <RichText text={adminText.csvFiles.looksLikeText} parts={{ text: toTexts }} />
      </p>
    );
  return (
    <>
      <p>
        <Link to="/admin/gematria-import">{adminText.uploadArea.importNow}</Link>
      </p>
      {folder !== 'csv' && (
        <p>
          <RichText text={adminText.uploadArea.otherProgram} parts={{ text: toTexts }} />
        </p>
      )}
    </>
  );
}

/**
 * The state of an upload in words. The percentage goes in steps of ten, so that a screen reader does not
 * announce every percent.
 */
function stateOf({ state, sent, size }: UploadItem, percent: number): string {
  switch (state) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return sent === size ? adminText.uploadArea.checking : `Uploading: ${Math.floor(percent / 10) * 10} %`;
    case 'done':
      return 'Uploaded';
    case 'failed':
      return adminText.uploadArea.notUploaded;
  }
}
