import type { ValueHit } from '../../../domain/contract/index.ts';
import { foundWordText } from '../../text/verse/found-word-text.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
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
