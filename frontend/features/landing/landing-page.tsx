import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { DEFAULT_METHODS } from '../../../domain/addresses/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { DEFAULT_VERSION } from '../../../domain/editions/index.ts';
import { STANDARD } from '../../../domain/gematria/standard.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { placeParams } from '../../shared/places/place.ts';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { MORE } from '../../shared/settings/screens.ts';
import { landingText } from '../../text/site/landing-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { useNear } from '../../ui/use-near.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { withGreekRoom } from '../../ui/words/room.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { Choices } from './choices.tsx';
import { FIRST_SHOWN, type ShownVerse, VERSES } from './showcase.ts';

const FIRST_CHAPTER = { book: 'genesis', chapter: '1' } as const;
const FIRST_VERSE = { book: 'psalms', chapter: '23', verse: '3' } as const;

/** In a wide window the words of a part stand beside what they are about. */
const HALVES = 'xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:items-start xl:gap-x-14';

export function LandingPage() {
  return (
    <div className="page">
      <section className={`py-4 md:pt-8 ${HALVES}`}>
        <div className="grid justify-items-start gap-5">
          <PageHeading title={BRAND}>{landingText.title}</PageHeading>
          <p className="max-w-[45rem] text-lead leading-normal text-balance text-muted">{landingText.lead}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Link
              to="/explorer/$book/$chapter/$verse"
              params={FIRST_VERSE}
              className="control control-primary"
            >
              {landingText.start}
            </Link>
            <ContinueLink />
            <Link to="/explorer/$book/$chapter" params={FIRST_CHAPTER} className="control text-accent">
              {landingText.read(landingText.firstChapter)}
            </Link>
          </div>
        </div>
        <LiveVerse />
      </section>
      {LIVE.map((one) => (
        <LiveSection key={one.id} {...one} />
      ))}
      <section className="border-t border-line py-10" aria-labelledby="features">
        <h2 id="features" className="text-h3 font-medium">
          {landingText.features.title}
        </h2>
        <ul className="mt-4 grid gap-x-14 gap-y-4 xl:grid-cols-2">
          {landingText.features.list.map(({ title, text, to }) => (
            <li key={title} className="max-w-[45rem]">
              <h3 className="font-semibold">
                <Link to={to as string} className="inline-block py-0.5">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-ui text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid justify-items-start gap-5 border-t border-line pt-10 pb-10">
        <p className="text-lead text-muted">{landingText.closing}</p>
        <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
          {landingText.begin}
        </Link>
      </section>
      <Footer />
    </div>
  );
}

const LIVE = [
  {
    id: 'number',
    ...landingText.number,
    part: lazyPart(() => import('./live-examples.ts'), 'LiveNumber'),
    room: 'min-h-88 md:min-h-70',
  },
  {
    id: 'words',
    ...landingText.words,
    part: lazyPart(() => import('./live-examples.ts'), 'LiveWords'),
    room: 'min-h-145 md:min-h-82',
  },
  {
    id: 'chance',
    ...landingText.chance,
    part: lazyPart(() => import('./live-examples.ts'), 'LiveChance'),
    room: 'min-h-80 md:min-h-62',
  },
  // It loads a megabyte of letters, so it is the last.
  {
    id: 'map',
    ...landingText.map,
    part: lazyPart(() => import('../heat/lazy.ts'), 'SmallMap'),
    room: 'min-h-160 md:min-h-140',
  },
] as const;

/**
 * A part of the landing page with its heading. Its space is reserved, so that nothing moves when the part appears.
 */
function LiveSection({
  id,
  title,
  text,
  part,
  room,
}: Pick<(typeof LIVE)[number], 'id' | 'title' | 'text' | 'part' | 'room'>) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, id);
  return (
    <section ref={section} className={`border-t border-line py-10 ${HALVES}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-h3 font-medium">
          {title}
        </h2>
        <p className="mt-1 max-w-[40rem] text-muted">{text}</p>
      </div>
      <div className={`max-xl:mt-5 ${room}`}>{isNear && <LazyPart part={part} props={NO_PROPS} />}</div>
    </section>
  );
}

const NO_PROPS = {};

function ContinueLink() {
  const [last] = recentPlaces();
  if (last === undefined || last.path === `/explorer/${FIRST_CHAPTER.book}/${FIRST_CHAPTER.chapter}`)
    return null;
  return (
    <Link to={last.path} className="control control-lined">
      <span>
        <RichText text={landingText.continueAt(last.reference)} />
      </span>
    </Link>
  );
}

function Footer() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-ui text-muted">
      <p>{`${BRAND} · ${new Date().getFullYear()}`}</p>
      <ul className="-mx-3.5 flex flex-wrap">
        {MORE.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="control">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}

const text = landingText.verse;

const queryOf = ({ book, ...place }: (typeof VERSES)[number]) =>
  verseQueries.detail(
    { ...place, book: bookById(book) },
    { methods: DEFAULT_METHODS, version: DEFAULT_VERSION, reading: 'ketiv', edition: undefined },
  );

const REFERENCES = VERSES.map(formatReference);

function LiveVerse() {
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
    <figure className="w-full max-xl:mt-6 max-xl:border-t max-xl:border-line max-xl:py-6">
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
  const method = STANDARD[isGreek ? 'greek' : 'hebrew'];
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
