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
