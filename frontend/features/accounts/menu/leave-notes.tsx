import { DangerButtons } from '../../../ui/danger-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LeaveNotesProps {
  /** The references of the verses whose notes could not be sent. */
  readonly references: readonly string[];
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before signing out deletes notes that could not be sent. */
export function LeaveNotes({ references, onLeave, onClose }: LeaveNotesProps) {
  const count = references.length === 1 ? 'One note is' : `${references.length} notes are`;
  return (
    <Dialog
      title="Log out and lose what is not saved?"
      description={`${count} on this device alone, and could not be sent. Logging out deletes it here.`}
      onClose={onClose}
    >
      <ul aria-label="Not saved" className="text-ui">
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
      <DangerButtons
        cancel="Stay signed in"
        label="Log out and lose it"
        onClose={onClose}
        onConfirm={onLeave}
      />
    </Dialog>
  );
}
