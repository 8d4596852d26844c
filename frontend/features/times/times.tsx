import type { ReactNode } from 'react';
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
import { FirstPlace } from './first-place.tsx';
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
  /** False if the page shows the first place elsewhere. */
  readonly withFirst?: boolean;
  /** Called when the reader wants a word counted inside others too, or no longer. Without it, there is no such choice. */
  readonly onInside?: (isInside: boolean) => void;
}

/** How often a Hebrew or Greek word, a phrase or a Strong's number occurs, in all, by part and by book. */
export const Times = (props: TimesProps) => (
  <Counted key={JSON.stringify({ ...props.asked, isInside: undefined })} {...props} />
);

function Counted({ asked, scope = {}, withFirst = true, onInside }: TimesProps) {
  const isWord = 'word' in asked;
  const isInside = isWord && asked.isInside === true;
  const { times, data, isOutdated, error, isFetching, refetch } = useTimes(asked, scope);
  if (times === undefined) {
    if (error !== null && !isFetching)
      return <FailedLine message={text.failed} retry={() => void refetch()} />;
    return <Skeleton label={text.loading} bars={['h-6 w-48', 'h-48 w-full']} className="grid gap-2" />;
  }
  const name = nameOf(asked);
  return (
    <div aria-busy={isOutdated} className={isOutdated ? 'opacity-60' : undefined}>
      <TimesShown
        times={withFirst ? times : { ...times, first: null }}
        editions={data?.editions}
        name={name}
        question={text.question(name, isInside)}
        // A search finds whole words only, so no link leads to words inside others.
        search={isInside ? undefined : searchOf(asked, scope)}
        note={isGreek(asked) ? text.countsGreek : text.countsWritten}
      >
        {data?.asRead && <p className="text-ui">{text.asRead(data.asRead.more, data.asRead.fewer)}</p>}
        {isWord && onInside && (
          <CheckLabel>
            <input type="checkbox" checked={isInside} onChange={() => onInside(!isInside)} />
            {text.inside}
          </CheckLabel>
        )}
        {data?.words && isWord && (
          <UsesOfLetters letters={asked.word} words={data.words} times={data.times} />
        )}
      </TimesShown>
    </div>
  );
}

const isGreek = (asked: TimesAsked): boolean => {
  if ('value' in asked) return scriptOf(asked.method) === 'greek';
  return 'number' in asked ? asked.number.startsWith('G') : languageOf(asked.word) === 'grc';
};

interface TimesShownProps {
  readonly times: Omit<NamedTimes, 'first'> & { readonly first?: NamedTimes['first'] };
  /** Unknown until the API has answered. Until then, the times cannot be saved or cited. */
  readonly editions: WordCountAnswer['editions'] | undefined;
  /** What is counted, as a file is named by it: `שבת`, `H7676`, `God`. */
  readonly name: string;
  readonly question: string;
  readonly search?: PlacesSearch | undefined;
  /** What counts as a time. */
  readonly note: string;
  readonly children?: ReactNode;
}

/**
 * Times that are known already: a sentence, a table with bars by part and book, a file and citations.
 */
export function TimesShown({ times, editions, name, question, search, note, children }: TimesShownProps) {
  const answer = text.inVerses(times.times, times.verses);
  return (
    <section aria-label={text.title} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-lead">
          <MixedText>{`${name}: ${answer}`}</MixedText>
        </span>
        {times.first && <FirstPlace first={times.first} />}
      </p>
      {children}
      {times.times === 0 ? <p>{text.none}</p> : <TimesTable times={times} search={search} />}
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
