import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';

interface LeaveNotesProps {
  /** The references of the verses whose notes could not be sent. */
  readonly references: readonly string[];
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before signing out deletes notes that could not be sent. */
export function LeaveNotes({ references, onLeave, onClose }: LeaveNotesProps) {
  return (
    <Dialog
      title={accountsText.unsavedNotes.title}
      description={accountsText.unsavedNotes.text(references.length)}
      onClose={onClose}
    >
      <ul aria-label={accountsText.unsavedNotes.list} className="text-ui">
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
      <DangerButtons
        cancel={accountsText.unsavedNotes.stay}
        label={accountsText.unsavedNotes.leave}
        onClose={onClose}
        onConfirm={onLeave}
      />
    </Dialog>
  );
}
