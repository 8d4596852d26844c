import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ValueSearchAnswer } from '../../../domain/contract/index.ts';
import type { FoundHit, FoundPage } from '../../../domain/value-search/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { searchText } from '../../text/search/search-text.ts';
import { ChanceInWords, ChanceNearby } from '../chance/index.ts';
import { OnMap } from '../heat/index.ts';
import { Examples, VALUE_EXAMPLES } from './examples.tsx';
import { valueNotFoundInWords, valueQuestionInWords } from './in-words.ts';
import { OtherUnits } from './instead.tsx';
import { kindOf } from './kinds.ts';
import { noChanceReason } from './no-chance.ts';
import { chanceParams, isValue, type ValueQuestion } from './question.ts';
import { FoundPlace, ValueHit } from './result-card.tsx';
import { focusResults, ResultFrame, type SearchKind } from './result-frame.tsx';
import { searchQueries } from './search-queries.ts';
import { SearchError, SearchSkeleton } from './search-states.tsx';
import { valueFilters, valueSuggestions } from './suggestions.ts';
import { valueAddress } from './use-address.ts';
import { useFound, useLettersAfterSecond } from './use-found.ts';
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
  const hasLetters = useLettersAfterSecond(hasValue ? question : null);
  // With the letters files in this browser, the counts follow each key. The address and the texts follow after a pause.
  const isTyping = hasLetters && field.ready !== null && field.ready !== question.value;
  const typed = isTyping ? { ...question, value: field.ready ?? '', page: 1 } : question;
  const found = useFound(typed, hasLetters && isValue(typed.value));
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...searchQueries.value(question),
    enabled: hasValue,
    placeholderData: keepPreviousData,
  });
  const refused = hasValue && error !== null && !isTemporary(error) ? error.message : null;
  const isWhole = data !== undefined && !isPlaceholderData && !isTyping;
  const isLocal = found !== undefined && !isWhole;
  const failed = !isTyping && hasValue && error !== null && refused === null && !isFetching;
  return (
    <>
      <ValueForm question={question} field={field} refused={refused} rangeProblem={rangeProblem} />
      {!hasValue && !isLocal && <Examples examples={VALUE_EXAMPLES} />}
      {failed && (
        <SearchError
          error={error}
          title={isLocal ? searchText.textsFailed : searchText.failed}
          isTrying={isFetching}
          retry={() => void refetch().then(focusResults)}
        />
      )}
      {isLocal && <FoundHere found={found} question={typed} isWithoutTexts={failed} />}
      {!isLocal && hasValue && data !== undefined && (
        <Found answer={data} question={question} isOutdated={isPlaceholderData} />
      )}
      {!isLocal && hasValue && data === undefined && error === null && <SearchSkeleton />}
    </>
  );
}

interface FoundHereProps {
  readonly found: FoundPage;
  readonly question: ValueQuestion;
  readonly isWithoutTexts: boolean;
}

/** What the letters files in this browser have found, until the texts come from the API. */
function FoundHere({ found, question, isWithoutTexts }: FoundHereProps) {
  const { unit, methods } = question;
  const [last] = recentPlaces();
  return (
    <div className="mt-1">
      <ResultFrame
        kind={VALUE_SEARCH}
        question={question}
        answer={found}
        count={searchText.count(found.resultCount, unit)}
        isOutdated={false}
        remark={<Remark question={question} exactCount={found.exactCount} />}
      >
        {found.hits.map((hit) => (
          <FoundPlace
            key={hitKey(hit)}
            hit={hit}
            showsMethod={methods.length > 1}
            isFromHere={hit.reference === last?.reference}
            isWithoutTexts={isWithoutTexts}
          />
        ))}
      </ResultFrame>
    </div>
  );
}

const hitKey = ({ edition, method, book, chapter, verse, span }: FoundHit): string =>
  `${edition} ${method} ${book} ${chapter}:${verse} ${span?.startWord} ${span?.endVerse} ${span?.endWord}`;

/** Says that exact results come first, if there are near ones too. */
function Remark({ question, exactCount }: { readonly question: ValueQuestion; readonly exactCount: number }) {
  const { value, range } = question;
  if (range === 0 || exactCount === 0 || !/^\d+$/u.test(value)) return null;
  return <p className="text-muted">{searchText.byValue.exactFirst(exactCount, Number(value))}</p>;
}

interface FoundProps {
  readonly answer: ValueSearchAnswer;
  readonly question: ValueQuestion;
  readonly isOutdated: boolean;
}

function Found({ answer, question, isOutdated }: FoundProps) {
  const { results, resultCount, exactCount, expected, expectedInAnyOrder } = answer;
  const { unit, value, methods } = question;
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
            {!isOutdated && <Remark question={question} exactCount={exactCount} />}
            {!isOutdated && noChance !== null && resultCount > 0 && <p className="text-muted">{noChance}</p>}
            {chance && <ChanceInWords {...chance} />}
            {resultCount > 0 && <OnMap question={question} />}
          </>
        }
        after={chance && <ChanceNearby {...chance} />}
      >
        {results.map((hit) => (
          <ValueHit
            key={hitKey(hit)}
            hit={hit}
            showsMethod={methods.length > 1}
            isFromHere={hit.reference === last?.reference}
          />
        ))}
      </ResultFrame>
    </div>
  );
}
