import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { searchText } from '../../text/search/search-text.ts';
import { ChanceInWords, ChanceNearby } from '../chance/index.ts';
import { Examples, VALUE_EXAMPLES } from './examples.tsx';
import { valueNotFoundInWords, valueQuestionInWords } from './in-words.ts';
import { OtherUnits } from './instead.tsx';
import { kindOf } from './kinds.ts';
import { noChanceReason } from './no-chance.ts';
import { OnMap } from './on-map.tsx';
import { chanceParams, isValue, type ValueQuestion } from './question.ts';
import { ValueHit } from './result-card.tsx';
import { focusResults, ResultFrame, type SearchKind } from './result-frame.tsx';
import { searchQueries } from './search-queries.ts';
import { SearchError, SearchSkeleton } from './search-states.tsx';
import { valueFilters, valueSuggestions } from './suggestions.ts';
import { valueAddress } from './use-address.ts';
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
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...searchQueries.value(question),
    enabled: hasValue,
    placeholderData: keepPreviousData,
  });
  const refused = hasValue && error !== null && !isTemporary(error) ? error.message : null;
  return (
    <>
      <ValueForm question={question} refused={refused} rangeProblem={rangeProblem} />
      {!hasValue && <Examples examples={VALUE_EXAMPLES} />}
      {hasValue && data !== undefined && (
        <Found answer={data} question={question} isOutdated={isPlaceholderData} />
      )}
      {hasValue && data === undefined && error === null && <SearchSkeleton />}
      {hasValue && error !== null && refused === null && (
        <SearchError error={error} isTrying={isFetching} retry={() => void refetch().then(focusResults)} />
      )}
    </>
  );
}

interface FoundProps {
  readonly answer: ValueSearchAnswer;
  readonly question: ValueQuestion;
  readonly isOutdated: boolean;
}

function Found({ answer, question, isOutdated }: FoundProps) {
  const { results, resultCount, exactCount, expected, expectedInAnyOrder } = answer;
  const { unit, value, methods } = question;
  const isNear = question.range > 0;
  const noChance = noChanceReason(question);
  const [last] = recentPlaces();
  const chance = !isOutdated &&
    noChance === null && {
      value: Number(value),
      range: question.range,
      observed: resultCount,
      expected: { inAnyOrder: expectedInAnyOrder, letters: expected },
      query: chanceParams(question),
    };
  return (
    <div className="mt-1">
      <ResultFrame
        kind={VALUE_SEARCH}
        question={question}
        answer={answer}
        count={searchText.count(resultCount, unit)}
        isOutdated={isOutdated}
        instead={kindOf(value) === 'value' && <OtherUnits question={question} />}
        remark={
          <>
            {isNear && exactCount > 0 && !isOutdated && /^\d+$/u.test(value) && (
              <p className="text-muted">{searchText.byValue.exactFirst(exactCount, Number(value))}</p>
            )}
            {!isOutdated && noChance !== null && resultCount > 0 && <p className="text-muted">{noChance}</p>}
            {chance && <ChanceInWords {...chance} />}
            {resultCount > 0 && <OnMap question={question} />}
          </>
        }
        after={chance && <ChanceNearby {...chance} />}
      >
        {results.map((hit) => (
          <ValueHit
            key={`${hit.edition} ${hit.method} ${hit.book} ${hit.chapter}:${hit.verse} ${hit.span?.startWord} ${hit.span?.endVerse} ${hit.span?.endWord}`}
            hit={hit}
            showsMethod={methods.length > 1}
            isFromHere={hit.reference === last?.reference}
          />
        ))}
      </ResultFrame>
    </div>
  );
}
