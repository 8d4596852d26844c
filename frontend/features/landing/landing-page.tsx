import { Link } from '@tanstack/react-router';
import { METHOD_IDS } from '../../../domain/gematria/method-types.ts';
import { recentPlaces } from '../../shared/recent-places.ts';
import { BRAND } from '../../ui/brand.ts';
import { formatValue } from '../../ui/format-value.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sum } from '../../ui/sum.tsx';
import { EXAMPLES, HERO } from './showcase.ts';

const FIRST_VERSE = { book: 'psalms', chapter: '23', verse: '3' } as const;

const FEATURES = [
  {
    title: 'Original language texts',
    text: 'The Hebrew Bible with vowels and accents, the Greek New Testament, the King James Version beside them.',
  },
  {
    title: 'Gematria analysis, standard and ordinal',
    text: `The value of every word, verse and chapter, by ${METHOD_IDS.length} methods, each with its source.`,
  },
  {
    title: 'Interlinear display',
    text: 'Under each word its sound and, in Hebrew, its meaning, its Strong’s number and its form.',
  },
  {
    title: 'Advanced search by text or gematria value',
    text: 'Words and phrases in three languages; verses, words and runs of words by their value, beside what chance would give.',
  },
  {
    title: 'Kabbalistic insights',
    text: 'What tradition reads in the verses of the Torah, each with its source and its numbers counted again.',
  },
  {
    title: 'Verse comparisons of similar values',
    text: 'The verses whose value comes nearest to the one you read, and its words in a chart.',
  },
  {
    title: 'Study notes with export',
    text: 'Your own notes on any verse, kept while you type, seen by nobody else; out and in again as a file.',
  },
];

/** The landing page. It explains the application with Genesis 1:1. */
export function LandingPage() {
  return (
    <div className="page landing">
      <section className="hero">
        <PageHeading title={BRAND}>Read a verse by its words and its numbers</PageHeading>
        <p className="hero-lead">
          In Hebrew and Greek every letter is also a number. Read the Bible in its own languages, word by
          word, with the value of each.
        </p>
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
            Start Exploring
          </Link>
          <ContinueLink />
        </div>
        <HeroVerse />
      </section>
      <section className="landing-section" aria-labelledby="examples">
        <h2 id="examples">Three worked examples</h2>
        <ul className="landing-columns">
          {EXAMPLES.map(({ title, text, lang, parts, total, place, reference }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 mb-3 text-ui text-muted">{text}</p>
              <Sum parts={parts} total={total} lang={lang} />
              <p className="mt-3 text-ui">
                <Link to="/explorer/$book/$chapter/$verse" params={place} className="inline-block py-1">
                  {`Read ${reference}`}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="landing-section" aria-labelledby="features">
        <h2 id="features">What is here</h2>
        <ul className="landing-columns landing-pairs">
          {FEATURES.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ui text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="hero">
        <p className="hero-lead">One verse is enough to begin with.</p>
        <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
          Begin Your Study
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
        <span className="sr-only">Total: </span>
        {formatValue(HERO.total)}
      </p>
      <figcaption className="text-ui text-muted">
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={{ book: 'genesis', chapter: '1', verse: '1' }}
          className="inline-block py-1"
        >
          Genesis 1:1
        </Link>
        {' · '}
        <Link to="/methods/$methodId" params={{ methodId: 'HEBREW_STANDARD' }} className="inline-block py-1">
          Hebrew Standard
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
        Continue at <bdi>{last.reference}</bdi>
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
  { to: '/insights', label: 'Insights' },
  { to: '/bible', label: 'Books' },
  { to: '/methods', label: 'Methods' },
  { to: '/about', label: 'About the texts' },
  { to: '/help', label: 'Help' },
] as const;
