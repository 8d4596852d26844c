import { BOOKS } from '../../../domain/canon/index.ts';
import { byReferenceText } from '../../text/places/by-reference-text.ts';
import { BOOK_GROUPS } from '../library/index.ts';

const NONE: ReadonlySet<string> = new Set();

interface BookOptionsProps {
  readonly missing?: ReadonlySet<string>;
}

export function BookOptions({ missing = NONE }: BookOptionsProps) {
  return BOOK_GROUPS.map(({ id: group, title }) => (
    <optgroup key={group} label={title}>
      {BOOKS.filter((book) => book.group === group).map(({ id, name }) => (
        <option key={id} value={id}>
          {missing.has(id) ? byReferenceText.notInstalled(name) : name}
        </option>
      ))}
    </optgroup>
  ));
}
