import { bookContext } from '../../../domain/book-contexts/index.ts';
import { isBookId } from '../../../domain/canon/index.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PlaceStep } from '../toolbar/index.ts';
import type { AnalysisProps } from './analysed.ts';
import { PART_SKELETON } from './part-skeleton.tsx';

const { steps } = analysisText;

const NUMBER_LINE = lazyPart(() => import('../places/lazy.ts'), 'NumberLine');
const INSIGHTS = lazyPart(() => import('../insights/lazy.ts'), 'VerseInsights');

export function ContextTab({ analysis: { verse, previous, next } }: AnalysisProps) {
  const { paragraphs, sources } = isBookId(verse.book)
    ? bookContext(verse.book)
    : { paragraphs: [], sources: [] };
  const isChapter = verse.verse === null;
  const unit = isChapter ? 'chapter' : 'verse';
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
        <LazyPart part={INSIGHTS} props={{ verse, notes: verse.notes }} pending={PART_SKELETON} />
      )}
      {isBookId(verse.book) && verse.verse !== null && (
        <LazyPart
          part={NUMBER_LINE}
          props={{ address: { book: verse.book, chapter: verse.chapter, verse: verse.verse } }}
          pending={PART_SKELETON}
        />
      )}
      <div className="no-print grid grid-cols-2 gap-3">
        <PlaceStep place={previous} unit={unit} className="control-lined">
          {isChapter ? steps.previousChapter : steps.previousVerse}
        </PlaceStep>
        <PlaceStep place={next} unit={unit} className="control-lined">
          {isChapter ? steps.nextChapter : steps.nextVerse}
        </PlaceStep>
      </div>
    </>
  );
}
