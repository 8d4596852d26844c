import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { StoredFile } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { FileButton } from '../../../ui/forms/file-button.tsx';
import { useDrop } from '../../../ui/forms/use-drop.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { refusalOf, Upload, useLeavingWarning } from '../files/upload-area.tsx';
import { useUploads } from '../files/uploads.ts';
import { FAILURE } from '../shared/classes.ts';
import { bytesInWords } from '../shared/jobs/job-words.ts';

const text = ownTextsText.file;

interface ChooseFileProps {
  readonly file: StoredFile | undefined;
  readonly isGone: boolean;
  /** The added text that the file replaces. */
  readonly edition: string | undefined;
  readonly maxBytes: number;
}

/** Uploads one file of any kind, and then opens it on this page. */
export function ChooseFile({ file, isGone, edition, maxBytes }: ChooseFileProps) {
  const navigate = useNavigate();
  const { store, items } = useUploads();
  const [isOver, setOver] = useState(false);
  const [upload, setUpload] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const item = items.find(({ key }) => key === upload);
  const choose = ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const reason = refusalOf(chosen, 'text', maxBytes);
    setRefused(reason === null ? null : `${chosen.name}: ${reason}`);
    if (reason === null) setUpload(store.add(chosen, 'text'));
  };
  useDrop(setOver, choose);
  useLeavingWarning(items.some(({ state }) => state === 'sending' || state === 'waiting'));
  const stored = item?.fileId ?? null;
  useEffect(() => {
    if (stored === null || upload === null) return;
    setUpload(null);
    void store.remove(upload);
    void navigate({ to: '/admin/texts', search: { file: stored, edition }, replace: true });
  }, [stored, upload, store, edition, navigate]);
  const isSending = item !== undefined && item.state !== 'failed';
  const button = (
    <FileButton
      label={file === undefined ? text.choose : text.other}
      pending={text.choose}
      isPending={isSending}
      className={file === undefined ? 'control-primary' : 'control-lined'}
      of={text.of}
      accept=""
      onChoose={choose}
    />
  );
  return (
    <>
      {isGone && item === undefined && <p className={FAILURE}>{text.gone}</p>}
      {file === undefined ? (
        <DropZone isOver={isOver}>
          <p>{text.drop}</p>
          {button}
        </DropZone>
      ) : (
        <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isOver ? 'bg-selected' : ''}`}>
          <p className="wrap-anywhere">{text.size(file.name, bytesInWords(file.size))}</p>
          {button}
        </div>
      )}
      <p role="alert" className="text-danger wrap-anywhere empty:hidden">
        {refused}
      </p>
      {item !== undefined && (
        <ul aria-label={adminText.uploadArea.uploads}>
          <Upload
            item={item}
            onRetry={() => store.retry(item.key)}
            onRemove={() => {
              setUpload(null);
              void store
                .remove(item.key)
                .catch(
                  failureToast(adminText.error, adminText.uploadArea.failedDeleteWhatArrived(item.name)),
                );
            }}
          />
        </ul>
      )}
    </>
  );
}
