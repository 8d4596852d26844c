import { useEffect } from 'react';
import { setReaderMode, useReaderMode } from '../../shared/settings/reader-mode.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { Icon } from '../../ui/icons.tsx';

/** The quiet button that ends reader mode, for readers without a keyboard. Escape ends it too. */
export function ReaderExit() {
  const isOn = useReaderMode();
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setReaderMode(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
  // Reader mode ends when the reader leaves the explorer, because every other page needs its header.
  useEffect(() => () => setReaderMode(false), []);
  if (!isOn) return null;
  return (
    <button
      type="button"
      aria-label={verseText.leaveReader}
      title={verseText.leaveReader}
      className="control control-icon fixed end-2 top-2 z-20 bg-background text-muted print:hidden"
      onClick={() => setReaderMode(false)}
    >
      <Icon name="close" />
    </button>
  );
}
