import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DEFAULT_METHODS } from '../../../domain/addresses/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { DEFAULT_VERSION } from '../../../domain/editions/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { placeParams } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { landingText } from '../../text/site/landing-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { withGreekRoom } from '../../ui/words/room.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { Choices } from './choices.tsx';
import { FIRST_SHOWN, type ShownVerse, VERSES } from './showcase.ts';

const text = landingText.verse;

const queryOf = ({ book, ...place }: (typeof VERSES)[number]) =>
  verseQueries.detail(
    { ...place, book: bookById(book) },
    { methods: DEFAULT_METHODS, version: DEFAULT_VERSION, reading: 'ketiv', edition: undefined },
  );

const REFERENCES = VERSES.map(formatReference);

export function LiveVerse() {
  const queryClient = useQueryClient();
  const [chosen, choose] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(VERSES[chosen] ?? VERSES[0]),
    enabled: chosen > 0,
    placeholderData: keepPreviousData,
  });
  const isFirst = chosen === 0 || data === undefined;
  const place = isFirst ? VERSES[0] : data.verse;
  const reference = isFirst ? REFERENCES[0] : data.verse.reference;
  const { language, method, words, total } = isFirst ? FIRST_SHOWN : shownVerse(data);
  return (
    <figure className="mt-6 w-full border-t border-line py-6">
      <Choices
        label={text.choose}
        options={REFERENCES}
        chosen={chosen}
        onChoose={choose}
        onPointAt={(at) => {
          const verse = VERSES[at];
          if (at > 0 && verse !== undefined) void queryClient.prefetchQuery(queryOf(verse));
        }}
      />
      {error !== null && !isPlaceholderData && chosen > 0 ? (
        <div className="mt-6">
          <ErrorBox message={text.failed} detail={error.message} retry={() => void refetch()} />
        </div>
      ) : (
        <>
          <ol
            dir={language === 'he' ? 'rtl' : 'ltr'}
            className="mt-6 flex w-fit max-w-full flex-wrap gap-x-4 gap-y-4 lg:gap-x-5"
          >
            {words.map(({ text: word, meaning, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move.
              <li key={at} className="grid content-start justify-items-center leading-[1.3]">
                <span lang={language} className="text-[clamp(1.75rem,1.2rem+1.4vw,2.25rem)] leading-[1.75]">
                  {language === 'grc' ? withGreekRoom(word) : word}
                </span>
                <span lang="en" dir="ltr" className="text-lead font-semibold text-accent tabular-nums">
                  <NumberLink value={value} />
                </span>
                <span lang="en" dir="ltr" className="text-meta text-muted">
                  <ShownEnglish text={meaning} />
                </span>
              </li>
            ))}
            <li data-sum className="flex items-baseline gap-3 text-numeral leading-[1.4] text-accent">
              <span aria-hidden="true" className="text-h3 text-muted">
                {text.equals}
              </span>
              <span lang="en" dir="ltr" className="font-semibold tabular-nums">
                <span className="sr-only">{text.total}</span>
                <NumberLink value={total} />
              </span>
            </li>
          </ol>
          <figcaption className="mt-3 text-ui text-muted">
            <Link
              to="/explorer/$book/$chapter/$verse"
              params={placeParams(place)}
              className="inline-block py-1"
            >
              {reference}
            </Link>
            {' · '}
            <Link to="/methods/$methodId" params={{ methodId: method }} className="inline-block py-1">
              <MethodName id={method} />
            </Link>
          </figcaption>
        </>
      )}
    </figure>
  );
}

function shownVerse({ verse, words, totalValues }: VerseAnalysis): ShownVerse {
  const isGreek = verse.language === 'grc';
  const method = isGreek ? 'GREEK_STANDARD' : 'HEBREW_STANDARD';
  const valueIn = (values: VerseAnalysis['totalValues']) =>
    values.find((value) => value.method === method)?.value ?? null;
  return {
    language: isGreek ? 'grc' : 'he',
    method,
    words: words.map(({ word, gematriaValues }) => ({
      text: word.originalText,
      meaning: word.translation ?? '–',
      value: valueIn(gematriaValues),
    })),
    total: valueIn(totalValues),
  };
}
