import { memo } from 'react';
import { SEARCH_GROUPS } from '../../../domain/canon/index.ts';
import { partNames } from '../../../domain/text/index.ts';
import { chosenIn, TESTAMENTS } from '../../addresses/search-address.ts';
import { BookOptions } from './book-options.tsx';

interface ScopeOptionsProps {
  readonly label?: (name: string) => string;
}

/** Typing changes none of its many options, so only another label draws it again. */
export const ScopeOptions = memo(function ScopeOptions({ label = (name) => name }: ScopeOptionsProps) {
  return (
    <>
      {TESTAMENTS.map((testament) => (
        <option key={testament} value={chosenIn({ testament, book: undefined, group: undefined })}>
          {label(partNames[testament])}
        </option>
      ))}
      {SEARCH_GROUPS.map((group) => (
        <option key={group} value={chosenIn({ group, book: undefined, testament: undefined })}>
          {label(partNames[group])}
        </option>
      ))}
      <BookOptions />
    </>
  );
});
