import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../../../../../domain/contract/index.ts';
import { isActive } from '../../../../../domain/imports/index.ts';
import { reasonOf } from '../../../../api/reason-of.ts';
import { asReader } from '../../../../session/user-query.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { DangerButtons } from '../../../../ui/forms/danger-buttons.tsx';
import { Dialog } from '../../../../ui/panels/dialog.tsx';
import { toast } from '../../../../ui/panels/toast.tsx';
import { BUTTON_OFF } from '../classes.ts';
import { adminCalls, type JobChange } from './admin-calls.ts';
import { refreshJobs } from './admin-queries.ts';

const LABELS: Readonly<Record<JobChange, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Retry',
};

/** What can be done to a job in its state. */
function changesOf({ status, phase }: Job): readonly JobChange[] {
  // In the phase `chance` the new text is published already, so the job can no longer be cancelled.
  const ending: readonly JobChange[] = phase === 'chance' ? [] : ['cancel'];
  if (isActive(status)) return ['pause', ...ending];
  if (status === 'paused') return ['resume', ...ending];
  return status === 'failed' ? ['retry'] : [];
}

/** Buttons that pause, resume, cancel or retry a job. Cancelling asks for confirmation. */
export function JobControls({ job }: { readonly job: Job }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (wanted: JobChange) => asReader(client, adminCalls.changeJob(job.id, wanted)),
    onError: (error, wanted) =>
      toast({
        title: adminText.jobControls.error,
        description: reasonOf(error, adminText.jobControls.failedImport(wanted)),
        destructive: true,
      }),
    onSettled: () => refreshJobs(client),
  });
  const changes = changesOf(job);
  const isOff = (wanted: JobChange) => wanted !== 'cancel' && change.isPending;
  if (changes.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {changes.map((wanted) => (
        <button
          key={wanted}
          type="button"
          className={`control control-lined ${isOff(wanted) ? BUTTON_OFF : ''}`}
          aria-label={`${LABELS[wanted]}: ${job.title}`}
          aria-haspopup={wanted === 'cancel' ? 'dialog' : undefined}
          aria-disabled={isOff(wanted)}
          onClick={() => {
            if (wanted === 'cancel') setAsking(true);
            else if (!isOff(wanted)) change.mutate(wanted);
          }}
        >
          {LABELS[wanted]}
        </button>
      ))}
      {isAsking && (
        <Dialog
          title={adminText.jobControls.cancel(job.title)}
          description={adminText.jobControls.cancelText}
          onClose={() => setAsking(false)}
        >
          <DangerButtons
            label={adminText.jobControls.cancelImport}
            pending="Cancelling..."
            isPending={change.isPending && change.variables === 'cancel'}
            cancel={adminText.jobControls.keepRunning}
            onClose={() => setAsking(false)}
            onConfirm={() => change.mutate('cancel', { onSettled: () => setAsking(false) })}
          />
        </Dialog>
      )}
    </div>
  );
}
