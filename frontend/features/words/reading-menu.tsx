import { lazy, Suspense } from 'react';
import { Menu } from '../../ui/menu.tsx';
import { marksIn } from './marks.ts';

const ReadingOptions = lazy(() => import('./reading-options.tsx'));

interface ReadingMenuProps {
  /** The Hebrew shown, '' where there is none: it decides which switches there are. */
  readonly hebrew: string;
  readonly interlinear: boolean;
}

/** "Aa" beside the heading: how the text is shown. */
export function ReadingMenu({ hebrew, interlinear }: ReadingMenuProps) {
  return (
    <div className="no-print">
      <Menu
        label="Aa, text options"
        className="control-icon reading-menu"
        content={() => (
          <Suspense fallback={null}>
            <ReadingOptions has={{ ...marksIn(hebrew), interlinear }} />
          </Suspense>
        )}
      >
        Aa
      </Menu>
    </div>
  );
}
