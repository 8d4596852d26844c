import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { needsCode } from '../../../api/api-error.ts';
import { asReader } from '../../../session/reader.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { MixedText } from '../../../ui/words/mixed-text.tsx';
import { CodeFirst } from '../../accounts/index.ts';
import { refreshFiles } from '../shared/jobs/admin-queries.ts';

interface DeleteDialogProps<Answer> {
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly deleteFile: () => Promise<Answer>;
  readonly done: (answer: Answer) => { readonly title: string; readonly description: string };
  readonly failed: string;
  /** Requests again what the deletion has changed: the files, if it is left out. */
  readonly refresh?: (client: QueryClient) => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteDialog<Answer>(props: DeleteDialogProps<Answer>) {
  const { title, description, label, deleteFile, done, failed, refresh = refreshFiles, onClose } = props;
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => asReader(client, deleteFile()),
    onSuccess: (answer) => toast(done(answer)),
    onError: failureToast(adminText.error, failed),
    onSettled: async (_, error) => {
      if (needsCode(error)) return;
      await refresh(client);
      onClose();
    },
  });
  return (
    <Dialog title={<MixedText>{title}</MixedText>} description={description} onClose={onClose}>
      <CodeFirst error={deletion.error} onConfirmed={() => deletion.mutate()} onClose={onClose}>
        <DangerButtons
          label={label}
          pending={adminText.deleting}
          isPending={deletion.isPending}
          onClose={onClose}
          onConfirm={() => deletion.mutate()}
        />
      </CodeFirst>
    </Dialog>
  );
}
