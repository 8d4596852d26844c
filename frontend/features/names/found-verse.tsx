import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FoundVerse as Verse } from '../../../domain/contract/index.ts';
import { placeParams } from '../verse/place.ts';

interface FoundVerseProps {
  readonly verse: Verse;
  /** What stands beside the reference. */
  readonly children?: ReactNode;
}

/** A verse as an item of a list: its link, its English text and the original. */
export function FoundVerse({ verse, children }: FoundVerseProps) {
  const { reference, originalReference, text, hebrewText, greekText } = verse;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 text-ui">
        <Link to="/explorer/$book/$chapter/$verse" params={placeParams(verse)} className="py-0.5 font-medium">
          <bdi>{reference}</bdi>
        </Link>
        {originalReference !== null && (
          <span className="text-meta text-muted">
            Hebrew <bdi>{originalReference}</bdi>
          </span>
        )}
        {children}
      </div>
      {hebrewText !== null && (
        <p lang="he" dir="rtl" className="scripture-run mt-1">
          {hebrewText}
        </p>
      )}
      {greekText !== null && (
        <p lang="grc" className="scripture-run mt-1">
          {greekText}
        </p>
      )}
      {text !== '' && (
        <p lang="en" className="mt-1 text-ui">
          {text}
        </p>
      )}
    </li>
  );
}
