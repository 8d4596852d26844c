import { type FocusEvent, memo, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { ValueSearchAnswer } from '../../../../domain/contract/index.ts';
import type { FoundHit, FoundPage } from '../../../../domain/value-search/index.ts';
import { recentPlaces } from '../../../shared/places/recent-places.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { ChanceInWords, ChanceNearby } from '../../chance/index.ts';
import { OnMap } from '../../heat/index.ts';
import { Examples, VALUE_EXAMPLES } from '../examples.tsx';
import { valueNotFoundInWords, valueQuestionInWords } from '../in-words.ts';
import { kindOf } from '../kinds.ts';
import { chanceParams, isValue, type ValueQuestion } from '../question.ts';
import { ValueHit } from '../result-card.tsx';
import { focusResults, ResultFrame, type SearchKind } from '../result-frame.tsx';
import { SearchError, SearchSkeleton } from '../search-states.tsx';
import { valueFilters, valueSuggestions } from '../suggestions.ts';
import { valueAddress } from '../use-address.ts';
import { useVersionLabel } from '../use-version-label.ts';
import { FoundPlace } from './found-place.tsx';
import { OtherUnits } from './instead.tsx';
import { noChanceReason } from './no-chance.ts';
import { keyOf, type Shown, useValueAnswer } from './use-value-answer.ts';
import { useValueField } from './use-value-field.ts';
import { ValueForm } from './value-form.tsx';

const valueSearch = (label: (id: string) => string): SearchKind<ValueQuestion> => ({
  link: valueAddress,
  inWords: (question) => valueQuestionInWords(question, label),
  notFoundInWords: valueNotFoundInWords,
  filters: (question) => valueFilters(question, label),
  suggestions: (question) => valueSuggestions(question, label),
});

interface ValueSearchProps {
  readonly question: ValueQuestion;
  /** Why nothing is searched for the number in the address. The form shows it. */
  readonly problem: string | null;
}

export function ValueSearch({ question, problem }: ValueSearchProps) {
  const hasValue = isValue(question.value);
  const field = useValueField(question);
  const answer = useValueAnswer(question, field.ready);
  const { shown, failure, refused, isFetching } = answer;
  // Whole results take long to draw, so a key interrupts that. Until they are drawn, the light ones stay.
  const deferred = useDeferredValue(shown);
  const drawn = shown === null ? null : deferred;
  const light = useLightUntil(answer.light, drawn === shown ? null : shown);
  const keepFocus = useKeptFocus(light, drawn);
  return (
    <>
      <ValueForm question={question} field={field} refused={refused} problem={problem} />
      <div {...keepFocus}>
        <LightResults light={light} />
        {/* While the reader types, the results stay and are hidden. To build them anew for each key would take long. */}
        <div hidden={light !== null}>
          {!hasValue && <Examples examples={VALUE_EXAMPLES} />}
          {drawn === null && (answer.isPending || shown !== null) && <SearchSkeleton />}
          {failure !== null && (
            <SearchError
              error={failure}
              title={shown === null ? searchText.failed : searchText.textsFailed}
              isTrying={isFetching}
              retry={() => void answer.refetch().then(focusResults)}
            />
          )}
          {drawn !== null && (
            <Found
              {...drawn}
              // Hidden results need no change.
              isOutdated={light === null && (answer.isOutdated || drawn !== shown)}
              isFetching={light === null && isFetching}
            />
          )}
        </div>
      </div>
    </>
  );
}

type Light = ReturnType<typeof useValueAnswer>['light'];

/** The light results, also while the whole results of the same question are drawn. */
function useLightUntil(light: Light, undrawn: { readonly question: ValueQuestion } | null): Light {
  const [last, setLast] = useState(light);
  if (light !== null && light !== last) setLast(light);
  if (light !== null) return light;
  return undrawn !== null && last !== null && keyOf(last.question) === keyOf(undrawn.question) ? last : null;
}

/**
 * Handlers for the element around the results. If the link that has the focus is drawn anew, because its texts have
 * come, the focus goes to the new link.
 */
function useKeptFocus(light: unknown, drawn: unknown) {
  const href = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after other results are drawn.
  useLayoutEffect(() => {
    if (href.current === null || document.activeElement !== document.body) return;
    const link = document.querySelector<HTMLElement>(`li h3 a[href="${CSS.escape(href.current)}"]`);
    link?.focus({ preventScroll: true });
  }, [light, drawn]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      href.current = target.getAttribute('href');
    },
    onBlur: () => {
      href.current = null;
    },
  };
}

