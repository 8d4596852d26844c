import { SEARCH_GROUPS } from '../../../domain/canon/index.ts';
import { chosenIn, TESTAMENTS } from '../../addresses/search-address.ts';
import { searchScopeText } from '../../text/search/search-scope-text.ts';
import { BookOptions } from './book-options.tsx';

interface ScopeOptionsProps {
  /** Writes the name of a testament or group as the select needs it. */
  readonly label?: (name: string) => string;
}

/** The options of a select that limits a search: testaments, groups of books and every book. */
export function ScopeOptions({ label = (name) => name }: ScopeOptionsProps) {
  const { testaments, groups } = searchScopeText;
  return (
    <>
      {TESTAMENTS.map((testament) => (
        <option key={testament} value={chosenIn({ testament, book: undefined, group: undefined })}>
          {label(testaments[testament])}
        </option>
      ))}
      {SEARCH_GROUPS.map((group) => (
        <option key={group} value={chosenIn({ group, book: undefined, testament: undefined })}>
          {label(groups[group])}
        </option>
      ))}
      <BookOptions />
    </>
  );
}
