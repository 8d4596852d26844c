import type { ValueHit } from '../../../domain/contract/index.ts';
import { foundWordText } from '../../text/verse/found-word-text.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { ScriptureText } from './scripture.tsx';
import { StrongsLink } from './strongs-link.tsx';

interface FoundWordProps {
  readonly word: NonNullable<ValueHit['word']>;
}

export function FoundWord({ word: { translation, strongsNumber } }: FoundWordProps) {
  return (
    <span lang="en">
      <ShownEnglish text={translation ?? foundWordText.noMeaning} />
      {strongsNumber !== null && (
        <span className="ms-2 text-meta text-muted">
          <StrongsLink number={strongsNumber} />
        </span>
      )}
    </span>
  );
}

/** The English of what a search by value found: the meaning of a word or phrase, otherwise the verse. */
export function FoundEnglish({ hit: { word, span, text } }: { readonly hit: ValueHit }) {
  if (word !== undefined) return <FoundWord word={word} />;
  if (span?.meaning === undefined) return <ScriptureText lang="en" text={text} />;
  return (
    <span lang="en">
      <ShownEnglish text={span.meaning} />
    </span>
  );
}
