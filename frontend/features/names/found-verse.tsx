import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NameVerse } from '../../../domain/contract/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { namesText } from '../../text/instruments/names-text.ts';

interface FoundVerseProps {
  readonly verse: NameVerse;
  readonly children?: ReactNode;
}

export function FoundVerse({ verse, children }: FoundVerseProps) {
  const { reference, originalReference, text, hebrewText, greekText, language } = verse;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 text-ui">
        <Link to="/explorer/$book/$chapter/$verse" params={placeParams(verse)} className="py-0.5 font-medium">
          <bdi>{reference}</bdi>
        </Link>
        {originalReference !== null && (
          <span className="text-meta text-muted">
            {greekText === null ? namesText.numbering.hebrew : namesText.numbering.greek}
            <bdi>{originalReference}</bdi>
          </span>
        )}
        {children}
      </div>
      {hebrewText !== null && <Scripture lang={language} text={hebrewText} className="scripture-run mt-1" />}
      {greekText !== null && <Scripture lang="grc" text={greekText} className="scripture-run mt-1" />}
      {text !== '' && <Scripture lang="en" text={text} className="mt-1 text-ui" />}
    </li>
  );
}
