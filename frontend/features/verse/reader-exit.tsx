import { useEffect } from 'react';
import { setReaderMode } from '../../shared/settings/reader-mode.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';

/** The quiet button that ends reader mode, for readers without a keyboard. Escape ends it too. */
export function ReaderExit() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setReaderMode(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <Button
      aria-label={verseText.leaveReader}
      title={verseText.leaveReader}
      className="control-icon fixed end-2 top-2 z-20 bg-background text-muted print:hidden"
      onClick={() => setReaderMode(false)}
    >
      <Icon name="close" />
    </Button>
  );
}
