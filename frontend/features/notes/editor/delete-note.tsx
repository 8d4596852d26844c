import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { ConfirmDialog } from '../../../ui/panels/confirm-dialog.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import type { NotePlace } from '../drafts/draft.ts';
import { deleteNote } from '../drafts/send-drafts.ts';
import { referenceOf } from '../note-place.ts';

interface DeleteNoteProps {
  readonly user: User;
  readonly place: NotePlace;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function DeleteNote({ user, place, onDeleted, onClose }: DeleteNoteProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteNote(queryClient, user.id, place),
    onSuccess: () => {
      toast({ title: notesText.deletion.done, description: notesText.deletion.doneText });
      onDeleted?.();
    },
    onError: (error) =>
      toast({
        title: notesText.deletion.failed,
        description:
          error instanceof ApiError && error.status === 409
            ? notesText.deletion.changed
            : notesText.deletion.failedText,
        destructive: true,
      }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={notesText.deletion.askTitle(referenceOf(place))}
      description={notesText.deletion.askText}
      label={notesText.deletion.confirm}
      pending={notesText.deletion.pending}
      isPending={deletion.isPending}
      onClose={onClose}
      onConfirm={() => deletion.mutate()}
    />
  );
}
