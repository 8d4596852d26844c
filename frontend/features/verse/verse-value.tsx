import { useEffect, useState } from 'react';
import type { MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import { addsUp, reasonForNoValue } from '../../shared/methods/methods.ts';
import { variantNote } from '../../shared/scripture/words.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { scriptOf } from '../analysis/index.ts';
import type { SameValueProps } from './same-value.tsx';

const SAME = lazyPart(() => import('./same-value.tsx'), 'SameValue');

/**
 * The time in milliseconds for which the reader must stay at a verse before the verses with the same value are counted.
 * Readers who step through a chapter cause no searches.
 */
const STAY_MS = 400;

const text = verseText.value;

interface VerseValueProps {
  readonly analysis: VerseAnalysis;
  readonly total: MethodValue | undefined;
}

export function VerseValue({ analysis, total }: VerseValueProps) {
  const { verse, words } = analysis;
  const reason = total && reasonForNoValue(total.method, total.value, scriptOf(verse));
  const value = total?.value ?? null;
  const note = variantNote(words);
  return (
    <div className="text-ui text-muted">
      {reason && <p>{reason}</p>}
      {total !== undefined && value !== null && !addsUp(words, total) && <p>{wordsText.noSum}</p>}
      {note !== null && (
        <>
          <ReadingChoice reading={verse.reading} />
          <p className="max-w-[34rem] text-meta">{note}</p>
        </>
      )}
      {total !== undefined && value !== null && (
        <Same key={`${verse.reference} ${total.method}`} verse={verse} value={value} method={total.method} />
      )}
    </div>
  );
}

function ReadingChoice({ reading }: { readonly reading: 'ketiv' | 'qere' }) {
  const change = useChangeSearch();
  const isQere = reading === 'qere';
  return (
    <p>
      {isQere ? text.asRead : text.asWritten}
      <button
        type="button"
        className="no-print ms-3 min-h-7 cursor-pointer text-accent underline underline-offset-4"
        onClick={() => change({ reading: isQere ? 'ketiv' : 'qere' })}
      >
        {isQere ? text.countWritten : text.countRead}
      </button>
    </p>
  );
}

const COUNTING = <p className="text-muted">{verseText.same.counting}</p>;

/**
 * The links to the same value. Space for a line and for a sentence of two lines is reserved, so that nothing moves when they
 * have loaded.
 */
function Same(props: Omit<SameValueProps, 'pending'>) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="no-print min-h-19 leading-7">
      {stays ? <LazyPart part={SAME} props={{ ...props, pending: COUNTING }} pending={COUNTING} /> : COUNTING}
    </div>
  );
}
