import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WordCountAnswer } from '../../../domain/contract/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { FoundWord } from '../../shared/scripture/found-word.tsx';
import { withMarks } from '../../shared/scripture/marks.ts';
import { timesText } from '../../text/search/times-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { languageOf, MixedText } from '../../ui/words/mixed-text.tsx';
import { otherEntries } from './other-entries.ts';

const text = timesText.uses;
const SHOWN = 6;

interface UsesOfLettersProps {
  readonly letters: string;
  readonly words: NonNullable<WordCountAnswer['words']>;
  readonly times: number;
}

/** What the letters of a word stand for: each Strong's number with its meaning, times and first place. */
export function UsesOfLetters({ letters, words, times }: UsesOfLettersProps) {
  const other = otherEntries(letters, words);
  const [showsAll, setShowsAll] = useState(false);
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="text-ui text-muted">{text.title}</h3>
      <ul>
        {words.slice(0, showsAll ? words.length : SHOWN).map((word) => (
          <li
            key={word.strongsNumber}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1.5 text-ui"
          >
            <span className="min-w-8 text-end font-semibold tabular-nums">{formatValue(word.times)}</span>
            {word.headword !== null && (
              <bdi lang={languageOf(word.headword)} className="text-lead">
                {withMarks(word.headword, 'accents')}
              </bdi>
            )}
            <FoundWord word={word} />
            {word.timesOfNumber !== null && word.timesOfNumber > word.times && (
              <span className="text-meta text-muted">{text.ofNumber(word.timesOfNumber)}</span>
            )}
            <Link
              to="/explorer/$book/$chapter/$verse"
              params={placeParams(word)}
              hash={`w${word.addressWord}`}
              className="ms-auto py-1 text-meta"
            >
              <bdi>{word.reference}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {words.length > SHOWN && (
        <Button className="-ms-3.5" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.fewer : text.others(words.length - SHOWN)}
        </Button>
      )}
      {other !== null && (
        <p className="mt-2 max-w-[45rem] text-ui">
          <MixedText>
            {text.difference(times, other.own, other.numbers, other.others, other.places)}
          </MixedText>
        </p>
      )}
    </div>
  );
}
