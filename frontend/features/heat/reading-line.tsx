import type { HeatShape } from '../../../domain/heat/index.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { Answered } from './answers.ts';

const READ_VERSE = lazyPart(() => import('./parts/read-verse.tsx'), 'ReadVerse');

interface ReadingLineProps {
  readonly id: string;
  readonly shape: HeatShape;
  readonly answers: readonly Answered[];
  readonly cell: number | null;
}

/**
 * The verse that the reader points at. The line is at the lower edge of the window as long as the picture is in view, and
 * its height never changes.
 */
export function ReadingLine({ id, shape, answers, cell }: ReadingLineProps) {
  return (
    <section
      id={id}
      aria-label={heatText.reading.label}
      className="no-print sticky bottom-0 z-10 grid h-22 content-center gap-1 border-t border-line bg-background text-ui"
    >
      {cell === null ? (
        <p className="text-muted">{heatText.reading.rest}</p>
      ) : (
        <LazyPart part={READ_VERSE} props={{ shape, answers, cell }} />
      )}
    </section>
  );
}
