import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Loaded } from '../../ui/pages/loaded.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';
import { PlaceLink, WordLink } from './extremes.tsx';
import { statisticsQueries } from './statistics-queries.ts';

const text = statisticsText.words;

interface WordListProps {
  readonly answer: StatisticsAnswer;
  readonly search: StatisticsSearch;
}

const ONCE = 'words-once';

/** The different words of the chosen part, all or those that occur once. It is read when the reader comes near. */
export function WordList({ answer, search }: WordListProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const [chosen, setChosen] = useState<{ readonly of: string; readonly once: boolean } | null>(null);
  const once = chosen?.of === hash ? chosen.once : hash === ONCE;
  const row = answer.rows.find(({ id }) => id === answer.scope);
  const choices = [
    { isOnce: false, label: text.all(row?.distinctWords ?? 0) },
    { isOnce: true, label: text.once(row?.wordsOnce ?? 0) },
  ];
  return (
    <Section title={<span id="distinct-words">{text.title}</span>} className="mt-10">
      <p className="mt-1 text-ui text-muted">{text.lead}</p>
      <fieldset id={ONCE} aria-label={text.shown} className="no-print mt-2 flex flex-wrap gap-2">
        {choices.map(({ isOnce, label }) => (
          <Button
            key={label}
            aria-pressed={once === isOnce}
            className="control-lined aria-pressed:border-accent aria-pressed:bg-selected aria-pressed:font-semibold"
            onClick={() => setChosen({ of: hash, once: isOnce })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Words answer={answer} search={search} once={once} />
    </Section>
  );
}

function Words({ answer, search, once }: WordListProps & { readonly once: boolean }) {
  const { script, id } = answer.edition;
  const list = useRef<HTMLDivElement>(null);
  const isNear = useNear(list, 'statistics');
  const query = useInfiniteQuery({
    ...statisticsQueries.words(search, once, script),
    enabled: isNear,
    placeholderData: keepPreviousData,
  });
  return (
    <div ref={list} className="mt-3 min-h-96">
      <Loaded query={query} failed={text.failed} pending={PENDING}>
        {({ pages }) => (
          <>
            <ul className="grid gap-x-8 text-ui md:grid-cols-2 xl:grid-cols-3">
              {pages
                .flatMap(({ words }) => words)
                .map(({ times, first }) => (
                  <li
                    key={first.word?.letters}
                    className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1"
                  >
                    {first.word !== undefined && <WordLink word={first.word} script={script} edition={id} />}
                    {!once && <span className="text-muted tabular-nums">{text.times(times)}</span>}
                    <span className="ms-auto">
                      <PlaceLink place={first} edition={id} />
                    </span>
                  </li>
                ))}
            </ul>
            {query.hasNextPage && (
              <Button
                className="control-lined no-print mt-3"
                isOff={query.isFetching}
                onClick={() => void query.fetchNextPage()}
              >
                {text.more(
                  pages.reduce((sum, { words }) => sum + words.length, 0),
                  pages[0]?.count ?? 0,
                )}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const PENDING = <Skeleton label={statisticsText.loading} bars={['skeleton-late h-96 w-full']} />;
