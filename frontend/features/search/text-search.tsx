import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import type { TextOffersAnswer, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { MAX_TERM } from '../../../domain/contract/limits.ts';
import { readText } from '../../../domain/reference/index.ts';
import { hasOtherForms, standsForName } from '../../../domain/search-query/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { NumberCounts } from '../../shared/methods/number-counts.tsx';
import { answer as read } from '../../shared/places/typed-reference.ts';
import type { Choice } from '../../shared/questions/choice.ts';
import { LiveFigure } from '../../shared/questions/live-figure.tsx';
import { searchText } from '../../text/search/search-text.ts';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { useTyped } from '../../ui/forms/use-typed.ts';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { languageOf, MixedText } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { FirstPlace } from '../times/index.ts';
import { Examples, TEXT_EXAMPLES } from './examples.tsx';
import { Facets } from './facets.tsx';
import { notCountedInWords, textNotFoundInWords, textQuestionInWords } from './in-words.ts';
import type { TextQuestion } from './question.ts';
import { TextHit } from './result-card.tsx';
import { focusResults, ResultFrame, type SearchKind } from './result-frame.tsx';
import { searchQueries } from './search-queries.ts';
import { SearchError, SearchSkeleton } from './search-states.tsx';
import { type Suggestion, textFilters, textSuggestions, typedValue } from './suggestions.ts';
import { SyntaxHelp } from './syntax-help.tsx';
import { TimesDetails, TimesHeading } from './times.tsx';
import { linkOf, useStartSearch } from './use-address.ts';
import { useVersionLabel } from './use-version-label.ts';

const addressOf = (question: TextQuestion) => ({ value: undefined, search: question });

const textSearch = (
  label: (id: string) => string,
  fixes: readonly Suggestion<TextQuestion>[],
): SearchKind<TextQuestion> => ({
  link: addressOf,
  inWords: (question) => textQuestionInWords(question, label),
  notFoundInWords: (question) => textNotFoundInWords(question, label),
  filters: (question) => textFilters(question, label),
  suggestions: () => fixes,
});

/** The most suggestions for a search that finds nothing. */
const MOST_FIXES = 3;

/** The best suggestions for a search that finds nothing, of which each leads to something. Empty until that is known. */
function useFixes(question: TextQuestion, label: (id: string) => string, isNeeded: boolean) {
  const suggestions = textSuggestions(question, label);
  // Without a network none of them can be asked.
  const isOnline = useIsOnline();
  const keyOf = (one: TextQuestion | null) => JSON.stringify(one);
  const asked = new Map(suggestions.map((one) => [keyOf(one.question), one.question]));
  asked.delete(keyOf(null));
  const answers = useQueries({
    queries: [...asked.values()].map((one) => ({
      ...searchQueries.text(one ?? question),
      enabled: isNeeded && isOnline,
    })),
  });
  const keys = [...asked.keys()];
  if (answers.some(({ isLoading }) => isLoading)) return [];
  const leading = suggestions.flatMap((one) => {
    if (one.question === null) return one;
    const found = answers[keys.indexOf(keyOf(one.question))]?.data?.resultCount ?? 0;
    return found === 0 ? [] : { ...one, found };
  });
  return leading
    .filter(({ kind }, at) => leading.findIndex((other) => other.kind === kind) === at)
    .slice(0, MOST_FIXES);
}

interface Places {
  readonly choices: readonly [Choice, ...Choice[]];
  readonly problem: string | null;
  /**
   * True if Enter opens the place. False if the text can also be a search term, such as a book's name alone: Enter then
   * searches for it.
   */
  readonly isExact: boolean;
}

/** The places that a typed text refers to. Null if the text is not a reference. */
function placesIn(text: string): Places | null {
  const { problem, choices } = read(text);
  const [first, ...further] = choices.filter(({ href }) => href.startsWith('/explorer/'));
  if (first === undefined) return null;
  const isExact =
    problem === null && readText(text).some((one) => one.chapter !== undefined && one.isBare !== true);
  return { choices: [first, ...further], problem, isExact };
}

export function TextSearch({ question }: { readonly question: TextQuestion }) {
  const hasTerm = question.term !== '';
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...searchQueries.text(question),
    placeholderData: keepPreviousData,
  });
  // For a reference without search results, the links to the places are enough. "No results" would only confuse.
  const places = placesIn(question.term);
  const isReference = places !== null && (places.isExact || places.problem !== null);
  const refused = hasTerm && error !== null && !isTemporary(error) ? error.message : null;
  return (
    <>
      <TextForm question={question} refused={refused} />
      <SyntaxHelp isOpen={!hasTerm || refused !== null} />
      {!hasTerm && <Examples examples={TEXT_EXAMPLES} />}
      {hasTerm && data !== undefined && !(isReference && data.resultCount === 0) && (
        <Found answer={data} question={question} isOutdated={isPlaceholderData} />
      )}
      {hasTerm && data === undefined && error === null && <SearchSkeleton />}
      {hasTerm && error !== null && refused === null && (
        <SearchError error={error} isTrying={isFetching} retry={() => void refetch().then(focusResults)} />
      )}
    </>
  );
}

