import { Link } from '@tanstack/react-router';
import type { GematriaScript } from '../../../domain/gematria/index.ts';
import type { CalculatorSearch } from '../../addresses/calculator.ts';
import { MixedText } from '../../ui/mixed-text.tsx';

interface Example {
  readonly label: string;
  readonly search: Partial<CalculatorSearch>;
}

const EXAMPLES: Readonly<Record<GematriaScript, readonly Example[]>> = {
  hebrew: [
    { label: 'שלום, peace', search: { word: 'שלום' } },
    { label: 'בראשית ברא אלהים, in the beginning God created', search: { text: 'בראשית ברא אלהים' } },
    { label: 'משיח, anointed, beside נחש, serpent', search: { word: 'משיח', with: 'נחש' } },
    {
      label: 'יהוה with its letters’ names spelled out',
      search: { word: 'יהוה', method: 'HEBREW_MILUI', milui: 'av' },
    },
  ],
  greek: [
    { label: 'Ἰησοῦς, Jesus', search: { script: 'greek', word: 'Ἰησοῦς' } },
    {
      label: 'ἐν ἀρχῇ ἦν ὁ λόγος, in the beginning was the word',
      search: { script: 'greek', text: 'ἐν ἀρχῇ ἦν ὁ λόγος' },
    },
    { label: 'ἀγάπη, love, beside θέλημα, will', search: { script: 'greek', word: 'ἀγάπη', with: 'θέλημα' } },
  ],
};

/** Examples that the reader can try, shown while both fields are empty. */
export function Examples({ script }: { readonly script: GematriaScript }) {
  return (
    <section aria-label="Examples" className="mt-8">
      <p className="text-ui text-muted">
        Values appear as you type: every method, letter by letter, and where in Scripture they stand. To try:
      </p>
      <ul className="mt-2 grid gap-1">
        {EXAMPLES[script].map(({ label, search }) => (
          <li key={label}>
            <Link to="/calculator" search={search} resetScroll={false} className="inline-block py-1">
              <MixedText>{label}</MixedText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
