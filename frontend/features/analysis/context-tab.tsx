import { Link } from '@tanstack/react-router';
import { isBookId } from '../../../domain/canon/index.ts';
import type { Place } from '../../../domain/contract/index.ts';
import { keepSearch } from '../../addresses/explorer.ts';
import { placeParams } from '../../shared/place.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import type { VerseInsightsProps } from '../insights/index.ts';
import type { AnalysisProps } from './analysed.ts';
import { bookContext } from './book-contexts.ts';
import { PartSkeleton } from './part-skeleton.tsx';

const INSIGHTS = lazyPart<VerseInsightsProps>(
  'verse-insights',
  async () => (await import('../insights/lazy.ts')).VerseInsights,
);

/** The insights on the verse, the description of its book, and links to the previous and next place. */
export function ContextTab({ analysis: { verse, previous, next } }: AnalysisProps) {
  const { paragraphs, sources } = isBookId(verse.book)
    ? bookContext(verse.book)
    : { paragraphs: [], sources: [] };
  const unit = verse.verse === null ? 'Chapter' : 'Verse';
  return (
    <>
      {verse.notes !== null && (
        <LazyPart part={INSIGHTS} props={{ verse, notes: verse.notes }} pending={<PartSkeleton />} />
      )}
      {paragraphs.length > 0 && (
        <section>
          <h3 className="text-lead font-medium">About the book</h3>
          <div className="analysis-prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {sources.length > 0 && (
            <p className="mt-3 text-meta text-muted">{`Sources: ${sources.join('; ')}`}</p>
          )}
        </section>
      )}
      <div className="analysis-steps no-print">
        <Step word="Previous" unit={unit} place={previous} />
        <Step word="Next" unit={unit} place={next} />
      </div>
    </>
  );
}

interface StepProps {
  readonly word: 'Previous' | 'Next';
  readonly unit: 'Verse' | 'Chapter';
  readonly place: Place | null;
}

/** A link to the previous or next place, as in the toolbar. If there is no such place, a disabled button. */
function Step({ word, unit, place }: StepProps) {
  const label = `${word} ${unit}`;
  const className = 'control control-lined';
  if (place === null) {
    return (
      <button type="button" disabled className={className}>
        {label}
      </button>
    );
  }
  const { verse: _, ...chapter } = placeParams(place);
  return unit === 'Verse' ? (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={placeParams(place)}
      search={keepSearch}
      className={className}
    >
      {label}
    </Link>
  ) : (
    <Link to="/explorer/$book/$chapter" params={chapter} search={keepSearch} className={className}>
      {label}
    </Link>
  );
}
