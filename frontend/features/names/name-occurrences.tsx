import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { FoundVerse } from './found-verse.tsx';

type Occurrences = NameAnalysis['occurrences'][number];

/** The number of verses of each text that are shown before the reader asks for more. */
const SHOWN_VERSES = 4;

const TEXTS = {
  hebrew: { name: namesText.occurrences.texts.hebrew, lang: 'he' },
  greek: { name: namesText.occurrences.texts.greek, lang: 'grc' },
} as const;

/** The first verses with the name in each text, with a link to all of them. */
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
  const { name, lang } = TEXTS[script];
  const [showsMore, setShowsMore] = useState(false);
  const shown = showsMore ? verses : verses.slice(0, SHOWN_VERSES);
  return (
    <section aria-labelledby={`in-${script}`} className="mt-3 min-w-0">
      <h4 id={`in-${script}`} className="font-semibold">
        {total === 0
          ? (by === 'strongs' ? namesText.occurrences.noNumber : namesText.occurrences.noLetters)(name)
          : namesText.occurrences.verses(total, name)}
      </h4>
      <p className="text-ui text-muted">
        {by === 'strongs' ? (
          namesText.occurrences.byNumber(forms.join(', '))
        ) : (
          <RichText
            text={
              script === 'hebrew'
                ? namesText.occurrences.byHebrewLetters(forms.join(', '))
                : namesText.occurrences.byGreekLetters(forms.join(', '))
            }
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
    </section>
  );
}
