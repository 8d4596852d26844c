import { Link } from '@tanstack/react-router';
import type { GematriaScript } from '../../../domain/gematria/index.ts';
import type { CalculatorSearch } from '../../addresses/calculator-address.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';

const text = calculatorText.examples;

interface Example {
  readonly label: string;
  readonly search: Partial<CalculatorSearch>;
}

const EXAMPLES: Readonly<Record<GematriaScript, readonly Example[]>> = {
  hebrew: [
    { label: text.peace, search: { word: 'שלום' } },
    { label: text.beginning, search: { text: text.beginningText } },
    { label: text.serpent, search: { word: 'משיח', with: 'נחש' } },
    {
      label: text.name,
      search: { word: 'יהוה', method: 'HEBREW_MILUI', milui: 'av' },
    },
  ],
  greek: [
    { label: text.jesus, search: { script: 'greek', word: 'Ἰησοῦς' } },
    {
      label: text.logos,
      search: { script: 'greek', text: text.logosText },
    },
    { label: text.love, search: { script: 'greek', word: 'ἀγάπη', with: 'θέλημα' } },
  ],
};

export function Examples({ script }: { readonly script: GematriaScript }) {
  return (
    <section aria-label={text.label} className="mt-8">
      <p className="text-ui text-muted">{text.lead}</p>
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
