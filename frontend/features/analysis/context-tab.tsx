import { Link } from '@tanstack/react-router';
import { bookContext } from '../../../domain/book-contexts/index.ts';
import { isBookId } from '../../../domain/canon/index.ts';
import type { Place } from '../../../domain/contract/index.ts';
import { placeLink } from '../../shared/places/place.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { AnalysisProps } from './analysed.ts';
import { PartSkeleton } from './part-skeleton.tsx';

const { steps } = analysisText;

const INSIGHTS = lazyPart(() => import('../insights/lazy.ts'), 'VerseInsights');

/** The description of the book, the insights on the verse, and links to the previous and next place. */
export function ContextTab({ analysis: { verse, previous, next } }: AnalysisProps) {
  const { paragraphs, sources } = isBookId(verse.book)
    ? bookContext(verse.book)
    : { paragraphs: [], sources: [] };
  const isChapter = verse.verse === null;
  return (
    <>
      {paragraphs.length > 0 && (
        <section>
          <h3 className="text-lead font-medium">{analysisText.book.title}</h3>
          <div data-prose className="mt-2 grid gap-3 text-ui">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {sources.length > 0 && (
            <p className="mt-3 text-meta text-muted">{analysisText.book.sources(sources.join('; '))}</p>
          )}
        </section>
      )}
      {verse.notes !== null && (
        <LazyPart part={INSIGHTS} props={{ verse, notes: verse.notes }} pending={<PartSkeleton />} />
      )}
      <div className="no-print grid grid-cols-2 gap-3">
        <Step
          label={isChapter ? steps.previousChapter : steps.previousVerse}
          isChapter={isChapter}
          place={previous}
        />
        <Step label={isChapter ? steps.nextChapter : steps.nextVerse} isChapter={isChapter} place={next} />
      </div>
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly isChapter: boolean;
  readonly place: Place | null;
}

/** A link to the previous or next place, as in the toolbar. If there is no such place, a disabled button. */
function Step({ label, isChapter, place }: StepProps) {
  const className = 'control control-lined';
  if (place === null) {
    return (
      <button type="button" disabled className={className}>
        {label}
      </button>
    );
  }
  return (
    <Link {...placeLink({ ...place, verse: isChapter ? null : place.verse })} className={className}>
      {label}
    </Link>
  );
}
