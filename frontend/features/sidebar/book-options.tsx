import { BOOKS } from '../../../domain/canon/index.ts';
import { BOOK_GROUPS } from '../library/index.ts';

/** The options of a select with every book, by group. */
export function BookOptions() {
  return BOOK_GROUPS.map(({ id: group, title }) => (
    <optgroup key={group} label={title}>
      {BOOKS.filter((book) => book.group === group).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