interface TextFormProps {
  readonly question: TextQuestion;
  /** The server's message about a search that it cannot read. Null if there is none. */
  readonly refused: string | null;
}

function TextForm({ question, refused }: TextFormProps) {
  const id = useId();
  const router = useRouter();
  const startSearch = useStartSearch();
  const addressFor = (term: string) => addressOf({ ...question, term, page: 1 });
  const { text, type, flush, cancel, ready } = useTyped(
    question.term,
    (typed) => (typed.trim() === '' ? null : typed.trim()),
    (term) => startSearch.whileTyping(addressFor(term)),
  );
  const places = placesIn(text);
  const { question: asked } = read(text);
  const number = typedValue(text);
  const hasForms = hasOtherForms(text) || question.forms;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready === null) return;
    if (places?.isExact) {
      cancel();
      return void router.navigate({ href: places.choices[0].href });
    }
    flush();
    startSearch.onEnter(addressFor(ready));
  };
  return (
    <form className="grid gap-1 pt-2 max-xl:max-w-[48rem]" onSubmit={onSubmit}>
      <label htmlFor={id} className="text-meta text-muted">
        {searchText.text.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          dir="auto"
          className={`${FIELD} min-w-0 flex-[1_1_12rem]`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_TERM}
          lang={languageOf(text)}
          value={text}
          aria-invalid={refused !== null}
          aria-describedby={`${id}-note ${id}-hint`}
          onChange={({ target: { value } }) => type(value)}
        />
        <button type="submit" disabled={ready === null} className="control control-lined">
          {searchText.text.submit}
        </button>
      </div>
      <p id={`${id}-hint`} role="status" className={refused === null ? 'sr-only' : 'text-ui text-danger'}>
        <MixedText>{refused ?? ''}</MixedText>
      </p>
      {places !== null && <PlaceChoices places={places} />}
      {asked !== undefined && <QuestionChoice choice={asked} />}
      {number.ok && (
        <div className="-my-1 flex flex-wrap items-center gap-x-4 text-ui">
          <Link
            to="/number/$value"
            params={{ value: String(number.value) }}
            className="control -ms-3.5 text-accent"
          >
            <span>
              <RichText
                text={searchText.text.asNumber(number.value)}
                parts={{ b: <strong className="font-semibold" /> }}
              />
            </span>
          </Link>
          <NumberCounts value={number.value} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-ui">
        <p id={`${id}-note`} className="text-meta text-muted">
          {searchText.text.note}
        </p>
        {hasForms && (
          <CheckLabel className="min-h-11 text-ui">
            <input
              type="checkbox"
              checked={question.forms}
              aria-describedby={`${id}-forms`}
              onChange={({ target: { checked } }) => {
                flush();
                startSearch.onEnter(addressOf({ ...question, term: ready ?? '', forms: checked, page: 1 }));
              }}
            />
            {searchText.text.otherForms}
          </CheckLabel>
        )}
        {hasForms && (
          <span id={`${id}-forms`} className="text-muted max-md:hidden">
            {searchText.text.otherFormsHint}
          </span>
        )}
      </div>
    </form>
  );
}

/** Offers the places that the text names, and says why a place does not exist. */
function PlaceChoices({ places }: { readonly places: NonNullable<ReturnType<typeof placesIn>> }) {
  return (
    <div className="-my-1 text-ui">
      {places.problem !== null && (
        <p>
          <MixedText>{places.problem}</MixedText>
        </p>
      )}
      {places.choices.map(({ label, detail, href }, index) => (
        <p key={href} className="flex flex-wrap items-center gap-x-1">
          <Link to={href} className="control -ms-3.5 text-accent">
            <span>
              <RichText
                text={searchText.text.goTo(label)}
                parts={{
                  bdi: (words) => (
                    <bdi>
                      <MixedText>{words}</MixedText>
                    </bdi>
                  ),
                }}
              />
            </span>
            {places.isExact && index === 0 && <kbd>{searchText.text.enter}</kbd>}
          </Link>
          {detail !== null && (
            <span className="text-muted">
              <bdi>{detail}</bdi>
            </span>
          )}
        </p>
      ))}
    </div>
  );
}

/** Offers the answer to a question. The text itself is searched, as any other text. */
function QuestionChoice({ choice }: { readonly choice: Choice }) {
  return (
    <p className="-my-1 flex flex-wrap items-center gap-x-1 text-ui">
      <Link to={choice.href} className="control -ms-3.5 text-accent">
        <MixedText>{choice.label}</MixedText>
      </Link>
      <span className="text-muted">
        <LiveFigure choice={choice} />
      </span>
    </p>
  );
}

interface FoundProps {
  readonly answer: TextSearchAnswer;
  readonly question: TextQuestion;
  readonly isOutdated: boolean;
}

function Found({ answer, question, isOutdated }: FoundProps) {
  const { results, resultCount, facets, first, times } = answer;
  const label = useVersionLabel(question);
  const fixes = useFixes(question, label, resultCount === 0 && !isOutdated);
  const canOffer = resultCount === 0 || standsForName(question.term);
  const { data: offers } = useQuery({
    ...searchQueries.offers(question),
    enabled: canOffer && !isOutdated,
  });
  /** The panel of the times says the first place too. */
  const isOpen = question.times !== undefined && times !== null;
  const instead = offers && offers.length > 0 && <Offers offers={offers} question={question} />;
  return (
    // Without filters there is no column for them, so the results begin where the form does.
    <div className="mt-1 grid gap-x-14 xl:has-[>details]:grid-cols-[minmax(0,1fr)_48rem]">
      <Facets facets={facets} question={question} hasOrder={resultCount > 1} />
      <ResultFrame
        kind={textSearch(label, fixes)}
        question={question}
        answer={answer}
        count={searchText.count(resultCount, 'verse')}
        heading={times && <TimesHeading times={times} resultCount={resultCount} question={question} />}
        nothing={question.times === 'inside' ? searchText.nothing.title : undefined}
        above={
          times === null ? (
            <p className="text-ui text-muted empty:hidden">{notCountedInWords(question)}</p>
          ) : (
            isOpen && <TimesDetails times={times} first={first} question={question} />
          )
        }
        first={resultCount > 1 && first !== null && !isOpen && <FirstPlace first={first} />}
        isOutdated={isOutdated}
        instead={instead}
        remark={resultCount > 0 && instead}
      >
        {results.map((hit) => (
          <TextHit
            key={`${hit.version} ${hit.book} ${hit.chapter}:${hit.verse}`}
            hit={hit}
            isRanked={question.order === undefined}
          />
        ))}
      </ResultFrame>
    </div>
  );
}

interface OffersProps {
  readonly offers: TextOffersAnswer['offers'];
  readonly question: TextQuestion;
}

function Offers({ offers, question }: OffersProps) {
  return (
    <div className="mt-2 grid gap-2 text-ui">
      <p>{searchText.nothing.offers}</p>
      <ul className="flex flex-wrap gap-2">
        {offers.map(({ term, forms, resultCount }) => (
          <li key={`${term} ${forms}`}>
            <Link
              {...linkOf(addressOf({ ...question, term, forms, page: 1 }))}
              resetScroll={false}
              className="control control-lined"
            >
              <span>
                {forms && !question.forms ? (
                  searchText.nothing.otherForms(resultCount)
                ) : (
                  <MixedText>{searchText.nothing.offer(term, resultCount)}</MixedText>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
