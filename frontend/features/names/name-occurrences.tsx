import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { FoundVerse } from './found-verse.tsx';

type Occurrences = NameAnalysis['occurrences'][number];

const SHOWN_VERSES = 4;

const { texts, byHebrewLetters, byGreekLetters } = namesText.occurrences;

const TEXTS = {
  hebrew: { name: texts.hebrew, lang: 'he', byLetters: byHebrewLetters },
  greek: { name: texts.greek, lang: 'grc', byLetters: byGreekLetters },
} as const;

export function NameOccurrences({ occurrences }: { readonly occurrences: readonly Occurrences[] }) {
  return (
    <div className="mt-1 grid grid-cols-1 gap-x-12 md:grid-cols-2">
      {occurrences.map((one) => (
        <Text key={one.script} occurrences={one} />
      ))}
    </div>
  );
}

function Text({ occurrences }: { readonly occurrences: Occurrences }) {
  const { script, by, forms, total, verses } = occurrences;
  const { name, lang, byLetters } = TEXTS[script];
  const [showsMore, setShowsMore] = useState(false);
  const none = by === 'strongs' ? namesText.occurrences.noNumber : namesText.occurrences.noLetters;
  const title = total === 0 ? none(name) : namesText.occurrences.verses(total, name);
  const shown = showsMore ? verses : verses.slice(0, SHOWN_VERSES);
  return (
    <Section as="h4" title={title} look="font-semibold" className="mt-3 min-w-0">
      <p className="text-ui text-muted">
        {by === 'strongs' ? (
          namesText.occurrences.byNumber(forms.join(', '))
        ) : (
          <RichText
            text={byLetters(forms.join(', '))}
            parts={{ forms: (words) => <bdi lang={lang}>{words}</bdi> }}
          />
        )}
      </p>
      <ol className="mt-1">
        {shown.map((verse) => (
          <FoundVerse key={`${verse.reference} ${verse.originalReference}`} verse={verse} />
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {shown.length < verses.length && (
          <button type="button" className="control control-lined" onClick={() => setShowsMore(true)}>
            {namesText.occurrences.more(verses.length - shown.length)}
          </button>
        )}
        {total > verses.length && (
          <Link
            to="/search"
            search={{ term: forms.map((form) => (form.includes(' ') ? `"${form}"` : form)).join(' OR ') }}
            className="control control-lined"
          >
            {namesText.occurrences.all(formatValue(total))}
          </Link>
        )}
      </p>
    </Section>
  );
}
