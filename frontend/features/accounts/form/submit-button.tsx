interface SubmitButtonProps {
  readonly label: string;
  readonly pending: string;
  readonly isPending: boolean;
}

/**
 * The button that sends a form. It is not `disabled` while the form is being sent, because a disabled button would
 * lose the focus.
 */
export function SubmitButton({ label, pending, isPending }: SubmitButtonProps) {
  return (
    <button type="submit" className="control control-primary justify-self-start" aria-disabled={isPending}>
      {isPending ? pending : label}
    </button>
  );
}
