import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { readTypedNumber, withoutSeparators } from '../../../domain/numbers/index.ts';
import { numberHint } from '../../shared/methods/number-hint.ts';
import { searchText } from '../../text/search/search-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { ReaderText } from '../../ui/words/reader-text.tsx';
import { isValue, textQuestion, valueQuestion } from './question.ts';
import { TextSearch } from './text-search.tsx';
import { linkOf, useSearchAddress } from './use-address.ts';
import { ValueSearch } from './value/value-search.tsx';

const TABS = [
  { id: 'text', label: searchText.tabs.text },
  { id: 'value', label: searchText.tabs.value },
] as const;

/** The page for both searches. Both are one page, so that the field keeps the focus while the address changes. */
export function SearchPage() {
  const { value, search } = useSearchAddress();
  const navigate = useNavigate();
  const number = value === undefined ? undefined : withoutSeparators(value).replace(/^0+(?=\d)/u, '');
  const isByValue = number !== undefined || (search.term === '' && search.by === 'value');
  const text = textQuestion(search);
  const problem = number === undefined ? null : problemOf(number);
  const badge = isByValue ? badgeOf(number ?? '') : text.term === '' ? null : text.term;
  useTitle(badge);
  if (number !== undefined && number !== '' && problem === null && !isValue(number)) return <NotFoundPage />;
  return (
    <div className="page">
      <div className="flex items-center gap-x-3">
        <div className={badge === null ? undefined : 'shrink-0 max-md:[&>h1]:text-h3'}>
          <PageHeading title={searchText.title}>
            {badge === null ? searchText.title : searchText.resultsTitle}
          </PageHeading>
        </div>
        {badge !== null && (
          <bdi
            data-query
            title={badge}
            className="min-w-0 truncate rounded-[calc(var(--radius)*2)] border border-line bg-surface px-2 py-0.5 text-meta"
          >
            <ReaderText>{badge}</ReaderText>
          </bdi>
        )}
      </div>
      <div className="mt-1">
        <Tabs
          label={searchText.ways}
          tabs={TABS}
          selected={isByValue ? 'value' : 'text'}
          onSelect={(id) => {
            if ((id === 'value') === isByValue) return;
            // A typed number is kept when the reader changes the tab. Any other text would have no meaning in the other
            // tab.
            const typed = readTypedNumber(number ?? search.term, MAX_VALUE);
            const address = linkOf(
              id === 'value'
                ? { value: typed.ok ? String(typed.value) : '', search: {} }
                : { value: undefined, search: typed.ok ? { term: String(typed.value) } : {} },
            );
            void navigate({ ...address, resetScroll: false });
          }}
        >
          {isByValue ? (
            <ValueSearch
              question={valueQuestion(problem === null ? (number ?? '') : '', search)}
              problem={problem}
            />
          ) : (
            <TextSearch question={text} />
          )}
        </Tabs>
      </div>
    </div>
  );
}

/** Why nothing is searched for the number in the address. Null for a value, and for an address without a digit. */
function problemOf(number: string): string | null {
  if (isValue(number) || !/\d/u.test(number)) return null;
  const why = number === '0' ? searchText.byValue.zero : numberHint(number);
  return why && searchText.byValue.notSearched(number, why);
}

function badgeOf(value: string): string | null {
  if (!isValue(value)) return null;
  return searchText.badgeValue(value);
}

/**
 * Puts the search into the title of the browser tab. `PageHeading` cannot do this here, because it moves the focus
 * to the heading when the title changes, while the reader is typing in the field.
 */
function useTitle(badge: string | null): void {
  useEffect(() => {
    document.title = `${badge === null ? searchText.title : `${badge} · ${searchText.resultsTitle}`} · ${BRAND}`;
  }, [badge]);
}
