import { useNavigate } from '@tanstack/react-router';
import type { SearchTimes } from '../../../domain/contract/index.ts';
import { searchText } from '../../text/search/search-text.ts';
import { timesText } from '../../text/search/times-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { versionLabel } from './in-words.ts';
import type { TimesPanelProps } from './times-panel.tsx';
import { linkOf } from './use-address.ts';

const text = searchText.times;

const PANEL = 'times';

const TIMES_PANEL = lazyPart(() => import('./times-panel.tsx'), 'TimesPanel');

interface TimesHeadingProps extends Omit<TimesPanelProps, 'first'> {
  readonly resultCount: number;
}

/** Says how often the words occur, and opens the panel with the books. */
export function TimesHeading({ times, resultCount, question }: TimesHeadingProps) {
  const navigate = useNavigate();
  const isOpen = question.times !== undefined;
  const toggle = () =>
    navigate({
      ...linkOf({ value: undefined, search: { ...question, times: isOpen ? undefined : 'open' } }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Button
      className="-mx-2 px-2 text-start text-lead font-medium max-md:text-ui aria-expanded:[&>svg]:rotate-180"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL : undefined}
      onClick={() => void toggle()}
    >
      {headingOf(isOpen, resultCount, times)}
      <Icon name="down" />
    </Button>
  );
}

/** The open panel says the times itself. The results can be those of several texts, and only one of them is counted. */
function headingOf(isOpen: boolean, resultCount: number, { times, verses, editions }: SearchTimes): string {
  if (isOpen) return searchText.count(resultCount, 'verse');
  return verses === resultCount
    ? timesText.inVerses(times, verses)
    : text.inText(resultCount, times, editions.map(({ id }) => versionLabel(id))[0] ?? '');
}

/** What the heading opens. */
export const TimesDetails = (props: TimesPanelProps) => (
  <div id={PANEL} className="border-t border-line py-3">
    <LazyPart
      part={TIMES_PANEL}
      props={props}
      pending={
        <Skeleton label={timesText.loading} bars={['h-6 w-48', 'h-48 w-full']} className="grid gap-2" />
      }
    />
  </div>
);
