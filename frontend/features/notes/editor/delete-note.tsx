import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { DangerButtons } from '../../../ui/danger-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { NotePlace } from '../drafts/draft.ts';
import { deleteNote } from '../drafts/send-drafts.ts';
import { referenceOf } from '../note-place.ts';

interface DeleteNoteProps {
  readonly user: User;
  readonly place: NotePlace;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation and deletes the note on a verse. */
export function DeleteNote({ user, place, onDeleted, onClose }: DeleteNoteProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteNote(queryClient, user.id, place),
    onSuccess: () => {
      toast({ title: 'Note deleted', description: 'Your study note has been deleted.' });
      onDeleted?.();
    },
    onError: (error) =>
      toast({
        title: 'Error deleting note',
        description:
          error instanceof ApiError && error.status === 409
            ? 'It has been changed elsewhere meanwhile, and is shown as it is now.'
            : 'There was a problem deleting your note. Please try again.',
        destructive: true,
      }),
    onSettled: onClose,
  });
  return (
    <Dialog
      title={`Delete your note on ${referenceOf(place)}?`}
      description="What you wrote there is lost. This cannot be undone."
      onClose={onClose}
    >
      <DangerButtons
        label="Delete"
        pending="Deleting..."
        isPending={deletion.isPending}
        onClose={onClose}
        onConfirm={() => deletion.mutate()}
      />
    </Dialog>
  );
}
