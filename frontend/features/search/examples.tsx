import { Link } from '@tanstack/react-router';
import type { SearchLink } from '../../addresses/search-address.ts';
import { heatLinkText } from '../../text/instruments/heat-link-text.ts';
import { searchText } from '../../text/search/search-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { linkOf, type SearchAddress } from './use-address.ts';

interface Example {
  readonly label: string;
  readonly address: SearchAddress;
}

const text = searchText.examples;
const byText = (label: string, search: SearchLink): Example => ({
  label,
  address: { value: undefined, search },
});
const byValue = (label: string, value: string, search: SearchLink): Example => ({
  label,
  address: { value, search },
});

export const TEXT_EXAMPLES: readonly Example[] = [
  byText(text.phrase, { term: text.phraseTerm }),
  byText(text.group, { term: 'light', group: 'gospels' }),
  byText(text.hebrew, { term: 'אלהים', group: 'torah' }),
];

export const VALUE_EXAMPLES: readonly Example[] = [
  byValue(text.verses, '2701', { method: ['HEBREW_STANDARD'] }),
  byValue(text.phrases, '913', { unit: 'span', method: ['HEBREW_STANDARD'], group: 'torah' }),
  byValue(text.words, '888', { unit: 'word', method: ['GREEK_STANDARD'] }),
];

export function Examples({ examples }: { readonly examples: readonly Example[] }) {
  return (
    <>
      <section aria-label={text.title} className="mt-4">
        <h2 className="text-ui font-medium">{text.title}</h2>
        <ul className="mt-1 flex flex-wrap gap-2">
          {examples.map(({ label, address }) => (
            <li key={label}>
              <Link {...linkOf(address)} className="control control-lined">
                <MixedText>{label}</MixedText>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Link to="/heat" preload={false} className="control -ms-3.5 mt-1 text-accent">
        {heatLinkText.map}
      </Link>
    </>
  );
}
