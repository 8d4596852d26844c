import { useId, useRef, useState } from 'react';
import { MAX_TEXT } from '../../../domain/contract/limits.ts';
import type { GematriaScript } from '../../../domain/gematria/method-types.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { FIELD_BOX } from '../../ui/pages/page-classes.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';

const KEYBOARD = lazyPart(() => import('./letter-keyboard.tsx'), 'LetterKeyboard');

export interface ScriptFieldProps {
  readonly label: string;
  readonly script: GematriaScript;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The number of lines of the field. Without it, the field has a single line, and Enter sends the form. */
  readonly lines?: number;
}

export function ScriptField({ label, script, value, onChange, lines }: ScriptFieldProps) {
  const id = useId();
  const [hasKeys, showKeys] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const preload = usePreload(KEYBOARD);
  const isHebrew = script === 'hebrew';
  const Field = lines === undefined ? 'input' : 'textarea';
  const oneLine = isHebrew ? 'pt-1.5' : '';
  const shape = lines === undefined ? oneLine : 'resize-y py-2 leading-relaxed';
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-meta text-muted">
          {label}
        </label>
        <Button
          className="-my-1.5 -me-3.5 text-accent"
          aria-label={calculatorText.keys.showFor(script, label)}
          aria-expanded={hasKeys}
          aria-controls={hasKeys ? `${id}-keys` : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => showKeys(!hasKeys)}
        >
          {calculatorText.keys.show[script]}
        </Button>
      </div>
      <Field
        ref={field}
        id={id}
        {...(lines === undefined ? { type: 'text', enterKeyHint: 'go' } : { rows: lines })}
        // While the keyboard on the page is open, a phone must not open its own keyboard, which would cover it.
        inputMode={hasKeys ? 'none' : 'text'}
        lang={languageOf(value) ?? (isHebrew ? 'he' : 'grc')}
        dir={value === '' ? (isHebrew ? 'rtl' : 'ltr') : 'auto'}
        className={`${FIELD_BOX} ${isHebrew ? 'text-h3' : 'text-lead'} ${shape}`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_TEXT}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value.length >= MAX_TEXT && (
        <p className="text-meta text-muted">{calculatorText.onlyFirst(MAX_TEXT)}</p>
      )}
      {hasKeys && (
        <LazyPart
          part={KEYBOARD}
          props={{ id: `${id}-keys`, script, field, onChange }}
          pending={<span className="skeleton h-48 w-full" />}
        />
      )}
    </div>
  );
}
