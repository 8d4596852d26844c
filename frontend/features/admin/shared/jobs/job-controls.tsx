import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../../../../../domain/contract/index.ts';
import { isActive } from '../../../../../domain/imports/index.ts';
import { asReader } from '../../../../session/reader.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { ConfirmDialog } from '../../../../ui/panels/confirm-dialog.tsx';
import { failureToast } from '../../../../ui/panels/failure-toast.ts';
import { BUTTON_OFF } from '../classes.ts';
import { adminCalls, type JobChange } from './admin-calls.ts';
import { refreshJobs } from './admin-queries.ts';

const LABELS: Readonly<Record<JobChange, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Retry',
};

function changesOf({ status, phase }: Job): readonly JobChange[] {
  // In the phase `chance` the new text is published already, so the job can no longer be cancelled.
  const ending: readonly JobChange[] = phase === 'chance' ? [] : ['cancel'];
  if (isActive(status)) return ['pause', ...ending];
  if (status === 'paused') return ['resume', ...ending];
  return status === 'failed' ? ['retry'] : [];
}

export function JobControls({ job }: { readonly job: Job }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (kind: JobChange) => asReader(client, adminCalls.changeJob(job.id, kind)),
    onError: (error, kind) => failureToast(adminText.error, adminText.jobControls.failedImport(kind))(error),
    onSettled: () => refreshJobs(client),
  });
  const changes = changesOf(job);
  const isOff = (kind: JobChange) => kind !== 'cancel' && change.isPending;
  if (changes.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {changes.map((kind) => (
        <Button
          key={kind}
          className={`control-lined ${isOff(kind) ? BUTTON_OFF : ''}`}
          aria-label={`${LABELS[kind]}: ${job.title}`}
          aria-haspopup={kind === 'cancel' ? 'dialog' : undefined}
          aria-disabled={isOff(kind)}
          onClick={() => {
            if (kind === 'cancel') setAsking(true);
            else if (!isOff(kind)) change.mutate(kind);
          }}
        >
          {LABELS[kind]}
        </Button>
      ))}
      {isAsking && (
        <ConfirmDialog
          title={adminText.jobControls.cancel(job.title)}
          description={adminText.jobControls.cancelText}
          label={adminText.jobControls.cancelImport}
          pending={adminText.jobControls.cancelling}
          isPending={change.isPending && change.variables === 'cancel'}
          cancel={adminText.jobControls.keepRunning}
          onClose={() => setAsking(false)}
          onConfirm={() => change.mutate('cancel', { onSettled: () => setAsking(false) })}
        />
      )}
    </div>
  );
}