/** Says that exact results come first, if there are near ones too. */
function Remark({ question, exactCount }: { readonly question: ValueQuestion; readonly exactCount: number }) {
  const { value, range } = question;
  if (range === 0 || exactCount === 0 || !/^\d+$/u.test(value)) return null;
  return <p className="text-muted">{searchText.byValue.exactFirst(exactCount, Number(value))}</p>;
}

type Page = ValueSearchAnswer | FoundPage;

interface FoundProps extends Shown<Page> {
  readonly isOutdated: boolean;
  readonly isFetching: boolean;
}

const Found = memo(function Found({ question, page, isOutdated, isFetching }: FoundProps) {
  const { resultCount, exactCount } = page;
  const whole = 'results' in page ? page : null;
  const { unit, value, methods } = question;
  const noChance = noChanceReason(question);
  const label = useVersionLabel(question);
  const [last] = recentPlaces();
  const chance = whole !== null &&
    !isOutdated &&
    noChance === null && {
      value: Number(value),
      range: question.range,
      observed: resultCount,
      expected: { inAnyOrder: whole.expectedInAnyOrder, letters: whole.expected },
      query: chanceParams(question),
    };
  return (
    <div className="mt-1">
      <ResultFrame
        kind={valueSearch(label)}
        question={question}
        answer={page}
        count={searchText.count(resultCount, unit)}
        isOutdated={isOutdated}
        instead={whole !== null && kindOf(value) === 'value' && <OtherUnits question={question} />}
        remark={
          <>
            {!isOutdated && <Remark question={question} exactCount={exactCount} />}
            {!isOutdated && noChance !== null && resultCount > 0 && <p className="text-muted">{noChance}</p>}
            {chance && <ChanceInWords {...chance} />}
          </>
        }
        beside={resultCount > 0 && <OnMap question={question} className="max-md:hidden" />}
        after={
          <>
            {/* On a phone the first result comes first. */}
            {resultCount > 0 && <OnMap question={question} className="-ms-3.5 md:hidden" />}
            {chance && <ChanceNearby {...chance} />}
          </>
        }
      >
        {'results' in page
          ? page.results.map((hit) => (
              <ValueHit
                key={hitKey(hit)}
                hit={hit}
                showsMethod={methods.length > 1}
                isFromHere={hit.reference === last?.reference}
              />
            ))
          : page.hits.map((hit) => (
              <FoundPlace
                key={hitKey(hit)}
                hit={hit}
                showsMethod={methods.length > 1}
                isLoading={isFetching}
              />
            ))}
      </ResultFrame>
    </div>
  );
});

/** As many results as a window shows. */
const IN_WINDOW = 10;

interface LightResultsProps {
  /** Null if the reader does not type, or if the API must answer. */
  readonly light: Shown<FoundPage> | null;
}

/** The results while the reader types: the count and the places that the letters files in this browser give. */
const LightResults = memo(function LightResults({ light }: LightResultsProps) {
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

/** The React key of a result. */
const hitKey = ({
  edition,
  method,
  book,
  chapter,
  verse,
  span,
}: ValueSearchAnswer['results'][number] | FoundHit): string =>
  `${edition} ${method} ${book} ${chapter}:${verse} ${span?.startWord} ${span?.endVerse} ${span?.endWord}`;
