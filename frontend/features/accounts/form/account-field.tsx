import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from 'react';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { FIELD_BOX } from '../../../ui/pages/page-classes.ts';
import { languageOf } from '../../../ui/words/mixed-text.tsx';

interface AccountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  readonly isPassword?: boolean;
  readonly inputMode?: 'text' | 'numeric';
}

export function AccountField({
  name,
  label,
  value,
  onChange,
  autoComplete,
  problem,
  hint,
  isPassword = false,
  inputMode = 'text',
}: AccountFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ui">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name={name}
          type={isPassword && !isShown ? 'password' : 'text'}
          className={`${FIELD_BOX} min-w-0 flex-1 text-ui`}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          lang={isPassword ? undefined : languageOf(value)}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {isPassword && (
          <Button
            aria-label={`${isShown ? accountsText.signIn.hide : accountsText.signIn.show} ${label.toLowerCase()}`}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? accountsText.signIn.hide : accountsText.signIn.show}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="text-ui text-danger">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-meta text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

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

/**
 * Shows in a form why the server refused it. The text stays when the toast has disappeared. Screen readers have read
 * the toast aloud, so this is not a live region.
 */
export function FormFailure({ reason }: { readonly reason: string | null }) {
  if (reason === null || reason === '') return null;
  return <p className="border-s-4 border-danger ps-3 text-ui text-danger">{reason}</p>;
}
