import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { WordCountAnswer } from '../../../domain/contract/index.ts';
import type { NamedTimes } from '../../../domain/counts/index.ts';
import { scriptOf } from '../../../domain/gematria/method-names.ts';
import { timesText } from '../../text/search/times-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { download } from '../../ui/sharing/download.ts';
import { languageOf, MixedText } from '../../ui/words/mixed-text.tsx';
import { Cite } from '../cite/index.ts';
import { FirstPlace, type Place } from './first-place.tsx';
import { nameOf, type PlacesSearch, searchOf } from './places-search.ts';
import { timesAsCsv } from './times-csv.ts';
import type { TimesAsked, TimesIn } from './times-queries.ts';
import { TimesTable } from './times-table.tsx';
import { useTimes } from './use-times.ts';
import { UsesOfLetters } from './uses-of-letters.tsx';

const text = timesText;

interface TimesProps {
  readonly asked: TimesAsked;
  readonly scope?: TimesIn;
  /** Called when the reader wants a word counted inside others too, or no longer. Without it, there is no such choice. */
  readonly onInside?: (isInside: boolean) => void;
}

/** How often a Hebrew or Greek word, a phrase or a Strong's number occurs, in all, by part and by book. */
export function Times({ asked, scope = {}, onInside }: TimesProps) {
  const { times, of, data, isAwaited, isOutdated, error, isFetching, refetch } = useTimes(asked, scope);
  const box = useHeldHeight(isAwaited);
  if (times === undefined || of === undefined) {
    if (error !== null && !isFetching)
      return <FailedLine message={text.failed} retry={() => void refetch()} />;
    return <Skeleton label={text.loading} bars={['h-6 w-48', 'h-48 w-full']} className="grid gap-2" />;
  }
  const name = nameOf(of.asked);
  const isInside = isCountedInside(of.asked);
  return (
    <div ref={box} aria-busy={isOutdated} className={isOutdated ? 'opacity-60' : undefined}>
      <TimesShown
        times={times}
        editions={data?.editions}
        name={name}
        label={isInside ? text.nameInside(name) : name}
        question={text.question(name, isInside)}
        // A search finds whole words only, so no link leads to words inside others.
        search={isInside ? undefined : searchOf(of.asked, of.scope)}
        note={isGreek(of.asked) ? text.countsGreek : text.countsWritten}
      >
        {data?.asRead && <p className="text-ui">{text.asRead(data.asRead.more, data.asRead.fewer)}</p>}
        {'word' in asked && onInside && (
          <CheckLabel>
            <input
              type="checkbox"
              checked={isCountedInside(asked)}
              onChange={() => onInside(!isCountedInside(asked))}
            />
            {text.inside}
          </CheckLabel>
        )}
        {data?.words && 'word' in of.asked && (
          <UsesOfLetters key={name} letters={of.asked.word} words={data.words} times={data.times} />
        )}
      </TimesShown>
    </div>
  );
}

const isCountedInside = (asked: TimesAsked): boolean => 'word' in asked && asked.isInside === true;

/** While the whole of an answer is awaited, its box is as high as the one before, so that what follows stays in its place. */
function useHeldHeight(isAwaited: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (box.current === null) return;
    box.current.style.minHeight = isAwaited ? `${height.current}px` : '';
    if (!isAwaited) height.current = box.current.offsetHeight;
  });
  return box;
}

const isGreek = (asked: TimesAsked): boolean => {
  if ('value' in asked) return scriptOf(asked.method) === 'greek';
  return 'number' in asked ? asked.number.startsWith('G') : languageOf(asked.word) === 'grc';
};

interface TimesShownProps {
  readonly times: Omit<NamedTimes, 'first'> & { readonly first: Place | null };
  /** Unknown until the API has answered. Until then, the times cannot be saved or cited. */
  readonly editions: WordCountAnswer['editions'] | undefined;
  /** What is counted, as a file is named by it: `שבת`, `H7676`, `God`. */
  readonly name: string;
  /** The same in a sentence. */
  readonly label?: string;
  readonly question: string;
  readonly search?: PlacesSearch | undefined;
  /** What counts as a time. */
  readonly note: string;
  /** What is said if there are no times. */
  readonly none?: string;
  readonly children?: ReactNode;
}

/**
 * Times that are known already: a sentence, a table with bars by part and book, a file and citations.
 */
export function TimesShown(props: TimesShownProps) {
  const { times, editions, name, label = name, question, search, note, children } = props;
  const answer = text.inVerses(times.times, times.verses);
  return (
    <section aria-label={text.title} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-lead">
          <MixedText>{`${label}: ${answer}`}</MixedText>
        </span>
        {times.first && <FirstPlace first={times.first} />}
      </p>
      {children}
      {times.times === 0 ? <p>{props.none ?? text.none}</p> : <TimesTable times={times} search={search} />}
      <p className="text-meta text-muted">{note}</p>
      <div className="no-print flex min-h-11 flex-wrap gap-2">
        {editions !== undefined && (
          <>
            <Button
              onClick={() =>
                download({
                  name: text.file(name),
                  extension: 'csv',
                  content: timesAsCsv(times, { question, editions, address: location.href }),
                })
              }
            >
              {text.csv}
            </Button>
            <Cite title={question} answer={answer} editions={editions} />
          </>
        )}
      </div>
    </section>
  );
}
