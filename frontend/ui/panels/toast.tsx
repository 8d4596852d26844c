import { useEffect } from 'react';
import { sharedValue } from '../../storage/shared-value.ts';
import { sharedText } from '../../text/site/shared-text.ts';
import { Button } from '../forms/button.tsx';
import { Icon } from '../icons.tsx';
import { drawnText } from '../words/drawn-text.ts';

interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
}

/** The time for which a toast is shown, in milliseconds. */
const TOAST_MS = 5_000;

const shown = sharedValue<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for five seconds. It replaces a message that is still visible. Null hides it. */
export function toast(message: Toast | null): void {
  clearTimeout(timer);
  if (message !== null) timer = setTimeout(toast, TOAST_MS, null);
  shown.set(message);
}

/** Hides the visible message if it has this title, for example after its reason is gone. Another message stays. */
export function dismissToast(title: string): void {
  if (shown.get()?.title === title) toast(null);
}

export const shownToast = shown.get;

const PLACE =
  'no-print pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 grid grid-cols-1 md:inset-x-8 md:bottom-6';

/**
 * The place where toasts appear. Every page has one. Live regions must exist before their text, so that screen
 * readers read it.
 */
export function Toaster() {
  const message = shown.use();
  return (
    <div className={PLACE}>
      <div role="status" className="w-full max-w-96 justify-self-end">
        {message !== null && !message.destructive && <Message message={message} />}
      </div>
      <div role="alert" className="w-full max-w-96 justify-self-end">
        {message?.destructive && <Message message={message} />}
      </div>
    </div>
  );
}

const TOAST =
  'toast pointer-events-auto flex animate-arrive items-start justify-between gap-4 rounded-(--radius) border bg-background py-3 ps-4 pe-2 text-ui leading-[1.45] text-ink shadow-raised';

function Message({ message }: { readonly message: Toast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message has another height, so another place.
  useEffect(() => {
    // If the script cannot load, for example without a connection, the toast stays at the bottom.
    const shown = document.querySelector<HTMLElement>('.toast');
    if (shown === null) return;
    import('./toast-place.ts').then((part) => part.placeAbove(shown)).catch(() => {});
  }, [message]);
  return (
    <div className={`${TOAST} ${message.destructive ? 'border-s-4 border-danger' : 'border-control-line'}`}>
      <div>
        <p className="font-semibold">{drawnText(message.title)}</p>
        {message.description !== undefined && <p>{drawnText(message.description)}</p>}
      </div>
      <Button className="control-icon" aria-label={sharedText.dismiss} onClick={() => toast(null)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
