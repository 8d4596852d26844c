import { Link } from '@tanstack/react-router';
import { MethodName } from '../../shared/method-name.tsx';
import { recentPlaces } from '../../shared/recent-places.ts';
import { landingText } from '../../text/landing.ts';
import { BRAND } from '../../ui/brand.ts';
import { NumberLink } from '../../ui/number-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Sum } from '../../ui/sum.tsx';
import { EXAMPLES, HERO } from './showcase.ts';

const FIRST_CHAPTER = { book: 'genesis', chapter: '1' } as const;
const FIRST_VERSE = { book: 'psalms', chapter: '23', verse: '3' } as const;

/** The landing page. It explains the application with Genesis 1:1. */
export function LandingPage() {
  return (
    <div className="page max-w-tools">
      <section className="grid justify-items-start gap-5 py-4 md:pt-8">
        <PageHeading title={BRAND}>{landingText.title}</PageHeading>
        <p className="max-w-[40rem] text-lead leading-normal text-balance text-muted">{landingText.lead}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
            {landingText.start}
          </Link>
          <ContinueLink />
          <Link to="/explorer/$book/$chapter" params={FIRST_CHAPTER} className="control text-accent">
            {landingText.examples.read(landingText.firstChapter)}
          </Link>
        </div>
        <HeroVerse />
      </section>
      <section className="border-b border-line py-10" aria-labelledby="examples">
        <h2 id="examples" className="text-h3 font-medium">
          {landingText.examples.title}
        </h2>
        <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
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
      <section className="border-b border-line py-10" aria-labelledby="features">
        <h2 id="features" className="text-h3 font-medium">
          {landingText.features.title}
        </h2>
        <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {landingText.features.list.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ui text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid justify-items-start gap-5 pt-4 pb-10 md:pt-8 md:pb-14">
        <p className="max-w-[40rem] text-lead leading-normal text-balance text-muted">
          {landingText.closing}
        </p>
        <Link to="/explorer/$book/$chapter/$verse" params={FIRST_VERSE} className="control control-primary">
          {landingText.begin}
        </Link>
      </section>
      <Footer />
    </div>
  );
}

const SOF_PASUQ = '׃';

/** Genesis 1:1 with the value of every word. */
function HeroVerse() {
  return (
    <figure className="mt-6 grid w-full justify-items-center border-y border-line pt-8 pb-6">
      <ol dir="rtl" className="flex flex-wrap justify-center gap-x-4 gap-y-4 lg:gap-x-5">
        {HERO.words.map(({ text, gloss, value }) => (
          <li key={text} className="grid justify-items-center leading-[1.3]">
            <span lang="he" className="relative text-[clamp(1.875rem,0.3rem+3.2vw,2.75rem)] leading-[1.75]">
              {text.replace(SOF_PASUQ, '')}
              {/* The sign at the end of the verse is outside, so that its word is above the middle of its value. */}
              {text.endsWith(SOF_PASUQ) && <span className="absolute start-full">{SOF_PASUQ}</span>}
            </span>
            <span lang="en" dir="ltr" className="text-lead font-semibold text-accent tabular-nums">
              <NumberLink value={value} />
            </span>
            <span lang="en" dir="ltr" className="text-meta text-muted">
              {gloss}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-numeral leading-[1.1] font-semibold text-accent tabular-nums">
        <span className="sr-only">{landingText.total}</span>
        <NumberLink value={HERO.total} />
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
          <MethodName id="HEBREW_STANDARD" />
        </Link>
      </figcaption>
    </figure>
  );
}

/** A link to the place that the reader visited last, if there is one and the link beside it does not lead there. */
function ContinueLink() {
  const [last] = recentPlaces();
  if (last === undefined || last.path === `/explorer/${FIRST_CHAPTER.book}/${FIRST_CHAPTER.chapter}`)
    return null;
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
