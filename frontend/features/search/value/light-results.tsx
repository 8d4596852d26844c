import { memo } from 'react';
import type { FoundPage } from '../../../../domain/value-search/index.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { FoundPlace } from './found-place.tsx';
import type { Shown } from './use-value-answer.ts';

/** As many results as a window shows. */
const IN_WINDOW = 10;

interface LightResultsProps {
  /** Null if the reader does not type, or if the API must answer. */
  readonly light: Shown<FoundPage> | null;
}

/** The results while the reader types: the count and the places that the letters files in this browser give. */
export const LightResults = memo(function LightResults({ light }: LightResultsProps) {
  const count =
    light &&
    (light.page.resultCount === 0 ? null : searchText.count(light.page.resultCount, light.question.unit));
  return (
    <>
      {/* It is always there, because screen readers do not announce a status that appears with its text. */}
      <p role="status" className="sr-only">
        {light && (count === null ? searchText.noResults : searchText.found(count))}
      </p>
      {light && (
        <section aria-label={searchText.results} className="mt-1">
          <h2 className="flex min-h-11 items-center text-lead font-medium tabular-nums">
            {count ?? searchText.noResults}
          </h2>
          <ol className="mt-6 border-t border-line max-md:mt-10">
            {light.page.hits.slice(0, IN_WINDOW).map((hit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: another place in the same row needs no new elements.
              <FoundPlace key={index} hit={hit} showsMethod={light.question.methods.length > 1} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
});
