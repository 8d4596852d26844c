import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ValueHit as ValueHitData, ValueSearchAnswer } from '../../../domain/contract/index.ts';
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
import { ValueHit } from './result-card.tsx';
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
  const failed = !isTyping && hasValue && error !== null && refused === null && !isFetching;
  const isWhole = data !== undefined && !isPlaceholderData && !isTyping;
  const own = isWhole ? null : found;
  const shown = own ?? (hasValue && data !== undefined ? { question, page: data } : null);
  return (
    <>
      <ValueForm question={question} field={field} refused={refused} rangeProblem={rangeProblem} />
      {shown === null && !hasValue && <Examples examples={VALUE_EXAMPLES} />}
      {shown === null && hasValue && error === null && <SearchSkeleton />}
      {failed && (
        <SearchError
          error={error}
          title={own === null ? searchText.failed : searchText.textsFailed}
          isTrying={isFetching}
          retry={() => void refetch().then(focusResults)}
        />
      )}
      {shown !== null && (
        <Found {...shown} isOutdated={own === null && isPlaceholderData} isWithoutTexts={failed} />
      )}
    </>
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
  readonly question: ValueQuestion;
  /** The answer of the API, or what the letters files in this browser have found until it comes. */
  readonly page: ValueSearchAnswer | FoundPage;
  readonly isOutdated: boolean;
  readonly isWithoutTexts: boolean;
}

function Found({ question, page, isOutdated, isWithoutTexts }: FoundProps) {
  const { resultCount, exactCount } = page;
  const whole = 'results' in page ? page : null;
  const hits: readonly (ValueHitData | FoundHit)[] = 'results' in page ? page.results : page.hits;
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
        {hits.map((hit) => (
          <ValueHit
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
