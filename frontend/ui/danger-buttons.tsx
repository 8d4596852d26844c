interface DangerButtonsProps {
  /** What is done, in a word or two. */
  readonly label: string;
  /** The same while it is being done. */
  readonly pending?: string;
  readonly isPending?: boolean;
  /** The way out. */
  readonly cancel?: string;
  readonly onClose: () => void;
  /** Left out in a form, which they submit. */
  readonly onConfirm?: () => void;
}

/** The end of a dialog that asks: the way out first, then what cannot be undone. */
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
      <button type="button" className="control control-lined" onClick={onClose}>
        {cancel}
      </button>
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
