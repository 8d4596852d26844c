import { useQuery } from '@tanstack/react-query';
import type { LexiconEntry as Entry } from '../../../domain/contract/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { withMarks } from '../../shared/scripture/marks.ts';
import { lexiconText } from '../../text/verse/lexicon-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { lexiconQueries } from './lexicon-queries.ts';

const TIMES = lazyPart(() => import('../times/lazy.ts'), 'Times');

interface LexiconEntryProps {
  readonly strongsNumber: string;
  readonly language: 'he' | 'arc' | 'grc';
}

export function LexiconEntry({ strongsNumber, language }: LexiconEntryProps) {
  const { data, error, isFetching, refetch } = useQuery(lexiconQueries.entry(strongsNumber));
  if (data !== undefined) {
    return (
      <>
        <Loaded entry={data} language={language} />
        <div className="mt-2 border-t border-line pt-2">
          <LazyPart
            part={TIMES}
            props={{ asked: { number: strongsNumber } }}
            pending={<span className="skeleton h-56 w-full" />}
          />
        </div>
      </>
    );
  }
  if (error !== null && !isFetching) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{error instanceof ApiError ? error.message : lexiconText.failed}</p>
        {error instanceof ApiError && error.isTemporary && (
          <Button onClick={() => void refetch()}>{lexiconText.retry}</Button>
        )}
      </div>
    );
  }
  return (
    <Skeleton
      label={lexiconText.loading}
      bars={['h-6 w-40', 'h-10 w-full', 'h-24 w-full']}
      className="grid gap-2"
    />
  );
}

/** Replaces `[idiom]` and `[phrase]` in the data by the signs that Strong's dictionary prints, × and +. */
const readable = (text: string) => text.replaceAll('[idiom] ', '× ').replaceAll('[phrase] ', '+ ');

function Loaded({ entry, language }: { readonly entry: Entry; readonly language: 'he' | 'arc' | 'grc' }) {
  const { lemma, transliteration, pronunciation, definition, derivation, usage, glosses } = entry;
  const sound = [
    transliteration,
    pronunciation === null ? null : `(${pronunciation.replaceAll("'", '’')})`,
  ].filter(Boolean);
  return (
    <div className="grid gap-2">
      <p>
        <bdi lang={language} className="text-lead">
          {withMarks(lemma, 'accents')}
        </bdi>{' '}
        <span className="text-muted">{sound.join(' ')}</span>
      </p>
      {definition !== null && <p>{definition}</p>}
      {derivation !== null && <Fact name={lexiconText.derivation}>{derivation}</Fact>}
      {usage !== null && <Fact name={lexiconText.kjv}>{readable(usage)}</Fact>}
      {glosses.map(({ edition, editionName, gloss }) => (
        <Fact key={edition} name={editionName}>
          {gloss}
        </Fact>
      ))}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <p className="text-meta">
      <span className="text-muted">{`${name}: `}</span>
      {children}
    </p>
  );
}
