import { memo } from 'react';
import type { FoundPage } from '../../../../domain/value-search/index.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { FoundPlace } from './found-place.tsx';
import { hitKey } from './hit-key.ts';
import type { Shown } from './use-value-answer.ts';

/** As many places as a window shows. The others come with the texts. */
const PLACES = 10;

/** The results while the reader types: the count and the places that the letters files in this browser give. */
export const LightResults = memo(function LightResults({ question, page }: Shown<FoundPage>) {
  const { resultCount, hits } = page;
  const count = resultCount === 0 ? searchText.noResults : searchText.count(resultCount, question.unit);
  return (
    <section aria-label={searchText.results} className="mt-1">
      <div role="status" className="flex min-h-11 items-center">
        <h2 className="text-lead font-medium tabular-nums">{count}</h2>
      </div>
      <ol className="mt-12 border-t border-line">
        {hits.slice(0, PLACES).map((hit) => (
          <FoundPlace key={hitKey(hit)} hit={hit} showsMethod={question.methods.length > 1} />
        ))}
      </ol>
    </section>
  );
});
