import { marksIn } from '../../shared/marks.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { ReadingOptionsProps } from './reading-options.tsx';

const OPTIONS = lazyPart<ReadingOptionsProps>(
  'reading-options',
  async () => (await import('./reading-options.tsx')).ReadingOptions,
);

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
        content={(close) => (
          <LazyPart part={OPTIONS} props={{ has: { ...marksIn(hebrew), interlinear } }} onFail={close} />
        )}
      >
        Aa
      </Menu>
    </div>
  );
}
