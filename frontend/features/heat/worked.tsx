import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../domain/heat/index.ts';
import type { HeatLink } from '../../addresses/heat-address.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';

const { title, none, name, lemma, multiples } = heatText.worked;

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

/** The worked question that is shown, if the reader asks no other and no second one. */
export function workedOf(questions: readonly HeatQuestion[]): WorkedQuestion | undefined {
  const asked = questions.map(formatHeatQuestion).join(' ');
  return WORKED.find(({ search }) => search.ask === asked);
}

const ONE_PLACE = 'col-start-1 row-start-1';

interface WorkedQuestionsProps {
  readonly shown: WorkedQuestion | undefined;
}

/**
 * The worked questions, and the sentence of the one that is shown. All sentences have one place, which is as high as the
 * longest, so that the picture below does not move. They are not drawn again at each key.
 */
export const WorkedQuestions = memo(function WorkedQuestions({ shown }: WorkedQuestionsProps) {
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
              // Otherwise the link would also be current if a second question is asked with its question.
              activeOptions={{ exact: true }}
              aria-current={search === shown?.search ? 'true' : undefined}
              className="control control-lined [&[aria-current]]:border-accent [&[aria-current]]:bg-selected [&[aria-current]]:font-semibold"
            >
              <MixedText>{label}</MixedText>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 grid text-ui">
        {WORKED.map((worked) => (
          <p key={worked.label} className={`${ONE_PLACE} ${worked === shown ? '' : 'invisible'}`}>
            <MixedText>{worked.sentence}</MixedText>
          </p>
        ))}
        <p className={`${ONE_PLACE} no-print text-muted ${shown === undefined ? '' : 'invisible'}`}>{none}</p>
      </div>
    </section>
  );
});
