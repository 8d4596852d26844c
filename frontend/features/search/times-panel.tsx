import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isBookId } from '../../../domain/canon/index.ts';
import type { SearchTimes, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { askedWords } from '../../../domain/counts/index.ts';
import { strongsNumber } from '../../../domain/lexicon/index.ts';
import { searchText } from '../../text/search/search-text.ts';
import { timesText } from '../../text/search/times-text.ts';
import { Times, type TimesAsked, TimesShown } from '../times/index.ts';
import { versionLabel } from './in-words.ts';
import type { TextQuestion } from './question.ts';
import { linkOf } from './use-address.ts';

const text = searchText.times;

export interface TimesPanelProps {
  readonly times: SearchTimes;
  readonly first: TextSearchAnswer['first'];
  readonly question: TextQuestion;
}

/** How often the searched words occur in each part and book. English words also as they are written. */
export function TimesPanel(now: TimesPanelProps) {
  // While the next answer is awaited, the times are still those of the question before.
  const [{ times, first, question }, setAnswered] = useState(now);
  if (now.times !== times) setAnswered(now);
  const asked = originalIn(now.question);
  const navigate = useNavigate();
  if (asked !== null) {
    const { testament, group, book, edition } = now.question;
    const showInside = (isInside: boolean) =>
      void navigate({
        ...linkOf({ value: undefined, search: { ...now.question, times: isInside ? 'inside' : 'open' } }),
        replace: true,
        resetScroll: false,
      });
    return <Times asked={asked} scope={{ testament, group, book, edition }} onInside={showInside} />;
  }
  const { term } = question;
  const books = times.books.flatMap(({ book, ...counts }) => (isBookId(book) ? [{ book, ...counts }] : []));
  return (
    <TimesShown
      times={{ ...times, books, first }}
      editions={times.editions}
      name={term}
      none={timesText.noneIn(times.editions.map(({ id }) => versionLabel(id)).join())}
      question={timesText.question(term, false)}
      search={{ search: { ...question, times: undefined } }}
      note={text.rule}
    >
      {times.forms.length > 1 && (
        <ul aria-label={text.forms} className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
          {times.forms.map(({ form, ...inForm }) => (
            <li key={form}>
              <strong className="font-semibold">{form}</strong>{' '}
              {timesText.inVerses(inForm.times, inForm.verses)}
            </li>
          ))}
        </ul>
      )}
    </TimesShown>
  );
}

/** The Hebrew or Greek words or the Strong's number of a search. Null for a search for English words. */
function originalIn({ term, times }: TextQuestion): TimesAsked | null {
  const number = strongsNumber(term);
  if (number !== null) return { number };
  return askedWords(term) === null ? null : { word: term.replaceAll('"', ''), isInside: times === 'inside' };
}
