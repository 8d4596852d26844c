import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { ConfirmDialog } from '../../../ui/panels/confirm-dialog.tsx';

interface LeaveNotesProps {
  readonly references: readonly string[];
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function LeaveNotes({ references, onLeave, onClose }: LeaveNotesProps) {
  return (
    <ConfirmDialog
      title={accountsText.unsavedNotes.title}
      description={accountsText.unsavedNotes.text(references.length)}
      label={accountsText.unsavedNotes.leave}
      cancel={accountsText.unsavedNotes.stay}
      onClose={onClose}
      onConfirm={onLeave}
    >
      <ul aria-label={accountsText.unsavedNotes.list} className="text-ui">
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
