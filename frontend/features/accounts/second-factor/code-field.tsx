import { useEffect, useRef, useState } from 'react';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { AccountField } from '../form/account-field.tsx';

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  /** True if only an authenticator app can give the second-factor code, because there are no recovery codes yet. */
  readonly isFirst?: boolean;
  readonly hasFocus?: boolean;
}

/**
 * The field for a second-factor code from an authenticator app. A button changes it to a field for a recovery code,
 * because telephones show only digits for the code of an app.
 */
export function CodeField({ isFirst = false, hasFocus = false, onChange, ...field }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) room.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const { label, hint, recoveryLabel, recoveryHint, useApp, useRecovery } = secondFactorText.code;
  return (
    <div ref={room} className="grid gap-1">
      <AccountField
        {...field}
        onChange={onChange}
        label={isRecovery ? recoveryLabel : label}
        hint={isRecovery ? recoveryHint : hint}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
      />
      {!isFirst && (
        <Button
          className="-ms-3.5 justify-self-start text-accent"
          onClick={() => {
            setRecovery(!isRecovery);
            onChange('');
            room.current?.querySelector('input')?.focus();
          }}
        >
          {isRecovery ? useApp : useRecovery}
        </Button>
      )}
    </div>
  );
}
