import { type ReactNode, useId } from 'react';
import { adminText } from '../../../../text/site/admin-text.ts';
import { BUTTON_OFF } from '../classes.ts';
import type { Importing } from './use-import.ts';

interface ImportButtonProps {
  readonly importing: Importing;
  readonly children: ReactNode;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  readonly label?: string;
  /** True if the button sends a form. The form's `onSubmit` then checks the fields and calls `start`. */
  readonly isSubmit?: boolean;
}

const inactiveClasses = (isPrimary: boolean) => (isPrimary ? `bg-surface ${BUTTON_OFF}` : BUTTON_OFF);

/**
 * A button that starts an import. While it cannot start one, `aria-disabled` is set. If another job must end
 * first, a line below the button names that job.
 */
export function ImportButton({
  importing: { phase, job, busyWith, start },
  children,
  isPrimary = false,
  isDisabled = false,
  label,
  isSubmit = false,
}: ImportButtonProps) {
  const id = useId();
  const isUnderWay = phase === 'loading' || phase === 'started';
  const isMoving = isUnderWay && job?.status !== 'paused';
  const isOff = isDisabled || isUnderWay || busyWith !== null;
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type={isSubmit ? 'submit' : 'button'}
        className={`control py-2 ${isPrimary ? 'control-primary' : 'control-lined'} ${isOff ? inactiveClasses(isPrimary) : ''}`}
        aria-label={label}
        aria-disabled={isOff}
        aria-busy={isMoving}
        aria-describedby={busyWith === null ? undefined : id}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else if (!isSubmit) start();
        }}
      >
        {isMoving && (
          <span
            aria-hidden="true"
            className="size-4 flex-none animate-spin rounded-full border-2 border-line border-t-accent"
          />
        )}
        {children}
      </button>
      {busyWith !== null && (
        <p id={id} className="text-meta text-muted">
          {adminText.importButton.pleaseWaitRunning(busyWith)}
        </p>
      )}
    </div>
  );
}
