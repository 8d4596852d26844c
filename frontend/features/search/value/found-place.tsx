import { DEFAULT_METHODS } from '../../../../domain/addresses/index.ts';
import { editionToName } from '../../../../domain/editions/index.ts';
import { explorerPath } from '../../../../domain/reference/index.ts';
import type { FoundHit } from '../../../../domain/value-search/index.ts';
import { stringifyPlainSearch } from '../../../addresses/search-params.ts';
import { methodLabel } from '../../../shared/methods/methods.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { formatValue } from '../../../ui/words/format-value.ts';
import { PlainLink } from '../../../ui/words/plain-link.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { versionLabel } from '../in-words.ts';
import { useAddedText } from '../use-version-label.ts';

interface FoundPlaceProps {
  readonly hit: FoundHit;
  readonly showsMethod: boolean;
  /** True while its texts load. */
  readonly isLoading?: boolean;
}

/**
 * A result that the letters files in this browser have found, until its texts come. Rows change with each key, so it has
 * plain links: twenty rows with links of the router would take several frames.
 */
export function FoundPlace({ hit, showsMethod, isLoading }: FoundPlaceProps) {
  const { book, chapter, verse, span, method, edition, reference, originalReference, gematriaValue } = hit;
  const added = useAddedText(edition);
  const ends = span?.endReference;
  const title = ends === undefined || ends === reference ? reference : `${reference} – ${ends}`;
  const query = stringifyPlainSearch({
    methods: DEFAULT_METHODS.some((id) => id === method) ? undefined : method,
    edition: editionToName(book, edition),
  });
  const href = explorerPath({ book, chapter, verse }) + query + (span ? `#w${span.addressWord}` : '');
  const facts = [
    searchText.gematriaValue + formatValue(gematriaValue),
    ...(showsMethod ? [methodLabel(method)] : []),
    added?.name ?? versionLabel(edition),
  ];
  return (
    <li className="grid gap-1.5 border-b border-line py-4">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h3 className="text-body leading-snug font-semibold">
          <PlainLink href={href} className="text-ink">
            <bdi>{title}</bdi>
          </PlainLink>
        </h3>
        <p className="text-meta text-muted tabular-nums">
          {facts.join(' · ')}
          {originalReference !== null && (
            <>
              {' · '}
              <RichText text={searchText.inOriginal(originalReference)} />
            </>
          )}
        </p>
      </div>
      {isLoading && <span className="skeleton skeleton-late h-8 w-3/4" />}
    </li>
  );
}
