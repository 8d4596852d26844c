import { Link } from '@tanstack/react-router';
import type { HeatLink } from '../../addresses/heat-address.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';

const { name, lemma, multiples } = heatText.worked;

interface WorkedQuestion {
  readonly search: HeatLink & { readonly ask: string };
  readonly label: string;
  /** What the picture shows. A test counts it. */
  readonly sentence: string;
}

/** Questions for a reader who has none yet. The first one is shown until the reader asks. */
export const WORKED: readonly [WorkedQuestion, ...WorkedQuestion[]] = [
  { search: { ask: 'spelling.יהוה' }, ...name },
  { search: { ask: 'lemma.G26' }, ...lemma },
  { search: { ask: 'verse.multiple-of-37' }, ...multiples },
];

export function WorkedQuestions() {
  return (
    <section aria-label={heatText.worked.title} className="no-print">
      <h2 className="text-ui font-medium">{heatText.worked.title}</h2>
      <ul className="mt-1 grid gap-x-8 gap-y-3 md:grid-cols-3">
        {WORKED.map(({ search, label, sentence }) => (
          <li key={search.ask} className="grid content-start justify-items-start gap-1.5">
            <Link to="/heat" search={search} resetScroll={false} className="control control-lined">
              <MixedText>{label}</MixedText>
            </Link>
            <p className="text-ui text-muted">
              <MixedText>{sentence}</MixedText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
