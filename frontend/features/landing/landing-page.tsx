import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { MORE } from '../../shared/settings/screens.ts';
import { landingText } from '../../text/site/landing-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { useNear } from '../../ui/use-near.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { LiveVerse } from './live-verse.tsx';

const FIRST_CHAPTER = { book: 'genesis', chapter: '1' } as const;
const FIRST_VERSE = { book: 'psalms', chapter: '23', verse: '3' } as const;

export function LandingPage() {
  return (
    <div className="page">
      <section className="grid justify-items-start gap-5 py-4 md:pt-8">
        <PageHeading title={BRAND}>{landingText.title}</PageHeading>
        <p className="max-w-[45rem] text-lead leading-normal text-balance text-muted">{landingText.lead}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
            {landingText.start}
          </Link>
          <ContinueLink />
          <Link to="/explorer/$book/$chapter" params={FIRST_CHAPTER} className="control text-accent">
            {landingText.read(landingText.firstChapter)}
          </Link>
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
        <ul className="mt-4 grid max-w-[45rem] gap-4">
          {landingText.features.list.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
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
    <section ref={section} className="border-t border-line py-10" aria-labelledby={id}>
      <h2 id={id} className="text-h3 font-medium">
        {title}
      </h2>
      <p className="mt-1 max-w-[40rem] text-muted">{text}</p>
      <div className={`mt-5 ${room}`}>{isNear && <LazyPart part={part} props={NO_PROPS} />}</div>
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
