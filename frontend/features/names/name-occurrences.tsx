import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { formatValue } from '../../ui/format-value.ts';
import { FoundVerse } from './found-verse.tsx';

type Occurrences = NameAnalysis['occurrences'][number];

/** The number of verses of each text that are shown before the reader asks for more. */
const SHOWN_VERSES = 4;

const TEXTS = {
  hebrew: { name: 'the Hebrew text', lang: 'he' },
  greek: { name: 'the Greek New Testament', lang: 'grc' },
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
          ? `No word of ${by === 'strongs' ? 'this number' : 'these letters'} in ${name}`
          : `${formatValue(total)} ${total === 1 ? 'verse' : 'verses'} of ${name}`}
      </h4>
      <p className="text-ui text-muted">
        {by === 'strongs' ? (
          `Every word of ${forms.join(', ')}, in any spelling and with any prefix.`
        ) : (
          <>
            {'Every word of the letters '}
            <bdi lang={lang}>{forms.join(', ')}</bdi>, whoever or whatever it names
            {script === 'hebrew' ? '; words with prefixes are not among them.' : '.'}
          </>
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
            {`Show ${verses.length - shown.length} more`}
          </button>
        )}
        {total > verses.length && (
          <Link
            to="/search"
            search={{ term: forms.map((form) => (form.includes(' ') ? `"${form}"` : form)).join(' OR ') }}
            className="control control-lined"
          >
            {`Search for all ${formatValue(total)}`}
          </Link>
        )}
      </p>
    </section>
  );
}
