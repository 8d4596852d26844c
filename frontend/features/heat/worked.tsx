import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { HeatLink } from '../../addresses/heat-address.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';

const { title, name, lemma, multiples } = heatText.worked;

interface WorkedQuestion {
  readonly search: HeatLink & { readonly ask: string };
  readonly label: string;
  /** What its picture shows. A test counts it. */
  readonly sentence: string;
}

/** Questions for a reader who has none yet. The first one is shown until the reader asks. */
export const WORKED: readonly [WorkedQuestion, ...WorkedQuestion[]] = [
  { search: { ask: 'spelling.יהוה' }, ...name },
  { search: { ask: 'lemma.G26' }, ...lemma },
  { search: { ask: 'verse.multiple-of-37' }, ...multiples },
];

/**
 * The worked questions, with what the picture of the asked one shows. Nothing if the reader asks another question. They
 * are not drawn again at each key.
 */
export const WorkedQuestions = memo(function WorkedQuestions({ asked }: { readonly asked: string }) {
  const shown = WORKED.find(({ search }) => search.ask === asked);
  if (shown === undefined) return null;
  return (
    <section aria-label={title} className="mt-3">
      <h2 className="no-print text-meta text-muted">{title}</h2>
      <ul className="no-print mt-1 flex flex-wrap gap-2">
        {WORKED.map(({ search, label }) => (
          <li key={search.ask}>
            <Link
              to="/heat"
              search={search}
              resetScroll={false}
              aria-current={search === shown.search ? 'true' : undefined}
              className="control control-lined [&[aria-current]]:border-accent [&[aria-current]]:bg-selected [&[aria-current]]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <MixedText>{shown.sentence}</MixedText>
      </p>
    </section>
  );
});
