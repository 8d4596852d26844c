import { type ReactNode, useEffect, useId, useRef } from 'react';
import { sharedText } from '../../text/site/shared-text.ts';
import { Button } from '../forms/button.tsx';
import { Icon } from '../icons.tsx';

interface DialogProps {
  /** Hebrew or Greek in it needs its language: `MixedText`, which is not in the first scripts. */
  readonly title: ReactNode;
  readonly description?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const DIALOG =
  'dialog m-auto mb-0 max-h-[min(85dvh,48rem)] w-full max-w-[34rem] overflow-y-auto rounded-t-(--radius) border border-control-line bg-background p-0 text-ink backdrop:bg-[oklch(0%_0_0/40%)] min-[40rem]:mb-auto min-[40rem]:rounded-b-(--radius)';

/**
 * A native modal dialog. Escape closes it. The focus stays inside while it is open, and then returns to the control
 * that opened it. On a phone the dialog is a sheet.
 */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={DIALOG}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onClose={() => {
        // The browser sends the close event late. By then React may have opened the dialog again, as it does once in
        // development.
        if (!dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A click on the dialog element itself is a click on the backdrop, because the content is in an inner
        // element. Selecting text by dragging can end on the backdrop; that does not close the dialog.
        if (event.target === dialog.current && pressed.current === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="grid gap-4 p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-h3 font-medium">
            {title}
          </h2>
          <Button className="control-icon" aria-label={sharedText.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {description !== undefined && (
          <p id={`${id}-description`} className="text-ui text-muted">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
