import { BOOKS } from '../../../../domain/canon/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Labelled } from '../../../ui/forms/labelled.tsx';

const HEBREW_BOOKS = BOOKS.filter(({ testament }) => testament === 'old');

interface BookSelectProps {
  readonly value: string;
  readonly onChange: (book: string) => void;
}

export function BookSelect({ value, onChange }: BookSelectProps) {
  return (
    <Labelled label={adminText.bookSelect.book}>
      <select className="select w-full" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{adminText.bookSelect.selectBook}</option>
        {HEBREW_BOOKS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export const nameOfBook = (id: string): string => HEBREW_BOOKS.find((book) => book.id === id)?.name ?? id;
