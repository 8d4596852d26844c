import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { timesText } from '../../text/search/times-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { FirstPlace } from './first-place.tsx';
import { nameOf, placesLink, searchOf } from './places-search.ts';
import { type TimesAsked, timesQueries } from './times-queries.ts';

const text = timesText;

interface TimesLineProps {
  readonly asked: TimesAsked;
  /** With the times in each part of the Bible. */
  readonly withParts?: boolean;
  /** Without the name of what is counted, where that stands beside it. */
  readonly isBare?: boolean;
}

/**
 * One line: how often something occurs, its first place, and the way to all places in the order of the Bible. It is
 * empty, with its height, until the answer is there, and if it fails.
 */
export function TimesLine({ asked, withParts = false, isBare = false }: TimesLineProps) {
  const { data } = useQuery(timesQueries.count(asked));
  const parts = data?.parts.filter(({ times }) => times > 0) ?? [];
  return (
    <p className="flex min-h-8 flex-wrap items-baseline gap-x-4 gap-y-1 text-ui">
      {data !== undefined && (
        <>
          <span>
            {!isBare && <MixedText>{`${nameOf(asked)}: `}</MixedText>}
            {text.inVerses(data.times, data.verses)}
            {withParts && parts.length > 0 && (
              <span className="text-muted">{` (${text.byPart(parts)})`}</span>
            )}
          </span>
          {data.first !== null && (
            <>
              <FirstPlace first={data.first} />
              <Link {...placesLink(searchOf(asked, {}))} preload={false} className="inline-block min-h-6">
                {text.all}
              </Link>
            </>
          )}
        </>
      )}
    </p>
  );
}
