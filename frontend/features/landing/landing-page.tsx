import { Link } from '@tanstack/react-router';
import { methodLabel } from '../../shared/methods.ts';
import { recentPlaces } from '../../shared/recent-places.ts';
import { landingText } from '../../text/landing.ts';
import { formatValue } from '../../text/numbers.ts';
import { BRAND } from '../../ui/brand.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Sum } from '../../ui/sum.tsx';
import { EXAMPLES, HERO } from './showcase.ts';

const FIRST_VERSE = { book: 'psalms', chapter: '23', verse: '3' } as const;

/** The landing page. It explains the application with Genesis 1:1. */
export function LandingPage() {
  return (
    <div className="page max-w-tools">
      <section className="hero">
        <PageHeading title={BRAND}>{landingText.title}</PageHeading>
        <p className="hero-lead">{landingText.lead}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
            {landingText.start}
          </Link>
          <ContinueLink />
        </div>
        <HeroVerse />
      </section>
      <section className="landing-section" aria-labelledby="examples">
        <h2 id="examples">{landingText.examples.title}</h2>
        <ul className="landing-columns">
          {EXAMPLES.map(({ title, text, lang, parts, total, place, reference }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 mb-3 text-ui text-muted">{text}</p>
              <Sum parts={parts} total={total} lang={lang} />
              <p className="mt-3 text-ui">
                <Link to="/explorer/$book/$chapter/$verse" params={place} className="inline-block py-1">
                  {landingText.examples.read(reference)}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="landing-section" aria-labelledby="features">
        <h2 id="features">{landingText.features.title}</h2>
        <ul className="landing-columns landing-pairs">
          {landingText.features.list.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ui text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="hero">
        <p className="hero-lead">{landingText.closing}</p>
        <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
          {landingText.begin}
        </Link>
      </section>
      <Footer />
    </div>
  );
}

/** Genesis 1:1 with the value of every word. */
function HeroVerse() {
  return (
    <figure className="hero-verse">
      <ol dir="rtl" className="hero-words">
        {HERO.words.map(({ text, gloss, value }) => (
          <li key={text}>
            <span lang="he" className="hero-word">
              {text}
            </span>
            <span lang="en" dir="ltr" className="hero-value">
              {formatValue(value)}
            </span>
            <span lang="en" dir="ltr" className="text-meta text-muted">
              {gloss}
            </span>
          </li>
        ))}
      </ol>
      <p className="hero-total">
        <span className="sr-only">{landingText.total}</span>
        {formatValue(HERO.total)}
      </p>
      <figcaption className="text-ui text-muted">
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={{ book: 'genesis', chapter: '1', verse: '1' }}
          className="inline-block py-1"
        >
          {landingText.verse}
        </Link>
        {' · '}
        <Link to="/methods/$methodId" params={{ methodId: 'HEBREW_STANDARD' }} className="inline-block py-1">
          {methodLabel('HEBREW_STANDARD')}
        </Link>
      </figcaption>
    </figure>
  );
}

/** A link to the place that the reader visited last, if there is one. */
function ContinueLink() {
  const [last] = recentPlaces();
  if (last === undefined) return null;
  return (
    <Link to={last.path} className="control control-lined">
      <span>
        <RichText
          text={landingText.continueAt(last.reference)}
          parts={{ place: (words) => <bdi>{words}</bdi> }}
        />
      </span>
    </Link>
  );
}

function Footer() {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-4 text-ui text-muted">
      <p>{`${BRAND} · ${new Date().getFullYear()}`}</p>
      <ul className="-mx-3.5 flex flex-wrap">
        {FOOTER_LINKS.map(({ to, label }) => (
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

const FOOTER_LINKS = [
  { to: '/insights', label: landingText.footer.insights },
  { to: '/bible', label: landingText.footer.books },
  { to: '/methods', label: landingText.footer.methods },
  { to: '/about', label: landingText.footer.about },
  { to: '/help', label: landingText.footer.help },
] as const;
