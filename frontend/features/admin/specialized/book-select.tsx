import { BOOKS } from '../../../../domain/canon/index.ts';
import { adminText } from '../../../text/admin.ts';

/** Sefaria has the Hebrew Bible. */
const HEBREW_BOOKS = BOOKS.filter(({ testament }) => testament === 'old');

interface BookSelectProps {
  readonly value: string;
  readonly onChange: (book: string) => void;
}

/** A labelled select with the books that Sefaria has. */
export function BookSelect({ value, onChange }: BookSelectProps) {
  return (
    <label className="choice">
      <span>{adminText.bookSelect.book}</span>
      <select className="select" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{adminText.bookSelect.selectBook}</option>
        {HEBREW_BOOKS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The name of a book for readers. */
export const nameOfBook = (id: string): string => HEBREW_BOOKS.find((book) => book.id === id)?.name ?? id;
