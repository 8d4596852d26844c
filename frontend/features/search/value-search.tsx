import { memo } from 'react';
import type { FoundHit } from '../../../domain/value-search/index.ts';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { searchText } from '../../text/search/search-text.ts';
import { ChanceInWords, ChanceNearby } from '../chance/index.ts';
import { Examples, VALUE_EXAMPLES } from './examples.tsx';
import { FoundPlace } from './found-place.tsx';
import { valueNotFoundInWords, valueQuestionInWords } from './in-words.ts';
import { OtherUnits } from './instead.tsx';
import { kindOf } from './kinds.ts';
import { noChanceReason } from './no-chance.ts';
import { OnMap } from './on-map.tsx';
import { chanceParams, isValue, type ValueQuestion } from './question.ts';
import { ValueHit } from './result-card.tsx';
import { focusResults, ResultFrame, type SearchKind } from './result-frame.tsx';
import { SearchError, SearchSkeleton } from './search-states.tsx';
import { valueFilters, valueSuggestions } from './suggestions.ts';
import { valueAddress } from './use-address.ts';
import { type Shown, useValueAnswer } from './use-value-answer.ts';
import { useValueField } from './use-value-field.ts';
import { ValueForm } from './value-form.tsx';

const VALUE_SEARCH: SearchKind<ValueQuestion> = {
  link: valueAddress,
  inWords: valueQuestionInWords,
  notFoundInWords: valueNotFoundInWords,
  filters: valueFilters,
  suggestions: valueSuggestions,
};

interface ValueSearchProps {
  readonly question: ValueQuestion;
  /** Why the number of the address cannot be searched: it is too small or too large. The form shows it. */
  readonly rangeProblem: string | null;
}

export function ValueSearch({ question, rangeProblem }: ValueSearchProps) {
  const hasValue = isValue(question.value);
  const field = useValueField(question);
  const { shown, isOutdated, refused, failure, isFetching, refetch } = useValueAnswer(question, field.ready);
  const isOwn = shown !== null && 'hits' in shown.page;
  return (
    <>
      <ValueForm question={question} field={field} refused={refused} rangeProblem={rangeProblem} />
      {shown === null && !hasValue && <Examples examples={VALUE_EXAMPLES} />}
      {shown === null && hasValue && failure === null && refused === null && <SearchSkeleton />}
      {failure !== null && (
        <SearchError
          error={failure}
          title={isOwn ? searchText.textsFailed : searchText.failed}
          isTrying={isFetching}
          retry={() => void refetch().then(focusResults)}
        />
      )}
      {shown !== null && (
        <Found {...shown} isOutdated={isOutdated} isWithoutTexts={failure !== null && !isFetching} />
      )}
    </>
  );
}

const hitKey = ({
  edition,
  method,
  book,
  chapter,
  verse,
  span,
}: Omit<FoundHit, 'book'> & { readonly book: string }): string =>
  `${edition} ${method} ${book} ${chapter}:${verse} ${span?.startWord} ${span?.endVerse} ${span?.endWord}`;

/** Says that exact results come first, if there are near ones too. */
function Remark({ question, exactCount }: { readonly question: ValueQuestion; readonly exactCount: number }) {
  const { value, range } = question;
  if (range === 0 || exactCount === 0 || !/^\d+$/u.test(value)) return null;
  return <p className="text-muted">{searchText.byValue.exactFirst(exactCount, Number(value))}</p>;
}

interface FoundProps extends Shown {
  readonly isOutdated: boolean;
  readonly isWithoutTexts: boolean;
}

const Found = memo(function Found({ question, page, isOutdated, isWithoutTexts }: FoundProps) {
  const { resultCount, exactCount } = page;
  const whole = 'results' in page ? page : null;
  const { unit, value, methods } = question;
  const noChance = noChanceReason(question);
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
        kind={VALUE_SEARCH}
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
            {resultCount > 0 && <OnMap question={question} />}
          </>
        }
        after={chance && <ChanceNearby {...chance} />}
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
                isWithoutTexts={isWithoutTexts}
              />
            ))}
      </ResultFrame>
    </div>
  );
});
