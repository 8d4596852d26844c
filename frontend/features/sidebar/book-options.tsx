import { BOOKS } from '../../../domain/canon/books.ts';

const GROUPS = [
  ['torah', 'Torah'],
  ['other-old', 'Other Old Testament'],
  ['apocrypha', 'Apocrypha'],
  ['new', 'New Testament'],
] as const;

/** Every book in its group, for a select. */
export function BookOptions() {
  return GROUPS.map(([group, label]) => (
    <optgroup key={group} label={label}>
      {BOOKS.filter((book) => book.group === group).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
