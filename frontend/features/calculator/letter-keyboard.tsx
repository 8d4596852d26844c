import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { GematriaScript } from '../../../domain/gematria/method-types.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { type Edited, eraseAt, insertAt } from './edit-text.ts';
import { LETTER_KEYS } from './letter-keys.ts';

interface LetterKeyboardProps {
  readonly id: string;
  readonly script: GematriaScript;
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

const NAMES = calculatorText.keys.show;

/**
 * A keyboard on the page that types into a field and keeps the field's caret in place. The keyboard is one Tab
 * stop; arrow keys move from key to key.
 */
export function LetterKeyboard({ id, script, field, onChange }: LetterKeyboardProps) {
  const keys = useRef<HTMLDivElement>(null);
  const isHebrew = script === 'hebrew';
  const edit = (change: (text: string, start: number, end: number) => Edited) => {
    const input = field.current;
    if (input === null) return;
    const end = input.value.length;
    const { text, caret } = change(input.value, input.selectionStart ?? end, input.selectionEnd ?? end);
    // The caret can be set only after the field has the new text.
    flushSync(() => onChange(text));
    input.setSelectionRange(caret, caret);
  };
  const write = (letters: string) => edit((text, start, end) => insertAt(text, start, end, letters));

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(keys.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = all[neighbourOf(all, at, event.key, isHebrew)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    for (const key of all) key.tabIndex = key === next ? 0 : -1;
    next.focus();
  };

  return (
    <div
      ref={keys}
      id={id}
      role="toolbar"
      aria-label={NAMES[script]}
      dir={isHebrew ? 'rtl' : 'ltr'}
      className="flex flex-wrap gap-1 rounded-(--radius) bg-surface p-1.5"
      onKeyDown={onKeyDown}
    >
      {LETTER_KEYS[script].map(({ letter, name, shown }, place) => (
        <Key key={name} name={name} isFirst={place === 0} press={() => write(letter)}>
          <span lang={isHebrew ? 'he' : 'grc'} className="text-lead">
            {shown ?? letter}
          </span>
        </Key>
      ))}
      <span className="-mt-1 basis-full" />
      <Key name={calculatorText.keys.space} press={() => write(' ')} isWide>
        {calculatorText.keys.space}
      </Key>
      <Key name={calculatorText.keys.backspace} press={() => edit(eraseAt)} isWide>
        {calculatorText.keys.backspace}
      </Key>
    </div>
  );
}

interface KeyProps {
  readonly name: string;
  readonly press: () => void;
  readonly isFirst?: boolean;
  readonly isWide?: boolean;
  readonly children: React.ReactNode;
}

function Key({ name, press, isFirst = false, isWide = false, children }: KeyProps) {
  return (
    <Button
      aria-label={name}
      title={name}
      tabIndex={isFirst ? 0 : -1}
      className={`control-icon grow border border-line bg-background ${isWide ? 'px-4' : ''}`}
      // Prevents the button from taking the focus, so that the caret stays visible in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <span lang="en" dir="ltr">
        {children}
      </span>
    </Button>
  );
}

/**
 * The index of the key that an arrow key, Home or End leads to. -1 for any other pressed key. In Hebrew the left
 * arrow means next.
 */
function neighbourOf(keys: readonly HTMLElement[], at: number, pressed: string, isHebrew: boolean): number {
  const forward = isHebrew ? 'ArrowLeft' : 'ArrowRight';
  if (pressed === 'Home') return 0;
  if (pressed === 'End') return keys.length - 1;
  if (pressed === 'ArrowLeft' || pressed === 'ArrowRight') {
    return (at + (pressed === forward ? 1 : -1) + keys.length) % keys.length;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[pressed];
  return step === undefined ? -1 : keyInRow(keys, at, step);
}

/** The index of the nearest letter key in the row above or below. It is `at` if there is no such row. */
function keyInRow(keys: readonly HTMLElement[], at: number, step: number): number {
  const centre = (key: HTMLElement) => key.offsetLeft + key.offsetWidth / 2;
  const own = keys[at];
  if (own === undefined) return -1;
  const rows = [...new Set(keys.map(({ offsetTop }) => offsetTop))].sort((a, b) => a - b);
  const row = rows[rows.indexOf(own.offsetTop) + step];
  const inRow = keys.filter(({ offsetTop }) => offsetTop === row);
  const nearest = inRow.sort(
    (a, b) => Math.abs(centre(a) - centre(own)) - Math.abs(centre(b) - centre(own)),
  )[0];
  return nearest === undefined ? at : keys.indexOf(nearest);
}
