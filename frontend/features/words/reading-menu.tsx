import type { ReactNode } from 'react';
import { marksIn } from '../../shared/scripture/marks.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { Menu } from '../../ui/panels/menu.tsx';

const OPTIONS = lazyPart(() => import('./reading-options.tsx'), 'ReadingOptions');

interface ReadingMenuProps {
  /** The Hebrew text that the page shows, or ''. It decides which switches the menu has. */
  readonly hebrew: string;
  readonly lines?: 'verse' | 'chapter' | undefined;
  /** Further settings of the page, above those of the words. They get a function that closes the menu. */
  readonly more?: (close: () => void) => ReactNode;
}

export function ReadingMenu({ hebrew, lines, more }: ReadingMenuProps) {
  return (
    <div className="no-print -me-2.5">
      <Menu
        label={wordsText.options.label}
        className="control-icon text-body text-muted"
        content={(close) => (
          <>
            {more?.(close)}
            <LazyPart part={OPTIONS} props={{ has: { ...marksIn(hebrew), lines } }} onFail={close} />
          </>
        )}
      >
        {wordsText.options.sign}
      </Menu>
    </div>
  );
}
