interface SubmitButtonProps {
  readonly label: string;
  /** The same while the answer is on its way. */
  readonly pending: string;
  readonly isPending: boolean;
}

/** Sends a form; it keeps the focus while it does. */
export function SubmitButton({ label, pending, isPending }: SubmitButtonProps) {
  return (
    <button type="submit" className="control control-primary justify-self-start" aria-disabled={isPending}>
      {isPending ? pending : label}
    </button>
  );
}
