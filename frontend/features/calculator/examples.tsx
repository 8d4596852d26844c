import { Link } from '@tanstack/react-router';
import type { GematriaScript } from '../../../domain/gematria/index.ts';
import type { CalculatorSearch } from '../../addresses/calculator.ts';
import { MixedText } from '../../ui/mixed-text.tsx';

interface Example {
  readonly says: string;
  readonly search: Partial<CalculatorSearch>;
}

const EXAMPLES: Readonly<Record<GematriaScript, readonly Example[]>> = {
  hebrew: [
    { says: 'שלום, peace', search: { word: 'שלום' } },
    { says: 'בראשית ברא אלהים, in the beginning God created', search: { text: 'בראשית ברא אלהים' } },
    { says: 'משיח, anointed, beside נחש, serpent', search: { word: 'משיח', with: 'נחש' } },
    {
      says: 'יהוה with its letters’ names spelled out',
      search: { word: 'יהוה', method: 'HEBREW_MILUI', milui: 'av' },
    },
  ],
  greek: [
    { says: 'Ἰησοῦς, Jesus', search: { script: 'greek', word: 'Ἰησοῦς' } },
    {
      says: 'ἐν ἀρχῇ ἦν ὁ λόγος, in the beginning was the word',
      search: { script: 'greek', text: 'ἐν ἀρχῇ ἦν ὁ λόγος' },
    },
    { says: 'ἀγάπη, love, beside θέλημα, will', search: { script: 'greek', word: 'ἀγάπη', with: 'θέλημα' } },
  ],
};

/** What may be tried while both fields are empty. */
export function Examples({ script }: { readonly script: GematriaScript }) {
  return (
    <section aria-label="Examples" className="mt-8">
      <p className="text-ui text-muted">
        Values appear as you type: every method, letter by letter, and where in Scripture they stand. To try:
      </p>
      <ul className="mt-2 grid gap-1">
        {EXAMPLES[script].map(({ says, search }) => (
          <li key={says}>
            <Link to="/calculator" search={search} resetScroll={false} className="inline-block py-1">
              <MixedText>{says}</MixedText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
