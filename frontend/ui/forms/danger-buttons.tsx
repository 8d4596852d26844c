import { Button } from './button.tsx';

export interface DangerButtonsProps {
  readonly label: string;
  readonly pending?: string;
  readonly isPending?: boolean;
  readonly cancel?: string;
  readonly onClose: () => void;
  /** Called when the reader confirms. Left out inside a form, because there the button submits the form. */
  readonly onConfirm?: () => void;
}

export function DangerButtons({
  label,
  pending = label,
  isPending = false,
  cancel = 'Cancel',
  onClose,
  onConfirm,
}: DangerButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{cancel}</Button>
      <button
        type={onConfirm === undefined ? 'submit' : 'button'}
        className="control control-lined font-semibold text-danger"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) onConfirm?.();
        }}
      >
        {isPending ? pending : label}
      </button>
    </div>
  );
}
