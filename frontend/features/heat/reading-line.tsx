import { useQuery } from '@tanstack/react-query';
import type { HeatShape } from '../../../domain/heat/index.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { lazyPart } from '../../ui/pages/lazy-part.tsx';
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
 * its height never changes. So its script loads before the reader points, and its failure is one line of text.
 */
export function ReadingLine({ id, shape, answers, cell }: ReadingLineProps) {
  const { data: ReadVerse, error, refetch } = useQuery(READ_VERSE);
  return (
    <section
      id={id}
      aria-label={heatText.reading.label}
      className="no-print sticky bottom-0 z-10 grid h-22 content-center gap-1 border-t border-line bg-background text-ui"
    >
      {error !== null ? (
        <p role="status" className="flex items-center gap-x-3">
          {heatText.reading.failed}
          <button type="button" className="control control-lined" onClick={() => void refetch()}>
            {heatText.retry}
          </button>
        </p>
      ) : cell === null ? (
        <p className="text-muted">{heatText.reading.rest}</p>
      ) : (
        ReadVerse !== undefined && <ReadVerse shape={shape} answers={answers} cell={cell} />
      )}
    </section>
  );
}
