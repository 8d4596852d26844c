import { Link } from '@tanstack/react-router';
import { BRAND } from '../../brand.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Verses that show what the explorer does: a verse read by its words, one by its numbers, one in Greek. */
const EXAMPLES = [
  { reference: 'Psalm 23:3', book: 'psalms', chapter: '23', verse: '3', what: 'a short verse to begin with' },
  { reference: 'Genesis 1:1', book: 'genesis', chapter: '1', verse: '1', what: 'the first words, in Hebrew' },
  {
    reference: 'John 1:1',
    book: 'john',
    chapter: '1',
    verse: '1',
    what: 'the first words of John, in Greek',
  },
] as const;

/** The first page, until the landing page of the specification takes its place. */
export function LandingPage() {
  return (
    <div className="page max-w-[45rem]">
      <PageHeading title={BRAND}>Read a verse by its words and its numbers</PageHeading>
      <p className="mt-4 text-lead">
        The whole Bible in Hebrew, Greek and English: every Hebrew word with its sound, its meaning and its
        value, every Greek word with its sound and its value.
      </p>
      <p className="mt-8">
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={{ book: 'psalms', chapter: '23', verse: '3' }}
          className="control control-lined"
        >
          Start Exploring
        </Link>
      </p>
      <ul className="mt-8 border-t border-line">
        {EXAMPLES.map(({ reference, what, ...params }) => (
          <li key={reference} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-3">
            <Link to="/explorer/$book/$chapter/$verse" params={params}>
              {reference}
            </Link>
            <span className="text-ui text-muted">{what}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
